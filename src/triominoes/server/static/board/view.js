// Which part of the board is in sight. Fit: all of it. Follow: no tile under 58 pixels, and where
// not all fits, where something happens. Free: the person has zoomed or moved it, and it stays.

import { SIDE, boxRound, middle } from "./geometry.js";

/** @import { Box } from "./geometry.js" */
/** @import { Cell, Mode, Point } from "./types.js" */

/** Sides of a tile in pixels. */
const FOLLOW_LEAST = 58;
const SETTLED_MOST = 140;
const FIT_LEAST = 8;
const FREE_LEAST = 30;
const FREE_MOST = 220;
const GLIDE = 320;

/** Whether the person wants no motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** @typedef {{x: number, y: number, scale: number}} Sight  the board's point in the middle, pixels per unit */

export class View {
  /**
   * @param {HTMLElement} host @param {SVGGElement} world
   * @param {{mode: Mode, pad: readonly [number, number, number, number], changed: (mode: Mode) => void, moved: () => void}} options
   */
  constructor(host, world, { mode, pad, changed, moved }) {
    this.host = host;
    this.world = world;
    /** @type {Mode} */
    this.mode = mode;
    this.pad = pad;
    this.changed = changed;
    this.moved = moved;
    /** @type {Sight} */
    this.sight = { x: 0, y: 0, scale: FOLLOW_LEAST / SIDE };
    /** @type {Box} */
    this.content = { left: -SIDE / 2, right: SIDE / 2, top: -SIDE, bottom: 0 };
    /** Where something may happen: all of it if there is room, else what is nearest. @type {Cell[]} */
    this.interest = [];
    this.kept = "";
    this.width = 0;
    this.height = 0;
    this.gliding = 0;
    this.placed = false;
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(host);
  }

  get side() {
    return this.sight.scale * SIDE;
  }

