// A new match: who plays, by which rules, with what changed. Nothing typed is lost, whatever is wrong.
import { Faults, useBusy } from "./lib/fields.js";
import { html, useEffect, useState } from "./lib/html.js";
import { sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { rememberNames, setup, start } from "./lib/setup.js";
import { say } from "./lib/texts.js";
import { draftFor, keepDraft, rulesText, wishes } from "./new/draft.js";
import { House } from "./new/house.js";
import { RuleSets } from "./new/rulesets.js";
import { faultOf, Seats } from "./new/seats.js";

/** @typedef {import("./lib/setup.js").Setup} Setup */
/** @typedef {import("./new/draft.js").Draft} Draft */

/** What the form itself says is wrong. */
const WRONG = "form [aria-invalid='true'], form .room-fault";

/** Shows what is wrong; gives whether anything is. @param {Element | null} element */
function pointOut(element) {
  if (!(element instanceof HTMLElement)) return false;
  const closed = element.closest("details");
  if (closed) closed.open = true;
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
  return true;
}

/** @param {{options: Setup}} props */
function Form({ options }) {
  const [draft, setDraft] = useState(() => draftFor(options, location.search));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useBusy();
  /** @param {Partial<Draft>} part */
  const change = (part) => {
    const changed = { ...draft, ...part };
    setFaults([]);
    setDraft(changed);
    keepDraft(changed);
  };
  const set = options.rules.find((one) => one.name === draft.rules) ?? options.rules[0];
  const open = draft.seats.filter((one) => one.kind === "open").length;

  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (busy || pointOut(document.querySelector(WRONG))) return;
    setBusy(true);
    setFaults([]);
    const seats = wishes(draft.seats);
    try {
      rememberNames(draft.seats);
      await start(rulesText(options, set, draft.house), seats);
    } catch (error) {
      setFaults(sentences(error));
      setBusy(false);
    }
  };
  const named = draft.seats.map((one) => faultOf(one.name, faults));
  useEffect(() => {
    if (named.some(Boolean)) pointOut(document.querySelector(WRONG));
  }, [named.join()]);
  return html`<form onSubmit=${send} novalidate>
    <${Seats} draft=${draft} options=${options} set=${set} change=${change} faults=${faults} />
    <${RuleSets} draft=${draft} options=${options} change=${change} />
    <${House} draft=${draft} options=${options} set=${set} change=${change} />
    <div class="send">
      <${Faults} faults=${faults.filter((one) => !named.includes(one))} />
      <button class="btn primary big wide" aria-busy=${String(busy)}>${open > 0 ? say("new-send-open") : say("new-send")}</button>
      <p class="small">${open > 0 ? say("new-send-open-line", { count: open }) : say("new-send-line")}</p>
    </div>
  </form>`;
}

function New() {
  const language = useLang();
  const [options, setOptions] = useState(/** @type {Setup | null} */ (null));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    setup().then(setOptions, (error) => setFaults(sentences(error)));
  }, [language]);
  return html`<${Bar} title=${say("new-title")} />
    <main id="main" tabindex="-1" class="plain-page new">
      <h1>${say("new-title")}</h1>
      <${Faults} faults=${faults} />
      ${options && html`<${Form} options=${options} />`}
    </main>`;
}

begin(New, () => say("new-title"));
