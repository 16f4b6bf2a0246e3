// The end of a round: how it ended, who gets what and why, the open racks, and the way on.
import { html, useEffect, useRef } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { Chart } from "./chart.js";
import { Hands } from "./hands.js";
import { whoGaveUp } from "./matchend.js";
import { namesOf } from "./seats.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {{sitting: Sitting, shared: boolean, look: () => void}} props */
export function RoundEnd({ sitting, shared, look }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  const { state, ended, rules } = sitting;
  const rounds = (state?.sheet ?? []).filter((each) => each.number <= (ended ?? 0));
  const round = rounds.at(-1);
  if (!state || !round || !rules) return null;
  const names = namesOf(sitting, shared);
  const [title, ...settled] = round.say;
  const reasons = [...whoGaveUp(sitting), ...settled];
  return html`<main class="end" id="main">
    <div class="head"><h1 ref=${heading} tabindex="-1">${title?.replace(/\.$/, "") ?? say("round-over", { number: round.number })}</h1>
      ${reasons.length > 0 && html`<ul role="list">${reasons.map((each, k) => html`<li key=${k}>${each}</li>`)}</ul>`}</div>
    <div class="cols">
      ${rules.count && html`<section aria-label=${say("press-sheet")}><${Sheet} rounds=${rounds} names=${names} focus=${round.number} /></section>`}
      <div class="aside">
        ${rules.count && rounds.length > 1 && html`<section aria-labelledby="chart-title"><h2 id="chart-title">${say("chart-title")}</h2><${Chart} rounds=${rounds} names=${names} me=${sitting.seat} target=${rules.target} /></section>`}
        <${Hands} round=${round} names=${names} count=${rules.count} />
        <div class="more-acts"><button type="button" class="btn" onClick=${look}>${icon("eye")}${say("end-board")}</button></div>
        <div class="next">
          <button type="button" class="btn primary big" data-act="next" onClick=${() => sitting.goOn?.()}>${say("press-next-round", { number: round.number + 1 })}</button>
        </div>
      </div>
    </div>
  </main>`;
}
