// What a page shows of a match: the server's state, or, while lines wait to be sent, what the sheet's
// own arithmetic makes of them.
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
 * What the arithmetic makes of the entries of a log; the figures of placements are those that the
 * server has found.
 * @param {KeptState} state
 * @param {import("./log.js").Log} log
 */
export function reckoned(state, log) {
  const found = new Map(state.entries.map((line) => [line.n, line]));
  const entries = entriesOf(log).map(({ n, text }) => {
    const known = found.get(n);
    return known?.line === text && !known.fault ? { text, figure: known.figure } : { text };
  });
  return reckon(state.data, state.names.length, entries);
}

/**
 * The state with the lines that wait.
 * @param {KeptState} state
 * @param {readonly string[]} waiting
 * @returns {Shown}
 */
export function shown(state, waiting) {
  if (waiting.length === 0) {
    return { ...state, entries: state.entries.map((line) => ({ ...line, pending: false, waits: false })), pending: 0, waits: false };
  }
  const log = logWith(state, waiting);
  const sheet = reckoned(state, log);
  const known = new Map(state.entries.map((line) => [line.n, line]));
  const numbered = entriesOf(log);
  const entries = sheet.lines.map((line, k) => shownLine(line, numbered[k], known.get(numbered[k].n)));
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
 * @returns {ShownLine}
 */
function shownLine(line, { n, text }, known) {
  const { round, seat, parts, points, total, figure, waits } = line;
  const fault = line.fault && { code: line.fault.code, say: known?.fault?.code === line.fault.code ? known.fault.say : reason(line.fault.code, line.fault.facts) };
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
  const [was, is] = [worths(before, old.lines), worths(after, now.lines)];
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
 */
const worths = (log, lines) =>
  new Map(entriesOf(log).map(({ n, text }, k) => {
    const { points, total, fault } = lines[k];
    return [n, { text, worth: { points, total, fault: fault && { code: fault.code, say: reason(fault.code, fault.facts) } } }];
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
  return { type: "kept", match, names, rules, data, ...nothing, ...now, rounds };
}
