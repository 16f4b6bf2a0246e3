// The texts of the pages in the person's language. What a language lacks is said in English.
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

/** The languages, each in its own words. */
export const LANGS = [
  { tag: "fr", name: "Français", short: "FR" },
  { tag: "pt-PT", name: "Português", short: "PT" },
  { tag: "pt-BR", name: "Português (Brasil)", short: "BR" },
  { tag: "en", name: "English", short: "EN" },
];
const FALLBACK = "en";
// this module's own address holds the version of everything: /static/{version}/pages/lib/texts.js
const VERSION = new URL(import.meta.url).pathname.split("/")[2];
const STORED = "triominoes-lang";

/** @typedef {Record<string, string | number>} Facts */

/** @type {Map<string, Promise<any>>} */
const asked = new Map();
/** @type {Map<string, any>} */
const bundles = new Map();
let current = nearest(document.documentElement.lang);

/**
 * @param {string} tag
 * @returns {string}
 */
function nearest(tag) {
  const main = tag.toLowerCase().split("-")[0];
  const found = LANGS.find((one) => one.tag.toLowerCase() === tag.toLowerCase());
  return (found ?? LANGS.find((one) => one.tag.startsWith(main)))?.tag ?? FALLBACK;
}

/** The language of the page. */
export const lang = () => current;

/**
 * Fetches a language, and makes it that of the page; says no sooner than its texts are there.
 * @param {string} [tag]
 */
export async function load(tag = current) {
  const wanted = nearest(tag);
  await bundle(wanted).catch(() => bundle(FALLBACK)).catch(() => undefined);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** @param {string} tag */
function bundle(tag) {
  const known = asked.get(tag);
  if (known) return known;
  const coming = fetchBundle(tag);
  asked.set(tag, coming);
  coming.catch(() => asked.delete(tag));
  return coming;
}

/** @param {string} tag */
async function fetchBundle(tag) {
  const answer = await fetch(`/locales/${VERSION}/${tag}.ftl`);
  if (!answer.ok) throw new Error(`${tag}.ftl: ${answer.status}`);
  const made = new FluentBundle(tag, { useIsolating: false });
  made.addResource(new FluentResource(await answer.text()));
  bundles.set(tag, made);
  return made;
}

/**
 * A message with its facts, as text. One that is missing everywhere is shown by its id.
 * @param {string} id
 * @param {Facts} [facts]
 * @returns {string}
 */
export function say(id, facts = {}) {
  for (const tag of [current, FALLBACK]) {
    const made = bundles.get(tag);
    const value = made?.getMessage(id)?.value;
    if (value) return made.formatPattern(value, facts, []);
  }
  if (!bundles.has(FALLBACK)) bundle(FALLBACK).then(tell, () => undefined);
  return id;
}

/**
 * Whether there is such a message: for names that a plugin may add to, such as bots.
 * @param {string} id
 */
export const known = (id) => [current, FALLBACK].some((tag) => bundles.get(tag)?.hasMessage(id));

/**
 * A number as the language writes it, with a true minus sign.
 * @param {number} value
 */
export const number = (value) => new Intl.NumberFormat(current).format(value).replace("-", "−");

/**
 * Changes the language, for good, and tells the page.
 * @param {string} tag
 */
export async function setLang(tag) {
  try {
    localStorage.setItem(STORED, tag);
  } catch {
    // without storage it lasts as long as the page
  }
  await load(tag);
  tell();
}

const tell = () => void document.dispatchEvent(new CustomEvent("lang", { detail: current }));

addEventListener("storage", (event) => {
  if (event.key === STORED && event.newValue) load(event.newValue).then(tell);
});
