// What a move is praised with for a while: the line round its figure, and a pop with its points.

import { digitPoints } from "./draw.js";
import { readCell, writeCell } from "./geometry.js";
import { still } from "./view.js";

/** @import { Scene } from "./scene.js" */
/** @import { Cell, Figure, Point } from "./types.js" */
/** @import { View } from "./view.js" */

/** How long it stays. */
const STAY = 2500;

export class Praise {
  /** @param {HTMLElement} host @param {Scene} scene @param {View} view @param {(event: MouseEvent, move: string | null) => void} tapped */
  constructor(host, scene, view, tapped) {
    this.host = host;
    this.scene = scene;
    this.view = view;
    this.tapped = tapped;
    /** @type {Pop | null} */
    this.pop = null;
    /** The tiles that it is about: it goes with them. @type {string[]} */
    this.tiles = [];
    this.timer = 0;
  }

  /** @param {Figure | null} figure @param {string[]} cells where there is no figure @param {string} text @param {string | null} move */
  show(figure, cells, text, move) {
    this.end();
    const { tiles, spots, layers } = this.scene;
    this.scene.outline(layers.praise, figure, !still());
    const about = (figure?.cells ?? cells).map(readCell);
    const covered = [...tiles.keys(), ...spots.keys()].map(readCell);
    if (text && about.length) this.pop = new Pop(this.host, this.view, about, covered, text, (event) => this.tapped(event, move));
    this.tiles = about.flatMap((cell) => tiles.get(writeCell(cell))?.move ?? []);
    if (figure || text) this.timer = window.setTimeout(() => this.end(), STAY);
  }

  /** Ends it where a tile of it has gone. @param {readonly string[]} tiles those that there are */
  mend(tiles) {
    if (!this.tiles.every((move) => tiles.includes(move))) this.end();
  }

  end() {
    clearTimeout(this.timer);
    this.tiles = [];
    this.pop?.remove();
    this.pop = null;
    this.scene.outline(this.scene.layers.praise, null, false);
  }
}

/** A button over the board that stays beside a figure, where it covers the fewest digits. */
class Pop {
  /**
   * @param {HTMLElement} host @param {View} view @param {readonly Cell[]} about @param {readonly Cell[]} covered
   * @param {string} text @param {(event: MouseEvent) => void} tapped
   */
  constructor(host, view, about, covered, text, tapped) {
    this.view = view;
    this.points = digitPoints(about);
    this.others = digitPoints(covered);
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.tabIndex = -1;
    this.button.className = "pop board-button";
    const [, number = "", rest = ""] = /^([+−-]?\d*)\s*(.*)$/s.exec(text) ?? [];
    const bold = document.createElement("b");
    bold.textContent = number;
    if (number) this.button.append(bold, " ");
    this.button.append(rest);
    this.button.addEventListener("click", tapped);
    host.append(this.button);
    /** @type {number | null} */
    this.side = null;
    this.follow();
  }

  /** Goes with the board. */
  follow() {
    const { offsetWidth: width, offsetHeight: height } = this.button;
    const wanted = this.#spots(width, height);
    const spots = wanted.map(([x, y]) => /** @type {Point} */ ([kept(x, this.view.width - width), kept(y, this.view.height - height)]));
    const costs = spots.map((spot, k) => this.#covered(spot, width, height) + Math.hypot(spot[0] - (wanted[k]?.[0] ?? 0), spot[1] - (wanted[k]?.[1] ?? 0)) / 200);
    this.side ??= costs.indexOf(Math.min(...costs));
    const [x, y] = spots[this.side] ?? [0, 0];
    this.button.style.left = `${x}px`;
    this.button.style.top = `${y}px`;
  }

  /** Upper left corners beside the figure. @param {number} width @param {number} height @returns {Point[]} */
  #spots(width, height) {
    const on = this.points.map((point) => this.view.toScreen(point));
    const gap = this.view.side * 0.2 + 8;
    const [left, right] = [Math.min(...on.map(([x]) => x)), Math.max(...on.map(([x]) => x))];
    const [top, bottom] = [Math.min(...on.map(([, y]) => y)), Math.max(...on.map(([, y]) => y))];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const columns = [x - width / 2, left - width, right];
    const above = columns.map((from) => /** @type {Point} */ ([from, top - gap - height]));
    const below = columns.map((from) => /** @type {Point} */ ([from, bottom + gap]));
    const beside = [left - gap - width, right + gap].flatMap((from) => [-1, 0, 1].map((k) => /** @type {Point} */ ([from, y - height / 2 + k * height])));
    return [...above, ...below, ...beside];
  }

  /** How many digits a pop there would cover; those of the figure weigh more. @param {Point} spot @param {number} width @param {number} height */
  #covered([x, y], width, height) {
    const radius = this.view.side * 0.17;
    const under = (/** @type {Point[]} */ points) =>
      points.map((point) => this.view.toScreen(point)).filter(([u, v]) => u > x - radius && u < x + width + radius && v > y - radius && v < y + height + radius).length;
    return under(this.points) * 3 + under(this.others);
  }

  remove() {
    this.button.remove();
  }
}

/** @param {number} value @param {number} most */
const kept = (value, most) => Math.min(Math.max(value, 4), Math.max(most - 4, 4));
