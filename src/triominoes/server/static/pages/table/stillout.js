// The tiles of which this seat doesn't know where they are, and whether dead places are marked.
import { Dialog } from "../lib/dialog.js";
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Tile } from "../lib/tile.js";
import { spoken } from "./choice.js";

/** @param {{sitting: import("./sitting.js").Sitting, dead: boolean, setDead: (on: boolean) => void, onClose: () => void}} props */
export function StillOut({ sitting, dead, setDead, onClose }) {
  const out = sitting.state?.out ?? [];
  return html`<${Dialog} title=${say("out-title", { count: out.length })} name="still-out" onClose=${onClose}>
    <p class="small">${say("out-hint")}</p>
    <ul class="out-tiles" role="list">${out.map((tile) => html`<li key=${tile}><${Tile} digits=${tile} name=${spoken(tile)} /></li>`)}</ul>
    <label class="switch"><span><b>${say("menu-dead")}</b><span class="small">${say("menu-dead-hint")}</span></span>
      <input type="checkbox" role="switch" checked=${dead} onChange=${(/** @type {Event} */ event) => setDead(/** @type {HTMLInputElement} */ (event.currentTarget).checked)} /></label>
  </${Dialog}>`;
}
