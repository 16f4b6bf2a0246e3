// Past matches, a card each: who, by which rules, how it stands or ended, and what can be done with it.
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { inRow, rulesName } from "../lib/setup.js";
import { lang, number, say } from "../lib/texts.js";

/** @typedef {import("./matches.js").Past} Past */

/** The players: `Ana, Rui and Zoé`. @param {Past} past */
export const titleOf = ({ outcome, names }) => inRow(outcome?.names ?? names);

/** @param {Past} past */
const day = ({ outcome, when }) =>
  // A day has no hour: it is the same one everywhere.
  outcome
    ? new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${outcome.date}T00:00Z`))
    : new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(new Date(when));

/** @param {Past} past */
function resultOf({ outcome, gone }) {
  if (!outcome) return gone ? "" : say("history-unknown");
  if (!outcome.over) return say("history-open", { round: outcome.rounds + 1 });
  if (outcome.winners.length === 0) return say("game-over");
  return say("game-won-by", { names: inRow(outcome.winners.map((seat) => outcome.names[seat] ?? "")) });
}

/** What the server doesn't have of it. @param {Past} past */
function noteOn({ gone, unsent, waiting }) {
  if (gone) return say("history-gone");
  if (unsent) return say("history-unsent");
  return waiting > 0 ? say("history-waiting", { count: waiting }) : "";
}

/** Whether it was kept for a real table. @param {Past} past */
export const isKept = ({ kind }) => kind === "kept";

/** @param {Past} past */
const address = (past) => `/${isKept(past) ? "referee" : "table"}/${past.match}`;

/** What can be done with a match that the server has no more. @param {{past: Past, remove: () => void}} props */
const Gone = ({ past, remove }) => html`<div class="past-acts">
  ${past.outcome && html`<a class="btn" data-act="look" href=${address(past)}>${icon("list")}${say("history-look")}</a>`}
  <button type="button" class="btn" data-act="forget" onClick=${remove}>${icon("remove")}${say("history-forget")}</button>
</div>`;

/** @param {{past: Past, step: () => void, remove: () => void}} props */
function Acts({ past, step, remove }) {
  const { outcome, unsent } = past;
  const title = say("history-delete", { match: titleOf(past) });
  return html`<div class="past-acts">
    ${!outcome?.over && html`<a class="btn" data-act="go-on" href=${address(past)}>${icon("next")}${say("history-go-on")}</a>`}
    ${outcome && !unsent && html`<button type="button" class="btn" data-act="step" onClick=${step}>${icon("play")}${say("history-step")}</button>`}
    <button type="button" class="btn plain round" data-act="delete" aria-label=${title} title=${title} onClick=${remove}>${icon("remove")}</button>
  </div>`;
}

/** @param {{past: Past, step: () => void, remove: () => void}} props */
function Card({ past, step, remove }) {
  const { outcome, gone } = past;
  const rules = outcome?.rules.name ?? past.rules.split(" ")[0] ?? "";
  const isOpen = !outcome?.over && !gone;
  const note = noteOn(past);
  return html`<li class=${`past ${isOpen ? "open" : ""}`} data-match=${past.match}>
    <h3 tabindex="-1">${titleOf(past)}</h3>
    <p class="small">${[rulesName(rules), day(past), say(isKept(past) ? "history-kept" : "history-table")].join(" · ")}</p>
    <p class="result">${resultOf(past)}${note && html`<small>${note}</small>`}</p>
    ${outcome?.rules.count && html`<ul class="totals" role="list">${outcome.names.map((name, seat) => html`<li key=${seat} class=${outcome.winners.includes(seat) ? "won" : ""}><span>${name}</span><b>${number(outcome.totals[seat] ?? 0)}</b></li>`)}</ul>`}
    <${gone ? Gone : Acts} past=${past} step=${step} remove=${remove} />
  </li>`;
}

/** @param {{past: Past[], step: (past: Past) => void, remove: (past: Past) => void}} props */
export const PastList = ({ past, step, remove }) => html`<ul class="past-list" role="list">
  ${past.map((one) => html`<${Card} key=${one.match} past=${one} step=${() => step(one)} remove=${() => remove(one)} />`)}
</ul>`;
