// The lattice of triangles on the screen. Columns are half a side wide, rows one tile high, north is
// up; a screen's y points down, so that everything goes through `at`, or tiles would be mirrored.

/** @import { Cell, Corner, Point } from "./types.js" */

export const SIDE = 100;
export const ROW = (SIDE * Math.sqrt(3)) / 2;
const INRADIUS = SIDE / (2 * Math.sqrt(3));

/** The point of a corner of the lattice. @param {Corner} corner @returns {Point} */
export const at = ([i, j]) => [(i * SIDE) / 2, -j * ROW];

/** @param {string} text @returns {Cell} */
export function readCell(text) {
  const found = /^([ew])(\d+)([ns])(\d+)$/.exec(text);
  if (!found) throw new Error(`not a cell: ${text}`);
  const [, eastWest, x, northSouth, y] = found;
  return { x: eastWest === "e" ? Number(x) : -Number(x), y: northSouth === "n" ? Number(y) : -Number(y) };
}

/** @param {Cell} cell @returns {string} */
export const writeCell = ({ x, y }) => `${x < 0 ? "w" : "e"}${Math.abs(x)}${y < 0 ? "s" : "n"}${Math.abs(y)}`;

/** The digits and the cell of a placement. @param {string} move @returns {{digits: string, cell: string}} */
export function readPlacement(move) {
  const found = /^([0-9]{3})@([ew]\d+[ns]\d+)$/.exec(move);
  if (!found) throw new Error(`not a placement: ${move}`);
  return { digits: /** @type {string} */ (found[1]), cell: /** @type {string} */ (found[2]) };
}

/** Whether the tip of the cell is its upper corner. @param {Cell} cell */
export const pointsNorth = ({ x, y }) => (x + y) % 2 === 0;

/** The corners of a cell, clockwise from the tip. @param {Cell} cell @returns {[Corner, Corner, Corner]} */
export const corners = (cell) => {
  const { x, y } = cell;
  return pointsNorth(cell)
    ? [[x, y + 1], [x + 1, y], [x - 1, y]]
    : [[x, y], [x - 1, y + 1], [x + 1, y + 1]];
};

/** The cells over the three sides; the last lies across the flat side. @param {Cell} cell @returns {[Cell, Cell, Cell]} */
export const neighbours = (cell) => {
  const { x, y } = cell;
  return [{ x: x - 1, y }, { x: x + 1, y }, { x, y: pointsNorth(cell) ? y - 1 : y + 1 }];
};

/** The six cells at a corner, the upper row first, west to east. @param {Corner} corner @returns {Cell[]} */
export const cellsAt = ([i, j]) => [j, j - 1].flatMap((y) => [-1, 0, 1].map((step) => ({ x: i + step, y })));

/** The cell under a point. @param {Point} point @returns {Cell} */
export function cellUnder([px, py]) {
  const y = Math.floor(-py / ROW);
  const up = -py / ROW - y;
  const column = px / (SIDE / 2);
  const west = Math.floor(column);
  // Between two columns runs one slanted side: of the cell west of it or of the one east of it.
  const rising = (west + y) % 2 !== 0;
  const beyond = rising ? column - west > up : column - west > 1 - up;
  return { x: beyond ? west + 1 : west, y };
}

/** @param {Point} a @param {Point} b @param {number} share @returns {Point} */
export const mix = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** The point so far from a towards b. @param {Point} a @param {Point} b @param {number} length @returns {Point} */
export const along = (a, b, length) => mix(a, b, length / Math.hypot(b[0] - a[0], b[1] - a[1]));

