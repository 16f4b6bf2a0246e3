// All moves as a list: a whole way to play, always in step with the tile that is chosen.
import { html, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { signed } from "./choice.js";
import { whole } from "../lib/whole.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Whether the page has room for the list beside the board. */
const isWide = () => matchMedia("(min-width: 60rem)").matches;

/** The dearest first. @param {import("./types.js").Option[]} moves */
const byPoints = (moves) => [...moves].sort((a, b) => b.points - a.points);

/** @param {{sitting: Sitting}} props */
export function Moves({ sitting }) {
  const [open, setOpen] = useState(isWide());
  const { moves, state, selected, mine, counted: count } = sitting;
  const draw = mine ? state?.draw : null;
  const passing = mine && !sitting.mustPass ? state?.passing : null;
  const all = moves.length + (draw ? 1 : 0) + (passing ? 1 : 0);
  return html`<details class="moves" id="moves" data-region="moves" open=${open} onToggle=${(/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
    <summary><h2>${say("moves-title")}</h2><span class="small">${all}</span>${icon("down")}</summary>
    ${all === 0
      ? html`<p class="small none">${say(mine || state?.over ? "moves-none" : "moves-later")}</p>`
      : html`<ol role="list">
          ${byPoints(moves).map((each) => html`<li key=${each.move} class=${each.tile === selected ? "on" : ""}>
            <button type="button" data-move=${each.move} aria-current=${each.tile === selected ? "true" : undefined} onClick=${() => sitting.choose(each.move, null)}>
              <span class="what">${whole(each.what)}</span>
              <span class="how">${whole(each.how)}</span>
              ${count && html`<span class="sum"><span aria-hidden="true">${each.points}</span><span class="sr">${say("seat-score", { points: each.points })}</span></span>`}
            </button>
          </li>`)}
          ${draw && html`<li key="draw"><button type="button" data-move="draw" onClick=${() => sitting.draw()}><span class="what">${say("moves-draw")}</span><span class="how">${say("press-left", { count: state?.well ?? 0 })}</span>${count && html`<span class="sum">${draw.price ? signed(-Math.abs(draw.price)) : 0}</span>`}</button></li>`}
          ${passing && html`<li key="pass"><button type="button" data-move="pass" onClick=${() => sitting.pass()}><span class="what">${say("press-pass")}</span>${count && html`<span class="sum">${passing.price ? signed(-Math.abs(passing.price)) : 0}</span>`}</button></li>`}
        </ol>`}
  </details>`;
}
