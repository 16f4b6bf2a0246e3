// One match in this browser, as its page has it. What is entered is remembered before anything else,
// so that nothing loses it.
import { newId } from "../lib/socket.js";
import { watch } from "../lib/stored.js";
import { canonical } from "./entry.js";
import { Exchange } from "./exchange.js";
import { judged, refusal } from "./judging.js";
import { canRedo, canUndo, logOf, readCorrection, writeCorrection } from "./log.js";
import { Queue } from "./queue.js";
import { difference, shown } from "./shown.js";

/** @typedef {import("./types.js").Difference} Difference */
/** @typedef {import("./types.js").Refused} Refused */

/** @param {string} line */
function canonicalLine(line) {
  const correction = readCorrection(line);
  return correction ? writeCorrection({ ...correction, text: canonical(correction.text) }) : canonical(line);
}

export class KeptMatch {
  /** @param {string} match @param {string} token @param {string} other */
  constructor(match, token, other) {
    this.match = match;
    this.queue = new Queue(match);
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.exchange = new Exchange({
      match,
      token,
      other,
      queue: this.queue,
      changed: () => this.changed(),
      unanswered: (trial) => this.tryHere(trial),
    });
    this.state = this.shown();
    this.unwatch = watch(this.queue.prefix, () => {
      this.queue.load();
      this.changed();
      this.exchange.flush();
    });
  }

  get token() {
    return this.exchange.token;
  }

  get pending() {
    return this.queue.waiting;
  }

  get aside() {
    return this.queue.aside;
  }

  get crossed() {
    const { crossed, told } = this.exchange;
    return crossed !== null && crossed.seq === told?.seq ? crossed.line : null;
  }

  get opening() {
    return this.exchange.opening;
  }

  get online() {
    return this.exchange.online;
  }

  get ended() {
    return this.exchange.ended;
  }

  get misled() {
    return this.exchange.misled;
  }

  get stored() {
    return this.exchange.isSaved && this.queue.isStored;
  }

  /** @param {() => void} watcher */
  subscribe(watcher) {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  get waiting() {
    return this.pending.map((item) => item.line);
  }

  /** The log as it is shown. */
  get log() {
    return logOf(this.waiting, logOf(this.exchange.told?.log ?? []));
  }

  shown() {
    const { told, ended } = this.exchange;
    const now = told && shown(told, this.waiting);
    return now && { ...now, can_undo: now.can_undo && !ended, can_redo: (now.can_redo || this.queue.undone.length > 0) && !ended };
  }

  changed() {
    this.state = this.shown();
    for (const watcher of this.watchers) watcher();
  }

  /** Why no line can be entered, whatever it is. @returns {Refused} */
  get closed() {
    const { ended } = this.exchange;
    return ended ? { code: "ended", say: ended, facts: {} } : refusal("match-unknown");
  }

  /** @param {string} text @returns {Refused | null} */
  enter(text) {
    const { told, ended } = this.exchange;
    if (!told || ended) return this.closed;
    const line = canonicalLine(text);
    const { refused } = judged(told, this.log, line);
    if (refused) return refused;
    this.queue.remove(this.queue.undone);
    this.append(line);
    return null;
  }

  /** @param {string} line */
  append(line) {
    this.exchange.misled = false;
    this.queue.add(newId(), line, this.exchange.base);
    this.changed();
    this.exchange.flush();
  }

  /** Takes back the last line; one that only this browser has is kept for `redo`. @returns {Refused | null} */
  undo() {
    if (this.ended) return this.closed;
    const last = this.pending.at(-1);
    const isOwn = last && !last.sent && last.line !== "undo";
    if (!isOwn && !canUndo(this.log)) return refusal("nothing-to-undo");
    if (!isOwn) this.append("undo");
    else if (last.line === "redo") this.queue.remove([last]);
    else this.queue.put({ ...last, state: "undone" });
    this.changed();
    return null;
  }

  /** @returns {Refused | null} */
  redo() {
    if (this.ended) return this.closed;
    const last = this.pending.at(-1);
    const first = this.queue.undone[0];
    if (last && !last.sent && last.line === "undo") this.queue.remove([last]);
    else if (canRedo(this.log)) this.append("redo");
    else if (first) {
      this.queue.remove([first]);
      this.append(first.line);
    } else return refusal("nothing-to-redo");
    this.changed();
    return null;
  }

  /** @param {number} i @returns {Refused | null} */
  enterAside(i) {
    const item = this.aside[i];
    const refused = this.enter(item.line);
    if (refused === null) this.queue.remove([item]);
    this.changed();
    return refused;
  }

  /** @param {number} i */
  dropAside(i) {
    this.queue.remove([this.aside[i]]);
    this.changed();
  }

  /**
   * What a line would do: the server says it, or, where lines wait or it doesn't listen, the
   * arithmetic does. Rejects with a `Refused`.
   * @param {string} text
   * @returns {Promise<Difference>}
   */
  tryLine(text) {
    return new Promise((resolve, reject) => this.exchange.ask({ line: canonicalLine(text), resolve, reject }));
  }

  /** @param {import("./exchange.js").Trial} trial */
  tryHere({ line, resolve, reject }) {
    const { told, ended } = this.exchange;
    if (!told || ended) return reject(this.closed);
    const { after, refused } = judged(told, this.log, line);
    if (refused) return reject(refused);
    resolve({ type: "difference", id: "", ...difference(told, this.log, after) });
  }

  /** @param {string} lang */
  speak(lang) {
    this.exchange.speak(lang);
    this.changed();
  }

  close() {
    this.unwatch();
    this.exchange.close();
  }
}