/** @param {readonly Point[]} points @returns {Point} */
export function centre(points) {
  const sum = points.reduce((total, p) => [total[0] + p[0], total[1] + p[1]], /** @type {Point} */ ([0, 0]));
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The centre of a cell. @param {Cell} cell @returns {Point} */
export const middle = (cell) => centre(corners(cell).map(at));

/**
 * The triangle of a cell about its own centre, drawn in from its sides by a gap.
 * @param {boolean} north @param {number} gap @returns {Point[]}
 */
export function triangle(north, gap) {
  const cell = { x: north ? 0 : 1, y: 0 };
  const [u, v] = middle(cell);
  const share = (INRADIUS - gap) / INRADIUS;
  return corners(cell).map((corner) => {
    const [x, y] = at(corner);
    return [(x - u) * share, (y - v) * share];
  });
}

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** The box round cells; null round none. @param {Iterable<Cell>} cells @returns {Box | null} */
export function boxRound(cells) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    const [left, bottom] = at([x - 1, y]);
    const [right, top] = at([x + 1, y + 1]);
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, top);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box.left === Infinity ? null : box;
}

/**
 * The loops round a set of cells, clockwise on the screen (holes the other way), without the
 * corners on straight sides.
 * @param {Iterable<Cell>} cells @returns {Corner[][]}
 */
export function rim(cells) {
  /** @type {Map<string, {from: Corner, to: Corner}>} */
  const sides = new Map();
  for (const cell of cells) {
    const round = corners(cell);
    round.forEach((from, k) => {
      const to = /** @type {Corner} */ (round[(k + 1) % 3]);
      if (!sides.delete(`${to} ${from}`)) sides.set(`${from} ${to}`, { from, to });
    });
  }
  const loops = [];
  while (sides.size) {
    const [start] = sides.values();
    if (start) loops.push(straightened(loopFrom(start, sides)));
  }
  return loops;
}

/**
 * @param {{from: Corner, to: Corner}} start @param {Map<string, {from: Corner, to: Corner}>} sides what is left; the loop is taken out
 * @returns {Corner[]}
 */
function loopFrom(start, sides) {
  const loop = [];
  let side = start;
  for (;;) {
    loop.push(side.from);
    sides.delete(`${side.from} ${side.to}`);
    if (String(side.to) === String(start.from)) return loop;
    const here = side;
    const next = [...sides.values()].filter((other) => String(other.from) === String(here.to));
    // Where two loops touch, the sharpest turn to the right stays with the same tile.
    next.sort((a, b) => turn(here, b) - turn(here, a));
    const [first] = next;
    if (!first) return loop;
    side = first;
  }
}

/** How far right a side turns from another, on the screen. @param {{from: Corner, to: Corner}} a @param {{from: Corner, to: Corner}} b */
function turn(a, b) {
  const [p, q, r] = [at(a.from), at(a.to), at(b.to)];
  const before = Math.atan2(q[1] - p[1], q[0] - p[0]);
  const after = Math.atan2(r[1] - q[1], r[0] - q[0]);
  return ((after - before + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
}

/** @param {Corner[]} loop @returns {Corner[]} */
function straightened(loop) {
  return loop.filter((corner, k) => {
    const before = /** @type {Corner} */ (loop[(k + loop.length - 1) % loop.length]);
    const after = /** @type {Corner} */ (loop[(k + 1) % loop.length]);
    return Math.abs(turn({ from: before, to: corner }, { from: corner, to: after })) > 0.01;
  });
}

/**
 * By how many degrees a tile turns, clockwise on the screen, from one way of lying to another.
 * @param {string} shown its digits as it lies, `015`; pointing down `015v`
 * @param {string} digits as it shall lie @param {boolean} north
 */
export function turnBetween(shown, digits, north) {
  const before = shown.slice(0, 3);
  const tip = (/** @type {boolean} */ up) => (up ? -90 : 90);
  const turns = [0, 1, 2]
    .filter((k) => digits === before.slice(k) + before.slice(0, k))
    .map((k) => tip(north) - tip(!shown.endsWith("v")) - 120 * k)
    .map((angle) => ((((angle + 180) % 360) + 360) % 360) - 180);
  return turns.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** Whether two texts of digits are the same tile, however it lies. @param {string} one @param {string} other */
export const sameTile = (one, other) => (one.slice(0, 3) + one.slice(0, 3)).includes(other.slice(0, 3));
