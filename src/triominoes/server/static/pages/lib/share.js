// Giving a link away: by what the device has for it, or by copying.
import { announce } from "./announce.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

/**
 * Copies a text; a page on a plain address of the house may not use the clipboard.
 * @param {string} text
 * @param {HTMLInputElement | null} field where it stands
 */
export async function copy(text, field) {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else {
    field?.select();
    document.execCommand("copy");
  }
}

/** The link in a field, and what can be done with it. @param {{url: string, title: string, label: string}} props */
export function Share({ url, title, label }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState("");
  useEffect(() => setCopied(""), [url]);
  const done = () => {
    setCopied(url);
    announce(say("lobby-copied"));
  };
  return html`<div class="share">
    <input ref=${field} class="input" readonly aria-label=${label} value=${url} onFocus=${() => field.current?.select()} />
    <div class="share-acts">
      <button type="button" class="btn" data-act="copy" onClick=${() => copy(url, field.current).then(done)}>${icon(copied ? "check" : "copy")}${say(copied ? "lobby-copied" : "lobby-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="btn" data-act="share" onClick=${() => navigator.share({ title, url }).catch(() => undefined)}>${icon("share")}${say("lobby-share")}</button>`}
    </div>
  </div>`;
}
