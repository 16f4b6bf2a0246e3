// A kept match for keeping: its record, its rows for a spreadsheet, and a sheet on paper.
import { html, render } from "../lib/html.js";
import { saveFile } from "../lib/files.js";
import { fetchText } from "../lib/records.js";
import { rulesSaid } from "../lib/setup.js";
import { lang, number, say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";
import { signed } from "../table/choice.js";
import { roundsOf, tableOf, writeCsv } from "./rows.js";

/** @typedef {import("./types.js").Keeping} Keeping */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./rows.js").RoundRows} RoundRows */

/** The record of a match. Throws `ApiError`. @param {Pick<Keeping, "match" | "token">} keeping @returns {Promise<string>} */
export const fetchRecord = ({ match, token }) => fetchText(`/api/kept/${match}/record`, token);

/** @param {Pick<Keeping, "match" | "token">} keeping */
export const downloadRecord = async (keeping) => saveFile(`triominoes-${keeping.match}.tgn`, await fetchRecord(keeping), "text/plain");

/** @param {string} part */
const partName = (part) => say(`tally-${part}`);

/** What separates values: spreadsheets expect a semicolon where a comma stands in numbers. */
const separator = () => (new Intl.NumberFormat(lang()).format(1.5).includes(",") ? ";" : ",");

/** The rows of a match as a file for a spreadsheet. @param {Shown} state */
export function csvOf(state) {
  const heads = [say("export-round"), say("export-line"), say("export-entry"), say("export-words")];
  return writeCsv([[...heads, ...state.names], ...tableOf(roundsOf(state, partName))], separator());
}

/** @param {Shown} state */
export const downloadCsv = (state) =>
  // With the mark at its beginning a spreadsheet takes it for UTF-8.
  saveFile(`triominoes-${state.match}.csv`, `\uFEFF${csvOf(state)}`, "text/csv");

/** @param {{round: RoundRows, names: string[]}} props */
const PrintedRound = ({ round, names }) => html`<tbody>
  <tr><th scope="rowgroup" colspan=${names.length + 1}>${say("tally-round", { number: round.number })}</th></tr>
  ${round.rows.map((row, k) => html`<tr key=${k}><td>${whole(row.said)}</td>${row.points.map((points) => html`<td>${points === null ? "" : points === 0 ? "0" : signed(points)}</td>`)}</tr>`)}
  <tr class="sumline"><th scope="row">${say("tally-sum")}</th>${round.gains.map((points) => html`<td>${signed(points)}</td>`)}</tr>
  <tr class="total"><th scope="row">${say("tally-total")}</th>${round.totals.map((points) => html`<td>${number(points)}</td>`)}</tr>
</tbody>`;

/** The sheet as it comes on paper. @param {{state: Shown}} props */
const Printed = ({ state }) => html`<h1>Triominoes</h1>
  <p>${rulesSaid(state.rules)}</p>
  <p>${new Intl.DateTimeFormat(lang(), { dateStyle: "long" }).format(new Date())}</p>
  <table style=${{ "--players": state.names.length }}><thead><tr><td></td>${state.names.map((name, seat) => html`<th scope="col" key=${seat}>${name}</th>`)}</tr></thead>
    ${roundsOf(state, partName).filter(({ rows }) => rows.length > 0).map((round) => html`<${PrintedRound} key=${round.number} round=${round} names=${state.names} />`)}
  </table>
  ${state.why.map((each, k) => html`<p key=${k}>${each}</p>`)}`;

/** Prints the sheet, whatever the page shows. @param {Shown} state */
export function printSheet(state) {
  const place = document.createElement("div");
  place.className = "paper-sheet";
  render(html`<${Printed} state=${state} />`, place);
  document.body.append(place);
  addEventListener("afterprint", () => place.remove(), { once: true });
  window.print();
}
