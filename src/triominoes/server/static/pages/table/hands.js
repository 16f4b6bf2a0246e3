// The tiles that were left in the racks, laid open at the end of a round.
import { html } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { Tile } from "../lib/tile.js";
import { spoken } from "./choice.js";
import { value } from "./order.js";

/** @param {string[]} tiles */
const worth = (tiles) => tiles.reduce((sum, tile) => sum + value(tile), 0);

/** @param {{round: import("./types.js").SheetRound, names: string[], count: boolean}} props */
export function Hands({ round, names, count }) {
  const left = round.hands.flatMap((tiles, seat) => (tiles.length > 0 ? [{ tiles, seat }] : []));
  if (left.length === 0) return null;
  return html`<section class="hands" aria-labelledby="hands-title"><h2 id="hands-title">${say("hands-title")}</h2><ul role="list">
    ${left.map(({ tiles, seat }) => html`<li key=${seat}>
      <span>${names[seat]}</span>
      <ul class="figs" role="list">${tiles.map((tile) => html`<li key=${tile} class="fig"><${Tile} digits=${tile} name=${spoken(tile)} /></li>`)}</ul>
      ${count && html`<b><span aria-hidden="true">${number(worth(tiles))}</span><span class="sr">${say("seat-score", { points: worth(tiles) })}</span></b>`}
    </li>`)}
  </ul></section>`;
}
