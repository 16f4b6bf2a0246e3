// How far this browser has seen each table, for each seat: what came later is shown when it comes back.
import { read, write } from "../lib/stored.js";

const NAME = "seen";
const MOST = 60;

/** @returns {[string, number][]} */
const all = () => {
  const list = read(NAME, /** @type {[string, number][]} */ ([]));
  return Array.isArray(list) ? list : [];
};

/** @param {string} table @param {number} seat @returns {number | null} */
export const seenOf = (table, seat) => all().find(([name]) => name === `${table}/${seat}`)?.[1] ?? null;

/** @param {string} table @param {number} seat @param {number} seq */
export const setSeen = (table, seat, seq) => {
  const name = `${table}/${seat}`;
  write(NAME, [[name, seq], ...all().filter(([each]) => each !== name)].slice(0, MOST));
};
