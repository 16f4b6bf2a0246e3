// A grid of tiles to choose from; keys of digits leave those that carry them.
import { html, useState } from "./html.js";
import { say } from "./texts.js";
import { Tile } from "./tile.js";

/** @typedef {{tile: string, digits: string, fits: boolean}} Choice  a tile, and how it would lie */

const DIGITS = ["0", "1", "2", "3", "4", "5"];
/** So many are seen at once; more want keys. */
const FEW = 8;

/** @param {{pressed: string[], press: (digit: string) => void}} props */
const Keys = ({ pressed, press }) => html`<div class="digit-keys" role="group" aria-label=${say("pick-keys")}>
  ${DIGITS.map((digit) => html`<button type="button" key=${digit} data-d=${digit} aria-pressed=${String(pressed.includes(digit))} onClick=${() => press(digit)}>${digit}</button>`)}
</div>`;

/**
 * Those that fit come first; `down`: the tiles point down.
 * @param {{choices: Choice[], down?: boolean, pick: (choice: Choice) => void}} props
 */
export function Picker({ choices, down = false, pick }) {
  const [pressed, setPressed] = useState(/** @type {string[]} */ ([]));
  /** @param {string} digit */
  const press = (digit) => setPressed(pressed.includes(digit) ? pressed.filter((one) => one !== digit) : [...pressed, digit]);
  const left = choices.filter(({ tile }) => pressed.every((digit) => tile.includes(digit)));
  const shown = [...left.filter((one) => one.fits), ...left.filter((one) => !one.fits)];
  /** @param {Choice} choice */
  const name = ({ tile, fits }) => say(fits ? "pick-fits" : "pick-not", { tile: [...tile].join("-") });
  return html`${choices.length > FEW && html`<${Keys} pressed=${pressed} press=${press} />`}
    <p class="small" role="status">${say("pick-count", { count: shown.length, fits: shown.filter((one) => one.fits).length })}</p>
    <ul class="tile-grid" role="list">${shown.map((choice) => html`<li key=${choice.tile}>
      <button type="button" class=${choice.fits ? "" : "none"} data-pick=${choice.tile} onClick=${() => pick(choice)}>
        <${Tile} digits=${choice.digits} down=${down} name=${name(choice)} />
      </button>
    </li>`)}</ul>`;
}
