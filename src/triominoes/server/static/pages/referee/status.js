// How it stands with the server: quiet while all is well. And lines that were refused, until somebody decides.
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";
import { refusal } from "./refusals.js";
import { logWords } from "./words.js";

/** @typedef {import("./matchpage.js").Table} Table */

/** What another phone entered when this one, or a third, was first. @param {string} line @param {import("./types.js").Shown} state */
const crossed = (line, { log, names }) =>
  line === log.at(-1) ? say("referee-crossed-same") : say("referee-crossed", { what: logWords(line, names) });

/** @param {{table: Table}} props */
export function Connection({ table }) {
  const { keeping, state } = table;
  const waiting = keeping.pending.length;
  const told = [];
  if (keeping.ended) told.push(keeping.ended);
  else if (!keeping.online && !keeping.opening) told.push(waiting > 0 ? say("referee-offline-lines", { count: waiting }) : say("referee-offline"));
  if (keeping.misled && !keeping.ended) told.push(say("referee-misled"));
  if (keeping.crossed !== null) told.push(crossed(keeping.crossed, state));
  if (state.waits && !keeping.ended) told.push(say("referee-figures-wait"));
  if (!keeping.stored) told.push(say("referee-not-stored"));
  return html`<p class=${`connection ${keeping.ended ? "grave" : ""}`} role="status" data-region="connection">${told.join(" ")}</p>`;
}

/** In place of what could be noted: the server opens the match no more. @param {{table: Table, acts: import("./matchmenu.js").Act[]}} props */
export function Ended({ table, acts }) {
  const waiting = table.keeping.pending.length;
  return html`<section class="over" data-region="ended">
    <p>${waiting > 0 && `${say("referee-ended-lines", { count: waiting })} `}${say("referee-ended")}</p>
    <div class="more-acts">
      ${acts.map(({ name, icon: shape, text, run }) => html`<button type="button" key=${name} class="btn" data-act=${name} onClick=${run}>${icon(shape)}${text}</button>`)}
      <a class="btn primary" href="/referee">${icon("plus")}${say("referee-new")}</a>
    </div>
  </section>`;
}

/** @param {{table: Table}} props */
export function SetAside({ table }) {
  const { keeping, state } = table;
  if (keeping.aside.length === 0) return null;
  return html`<div role="alert"><ul class="aside-lines" role="list" aria-label=${say("referee-aside")} data-region="aside">
    ${keeping.aside.map((one, i) => html`<li key=${one.id} class="fault">${icon("flag")}<div>
      <p><b>${whole(logWords(one.line, state.names))}</b></p>
      <p>${refusal(one)}</p>
      <div class="acts two-acts">
        <button type="button" class="btn" data-act="again" onClick=${() => table.refused(keeping.enterAside(i))}>${say("referee-again")}</button>
        <button type="button" class="btn" data-act="drop" onClick=${() => keeping.dropAside(i)}>${say("referee-drop")}</button>
      </div>
    </div></li>`)}
  </ul></div>`;
}
