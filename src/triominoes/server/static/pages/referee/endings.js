// The end of a round: is it over, what is left in the racks, and who got what and why.
import { Stepper } from "../lib/fields.js";
import { Fragment, html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { EMPTY, writeDraft } from "./draft.js";
import { rackOf, sumsOf, wholeOf, worthOf, wrongLeft } from "./left.js";
import { Grid, Keys } from "./pick.js";
import { useStep } from "./step.js";
import { bears } from "./tiles.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("./types.js").Shown} Shown */

/** What the settlement needs of a rack: nothing but how many tiles, their sum too, or the tiles themselves. @param {Shown} state @returns {"count" | "sum" | "tiles"} */
function needed({ entries, data }) {
  const how = entries.filter((one) => !one.fault && one.line.startsWith("end ")).at(-1)?.line;
  if (!data.count) return "count";
  if (how === "end out") return data.takes_hands ? "sum" : "count";
  if (data.blocked === "none") return "count";
  return data.blocked === "smallest" ? "tiles" : "sum";
}

/** @param {{table: Table}} props */
export function AskOut({ table }) {
  const { state, enter } = table;
  const seat = state.turn ?? 0;
  const name = state.names[seat];
  const [count, setCount] = useState(/** @type {string | null} */ (null));
  const most = Math.max(state.well, 1);
  const many = wholeOf(count ?? "") ?? 0;
  const ready = many >= 1 && many <= most;
  useStep(count === null ? "ask" : "count", "#still-held");
  return html`<section class="ask-end" aria-labelledby="ask-end" data-region="out">
    <h2 id="ask-end">${say("referee-out-ask", { name })}</h2>
    ${count === null
      ? html`<div class="acts two-acts">
          <button type="button" class="btn primary big" data-answer="yes" onClick=${() => enter(["end out"])}>${say("referee-out-yes", { name })}</button>
          <button type="button" class="btn big" data-answer="no" onClick=${() => setCount("1")}>${say("referee-out-no")}</button>
        </div>`
      : html`<div class="field"><label for="still-held">${say("referee-still-held", { name })}</label>
          <${Stepper} id="still-held" value=${count} low=${1} high=${most} label=${say("referee-still-held", { name })} onChange=${setCount} />
          <button type="button" class="btn primary big" data-note=${seat} aria-disabled=${String(!ready)} onClick=${() => ready && enter([`p${seat + 1} count ${many}`])}>${say("referee-note-plain", { name })}</button></div>`}
  </section>`;
}

/** @param {{table: Table, goOn: () => void}} props */
export const AskBlocked = ({ table, goOn }) => html`<section class="ask-end" aria-labelledby="ask-end" data-region="blocked">
  <h2 id="ask-end">${say("referee-blocked-ask")}</h2>
  <div class="acts two-acts">
    <button type="button" class="btn primary big" data-answer="yes" onClick=${() => table.enter(["end blocked"])}>${say("referee-blocked-yes")}</button>
    <button type="button" class="btn big" data-answer="no" onClick=${goOn}>${say("referee-blocked-no")}</button>
  </div>
</section>`;

/** The tiles left, tapped in a grid. @param {{all: string[], tiles: string[], change: (tiles: string[]) => void}} props */
export function LeftTiles({ all, tiles, change }) {
  const [digits, setDigits] = useState("");
  const shown = all.filter((tile) => tiles.includes(tile) || bears(tile, digits));
  const toggle = (/** @type {string} */ tile) => {
    change(tiles.includes(tile) ? tiles.filter((one) => one !== tile) : [...tiles, tile]);
    setDigits("");
  };
  return html`<${Fragment}>
    <${Keys} digits=${digits} change=${setDigits} />
    <${Grid} tiles=${shown} isOn=${(/** @type {string} */ tile) => tiles.includes(tile)} pick=${toggle} label=${say("referee-left-tiles")} />
  </${Fragment}>`;
}

/** How what is left is told. @param {{way: string, choose: (way: "tiles" | "sum") => void}} props */
export const LeftWays = ({ way, choose }) => html`<div class="seg" role="group" aria-label=${say("referee-ways")}>
  ${/** @type {const} */ (["tiles", "sum"]).map((one) => html`<button type="button" key=${one} data-way=${one} aria-pressed=${String(one === way)} onClick=${() => choose(one)}>${say(`referee-hold-${one}`)}</button>`)}
</div>`;

/** How many tiles are left, and their sum. @param {{rack: import("./left.js").Rack, count: string, sum: string, withSum: boolean, change: (part: {count?: string, sum?: string}) => void}} props */
export function LeftSum({ rack, count, sum, withSum, change }) {
  const [least, most] = sumsOf(rack, wholeOf(count));
  return html`<div class="fields left-sum">
    <div class="field"><label for="left-count">${say("referee-left-count")}</label>
      <${Stepper} id="left-count" value=${count} low=${1} high=${rack.most} label=${say("referee-left-count")} onChange=${(/** @type {string} */ value) => change({ count: value })} /></div>
    ${withSum && html`<div class="field"><label for="left-points">${say("referee-left-sum")}</label>
      <${Stepper} id="left-points" value=${sum} low=${least} high=${most} label=${say("referee-left-sum")} onChange=${(/** @type {string} */ value) => change({ sum: value })} /></div>`}
  </div>`;
}

/** The text of what was told, what it says, and what is wrong with it. @param {Table} table @param {number} seat @param {{way: string, tiles: string[], count: string, sum: string}} left @param {boolean} withSum */
function told({ state }, seat, { way, tiles, count, sum }, withSum) {
  const isByTile = way === "tiles";
  const many = isByTile ? tiles.length || null : wholeOf(count);
  const points = isByTile ? worthOf(tiles) : withSum ? wholeOf(sum) : null;
  const wrong = wrongLeft(rackOf(state, seat), state.names[seat], many, isByTile ? null : points);
  const ready = many !== null && !wrong && (isByTile || !withSum || points !== null);
  const draft = isByTile ? { ...EMPTY, tiles } : { ...EMPTY, count: many, points };
  return { text: ready ? writeDraft({ ...draft, kind: "hold", seat }, state.data) : null, points: points ?? 0, many: many ?? 0, wrong };
}

/** @param {{table: Table}} props */
export function Holds({ table }) {
  const { state, enter } = table;
  const seat = state.holds[0] ?? 0;
  const name = state.names[seat];
  const needs = needed(state);
  const begin = () => ({ way: needs === "count" ? "sum" : "tiles", tiles: /** @type {string[]} */ ([]), count: String(state.counts[seat] ?? ""), sum: "" });
  const [left, setLeft] = useState(begin);
  useEffect(() => setLeft(begin()), [seat, state.round]);
  const { text, points, many, wrong } = told(table, seat, left, needs === "sum");
  const rack = rackOf(state, seat);
  const change = (/** @type {Partial<typeof left>} */ part) => setLeft({ ...left, ...part });
  return html`<section class="pick holds" aria-labelledby="hold-title" data-region="hold">
    <div class="pick-head">
      <h2 id="hold-title">${say("referee-hold-ask", { name })}</h2>
      ${needs === "sum" && html`<${LeftWays} way=${left.way} choose=${(/** @type {string} */ way) => change({ way })} />`}
    </div>
    <p class="small still">${say("referee-hold-count", { name, count: state.counts[seat] ?? 0 })}</p>
    ${left.way === "tiles"
      ? html`<${LeftTiles} all=${rack.pool} tiles=${left.tiles} change=${(/** @type {string[]} */ tiles) => change({ tiles })} />`
      : html`<${LeftSum} rack=${rack} count=${left.count} sum=${left.sum} withSum=${needs === "sum"} change=${change} />`}
  </section>
  <section class="note" aria-label=${say("referee-note-label")} data-region="note">
    ${text
      ? html`<button type="button" class="btn primary big" data-note=${seat} onClick=${() => enter([text])}>${needs === "count" ? say("referee-hold-note-count", { name, count: many }) : say("referee-hold-note", { name, count: many, points })}</button>`
      : html`<p class=${wrong ? "taken" : "whose"} role="status">${wrong || say(`referee-hold-idle-${left.way}`)}</p>`}
  </section>`;
}

/** What the last round came to, as long as the next has not begun. @param {{state: Shown}} props */
export function LastRound({ state }) {
  const round = state.rounds.filter((one) => one.how !== null).at(-1);
  if (!round || round.number !== state.round - 1 || state.awaited !== "begin") return null;
  return html`<section class="last-round" aria-labelledby="last-round">
    <h2 id="last-round">${say("round-over", { number: round.number })}</h2>
    ${round.say.length > 0 && html`<ul role="list">${round.say.map((one, k) => html`<li key=${k}>${one}</li>`)}</ul>`}
  </section>`;
}
