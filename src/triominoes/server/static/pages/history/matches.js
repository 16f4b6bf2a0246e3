// The past matches of this browser: what it remembers, and what the server says of each.
import { forgetKept, keptMatches, keptOf, noteGone } from "../lib/kept.js";
import { remove, tables } from "../lib/memory.js";
import { ApiError, api } from "../lib/net.js";
import { fetchText } from "../lib/records.js";
import { read, write } from "../lib/stored.js";
import { newName } from "../referee/line.js";
import { readState } from "../referee/remembered.js";
import { known } from "./here.js";

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
/**
 * @typedef {object} Standing what is known of a match, and how
 * @property {Outcome | null} outcome
 * @property {boolean} gone the server opens it no more, as it said last
 * @property {boolean} unsent the server knows nothing of it yet
 * @property {number} waiting how many lines of it wait to be sent
 */
/** @typedef {Remembered & Standing} Past */
/** @typedef {{outcome: Outcome, seq: number | null}} Said what the server said last, and how many lines this browser knew of then */

const CACHE = "history";
/** So many are asked about at once. */
const AT_ONCE = 50;

/** What this browser has the right to look at, newest first. @returns {Remembered[]} */
function remembered() {
  const kept = keptMatches().map(({ match, token, when, names, rules }) => ({ match, kind: /** @type {const} */ ("kept"), token, when, names, rules }));
  const played = tables().map(({ table, seats, when }) => ({ match: table, kind: /** @type {const} */ ("table"), token: seats[0]?.token ?? "", when, names: seats.map(({ name }) => name), rules: "" }));
  return [...kept, ...played].sort((a, b) => b.when - a.when);
}

/** @returns {Record<string, Said>} */
const lastSaid = () => read(CACHE, /** @type {Record<string, Said>} */ ({}));

/** Whether a match was begun here and the server doesn't know it yet. @param {string} match */
const isUnsent = (match) => read(newName(match), /** @type {object | null} */ (null)) !== null;

/** @param {Remembered[]} all @returns {Promise<Record<string, Said>>} */
async function asked(all) {
  /** @type {Record<string, Said>} */
  const found = {};
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const matches = all.slice(at, at + AT_ONCE).map(({ match, token, kind }) => ({ match, token, kind }));
    /** @type {(Outcome | null)[]} */
    const told = await api("/api/history", { body: { matches } });
    told.forEach((outcome, k) => {
      const { match } = matches[k];
      noteGone(match, outcome === null && !isUnsent(match));
      if (outcome) found[match] = { outcome, seq: readState(match)?.seq ?? null };
    });
  }
  write(CACHE, found);
  return found;
}

/** @param {Remembered} one @param {Said | undefined} said @param {boolean} fresh whether the server said it just now @returns {Past} */
function standing(one, said, fresh) {
  const here = one.kind === "kept" ? known(one) : null;
  // Since the server was asked, the match may have gone on in this browser.
  const isNewer = here !== null && (here.waiting > 0 || (!fresh && here.seq !== said?.seq));
  return {
    ...one,
    outcome: (isNewer ? here.outcome : (said?.outcome ?? here?.outcome)) ?? null,
    gone: keptOf(one.match)?.gone ?? false,
    unsent: isUnsent(one.match),
    waiting: here?.waiting ?? 0,
  };
}

/**
 * All past matches; without the server as it, or the match's own page, was told of them last. A table
 * that the server knows no more is left out.
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
  const past = all.map((one) => standing(one, said[one.match], fresh));
  return { past: past.filter(({ kind, outcome }) => outcome || kind === "kept"), fresh };
}

/**
 * Forgets a match: a kept one everywhere, a table, or what is gone already, in this browser. Throws
 * `ApiError` where the server can't be asked.
 * @param {Past} past
 */
export async function deleteMatch({ match, kind, token, gone }) {
  if (kind === "table") remove(match);
  else if (gone) forgetKept(match);
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
