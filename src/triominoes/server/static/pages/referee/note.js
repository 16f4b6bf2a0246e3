// The foot of the page, under the thumb: what would be noted and for whom; else whose turn it is, drawing, passing.
import { html, useRef } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { get } from "../lib/preferences.js";
import { number, say } from "../lib/texts.js";
import { signed } from "../table/choice.js";
import { goneOf } from "./players.js";

/** @typedef {import("./matchpage.js").Table} Table */
/**
 * @typedef {object} Wanted what a person has made ready
 * @property {string} title `0-1-5`
 * @property {number | null} points what it brings, as far as that is known
 * @property {string} sum how they come about
 * @property {(seat: number) => string[]} texts its entries
 */

/** A tap on drawing so soon after noting was a second one on what was there, in milliseconds; who wants no pauses is quick. */
const SETTLING = 600;

/** The sum of some points in words: `6 + bridge 40`. @param {import("./types.js").Part[]} parts */
export const sumText = (parts) =>
  parts.filter((part) => part.points !== 0 || part.name === "tile").map((part, k) => {
    const size = number(Math.abs(part.points));
    const sign = part.points < 0 ? "−" : "+";
    const name = part.name === "tile" ? "" : `${say(`award-name-${part.name}`)} `;
    return k === 0 ? `${part.points < 0 ? "−" : ""}${name}${size}` : `${sign} ${name}${size}`;
  }).join(" ");

/** @param {Table} table @param {number | null} points @param {string} name */
const noteText = ({ state }, points, name) =>
  state.data.count && points !== null ? say("referee-note", { shown: String(points).replace("-", "−"), name }) : say("referee-note-plain", { name });

/** @param {{table: Table, wanted: Wanted}} props */
function Noting({ table, wanted }) {
  const { state, seat, enter } = table;
  if (seat === null) {
    const gone = goneOf(state);
    return html`<p class="who" id="note-who">${say("referee-who-began")}</p>
      <div class="firsts" role="group" aria-labelledby="note-who">
        ${state.names.map((name, k) => !gone.has(k) && html`<button type="button" key=${k} class="btn primary big" data-note=${k} onClick=${() => enter(wanted.texts(k))}>${name}</button>`)}
      </div>`;
  }
  return html`<button type="button" class="btn primary big" data-note=${seat} onClick=${() => enter(wanted.texts(seat))}>${noteText(table, wanted.points, state.names[seat])}</button>`;
}

/** @param {Table} table @param {number} seat */
const callsOf = ({ state }, seat) => {
  const { draw, passing, data } = state;
  const price = (/** @type {number} */ points) => (data.count && points !== 0 ? signed(-Math.abs(points)) : "");
  const calls = [];
  if (draw) calls.push({ name: "draw", label: say("press-draw"), facts: [price(draw.price), say("press-left", { count: state.well })].filter(Boolean).join(" · "), text: `p${seat + 1} draw` });
  if (passing) calls.push({ name: "pass", label: say("press-pass"), facts: price(passing.price), text: `p${seat + 1} pass` });
  return calls;
};

/** @param {{clear: () => void}} props */
const Clear = ({ clear }) => html`<button type="button" class="btn plain round" aria-label=${say("referee-clear")} title=${say("referee-clear")} onClick=${clear}>${icon("close")}</button>`;

/** @param {{table: Table, idle: string, begun: boolean, clear: () => void}} props */
function Calls({ table, idle, begun, clear }) {
  const { state, seat, enter } = table;
  const calls = seat === null || begun ? [] : callsOf(table, seat);
  const line = seat === null ? say("referee-who-begins") : say("status-turn-of", { name: state.names[seat] });
  return html`<p class=${begun ? "whose ready" : "whose"}><span><b>${line}</b> <span class="small">${idle}</span></span>${begun && html`<${Clear} clear=${clear} />`}</p>
    ${calls.length > 0 && html`<div class="calls">
      ${calls.map(({ name, label, facts, text }) => html`<button type="button" key=${name} class="btn big" data-call=${name} onClick=${() => enter([text])}><span>${label}</span>${facts && html`<span class="facts">${facts}</span>`}</button>`)}
    </div>`}`;
}

/**
 * @param {{table: Table, wanted: Wanted | null, idle: string, begun?: boolean, hint?: string, clear: () => void, children?: any}} props
 * `idle`: what can be done as long as nothing is ready; `begun`: something is picked already
 */
export function Note({ table: given, wanted, idle, begun = false, hint = "", clear, children = null }) {
  const entered = useRef(-SETTLING);
  const enter = (/** @type {string[]} */ texts) => {
    if (!wanted && performance.now() - entered.current < SETTLING && get("pause") !== "none") return;
    entered.current = performance.now();
    given.enter(texts);
  };
  const table = { ...given, enter };
  return html`<section class="note" aria-label=${say("referee-note-label")} data-region="note">
    ${children}
    ${wanted
      ? html`<p class="ready"><span><b>${wanted.title}</b>${wanted.sum && html` <span class="sum">${wanted.sum}</span>`}</span>
          <${Clear} clear=${clear} /></p>
        ${hint && html`<p class="small hint">${hint}</p>`}
        <${Noting} table=${table} wanted=${wanted} />`
      : html`<${Calls} table=${table} idle=${idle} begun=${begun} clear=${clear} />`}
  </section>`;
}
