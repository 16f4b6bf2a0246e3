// What one seat knows of its table, and how much of it is shown by now.

import { FLIGHT } from "../../board/motion.js";
import { still } from "../../board/view.js";
import { announce } from "../lib/announce.js";
import { get } from "../lib/preferences.js";
import { playDraw, playPlace } from "../lib/sounds.js";
import { lang, say } from "../lib/texts.js";
import { popText, shortened } from "./reel.js";
import { Queue } from "./queue.js";
import { seenOf, setSeen } from "./seen.js";
import { Session } from "./session.js";
import { ACTS, after, before, laid, standing } from "./shown.js";

/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Welcome} Welcome */
/** @typedef {ReturnType<typeof import("../../board/board.js").makeBoard>} Board */
/**
 * @typedef {object} Pending a command that the server has still to answer, or whose events are still to come
 * @property {string} id
 * @property {Option | null} option a placement that is shown already
 * @property {DOMRect | null} from
 * @property {number | null} seq the number of its last event, as soon as it is answered
 */

const PAUSES = { none: 0, short: 700, long: 1_700 };
const FEW_PLAYS = 8;
/** Nothing to look at by itself: the end of a round shows it whole. */
const AT_THE_END = ["end", "hold", "score", "match"];

export class Watching {
  /** @param {import("./types.js").Wants} wants */
  constructor({ table, local, beside = [], guarded = false }) {
    this.table = table;
    this.seat = local.seat;
    this.token = local.token;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {import("./session.js").Line} */
    this.line = "opening";
    /** @type {import("./types.js").Person[]} */
    this.people = [];
    /** @type {import("./types.js").RulesInfo | null} */
    this.rules = null;
    /** The invitation, while the table waits for people. @type {string | null} */
    this.code = null;
    /** The newest state; what is shown may be behind. @type {State | null} */
    this.state = null;
    /** @type {import("./shown.js").Shown | null} */
    this.shown = null;
    /** The number of the last event shown. */
    this.shownSeq = seenOf(table);
    /** @type {Board | null} */
    this.board = null;
    /** The round whose end is to be looked at before anything goes on. @type {number | null} */
    this.ended = null;
    /** @type {(() => void) | null} */
    this.goOn = null;
    /** The sentence of the last event. */
    this.told = "";
    /** A sentence about what the person did. */
    this.notice = "";
    /** The command on its way. @type {Pending | null} */
    this.pending = null;
    /** The tile drawn last, for its mark in the rack. @type {string | null} */
    this.fresh = null;
    /** Whether what is shown now happened while nobody looked. */
    this.reel = false;
    /** @type {string | null} */
    this.rematch = null;
    /** What happened in the round that is shown. @type {Told[]} */
    this.log = [];
    /** Whether the table was entered without the person having been asked: see `Device`. */
    this.guarded = guarded;
    this.unlocked = false;
    this.queue = new Queue((told) => this.show(told), (state) => this.settle(state));
    this.session = new Session({
      table,
      token: local.token,
      beside: beside.map((each) => each.token),
      since: () => this.shownSeq,
      lang,
      hear: (message) => this.hear(message),
      line: (line, words) => this.changeLine(line, words),
    });
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  close() {
    this.queue.clear();
    this.session.close();
    this.listeners.clear();
  }

  /** Whether points are counted; they are as long as the rules are not known. */
  get counted() {
    return this.rules?.count ?? true;
  }

  get busy() {
    return this.queue.busy;
  }

  // What the server says

  /** @param {import("./types.js").FromServer} message */
  hear(message) {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "waiting") {
      this.code = message.code;
      this.people = message.seats;
      this.rules = message.rules;
    } else if (message.type === "events") {
      this.state = message.state;
      this.queue.add(message.events, message.state);
    } else if (message.type === "people") this.people = message.seats;
    else if (message.type === "ack") this.answered(message);
    else if (message.type === "reject") this.refused(message);
    else if (message.type === "rematch") {
      this.rematch = message.table;
      announce(say("press-rematch-join"));
    }
    this.changed();
  }

  /** @param {Welcome} message */
  welcome(message) {
    const { state, events } = message;
    if (this.guarded) {
      this.guarded = false;
      this.unlocked = true;
      return;
    }
    this.code = null;
    this.people = message.seats;
    this.rules = message.rules;
    this.state = state;
    this.queue.clear();
    this.goOn = null;
    if (message.undone) {
      this.forget();
      this.ended = null;
      this.told = message.undone;
      announce(message.undone);
      this.queue.add([], this.logged(state, events));
      return;
    }
    const plays = events.filter((told) => told.kind === "play").length;
    const seen = this.shownSeq ?? (state.round === 1 && plays < FEW_PLAYS ? -1 : state.seq);
    const fresh = events.filter((told) => told.seq > seen);
    const old = events.filter((told) => told.seq <= seen);
    const [skipped, reel] = shortened(fresh);
    const away = this.shown === null || skipped.length > 0;
    if (reel.length > 0 && away) this.shown = before([...old, ...skipped], reel, state, this.seat);
    this.reel = this.shownSeq !== null && away && reel.some((told) => ACTS.includes(told.kind) && told.seat !== this.seat);
    if (skipped.some((told) => told.kind === "end")) this.ended = null;
    this.queue.add(reel, this.logged(state, events));
  }

