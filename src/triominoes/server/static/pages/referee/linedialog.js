// One line of the sheet: correct it, insert one after it, take it out; accepted after seeing what changes.
import { Dialog } from "../lib/dialog.js";
import { html, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";
import { Changes } from "./changes.js";
import { boardBefore } from "./choices.js";
import { EMPTY, readDraft, writeDraft } from "./draft.js";
import { Editor } from "./editor.js";
import { useStep } from "./step.js";
import { lineWords } from "./words.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {"instead" | "after" | "before"} Way */

/** Another phone has taken the line out while it was looked at here. @param {{onClose: () => void}} props */
const Gone = ({ onClose }) => html`<${Dialog} title=${say("referee-line")} name="line-dialog" onClose=${onClose}>
  <p>${say("referee-line-gone")}</p>
  <div class="acts"><button type="button" class="btn" onClick=${onClose}>${say("dialog-close")}</button></div>
</${Dialog}>`;

/** What can be done with a line. @param {{line: import("./types.js").ShownLine, first: boolean, begin: (way: Way) => void, takeOut: () => void}} props */
const Ways = ({ line, first, begin, takeOut }) => html`<ul class="entries" role="list">
  ${line.fault && html`<li class="fault">${icon("flag")}<span>${line.fault.say || say("referee-faulty")}</span></li>`}
  <li><button type="button" class="entry" data-act="instead" onClick=${() => begin("instead")}>${icon("pen")}<span>${say("referee-correct")}</span></button></li>
  <li><button type="button" class="entry" data-act="after" onClick=${() => begin("after")}>${icon("down")}<span>${say("referee-insert-after")}</span></button></li>
  ${first && html`<li><button type="button" class="entry" data-act="before" onClick=${() => begin("before")}>${icon("up")}<span>${say("referee-insert-before")}</span></button></li>`}
  <li><button type="button" class="entry" data-act="void" onClick=${takeOut}>${icon("remove")}<span>${say("referee-take-out")}</span></button></li>
</ul>`;

/** The draft that a correction begins with. @param {Table} table @param {import("./types.js").ShownLine} line @param {Way} way @returns {Draft} */
function draftFor({ state }, line, way) {
  if (way === "instead") return readDraft(line.line);
  const at = state.entries.indexOf(line);
  const next = state.entries[way === "after" ? at + 1 : at]?.seat ?? state.turn ?? 0;
  return { ...EMPTY, kind: "draw", seat: next };
}

/** Which kinds are offered beside the usual ones. @param {Draft} draft @param {string[]} board @param {import("./types.js").ShownLine} line */
const kindsFor = (draft, board, line) =>
  /** @type {import("./draft.js").Kind[]} */ (draft.kind === "place" || board.length > 0 || line.line.includes("@") ? ["place", draft.kind] : [draft.kind]);

/** @param {{table: Table, n: number, onClose: () => void}} props */
export function LineDialog({ table, n, onClose }) {
  const { state } = table;
  const line = state.entries.find((one) => one.n === n);
  const [way, setWay] = useState(/** @type {Way | null} */ (null));
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState("");
  const step = !line ? "gone" : tried ? "changes" : (way ?? "ways");
  useStep(step, `.line-dialog ${step === "ways" ? ".entry" : "header h2"}`);
  if (!line) return html`<${Gone} onClose=${onClose} />`;
  const at = state.entries.indexOf(line);
  const following = state.entries[at + 1];
  const board = boardBefore(state.entries, way === "after" ? (following?.n ?? -1) : n);
  const begin = (/** @type {Way} */ one) => {
    setWay(one);
    setDraft(draftFor(table, line, one));
  };
  const text = way && writeDraft(draft, state.data);
  const correction = way === "instead" ? `instead ${n} ${text}` : way === "after" ? `after ${n} ${text}` : `after 0 ${text}`;
  const accept = () => {
    onClose();
    table.enter([tried]);
  };
  const title = tried ? say("referee-title-changes") : way ? say(`referee-title-${way}`) : say("referee-line");
  return html`<${Dialog} title=${title} name="line-dialog" onClose=${onClose}>
    <p class="of-line">${whole(lineWords(line, state.names))}</p>
    ${tried
      ? html`<${Changes} table=${table} line=${tried} accept=${accept} back=${() => setTried("")} />`
      : way
        ? html`<${Editor} table=${table} draft=${draft} board=${board} kinds=${kindsFor(draft, board, line)} change=${(/** @type {Partial<Draft>} */ part) => setDraft({ ...draft, ...part })} />
            <div class="acts"><button type="button" class="btn" onClick=${() => setWay(null)}>${say("referee-back")}</button>
              <button type="button" class="btn primary" data-act="try" aria-disabled=${String(!text)} onClick=${() => text && setTried(correction)}>${say("referee-see")}</button></div>`
        : html`<${Ways} line=${line} first=${at === 0} begin=${begin} takeOut=${() => setTried(`void ${n}`)} />`}
  </${Dialog}>`;
}
