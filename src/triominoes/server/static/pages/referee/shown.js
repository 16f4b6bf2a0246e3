// What a page shows of a match: the server's state, or, while lines wait to be sent, what the sheet's
// own arithmetic makes of them.
import { lang } from "../lib/texts.js";
import { canRedo, canUndo, entriesOf, logOf } from "./log.js";
import { reason } from "./reasons.js";
import { reckon } from "./reckon.js";

/** @typedef {import("./types.js").KeptState} KeptState */
/** @typedef {import("./types.js").KeptLine} KeptLine */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").ShownLine} ShownLine */
/** @typedef {import("./types.js").Difference} Difference */
/** @typedef {import("./types.js").DifferenceLine} DifferenceLine */

/** The log with the lines that wait. @param {KeptState} state @param {readonly string[]} waiting */
const logWith = (state, waiting) => logOf(waiting, logOf(state.log));

/**
 * What the arithmetic makes of the entries of a log. The figures of placements are those that the
 * server has found; what it has against an entry holds as long as nothing before that is corrected.
 * @param {KeptState} state
 * @param {import("./log.js").Log} log
 */
export function reckoned(state, log) {
  const found = new Map(state.entries.map((line) => [line.n, line]));
  let isAsTold = true;
  const entries = entriesOf(log).map(({ n, text }, k) => {
    const known = found.get(n);
    isAsTold &&= known?.line === text && state.entries[k] === known;
    if (known?.line !== text) return { text };
    if (!known.fault) return { text, figure: known.figure };
    return isAsTold ? { text, fault: known.fault.code } : { text };
  });
  return reckon(state.data, state.names.length, entries);
}

/**
 * The state without the server's sentences, as far as they are in another language than the page;
 * the page says its own until the server is heard again.
 * @param {KeptState} state
 * @returns {KeptState}
 */
function inOurLanguage(state) {
  if (state.lang === lang()) return state;
  const { lines } = reckoned(state, logOf(state.log));
  const faultOf = (/** @type {import("./types.js").Fault} */ { code }, /** @type {import("./reckon/state.js").Fault | null} */ found) =>
    found?.code === code ? saidFault(found, state.names) : { code, say: "" };
  const entries = state.entries.map((line, k) => ({ ...line, say: "", fault: line.fault && faultOf(line.fault, lines[k].fault) }));
  return { ...state, entries, why: [], rounds: state.rounds.map((round) => ({ ...round, say: [] })) };
}

/** @param {import("./reckon/state.js").Fault} fault @param {readonly string[]} names */
const saidFault = ({ code, facts }, names) => ({ code, say: facts ? reason(code, facts, names) : "" });

/**
 * The state with the lines that wait.
 * @param {KeptState} told
 * @param {readonly string[]} waiting
 * @returns {Shown}
 */
export function shown(told, waiting) {
  const state = inOurLanguage(told);
  if (waiting.length === 0) {
    return { ...state, entries: state.entries.map((line) => ({ ...line, pending: false, waits: false })), pending: 0, waits: false };
  }
  const log = logWith(state, waiting);
  const sheet = reckoned(state, log);
  const known = new Map(state.entries.map((line) => [line.n, line]));
  const numbered = entriesOf(log);
  const entries = sheet.lines.map((line, k) => shownLine(line, numbered[k], known.get(numbered[k].n), state.names));
  return {
    ...state,
    ...sheet.now,
    entries,
    rounds: sheet.rounds,
    options: [],
    dead: [],
    why: [],
    can_undo: canUndo(log),
    can_redo: canRedo(log),
    pending: waiting.length,
    waits: entries.some((line) => line.waits),
  };
}

/**
 * @param {import("./reckon.js").Line} line
 * @param {import("./log.js").Numbered} entry
 * @param {KeptLine | undefined} known what the server said of it
 * @param {string[]} names
 * @returns {ShownLine}
 */
function shownLine(line, { n, text }, known, names) {
  const { round, seat, parts, points, total, figure, waits } = line;
  const isKnown = known?.line === text && known.fault?.code === line.fault?.code;
  const fault = line.fault && ((isKnown && known.fault) || saidFault(line.fault, names));
  const isSame = known?.line === text && known.points === points && known.total === total && known.fault?.code === fault?.code;
  return { n, line: text, round, seat, parts, points, total, figure, fault, waits, say: isSame ? known.say : "", pending: known?.line !== text };
}

/**
 * What a line would change, as far as the arithmetic can tell.
 * @param {KeptState} state
 * @param {import("./log.js").Log} before
 * @param {import("./log.js").Log} after
 * @returns {Omit<Difference, "id" | "type">}
 */
export function difference(state, before, after) {
  const [old, now] = [reckoned(state, before), reckoned(state, after)];
  const [was, is] = [worths(before, old.lines, state.names), worths(after, now.lines, state.names)];
  const lines = inOrder([...was.keys()], [...is.keys()]).flatMap((n) => {
    const one = { n, line: (is.get(n) ?? was.get(n))?.text ?? "", say: "", before: was.get(n)?.worth ?? null, after: is.get(n)?.worth ?? null };
    return JSON.stringify(was.get(n)) === JSON.stringify(is.get(n)) ? [] : [one];
  });
  return {
    seq: state.seq,
    say: "",
    lines,
    totals: { before: old.now.scores, after: now.now.scores },
    winners: { before: old.now.winners, after: now.now.winners },
  };
}

/**
 * All numbers in the order that they have after; each that is gone follows what it followed.
 * @param {number[]} before
 * @param {number[]} after
 */
function inOrder(before, after) {
  const order = [...after];
  let place = -1;
  for (const n of before) {
    if (after.includes(n)) place = order.indexOf(n);
    else order.splice((place += 1), 0, n);
  }
  return order;
}

/**
 * @param {import("./log.js").Log} log
 * @param {import("./reckon.js").Line[]} lines
 * @param {string[]} names
 */
const worths = (log, lines, names) =>
  new Map(entriesOf(log).map(({ n, text }, k) => {
    const { points, total, fault } = lines[k];
    return [n, { text, worth: { points, total, fault: fault && saidFault(fault, names) } }];
  }));

/**
 * A match before its first line, as the server will tell it.
 * @param {string} match
 * @param {string[]} names
 * @param {import("./types.js").RulesInfo} rules
 * @param {import("./types.js").RulesData} data
 * @returns {KeptState}
 */
export function newState(match, names, rules, data) {
  const { rounds, now } = reckon(data, names.length, []);
  const nothing = { seq: 0, log: [], entries: [], options: [], dead: [], why: [], can_undo: false, can_redo: false, phones: 0 };
  return { type: "kept", lang: lang(), match, names, rules, data, ...nothing, ...now, rounds };
}
