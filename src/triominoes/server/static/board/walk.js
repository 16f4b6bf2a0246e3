// The board by keyboard: which cell the arrows lead to, and what each key does.

import { ROW, middle, neighbours, readCell, writeCell } from "./geometry.js";

/** @import { Point } from "./types.js" */

/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The cell that an arrow leads to: over an edge where something is there, else the nearest that way.
 * @param {string} from @param {string} key @param {Iterable<string>} cells @returns {string | null}
 */
function stepTo(from, key, cells) {
  const way = WAYS[key];
  if (!way) return null;
  const there = new Set(cells);
  const here = readCell(from);
  const [u, v] = middle(here);
  const towards = (/** @type {string} */ cell) => {
    const [x, y] = middle(readCell(cell));
    const ahead = (x - u) * way[0] + (y - v) * way[1];
    const aside = Math.abs((x - u) * way[1]) + Math.abs((y - v) * way[0]);
    return { ahead, aside };
  };
  const [west, east, flat] = neighbours(here);
  const next = { ArrowLeft: west, ArrowRight: east, ArrowUp: flat.y > here.y ? flat : null, ArrowDown: flat.y < here.y ? flat : null }[key];
  if (next && there.has(writeCell(next))) return writeCell(next);
  let found = null;
  let least = Infinity;
  for (const cell of there) {
    const { ahead, aside } = towards(cell);
    // In the row itself, or within 30 degrees.
    if (ahead < 1 || aside > Math.max(ahead * 0.6, ROW / 2)) continue;
    const far = ahead + 2 * aside;
    if (far < least) [found, least] = [cell, far];
  }
  return found;
}

/** The next of a list, round and round. @template T @param {readonly T[]} list @param {T | null} from @param {number} step @returns {T | null} */
function nextOf(list, from, step) {
  if (!list.length) return null;
  const k = from === null ? -1 : list.indexOf(from);
  if (k < 0) return list.at(step > 0 ? 0 : -1) ?? null;
  return list.at((k + step) % list.length) ?? null;
}

/**
 * @typedef {object} Walkable
 * @property {() => string[]} cells     where the arrows may go, tiles in the order in which they were laid first
 * @property {() => string[]} places    cells of places, best read from west to east
 * @property {() => string | null} first
 * @property {() => string | null} latest
 * @property {() => string | null} last
 * @property {(cell: string) => void} choose
 * @property {(step: number) => void} turn
 * @property {(factor: number) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {() => void} fit
 * @property {() => void} follow
 */

export class Walk {
  /** @param {HTMLElement} root @param {AbortSignal} signal @param {(cell: string) => SVGElement | null} nodeOf @param {Walkable} board */
  constructor(root, signal, nodeOf, board) {
    this.nodeOf = nodeOf;
    this.board = board;
    /** The cell that Tab leads to. @type {string | null} */
    this.cell = null;
    /** @type {SVGElement | null} */
    this.stop = null;
    this.inside = false;
    root.addEventListener("keydown", (event) => this.#key(event), { signal });
    root.addEventListener("focusin", (event) => {
      this.inside = true;
      const node = /** @type {Element} */ (event.target).closest("[data-cell]");
      if (node instanceof SVGElement && node.dataset["cell"]) this.#set(node.dataset["cell"]);
    }, { signal });
    root.addEventListener("focusout", (event) => {
      this.inside = event.relatedTarget instanceof Node && root.contains(event.relatedTarget);
    }, { signal });
  }

  /** @param {string} cell */
  #set(cell) {
    const node = this.nodeOf(cell);
    if (this.stop !== node) this.stop?.setAttribute("tabindex", "-1");
    node?.setAttribute("tabindex", "0");
    this.stop = node;
    this.cell = cell;
  }

  /** Finds the tab stop again after a change. @param {boolean} hadFocus whether the focus was on a node of the board before it */
  mend(hadFocus) {
    const cells = this.board.cells();
    const there = this.cell !== null && cells.includes(this.cell);
    const places = this.board.places();
    if (!there || (!hadFocus && places[0] && !places.includes(this.cell ?? ""))) {
      const cell = places[0] ?? this.board.last() ?? cells[0];
      if (cell) this.#set(cell);
      else [this.cell, this.stop] = [null, null];
    } else if (this.cell) this.#set(this.cell);
    if (hadFocus && this.stop && document.activeElement !== this.stop) this.stop.focus({ preventScroll: true });
  }

  /** @param {string | null} cell */
  go(cell) {
    if (!cell) return;
    this.#set(cell);
    this.stop?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof SVGElement)) return;
    if (this.#does(event.key, event.shiftKey)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {string} key @param {boolean} shift @returns {boolean} whether it was a key of the board */
  #does(key, shift) {
    const { board } = this;
    const way = WAYS[key];
    if (way && shift) board.pan(way[0] * -80, way[1] * -80);
    else if (way) this.go(this.cell && stepTo(this.cell, key, board.cells()));
    else if (key === "Home") this.go(board.first());
    else if (key === "End") this.go(board.latest());
    else if (key === "Enter" || key === " ") this.cell && board.choose(this.cell);
    else if (key === "+" || key === "=") board.zoom(1.25);
    else if (key === "-") board.zoom(0.8);
    else if (key === "0") board.fit();
    else return this.#letter(key.toLowerCase(), shift);
    return true;
  }

  /** @param {string} letter @param {boolean} shift */
  #letter(letter, shift) {
    const { board } = this;
    if (letter === "n") this.go(nextOf(board.places(), this.cell, 1));
    else if (letter === "p") this.go(nextOf(board.places(), this.cell, -1));
    else if (letter === "l") this.go(board.last());
    else if (letter === "r") board.turn(shift ? -1 : 1);
    else if (letter === "f") board.follow();
    else return false;
    return true;
  }
}
