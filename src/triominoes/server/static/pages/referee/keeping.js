// Matches that are kept in this browser: one is begun, with or without the server, and gone on with.
import { rememberKept } from "../lib/kept.js";
import { api } from "../lib/net.js";
import { newId } from "../lib/socket.js";
import { newName } from "./line.js";
import { KeptMatch } from "./match.js";
import { writeFor, writeState } from "./remembered.js";
import { rulesData, rulesInfo } from "./rulesdata.js";
import { newState } from "./shown.js";

/** @typedef {import("../lib/setup.js").RuleSet} RuleSet */
/** @typedef {import("./types.js").Keeping} Keeping */

/** How long names and tokens of matches are; nobody guesses them. */
const SIGNS = 22;

/**
 * Opens a match whose token one has.
 * @param {string} match
 * @param {string} token
 * @param {string} other another token that is said to be right; it is tried where the first is refused
 * @returns {Keeping}
 */
export const keep = (match, token, other = "") => new KeptMatch(match, token, other);

/**
 * Begins a match and remembers it; `keep` makes it known to the server as soon as it listens. Where
 * nothing can be remembered the server has to know it at once: then it may throw an `ApiError`.
 * @param {{set: RuleSet, rules: string, names: string[]}} wish the printed rule set, and it with the house rules as a record writes them
 * @returns {Promise<{match: string, token: string, remembered: boolean}>} `remembered`: whether this browser will know the token
 */
export async function begin({ set, rules, names }) {
  const match = newId().slice(0, SIGNS);
  const token = newId().slice(0, SIGNS);
  /** @type {import("./line.js").New} */
  const made = { rules, names, began: Date.now() / 1000 };
  const isMade = writeFor(match, newName(match), made);
  if (!isMade) await api(`/api/kept/${match}`, { method: "PUT", body: { ...made, token } });
  const remembered = rememberKept({ match, token, names, rules });
  writeState(newState(match, names, rulesInfo(set, rules), rulesData(set, rules, names.length)));
  return { match, token, remembered };
}
