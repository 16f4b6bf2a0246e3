// What can be left in a rack when a round is over: how many tiles, and what so many can come to.
import { say } from "../lib/texts.js";
import { valueOf } from "./entry.js";
import { tilesFor } from "./tiles.js";

/** @typedef {{pool: string[], most: number}} Rack `pool`: the tiles that may be in it; `most`: so many at most */

/** @param {import("./types.js").Shown} state @param {number} seat @returns {Rack} */
export function rackOf(state, seat) {
  const pool = tilesFor(state, seat);
  return { pool, most: Math.min((state.counts[seat] ?? 0) + state.well, pool.length) };
}

/** @param {number[]} values */
const total = (values) => values.reduce((sum, value) => sum + value, 0);

/** What tiles are worth by their digits. @param {string[]} tiles */
export const worthOf = (tiles) => total(tiles.map(valueOf));

/** The least and the most that so many tiles of a rack are worth; of no number that can be, what any can. @param {Rack} rack @param {number | null} count @returns {[number, number]} */
export function sumsOf({ pool, most }, count) {
  const values = pool.map(valueOf).sort((a, b) => a - b);
  if (count === null || count < 1 || count > most) return [0, total(values)];
  return [total(values.slice(0, count)), total(values.slice(-count))];
}

/**
 * What is wrong with what was told of a rack, as a sentence; empty where nothing is, or something is missing yet.
 * @param {Rack} rack @param {string} name @param {number | null} count @param {number | null} sum
 */
export function wrongLeft(rack, name, count, sum) {
  if (count === null) return "";
  if (count < 1 || count > rack.most) return say("referee-hold-wrong-count", { name, most: rack.most });
  const [least, most] = sumsOf(rack, count);
  return sum !== null && (sum < least || sum > most) ? say("referee-hold-wrong-sum", { count, least, most }) : "";
}

/** What was typed, where it is a whole number. @param {string} text */
export const wholeOf = (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null);
