// Buttons over the board: arrows to places that are out of sight, and the turn of the first tile.

import { svg } from "./draw.js";

/** @import { Point, Side } from "./types.js" */

/** @type {Record<Side, string>} */
const ARROWS = { north: "M6 14l6-6 6 6", east: "M10 6l6 6-6 6", south: "M6 10l6 6 6-6", west: "M14 6l-6 6 6 6" };
const TURN = "M19 12a7 7 0 1 1-2.05-4.95L19 9.1M19 4v5.1h-5.1";
const SIDES = /** @type {Side[]} */ (Object.keys(ARROWS));

export class Edges {
  /**
   * @param {HTMLElement} host @param {(kind: string, facts: Record<string, unknown>) => string} label
   * @param {(cell: string) => void} show @param {() => void} turned
   */
  constructor(host, label, show, turned) {
    this.host = host;
    this.label = label;
    this.show = show;
    this.turned = turned;
    /** @type {Map<Side, {button: HTMLButtonElement, count: HTMLElement, cells: string[]}>} */
    this.more = new Map();
    /** @type {HTMLButtonElement | null} */
    this.turner = null;
  }

  /** @param {string} name @param {string} d @param {() => void} tapped */
  #button(name, d, tapped) {
    const button = document.createElement("button");
    button.type = "button";
    // Not a stop of its own for Tab: the keyboard has n, p and r for these.
    button.tabIndex = -1;
    button.className = `board-button ${name}`;
    button.append(svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, [svg("path", { d })]));
    button.addEventListener("click", tapped);
    this.host.append(button);
    return button;
  }

  /** @param {{cell: string, point: Point}[]} places @param {number} width @param {number} height */
  arrows(places, width, height) {
    /** @type {Record<Side, {cell: string, point: Point}[]>} */
    const out = { north: [], east: [], south: [], west: [] };
    for (const place of places) {
      const side = beyond(place.point, width, height);
      if (side) out[side].push(place);
    }
    for (const side of SIDES) this.#arrow(side, out[side], width, height);
  }

  /** @param {Side} side @param {{cell: string, point: Point}[]} places @param {number} width @param {number} height */
  #arrow(side, places, width, height) {
    let arrow = this.more.get(side);
    if (!places.length) {
      arrow?.button.remove();
      this.more.delete(side);
      return;
    }
    if (!arrow) {
      const button = this.#button(`more ${side}`, ARROWS[side], () => {
        const [cell] = this.more.get(side)?.cells ?? [];
        if (cell) this.show(cell);
      });
      const count = document.createElement("b");
      button.append(count);
      arrow = { button, count, cells: [] };
      this.more.set(side, arrow);
    }
    const { button, count } = arrow;
    arrow.cells = places.map(({ cell }) => cell);
    count.textContent = String(places.length);
    button.setAttribute("aria-label", this.label("more", { side, count: places.length }));
    const [x, y] = places[0]?.point ?? [0, 0];
    const upright = side === "north" || side === "south";
    button.style.left = upright ? `${Math.min(Math.max(x, 40), width - 40)}px` : "";
    button.style.top = upright ? "" : `${Math.min(Math.max(y, 40), height - 40)}px`;
  }

  /** @param {Point | null} point the middle of the place whose tile can be turned @param {number} side in pixels */
  turn(point, side) {
    if (!point) {
      this.turner?.remove();
      this.turner = null;
      return;
    }
    this.turner ??= this.#button("turner", TURN, this.turned);
    this.turner.setAttribute("aria-label", this.label("turn", {}));
    this.turner.style.left = `${point[0] + side * 0.5 + 14}px`;
    this.turner.style.top = `${point[1] - side * 0.2}px`;
  }
}

/** The side of the window beyond which a point lies. @param {Point} point @param {number} width @param {number} height @returns {Side | null} */
function beyond([x, y], width, height) {
  const far = /** @type {[Side, number][]} */ ([["west", -x], ["east", x - width], ["north", -y], ["south", y - height]]);
  const [side, length] = far.reduce((a, b) => (b[1] > a[1] ? b : a));
  return length > -8 && width > 0 ? side : null;
}
