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
function resultOf({ outcome }) {
  if (!outcome) return say("history-unknown");
  if (!outcome.over) return say("history-open", { round: outcome.rounds + 1 });
  if (outcome.winners.length === 0) return say("game-over");
  return say("game-won-by", { names: inRow(outcome.winners.map((seat) => outcome.names[seat] ?? "")) });
}

/** Whether it was kept for a real table. @param {Past} past */
export const isKept = ({ kind }) => kind === "kept";

/** @param {Past} past */
const address = (past) => `/${isKept(past) ? "referee" : "table"}/${past.match}`;

/** @param {{past: Past, step: () => void, remove: () => void}} props */
function Card({ past, step, remove }) {
  const { outcome } = past;
  const rules = outcome?.rules.name ?? past.rules.split(" ")[0] ?? "";
  const isOpen = !outcome?.over;
  return html`<li class=${`past ${isOpen ? "open" : ""}`} data-match=${past.match}>
    <h3>${titleOf(past)}</h3>
    <p class="small">${[rulesName(rules), day(past), say(isKept(past) ? "history-kept" : "history-table")].join(" · ")}</p>
    <p class="result">${resultOf(past)}</p>
    ${outcome?.rules.count && html`<ul class="totals" role="list">${outcome.names.map((name, seat) => html`<li key=${seat} class=${outcome.winners.includes(seat) ? "won" : ""}><span>${name}</span><b>${number(outcome.totals[seat] ?? 0)}</b></li>`)}</ul>`}
    <div class="past-acts">
      ${isOpen && html`<a class="btn" data-act="go-on" href=${address(past)}>${icon("next")}${say("history-go-on")}</a>`}
      ${outcome && html`<button type="button" class="btn" data-act="step" onClick=${step}>${icon("play")}${say("history-step")}</button>`}
      <button type="button" class="btn plain round" data-act="delete" aria-label=${say("history-delete", { match: titleOf(past) })} title=${say("history-delete", { match: titleOf(past) })} onClick=${remove}>${icon("remove")}</button>
    </div>
  </li>`;
}

/** @param {{past: Past[], step: (past: Past) => void, remove: (past: Past) => void}} props */
export const PastList = ({ past, step, remove }) => html`<ul class="past-list" role="list">
  ${past.map((one) => html`<${Card} key=${one.match} past=${one} step=${() => step(one)} remove=${() => remove(one)} />`)}
</ul>`;
