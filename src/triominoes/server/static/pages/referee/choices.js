// Where a tile can be laid on the mirrored board: as the server says, or, without it, by the digits alone.
import { corners, neighbours, readCell, writeCell } from "../../board/geometry.js";
import { cellsOf, cornerDigits, openCells, readBoard, readings, tileNamed, turned } from "../lib/building.js";

/** @typedef {{move: string, tile: string, cell: string, points: number | null}} Choice */

/**
 * Every way in which some tiles agree with the board.
 * @param {readonly string[]} board @param {readonly string[]} tiles @returns {Choice[]}
 */
export const agreeing = (board, tiles) =>
  openCells(board).flatMap((cell) =>
    tiles.flatMap((tile) => readings(board, cell, tile).map((digits) => ({ move: `${digits}@${cell}`, tile, cell, points: null }))));

/** @param {import("./types.js").Shown} state @param {string[]} tiles those that may be laid @returns {Choice[]} */
export function choicesOf({ board, options, unseen }, tiles) {
  if (board === null) return [];
  if (board.length === 0 || options.length === 0) return agreeing(board, tiles);
  // a tile that was shown is seen, and can be laid all the same
  const more = tiles.filter((tile) => !unseen.includes(tile) && !options.some((one) => one.tile === tile));
  return [...options, ...agreeing(board, more)];
}

/**
 * The placement of a tile in a cell; the first tile of a round can be turned.
 * @param {Choice[]} choices @param {string | null} tile @param {string | null} cell @param {number} turn
 */
export function chosen(choices, tile, cell, turn) {
  const found = choices.filter((one) => one.tile === tile && one.cell === cell);
  return found.length > 0 ? found[turn % found.length] : null;
}

/** The way of laying a tile in a cell that contradicts the board least. @param {readonly string[]} board @param {string} tile @param {string} cell */
export function nearest(board, tile, cell) {
  const known = cornerDigits(board);
  const lies = corners(readCell(cell)).map((corner) => known.get(String(corner)));
  const agreed = (/** @type {string} */ digits) => lies.filter((digit, k) => digit === digits[k]).length;
  return `${turned(tile).reduce((best, one) => (agreed(one) > agreed(best) ? one : best))}@${cell}`;
}

/** The tiles that share a side with a cell. @param {readonly string[]} board @param {string} cell @returns {string[]} */
export function besides(board, cell) {
  const filled = cellsOf(board);
  const laid = neighbours(readCell(cell)).map((near) => filled.get(writeCell(near)));
  return laid.flatMap((move) => (move ? [tileNamed(move.slice(0, 3))] : []));
}

/** The board before an entry: what was laid on it in the round so far. @param {readonly import("./types.js").ShownLine[]} entries @param {number} n @returns {string[]} */
export function boardBefore(entries, n) {
  const at = entries.findIndex((one) => one.n === n);
  const before = entries.slice(0, at).filter((one) => one.round === entries[at]?.round && !one.fault);
  return before.reduce((board, { line }) => {
    if (line.startsWith("position ")) return readBoard(line.slice(9));
    const move = /^p\d play (\d{3}@\w+)/.exec(line)?.[1];
    return move ? [...board, move] : board;
  }, /** @type {string[]} */ ([]));
}
