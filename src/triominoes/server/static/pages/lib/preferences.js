// A person's preferences: remembered, and shown on <html> as data attributes for the style sheets.
import { read, write } from "./stored.js";

/** @typedef {"theme" | "text" | "tints" | "pause" | "confirm" | "sound"} Name */

/** What each may be; the first is the default. */
export const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark", "contrast"],
  text: ["normal", "large", "huge"],
  tints: ["on", "off"],
  pause: ["short", "none", "long"],
  confirm: ["off", "on"],
  // Nobody is disturbed, and no screen reader talked over, who did not ask for it.
  sound: ["off", "on"],
});

/** @type {Set<(name: Name, value: string) => void>} */
const watchers = new Set();
/** @type {Partial<Record<Name, string>>} */
let chosen = read("preferences", {});
const dark = matchMedia("(prefers-color-scheme: dark)");
const more = matchMedia("(prefers-contrast: more)");

/**
 * @param {Name} name
 * @returns {string}
 */
export function get(name) {
  const value = chosen[name];
  const allowed = /** @type {readonly string[]} */ (CHOICES[name]);
  return value !== undefined && allowed.includes(value) ? value : allowed[0];
}

/**
 * @param {Name} name
 * @param {string} value
 */
export function set(name, value) {
  chosen = { ...chosen, [name]: value };
  write("preferences", chosen);
  apply();
  for (const watcher of watchers) watcher(name, value);
}

/**
 * Calls back at every change; the answer ends it.
 * @param {(name: Name, value: string) => void} watcher
 * @returns {() => void}
 */
export function subscribe(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The theme in force: what the system asks for, unless the person chose. */
export function theme() {
  const wish = get("theme");
  if (wish !== "system") return wish;
  return dark.matches ? "dark" : more.matches ? "contrast" : "light";
}

function apply() {
  const data = document.documentElement.dataset;
  data.theme = theme();
  data.text = get("text");
  data.tints = get("tints");
}

for (const query of [dark, more]) query.addEventListener("change", apply);
addEventListener("storage", (event) => {
  if (event.key !== "triominoes-preferences") return;
  chosen = read("preferences", {});
  apply();
  for (const name of /** @type {Name[]} */ (Object.keys(CHOICES))) {
    for (const watcher of watchers) watcher(name, get(name));
  }
});
apply();
