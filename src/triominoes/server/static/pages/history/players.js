// Simple statistics: a card for each player.
import { html } from "../lib/html.js";
import { lang, number, say } from "../lib/texts.js";
import { statistics } from "./statistics.js";

/** @typedef {import("./statistics.js").Statistics} Statistics */

/** @param {number} value */
const oneDigit = (value) => new Intl.NumberFormat(lang(), { maximumFractionDigits: 1 }).format(value).replace("-", "−");

/** @param {Statistics} one @returns {[string, string][]} */
const facts = (one) => [
  [say("history-matches-played"), number(one.matches)],
  [say("history-matches-won"), number(one.won)],
  [say("history-average"), one.average === null ? "–" : oneDigit(one.average)],
  [say("history-figures"), number(one.figures)],
  [say("history-draws"), number(one.draws)],
];

/** @param {{outcomes: import("./matches.js").Outcome[]}} props */
export function Players({ outcomes }) {
  const all = statistics(outcomes);
  if (all.length === 0) return null;
  return html`<section aria-labelledby="players">
    <h2 id="players">${say("history-players")}</h2>
    <ul class="player-cards" role="list">${all.map((one) => html`<li key=${one.name} data-player=${one.name}>
      <h3>${one.name}</h3>
      <dl>${facts(one).map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    </li>`)}</ul>
  </section>`;
}
