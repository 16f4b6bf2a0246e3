// A record stepped through: brought by dragging, pasting, as a file, or from the table.
import { Faults, valueOf } from "./lib/fields.js";
import { html, useEffect, useState } from "./lib/html.js";
import { icon } from "./lib/icons.js";
import { api, sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { say } from "./lib/texts.js";
import { Slips } from "./replay/slips.js";
import { Viewer } from "./replay/viewer.js";

/** @typedef {import("./replay/record.js").Replay} Replay */

const KEPT = "triominoes-replay";
const MOST_BYTES = 512 * 1024;

function kept() {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} text */
function keep(text) {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // it is only for a reload
  }
}

/**
 * @param {{text: string, faults: string[], busy: boolean, found: Replay | null, bring: (text: string) => void}} props
 */
function Bring({ text, faults, busy, found, bring }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  /** @param {Event} event */
  const chosen = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const file = input.files?.[0];
    if (file) bring(await file.text());
    input.value = "";
  };
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (typed.trim()) bring(typed);
  };
  return html`<main id="main" tabindex="-1" class="plain-page bring">
    <h1>${say("record-title")}</h1>
    <p class="lead">${say("record-lead")}</p>
    <label class="btn big wide open-file">${icon("open")}<span>${say("record-file")}</span>
      <input class="file" type="file" accept=".tgn,.txt,text/plain" onChange=${chosen} />
    </label>
    <form onSubmit=${send} class="paste">
      <div class="field">
        <label for="record">${say("record-paste")}</label>
        <textarea id="record" class="input" rows="8" spellcheck=${false} autocapitalize="off" autocomplete="off" value=${typed} onInput=${(/** @type {Event} */ event) => setTyped(valueOf(event))}></textarea>
      </div>
      <${Faults} faults=${faults} />
      ${found && html`<${Slips} slips=${found.faults} text=${text} />`}
      <button class="btn primary big wide" aria-busy=${String(busy)}>${say("record-show")}</button>
    </form>
  </main>`;
}

function Records() {
  const language = useLang();
  const [text, setText] = useState(kept);
  const [game, setGame] = useState(0);
  const [found, setFound] = useState(/** @type {Replay | null} */ (null));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);

  /**
   * @param {string} brought
   * @param {number} [number]
   */
  const bring = async (brought, number = 0) => {
    setText(brought);
    setGame(number);
    setFaults([]);
    if (new Blob([brought]).size > MOST_BYTES) {
      setFound(null);
      setFaults([say("record-too-long")]);
      return;
    }
    keep(brought);
    setBusy(true);
    try {
      setFound(await api("/api/replay", { body: { text: brought, game: number } }));
    } catch (error) {
      setFound(null);
      setFaults(sentences(error));
    }
    setBusy(false);
  };
  useEffect(() => {
    if (text.trim()) bring(text, game);
  }, [language]);
  useEffect(() => {
    const dragged = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
    };
    const dropped = async (/** @type {DragEvent} */ event) => {
      dragged(event);
      const file = event.dataTransfer?.files[0];
      const brought = file ? await file.text() : event.dataTransfer?.getData("text/plain");
      if (brought) bring(brought);
    };
    const pasted = (/** @type {ClipboardEvent} */ event) => {
      if (event.target instanceof HTMLTextAreaElement) return;
      const brought = event.clipboardData?.getData("text/plain");
      if (brought?.trim()) bring(brought);
    };
    document.addEventListener("dragover", dragged);
    document.addEventListener("dragleave", dragged);
    document.addEventListener("drop", dropped);
    document.addEventListener("paste", pasted);
    return () => {
      document.removeEventListener("dragover", dragged);
      document.removeEventListener("dragleave", dragged);
      document.removeEventListener("drop", dropped);
      document.removeEventListener("paste", pasted);
    };
  }, []);
  const other = () => {
    setFound(null);
    setFaults([]);
  };
  const shown = found !== null && found.steps.length > 0;
  return html`<div class=${`records ${shown ? "shown" : ""} ${over ? "over" : ""}`}>
    <${Bar} title=${say("record-title")}>
      ${shown && html`<button type="button" class="btn plain round" aria-label=${say("record-other")} title=${say("record-other")} onClick=${other}>${icon("open")}</button>`}
    </${Bar}>
    ${found && shown
      ? html`<${Viewer} key=${`${found.game}/${text.length}`} replay=${found} text=${text} choose=${(/** @type {number} */ number) => bring(text, number)} />`
      : html`<${Bring} text=${text} faults=${faults} busy=${busy} found=${found} bring=${bring} />`}
    ${over && html`<p class="drop-here" aria-hidden="true">${say("record-drop")}</p>`}
  </div>`;
}

begin(Records, () => say("record-title"));
