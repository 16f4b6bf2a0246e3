// The log of a match: lines that people entered, and the entries that stand because of them. `undo` and
// `redo` go back and forth through the lines without end.
import { readEntry } from "./entry.js";

/** @typedef {{n: number, text: string}} Numbered an entry, or a line, with its number */
/** @typedef {{done: Numbered[], undone: Numbered[], length: number}} Log `undone`: what can come again, the next one last; `length`: how many lines */
/** @typedef {{word: "instead" | "after" | "void", n: number, text: string}} Correction */

/** @type {Log} */
const EMPTY_LOG = { done: [], undone: [], length: 0 };

/**
 * The correction of a line; `null` if it is none.
 * @param {string} line
 * @returns {Correction | null}
 */
export function readCorrection(line) {
  const found = /^(instead|after|void) (0|[1-9][0-9]{0,5})(?: (.+))?$/.exec(line);
  if (!found || (found[1] === "void") !== (found[3] === undefined)) return null;
  return { word: /** @type {Correction["word"]} */ (found[1]), n: Number(found[2]), text: found[3] ?? "" };
}

/** @param {Correction} correction */
export const writeCorrection = ({ word, n, text }) => `${word} ${n}${text && ` ${text}`}`;

/** @param {Log} log */
export const canUndo = (log) => log.done.length > 0;

/** @param {Log} log */
export const canRedo = (log) => log.undone.length > 0;

/**
 * A log from its lines, taken as they are: a correction that names no entry, or a step that can't be
 * taken, counts and changes nothing.
 * @param {readonly string[]} lines
 * @param {Log} [log] the log to go on from
 * @returns {Log}
 */
export function logOf(lines, log = EMPTY_LOG) {
  const [done, undone] = [[...log.done], [...log.undone]];
  lines.forEach((text, k) => {
    if (text === "undo") undone.push(...done.splice(-1));
    else if (text === "redo") done.push(...undone.splice(-1));
    else {
      done.push({ n: log.length + k + 1, text });
      undone.length = 0;
    }
  });
  return { done, undone, length: log.length + lines.length };
}

/** The entries that stand, in order of play. @param {Log} log @returns {Numbered[]} */
export function entriesOf(log) {
  /** @type {Numbered[]} */
  const entries = [];
  for (const line of log.done) apply(entries, line);
  return entries;
}

/** @param {Numbered[]} entries @param {Numbered} line */
function apply(entries, line) {
  const correction = readCorrection(line.text);
  if (!correction) {
    entries.push(line);
    return;
  }
  const { word, n, text } = correction;
  const place = entries.findIndex((entry) => entry.n === n);
  if (word === "after" && (place >= 0 || n === 0)) entries.splice(place + 1, 0, { n: line.n, text });
  else if (place >= 0) entries.splice(place, 1, ...(word === "void" ? [] : [{ n, text }]));
}

/**
 * The log after one line more; `null` if the line is none, or names an entry that there isn't.
 * @param {Log} log
 * @param {string} line
 * @returns {Log | null}
 */
export const afterLine = (log, line) => (makesSense(log, line) ? logOf([line], log) : null);

/** @param {Log} log @param {string} line */
function makesSense(log, line) {
  if (line === "undo") return canUndo(log);
  if (line === "redo") return canRedo(log);
  const correction = readCorrection(line);
  if (!correction) return readEntry(line) !== null;
  const { word, n, text } = correction;
  const isThere = (word === "after" && n === 0) || entriesOf(log).some((entry) => entry.n === n);
  return isThere && (word === "void" || readEntry(text) !== null);
}

// Lines that wait to be sent, on top of a log that others write too

/** What happens in turn: where two people enter such lines at once, only one of them can be right. */
const IN_TURN = new Set(["count", "play", "draw", "pass", "show", "position", "end", "undo", "redo"]);

/** @param {string} line */
function isInTurn(line) {
  const [first, second = ""] = line.split(" ");
  return IN_TURN.has(first) || (first !== "instead" && first !== "after" && IN_TURN.has(second));
}

/** @param {string} line */
const isStep = (line) => line === "undo" || line === "redo";

/**
 * Whether a line says the same although others entered lines meanwhile that its writer hadn't seen.
 * @param {string} line
 * @param {readonly string[]} theirs
 */
export function isSameAfter(line, theirs) {
  if (theirs.length === 0) return true;
  if (isStep(line)) return false;
  if (isInTurn(line)) return !theirs.some(isInTurn);
  const n = readCorrection(line)?.n;
  return n === undefined || !theirs.some((other) => isStep(other) || readCorrection(other)?.n === n);
}

/**
 * A line with another number for the entry that it names.
 * @param {string} line
 * @param {(n: number) => number} number
 */
export function renumbered(line, number) {
  const correction = readCorrection(line);
  return correction ? writeCorrection({ ...correction, n: number(correction.n) }) : line;
}
