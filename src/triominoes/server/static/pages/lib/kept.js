// The kept matches of this browser, newest first, with the tokens that let it follow and enter. What
// is remembered of each, its last state and the lines that wait to be sent, goes with it.
import { forget, namesLike, read, write } from "./stored.js";

/** @typedef {{match: string, token: string, names: string[], rules: string, when: number, gone?: boolean}} KeptMatch `gone`: the server opens it no more, as it said last */

const LIST = "kept";

/** @returns {KeptMatch[]} */
export const keptMatches = () =>
  read(LIST, /** @type {KeptMatch[]} */ ([])).filter((one) => one?.match && one.token);

/** @param {string} match @returns {KeptMatch | null} */
export const keptOf = (match) => keptMatches().find((one) => one.match === match) ?? null;

/** Adds a match, or what is new of one, at the head of the list. @param {Omit<KeptMatch, "when" | "gone">} entry @returns {boolean} whether it outlives the page */
export const rememberKept = (entry) =>
  write(LIST, [{ ...entry, when: Date.now() }, ...keptMatches().filter((one) => one.match !== entry.match)]);

/** Notes whether the server still opens a match that is remembered. @param {string} match @param {boolean} gone */
export function noteGone(match, gone) {
  const known = keptOf(match);
  if (known && Boolean(known.gone) !== gone) write(LIST, keptMatches().map((one) => (one.match === match ? { ...one, gone } : one)));
}

/** @param {string} match */
export function forgetKept(match) {
  write(LIST, keptMatches().filter((one) => one.match !== match));
  for (const kind of ["state", "new", "line"]) namesLike(`kept-${kind}-${match}`).forEach(forget);
}
