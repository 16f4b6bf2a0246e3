// The screen between two people on one device: nothing of anybody's tiles is in the page.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";

/** @typedef {import("./device.js").Device} Device */

/** What the next person may not know of the one before. */
const SECRET = ["deal", "draw"];

/** What happened last, as all may read it. @param {import("./sitting.js").Sitting} sitting */
const told = (sitting) => sitting.log.findLast((each) => each.say && !SECRET.includes(each.kind))?.say ?? "";

/** @param {{device: Device}} props */
export function Cover({ device }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { covered, sitting } = device;
  useEffect(() => button.current?.focus(), [covered?.seat]);
  if (!covered) return null;
  const name = device.nextName;
  const undo = sitting?.undoing && sitting.canUndo;
  return html`<main class="cover" id="main">
    <h1>${say("cover-title", { name })}</h1>
    <p>${sitting && whole(told(sitting))}</p>
    <p class="small">${say("cover-why")}</p>
    <button type="button" class="btn primary big" ref=${button} onClick=${() => device.sit(covered)}>${say("cover-go", { name })}</button>
    ${undo && html`<button type="button" class="btn" onClick=${() => sitting.undo()}>${say("press-undo")}</button>`}
  </main>`;
}
