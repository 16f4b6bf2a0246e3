// What was played in this round, the newest first; every score can be asked why.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { awards, signed, spoken } from "./choice.js";
import { nameOf } from "./seats.js";
import { whole } from "./whole.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./types.js").Told} Told */

const SHOWN = new Set(["play", "draw", "pass", "score", "adjust", "show", "lead", "lot", "resign", "sit", "hold"]);

/** A few words: who is told beside them. @param {Told} told */
const words = (told) => {
  if (told.kind === "play") {
    const own = (told.parts ?? []).find((part) => part.name === "tile");
    const more = awards(told.parts ?? []).map((part) => `${say(`award-name-${part.name}`)} ${part.points}`);
    const sum = more.length > 0 ? [own ? String(own.points) : "", ...more].filter(Boolean).join(" + ") : "";
    return [told.tile ? spoken(told.tile) : "", sum].filter(Boolean).join(" · ");
  }
  if (told.kind === "draw") return told.tile ? say("log-draw-tile", { tile: spoken(told.tile) }) : say("log-draw");
  if (told.kind === "pass") return say(told.forced ? "log-pass-forced" : "log-pass");
  if (told.kind === "hold") return say("log-hold", { tiles: (told.tiles ?? []).map(spoken).join(", ") });
  if (told.kind === "score") return awards(told.parts ?? []).map((part) => say(`tally-${part.name}`)).join(", ");
  return told.say;
};

/** @param {{sitting: Sitting, shared: boolean, why: (seq: number) => void}} props */
export function Played({ sitting, shared, why }) {
  const log = sitting.log.filter((told) => SHOWN.has(told.kind) && told.say);
  if (log.length === 0) return null;
  const count = sitting.rules?.count ?? true;
  return html`<section class="log" aria-labelledby="log-title" data-region="log">
    <h2 id="log-title">${say("log-title")}</h2>
    <ol role="list" reversed>
      ${[...log].reverse().map((told) => html`<li key=${told.seq}>
        <b>${told.seat === null ? "" : nameOf(sitting, told.seat, shared)}</b>
        <span class="words">${whole(words(told))}</span>
        ${count && told.points !== null && told.parts
          ? html`<button type="button" class="why-score" aria-label=${say("log-why", { points: signed(told.points), say: told.say })} onClick=${() => why(told.seq)}>${signed(told.points)}</button>`
          : html`<span></span>`}
      </li>`)}
    </ol>
  </section>`;
}
