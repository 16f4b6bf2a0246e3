// What a tile is named by: keys of digits, a grid of tiles, its figure, or its points alone.
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { number, say } from "../lib/texts.js";
import { Tile } from "../lib/tile.js";
import { signed, spoken } from "../table/choice.js";

/** @typedef {import("./types.js").FigurePrice} FigurePrice */

const DIGITS = ["0", "1", "2", "3", "4", "5"];
const MOST_POINTS = 15;

/** What is typed of a tile, with room for what is missing. @param {string} digits */
export const typed = (digits) => [0, 1, 2].map((k) => digits[k] ?? "·").join("-");

/** Another digit; after the third a new tile begins. @param {string} digits @param {string} digit */
export const withDigit = (digits, digit) => (digits.length >= 3 ? digit : digits + digit);

/** @param {string} digits */
export const withoutDigit = (digits) => digits.slice(0, -1);

/** @param {{digits: string, change: (update: (digits: string) => string) => void}} props */
export const Keys = ({ digits, change }) => html`<div class="keys" role="group" aria-label=${say("referee-keys")} data-region="keys">
  ${DIGITS.map((digit) => html`<button type="button" key=${digit} data-digit=${digit} data-d=${digit} onClick=${() => change((before) => withDigit(before, digit))}>${digit}</button>`)}
  <button type="button" class="erase" aria-label=${say("referee-erase")} title=${say("referee-erase")} aria-disabled=${String(digits === "")} onClick=${() => change(withoutDigit)}>${icon("erase")}</button>
</div>`;

/**
 * @param {{tiles: string[], isOn: (tile: string) => boolean, pick: (tile: string) => void, fits?: (tile: string) => boolean, label: string}} props
 * `fits`: those that it doesn't hold for are pale, and can be tapped all the same
 */
export const Grid = ({ tiles, isOn, pick, fits = () => true, label }) => html`<ul class="grid" role="list" aria-label=${label} data-region="grid">
  ${tiles.map((tile) => html`<li key=${tile}>
    <button type="button" class=${fits(tile) ? "" : "none"} data-pick=${tile} aria-pressed=${String(isOn(tile))} onClick=${() => pick(tile)}><span class="sr">${fits(tile) ? spoken(tile) : say("referee-tile-not", { tile: spoken(tile) })}</span><${Tile} digits=${tile} ring /></button>
  </li>`)}
</ul>`;

/** @param {{figures: FigurePrice[], chosen: string, choose: (name: string) => void}} props */
export function Figures({ figures, chosen, choose }) {
  if (figures.length === 0) return null;
  return html`<div class="figure-keys" role="group" aria-label=${say("referee-figures")} data-region="figures">
    ${figures.map(({ name, points }) => html`<button type="button" key=${name} class="btn" data-figure=${name} aria-pressed=${String(name === chosen)} onClick=${() => choose(name === chosen ? "" : name)}>
      <span>${say(`tally-${name}`)}</span> <span class="facts">${signed(points)}</span>
    </button>`)}
  </div>`;
}

/**
 * A tile of which nothing else was written down: the sum of its digits, or just that there was one.
 * @param {{points: number | null, several: boolean, choose: (points: number) => void}} props
 */
export function Points({ points, several, choose }) {
  const all = several ? Array.from({ length: MOST_POINTS + 1 }, (_, k) => k) : [0];
  return html`<div class="points" role="group" aria-label=${say("referee-points")} data-region="points">
    ${all.map((k) => html`<button type="button" key=${k} class="btn" data-points=${k} aria-pressed=${String(points === k)} onClick=${() => choose(k)}>${several ? number(k) : say("referee-a-tile")}</button>`)}
  </div>`;
}
