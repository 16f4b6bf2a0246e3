// Tiles, petals, blossoms, places and frames as SVG. A tile is drawn about the centre of its cell;
// a blossom about its corner. Lengths are hundredths of a tile's side.

import { ROW, SIDE, along, at, boxRound, cellsAt, corners, middle, pointsNorth, readCell, readPlacement, rim, triangle } from "./geometry.js";

/** @import { Cell, Corner, Point } from "./types.js" */

const GAP = 1.1;
const ROUND = 5;
const PETAL = 37;
const DIGIT = 31;
const EYE = 6.5;
const RING = 17;
/** From a corner of the lattice to a digit. */
const DIGIT_FROM_CORNER = PETAL * Math.cos(Math.PI / 6) + 2 * GAP;
/** From the middle of a digit's box down to its base line. */
const BASE = DIGIT * 0.36;

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string | number>} [attributes] @param {Iterable<Node | string>} [children]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes = {}, children = []) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** @param {number} value */
const short = (value) => Number(value.toFixed(2));
/** @param {Point} point */
const text = ([x, y]) => `${short(x)} ${short(y)}`;
/** @param {Point} point */
export const shift = (point) => `translate(${text(point)})`;

/** A polygon with rounded corners. @param {readonly Point[]} points clockwise on the screen @param {number} radius */
function rounded(points, radius) {
  const steps = points.map((point, k) => {
    const before = /** @type {Point} */ (points.at(k - 1));
    const after = /** @type {Point} */ (points[(k + 1) % points.length]);
    const turn = Math.atan2(after[1] - point[1], after[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0]);
    const bend = ((turn + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const cut = radius * Math.tan(Math.abs(bend) / 2);
    const arc = `A${radius} ${radius} 0 0 ${bend > 0 ? 1 : 0} ${text(along(point, after, cut))}`;
    return `${k ? "L" : "M"}${text(along(point, before, cut))} ${arc}`;
  });
  return `${steps.join(" ")}Z`;
}

/** The triangle of a cell about its centre, as a path. @param {boolean} north @param {number} gap @param {number} radius */
const cellPath = (north, gap, radius) => rounded(triangle(north, gap), radius);

/** @param {readonly Point[]} points @param {number} k */
function petal(points, k) {
  const tip = /** @type {Point} */ (points[k]);
  const before = /** @type {Point} */ (points[(k + 2) % 3]);
  const after = /** @type {Point} */ (points[(k + 1) % 3]);
  const cut = ROUND / Math.tan(Math.PI / 6);
  return (
    `M${text(along(tip, before, cut))} A${ROUND} ${ROUND} 0 0 1 ${text(along(tip, after, cut))} ` +
    `L${text(along(tip, after, PETAL))} A${PETAL / 2} ${PETAL / 2} 0 0 1 ${text(along(tip, before, PETAL))}Z`
  );
}

/** @param {boolean} north */
function parts(north) {
  const points = triangle(north, GAP);
  const fromCentre = SIDE / Math.sqrt(3) - DIGIT_FROM_CORNER;
  return {
    face: rounded(points, ROUND),
    ring: cellPath(north, -2.4, 8),
    over: cellPath(north, -1.4, 7),
    spot: cellPath(north, 3.2, 5),
    blank: cellPath(north, 5, 5),
    frame: cellPath(north, -2.8, 8),
    hit: cellPath(north, -8, 10),
    petals: points.map((_, k) => petal(points, k)),
    digits: points.map((point) => along([0, 0], point, fromCentre)),
  };
}
const PARTS = { north: parts(true), south: parts(false) };

/** The paths of a cell that points north or south. @param {boolean} north */
export const partsOf = (north) => (north ? PARTS.north : PARTS.south);

/** A tile about its centre. @param {string} digits clockwise from the tip @param {boolean} north */
export function tileGroup(digits, north) {
  const { face, petals, digits: points } = partsOf(north);
  const shown = [...digits];
  return svg("g", { class: "tile" }, [
    svg("path", { class: "face", d: face }),
    ...petals.map((d, k) => svg("path", { class: `petal c${shown[k]}`, d })),
    svg("path", { class: "rim", d: face }),
    ...points.map(([x, y], k) => svg("text", { x: short(x), y: short(y + BASE) }, [shown[k] ?? ""])),
  ]);
}

/** The same as data, for a template: a tile with the view box round it. @param {string} digits @param {boolean} [down] */
export function tileShapes(digits, down = false) {
  const { face, ring, petals, digits: points } = partsOf(!down);
  const shown = [...digits];
  const top = triangle(!down, 0).reduce((least, [, y]) => Math.min(least, y), 0);
  return {
    viewBox: `${-SIDE / 2} ${short(top)} ${SIDE} ${short(ROW)}`,
    face,
    ring,
    petals: petals.map((d, k) => ({ d, digit: shown[k] ?? "" })),
    texts: points.map(([x, y], k) => ({ x: short(x), y: short(y + BASE), digit: shown[k] ?? "" })),
  };
}

/** A single tile. @param {string} digits @param {{down?: boolean, ring?: boolean}} [how] */
export function tileSvg(digits, { down = false, ring = false } = {}) {
  const node = svg("svg", { viewBox: tileShapes(digits, down).viewBox, class: "one-tile", "aria-hidden": "true" });
  node.append(tileGroup(digits, !down));
  if (ring) node.append(svg("path", { class: "ring", d: partsOf(!down).ring }));
  return node;
}

/** The six petals at a closed corner, grown together over the gaps, and their digits. @param {string} digit */
export function blossomGroup(digit) {
  const reach = PETAL + GAP;
  const on = [0, 1, 2, 3, 4, 5].map((k) => around(reach, k * 60));
  const lobes = [...on.slice(1), ...on.slice(0, 1)].map((p) => `A${reach / 2} ${reach / 2} 0 0 1 ${text(p)}`);
  return svg("g", { class: "tile blossom" }, [
    svg("path", { class: `petal c${digit}`, d: `M${text(on[0] ?? [0, 0])} ${lobes.join(" ")}Z` }),
    ...on.map((_, k) => around(DIGIT_FROM_CORNER, 30 + k * 60)).map(([x, y]) => svg("text", { x: short(x), y: short(y + BASE) }, [digit])),
  ]);
}

/** @param {number} radius @param {number} degrees @returns {Point} */
const around = (radius, degrees) => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];

export const eye = () => svg("circle", { class: "eye", r: EYE });

/** Two digits do not agree at a corner: rings round those of the cells, and ≠. @param {Corner} corner @param {Iterable<Cell>} cells */
export function clashShapes(corner, cells) {
  const point = at(corner);
  const rings = [...cells].map((cell) => along(point, middle(cell), DIGIT_FROM_CORNER));
  return [
    ...rings.map(([cx, cy]) => svg("circle", { class: "clash-ring", cx: short(cx), cy: short(cy), r: RING })),
    svg("circle", { class: "clash-spot", cx: short(point[0]), cy: short(point[1]), r: RING * 0.75 }),
    svg("path", { class: "clash-sign", transform: shift(point), d: "M-7 -3H7M-7 4H7M4 -9L-4 10" }),
  ];
}

/** The line round cells, so far outside them. @param {Iterable<Cell>} cells @param {number} grow */
export function outlinePath(cells, grow) {
  return rim(cells)
    .map((loop) => {
      const points = loop.map(at);
      return rounded(points.map((point, k) => grown(point, points.at(k - 1) ?? point, points[(k + 1) % points.length] ?? point, grow)), 9);
    })
    .join(" ");
}

/** @param {Point} point @param {Point} before @param {Point} after @param {number} grow @returns {Point} */
function grown(point, before, after, grow) {
  const out = [[before, point], [point, after]].map(([a, b]) => {
    const [p, q] = [/** @type {Point} */ (a), /** @type {Point} */ (b)];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
  });
  const [[ax, ay], [bx, by]] = /** @type {[[number, number], [number, number]]} */ (out);
  const share = grow / (1 + ax * bx + ay * by);
  return [point[0] + (ax + bx) * share, point[1] + (ay + by) * share];
}

/** The corners whose six cells are all filled. @param {Map<string, string>} filled digits by `x,y` @returns {{corner: Corner, digit: string}[]} */
export function closedCorners(filled) {
  const seen = new Set();
  const closed = [];
  for (const key of filled.keys()) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    for (const corner of corners({ x, y })) {
      if (seen.has(String(corner))) continue;
      seen.add(String(corner));
      if (cellsAt(corner).every((cell) => filled.has(`${cell.x},${cell.y}`))) closed.push({ corner, digit: digitAt(filled, corner) });
    }
  }
  return closed;
}

