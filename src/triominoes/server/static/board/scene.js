// What lies on the board, as SVG nodes that are kept from one state to the next: a move makes the
// nodes of one tile and touches nothing else.

import { blossomGroup, clashShapes, closedCorners, eye, outlinePath, partsOf, shift, svg, tileGroup } from "./draw.js";
import { at, cellsAt, middle, pointsNorth, readCell, readPlacement, writeCell } from "./geometry.js";

/** @import { BoardState, Cell, Clash, Figure, Place } from "./types.js" */

/**
 * @typedef {object} Spot  the places in one cell: the best is shown
 * @property {string} cell
 * @property {string[]} moves
 * @property {Place} place
 * @property {SVGGElement} node
 * @property {SVGGElement} ghost  the tile as it would lie there
 *
 * @typedef {object} Laid
 * @property {string} move
 * @property {string} cell
 * @property {Cell} at
 * @property {SVGGElement} node
 *
 * @typedef {(kind: string, facts: Record<string, unknown>) => string} Label
 */

let boards = 0;

export class Scene {
  /** @param {boolean} readonly @param {Label} label */
  constructor(readonly, label) {
    this.readonly = readonly;
    this.label = label;
    /** @type {Map<string, Laid>} by cell */
    this.tiles = new Map();
    /** @type {Map<string, Spot>} by cell */
    this.spots = new Map();
    /** @type {Map<string, SVGGElement>} by cell */
    this.dead = new Map();
    /** @type {Map<string, {blossom: SVGGElement, eye: SVGCircleElement, digit: string}>} by corner */
    this.blossoms = new Map();
    /** Tiles that are in the air: not shown yet. @type {Set<string>} */
    this.away = new Set();
    this.hatch = `hatch-${++boards}`;
    const layer = (/** @type {string} */ name) => svg("g", { class: name });
    this.layers = {
      dead: layer("dead-cells"), tiles: layer("tiles"), blossoms: layer("blossoms"), figure: layer("figures"), praise: layer("figures"),
      last: layer("last"), eyes: layer("eyes"), spots: layer("places"), over: layer("over"), clash: layer("clash"), focus: layer("focus"),
    };
    this.world = svg("g", { class: "world" }, Object.values(this.layers));
    const line = svg("path", { class: "hatch-line", d: "M4 0V8" });
    const pattern = svg("pattern", { id: this.hatch, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, [line]);
    this.svg = svg("svg", { class: "board-svg", role: readonly ? "img" : "application" }, [svg("defs", {}, [pattern]), this.world]);
  }

  /** @param {BoardState} state @param {boolean} hidePlaces @param {boolean} lively whether what is new grows */
  render(state, hidePlaces, lively) {
    this.#tiles(state);
    this.#dead(state.dead);
    this.#blossoms(lively);
    this.#light(state.lit);
    this.#last(state.last, lively);
    this.outline(this.layers.figure, state.figure, false);
    this.#spots(hidePlaces ? [] : state.places, state.selected);
    this.#clash(state.clash);
    this.svg.setAttribute("aria-label", this.label("board", { tiles: state.tiles.length, places: this.spots.size }));
  }

  /** @param {BoardState} state */
  #tiles(state) {
    const wanted = new Set(state.tiles);
    for (const [cell, { move, node }] of this.tiles) {
      if (wanted.has(move)) continue;
      node.remove();
      this.tiles.delete(cell);
    }
    for (const move of state.tiles) {
      const { digits, cell } = readPlacement(move);
      if (this.tiles.has(cell)) continue;
      const place = readCell(cell);
      const node = tileGroup(digits, pointsNorth(place));
      node.setAttribute("transform", shift(middle(place)));
      node.dataset["cell"] = cell;
      if (!this.readonly) {
        node.setAttribute("role", "img");
        node.setAttribute("tabindex", "-1");
        node.setAttribute("aria-label", this.tileLabel(move, state.last === cell));
      }
      this.layers.tiles.append(node);
      this.tiles.set(cell, { move, cell, at: place, node });
    }
    for (const { move, node } of this.tiles.values()) node.classList.toggle("away", this.away.has(move));
  }

  /** @param {string} move @param {boolean} last */
  tileLabel(move, last) {
    const { digits, cell } = readPlacement(move);
    return this.label("tile", { move, digits, cell, last, up: pointsNorth(readCell(cell)) });
  }

