// Whether a line may be entered, as far as the sheet's own arithmetic can tell.
import { afterLine, entriesOf, readCorrection } from "./log.js";
import { reason } from "./reasons.js";
import { reckoned } from "./shown.js";

/** @typedef {import("./types.js").KeptState} KeptState */
/** @typedef {import("./types.js").Refused} Refused */
/** @typedef {import("./log.js").Log} Log */

/** @param {string} line */
const noLine = (line) => (line === "undo" || line === "redo" ? `nothing-to-${line}` : readCorrection(line) ? "no-entry" : "line");

/** @param {string} code @param {Refused["facts"]} [facts] @param {string[]} [names] @returns {Refused} */
export const refusal = (code, facts = {}, names = []) => ({ code, say: reason(code, facts, names), facts });

/**
 * The log after a line, or why it is refused: a new entry that the rules contradict, or a correction
 * that names no entry. One that makes later entries wrong is no reason: people are shown them.
 * @param {KeptState} state
 * @param {Log} log
 * @param {string} line
 * @returns {{after: Log, refused: null} | {after: null, refused: Refused}}
 */
export function judged(state, log, line) {
  const after = afterLine(log, line);
  if (after === null) return { after, refused: refusal(noLine(line), { number: readCorrection(line)?.n ?? 0 }) };
  const place = entriesOf(after).findIndex(({ n }) => n === (readCorrection(line)?.word === "instead" ? readCorrection(line)?.n : after.length));
  const fault = place < 0 ? null : reckoned(state, after).lines[place].fault;
  if (!fault) return { after, refused: null };
  const { code, facts } = fault;
  return { after: null, refused: facts ? refusal(code, facts, state.names) : { code, say: "", facts: {} } };
}
