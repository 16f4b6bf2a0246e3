// What a person does to a board that is laid out: values in, values out. One tile may be asked about:
// it lies apart from the others, and need not fit.
import { FIRST, cellsOf, hangTogether, joins, readings, tileNamed, turned, waysIn, without } from "./building.js";
import { readPlacement } from "../../board/geometry.js";

/** @typedef {import("./picker.js").Choice} Choice */
/** @typedef {{tiles: readonly string[], asked: string | null}} Layout  placements, each beside one before it, and the one asked about */

/** All tiles that lie as they should: the one asked about too, if it does. @param {Layout} layout */
export const settled = ({ tiles, asked }) => (asked && joins(tiles, asked) ? [...tiles, asked] : [...tiles]);

/** The placement in a cell. @param {Layout} layout @param {string} cell */
export const moveIn = ({ tiles, asked }, cell) => cellsOf(asked ? [...tiles, asked] : tiles).get(cell) ?? null;

/** What lies when the tile of a cell is chosen anew. @param {Layout} layout @param {string} cell */
const around = (layout, cell) => settled(layout).filter((move) => readPlacement(move).cell !== cell);

/**
 * The tiles that are left for a cell, and how each would lie there.
 * @param {Layout} layout @param {string} cell @param {readonly string[]} all the set @param {boolean} free whether those that do not fit count too
 * @returns {Choice[]}
 */
export function choicesFor(layout, cell, all, free) {
  const tiles = around(layout, cell);
  const used = new Set(tiles.map((move) => tileNamed(readPlacement(move).digits)));
  const left = all.filter((tile) => !used.has(tile));
  return left
    .map((tile) => ({ tile, ...waysIn(tiles, cell, tile)[0] }))
    .map(({ tile, digits = tile, wrong }) => ({ tile, digits, fits: wrong === 0 }))
    .filter(({ fits }) => free || fits);
}

/** A tile laid as the next one; asked about, if that is what is done here. @param {Layout} layout @param {string} move @param {boolean} asking @returns {Layout} */
export function laid(layout, move, asking) {
  const tiles = around(layout, readPlacement(move).cell);
  return asking ? { tiles, asked: move } : { tiles: [...tiles, move], asked: null };
}

/** The other ways in which a tile can lie where it does, in the order of turning. @param {Layout} layout @param {string} move */
export function otherWays({ tiles, asked }, move) {
  const { digits, cell } = readPlacement(move);
  const ways = move === asked ? turned(digits) : readings(without(tiles, move), cell, digits);
  return ways.filter((way) => way !== digits).map((way) => `${way}@${cell}`);
}

/** The layout with one placement in the place of another. @param {Layout} layout @param {string} move @param {string} other @returns {Layout} */
export const exchanged = ({ tiles, asked }, move, other) =>
  move === asked ? { tiles, asked: other } : { tiles: tiles.map((one) => (one === move ? other : one)), asked };

/** A tile that is asked about and lies alone is the first one. @param {Layout} layout @returns {Layout} */
const begun = ({ tiles, asked }) => ({ tiles, asked: asked && tiles.length === 0 ? `${readPlacement(asked).digits}@${FIRST}` : asked });

/** Without a tile; null where the others would fall apart. @param {Layout} layout @param {string} move @returns {Layout | null} */
export function takenAway(layout, move) {
  if (move === layout.asked) return { tiles: layout.tiles, asked: null };
  if (!hangTogether(without(settled(layout), move))) return null;
  return begun({ tiles: without(layout.tiles, move), asked: layout.asked });
}

/** Asking about another tile of the board; null where it can't have been laid last. @param {Layout} layout @param {string} move @returns {Layout | null} */
export function askedAbout(layout, move) {
  const rest = without(settled(layout), move);
  return hangTogether(rest) ? begun({ tiles: rest, asked: move }) : null;
}
