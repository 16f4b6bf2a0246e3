// A tile dragged from the rack over the board: under the finger, in a place as soon as one is near,
// and back in the rack where there is none.

import { middle, pointsNorth, readCell, readPlacement, sameTile } from "./geometry.js";
import { Flyer, lieIn, rectRound } from "./motion.js";

/** @import { Point } from "./types.js" */
/** @import { Spot } from "./scene.js" */

/** How far a finger may move and still tap; a place is near within this share of a side. */
const TAP = 6;
const NEAR = 0.75;
/** A finger hides what is under it: the tile is held above it. */
const LIFT = 44;

/**
 * @typedef {object} DropTarget
 * @property {AbortSignal} ended
 * @property {() => Iterable<Spot>} spots
 * @property {() => number} side                        of a tile, in pixels
 * @property {(point: Point) => Point} toClient         from the board to the window
 * @property {(point: Point) => string | null} cellAt   under a point of the window; null outside the board
 * @property {(cell: string | null) => void} near
 * @property {(tile: string) => void} began
 * @property {(move: string, dropped: {rect: DOMRect, shown: string}) => void} laid
 * @property {(tile: string, cell: string | null) => void} refused
 */

/** @param {string} tile @param {PointerEvent} start @param {string} shown how it lies: `015`, or `015v` pointing down @param {DropTarget} board */
export function drag(tile, start, shown, board) {
  const source = /** @type {HTMLElement} */ (start.currentTarget ?? start.target);
  const rest = (source.querySelector("svg") ?? source).getBoundingClientRect();
  const lift = start.pointerType === "touch" ? LIFT : 0;
  const stop = new AbortController();
  /** @type {Flyer | null} */
  let flyer = null;
  /** @type {Spot | null} */
  let near = null;

  const begin = () => {
    board.began(tile);
    flyer = new Flyer(shown.slice(0, 3), !shown.endsWith("v"), board.ended);
    flyer.svg.classList.add("dragged");
    flyer.put(lieIn(rest, shown, shown.slice(0, 3), !shown.endsWith("v")));
    source.dataset["lifted"] = "";
    // The finger goes on telling this element, wherever it is.
    source.setPointerCapture?.(start.pointerId);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    if (!flyer && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < TAP) return;
    if (!flyer) begin();
    event.preventDefault();
    const under = /** @type {Point} */ ([event.clientX, event.clientY - lift]);
    const found = nearest(tile, under, board);
    if (found?.cell !== near?.cell) board.near(found?.cell ?? null);
    near = found;
    // Near a place the tile is drawn there, by the board, as it would lie.
    const [x, y] = near ? board.toClient(middle(readCell(near.cell))) : under;
    flyer?.put({ x, y, side: board.side(), angle: 0 });
    flyer?.svg.classList.toggle("over-place", !!near);
  };
  const end = async (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== start.pointerId) return;
    stop.abort();
    if (!flyer) return;
    swallowClick();
    board.near(null);
    const moveText = near && near.moves.find((text) => sameTile(tile, readPlacement(text).digits));
    if (near && moveText && event.type === "pointerup") return laid(near.cell, moveText);
    if (event.type === "pointerup") board.refused(tile, board.cellAt([event.clientX, event.clientY - lift]));
    await back();
  };
  const laid = (/** @type {string} */ cell, /** @type {string} */ moveText) => {
    if (!flyer) return;
    const north = pointsNorth(readCell(cell));
    const { x, y, side } = flyer.lie;
    const rect = rectRound(x, y, side, north);
    flyer.remove();
    delete source.dataset["lifted"];
    board.laid(moveText, { rect, shown: readPlacement(moveText).digits + (north ? "" : "v") });
  };
  const back = async () => {
    await flyer?.fly(lieIn(rest, shown, shown.slice(0, 3), !shown.endsWith("v")));
    flyer?.remove();
    delete source.dataset["lifted"];
  };
  const cancel = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !flyer) return;
    event.preventDefault();
    stop.abort();
    board.near(null);
    window.addEventListener("pointerup", swallowClick, { capture: true, once: true });
    void back();
  };
  const { signal } = stop;
  board.ended.addEventListener("abort", () => stop.abort(), { signal });
  window.addEventListener("pointermove", move, { signal, passive: false });
  window.addEventListener("pointerup", (event) => void end(event), { signal });
  window.addEventListener("pointercancel", (event) => void end(event), { signal });
  window.addEventListener("keydown", cancel, { signal, capture: true });
}

/** @param {string} tile @param {Point} under @param {DropTarget} board @returns {Spot | null} */
function nearest(tile, under, board) {
  let found = null;
  let least = Math.max(board.side() * NEAR, 40);
  for (const spot of board.spots()) {
    if (!spot.moves.some((text) => sameTile(tile, readPlacement(text).digits))) continue;
    const [x, y] = board.toClient(middle(readCell(spot.cell)));
    const far = Math.hypot(x - under[0], y - under[1]);
    if (far < least) [found, least] = [spot, far];
  }
  return found;
}

/** The click that follows the drag is none. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
