// Tiles that fly. Without motion everything is where it ends at once.

import { svg, tileGroup } from "./draw.js";
import { turnBetween } from "./geometry.js";
import { still } from "./view.js";

/** How long a tile flies, in milliseconds. */
export const FLIGHT = 180;
const OUT = "cubic-bezier(.2, .8, .2, 1)";

/** Where a tile lies on the screen: its centre, its side, by how much it is turned. @typedef {{x: number, y: number, side: number, angle: number}} Lie */

/**
 * How a tile lies in a rectangle round it.
 * @param {{left: number, top: number, width: number, height: number}} rect @param {string} shown @param {string} digits @param {boolean} north @returns {Lie}
 */
export function lieIn(rect, shown, digits, north) {
  const down = shown.endsWith("v");
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + (rect.height * (down ? 1 : 2)) / 3,
    side: rect.width,
    angle: -turnBetween(shown, digits, north),
  };
}

/** The rectangle round a tile. @param {number} x of its centre @param {number} y @param {number} side @param {boolean} north */
export function rectRound(x, y, side, north) {
  const tall = (side * Math.sqrt(3)) / 2;
  return new DOMRect(x - side / 2, y - (tall * (north ? 2 : 1)) / 3, side, tall);
}

/** A tile over the page that follows a finger or flies, as long as the board that it belongs to is there. */
export class Flyer {
  /** @param {string} digits @param {boolean} north @param {AbortSignal} signal the end of the board */
  constructor(digits, north, signal) {
    this.signal = signal;
    this.gone = () => this.remove();
    signal.addEventListener("abort", this.gone);
    this.tile = tileGroup(digits, north);
    this.svg = svg("svg", { class: "flyer", viewBox: "-60 -60 120 120", "aria-hidden": "true" }, [this.tile]);
    document.body.append(this.svg);
    /** @type {Lie} */
    this.lie = { x: 0, y: 0, side: 100, angle: 0 };
  }

  /** @param {Lie} lie */
  put(lie) {
    this.lie = lie;
    this.svg.style.transform = placed(lie);
    for (const digit of this.tile.querySelectorAll("text")) digit.style.transform = `rotate(${-lie.angle}deg)`;
  }

  /** Flies there, turning; the digits stay upright. @param {Lie} to @returns {Promise<void>} */
  async fly(to) {
    const from = this.lie;
    this.put(to);
    if (still()) return;
    const timing = { duration: FLIGHT, easing: OUT };
    const flight = this.svg.animate([{ transform: placed(from) }, { transform: placed(to) }], timing);
    for (const digit of this.tile.querySelectorAll("text")) {
      digit.animate([{ transform: `rotate(${-from.angle}deg)` }, { transform: `rotate(${-to.angle}deg)` }], timing);
    }
    // A page in the background may draw nothing for long, and the game goes on.
    await Promise.race([flight.finished.catch(() => undefined), wait(FLIGHT + 120)]);
  }

  remove() {
    this.signal.removeEventListener("abort", this.gone);
    this.svg.remove();
  }
}

/** @param {Lie} lie */
const placed = ({ x, y, side, angle }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(side / 100).toFixed(4)}) rotate(${angle}deg)`;

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => void setTimeout(done, ms));

/** How long figure, frame and blossom take to be drawn. */
export const drawn = () => wait(still() ? 0 : 320);
