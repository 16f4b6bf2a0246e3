// Names of tiles are not broken at the end of a line.
import { html } from "./html.js";

/** A sentence in which every 0-1-5 stays whole. @param {string} text */
export const whole = (text) =>
  text.split(/(\d-\d-\d)/).map((part, k) => (k % 2 === 1 ? html`<span class="whole">${part}</span>` : part));
