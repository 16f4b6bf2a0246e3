// Fingers, mouse and wheel on the board: one finger moves it, two zoom it about the point between
// them, and a twist of both turns the tile that can be turned.

/** @import { Point } from "./types.js" */
/** @import { View } from "./view.js" */

/** How far a finger may move and still tap, in pixels. */
const TAP = 7;
const TWIST = (40 * Math.PI) / 180;

/** @param {HTMLElement} host @param {View} view @param {(step: number) => void} twisted @param {AbortSignal} signal ends it */
export function listen(host, view, twisted, signal) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {Point} */
  let start = [0, 0];
  let moved = false;
  let distance = 1;
  let angle = 0;
  let scale = 1;
  /** @type {Point} */
  let held = [0, 0];

  /** @param {PointerEvent | WheelEvent} event @returns {Point} */
  const here = (event) => {
    const { left, top } = host.getBoundingClientRect();
    return [event.clientX - left - host.clientLeft, event.clientY - top - host.clientTop];
  };
  const pair = () => {
    const [[ax, ay], [bx, by]] = /** @type {[Point, Point]} */ ([...fingers.values()].slice(0, 2));
    return { middle: /** @type {Point} */ ([(ax + bx) / 2, (ay + by) / 2]), distance: Math.max(Math.hypot(bx - ax, by - ay), 1), angle: Math.atan2(by - ay, bx - ax) };
  };
  const grip = () => {
    if (fingers.size !== 2) return;
    const two = pair();
    ({ distance, angle } = two);
    scale = view.sight.scale;
    held = view.toBoard(two.middle);
    moved = true;
  };

  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button > 1 || /** @type {Element} */ (event.target).closest(".board-button")) return;
    if (fingers.size === 0) {
      moved = false;
      start = here(event);
    }
    fingers.set(event.pointerId, here(event));
    view.stop();
    grip();
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = here(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) {
      if (!moved && Math.hypot(now[0] - start[0], now[1] - start[1]) < TAP) return void fingers.set(event.pointerId, before);
      // Captured only now: a captured tap would not reach the place under it.
      if (!moved) host.setPointerCapture(event.pointerId);
      moved = true;
      host.classList.add("panning");
      view.pan(now[0] - before[0], now[1] - before[1]);
    } else if (fingers.size === 2) {
      const two = pair();
      view.hold(held, two.middle, (scale * two.distance) / distance);
      const twist = ((two.angle - angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
      if (Math.abs(twist) > TWIST) {
        twisted(Math.sign(twist));
        angle = two.angle;
      }
    }
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (!fingers.delete(event.pointerId)) return;
    host.classList.remove("panning");
    grip();
  };
  const wheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A trackpad's pinch comes as a wheel with the control key, in smaller steps.
    view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), here(event));
  };
  const click = (/** @type {MouseEvent} */ event) => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  host.addEventListener("pointerdown", down, { signal });
  host.addEventListener("pointermove", move, { signal });
  host.addEventListener("pointerup", up, { signal });
  host.addEventListener("pointercancel", up, { signal });
  host.addEventListener("wheel", wheel, { passive: false, signal });
  host.addEventListener("click", click, { capture: true, signal });
}
