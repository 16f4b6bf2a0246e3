// One entry in a form: who, what, and the parts of it. For corrections; new lines have the page itself.
import { Builder } from "../lib/builder.js";
import { readBoard, writeBoard } from "../lib/building.js";
import { Stepper, valueOf } from "../lib/fields.js";
import { Fragment, html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { needsPoints } from "./draft.js";
import { LeftSum, LeftTiles, LeftWays } from "./endings.js";
import { wholeOf, worthOf, wrongLeft } from "./left.js";
import { Figures, Grid, Keys, Points } from "./pick.js";
import { PlaceField } from "./placefield.js";
import { meant, setOf, tileNamedBy } from "./tiles.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Kind} Kind */
/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {{table: Table, draft: Draft, board: string[], change: (part: Partial<Draft>) => void}} Field */

/** @type {Kind[]} */
const USUAL = ["tile", "points", "draw", "pass", "count", "adjust", "show", "position"];
const WAYS = ["out", "blocked", "stopped"];
const MOST_TILES = 76;
const MOST_POINTS = 9999;

/** @param {Field} props */
function TileField({ table, draft, change }) {
  const { data } = table.state;
  const tiles = meant(setOf(data.tiles), draft.digits, data.tiles);
  const tile = tileNamedBy(draft.digits, data.tiles);
  return html`<${Fragment}>
    <${Keys} digits=${draft.digits} change=${(/** @type {(digits: string) => string} */ update) => change({ digits: update(draft.digits) })} />
    ${draft.digits !== "" && html`<${Grid} tiles=${tiles} isOn=${(/** @type {string} */ one) => one === tile} pick=${(/** @type {string} */ one) => change({ digits: one })} label=${say("referee-grid")} />`}
    ${draft.kind === "tile" && html`<${Figures} figures=${data.figures} chosen=${draft.figure} choose=${(/** @type {string} */ figure) => change({ figure })} />`}
  </${Fragment}>`;
}

/** @param {Field} props */
const PointsField = ({ table, draft, change }) => html`<${Points} points=${draft.points} several=${needsPoints(table.state.data)} choose=${(/** @type {number} */ points) => change({ points })} />
  <${Figures} figures=${table.state.data.figures} chosen=${draft.figure} choose=${(/** @type {string} */ figure) => change({ figure })} />`;

/** @param {Field} props */
const CountField = ({ draft, change }) => html`<div class="field"><label for="edit-count">${say("referee-count")}</label>
  <${Stepper} id="edit-count" value=${String(draft.count ?? "")} low=${0} high=${MOST_TILES} label=${say("referee-count")} onChange=${(/** @type {string} */ text) => change({ count: /^\d{1,2}$/.test(text) ? Number(text) : null })} /></div>`;

/** Points by agreement: given or taken. @param {{points: number | null, change: (points: number | null) => void}} props */
export function AdjustField({ points, change }) {
  const [taken, setTaken] = useState(points === null || points < 0);
  const size = points === null ? "" : String(Math.abs(points));
  const put = (/** @type {string} */ text, /** @type {boolean} */ minus) => {
    setTaken(minus);
    change(/^\d{1,4}$/.test(text) ? Number(text) * (minus ? -1 : 1) : null);
  };
  return html`<div class="field adjust"><label class="label" id="adjust-label" for="adjust-points">${say("referee-adjust")}</label>
    <div class="seg" role="group" aria-labelledby="adjust-label">
      <button type="button" data-sign="-" aria-pressed=${String(taken)} onClick=${() => put(size, true)}>${say("referee-taken-off")}</button>
      <button type="button" data-sign="+" aria-pressed=${String(!taken)} onClick=${() => put(size, false)}>${say("referee-given")}</button>
    </div>
    <${Stepper} id="adjust-points" value=${size} low=${0} high=${MOST_POINTS} step=${5} label=${say("referee-adjust")} onChange=${(/** @type {string} */ text) => put(text, taken)} /></div>`;
}

/** What was left, by its tiles or by their number and sum: the one can be changed into the other. @param {Field} props */
function HoldField({ table, draft, change }) {
  const { data, names } = table.state;
  const rack = { pool: setOf(data.tiles), most: data.tiles };
  const [text, setText] = useState({ count: String(draft.count ?? ""), sum: String(draft.points ?? "") });
  const isBySum = draft.count !== null;
  const put = (/** @type {Partial<typeof text>} */ part) => {
    const now = { ...text, ...part };
    setText(now);
    change({ tiles: [], count: wholeOf(now.count) ?? 0, points: wholeOf(now.sum) });
  };
  const choose = (/** @type {"tiles" | "sum"} */ way) => {
    if (way === "tiles") change({ count: null, points: null });
    else if (!isBySum) put(draft.tiles.length > 0 ? { count: String(draft.tiles.length), sum: String(worthOf(draft.tiles)) } : {});
  };
  return html`<${LeftWays} way=${isBySum ? "sum" : "tiles"} choose=${choose} />
    ${isBySum
      ? html`<${LeftSum} rack=${rack} count=${text.count} sum=${text.sum} withSum=${data.count} change=${put} />
          <p class="taken" role="status">${wrongLeft(rack, names[draft.seat ?? 0], wholeOf(text.count), draft.points)}</p>`
      : html`<${LeftTiles} all=${rack.pool} tiles=${draft.tiles} change=${(/** @type {string[]} */ tiles) => change({ tiles })} />`}`;
}

/** @param {Field} props */
const EndField = ({ draft, change }) => html`<div class="seg" role="group" aria-label=${say("referee-how-ended")}>
  ${WAYS.map((how) => html`<button type="button" key=${how} aria-pressed=${String(how === draft.rest)} onClick=${() => change({ rest: how })}>${say(`referee-end-${how}`)}</button>`)}
</div>`;

/** The board as it lay, mended where it is wrong. @param {Field} props */
const BoardField = ({ table, draft, change }) => html`<${Builder} layout=${{ tiles: readBoard(draft.rest), asked: null }} all=${setOf(table.state.data.tiles)} asking=${false}
  change=${(/** @type {import("../lib/laying.js").Layout} */ layout) => change({ rest: writeBoard(layout.tiles) })} />`;

/** @type {Partial<Record<Kind, (field: Field) => any>>} */
const FIELDS = { tile: TileField, show: TileField, place: PlaceField, points: PointsField, count: CountField, hold: HoldField, end: EndField, position: BoardField,
  adjust: ({ draft, change }) => html`<${AdjustField} points=${draft.points} change=${(/** @type {number | null} */ points) => change({ points })} />` };

/** @param {Field & {names: string[]}} props */
function Who({ names, draft, change }) {
  return html`<div class="field"><label for="edit-seat">${say("referee-player")}</label>
    <select id="edit-seat" class="select" value=${String(draft.seat ?? "")} onChange=${(/** @type {Event} */ event) => change({ seat: Number(valueOf(event)) })}>
      ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
    </select></div>`;
}

/** @param {Field & {kinds?: Kind[]}} props */
export function Editor({ table, draft, board, change, kinds = [] }) {
  const offered = draft.kind === "end" || draft.kind === "hold" ? [] : [...new Set([...kinds, ...USUAL])];
  const Parts = FIELDS[draft.kind];
  return html`<div class="fields editor">
    ${draft.kind !== "end" && draft.kind !== "position" && html`<${Who} table=${table} names=${table.state.names} draft=${draft} board=${board} change=${change} />`}
    ${offered.length > 0 && html`<div class="field"><label for="edit-kind">${say("referee-what")}</label>
      <select id="edit-kind" class="select" value=${draft.kind} onChange=${(/** @type {Event} */ event) => change({ kind: /** @type {Kind} */ (valueOf(event)) })}>
        ${offered.map((kind) => html`<option key=${kind} value=${kind}>${say(`referee-kind-${kind}`)}</option>`)}
      </select></div>`}
    ${Parts && html`<${Parts} table=${table} draft=${draft} board=${board} change=${change} />`}
  </div>`;
}