  measure() {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === this.width && clientHeight === this.height) return;
    this.width = clientWidth;
    this.height = clientHeight;
    if (!this.width || !this.height) return;
    if (this.mode === "free" && this.placed) this.#put(this.sight);
    else this.#settle(false, true);
  }

  /**
   * The cells that there are, and those where something happens now.
   * @param {Cell[]} content @param {Cell[]} interest @param {boolean} fresh whether it is another board
   */
  keep(content, interest, fresh) {
    const kept = [content, interest].map((cells) => cells.map(({ x, y }) => `${x},${y}`).join(" ")).join("|");
    if (kept === this.kept && !fresh) return this.moved(); // wherever the person has gone meanwhile is right
    this.kept = kept;
    this.content = boxRound(content) ?? this.content;
    this.interest = interest;
    if (!this.width || !this.height) return;
    const { sight } = this;
    if (this.mode !== "free") this.#settle(this.placed && !fresh, fresh);
    else if (fresh && !this.#holds(this.content, 0)) this.glide({ ...this.sight, ...middleOf(this.content) });
    if (this.sight === sight) this.moved(); // else that was told when it was put there
  }

  /** @param {boolean} glide @param {boolean} always whether to move although all is in sight */
  #settle(glide, always) {
    const target = this.#target();
    const inSight = this.#holds(target.of, 2) && (target.part || this.#holds(this.content, 2));
    const asWell = this.sight.scale >= target.scale * 0.82 && this.sight.scale <= target.scale * 1.001;
    if (this.placed && !always && inSight && asWell) return;
    this.placed = true;
    if (glide) return this.glide(target);
    this.stop(); // a glide under way would end where the old size wanted it
    this.#put(target);
  }

  /** Where the view should be, and what has to be in sight. @returns {Sight & {part: boolean, of: Box}} */
  #target() {
    const [top, right, bottom, left] = this.pad;
    const [width, height] = [Math.max(this.width - left - right, 1), Math.max(this.height - top - bottom, 1)];
    const fits = Math.min(width / wide(this.content), height / tall(this.content));
    const scale = clamp(fits, (this.mode === "follow" ? FOLLOW_LEAST : FIT_LEAST) / SIDE, SETTLED_MOST / SIDE);
    const off = { x: (right - left) / 2 / scale, y: (bottom - top) / 2 / scale };
    const whole = middleOf(this.content);
    const of = this.#centre(width / scale, height / scale) ?? this.content;
    if (scale <= fits * 1.0001 || of === this.content) return { x: whole.x + off.x, y: whole.y + off.y, scale, part: false, of };
    const there = middleOf(of);
    const x = within(there.x, this.content.left, this.content.right, width / scale);
    const y = within(there.y, this.content.top, this.content.bottom, height / scale);
    return { x: x + off.x, y: y + off.y, scale, part: true, of };
  }

  /** Round all that is of interest if that has room in a view of this size, else round the nearest. @param {number} width @param {number} height */
  #centre(width, height) {
    const all = boxRound(this.interest);
    if (!all || (wide(all) <= width && tall(all) <= height)) return all;
    const far = (/** @type {Cell} */ cell) => {
      const [x, y] = middle(cell);
      return Math.hypot(x - this.sight.x, y - this.sight.y);
    };
    return boxRound([this.interest.reduce((best, cell) => (far(cell) < far(best) ? cell : best))]);
  }

  /** Whether a box is in sight, so many pixels from the edges. @param {Box} box @param {number} margin */
  #holds(box, margin) {
    const [left, top] = this.toScreen([box.left, box.top]);
    const [right, bottom] = this.toScreen([box.right, box.bottom]);
    return left >= margin && top >= margin && right <= this.width - margin && bottom <= this.height - margin;
  }

  /** @param {Sight} sight */
  #put({ x, y, scale }) {
    this.sight = { x, y, scale };
    const [dx, dy] = [this.width / 2 - x * scale, this.height / 2 - y * scale];
    this.world.setAttribute("transform", `translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${scale.toFixed(5)})`);
    this.moved();
  }

  /** @param {Sight} target @param {number} [duration] */
  glide(target, duration = GLIDE) {
    this.stop();
    if (still() || !this.placed) return this.#put(target);
    const from = this.sight;
    const started = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(Math.max(now - started, 0) / duration, 1);
      const t = ease(share);
      // The zoom goes by factors, and the point in the middle keeps step with it on the screen.
      const scale = from.scale * (target.scale / from.scale) ** t;
      const way = Math.abs(target.scale - from.scale) < 1e-6 ? t : ((scale - from.scale) / (target.scale - from.scale)) * (target.scale / scale);
      this.#put({ x: from.x + (target.x - from.x) * way, y: from.y + (target.y - from.y) * way, scale });
      this.gliding = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.gliding = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.gliding);
    this.gliding = 0;
  }

  fit() {
    this.#mode("fit");
    this.#settle(true, true);
  }

  /** @param {boolean} on */
  follow(on) {
    this.#mode(on ? "follow" : "free");
    if (on) this.#settle(true, true);
  }

  /** @param {Mode} mode */
  #mode(mode) {
    if (this.mode === mode) return;
    this.mode = mode;
    this.changed(mode);
  }

  /** Zooms so that the point of the screen stays where it is. @param {number} factor @param {Point} [point] @param {boolean} [glide] */
  zoom(factor, point = [this.width / 2, this.height / 2], glide = false) {
    const [x, y] = this.toBoard(point);
    this.hold([x, y], point, this.sight.scale * factor, glide);
  }

  /** Puts a point of the board under a point of the screen. @param {Point} point @param {Point} under @param {number} scale @param {boolean} [glide] */
  hold([x, y], under, scale, glide = false) {
    const least = Math.min(FREE_LEAST / SIDE, this.sight.scale);
    const to = clamp(scale, least, FREE_MOST / SIDE);
    const target = this.#inside({ x: x - (under[0] - this.width / 2) / to, y: y - (under[1] - this.height / 2) / to, scale: to });
    this.#mode("free");
    this.stop();
    if (glide) this.glide(target, 180);
    else this.#put(target);
  }

  /** @param {number} dx pixels @param {number} dy pixels */
  pan(dx, dy) {
    const { x, y, scale } = this.sight;
    this.stop();
    this.#mode("free");
    this.#put(this.#inside({ x: x - dx / scale, y: y - dy / scale, scale }));
  }

  /** A tile's side of the board stays in sight, so that it is never lost. @param {Sight} sight @returns {Sight} */
  #inside({ x, y, scale }) {
    const { left, right, top, bottom } = this.content;
    const [across, down] = [this.width / 2 / scale - SIDE, this.height / 2 / scale - SIDE];
    return { x: clamp(x, left - across, right + across), y: clamp(y, top - down, bottom + down), scale };
  }

  /** Moves as little as needed for some cells to be in sight. @param {Iterable<Cell>} cells */
  show(cells) {
    const box = boxRound(cells);
    if (!box || this.#holds(box, 0)) return;
    const { x, y, scale } = this.sight;
    const [halfWide, halfTall] = [this.width / 2 / scale - 8 / scale, this.height / 2 / scale - 8 / scale];
    const to = { x: clamp(x, box.right - halfWide, box.left + halfWide), y: clamp(y, box.bottom - halfTall, box.top + halfTall), scale };
    this.glide(to);
  }

  /** From the board to pixels in the host. @param {Point} point @returns {Point} */
  toScreen([x, y]) {
    return [this.width / 2 + (x - this.sight.x) * this.sight.scale, this.height / 2 + (y - this.sight.y) * this.sight.scale];
  }

  /** From pixels in the host to the board. @param {Point} point @returns {Point} */
  toBoard([x, y]) {
    return [this.sight.x + (x - this.width / 2) / this.sight.scale, this.sight.y + (y - this.height / 2) / this.sight.scale];
  }

  destroy() {
    this.stop();
    this.observer.disconnect();
  }
}

/** @param {Box} box */
const wide = (box) => box.right - box.left;
/** @param {Box} box */
const tall = (box) => box.bottom - box.top;
/** @param {Box} box */
const middleOf = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** A middle near the one wanted that shows nothing beyond the ends. @param {number} wanted @param {number} low @param {number} high @param {number} length */
const within = (wanted, low, high, length) => (high - low <= length ? (low + high) / 2 : clamp(wanted, low + length / 2, high - length / 2));
