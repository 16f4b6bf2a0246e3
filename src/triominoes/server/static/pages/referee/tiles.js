// Tiles as people name them: three digits in any order, or clockwise where tiles have mirror images.
import { TILES_56, TILES_76, tileNamed } from "../lib/building.js";

/** @typedef {import("./types.js").Shown} Shown */

/** All tiles of a set. @param {number} size 56 or 76 */
export const setOf = (size) => (size === 76 ? TILES_76 : TILES_56);

/** The tile that three digits name; none yet for fewer. @param {string} digits @param {number} size */
export function tileNamedBy(digits, size) {
  if (digits.length < 3) return null;
  return size === 76 ? tileNamed(digits) : [...digits].sort().join("");
}

/** Whether a tile bears these digits, each as often. @param {string} tile @param {string} digits */
export function bears(tile, digits) {
  const rest = [...tile];
  return [...digits].every((digit) => {
    const at = rest.indexOf(digit);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The tiles that can still be meant. @param {string[]} tiles @param {string} digits @param {number} size */
export function meant(tiles, digits, size) {
  const whole = tileNamedBy(digits, size);
  return whole === null ? tiles.filter((tile) => bears(tile, digits)) : tiles.filter((tile) => tile === whole);
}

/** The tiles that a seat may have: those that nobody has seen, and what it has shown itself in this round. @param {Shown} state @param {number | null} seat */
export function tilesFor(state, seat) {
  const entries = state.entries.filter((one) => one.round === state.round && !one.fault);
  const shown = entries.flatMap(({ line }) => {
    const [who, word, tile = ""] = line.split(" ");
    return word === "show" && who === `p${(seat ?? -1) + 1}` && !lineOf(state, tile) ? [tile] : [];
  });
  return shown.length > 0 ? [...new Set([...state.unseen, ...shown])].sort() : state.unseen;
}

/** Where a tile was entered, if it was in this round. @param {Shown} state @param {string} tile */
export const lineOf = (state, tile) =>
  state.entries.find((one) => one.round === state.round && !one.fault && one.line.includes(" play ") && sameTile(one.line, tile));

/** @param {string} line @param {string} tile */
function sameTile(line, tile) {
  const digits = /^p\d play (\d{3})\b/.exec(line)?.[1];
  return digits !== undefined && tileNamed(digits) === tileNamed(tile);
}
