// The settings, the same on every page: language, looks, pace.
import { Dialog, openDialog } from "./dialog.js";
import { html, useEffect, useId, useReducer } from "./html.js";
import { CHOICES, get, set, subscribe } from "./preferences.js";
import { LANGS, lang, say, setLang } from "./texts.js";

/** @typedef {import("./preferences.js").Name} Name */

/** Draws a component again after every change of a preference. */
export function usePreferences() {
  const [, again] = useReducer((/** @type {number} */ n) => n + 1, 0);
  useEffect(() => subscribe(() => again(0)), []);
}

/**
 * Some choices, one of them made.
 * @param {{label: string, hint?: string, options: {value: string, text: string, lang?: string}[], value: string, onChoose: (value: string) => void}} props
 */
function Choices({ label, hint = "", options, value, onChoose }) {
  const id = useId();
  return html`<fieldset class="field" aria-describedby=${hint ? `${id}-hint` : undefined}>
    <legend class="label">${label}</legend>
    ${hint && html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
    <div class="choices row">
      ${options.map((one) => html`<label class="choice" key=${one.value} lang=${one.lang}>
        <input type="radio" name=${id} checked=${one.value === value} onChange=${() => onChoose(one.value)} />
        <span>${one.text}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** @param {{name: Name}} props */
function Preference({ name }) {
  const options = [...CHOICES[name]].map((value) => ({ value, text: say(`settings-${name}-${value}`) }));
  // as people expect them, not the default first
  if (name === "pause") options.splice(0, 2, options[1], options[0]);
  return html`<${Choices} label=${say(`settings-${name}`)} options=${options} value=${get(name)} onChoose=${(/** @type {string} */ value) => set(name, value)} />`;
}

/** @param {{name: Name}} props */
function Switch({ name }) {
  const id = useId();
  /** @param {Event} event */
  const changed = (event) =>
    set(name, /** @type {HTMLInputElement} */ (event.currentTarget).checked ? "on" : "off");
  return html`<label class="switch">
    <span><b>${say(`settings-${name}`)}</b><span class="small" id=${id}>${say(`settings-${name}-hint`)}</span></span>
    <input type="checkbox" role="switch" checked=${get(name) === "on"} aria-describedby=${id} aria-label=${say(`settings-${name}`)} onChange=${changed} />
  </label>`;
}

/** @param {{onClose: () => void}} props */
function Settings({ onClose }) {
  usePreferences();
  const languages = LANGS.map((one) => ({ value: one.tag, text: one.name, lang: one.tag }));
  return html`<${Dialog} title=${say("settings")} name="settings" onClose=${onClose}>
    <div class="fields">
      <${Choices} label=${say("settings-lang")} options=${languages} value=${lang()} onChoose=${setLang} />
      <${Preference} name="text" />
      <${Preference} name="theme" />
      <${Switch} name="tints" />
      <${Preference} name="pause" />
      <${Switch} name="confirm" />
      <${Switch} name="sound" />
    </div>
  </${Dialog}>`;
}

/** Opens the settings over the page. */
export const openSettings = () =>
  openDialog((close) => html`<${Settings} onClose=${close} />`);
