// The screen between two people on one device: nothing of anybody's tiles is in the page.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/texts.js";

/** @typedef {import("./device.js").Device} Device */

/** @param {{device: Device}} props */
export function Cover({ device }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { covered, sitting } = device;
  useEffect(() => button.current?.focus(), [covered?.seat]);
  if (!covered) return null;
  const undo = sitting?.undoing && sitting.canUndo;
  return html`<main class="cover" id="main">
    <h1>${say("cover-title", { name: covered.name })}</h1>
    <p>${sitting?.told || ""}</p>
    <p class="small">${say("cover-why")}</p>
    <button type="button" class="btn primary big" ref=${button} onClick=${() => device.sit(covered)}>${say("cover-go", { name: covered.name })}</button>
    ${undo && html`<button type="button" class="btn" onClick=${() => sitting.undo()}>${say("press-undo")}</button>`}
  </main>`;
}
