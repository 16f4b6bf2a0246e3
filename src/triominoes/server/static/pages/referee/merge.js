// Lines that wait, and what others entered meanwhile: what came first stands, and nothing is lost.
import { isSameAfter, readCorrection, renumbered } from "./log.js";

/** @typedef {import("./queue.js").Item} Item */
/** @typedef {{waiting: Item[], aside: Item[], done: Item[]}} Merged `done`: what stands in the log, or was taken back */

/**
 * What becomes of waiting lines now that the log is known to be as it is.
 *
 * A line that stands there already at its place is done: it arrived without our hearing of it, or
 * another phone at the same table entered the same. Where others entered something else first, lines
 * that mean the same all the same come after it; the rest is set aside for people to look at.
 * @param {readonly Item[]} waiting
 * @param {readonly string[]} log
 * @returns {Merged & {known: number}} `known`: how many stood in the log already
 */
export function merged(waiting, log) {
  let at = Math.min(waiting[0]?.base ?? 0, log.length);
  let known = 0;
  while (at < log.length && waiting[known]?.line === log[at]) {
    known += 1;
    at += 1;
  }
  const done = waiting.slice(0, known);
  const theirs = log.slice(at);
  const rest = waiting.slice(known).map((item) => ({
    ...item,
    line: renumbered(item.line, (n) => (n > at ? n + theirs.length : n)),
    base: log.length,
  }));
  const stale = rest.filter((item) => !isSameAfter(item.line, theirs));
  const after = withAside(rest, log.length + 1, stale.map((item) => ({ ...item, code: "stale" })));
  return { ...after, done: [...done, ...after.done], known };
}

/**
 * The waiting lines without some that are set aside. What would correct one of those is done to it
 * instead, and lines that name a later one name it by its new number.
 * @param {readonly Item[]} waiting
 * @param {number} first the number that the first of them will have in the log
 * @param {readonly Item[]} refused some of them, with the reason
 * @returns {Merged}
 */
export function withAside(waiting, first, refused) {
  const reasons = new Map(refused.map((item) => [item.id, item]));
  /** @type {Merged} */
  const now = { waiting: [], aside: [], done: [] };
  /** @type {Map<number, Item>} */
  const gone = new Map();
  /** @type {Map<number, number>} */
  const numbers = new Map();
  waiting.forEach((item, k) => {
    const refusal = reasons.get(item.id);
    const target = gone.get(readCorrection(item.line)?.n ?? -1);
    if (target) applied(item, target, now);
    else if (refusal) now.aside.push({ ...refusal, state: "aside" });
    else {
      numbers.set(first + k, first + now.waiting.length);
      now.waiting.push(item);
      return;
    }
    const last = now.aside.at(-1);
    if (last?.id === item.id) gone.set(first + k, last);
  });
  now.waiting = now.waiting.map((item) => ({ ...item, line: renumbered(item.line, (n) => numbers.get(n) ?? n) }));
  return now;
}

/**
 * Does to a line that was set aside what a later one wanted to do to it.
 * @param {Item} item
 * @param {Item} target
 * @param {Merged} now
 */
function applied(item, target, now) {
  const correction = readCorrection(item.line);
  if (correction?.word === "after") {
    now.aside.push({ ...target, id: item.id, at: item.at, line: correction.text });
    return;
  }
  now.done.push(item);
  if (correction?.word === "instead") target.line = correction.text;
  else {
    now.aside = now.aside.filter((one) => one !== target);
    now.done.push(target);
  }
}