/** @param {Map<string, string>} filled @param {Corner} corner */
function digitAt(filled, corner) {
  const [cell] = cellsAt(corner);
  if (!cell) return "";
  const k = corners(cell).findIndex((other) => String(other) === String(corner));
  return filled.get(`${cell.x},${cell.y}`)?.[k] ?? "";
}

/** A picture made of tiles. @param {readonly string[]} moves placements */
export function posterSvg(moves) {
  const laid = moves.map((move) => {
    const { digits, cell } = readPlacement(move);
    return { digits, cell: readCell(cell) };
  });
  const box = boxRound(laid.map(({ cell }) => cell)) ?? { left: 0, top: 0, right: SIDE, bottom: ROW };
  const node = svg("svg", { viewBox: `${box.left} ${short(box.top)} ${box.right - box.left} ${short(box.bottom - box.top)}`, "aria-hidden": "true" });
  const filled = new Map();
  for (const { digits, cell } of laid) {
    const tile = tileGroup(digits, pointsNorth(cell));
    tile.setAttribute("transform", shift(middle(cell)));
    node.append(tile);
    filled.set(`${cell.x},${cell.y}`, digits);
  }
  for (const { corner, digit } of closedCorners(filled)) {
    const blossom = blossomGroup(digit);
    blossom.append(eye());
    blossom.setAttribute("transform", shift(at(corner)));
    node.append(blossom);
  }
  return node;
}

/** The points of the digits of tiles, which nothing may cover. @param {Iterable<Cell>} cells @returns {Point[]} */
export function digitPoints(cells) {
  return [...cells].flatMap((cell) => {
    const [u, v] = middle(cell);
    return partsOf(pointsNorth(cell)).digits.map(([x, y]) => /** @type {Point} */ ([x + u, y + v]));
  });
}
