// The past matches of this browser: what it remembers, and what the server says of each.
import { forgetKept, keptMatches } from "../lib/kept.js";
import { remove, tables } from "../lib/memory.js";
import { ApiError, api } from "../lib/net.js";
import { fetchText } from "../lib/records.js";
import { read, write } from "../lib/stored.js";

/** @typedef {import("../lib/setup.js").RulesInfo} RulesInfo */
/** @typedef {{rounds_won: number, points: number[], figures: Record<string, number>, draws: number, passes: number}} Played */
/**
 * @typedef {object} Outcome how a match went, as the server tells it
 * @property {string} match
 * @property {"table" | "kept"} kind
 * @property {string[]} names
 * @property {RulesInfo} rules
 * @property {string} date
 * @property {number} rounds how many have ended
 * @property {number[]} totals
 * @property {boolean} over
 * @property {number[]} winners
 * @property {Played[]} players
 */
/** @typedef {{match: string, kind: "table" | "kept", token: string, when: number, names: string[], rules: string}} Remembered */
/** @typedef {Remembered & {outcome: Outcome | null}} Past */

const CACHE = "history";
/** So many are asked about at once. */
const AT_ONCE = 50;

/** What this browser has the right to look at, newest first. @returns {Remembered[]} */
function remembered() {
  const kept = keptMatches().map(({ match, token, when, names, rules }) => ({ match, kind: /** @type {const} */ ("kept"), token, when, names, rules }));
  const played = tables().map(({ table, seats, when }) => ({ match: table, kind: /** @type {const} */ ("table"), token: seats[0]?.token ?? "", when, names: seats.map(({ name }) => name), rules: "" }));
  return [...kept, ...played].sort((a, b) => b.when - a.when);
}

/** What the server said last. @returns {Record<string, Outcome>} */
const lastSaid = () => read(CACHE, /** @type {Record<string, Outcome>} */ ({}));

/** @param {Remembered[]} all @returns {Promise<Record<string, Outcome>>} */
async function asked(all) {
  /** @type {Record<string, Outcome>} */
  const found = {};
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const matches = all.slice(at, at + AT_ONCE).map(({ match, token, kind }) => ({ match, token, kind }));
    /** @type {(Outcome | null)[]} */
    const told = await api("/api/history", { body: { matches } });
    for (const one of told) if (one) found[one.match] = one;
  }
  write(CACHE, found);
  return found;
}

/**
 * All past matches; without the server as it told of them last. A table that it knows no more is left out.
 * @returns {Promise<{past: Past[], fresh: boolean}>}
 */
export async function pastMatches() {
  const all = remembered();
  let fresh = true;
  const said = await asked(all).catch((error) => {
    if (!(error instanceof ApiError)) throw error;
    fresh = false;
    return lastSaid();
  });
  const past = all.map((one) => ({ ...one, outcome: said[one.match] ?? null }));
  return { past: past.filter(({ kind, outcome }) => outcome || kind === "kept"), fresh };
}

/** Forgets a match: a kept one everywhere, a table in this browser. Throws `ApiError` where the server can't be asked. @param {Remembered} past */
export async function deleteMatch({ match, kind, token }) {
  if (kind === "table") remove(match);
  else {
    await api(`/api/kept/${match}`, { method: "DELETE", token }).catch((error) => {
      // It may be gone already, or never have been there.
      if (!(error instanceof ApiError) || ![401, 404].includes(error.status)) throw error;
    });
    forgetKept(match);
  }
  const { [match]: _, ...rest } = lastSaid();
  write(CACHE, rest);
}

/** The record of a match. Throws `ApiError`. @param {Remembered} past @returns {Promise<string>} */
export const recordOf = ({ match, kind, token }) => fetchText(`/api/${kind === "kept" ? "kept" : "tables"}/${match}/record`, token);
