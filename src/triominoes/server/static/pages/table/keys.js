// One key for everything, wherever the focus is, unless something is being typed or a dialog is open.
import { announce } from "../lib/announce.js";
import { get, set } from "../lib/preferences.js";
import { say } from "../lib/texts.js";
import { isByValue, setByValue } from "./order.js";
import { focusTile, rowOf, tapTile } from "./rack.js";
import { sentence } from "./status.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Event} event */
const isTyping = (event) => event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]");

/** @param {Sitting} sitting @param {number} n */
const digit = (sitting, n) => {
  const tile = rowOf(sitting)[n - 1];
  if (!tile) return;
  tapTile(sitting, tile);
  focusTile(tile); // at once: a frame later it would take the focus from a key that came meanwhile
};

/** @param {Sitting} sitting */
const sort = (sitting) => {
  setByValue(!isByValue());
  announce(say(isByValue() ? "order-value" : "order-hand"));
  sitting.changed();
};

/** Open the list of moves, and go there. */
const moves = () => {
  const list = document.querySelector("#moves");
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  const target = list.querySelector("li.on button") ?? list.querySelector("li button") ?? list.querySelector("summary");
  if (target instanceof HTMLElement) target.focus();
};

const sound = () => {
  const on = get("sound") !== "on";
  set("sound", on ? "on" : "off");
  announce(say(on ? "sound-on" : "sound-off"));
};

/** @param {Sitting} sitting */
const escape = (sitting) => {
  if (sitting.busy) sitting.queue.skip();
  else if (sitting.confirming || sitting.selected || sitting.notice) sitting.select(null);
};

/** @param {Sitting} sitting @param {boolean} shared */
const repeat = (sitting, shared) => announce(sentence(sitting, shared).join(" "));

/**
 * @param {Sitting} sitting
 * @param {{shared: boolean, sheet: () => void, help: () => void}} page
 * @returns {(event: KeyboardEvent) => void}
 */
export const keysOf = (sitting, page) => (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || document.querySelector("dialog[open]")) return;
  const { board } = sitting;
  /** @type {Record<string, () => void>} */
  const keys = {
    "?": page.help,
    d: () => sitting.draw(),
    u: () => sitting.undo(),
    r: () => sitting.turn(1),
    R: () => sitting.turn(-1),
    m: moves,
    s: page.sheet,
    o: () => sort(sitting),
    a: sound,
    t: () => repeat(sitting, page.shared),
    b: () => board?.focus(),
    n: () => board?.focus(sitting.places[0]?.cell),
    p: () => board?.focus(sitting.places.at(-1)?.cell),
    l: () => board?.focus(sitting.shown?.last ?? undefined),
    "+": () => board?.zoom(1.25),
    "-": () => board?.zoom(1 / 1.25),
    0: () => board?.fit(),
    f: () => board?.follow(board.mode !== "follow"),
    Escape: () => escape(sitting),
  };
  const act = /^[1-9]$/.test(event.key) ? () => digit(sitting, Number(event.key)) : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};
