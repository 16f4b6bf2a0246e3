// The end of the match: who won, the whole sheet, the chart, and what can be done with it.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { saveFile } from "../lib/files.js";
import { icon } from "../lib/icons.js";
import { api } from "../lib/net.js";
import { fetchText, stepThrough } from "../lib/records.js";
import { inRow } from "../lib/setup.js";
import { say } from "../lib/texts.js";
import { add } from "../lib/memory.js";
import { Chart } from "./chart.js";
import { Hands } from "./hands.js";
import { namesOf } from "./seats.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./types.js").LocalSeat} LocalSeat */

/** The record of the match so far, as this seat may read it. @param {Sitting} sitting */
const recordOf = (sitting) => fetchText(`/api/tables/${sitting.table}/record`, sitting.token);

/** @param {Sitting} sitting */
export const downloadRecord = async (sitting) => saveFile(`triominoes-${sitting.table}.tgn`, await recordOf(sitting), "text/plain");

/** Go on with the same people at another table. @param {Sitting} sitting @param {LocalSeat[]} seats */
const playAgain = async (sitting, seats) => {
  const table = sitting.rematch ?? (await api(`/api/tables/${sitting.table}/rematch`, { method: "POST", token: sitting.token })).table;
  add(table, seats);
  location.assign(`/table/${table}`);
};

/** @param {{sitting: Sitting, seats: LocalSeat[], look: () => void}} props */
export function MatchEnd({ sitting, seats, look }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const [fault, setFault] = useState("");
  useEffect(() => heading.current?.focus(), []);
  const { state, rules } = sitting;
  if (!state || !rules) return null;
  const rounds = state.sheet;
  const round = rounds.at(-1);
  const shared = seats.length > 1;
  const names = namesOf(sitting, shared);
  /** @param {(sitting: Sitting, seats: LocalSeat[]) => Promise<void>} act */
  const run = (act) => () => {
    setFault("");
    act(sitting, seats).catch((error) => setFault(error.say ?? error.message));
  };
  const told = [...whoGaveUp(sitting), ...(round?.say ?? [])];
  return html`<main class="end" id="main">
    <div class="head"><h1 ref=${heading} tabindex="-1">${result(sitting, shared)}</h1>
      ${told.length > 0 && html`<ul role="list">${told.map((each, k) => html`<li key=${k}>${each}</li>`)}</ul>`}</div>
    <div class="cols">
      ${rules.count && html`<section aria-label=${say("press-sheet")}><${Sheet} rounds=${rounds} names=${names} focus=${round?.number ?? null} /></section>`}
      <div class="aside">
        ${rules.count && rounds.length > 1 && html`<section aria-labelledby="chart-title"><h2 id="chart-title">${say("chart-title")}</h2><${Chart} rounds=${rounds} names=${names} me=${sitting.seat} target=${rules.target} /></section>`}
        ${round && html`<${Hands} round=${round} names=${names} count=${rules.count} />`}
        <div class="more-acts">
          <button type="button" class="btn" onClick=${run(async () => stepThrough(await recordOf(sitting)))}>${icon("play")}${say("end-step")}</button>
          <button type="button" class="btn" onClick=${run(downloadRecord)}>${icon("download")}${say("menu-record")}</button>
          <button type="button" class="btn" onClick=${look}>${icon("eye")}${say("end-board")}</button>
          <a class="btn" href="/">${icon("leave")}${say("menu-home")}</a>
        </div>
        ${fault && html`<p class="fault" role="alert">${fault}</p>`}
        <div class="next">
          <button type="button" class="btn primary big" data-act="rematch" onClick=${run(playAgain)}>${say(sitting.rematch ? "press-rematch-join" : "press-rematch")}</button>
        </div>
      </div>
    </div>
  </main>`;
}

/** Sentences about those who gave up in the last round. @param {Sitting} sitting */
export const whoGaveUp = ({ log }) => log.filter((told) => told.kind === "resign").map((told) => told.say);

/** Who won. @param {Sitting} sitting @param {boolean} shared */
export const result = ({ state, people, seat }, shared) => {
  const winners = state?.winners ?? [];
  if (winners.length === 0) return say("match-nobody");
  if (winners.length === 1 && winners[0] === seat && !shared) return say("match-you");
  const names = inRow(winners.map((each) => people[each]?.name ?? ""));
  return say("match-won", { count: winners.length, names });
};
