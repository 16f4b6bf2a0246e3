// The menu of the table: all that is done seldom.
import { ask, Dialog } from "../lib/dialog.js";
import { html, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { openSettings } from "../lib/menu.js";
import { say } from "../lib/texts.js";
import { downloadRecord } from "./matchend.js";
import { isByValue, setByValue } from "./order.js";
import { playedIn } from "./played.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {"menu" | "sheet" | "log" | "out" | "help" | null} Open */

/** Give up, after a question. @param {Sitting} sitting */
const resign = async (sitting) => {
  const text = say("resign-text", { others: sitting.people.length - 1 });
  if (await ask({ title: say("resign-title"), text, yes: say("resign-yes"), no: say("resign-no"), grave: true })) sitting.resign();
};

/** @param {{name: import("../lib/icons.js").IconName, text: string, run: () => void}} props */
const Entry = ({ name, text, run }) => html`<li><button type="button" class="entry" onClick=${run}>${icon(name)}<span>${text}</span></button></li>`;

/** @param {{text: string, hint: string, on: boolean, set: (on: boolean) => void}} props */
const Toggle = ({ text, hint, on, set }) => html`<li><label class="switch"><span><b>${text}</b><span class="small">${hint}</span></span>
  <input type="checkbox" role="switch" checked=${on} aria-label=${text} onChange=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.currentTarget).checked)} /></label></li>`;

/** @param {{sitting: Sitting, dead: boolean, setDead: (on: boolean) => void, open: (which: Open) => void, onClose: () => void}} props */
export function TableMenu({ sitting, dead, setDead, open, onClose }) {
  const [fault, setFault] = useState("");
  const { state, rules } = sitting;
  const playing = state !== null && !state.over;
  /** @param {() => void} act */
  const then = (act) => () => {
    onClose();
    act();
  };
  return html`<${Dialog} title=${say("menu-title")} name="table-menu" onClose=${onClose}>
    <ul class="entries" role="list">
      ${rules?.count && html`<${Entry} name="sheet" text=${say("press-sheet")} run=${() => open("sheet")} />`}
      ${sitting.canUndo && html`<${Entry} name="undo" text=${say("menu-undo")} run=${then(() => sitting.undo())} />`}
      ${state && html`<${Entry} name="eye" text=${say("menu-out")} run=${() => open("out")} />`}
      ${playedIn(sitting).length > 0 && html`<${Entry} name="list" text=${say("log-title")} run=${() => open("log")} />`}
      ${state && html`<${Toggle} text=${say("menu-dead")} hint=${say("menu-dead-hint")} on=${dead} set=${setDead} />`}
      ${state && html`<${Toggle} text=${say("menu-sort")} hint=${say("menu-sort-hint")} on=${isByValue()} set=${(/** @type {boolean} */ on) => { setByValue(on); sitting.changed(); }} />`}
      <${Entry} name="settings" text=${say("settings")} run=${then(openSettings)} />
      <li><a class="entry" href=${rules ? `/rules/${rules.name}?rules=${encodeURIComponent(rules.text)}` : "/rules"}>${icon("book")}<span>${say("menu-rules")}</span></a></li>
      <${Entry} name="help" text=${say("keys-title")} run=${() => open("help")} />
      ${state && html`<${Entry} name="download" text=${say("menu-record")} run=${() => downloadRecord(sitting).catch((error) => setFault(error.message))} />`}
      ${playing && html`<${Entry} name="flag" text=${say("menu-resign")} run=${then(() => void resign(sitting))} />`}
      <li><a class="entry" href="/">${icon("leave")}<span>${say("menu-home")}</span><span class="small">${playing ? say("menu-home-hint") : ""}</span></a></li>
    </ul>
    ${fault && html`<p role="alert">${fault}</p>`}
  </${Dialog}>`;
}
