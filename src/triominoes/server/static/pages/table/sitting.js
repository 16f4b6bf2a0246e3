// One seat at the table and its person: what can be done now, and doing it.

import { announce } from "../lib/announce.js";
import { get } from "../lib/preferences.js";
import { playRefusal, playTurn } from "../lib/sounds.js";
import { say } from "../lib/texts.js";
import { offered, placesOf, spoken, turns } from "./choice.js";
import { popText } from "./reel.js";
import { newId } from "./session.js";
import { ACTS, laid } from "./shown.js";
import { Watching } from "./watching.js";

/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").State} State */

const UNDO_MS = 3_000;

export class Sitting extends Watching {
  /** @param {import("./types.js").Wants} wants */
  constructor(wants) {
    super(wants);
    /** @type {string | null} */
    this.selected = null;
    this.turned = 0;
    /** @type {Option | null} */
    this.confirming = null;
    /** The placement that is pointed at or focused. @type {string | null} */
    this.pointed = null;
    /** @type {{tile: string, until: number} | null} */
    this.undoing = null;
    /** After which event this seat was last called to its turn by a sound; a round by its number below 0. */
    this.called = 0;
  }

  // What can be done now

  get mine() {
    const { state } = this;
    return Boolean(state && !this.busy && !this.pending && this.ended === null && !state.over && state.turn === this.seat);
  }

  /** @returns {Option[]} */
  get moves() {
    return this.mine && this.state ? this.state.moves : [];
  }

  /** The placements that the board offers now. @returns {Option[]} */
  get places() {
    if (this.confirming && this.mine) return [this.confirming];
    return this.selected ? offered(this.moves, this.selected, this.turned) : [];
  }

  get canTurn() {
    return this.selected !== null && turns(this.moves, this.selected) > 1;
  }

  /** Nothing is possible but to pass: then nobody has to be asked. */
  get mustPass() {
    const { state } = this;
    return Boolean(this.mine && state?.passing && !state.draw && state.moves.length === 0);
  }

  get canUndo() {
    return Boolean(this.state?.can_undo && !this.pending && !this.state.over);
  }

  /** All is shown: it is somebody's turn now. */
  ready() {
    const { state } = this;
    if (!state || this.pending) return;
    if (this.selected && !state.rack.includes(this.selected)) this.selected = null;
    this.confirming = null;
    this.pointed = null;
    if (!this.mine) return;
    const tiles = [...new Set(state.moves.map((each) => each.tile))];
    const [only] = tiles;
    if (only && tiles.length === 1) this.select(only);
    else if (this.selected && placesOf(state.moves, this.selected) === 0) this.selected = null;
    if (this.mustPass) setTimeout(() => this.mustPass && this.pass(), this.pace * 3);
    this.call(state.round);
    const chosen = this.selected ? say("tile-chosen", { tile: spoken(this.selected) }) : "";
    const instead = state.moves.length > 0 ? "" : (state.draw?.say ?? state.passing?.say ?? "");
    const said = [say("status-your-turn"), chosen, say("status-places", { count: state.moves.length }), instead];
    announce(said.filter(Boolean).join(" "));
  }

  /** A sound when the turn comes to this seat; not when it stays there. @param {number} round */
  call(round) {
    const last = this.log.findLast((told) => ACTS.includes(told.kind));
    const since = last?.seq ?? -round;
    if (last?.seat !== this.seat && since !== this.called) playTurn();
    this.called = since;
  }

  // What the person does

  /** @param {string | null} tile */
  select(tile) {
    this.notice = "";
    this.confirming = null;
    this.pointed = null;
    if (tile !== null && tile === this.selected && this.canTurn) this.turned += 1;
    else if (tile !== this.selected) this.turned = 0;
    this.selected = tile;
    this.changed();
  }

  /** @param {number} step */
  turn(step) {
    if (!this.canTurn) return;
    this.turned += step;
    const [option] = this.places;
    if (option) announce(option.what);
    this.changed();
  }

