// The tables of this browser, newest first, with the tokens of its seats; and the names people use.
// Whoever has a seat's token is that seat: it never leaves this browser but to the table's server.
import { read, write } from "./stored.js";

/** @typedef {{seat: number, token: string, name: string}} Seat */
/** @typedef {{table: string, seats: Seat[], when: number}} Entry */

const MOST = 50;
const MOST_NAMES = 12;

/** @returns {Entry[]} */
export const tables = () => read("tables", /** @type {Entry[]} */ ([])).filter((one) => one?.table && Array.isArray(one.seats));

/**
 * Adds a table, or seats at one that is known.
 * @param {string} table
 * @param {Seat[]} seats
 */
export function add(table, seats) {
  const all = tables();
  const before = all.find((one) => one.table === table)?.seats ?? [];
  const kept = before.filter((one) => !seats.some((seat) => seat.seat === one.seat));
  const merged = [...kept, ...seats].sort((a, b) => a.seat - b.seat);
  const entry = { table, seats: merged, when: Date.now() };
  const rest = all.filter((one) => one.table !== table);
  write("tables", [entry, ...rest].slice(0, MOST));
  for (const gone of rest.slice(MOST - 1)) forgetOrders(gone.table);
}

/** @param {string} table */
export function remove(table) {
  write("tables", tables().filter((one) => one.table !== table));
  forgetOrders(table);
}

/**
 * @param {string} table
 * @returns {Entry | null}
 */
export const of = (table) => tables().find((one) => one.table === table) ?? null;

/**
 * Puts back an entry that was removed, where it was by its time.
 * @param {Entry} entry
 */
export function restore(entry) {
  write("tables", [entry, ...tables()].sort((a, b) => b.when - a.when).slice(0, MOST));
}

// The order of a rack

/** @returns {Record<string, string[]>} */
const orders = () => read("racks", /** @type {Record<string, string[]>} */ ({}));

/**
 * @param {string} table
 * @param {number} seat
 * @returns {string[] | null}
 */
export const rackOrder = (table, seat) => orders()[`${table}/${seat}`] ?? null;

/**
 * @param {string} table
 * @param {number} seat
 * @param {string[]} tiles
 */
export const keepRackOrder = (table, seat, tiles) =>
  write("racks", { ...orders(), [`${table}/${seat}`]: tiles });

/** @param {string} table */
function forgetOrders(table) {
  const kept = Object.entries(orders()).filter(([key]) => !key.startsWith(`${table}/`));
  write("racks", Object.fromEntries(kept));
}

// Names

/** The names people on this device have used; the one used last comes first. @returns {string[]} */
export const names = () => read("names", /** @type {string[]} */ ([]));

/**
 * Remembers names, the first of them as that of the person whose device this is.
 * @param {string[]} used
 */
export function keepNames(used) {
  const found = [...used, ...names()].map((name) => name.trim()).filter(Boolean);
  write("names", [...new Set(found)].slice(0, MOST_NAMES));
}
