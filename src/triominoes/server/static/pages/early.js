// Runs before the first paint, as a classic script, so that nothing flashes from one theme or
// language to another. The same rules stand in lib/preferences.js for changes made later.
"use strict";
(() => {
  const root = document.documentElement;
  /** @type {{theme?: string, text?: string, tints?: string}} */
  let chosen = {};
  let lang = "";
  try {
    chosen = JSON.parse(localStorage.getItem("triominoes-preferences") || "{}") || {};
    lang = localStorage.getItem("triominoes-lang") || "";
  } catch {
    // no storage, or something else wrote there: the defaults do
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const more = matchMedia("(prefers-contrast: more)").matches;
  const theme = chosen.theme || "system";
  root.dataset.theme = theme === "system" ? (dark ? "dark" : more ? "contrast" : "light") : theme;
  root.dataset.text = chosen.text || "normal";
  root.dataset.tints = chosen.tints || "on";
  if (/^[a-zA-Z-]{2,12}$/.test(lang)) root.lang = lang;

  // Where a script moves the focus after a tap, browsers may frame it as they do for a keyboard.
  root.toggleAttribute("data-tapped", matchMedia("(pointer: coarse)").matches);
  addEventListener("pointerdown", () => root.toggleAttribute("data-tapped", true), true);
  addEventListener("keydown", () => root.toggleAttribute("data-tapped", false), true);
})();
