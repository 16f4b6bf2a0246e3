// Who sits at the table: names, tiles, scores, whose turn it is, and who is away.
import { html } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { Name } from "./name.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** What a seat is called: oneself is “you”, where only one person plays on this device. @param {Sitting} sitting @param {number} seat @param {boolean} shared */
export const nameOf = (sitting, seat, shared) =>
  seat === sitting.seat && !shared ? say("name-you-here") : (sitting.people[seat]?.name ?? "");

/** @param {Sitting} sitting @param {boolean} shared */
export const namesOf = (sitting, shared) => sitting.people.map((_, seat) => nameOf(sitting, seat, shared));

/** @param {{sitting: Sitting, shared: boolean}} props */
export function Seats({ sitting, shared }) {
  const { shown, people, rules } = sitting;
  if (!shown) return null;
  return html`<ol class="seats" data-many=${people.length} aria-label=${say("seats-label")}>
    ${people.map((person, seat) => {
      const now = shown.turn === seat;
      const away = person.kind === "person" && !person.here && seat !== sitting.seat;
      return html`<li key=${seat} class=${now ? "seat now" : "seat"} data-seat=${seat} aria-current=${now ? "true" : undefined}>
        <span class="who">
          ${now && html`<svg class="flag" viewBox="0 0 10 12" aria-hidden="true"><path d="M0 0l10 6-10 6z" /></svg>`}
          <${Name} name=${nameOf(sitting, seat, shared)} />
        </span>
        ${rules?.count && html`<span class="score"><span aria-hidden="true">${number(shown.scores[seat] ?? 0)}</span><span class="sr">${say("seat-score", { points: shown.scores[seat] ?? 0 })}</span></span>`}
        <span class="tiles"><span class="words">${say("seat-tiles", { count: shown.counts[seat] ?? 0 })}</span><span class="few" aria-hidden="true">${number(shown.counts[seat] ?? 0)} △</span>${away && html` <span class="away">${say("seat-away")}</span>`}</span>
        ${now && html`<span class="sr">${say("seat-turn")}</span>`}
      </li>`;
    })}
  </ol>`;
}
