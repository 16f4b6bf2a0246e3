// Begin a match at a real table, or go on with one.
import { canStayAwake } from "../lib/awake.js";
import { Faults, useBusy } from "../lib/fields.js";
import { html, useEffect, useState } from "../lib/html.js";
import { keptMatches } from "../lib/kept.js";
import { keepNames, names } from "../lib/memory.js";
import { sentences } from "../lib/net.js";
import { when } from "../lib/games.js";
import { keepPages } from "../lib/offline.js";
import { Bar, useLang } from "../lib/page.js";
import { inRow, rulesName, setup } from "../lib/setup.js";
import { read, write } from "../lib/stored.js";
import { say } from "../lib/texts.js";
import { newSeat, rulesText } from "../new/draft.js";
import { House } from "../new/house.js";
import { RuleSets } from "../new/rulesets.js";
import { begin } from "./keeping.js";
import { People } from "./people.js";
import { readState } from "./remembered.js";

/** @typedef {import("../lib/setup.js").Setup} Setup */
/** @typedef {import("../new/draft.js").Draft} Draft */
/** @typedef {import("../lib/kept.js").KeptMatch} KeptMatch */

const DRAFT = "referee-draft";
const SHOWN = 5;
const MODES = /** @type {const} */ (["sheet", "board"]);

/** @param {Setup} options @returns {Draft} */
function draftFor(options) {
  const kept = /** @type {Draft | null} */ (read(DRAFT, null));
  if (kept && options.rules.some((one) => one.name === kept.rules)) {
    return { ...kept, seats: kept.seats.map((one) => newSeat("here", "", one.name)) };
  }
  const usual = options.rules.find((one) => one.usual) ?? options.rules[0];
  const [first = "", second = ""] = names();
  return { rules: usual.name, house: {}, seats: [newSeat("here", "", first), newSeat("here", "", second)] };
}

/** @param {Draft} draft */
const namesIn = (draft) => draft.seats.map((one, place) => one.name.trim() || say("seat-number", { number: place + 1 }));

/** How the match is to be kept; it can be changed at any time. @param {{mode: string, choose: (mode: string) => void}} props */
const Modes = ({ mode, choose }) => html`<section aria-labelledby="how">
  <h2 id="how">${say("referee-how")}</h2>
  <div class="choices" role="radiogroup" aria-labelledby="how">
    ${MODES.map((one) => html`<label class="choice" key=${one} data-mode=${one}>
      <input type="radio" name="mode" value=${one} checked=${one === mode} onChange=${() => choose(one)} />
      <span><b>${say(`referee-mode-${one}`)}</b><span class="small">${say(`referee-mode-${one}-line`)}</span></span>
    </label>`)}
  </div>
</section>`;

/** @param {{options: Setup}} props */
function Form({ options }) {
  const [draft, setDraft] = useState(() => draftFor(options));
  const [mode, setMode] = useState(read("referee-mode", "sheet"));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useBusy();
  const set = options.rules.find((one) => one.name === draft.rules) ?? options.rules[0];
  const change = (/** @type {Partial<Draft>} */ part) => {
    setFaults([]);
    setDraft({ ...draft, ...part });
    write(DRAFT, { ...draft, ...part });
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wrong = document.querySelector("form [aria-invalid='true'], form .room-fault");
    if (busy || wrong) return wrong?.scrollIntoView({ block: "center" });
    const twice = namesIn(draft).find((name, k, all) => all.indexOf(name) < k);
    if (twice) return setFaults([say("referee-twice", { name: twice })]);
    setBusy(true);
    write("referee-mode", mode);
    keepNames(draft.seats.map((one) => one.name));
    try {
      const { match, token, remembered } = await begin({ set, rules: rulesText(options, set, draft.house), names: namesIn(draft) });
      // where nothing can be remembered, the match lives in its address
      location.assign(`/referee/${match}${remembered ? "" : `#${token}`}`);
    } catch (error) {
      setFaults(sentences(error));
      setBusy(false);
    }
  };
  return html`<form onSubmit=${send} novalidate>
    <${People} draft=${draft} most=${options.most} set=${set} change=${change} faults=${faults} />
    <${Modes} mode=${mode} choose=${setMode} />
    <${RuleSets} draft=${draft} options=${options} change=${change} />
    <${House} draft=${draft} options=${options} set=${set} change=${change} bots=${false} />
    <div class="send">
      <${Faults} faults=${faults} />
      <button class="btn primary big wide" aria-busy=${String(busy)}>${say("new-send")}</button>
    </div>
  </form>`;
}

/** How a match of this browser stands, as it knows. @param {KeptMatch} match */
function standing(match) {
  const state = readState(match.match);
  if (!state) return "";
  if (state.over) return state.winners.length > 0 ? say("game-won-by", { names: inRow(state.winners.map((seat) => state.names[seat])) }) : say("game-over");
  return say("tally-round", { number: state.round });
}

/** @param {{match: KeptMatch}} props */
const Going = ({ match }) => html`<li><a href=${`/referee/${match.match}`}>
  <b>${inRow(match.names)}</b><span class="res go">${say("home-resume")}</span>
  <span class="small">${[standing(match), rulesName(match.rules.split(" ")[0]), when(match.when / 1000)].filter(Boolean).join(" · ")}</span>
</a></li>`;

/** The matches to go on with. */
function GoOn() {
  const going = keptMatches().filter((one) => !one.gone && !readState(one.match)?.over);
  if (going.length === 0) return null;
  return html`<section class="going" aria-labelledby="going"><h2 id="going">${say("referee-going")}</h2>
    <ul role="list">${going.slice(0, SHOWN).map((match) => html`<${Going} key=${match.match} match=${match} />`)}</ul>
  </section>`;
}

/** What this browser can't do here, a sentence each. */
function useLimits() {
  const [offline, setOffline] = useState(/** @type {import("../lib/offline.js").Offline} */ ("ready"));
  useEffect(() => void keepPages().then(setOffline), []);
  // over a plain address neither works: one sentence says so
  if (offline === "insecure") return [say("offline-insecure")];
  return [...(offline === "unable" ? [say("offline-unable")] : []), ...(canStayAwake() ? [] : [say("awake-unable")])];
}

/** The page `/referee`. */
export function Beginning() {
  const language = useLang();
  const [options, setOptions] = useState(/** @type {Setup | null} */ (null));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const limits = useLimits();
  useEffect(() => {
    setup().then(setOptions, (error) => setFaults(sentences(error)));
  }, [language]);
  return html`<${Bar} title=${say("referee-title")} />
    <main id="main" tabindex="-1" class="plain-page new referee-begin">
      <h1>${say("referee-begin-title")}</h1>
      <p class="lead">${say("referee-begin-line")}</p>
      <p class="asides"><a href="/allowed">${say("referee-allowed")}</a> <a href="/history">${say("referee-history")}</a></p>
      <${Faults} faults=${faults} />
      <${GoOn} />
      ${options && html`<${Form} options=${options} />`}
      ${limits.map((one) => html`<p class="small limit" key=${one}>${one}</p>`)}
    </main>`;
}
