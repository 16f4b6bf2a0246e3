// The board as a widget: it is given tiles and places and tells which place was chosen. It knows
// cells, corners and digits; no rules, no hands, no server, no language.

import { drag } from "./drag.js";
import { Edges } from "./edges.js";
import { cellUnder, middle, pointsNorth, readCell, readPlacement, writeCell } from "./geometry.js";
import { listen } from "./gestures.js";
import { Flyer, drawn, lieIn, rectRound, wait } from "./motion.js";
import { Pointing } from "./pointing.js";
import { Praise } from "./praise.js";
import { Scene, signed } from "./scene.js";
import { View, still } from "./view.js";
import { Walk } from "./walk.js";

/** @import { Animation, Back, BoardState, How, Options, Play, Point } from "./types.js" */
/** @import { Spot } from "./scene.js" */

/** @type {BoardState} */
const EMPTY = { tiles: [], last: null, places: [], dead: [], lit: null, figure: null, clash: null, selected: null, turn: false, around: [] };

/** @param {HTMLElement} host @param {Options} [options] */
export const makeBoard = (host, options = {}) => new Board(host, options);

export class Board {
  /** @param {HTMLElement} host @param {Options} options */
  constructor(host, options) {
    const { readonly = false, mode = readonly ? "fit" : "follow", pad = [16, 14, 16, 14], on = {}, label = () => "" } = options;
    this.host = host;
    this.on = on;
    this.label = label;
    this.state = EMPTY;
    /** A tile laid by `animate` before `set` knows of it. @type {{move: string, before: string} | null} */
    this.pending = null;
    /** Where a dragged tile was let go. @type {{move: string, rect: DOMRect, shown: string} | null} */
    this.dropped = null;
    this.ended = new AbortController();
    host.classList.add("board");
    host.classList.toggle("readonly", readonly);
    this.scene = new Scene(readonly, (kind, facts) => this.label(kind, facts));
    host.append(this.scene.svg);
    this.edges = new Edges(host, this.label, (cell) => this.show(cell), () => this.on.turn?.(1));
    this.view = new View(host, this.scene.world, {
      mode, pad,
      changed: (now) => this.on.view?.(now),
      moved: () => this.#moved(),
    });
    this.praise = new Praise(host, this.scene, this.view, (event, move) => this.#tapPraise(event, move));
    this.walk = readonly ? null : this.#walk();
    this.pointing = new Pointing(host, this.scene, this.view, {
      focus: (move) => this.on.focus?.(move),
      selected: () => this.state.selected,
      show: (cell) => this.show(cell),
      choose: (spot) => this.#choose(spot, "tap"),
      tile: (move) => this.on.tile?.(move),
    });
    if (!readonly) {
      listen(host, this.view, (step) => this.state.turn && this.on.turn?.(step), this.ended.signal);
      this.pointing.listen(this.ended.signal);
    }
    this.#render(false, true);
    this.view.measure();
  }

  get mode() {
    return this.view.mode;
  }

  /** Shows another state; what is left out stays. @param {Partial<BoardState>} change */
  set(change) {
    const before = this.state;
    this.state = { ...before, ...change };
    const had = String(this.state.tiles);
    if (this.pending && (this.state.tiles.includes(this.pending.move) || had !== this.pending.before)) this.pending = null;
    const gone = before.tiles.length > 0 && !before.tiles.slice(0, 1).every((move) => this.state.tiles.includes(move));
    this.#render(false, gone || before.tiles.length === 0);
    this.praise.mend(this.#shown().tiles);
  }

  /** What is shown: the state, with the tile that was laid in advance. @returns {BoardState} */
  #shown() {
    const { state, pending } = this;
    if (!pending) return state;
    return { ...state, tiles: [...state.tiles, pending.move], last: readPlacement(pending.move).cell };
  }

  /** @param {boolean} lively @param {boolean} fresh */
  #render(lively, fresh) {
    const state = this.#shown();
    const focused = this.walk?.inside ?? false;
    this.scene.render(state, this.pending !== null, lively);
    const { spots } = this.scene;
    const tiles = state.tiles.map((move) => readCell(readPlacement(move).cell));
    const cells = [...spots.keys()].map(readCell);
    const last = state.last ? [readCell(state.last)] : [];
    const lit = state.lit?.map(readCell);
    const content = lit?.length ? lit : [...tiles, ...cells, ...state.dead.map(readCell), ...state.around.map(readCell)];
    this.view.keep(content, cells.length ? cells : last, fresh);
    this.walk?.mend(focused);
    this.pointing.mend();
  }

