// Single tiles outside the board: racks, hands, pictures. They are drawn by the board's own shapes.
import { posterSvg, tileShapes } from "../../board/draw.js";
import { html, useEffect, useRef } from "./html.js";

/**
 * A tile; `?` is one that nobody has seen. `name` is what a screen reader hears; without it the
 * tile is decoration.
 * @param {{digits: string, down?: boolean, name?: string, ring?: boolean}} props
 */
export function Tile({ digits, down = false, name = "", ring = false }) {
  const known = /^\d{3}$/.test(digits);
  const shapes = tileShapes(known ? digits : "000", down);
  const told = name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" };
  return html`<svg class="one-tile" viewBox=${shapes.viewBox} overflow="visible" ...${told}>
    <g class=${`tile ${known ? "" : "hidden"}`}>
      <path class="face" d=${shapes.face} />
      ${known && shapes.petals.map((/** @type {{d: string, digit: string}} */ one) => html`<path class=${`petal c${one.digit}`} d=${one.d} />`)}
      <path class="rim" d=${shapes.face} />
      ${known && shapes.texts.map((/** @type {{x: number, y: number, digit: string}} */ one) => html`<text x=${one.x} y=${one.y}>${one.digit}</text>`)}
    </g>
    ${ring && html`<path class="ring" d=${shapes.ring} />`}
  </svg>`;
}

/**
 * A picture of some tiles as they lie together.
 * @param {{tiles: string[], extra?: string}} props
 */
export function Poster({ tiles, extra = "" }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    ref.current?.replaceChildren(posterSvg(tiles));
  }, [tiles.join()]);
  return html`<div ref=${ref} class=${`poster ${extra}`} aria-hidden="true"></div>`;
}
