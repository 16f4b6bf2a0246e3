// What goes between one match in this browser and the server: lines that wait are sent one by one, and
// what the server tells is laid under those that it hasn't got yet.
import { keptOf, noteGone, rememberKept } from "../lib/kept.js";
import { newId } from "../lib/socket.js";
import { Line } from "./line.js";
import { merged, withAside } from "./merge.js";
import { readState, writeState } from "./remembered.js";

/** @typedef {import("./types.js").KeptState} KeptState */
/** @typedef {import("./types.js").FromKept} FromKept */
/** @typedef {import("./types.js").Difference} Difference */
/** @typedef {import("./types.js").Reject} Reject */
/** @typedef {import("./types.js").Refused} Refused */
/** @typedef {import("./queue.js").Queue} Queue */
/** @typedef {import("./queue.js").Item} Item */
/** @typedef {{line: string, resolve: (difference: Difference) => void, reject: (reason: Refused) => void}} Trial a line that is only tried */
/**
 * @typedef {object} Wants
 * @property {string} match
 * @property {string} token
 * @property {string} other another token, for where the first is refused
 * @property {Queue} queue
 * @property {() => void} changed
 * @property {(trial: Trial) => void} unanswered where the server says nothing to a trial
 */

const AGAIN_MS = 1_000;
/** Refusals that say nothing of the line itself: it is sent again. */
const PASSING = new Set(["fast", "not-saved"]);
/** The token opens nothing, and never will. */
const CLOSED = new Set(["no-match", "not-yours"]);

export class Exchange {
  /** @param {Wants} wants */
  constructor(wants) {
    this.wants = wants;
    /** The one that is used. */
    this.token = wants.token;
    /** The one that isn't, until it is known which of them is right. */
    this.other = wants.other;
    /** Whether the other one was wrong; until something is entered. */
    this.misled = false;
    this.queue = wants.queue;
    /** Whether the first word to the server is still on its way. */
    this.opening = true;
    this.online = false;
    this.ended = "";
    /** What the server told last. @type {KeptState | null} */
    this.told = readState(wants.match);
    this.isSaved = true;
    /** Lines that the server has, by item, with their numbers, until a state tells of them. @type {Map<string, number>} */
    this.acked = new Map();
    /** What another phone entered when something else was first. @type {import("./types.js").Crossed | null} */
    this.crossed = null;
    /** The command that is on its way. @type {{id: string, item: Item} | null} */
    this.flying = null;
    /** @type {Map<string, Trial>} */
    this.trials = new Map();
    this.line = this.lineTo();
  }

  lineTo() {
    const { match } = this.wants;
    return new Line({ match, token: this.token, hear: (message) => this.hear(message), line: (line, say, code) => this.lineIs(line, say, code) });
  }

  /** After how many lines of the log a new one comes, and those that wait before it. */
  get base() {
    return Math.max(this.told?.seq ?? 0, ...this.acked.values(), ...this.queue.waiting.map((item) => item.base));
  }

  /** @param {Trial} trial */
  ask(trial) {
    const id = newId();
    const isQuiet = this.told !== null && this.queue.waiting.length === 0;
    const isAsked = isQuiet && this.line.tell({ type: "try", id, base: this.told?.seq, line: trial.line });
    if (isAsked) this.trials.set(id, trial);
    else this.wants.unanswered(trial);
  }

  /** Sends the first line that waits; the next follows when its state has come. */
  flush() {
    const item = this.queue.waiting[0];
    if (!item || this.flying || this.acked.has(item.id) || !this.line.isUp) return;
    // Another base is another command: what was refused as stale is asked anew.
    const id = `${item.id}-${item.base}`;
    this.queue.put({ ...item, sent: true });
    this.flying = { id, item };
    this.line.tell({ type: "enter", id, base: item.base, line: item.line });
  }

  /** @param {string} lang */
  speak(lang) {
    this.line.tell({ type: "speak", lang });
  }

  close() {
    this.line.close();
  }

