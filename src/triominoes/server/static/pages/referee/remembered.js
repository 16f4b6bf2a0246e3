// The last state of each match, in this browser's memory: with it a match opens without the server.
// It can be asked for again, so it makes room where there is none for lines that can't.
import { forget, namesLike, read, write } from "../lib/stored.js";

/** @typedef {import("./types.js").KeptState} KeptState */

const PREFIX = "kept-state-";

/** @param {string} match @returns {KeptState | null} */
export function readState(match) {
  const state = read(PREFIX + match, /** @type {KeptState | null} */ (null));
  return Array.isArray(state?.log) ? state : null;
}

/** @param {KeptState} state @returns {boolean} whether it outlives the page */
export const writeState = (state) => writeFor(state.match, PREFIX + state.match, state);

/**
 * Remembers something of a match, if need be in place of the states of others, and of its own last.
 * @param {string} match
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it outlives the page
 */
export function writeFor(match, name, value) {
  if (write(name, value)) return true;
  const own = PREFIX + match;
  const states = namesLike(PREFIX).filter((other) => other !== own);
  for (const other of [...states, ...(name === own ? [] : [own])]) {
    forget(other);
    if (write(name, value)) return true;
  }
  return false;
}