  /** A placement was chosen: lay it, or ask first where the person wants to be asked. @param {string} move @param {DOMRect | null} from @param {boolean} [sure] */
  choose(move, from, sure = false) {
    const option = this.moves.find((each) => each.move === move);
    if (!option) return;
    if (get("confirm") !== "on" || sure || this.confirming === option) {
      this.place(option, from);
      return;
    }
    this.select(option.tile);
    this.confirming = option;
    announce(say("confirm-ask", { what: option.what, how: option.how }));
    this.changed();
  }

  /** @param {Option} option @param {DOMRect | null} from */
  place(option, from) {
    const { shown } = this;
    if (!shown) return;
    const start = from ?? tileRect(option.tile);
    const text = popText(option, this.counted);
    void this.board?.animate({ kind: "play", move: option.move, from: start, shown: shownAs(option.tile), figure: option.figure, text });
    this.knock(option.move, option.figure);
    this.shown = laid(shown, option.move, this.seat);
    this.selected = null;
    this.confirming = null;
    this.pointed = null;
    this.ask((id, base) => ({ type: "do", id, base, move: option.move }), option, start);
    this.offerUndo(option.tile);
  }

  /**
   * Send a command; what was shown in advance is `option`.
   * @param {(id: string, base: number) => import("./types.js").Command} make @param {Option | null} [option] @param {DOMRect | null} [from]
   */
  ask(make, option = null, from = null) {
    const { state, pending } = this;
    if (!state || pending) return;
    const id = newId();
    this.notice = "";
    this.pending = { id, option, from, seq: null };
    this.session.send(make(id, state.seq));
    this.changed();
  }

  draw() {
    if (this.mine && this.state?.draw) this.ask((id, base) => ({ type: "do", id, base, move: "draw" }));
  }

  pass() {
    if (this.mine && this.state?.passing) this.ask((id, base) => ({ type: "do", id, base, move: "pass" }));
  }

  undo() {
    if (!this.canUndo) return;
    this.undoing = null;
    this.ask((id, base) => ({ type: "undo", id, base }));
  }

  resign() {
    this.ask((id, base) => ({ type: "resign", id, base }));
  }

  /** @param {string} tile */
  offerUndo(tile) {
    this.undoing = { tile, until: Date.now() + UNDO_MS };
    const tick = () => {
      if (this.undoing && Date.now() >= this.undoing.until) this.undoing = null;
      this.changed();
      if (this.undoing) setTimeout(tick, 1_000);
    };
    setTimeout(tick, 1_000);
  }

  // Answers

  /** @param {import("./types.js").Ack} message */
  answered({ id, seq }) {
    if (this.pending?.id !== id) return;
    this.pending.seq = seq;
    if (!this.busy && this.state && this.state.seq >= seq) {
      this.pending = null;
      this.ready();
    }
  }

  /** @param {import("./types.js").Reject} message */
  refused(message) {
    const { pending, state } = this;
    if (pending?.id !== message.id) return;
    this.pending = null;
    this.undoing = null;
    this.notice = message.say;
    announce(message.say);
    playRefusal();
    const back = () => {
      if (state && !this.busy && !this.pending) this.settle(/** @type {State} */ (this.state));
      this.notice = message.say;
      this.changed();
    };
    if (!pending.option || !this.board) back();
    else {
      const { move, tile } = pending.option;
      void this.board.animate({ kind: "back", move, to: pending.from, shown: shownAs(tile) }).then(back);
    }
  }

  forget() {
    super.forget();
    this.undoing = null;
    this.selected = null;
    this.confirming = null;
  }
}

/** Where a tile of the rack is on the screen. @param {string} tile */
const tileRect = (tile) => document.querySelector(`[data-tile="${tile}"] svg`)?.getBoundingClientRect() ?? null;

/** How a tile of the rack lies. @param {string} tile */
const shownAs = (tile) => {
  const element = document.querySelector(`[data-tile="${tile}"]`);
  return (element instanceof HTMLElement && element.dataset.shown) || tile;
};
