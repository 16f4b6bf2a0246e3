// How far this browser has seen each table: what came later is shown when it comes back. Who sits
// at one device sees the same things, so they have one number together.
import { read, write } from "../lib/stored.js";

const NAME = "seen";
const MOST = 60;

/** @returns {[string, number][]} */
const all = () => {
  const list = read(NAME, /** @type {[string, number][]} */ ([]));
  return Array.isArray(list) ? list : [];
};

/** @param {string} table @returns {number | null} */
export const seenOf = (table) => all().find(([name]) => name === table)?.[1] ?? null;

/** @param {string} table @param {number} seq */
export const setSeen = (table, seq) => write(NAME, [[table, seq], ...all().filter(([name]) => name !== table)].slice(0, MOST));
