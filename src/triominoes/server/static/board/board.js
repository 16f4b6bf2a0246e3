// The board as a widget: it is given tiles and places and tells which place was chosen. It knows
// cells, corners and digits; no rules, no hands, no server, no language.

import { drag } from "./drag.js";
import { Edges } from "./edges.js";
import { cellUnder, middle, pointsNorth, readCell, readPlacement, writeCell } from "./geometry.js";
import { listen } from "./gestures.js";
import { Flyer, drawn, lieIn, wait } from "./motion.js";
import { Praise } from "./praise.js";
import { Scene } from "./scene.js";
import { View, still } from "./view.js";
import { Walk } from "./walk.js";

/** @import { Animation, Back, BoardState, How, Options, Play, Point } from "./types.js" */
/** @import { Spot } from "./scene.js" */

/** How far from the middle of a place a tap still means it, in pixels. */
const REACH = 24;

/** @type {BoardState} */
const EMPTY = { tiles: [], last: null, places: [], dead: [], lit: null, figure: null, selected: null, turn: false, around: [] };

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
    /** What the finger, the mouse and the keyboard are at. @type {{near: string | null, over: string | null, focus: string | null}} */
    this.at = { near: null, over: null, focus: null };
    /** @type {string | null} */
    this.told = null;
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
    if (!readonly) this.#listen();
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
    for (const key of /** @type {const} */ (["near", "over", "focus"])) if (!spots.has(this.at[key] ?? "")) this.at[key] = null;
    this.#preview();
  }

  #moved() {
    const { spots } = this.scene;
    const at = (/** @type {string} */ cell) => this.view.toScreen(middle(readCell(cell)));
    this.edges.arrows([...spots.keys()].map((cell) => ({ cell, point: at(cell) })), this.view.width, this.view.height);
    const [first] = this.state.turn ? spots.keys() : [];
    this.edges.turn(first ? at(first) : null, this.view.side);
    this.praise.pop?.follow();
  }

  /** Shows the tile in the place that is pointed at, and the figure that it would make. */
  #preview() {
    const { near, over, focus } = this.at;
    const { spots, layers } = this.scene;
    const cell = near ?? over ?? focus;
    const pointed = cell ? spots.get(cell) : undefined;
    const selected = [...spots.values()].find(({ moves }) => this.state.selected !== null && moves.includes(this.state.selected));
    for (const spot of spots.values()) spot.node.classList.toggle("shown", spot === pointed);
    this.scene.outline(layers.over, (pointed ?? selected)?.place.figure, false);
    const move = pointed?.place.move ?? null;
    if (move === this.told) return;
    this.told = move;
    this.on.focus?.(move);
  }

  #listen() {
    const { host } = this;
    const { signal } = this.ended;
    listen(host, this.view, (step) => this.state.turn && this.on.turn?.(step), signal);
    const spotOf = (/** @type {EventTarget | null} */ target) => {
      const node = target instanceof Element ? target.closest(".place") : null;
      return node instanceof SVGElement ? (node.dataset["cell"] ?? null) : null;
    };
    const point = (/** @type {"near" | "over" | "focus"} */ key, /** @type {string | null} */ cell) => {
      if (this.at[key] === cell) return;
      this.at[key] = cell;
      this.#preview();
    };
    host.addEventListener("pointerover", (event) => event.pointerType !== "touch" && point("over", spotOf(event.target)), { signal });
    host.addEventListener("pointerleave", () => point("over", null), { signal });
    host.addEventListener("focusin", (event) => {
      const node = /** @type {Element} */ (event.target);
      const cell = node instanceof SVGElement ? (node.dataset["cell"] ?? null) : null;
      const byKey = node.matches(":focus-visible");
      this.scene.ring(byKey ? cell : null);
      if (cell && byKey) this.show(cell);
      point("focus", spotOf(node));
    }, { signal });
    host.addEventListener("focusout", () => {
      this.scene.ring(null);
      point("focus", null);
    }, { signal });
    host.addEventListener("click", (event) => this.#tap(event, spotOf(event.target)), { signal });
  }

  /** @param {MouseEvent} event @param {string | null} on the cell of the place that was hit */
  #tap(event, on) {
    if (/** @type {Element} */ (event.target).closest(".board-button")) return;
    const { left, top } = this.host.getBoundingClientRect();
    const point = this.view.toBoard([event.clientX - left, event.clientY - top]);
    const cell = writeCell(cellUnder(point));
    const spot = this.scene.spots.get(cell) ?? this.scene.spots.get(on ?? "") ?? this.#nearest(point);
    if (spot) return this.#choose(spot, "tap");
    const laid = this.scene.tiles.get(cell);
    if (laid) this.on.tile?.(laid.move);
  }

  /** Asks why; but where a tile can be laid beneath, that is what was meant. @param {MouseEvent} event @param {string | null} move */
  #tapPraise(event, move) {
    const { left, top } = this.host.getBoundingClientRect();
    const spot = this.scene.spots.get(writeCell(cellUnder(this.view.toBoard([event.clientX - left, event.clientY - top]))));
    if (spot && event.detail > 0) this.#choose(spot, "tap");
    else this.on.why?.(move);
  }

  /** The place whose middle is so near that a finger may have meant it. @param {Point} point */
  #nearest([x, y]) {
    let found;
    let least = REACH / this.view.sight.scale;
    for (const spot of this.scene.spots.values()) {
      const [u, v] = middle(readCell(spot.cell));
      const far = Math.hypot(u - x, v - y);
      if (far < least) [found, least] = [spot, far];
    }
    return found;
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
    const label = text || (points == null ? "" : points < 0 ? `−${-points}` : `+${points}`);
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
    const flyer = new Flyer(digits, north);
    // A tile in the air belongs to the board that it flies to.
    this.ended.signal.addEventListener("abort", () => flyer.remove());
    flyer.put(onto ? rack : board);
    await flyer.fly(onto ? board : rack);
    flyer.remove();
  }

  /** A tile of the rack was touched: it stays a tap unless the finger moves. @param {string} tile @param {PointerEvent} event @param {{shown?: string}} [how] */
  startDrag(tile, event, { shown = tile } = {}) {
    if (event.button !== 0 || !event.isPrimary) return;
    drag(tile, event, shown, {
      spots: () => this.scene.spots.values(),
      side: () => this.view.side,
      toClient: (point) => this.#client(point),
      cellAt: (point) => this.#cellAt(point),
      near: (cell) => {
        this.at.near = cell;
        this.#preview();
      },
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
    const { side } = this.view;
    const tall = (side * Math.sqrt(3)) / 2;
    return new DOMRect(x - side / 2, y - (tall * (pointsNorth(readCell(cell)) ? 2 : 1)) / 3, side, tall);
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
    this.edges.relabel();
    this.#moved();
  }

  destroy() {
    this.ended.abort();
    this.praise.end();
    this.view.destroy();
    this.host.replaceChildren();
  }
}
