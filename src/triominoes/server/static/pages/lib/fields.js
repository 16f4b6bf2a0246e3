// Parts of forms: what is wrong, and a number with its minus and plus.
import { html, useEffect, useRef, useState } from "./html.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

/** What stands in the field that an event is of. @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (event.currentTarget).value;

/**
 * What is wrong, in sentences; it comes into sight and is read out at once.
 * @param {{faults: string[], name?: string}} props
 */
export function Faults({ faults, name = "" }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const text = faults.join("\n");
  useEffect(() => {
    if (text) ref.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return html`<div ref=${ref} role="alert" class=${text ? `fault ${name}` : ""}>
    ${text && html`${icon("flag")}<ul>${faults.map((one) => html`<li key=${one}>${one}</li>`)}</ul>`}
  </div>`;
}

/**
 * Whether something is being sent, so that nothing is sent twice; coming back to the page with the
 * browser's button shows it as it was left, and there it is over.
 * @returns {[boolean, (busy: boolean) => void]}
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const shown = () => setBusy(false);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
  return [busy, setBusy];
}

/**
 * A whole number. What is typed stays as it is, even where it makes no sense.
 * @param {{id: string, value: string, low: number, high: number, step?: number, label: string, hint?: string, empty?: string, onChange: (value: string) => void}} props
 */
export function Stepper({ id, value, low, high, step = 1, label, hint, empty = "", onChange }) {
  const wrong = value !== "" && !isIn(value, low, high);
  /** @param {number} by */
  const go = (by) => {
    const from = isIn(value, low, high) ? Number(value) : Number(empty) || low;
    onChange(String(Math.max(low, Math.min(high, from + by * step))));
  };
  /** @param {Event} event */
  const typed = (event) => onChange(valueOf(event).trim());
  return html`<span class="stepper">
    <button type="button" class="btn round" aria-label=${say("field-less", { field: label })} onClick=${() => go(-1)}>${icon("minus")}</button>
    <input id=${id} class="input" inputmode="numeric" autocomplete="off" maxlength="5" value=${value} placeholder=${empty} aria-invalid=${String(wrong)} aria-describedby=${hint} onInput=${typed} />
    <button type="button" class="btn round" aria-label=${say("field-more", { field: label })} onClick=${() => go(1)}>${icon("plus")}</button>
    ${wrong && html`<span class="small wrong" role="alert">${say("field-range", { low, high })}</span>`}
  </span>`;
}

/**
 * Whether a text is a whole number from low to high.
 * @param {string} text
 * @param {number} low
 * @param {number} high
 */
const isIn = (text, low, high) => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;
