// A board that a person lays out tile by tile: where one more can lie, how it has to be turned, and
// the text of it all. It knows digits, corners and sides; what may be played is for others to say.
import { cellsAt, corners, neighbours, readCell, readPlacement, writeCell } from "../../board/geometry.js";

/** @import { Cell, Corner } from "../../board/types.js" */
/** @typedef {{corner: Corner, cell: string, lies: number, brings: number}} Clash  a tile in the cell brings another digit to a corner than lies there */

const DIGITS = [0, 1, 2, 3, 4, 5];
const LONGEST = 2000;
/** Where the first tile lies. */
export const FIRST = "e0n0";

/** The three ways in which digits are read, the given one first; one way of a triple. @param {string} digits */
export const turned = (digits) => [...new Set([0, 1, 2].map((k) => digits.slice(k) + digits.slice(0, k)))];

/** The name of the tile with these digits, however it lies. @param {string} digits */
export const tileNamed = (digits) => turned(digits).sort()[0] ?? digits;

const ALL = DIGITS.flatMap((a) => DIGITS.flatMap((b) => DIGITS.map((c) => tileNamed(`${a}${b}${c}`))));
/** The set of 76 tiles, in the order of their digits. */
export const TILES_76 = [...new Set(ALL)].sort();
/** The classic set: of each two tiles that are mirror images, the one that is read upwards. */
export const TILES_56 = TILES_76.filter((tile) => [...tile].sort().join("") === tile);

/** The digits at corners, by `column,row`. @param {readonly string[]} tiles placements that agree @returns {Map<string, string>} */
export function cornerDigits(tiles) {
  const found = new Map();
  for (const move of tiles) {
    const { digits, cell } = readPlacement(move);
    corners(readCell(cell)).forEach((corner, k) => found.set(String(corner), digits[k]));
  }
  return found;
}

/** The cells that hold a tile, each with its placement. @param {readonly string[]} tiles @returns {Map<string, string>} */
export const cellsOf = (tiles) => new Map(tiles.map((move) => [readPlacement(move).cell, move]));

/** @param {Cell} cell */
const beside = (cell) => neighbours(cell).map(writeCell);

/** @param {Cell} cell */
const round = (cell) => corners(cell).flatMap((corner) => cellsAt(corner).map(writeCell));

/** @param {readonly string[]} tiles @param {(cell: Cell) => string[]} near */
function emptyNear(tiles, near) {
  if (tiles.length === 0) return [FIRST];
  const filled = cellsOf(tiles);
  const found = new Set([...filled.keys()].flatMap((cell) => near(readCell(cell))));
  return [...found].filter((cell) => !filled.has(cell));
}

/** The empty cells that share a side with a tile; the first cell of an empty board. @param {readonly string[]} tiles */
export const openCells = (tiles) => emptyNear(tiles, beside);

/** The empty cells that touch a tile at all, if only at a point. @param {readonly string[]} tiles */
export const nearCells = (tiles) => emptyNear(tiles, round);

/** The ways in which a tile can lie in a cell, the one that contradicts the board least first. @param {readonly string[]} tiles @param {string} cell @param {string} tile */
export function waysIn(tiles, cell, tile) {
  const known = cornerDigits(tiles);
  const round = corners(readCell(cell)).map((corner) => known.get(String(corner)));
  return turned(tile)
    .map((digits) => ({ digits, wrong: round.filter((digit, k) => (digit ?? digits[k]) !== digits[k]).length }))
    .sort((a, b) => a.wrong - b.wrong);
}

/** How a tile can lie in a cell, so that it agrees with what lies there. @param {readonly string[]} tiles @param {string} cell @param {string} tile */
export const readings = (tiles, cell, tile) => waysIn(tiles, cell, tile).filter(({ wrong }) => wrong === 0).map(({ digits }) => digits);

/** Where a placement contradicts the board first, clockwise from its tip. @param {readonly string[]} tiles @param {string} move @returns {Clash | null} */
export function clashOf(tiles, move) {
  const known = cornerDigits(tiles);
  const { digits, cell } = readPlacement(move);
  const round = corners(readCell(cell));
  const k = round.findIndex((corner, place) => (known.get(String(corner)) ?? digits[place]) !== digits[place]);
  const corner = round[k];
  return corner ? { corner, cell, lies: Number(known.get(String(corner))), brings: Number(digits[k]) } : null;
}

/** Whether a placement may be part of the board: in an open cell, by its digits, a tile once. @param {readonly string[]} tiles @param {string} move */
export function joins(tiles, move) {
  const { digits, cell } = readPlacement(move);
  const twice = tiles.some((other) => tileNamed(readPlacement(other).digits) === tileNamed(digits));
  return !twice && openCells(tiles).includes(cell) && clashOf(tiles, move) === null;
}

/** Whether the tiles hang together by their sides. @param {readonly string[]} tiles */
export function hangTogether(tiles) {
  const cells = new Set(cellsOf(tiles).keys());
  const todo = [...cells].slice(0, 1);
  for (const cell of todo) {
    cells.delete(cell);
    todo.push(...beside(readCell(cell)).filter((near) => cells.delete(near)));
  }
  return cells.size === 0;
}

/** The tiles without one of them. @param {readonly string[]} tiles @param {string} move */
export const without = (tiles, move) => tiles.filter((other) => other !== move);

/** The board as a text: its north-west cell, then row by row. @param {readonly string[]} tiles */
export function writeBoard(tiles) {
  if (tiles.length === 0) return "-";
  const laid = new Map(tiles.map((move) => [readPlacement(move).cell, readPlacement(move).digits]));
  const cells = [...laid.keys()].map(readCell);
  const west = Math.min(...cells.map(({ x }) => x));
  const [north, south] = [Math.max(...cells.map(({ y }) => y)), Math.min(...cells.map(({ y }) => y))];
  const rows = [];
  for (let y = north; y >= south; y -= 1) {
    const east = Math.max(west - 1, ...cells.filter((cell) => cell.y === y).map(({ x }) => x));
    const row = Array.from({ length: east - west + 1 }, (_, k) => laid.get(writeCell({ x: west + k, y })) ?? ".");
    rows.push(row.join(","));
  }
  return `${writeCell({ x: west, y: north })}:${rows.join("/")}`;
}

/** The tiles of a board's text, from north to south; none where it can't be read. @param {string} text */
export function readBoard(text) {
  const found = /^([ew]\d{1,2}[ns]\d{1,2}):([0-5.,/]+)$/.exec(text);
  if (!found || text.length > LONGEST) return [];
  const [, corner = "", rows = ""] = found;
  const { x, y } = readCell(corner);
  const tiles = rows.split("/").flatMap((row, south) =>
    row.split(",").flatMap((digits, east) => (/^\d{3}$/.test(digits) ? [`${digits}@${writeCell({ x: x + east, y: y - south })}`] : [])));
  return inOrder(tiles);
}

/** Tiles in an order in which each lies beside one before it; none where they contradict each other. @param {string[]} tiles */
function inOrder(tiles) {
  /** @type {string[]} */
  const laid = [];
  const rest = new Set(tiles);
  while (rest.size > 0) {
    const next = [...rest].find((move) => laid.length === 0 || joins(laid, move));
    if (!next) return [];
    laid.push(next);
    rest.delete(next);
  }
  return laid;
}