  /** Keep the log that belongs to a state. @param {State} state @param {Told[]} events */
  logged(state, events) {
    this.log = events;
    return state;
  }

  // What is shown

  get pace() {
    return PAUSES[/** @type {"none" | "short" | "long"} */ (get("pause"))] ?? PAUSES.short;
  }

  /** @param {Told} told */
  async show(told) {
    const { run } = this.queue;
    const act = ACTS.includes(told.kind);
    if (told.kind === "round" && this.ended !== null) await this.untilGoOn();
    if (act && told.seat !== this.seat) await this.queue.pause(this.reel ? this.pace * 0.6 : this.pace);
    // Meanwhile the queue may have been cleared: then this event is none of its events any more.
    if (run !== this.queue.run) return;
    this.shownSeq = Math.max(this.shownSeq ?? 0, told.seq);
    if (told.say) {
      this.told = told.say;
      if (!this.queue.quick || this.queue.length < 4) announce(told.say);
    }
    const flight = this.fly(told);
    this.sound(told);
    this.shown ??= before([], [told], /** @type {State} */ (this.state), this.seat);
    this.shown = after(this.shown, told, this.seat);
    this.log = this.shown.log;
    this.fresh = told.kind === "draw" && told.seat === this.seat ? told.tile : null;
    this.changed();
    if (!this.queue.quick && this.pace > 0) await flight;
    if (told.kind === "end") await this.queue.pause(this.pace * 1.5);
    // So long that a double tap on “draw” does not draw twice.
    else if (told.kind === "draw" && told.seat === this.seat) await this.queue.pause(Math.min(this.pace, 400));
    else if (told.forced || (told.say && !act && !AT_THE_END.includes(told.kind))) await this.queue.pause(this.pace);
    if (told.kind === "end" && run === this.queue.run) this.ended = told.round;
    this.changed();
  }

  /** @returns {Promise<void>} */
  untilGoOn() {
    this.queue.quick = false;
    this.changed();
    return new Promise((resolve) => {
      this.goOn = () => {
        this.goOn = null;
        this.ended = null;
        resolve();
      };
    });
  }

  /** Let a tile fly to its place, or only tell its points where it lies there already. @param {Told} told */
  fly(told) {
    if (told.kind !== "play" || !told.place || !this.board || this.queue.quick) return Promise.resolve();
    const text = popText(told, this.counted);
    const here = this.shown?.board.includes(told.place);
    if (here) return Promise.resolve();
    const from = told.seat === this.seat ? null : (document.querySelector(`[data-seat="${told.seat}"]`)?.getBoundingClientRect() ?? null);
    return this.board.animate({ kind: "play", move: told.place, from, figure: told.figure, text });
  }

  /** What is heard of an event; a placement that is shown already was heard then. @param {Told} told */
  sound(told) {
    if (this.queue.quick) return;
    if (told.kind === "draw") playDraw();
    else if (told.kind === "play" && told.place && !this.shown?.board.includes(told.place)) this.knock(told.place, told.figure);
  }

  /** A placement is heard when the tile has come down. @param {string} move @param {import("./types.js").Figure | null} figure */
  knock(move, figure) {
    playPlace(move, figure, this.board && !still() ? FLIGHT / 1_000 : 0);
  }

  /** @param {State} state */
  settle(state) {
    this.shown = standing(state, this.log);
    this.shownSeq = state.seq;
    this.reel = false;
    if (this.pending && this.pending.seq !== null && state.seq >= this.pending.seq) this.pending = null;
    if (this.pending?.option && state.rack.includes(this.pending.option.tile)) {
      this.shown = laid(this.shown, this.pending.option.move, this.seat);
    }
    if (!this.busy) {
      setSeen(this.table, state.seq);
      this.ready();
    }
    this.changed();
  }

  // What a person who plays makes of it

  /** All is shown: it is somebody's turn now. */
  ready() {}

  /** @param {import("./types.js").Ack} _ack */
  answered(_ack) {}

  /** @param {import("./types.js").Reject} _reject */
  refused(_reject) {}

  /** What was begun is void: something was taken back. */
  forget() {
    this.pending = null;
    this.notice = "";
  }

  /** @param {import("./session.js").Line} line @param {string} words */
  changeLine(line, words) {
    const old = this.line;
    this.line = line;
    if (line === "ended") this.notice = words;
    if (line === "down" && old === "up") announce(say("line-lost"));
    if (line === "up" && old === "down") announce(say("line-back"));
    this.changed();
  }
}
