// What was played in this round, the newest first; every score can be asked why.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { awards, signed, spoken } from "./choice.js";
import { nameOf } from "./seats.js";
import { whole } from "../lib/whole.js";

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

/** The scores are one stop for Tab; arrows go from one to the next. @param {KeyboardEvent} event */
const walk = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [...list.querySelectorAll(".why-score")];
  const at = all.indexOf(/** @type {Element} */ (document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[to];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

/** What is told in the list. @param {Sitting} sitting */
export const playedIn = ({ log }) => log.filter((told) => SHOWN.has(told.kind) && told.say);

/** @param {{sitting: Sitting, shared: boolean, why: (seq: number) => void}} props */
export function Played({ sitting, shared, why }) {
  if (playedIn(sitting).length === 0) return null;
  return html`<section class="log" aria-labelledby="log-title" data-region="log">
    <h2 id="log-title">${say("log-title")}</h2>
    <${PlayedList} sitting=${sitting} shared=${shared} why=${why} />
  </section>`;
}

/** @param {{sitting: Sitting, shared: boolean, why: (seq: number) => void}} props */
export function PlayedList({ sitting, shared, why }) {
  const [walked, setWalked] = useState(-1);
  const log = playedIn(sitting);
  const asked = log.filter((told) => sitting.counted && told.points !== null && told.parts);
  const stop = asked.find((told) => told.seq === walked)?.seq ?? asked.at(-1)?.seq;
  return html`<ol role="list" reversed onKeyDown=${walk}>
    ${[...log].reverse().map((told) => html`<li key=${told.seq}>
      <b>${told.seat === null ? "" : nameOf(sitting, told.seat, shared)}</b>
      <span class="words">${whole(words(told))}</span>
      ${asked.includes(told)
        ? html`<button type="button" class="why-score" aria-label=${say("log-why", { points: signed(told.points ?? 0), say: told.say })} tabindex=${told.seq === stop ? 0 : -1} onFocus=${() => setWalked(told.seq)} onClick=${() => why(told.seq)}>${signed(told.points ?? 0)}</button>`
        : html`<span></span>`}
    </li>`)}
  </ol>`;
}