  /** @param {import("../lib/socket.js").Line} line @param {string} say @param {string} code */
  lineIs(line, say, code) {
    this.opening = false;
    this.online = line === "up";
    if (line === "ended") this.refusedAll(say, code);
    this.flying = null;
    const trials = [...this.trials.values()];
    this.trials.clear();
    trials.forEach(this.wants.unanswered);
    this.wants.changed();
  }

  /** The server wants to hear no more with this token. @param {string} say @param {string} code */
  refusedAll(say, code) {
    if (CLOSED.has(code) && this.other) {
      this.token = this.other;
      this.other = "";
      this.line.close();
      this.line = this.lineTo();
      return;
    }
    this.ended = say;
    if (CLOSED.has(code)) noteGone(this.wants.match, true);
  }

  /** @param {FromKept} message */
  hear(message) {
    if (message.type === "kept") this.learn(message);
    else if (message.type === "difference") this.answered(message.id)?.resolve(message);
    else if (message.type === "reject") this.refused(message);
    else if (message.type === "crossed") {
      this.crossed = message;
      this.wants.changed();
    }
    else if (message.type === "ack" && message.id === this.flying?.id) {
      this.acked.set(this.flying.item.id, message.seq);
      this.flying = null;
      if (this.told && this.told.seq >= message.seq) this.learn(this.told);
    }
  }

  /** @param {string} id */
  answered(id) {
    const trial = this.trials.get(id);
    this.trials.delete(id);
    return trial;
  }

  /** What others have entered comes before what waits. @param {KeptState} told */
  learn(told) {
    const before = this.told;
    const waiting = this.queue.waiting;
    const arrived = waiting.filter((item) => (this.acked.get(item.id) ?? Infinity) <= told.seq);
    const base = Math.max(0, ...arrived.map((item) => this.acked.get(item.id) ?? 0));
    const rest = waiting.filter((item) => !arrived.includes(item)).map((item) => ({ ...item, base: Math.max(item.base, base) }));
    const now = merged(rest, told.log);
    this.queue.settle({ ...now, done: [...arrived, ...now.done] });
    for (const [id, seq] of this.acked) if (seq <= told.seq) this.acked.delete(id);
    // A line of others is a new one: what was taken back here doesn't come again.
    if (before && told.seq - before.seq > arrived.length + now.known) this.queue.remove(this.queue.undone);
    this.remember(told);
    this.wants.changed();
    this.flush();
  }

  /** @param {KeptState} told */
  remember(told) {
    const { match } = this.wants;
    this.told = told;
    this.line.saw(told.seq);
    this.isSaved = writeState(told);
    if (this.other) this.misled = true;
    this.other = "";
    // Only what the server has accepted is remembered; whoever came by a link learns now whose match it is.
    const known = keptOf(match);
    if (known?.token !== this.token) rememberKept({ match, token: this.token, names: told.names, rules: told.rules.text });
    else noteGone(match, false);
  }

  /** @param {Reject} message */
  refused(message) {
    const { code, say, facts } = message;
    const trial = this.answered(message.id);
    if (trial && code !== "stale") return trial.reject({ code, say, facts });
    if (trial) return this.wants.unanswered(trial);
    const flying = this.flying;
    if (flying?.id !== message.id) return;
    this.flying = null;
    if (PASSING.has(code)) setTimeout(() => this.flush(), AGAIN_MS);
    else if (code !== "stale") this.setAside(flying.item, { code, say });
    else if (this.told && this.told.seq >= message.seq) this.flush();
  }

  /** @param {Item} refused @param {{code: string, say: string}} why */
  setAside(refused, why) {
    const waiting = this.queue.waiting;
    const k = waiting.findIndex((item) => item.id === refused.id);
    if (k >= 0 && waiting[k + 1]?.line === "undo") this.queue.remove(waiting.slice(k, k + 2));
    else if (k >= 0) this.queue.settle(withAside(waiting, waiting[0].base + 1, [{ ...waiting[k], ...why }]));
    this.wants.changed();
    this.flush();
  }
}
