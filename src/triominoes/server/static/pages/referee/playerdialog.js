// What is told of one player beside the moves: how many tiles he holds, points by agreement, giving up.
import { ask, Dialog } from "../lib/dialog.js";
import { Stepper } from "../lib/fields.js";
import { html, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { EMPTY, writeDraft } from "./draft.js";
import { AdjustField } from "./editor.js";
import { goneOf } from "./players.js";

/** @typedef {import("./matchpage.js").Table} Table */

const MOST_TILES = 76;

/** @param {{table: Table, seat: number, onClose: () => void}} props */
export function PlayerDialog({ table, seat: first, onClose }) {
  const { state } = table;
  const [seat, setSeat] = useState(first);
  const [count, setCount] = useState("");
  const [points, setPoints] = useState(/** @type {number | null} */ (null));
  const name = state.names[seat];
  const isThere = !goneOf(state).has(seat);
  const held = count === "" ? String(state.counts[seat] ?? 0) : count;
  const note = (/** @type {string | null} */ text) => {
    if (text === null) return;
    onClose();
    table.enter([text]);
  };
  const giveUp = async () => {
    onClose();
    const title = say("referee-resign-ask", { name });
    if (await ask({ title, text: say("referee-resign-text"), yes: say("referee-resign-yes"), no: say("resign-no"), grave: true })) table.enter([`p${seat + 1} resign`]);
  };
  return html`<${Dialog} title=${name} name="player-dialog" onClose=${onClose}>
    <div class="fields">
      <div class="seg" role="group" aria-label=${say("referee-player")}>
        ${state.names.map((one, k) => html`<button type="button" key=${k} data-player=${k} aria-pressed=${String(k === seat)} onClick=${() => { setSeat(k); setCount(""); }}>${one}</button>`)}
      </div>
      ${isThere && (state.awaited === "move" || state.awaited === "blocked") && html`<div class="field"><label for="held">${say("referee-held", { name })}</label>
        <${Stepper} id="held" value=${held} low=${0} high=${MOST_TILES} label=${say("referee-held", { name })} onChange=${setCount} />
        <button type="button" class="btn" data-act="count" onClick=${() => /^\d{1,2}$/.test(held) && note(writeDraft({ ...EMPTY, kind: "count", seat, count: Number(held) }, state.data))}>${say("referee-held-note")}</button></div>`}
      ${state.data.count && html`<${AdjustField} points=${points} change=${setPoints} />
        <button type="button" class="btn" data-act="adjust" aria-disabled=${String(!points)} onClick=${() => note(writeDraft({ ...EMPTY, kind: "adjust", seat, points }, state.data))}>${say("referee-adjust-note")}</button>`}
      ${isThere && html`<button type="button" class="btn" data-act="resign" onClick=${giveUp}>${icon("flag")}${say("referee-resign", { name })}</button>`}
    </div>
  </${Dialog}>`;
}
