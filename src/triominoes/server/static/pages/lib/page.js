// What the pages beside the table have in common: how they begin, and the bar at their top.
import { Fragment, html, render, useEffect, useReducer } from "./html.js";
import { icon, mark } from "./icons.js";
import { openSettings, usePreferences } from "./menu.js";
import { keepPages } from "./offline.js";
import { CHOICES, get, set } from "./preferences.js";
import { LANGS, lang, load, say, setLang } from "./texts.js";

/** Draws a component again when the language changes. */
export function useLang() {
  const [, again] = useReducer((/** @type {number} */ n) => n + 1, 0);
  useEffect(() => {
    const changed = () => again(0);
    document.addEventListener("lang", changed);
    return () => document.removeEventListener("lang", changed);
  }, []);
  return lang();
}

/**
 * Fetches the texts and fills the page; `title` gives what the browser's tab says. The pages are kept
 * for when there is no network, where the browser can do that.
 * @param {() => any} Page
 * @param {() => string} title
 */
export async function begin(Page, title) {
  await load();
  const place = document.getElementById("page") ?? document.body;
  const name = () => {
    document.title = `${title()} · Triominoes`;
  };
  document.addEventListener("lang", name);
  name();
  render(html`<${Page} />`, place);
  void keepPages();
}

/** The languages, one tap each. */
export function Languages() {
  const now = useLang();
  return html`<div class="seg langs" role="group" aria-label=${say("settings-lang")}>
    ${LANGS.map((one) => html`<button type="button" key=${one.tag} aria-pressed=${String(one.tag === now)} lang=${one.tag} title=${one.name} onClick=${() => setLang(one.tag)}>${one.short}<span class="sr"> ${one.name}</span></button>`)}
  </div>`;
}

/** The sizes of text, one tap each; where there is no room, one button goes through them. */
export function TextSizes() {
  usePreferences();
  const now = get("text");
  const sizes = [...CHOICES.text];
  const next = sizes[(sizes.findIndex((size) => size === now) + 1) % sizes.length];
  return html`<${Fragment}><button type="button" class="btn round one-size" aria-label=${say(`size-${next}`)} onClick=${() => set("text", next)}><span class=${now} aria-hidden="true">A</span></button>
  <div class="seg sizes" role="group" aria-label=${say("settings-text")}>
    ${CHOICES.text.map((size) => html`<button type="button" key=${size} class=${size} aria-pressed=${String(now === size)} aria-label=${say(`size-${size}`)} onClick=${() => set("text", size)}>A</button>`)}
  </div></${Fragment}>`;
}

export const SettingsButton = () => html`<button type="button" class="btn plain round settings" aria-label=${say("settings")} title=${say("settings")} onClick=${openSettings}>${icon("settings")}</button>`;

/**
 * The bar of a page under home: the way back, its title, the settings.
 * @param {{title: string, children?: any}} props
 */
export function Bar({ title, children = null }) {
  useLang();
  return html`<${Fragment}>
    <a class="btn skip" href="#main">${say("page-skip")}</a>
    <header class="bar">
      <a class="btn plain round" href="/" aria-label=${say("page-home")} title=${say("page-home")}>${mark()}</a>
      <p class="title">${title}</p>
      ${children}
      <${SettingsButton} />
    </header>
  </${Fragment}>`;
}
