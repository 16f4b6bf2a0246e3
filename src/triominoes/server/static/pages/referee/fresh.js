// What a person has picked so far counts for one moment of the match only: the next begins with nothing.
import { useState } from "../lib/html.js";

/** The moment that a state is of: it passes with every line, whoever enters it. @param {import("./types.js").Shown} state */
export const momentOf = ({ entries, turn, round, awaited }) => [entries.length, turn, round, awaited].join();

/**
 * A state that is as at the beginning whenever the moment is another one.
 * @template T
 * @param {string} moment
 * @param {T} first
 * @returns {[T, (change: (value: T) => T) => void]} quick fingers change twice between two pictures, so a change is told what is there
 */
export function useFresh(moment, first) {
  const [kept, setKept] = useState({ moment, value: first });
  const now = (/** @type {typeof kept} */ one) => (one.moment === moment ? one.value : first);
  return [now(kept), (change) => setKept((one) => ({ moment, value: change(now(one)) }))];
}
