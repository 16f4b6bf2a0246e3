// The sheet as on paper, and every line of it: a tap opens a line to correct it.
import { Dialog } from "../lib/dialog.js";
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { number, say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";
import { signed } from "../table/choice.js";
import { Sheet } from "../table/sheet.js";
import { lineWords } from "./words.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("./types.js").ShownLine} ShownLine */

/** What is to be known of a line beside what it says. @param {{line: ShownLine}} props */
function Remark({ line }) {
  if (line.fault) return html`<span class="remark wrong">${icon("flag")}${line.fault.say || say("referee-faulty")}</span>`;
  const told = [line.pending && say("referee-not-sent"), line.waits && say("referee-waits")].filter(Boolean);
  return told.length > 0 && html`<span class="remark small">${told.join(" · ")}</span>`;
}

/** What it brings, and the total after it. @param {{line: ShownLine, count: boolean}} props */
function Brings({ line, count }) {
  if (!count || line.points === null || line.fault) return null;
  return html`<span class="brings"><b>${line.points === 0 ? "0" : signed(line.points)}</b>${line.total !== null && html`<span class="small">${number(line.total)}</span>`}</span>`;
}

/** @param {{line: ShownLine, table: Table}} props */
const Line = ({ line, table }) => html`<li>
  <button type="button" class=${line.fault ? "line-row faulty" : "line-row"} data-line=${line.n} onClick=${() => table.openLine(line.n)}>
    <span class="what"><span class="said">${whole(lineWords(line, table.state.names))}</span><${Remark} line=${line} /></span>
    <${Brings} line=${line} count=${table.state.data.count} />
  </button>
</li>`;

/** @param {{table: Table}} props */
export function Lines({ table }) {
  const { state } = table;
  const rounds = [...new Set(state.entries.map((line) => line.round))];
  if (rounds.length === 0) return html`<p class="small">${say("referee-no-lines")}</p>`;
  return html`<div class="round-lines" data-region="lines">
    ${rounds.toReversed().map((round, k) => html`<details key=${round} open=${k === 0}>
      <summary>${icon("next")}<h3>${say("tally-round", { number: round })}</h3></summary>
      <ol>${state.entries.filter((line) => line.round === round).map((line) => html`<${Line} key=${line.n} line=${line} table=${table} />`)}</ol>
    </details>`)}
  </div>`;
}

/** @param {{table: Table, onClose: () => void}} props */
export function SheetDialog({ table, onClose }) {
  const { state } = table;
  return html`<${Dialog} title=${say("press-sheet")} name="sheet-dialog" wide onClose=${onClose}>
    ${state.data.count && html`<${Sheet} rounds=${state.rounds} names=${state.names} focus=${state.rounds.at(-1)?.number ?? null} />`}
    <h3 class="lines-title">${say("referee-lines")}</h3>
    <p class="small">${say("referee-lines-hint")}</p>
    <${Lines} table=${table} />
  </${Dialog}>`;
}

/** The line entered last, to see that it is right; a tap opens it. @param {{table: Table}} props */
export function LastLine({ table }) {
  const line = table.state.entries.at(-1);
  const wrong = table.state.entries.filter((one) => one.fault).length;
  if (!line) return null;
  return html`<div class="last-line" data-region="last">
    <button type="button" class="line-row" data-line=${line.n} onClick=${() => table.openLine(line.n)}>
      <span class="what"><span class="said">${whole(lineWords(line, table.state.names))}</span><${Remark} line=${line} /></span>
      <${Brings} line=${line} count=${table.state.data.count} />
    </button>
    ${wrong > 0 && html`<button type="button" class="link faults" onClick=${table.openSheet}>${icon("flag")}${say("referee-wrong-lines", { count: wrong })}</button>`}
  </div>`;
}
