// The board of the round isn't known to the phone: lay it out as it lies, or wait for the next round.
import { Builder } from "../lib/builder.js";
import { writeBoard } from "../lib/building.js";
import { Fragment, html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { setOf } from "./tiles.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("../lib/laying.js").Layout} Layout */

/** @type {Layout} */
const NOTHING = { tiles: [], asked: null };

/** @param {{table: Table}} props */
export function LayingOut({ table }) {
  const { state, enter } = table;
  const [laying, setLaying] = useState(false);
  const [layout, setLayout] = useState(NOTHING);
  if (!laying) {
    return html`<section class="ask-end" aria-labelledby="no-board" data-region="no-board">
      <h2 id="no-board">${say("referee-no-board")}</h2>
      <p>${say("referee-no-board-line")}</p>
      <div class="acts">
        <button type="button" class="btn primary big" data-act="lay-out" onClick=${() => setLaying(true)}>${say("referee-lay-out")}</button>
        <button type="button" class="btn big" data-act="to-sheet" onClick=${() => table.setMode("sheet")}>${say("referee-till-next")}</button>
      </div>
    </section>`;
  }
  const count = layout.tiles.length;
  return html`<${Fragment}>
    <${Builder} layout=${layout} all=${setOf(state.data.tiles)} asking=${false} change=${setLayout} />
    <section class="note" aria-label=${say("referee-note-label")} data-region="note">
      ${count > 0
        ? html`<button type="button" class="btn primary big" data-act="laid-out" onClick=${() => enter([`position ${writeBoard(layout.tiles)}`])}>${say("referee-laid-out", { count })}</button>`
        : html`<button type="button" class="btn big" data-act="cancel" onClick=${() => setLaying(false)}>${say("dialog-cancel")}</button>`}
    </section>
  </${Fragment}>`;
}
