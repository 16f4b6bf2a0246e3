// A name, cut where there is no room for it; a number behind it tells who it is, and is never cut.
import { html } from "../lib/html.js";

/** @param {{name: string}} props */
export function Name({ name }) {
  const [, word = "", number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return html`<span class="name"><span>${word}</span>${number && html`<span>${number}</span>`}</span>`;
}
