// What a correction would change, before it is accepted.
import { announce } from "../lib/announce.js";
import { html, useEffect, useState } from "../lib/html.js";
import { inRow } from "../lib/setup.js";
import { number, say } from "../lib/texts.js";
import { refusal } from "./refusals.js";
import { entryWords } from "./words.js";

/** @typedef {import("./types.js").Difference} Difference */
/** @typedef {import("./types.js").DifferenceLine} DifferenceLine */
/** @typedef {import("./matchpage.js").Table} Table */

const MOST_SHOWN = 8;

/** What a line would do, or why it is refused. @param {Table} table @param {string} line */
function useDifference({ keeping, state }, line) {
  const [found, setFound] = useState(/** @type {{difference: Difference | null, refused: string}} */ ({ difference: null, refused: "" }));
  useEffect(() => {
    let late = false;
    setFound({ difference: null, refused: "" });
    keeping.tryLine(line).then(
      (difference) => late || setFound({ difference, refused: "" }),
      (error) => late || setFound({ difference: null, refused: refusal(error) }),
    );
    return () => {
      late = true;
    };
  }, [line, state.seq]);
  return found;
}

/** @param {DifferenceLine["before"]} side */
function sideText(side) {
  if (side === null) return say("referee-no-line");
  if (side.fault) return side.fault.say || say("referee-faulty");
  return side.points === null ? "–" : number(side.points);
}

/** Whether a line itself comes to something else, not just the total after it. @param {DifferenceLine} line */
const isChanged = ({ before, after }) =>
  !before || !after || before.points !== after.points || before.fault?.code !== after.fault?.code || before.total === after.total;

/** @param {{line: DifferenceLine, names: string[]}} props */
const Changed = ({ line, names }) => html`<li>
  <span>${(!line.after?.fault && line.say) || entryWords(line.line, names)}</span>
  <span class="from-to"><s>${sideText(line.before)}</s> <span aria-hidden="true">→</span><span class="sr">${say("referee-becomes")}</span> <b>${sideText(line.after)}</b></span>
</li>`;

/** @param {{state: import("./types.js").Shown, difference: Difference}} props */
function Totals({ state, difference }) {
  const { before, after } = difference.totals;
  if (!state.data.count) return null;
  return html`<table class="totals-change">
    <caption class="sr">${say("referee-totals")}</caption>
    <thead><tr><td></td><th scope="col">${say("referee-before")}</th><th scope="col">${say("referee-after")}</th></tr></thead>
    <tbody>${state.names.map((name, seat) => html`<tr key=${seat} class=${before[seat] === after[seat] ? "" : "changed"}><th scope="row">${name}</th><td>${number(before[seat] ?? 0)}</td><td>${number(after[seat] ?? 0)}</td></tr>`)}</tbody>
  </table>`;
}

/** @param {string[]} names @param {number[]} winners */
const winnersText = (names, winners) => (winners.length > 0 ? inRow(winners.map((seat) => names[seat])) : say("referee-nobody-yet"));

/**
 * @param {{table: Table, line: string, accept: () => void, back: () => void}} props
 */
export function Changes({ table, line, accept, back }) {
  const { state } = table;
  const { difference, refused } = useDifference(table, line);
  const lines = difference?.lines.filter(isChanged) ?? [];
  const said = difference ? difference.say || say("referee-changes", { count: lines.length }) : "";
  useEffect(() => announce(said), [said]);
  if (refused) {
    return html`<p class="fault" role="alert"><span>${refused}</span></p>
      <div class="acts"><button type="button" class="btn" onClick=${back}>${say("referee-back")}</button></div>`;
  }
  if (!difference) return html`<p role="status">${say("referee-working")}</p>`;
  const { before, after } = difference.winners;
  return html`<div class="changes" data-region="changes">
    <p><b>${said}</b></p>
    <ul class="lines" role="list">${lines.slice(0, MOST_SHOWN).map((one) => html`<${Changed} key=${one.n} line=${one} names=${state.names} />`)}</ul>
    ${lines.length > MOST_SHOWN && html`<p class="small">${say("referee-more-lines", { count: lines.length - MOST_SHOWN })}</p>`}
    <${Totals} state=${state} difference=${difference} />
    ${String(before) !== String(after) && html`<p>${say("referee-winner-change", { before: winnersText(state.names, before), after: winnersText(state.names, after) })}</p>`}
    <div class="acts">
      <button type="button" class="btn" onClick=${back}>${say("referee-back")}</button>
      <button type="button" class="btn primary" data-act="accept" onClick=${accept}>${say("referee-accept")}</button>
    </div>
  </div>`;
}
