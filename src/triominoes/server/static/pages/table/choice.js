// Which of the legal placements is meant: by tile, by cell, and for a first tile by how it is turned.

/** @typedef {import("./types.js").Option} Option */

/** @param {string} tile */
export const spoken = (tile) => tile.split("").join("-");

/** How many cells a tile fits. @param {Option[]} moves @param {string} tile */
export const placesOf = (moves, tile) => new Set(moves.filter((each) => each.tile === tile).map((each) => each.cell)).size;

/** The placements of a tile, by cell. @param {Option[]} moves @param {string} tile @returns {Map<string, Option[]>} */
const byCell = (moves, tile) => {
  /** @type {Map<string, Option[]>} */
  const cells = new Map();
  for (const each of moves) {
    if (each.tile === tile) cells.set(each.cell, [...(cells.get(each.cell) ?? []), each]);
  }
  return cells;
};

/** Whether the tile has to be turned by hand. @param {Option[]} moves @param {string} tile */
export const turns = (moves, tile) => Math.max(1, ...[...byCell(moves, tile).values()].map((each) => each.length));

/**
 * One placement for each cell that the tile fits: the one that it is turned to.
 * @param {Option[]} moves @param {string} tile @param {number} turned
 * @returns {Option[]}
 */
export const offered = (moves, tile, turned) =>
  [...byCell(moves, tile).values()].flatMap((each) => {
    const ordered = each.length > 1 ? clockwise(each) : each;
    const one = ordered[((turned % ordered.length) + ordered.length) % ordered.length];
    return one ? [one] : [];
  });

/** The readings of a tile in the order in which it comes round when turned by a third. @param {Option[]} options */
const clockwise = (options) => {
  const rest = new Map(options.map((each) => [each.move.split("@")[0] ?? "", each]));
  const ordered = [];
  let digits = rest.keys().next().value ?? "";
  for (let k = 0; k < 3; k += 1) {
    const option = rest.get(digits);
    if (option) ordered.push(option);
    rest.delete(digits);
    digits = digits.slice(2) + digits.slice(0, 2);
  }
  return [...ordered, ...rest.values()];
};

/** Words that stand for the awards in a sum. @param {import("./types.js").Part[]} parts */
export const awards = (parts) => parts.filter((part) => !["tile", "draw", "pass"].includes(part.name) && part.points !== 0);

/** A number with its sign: a true minus, and a plus. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
