// An entry while a person makes it: read from its text, and written as one when nothing is missing.
import { HIGHEST_VALUE, readEntry } from "./entry.js";
import { tileNamedBy } from "./tiles.js";

/** @typedef {"tile" | "place" | "points" | "draw" | "pass" | "show" | "count" | "adjust" | "resign" | "hold" | "end" | "position"} Kind */
/**
 * @typedef {object} Draft
 * @property {Kind} kind
 * @property {number | null} seat
 * @property {string} digits of a tile, as typed
 * @property {string} move where a tile lies
 * @property {string} figure
 * @property {number | null} points of a tile that nobody wrote down; what is given or taken by agreement
 * @property {number | null} count how many tiles are held, or left
 * @property {string[]} tiles that are left
 * @property {string} rest of an entry that isn't changed part by part: how it ended, or a board
 */

/** @type {Draft} */
export const EMPTY = { kind: "tile", seat: null, digits: "", move: "", figure: "", points: null, count: null, tiles: [], rest: "" };

/** What a draft of an entry begins with. @param {import("./entry.js").Entry} entry @returns {Partial<Draft>} */
function partsOf(entry) {
  switch (entry.kind) {
    case "play": return playParts(entry);
    case "show": return { kind: "show", digits: entry.tile };
    case "count": return { kind: "count", count: entry.count };
    case "adjust": return { kind: "adjust", points: entry.points };
    case "hold": return holdParts(entry.left);
    case "end": return { kind: "end", rest: entry.how };
    case "position": return { kind: "position", rest: entry.board };
    default: return { kind: entry.kind };
  }
}

/** @param {Extract<import("./entry.js").Entry, {kind: "play"}>} entry @returns {Partial<Draft>} */
function playParts({ place, tile, points, figure }) {
  if (place) return { kind: "place", digits: tile ?? "", move: place };
  if (tile) return { kind: "tile", digits: tile, figure: figure ?? "" };
  return { kind: "points", points, figure: figure ?? "" };
}

/** @param {import("./entry.js").Left} left @returns {Partial<Draft>} */
const holdParts = ({ tiles, unknown, sum }) =>
  unknown > 0 ? { kind: "hold", count: tiles.length + unknown, points: sum } : { kind: "hold", tiles };

/** @param {string} text an entry @returns {Draft} */
export function readDraft(text) {
  const entry = readEntry(text);
  return entry ? { ...EMPTY, seat: entry.seat, ...partsOf(entry) } : EMPTY;
}

/** The text of what is left. @param {Draft} draft */
function holdText({ tiles, count, points }) {
  if (tiles.length > 0) return `hold ${[...tiles].sort().join(",")}`;
  if (count === null || count < 1 || (points ?? 0) > count * HIGHEST_VALUE) return null;
  return points === null ? `hold ?${count}` : `hold ?${count} ${points}`;
}

/** @param {Draft} draft @param {import("./types.js").RulesData} data @returns {string | null} without the seat */
function words(draft, data) {
  const { kind, digits, move, figure, points, count } = draft;
  const tail = figure ? ` ${figure}` : "";
  const tile = tileNamedBy(digits, data.tiles);
  switch (kind) {
    case "tile": return tile && `play ${tile}${tail}`;
    case "place": return move && `play ${move}`;
    case "points":
      if (!needsPoints(data)) return `play ?${tail}`;
      return points === null ? null : `play ? ${points}${tail}`;
    case "show": return tile && `show ${tile}`;
    case "count": return count === null ? null : `count ${count}`;
    case "adjust": return points ? `adjust ${points > 0 ? "+" : ""}${points}` : null;
    case "hold": return holdText(draft);
    default: return kind;
  }
}

/** The entry's text; `null` while something is missing. @param {Draft} draft @param {import("./types.js").RulesData} data */
export function writeDraft(draft, data) {
  if (draft.kind === "end") return `end ${draft.rest}`;
  if (draft.kind === "position") return draft.rest.includes(":") ? `position ${draft.rest}` : null;
  const text = words(draft, data);
  return text && draft.seat !== null ? `p${draft.seat + 1} ${text}` : null;
}

/** Whether a tile that isn't named counts by its own digits. @param {import("./types.js").RulesData} data */
export const needsPoints = (data) => data.count && data.each === null;