  /** @param {readonly string[]} cells */
  #dead(cells) {
    const wanted = new Set(cells);
    for (const [cell, node] of this.dead) {
      if (wanted.has(cell) && !this.tiles.has(cell)) continue;
      node.remove();
      this.dead.delete(cell);
    }
    for (const cell of wanted) {
      if (this.dead.has(cell) || this.tiles.has(cell)) continue;
      const place = readCell(cell);
      const d = partsOf(pointsNorth(place)).blank;
      const node = svg("g", { class: "dead", transform: shift(middle(place)) }, [
        svg("path", { class: "blank", d }),
        svg("path", { class: "hatching", d, fill: `url(#${this.hatch})` }),
      ]);
      node.dataset["cell"] = cell;
      if (!this.readonly) {
        node.setAttribute("role", "img");
        node.setAttribute("tabindex", "-1");
        node.setAttribute("aria-label", this.label("dead", { cell }));
      }
      this.layers.dead.append(node);
      this.dead.set(cell, node);
    }
  }

  /** @param {boolean} lively */
  #blossoms(lively) {
    /** @type {Map<string, string>} */
    const filled = new Map();
    for (const { move, at: cell } of this.tiles.values()) {
      if (!this.away.has(move)) filled.set(`${cell.x},${cell.y}`, readPlacement(move).digits);
    }
    const closed = new Map(closedCorners(filled).map((found) => [String(found.corner), found]));
    for (const [key, { blossom, eye: dot, digit }] of this.blossoms) {
      if (closed.get(key)?.digit === digit) continue;
      blossom.remove();
      dot.remove();
      this.blossoms.delete(key);
    }
    for (const [key, { corner, digit }] of closed) {
      if (this.blossoms.has(key)) continue;
      const [blossom, dot] = [blossomGroup(digit), eye()];
      for (const node of [blossom, dot]) {
        node.setAttribute("transform", shift(at(corner)));
        node.setAttribute("aria-hidden", "true");
        node.dataset["corner"] = key;
        if (lively) node.classList.add("growing");
      }
      this.layers.blossoms.append(blossom);
      this.layers.eyes.append(dot);
      this.blossoms.set(key, { blossom, eye: dot, digit });
    }
  }

  /** @param {readonly string[] | null} lit */
  #light(lit) {
    const bright = lit && new Set(lit);
    for (const [cell, { node }] of this.tiles) node.classList.toggle("dim", !!bright && !bright.has(cell));
    for (const [key, { blossom, eye: dot }] of this.blossoms) {
      const [i = 0, j = 0] = key.split(",").map(Number);
      const dim = !!bright && !cellsAt([i, j]).every((cell) => bright.has(writeCell(cell)));
      blossom.classList.toggle("gone", dim);
      dot.classList.toggle("gone", dim);
    }
  }

  /** @param {string | null} last @param {boolean} lively */
  #last(last, lively) {
    const layer = this.layers.last;
    const laid = last ? this.tiles.get(last) : undefined;
    const shown = laid && !this.away.has(laid.move) ? laid : undefined;
    const before = layer.dataset["cell"];
    if (before === shown?.cell) return;
    layer.replaceChildren();
    if (before) this.#relabel(before, false);
    delete layer.dataset["cell"];
    if (!shown) return;
    const d = partsOf(pointsNorth(shown.at)).frame;
    layer.dataset["cell"] = shown.cell;
    layer.setAttribute("transform", shift(middle(shown.at)));
    const mark = svg("path", { class: "last-mark", d, pathLength: 1 });
    mark.classList.toggle("drawing", lively);
    layer.append(svg("path", { class: "last-gap", d }), mark);
    this.#relabel(shown.cell, true);
  }

  /** @param {string} cell @param {boolean} last */
  #relabel(cell, last) {
    const laid = this.tiles.get(cell);
    if (laid && !this.readonly) laid.node.setAttribute("aria-label", this.tileLabel(laid.move, last));
  }

  /** @param {SVGGElement} layer @param {Figure | null | undefined} figure @param {boolean} lively */
  outline(layer, figure, lively) {
    const key = figure ? figure.cells.join(" ") : "";
    if ((layer.dataset["figure"] ?? "") === key) return;
    layer.dataset["figure"] = key;
    layer.replaceChildren();
    if (!figure || !figure.cells.length) return;
    const d = outlinePath(figure.cells.map(readCell), 1.6);
    const line = svg("path", { class: "figure", d, pathLength: 1 });
    line.classList.toggle("drawing", lively);
    layer.append(svg("path", { class: "figure halo", d }), line);
  }

  /** A ring round each digit at the corner, and a sign between them. @param {Clash | null} clash */
  #clash(clash) {
    const layer = this.layers.clash;
    const cells = clash ? cellsAt(clash.corner).filter((cell) => writeCell(cell) === clash.cell || this.tiles.has(writeCell(cell))) : [];
    const key = clash ? [clash.corner, ...cells.map(writeCell)].join(" ") : "";
    if ((layer.dataset["clash"] ?? "") === key) return;
    layer.dataset["clash"] = key;
    layer.replaceChildren();
    if (clash) layer.append(...clashShapes(clash.corner, cells));
  }

  /** @param {readonly Place[]} places @param {string | null} selected */
  #spots(places, selected) {
    /** @type {Map<string, Place[]>} */
    const wanted = new Map();
    for (const place of places) {
      const { cell } = readPlacement(place.move);
      wanted.set(cell, [...(wanted.get(cell) ?? []), place]);
    }
    for (const [cell, { node, ghost, moves }] of this.spots) {
      if (moves.join() === wanted.get(cell)?.map(({ move }) => move).join()) continue;
      node.remove();
      ghost.remove();
      this.spots.delete(cell);
    }
    for (const [cell, here] of wanted) {
      const old = this.spots.get(cell);
      const spot = old ?? this.#spot(cell, here);
      spot.place = best(here);
      this.#worth(spot);
      spot.node.classList.toggle("selected", selected !== null && spot.moves.includes(selected));
      if (!old) this.spots.set(cell, spot);
    }
    this.svg.classList.toggle("choosing", this.spots.size > 0);
  }

  /** @param {string} cell @param {Place[]} here @returns {Spot} */
  #spot(cell, here) {
    const at = readCell(cell);
    const north = pointsNorth(at);
    const { hit, spot, over } = partsOf(north);
    const place = best(here);
    const transform = shift(middle(at));
    const node = svg("g", { class: "place", role: "button", tabindex: -1, transform }, [
      svg("path", { class: "hit", d: hit }),
      svg("path", { class: "spot", d: spot }),
      // The label of the place says it all in words.
      svg("text", { class: "worth", "aria-hidden": "true", y: north ? 12 : 7 }),
    ]);
    if (here.length > 1) node.append(svg("text", { class: "several", "aria-hidden": "true", y: north ? 24 : -18 }, ["•".repeat(Math.min(here.length, 4))]));
    node.dataset["cell"] = cell;
    node.dataset["play"] = place.move;
    // Beside the place, not in it: how the tile lies is no part of what the place is called.
    const ghost = svg("g", { class: "ghost", "aria-hidden": "true", transform }, [
      tileGroup(readPlacement(place.move).digits, north),
      svg("path", { class: "spot over-spot", d: over }),
    ]);
    this.layers.spots.append(node, ghost);
    return { cell, moves: here.map(({ move }) => move), place, node, ghost };
  }

  /** @param {Spot} spot */
  #worth({ place, node }) {
    const worth = node.querySelector(":scope > .worth");
    const text = signed(place.points);
    if (worth && worth.textContent !== text) worth.textContent = text;
    const label = place.label || this.label("place", { ...place });
    if (node.getAttribute("aria-label") !== label) node.setAttribute("aria-label", label);
  }

  /** The ring round what has the keyboard. @param {string | null} cell */
  ring(cell) {
    this.layers.focus.replaceChildren();
    if (!cell) return;
    const at = readCell(cell);
    const d = partsOf(pointsNorth(at)).ring;
    this.layers.focus.setAttribute("transform", shift(middle(at)));
    this.layers.focus.append(svg("path", { class: "focus-gap", d }), svg("path", { class: "focus-mark", d }));
  }

  /** The texts again, after a change of language. */
  relabel() {
    const last = this.layers.last.dataset["cell"];
    for (const { cell } of this.tiles.values()) this.#relabel(cell, cell === last);
    for (const [cell, node] of this.dead) if (!this.readonly) node.setAttribute("aria-label", this.label("dead", { cell }));
    for (const spot of this.spots.values()) this.#worth(spot);
    this.svg.setAttribute("aria-label", this.label("board", { tiles: this.tiles.size, places: this.spots.size }));
  }
}

/** Points with their sign; nothing for none. @param {number | null} [points] */
export const signed = (points) => (points == null ? "" : points < 0 ? `−${-points}` : `+${points}`);

/** @param {Place[]} places @returns {Place} */
const best = (places) => places.reduce((a, b) => ((b.points ?? 0) > (a.points ?? 0) ? b : a));
