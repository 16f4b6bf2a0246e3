// The order of the tiles in the rack: by hand, kept in this browser, or by value.
import { keepRackOrder, rackOrder } from "../lib/memory.js";
import { read, write } from "../lib/stored.js";

/** The sum of a tile's digits. @param {string} tile */
export const value = (tile) => [...tile].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether the rack is kept in the order of values. */
export const isByValue = () => Boolean(read("rack-by-value", false));

/** @param {boolean} on */
export const setByValue = (on) => write("rack-by-value", on);

/**
 * The tiles as they lie in the rack; new ones come last.
 * @param {string[]} tiles @param {string} table @param {number} seat
 * @returns {string[]}
 */
export const ordered = (tiles, table, seat) => {
  if (isByValue()) return [...tiles].sort((a, b) => value(b) - value(a) || (a < b ? -1 : 1));
  const kept = rackOrder(table, seat) ?? [];
  const known = kept.filter((tile) => tiles.includes(tile));
  return [...known, ...tiles.filter((tile) => !known.includes(tile))];
};

/**
 * Put a tile at another place in the row; from then on the order is the hand's.
 * @param {string[]} row @param {string} tile @param {number} to @param {string} table @param {number} seat
 */
export const moveTile = (row, tile, to, table, seat) => {
  const rest = row.filter((each) => each !== tile);
  const at = Math.max(0, Math.min(rest.length, to));
  setByValue(false);
  keepRackOrder(table, seat, [...rest.slice(0, at), tile, ...rest.slice(at)]);
};

/**
 * Keep the order as it is now, so that a tile that comes does not change it. A tile that was laid
 * keeps its place, for it may be taken back; with a new deal nothing is left of the old order.
 * @param {string[]} row @param {string} table @param {number} seat
 */
export const keepRow = (row, table, seat) => {
  const kept = rackOrder(table, seat) ?? [];
  const added = row.filter((tile) => !kept.includes(tile));
  if (isByValue() || added.length === 0) return;
  keepRackOrder(table, seat, added.length > row.length / 2 ? row : [...kept, ...added]);
};

/** How many tiles in how many rows. @param {number} count @returns {{rows: number, across: number}} */
export const rowsOf = (count) => {
  const rows = count <= 7 ? 1 : count <= 14 ? 2 : 3;
  return { rows, across: Math.ceil(count / rows) };
};
