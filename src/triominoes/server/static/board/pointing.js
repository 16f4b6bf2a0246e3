// What the finger, the mouse and the keyboard are at on the board, and which place a tap means.

import { cellUnder, middle, readCell, writeCell } from "./geometry.js";

/** @import { Spot, Scene } from "./scene.js" */
/** @import { Point } from "./types.js" */
/** @import { View } from "./view.js" */

/** How far from the middle of a place a tap still means it, in pixels. */
const REACH = 24;

/**
 * @typedef {object} Pointed
 * @property {(move: string | null) => void} focus  another place is pointed at, or none
 * @property {() => string | null} selected         the move whose tile is shown in its place
 * @property {(cell: string) => void} show          brings a cell into sight
 * @property {(spot: Spot) => void} choose
 * @property {(move: string) => void} tile
 */

export class Pointing {
  /** @param {HTMLElement} host @param {Scene} scene @param {View} view @param {Pointed} board */
  constructor(host, scene, view, board) {
    this.host = host;
    this.scene = scene;
    this.view = view;
    this.board = board;
    /** The cells of places that each is at. @type {{near: string | null, over: string | null, focus: string | null}} */
    this.at = { near: null, over: null, focus: null };
    /** @type {string | null} */
    this.told = null;
  }

  /** @param {AbortSignal} signal ends it */
  listen(signal) {
    const { host } = this;
    host.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.point("over", placeOf(event.target)), { signal });
    host.addEventListener("pointerleave", () => this.point("over", null), { signal });
    host.addEventListener("focusin", (event) => {
      const node = /** @type {Element} */ (event.target);
      const cell = node instanceof SVGElement ? (node.dataset["cell"] ?? null) : null;
      const byKey = node.matches(":focus-visible");
      this.scene.ring(byKey ? cell : null);
      if (cell && byKey) this.board.show(cell);
      this.point("focus", placeOf(node));
    }, { signal });
    host.addEventListener("focusout", () => {
      this.scene.ring(null);
      this.point("focus", null);
    }, { signal });
    host.addEventListener("click", (event) => this.#tap(event), { signal });
  }

  /** @param {"near" | "over" | "focus"} key `near`: a tile is held near it @param {string | null} cell */
  point(key, cell) {
    if (this.at[key] === cell) return;
    this.at[key] = cell;
    this.#preview();
  }

  /** Forgets places that are gone. */
  mend() {
    for (const key of /** @type {const} */ (["near", "over", "focus"])) if (!this.scene.spots.has(this.at[key] ?? "")) this.at[key] = null;
    this.#preview();
  }

  /** Shows the tile in the place that is pointed at, and the figure that it would make. */
  #preview() {
    const { near, over, focus } = this.at;
    const { spots, layers } = this.scene;
    const cell = near ?? over ?? focus;
    const pointed = cell ? spots.get(cell) : undefined;
    const chosen = this.board.selected();
    const selected = [...spots.values()].find(({ moves }) => chosen !== null && moves.includes(chosen));
    for (const spot of spots.values()) spot.node.classList.toggle("shown", spot === pointed);
    this.scene.outline(layers.over, (pointed ?? selected)?.place.figure, false);
    const move = pointed?.place.move ?? null;
    if (move === this.told) return;
    this.told = move;
    this.board.focus(move);
  }

  /** The point of the board under a finger. @param {MouseEvent} event */
  #under(event) {
    const { left, top } = this.host.getBoundingClientRect();
    return this.view.toBoard([event.clientX - left, event.clientY - top]);
  }

  /** The place in whose cell a tap lies. @param {MouseEvent} event */
  spotUnder(event) {
    return this.scene.spots.get(writeCell(cellUnder(this.#under(event))));
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    if (/** @type {Element} */ (event.target).closest(".board-button")) return;
    const { spots, tiles } = this.scene;
    const point = this.#under(event);
    const cell = writeCell(cellUnder(point));
    const spot = spots.get(cell) ?? spots.get(placeOf(event.target) ?? "") ?? this.#nearest(point);
    if (spot) return this.board.choose(spot);
    const laid = tiles.get(cell);
    if (laid) this.board.tile(laid.move);
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
}

/** The cell of the place that was hit. @param {EventTarget | null} target */
function placeOf(target) {
  const node = target instanceof Element ? target.closest(".place") : null;
  return node instanceof SVGElement ? (node.dataset["cell"] ?? null) : null;
}
