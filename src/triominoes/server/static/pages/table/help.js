// What every key does.
import { Dialog } from "../lib/dialog.js";
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";

/** @type {[string, string[], string][]} groups of keys: which, and what they do */
const KEYS = [
  ["rack", ["1", "…", "9"], "keys-digits"],
  ["rack", ["←", "→"], "keys-rack-walk"],
  ["rack", ["⇧ ←", "⇧ →"], "keys-rack-sort"],
  ["rack", ["o"], "keys-order"],
  ["rack", ["r"], "keys-turn"],
  ["board", ["b"], "keys-board"],
  ["board", ["←", "↑", "→", "↓"], "keys-board-walk"],
  ["board", ["n", "p"], "keys-places"],
  ["board", ["l"], "keys-last"],
  ["board", ["⏎"], "keys-lay"],
  ["board", ["+", "−", "0"], "keys-zoom"],
  ["board", ["f"], "keys-follow"],
  ["game", ["d"], "keys-draw"],
  ["game", ["u"], "keys-undo"],
  ["game", ["m"], "keys-moves"],
  ["game", ["s"], "keys-sheet"],
  ["game", ["t"], "keys-status"],
  ["game", ["a"], "keys-sound"],
  ["game", ["Esc"], "keys-escape"],
  ["game", ["?"], "keys-help"],
];

/** @param {{onClose: () => void}} props */
export function Help({ onClose }) {
  return html`<${Dialog} title=${say("keys-title")} name="help" wide onClose=${onClose}>
    <p>${say("keys-play")}</p>
    <div class="help-groups">${["rack", "board", "game"].map((group) => html`<section key=${group}>
      <h3>${say(`keys-group-${group}`)}</h3>
      <dl>${KEYS.filter(([of]) => of === group).map(([, keys, text]) => html`<div key=${text}><dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt><dd>${say(text)}</dd></div>`)}</dl>
    </section>`)}</div>
  </${Dialog}>`;
}
