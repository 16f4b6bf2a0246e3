// The match is over: who won and why, the whole sheet, and what can be done with it.
import { html, useEffect, useRef } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { inRow } from "../lib/setup.js";
import { say } from "../lib/texts.js";
import { Chart } from "../table/chart.js";
import { Sheet } from "../table/sheet.js";

/** @typedef {import("./matchpage.js").Table} Table */

/** @param {import("./types.js").Shown} state */
const resultOf = ({ winners, names }) =>
  winners.length > 0 ? say("match-won", { count: winners.length, names: inRow(winners.map((seat) => names[seat])) }) : say("match-nobody");

/** @param {{table: Table, acts: import("./matchmenu.js").Act[]}} props */
export function MatchOver({ table, acts }) {
  const { state } = table;
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  const last = state.rounds.at(-1);
  return html`<section class="over" data-region="over">
    <h1 ref=${heading} tabindex="-1">${resultOf(state)}</h1>
    <ul class="why-won" role="list">${[...(last?.say ?? []), ...state.why].map((one, k) => html`<li key=${k}>${one}</li>`)}</ul>
    ${state.data.count && html`<${Sheet} rounds=${state.rounds} names=${state.names} focus=${last?.number ?? null} />`}
    ${state.data.count && state.rounds.length > 1 && html`<h2>${say("chart-title")}</h2><${Chart} rounds=${state.rounds} names=${state.names} me=${-1} target=${state.data.target} />`}
    <div class="more-acts">
      ${acts.map(({ name, icon: shape, text, run }) => html`<button type="button" key=${name} class="btn" data-act=${name} onClick=${run}>${icon(shape)}${text}</button>`)}
      <a class="btn primary" href="/referee">${icon("plus")}${say("referee-new")}</a>
    </div>
  </section>`;
}