  #moved() {
    const { spots } = this.scene;
    const at = (/** @type {string} */ cell) => this.view.toScreen(middle(readCell(cell)));
    this.edges.arrows([...spots.keys()].map((cell) => ({ cell, point: at(cell) })), this.view.width, this.view.height);
    const [first] = this.state.turn ? spots.keys() : [];
    this.edges.turn(first ? at(first) : null, this.view.side);
    this.praise.pop?.follow();
  }

  /** Asks why; but where a tile can be laid beneath, that is what was meant. @param {MouseEvent} event @param {string | null} move */
  #tapPraise(event, move) {
    const spot = this.pointing.spotUnder(event);
    if (spot && event.detail > 0) this.#choose(spot, "tap");
    else this.on.why?.(move);
  }

  /** @param {Spot} spot @param {How} how */
  #choose(spot, how) {
    if (spot.moves.length > 1 && this.on.choose) this.on.choose(spot.moves);
    else this.on.place?.(spot.place.move, { how, from: null });
  }

  #walk() {
    const { scene } = this;
    const nodeOf = (/** @type {string} */ cell) => scene.spots.get(cell)?.node ?? scene.tiles.get(cell)?.node ?? scene.dead.get(cell) ?? null;
    const placed = () => [...scene.spots.keys()].sort((a, b) => middle(readCell(a))[0] - middle(readCell(b))[0] || middle(readCell(a))[1] - middle(readCell(b))[1]);
    return new Walk(this.host, this.ended.signal, nodeOf, {
      cells: () => [...scene.tiles.keys(), ...scene.spots.keys(), ...scene.dead.keys()],
      places: placed,
      first: () => scene.tiles.keys().next().value ?? null,
      latest: () => [...scene.tiles.keys()].at(-1) ?? null,
      last: () => this.#shown().last,
      choose: (cell) => {
        const spot = scene.spots.get(cell);
        const laid = scene.tiles.get(cell);
        if (spot) this.#choose(spot, "key");
        else if (laid) this.on.tile?.(laid.move);
      },
      turn: (step) => this.state.turn && this.on.turn?.(step),
      zoom: (factor) => this.zoom(factor),
      pan: (dx, dy) => this.view.pan(dx, dy),
      fit: () => this.fit(),
      follow: () => this.follow(this.mode !== "follow"),
    });
  }

  /** Plays a move, takes one back, or shows points; done when it lies where it ends. @param {Animation} what @returns {Promise<void>} */
  animate(what) {
    if (what.kind === "play") return this.#play(what);
    if (what.kind === "back") return this.#back(what);
    this.praise.show(what.figure ?? null, what.cell ? [what.cell] : [], what.text, what.move ?? null);
    return drawn();
  }

  /** @param {Play} play */
  async #play({ move, from = null, shown, points, figure = null, text }) {
    const { digits, cell } = readPlacement(move);
    const { scene } = this;
    this.praise.end();
    const known = this.state.tiles.includes(move);
    scene.away.add(move);
    if (!known) this.pending = { move, before: String(this.state.tiles) };
    this.#render(false, false);
    const dropped = this.dropped?.move === move ? this.dropped : null;
    this.dropped = null;
    const rect = dropped?.rect ?? from;
    if (rect && !still()) await this.#fly(move, rect, dropped?.shown ?? shown ?? digits, true);
    scene.away.delete(move);
    if (this.ended.signal.aborted) return;
    this.#render(!still(), false);
    const laid = scene.tiles.get(cell);
    if (!laid) return;
    if (!rect && !still()) laid.node.classList.add("arriving");
    const label = text || signed(points);
    this.praise.show(figure, [cell], label, move);
    await (figure ? drawn() : wait(still() || rect ? 0 : 180));
  }

  /** @param {Back} back */
  async #back({ move, to = null, shown }) {
    this.praise.end();
    const laid = this.scene.tiles.get(readPlacement(move).cell);
    if (laid && to && !still()) {
      this.scene.away.add(move);
      this.#render(false, false);
      await this.#fly(move, to, shown ?? readPlacement(move).digits, false);
      this.scene.away.delete(move);
    }
    if (this.pending?.move === move) this.pending = null;
    this.#render(false, false);
  }

  /** @param {string} move @param {DOMRect} rect in the window @param {string} shown how it lies there @param {boolean} onto */
  async #fly(move, rect, shown, onto) {
    const { digits, cell } = readPlacement(move);
    const there = this.rectOf(cell);
    const north = pointsNorth(readCell(cell));
    const rack = lieIn(rect, shown, digits, north);
    const board = lieIn(there, digits + (north ? "" : "v"), digits, north);
    const flyer = new Flyer(digits, north, this.ended.signal);
    flyer.put(onto ? rack : board);
    await flyer.fly(onto ? board : rack);
    flyer.remove();
  }

  /** A tile of the rack was touched: it stays a tap unless the finger moves. @param {string} tile @param {PointerEvent} event @param {{shown?: string}} [how] */
  startDrag(tile, event, { shown = tile } = {}) {
    if (event.button !== 0 || !event.isPrimary) return;
    drag(tile, event, shown, {
      ended: this.ended.signal,
      spots: () => this.scene.spots.values(),
      side: () => this.view.side,
      toClient: (point) => this.#client(point),
      cellAt: (point) => this.#cellAt(point),
      near: (cell) => this.pointing.point("near", cell),
      began: (dragged) => this.on.drag?.(dragged),
      laid: (move, { rect, shown: lying }) => {
        this.dropped = { move, rect, shown: lying };
        this.on.place?.(move, { how: "drop", from: rect });
      },
      refused: (dragged, cell) => this.on.drop?.(dragged, cell),
    });
  }

  /** @param {Point} point @returns {Point} */
  #client(point) {
    const { left, top } = this.host.getBoundingClientRect();
    const [x, y] = this.view.toScreen(point);
    return [x + left, y + top];
  }

  /** @param {Point} point in the window @returns {string | null} */
  #cellAt([x, y]) {
    const { left, top, right, bottom } = this.host.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
    return writeCell(cellUnder(this.view.toBoard([x - left, y - top])));
  }

  /** A cell's rectangle in the window. @param {string} cell */
  rectOf(cell) {
    const [x, y] = this.#client(middle(readCell(cell)));
    return rectRound(x, y, this.view.side, pointsNorth(readCell(cell)));
  }

  fit() {
    this.view.fit();
  }

  /** @param {boolean} on */
  follow(on) {
    this.view.follow(on);
  }

  /** @param {number} factor */
  zoom(factor) {
    this.view.zoom(factor, undefined, true);
  }

  /** @param {string} cell */
  show(cell) {
    this.view.show([readCell(cell)]);
  }

  /** Gives the keyboard to a cell, or to where it was last. @param {string} [cell] */
  focus(cell) {
    this.walk?.go(cell ?? this.walk.cell);
  }

  relabel() {
    this.scene.relabel();
    this.#moved();
  }

  destroy() {
    this.ended.abort();
    this.praise.end();
    this.view.destroy();
    this.host.replaceChildren();
  }
}
