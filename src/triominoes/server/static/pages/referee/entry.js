// Entries: what people enter of a match, as text and as values. Seats count from 0 here, from p1 in text.

/** @typedef {"bridge" | "wedge" | "hexagon" | "double-hexagon" | "triple-hexagon"} FigureName */
/** @typedef {{tiles: string[], unknown: number, sum: number | null}} Left tiles left: some by name, some only counted, perhaps their sum */
/**
 * @typedef {{kind: "play", seat: number, place: string | null, tile: string | null, points: number | null, figure: FigureName | null}
 *   | {kind: "draw" | "pass" | "resign", seat: number}
 *   | {kind: "show", seat: number, tile: string}
 *   | {kind: "count", seat: number, count: number}
 *   | {kind: "hold", seat: number, left: Left}
 *   | {kind: "adjust", seat: number, points: number}
 *   | {kind: "position", seat: null, board: string}
 *   | {kind: "end", seat: null, how: "out" | "blocked" | "stopped"}} Entry
 */

export const FIGURES = /** @type {const} */ (["bridge", "wedge", "hexagon", "double-hexagon", "triple-hexagon"]);

/** The value of the tile 5-5-5. */
export const HIGHEST_VALUE = 15;
/** How many tiles may be counted only. */
const MOST_UNKNOWN = 99;
const WHOLE = /^(?:0|[1-9][0-9]{0,4})$/;

/** The name of the tile with these digits clockwise, whichever comes first. @param {string} digits */
export function tileOf(digits) {
  const [a, b, c] = digits;
  return [a + b + c, b + c + a, c + a + b].sort()[0];
}

/** The sum of a tile's digits. @param {string} tile */
export const valueOf = (tile) => [...tile].reduce((sum, digit) => sum + Number(digit), 0);

/** @param {string} tile */
export const isTriple = (tile) => tile[0] === tile[1] && tile[1] === tile[2];

/** @param {string} text @returns {string | null} */
const readTile = (text) => (/^[0-5]{3}$/.test(text) ? tileOf(text) : null);

/** @param {string} text @param {number} least @param {number} most @returns {number | null} */
const readWhole = (text, least, most) => (WHOLE.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null);

/**
 * The entry of a text; `null` if it is none.
 * @param {string} text
 * @returns {Entry | null}
 */
export function readEntry(text) {
  const words = text.split(" ");
  if (words[0] === "end") {
    const how = words[1];
    return words.length === 2 && (how === "out" || how === "blocked" || how === "stopped") ? { kind: "end", seat: null, how } : null;
  }
  if (words[0] === "position") return words.length === 2 && words[1] ? { kind: "position", seat: null, board: words[1] } : null;
  const seat = /^p[1-6]$/.test(words[0]) ? Number(words[0][1]) - 1 : null;
  return seat === null || words.length < 2 ? null : readAct(seat, words[1], words.slice(2));
}

/**
 * @param {number} seat
 * @param {string} word
 * @param {string[]} rest
 * @returns {Entry | null}
 */
function readAct(seat, word, rest) {
  if (word === "play") return readPlay(seat, rest);
  if (word === "hold") return readHold(seat, rest);
  if (word === "draw" || word === "pass" || word === "resign") return rest.length === 0 ? { kind: word, seat } : null;
  if (rest.length !== 1) return null;
  if (word === "show") {
    const tile = readTile(rest[0]);
    return tile === null ? null : { kind: "show", seat, tile };
  }
  if (word === "count") {
    const count = readWhole(rest[0], 0, MOST_UNKNOWN);
    return count === null ? null : { kind: "count", seat, count };
  }
  if (word === "adjust" && /^[+-][0-9]{1,5}$/.test(rest[0])) return { kind: "adjust", seat, points: Number(rest[0]) };
  return null;
}

/**
 * @param {number} seat
 * @param {string[]} words
 * @returns {Entry | null}
 */
function readPlay(seat, words) {
  const [what = "", ...rest] = words;
  const place = /^[0-5]{3}@[ew][0-9]{1,2}[ns][0-9]{1,2}$/.test(what) ? what : null;
  const tile = place ? tileOf(place) : readTile(what);
  if (tile === null && what !== "?") return null;
  const points = what === "?" && rest.length > 0 ? readWhole(rest[0], 0, HIGHEST_VALUE) : null;
  if (points !== null) rest.shift();
  const figure = FIGURES.find((name) => name === rest[0]) ?? null;
  if (rest.length > (figure ? 1 : 0) || (place && figure)) return null;
  return { kind: "play", seat, place, tile, points, figure };
}

/**
 * @param {number} seat
 * @param {string[]} words `012,333,?2`, `?3 23` or `?3`
 * @returns {Entry | null}
 */
function readHold(seat, words) {
  const [what = "", sum, ...more] = words;
  const left = more.length === 0 ? readLeft(what) : null;
  if (left === null || sum === undefined) return left && { kind: "hold", seat, left };
  const value = left.tiles.length > 0 ? null : readWhole(sum, 0, left.unknown * HIGHEST_VALUE);
  return value === null ? null : { kind: "hold", seat, left: { ...left, sum: value } };
}

/** @param {string} text @returns {Left | null} */
function readLeft(text) {
  /** @type {Left} */
  const left = { tiles: [], unknown: 0, sum: null };
  for (const word of text.split(",")) {
    const tile = readTile(word);
    const unknown = word.startsWith("?") ? readWhole(word.slice(1) || "1", 1, MOST_UNKNOWN) : null;
    if (tile !== null && !left.tiles.includes(tile)) left.tiles.push(tile);
    else if (unknown !== null) left.unknown += unknown;
    else return null;
  }
  return left.unknown <= MOST_UNKNOWN ? left : null;
}

/** Whether a set of 56 or 76 has a tile with these digits in this direction. @param {string} tile @param {number} tiles */
export const isInSet = (tile, tiles) => tiles === 76 || tile[1] <= tile[2];

/** How a text of an entry is written everywhere; as it is if it is none. @param {string} text */
export function canonical(text) {
  const entry = readEntry(text);
  return entry ? writeEntry(entry) : text;
}

/** @param {Entry} entry @returns {string} */
export function writeEntry(entry) {
  if (entry.kind === "end") return `end ${entry.how}`;
  if (entry.kind === "position") return `position ${entry.board}`;
  return [`p${entry.seat + 1}`, entry.kind, ...writeRest(entry)].join(" ");
}

/** @param {Exclude<Entry, {seat: null}>} entry @returns {(string | number)[]} */
function writeRest(entry) {
  if (entry.kind === "play") {
    const { place, tile, points, figure } = entry;
    return [place ?? tile ?? "?", ...(points === null ? [] : [points]), ...(figure ? [figure] : [])];
  }
  if (entry.kind === "hold") return [writeLeft(entry.left), ...(entry.left.sum === null ? [] : [entry.left.sum])];
  if (entry.kind === "show") return [entry.tile];
  if (entry.kind === "count") return [entry.count];
  return entry.kind === "adjust" ? [`${entry.points < 0 ? "-" : "+"}${Math.abs(entry.points)}`] : [];
}

/** @param {Left} left */
function writeLeft({ tiles, unknown }) {
  const words = [...tiles].sort();
  if (unknown > 0) words.push(unknown === 1 ? "?" : `?${unknown}`);
  return words.join(",");
}
