// Who plays, with totals; ▶ at whose turn it is. A tap says who begins, or opens what is to be told of a player.
import { html } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { Name } from "../table/name.js";

/** @typedef {import("./matchpage.js").Table} Table */

/** The seats that have given up. @param {import("./types.js").Shown} state */
export const goneOf = ({ entries }) =>
  new Set(entries.flatMap(({ line, seat, fault }) => (seat !== null && !fault && line.endsWith(" resign") ? [seat] : [])));

/** How many tiles somebody holds. @param {{count: number}} props */
const Held = ({ count }) => html`<span class="words">${say("seat-tiles", { count })}</span><span class="few" aria-hidden="true">${number(count)} △</span>`;

/** @param {{table: Table}} props */
export function Players({ table }) {
  const { state, seat, tapPlayer } = table;
  const gone = goneOf(state);
  return html`<ol class="turns" data-many=${state.names.length} aria-label=${say("seats-label")} data-region="players">
    ${state.names.map((name, k) => html`<li key=${k}>
      <button type="button" class=${k === seat ? "turn now" : "turn"} data-seat=${k} data-gone=${gone.has(k) ? "" : undefined} aria-current=${k === seat ? "true" : undefined} onClick=${() => tapPlayer(k)}>
        <span class="who">${k === seat && html`<svg class="flag" viewBox="0 0 10 12" aria-hidden="true"><path d="M0 0l10 6-10 6z" /></svg>`}<${Name} name=${name} /></span>
        ${state.data.count && html`<b class="total"><span aria-hidden="true">${number(state.scores[k] ?? 0)}</span><span class="sr">${say("seat-score", { points: state.scores[k] ?? 0 })}</span></b>`}
        <span class="held">${gone.has(k) ? say("referee-gave-up") : html`<${Held} count=${state.counts[k] ?? 0} />`}</span>
        ${k === seat && html`<span class="sr">${say("seat-turn")}</span>`}
      </button>
    </li>`)}
  </ol>`;
}
