// The list of all steps by round; the round that is shown lies open.
import { html, useEffect, useRef } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";

/** @typedef {import("./record.js").Step} Step */

/**
 * @param {{steps: Step[], rounds: {number: number, first: number, last: number}[], at: number, go: (at: number) => void}} props
 */
export function Steps({ steps, rounds, at, go }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const current = /** @type {HTMLElement | null} */ (list.current?.querySelector("[aria-current]"));
    const box = list.current;
    // only the list itself is scrolled, never the page under the person's finger
    if (current && box && box.scrollHeight > box.clientHeight + 1) {
      box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
    }
  }, [at]);
  return html`<div class="steps" ref=${list} role="region" aria-label=${say("record-steps")} tabindex="-1">
    ${rounds.map((round) => {
      const open = at >= round.first && at <= round.last;
      const title = round.number > 0 ? say("record-round", { number: round.number }) : say("record-before");
      return html`<section key=${round.first}>
        <h2><button type="button" class="round-name" aria-expanded=${String(open)} onClick=${() => go(round.first)}>${title}${icon("next")}</button></h2>
        ${open && html`<ol>${steps.slice(round.first, round.last + 1).map((step, place) => html`<li key=${place}>
          <button type="button" aria-current=${round.first + place === at ? "step" : undefined} onClick=${() => go(round.first + place)}>${whole(step.told.say || step.text)}</button>
        </li>`)}</ol>`}
      </section>`;
    })}
  </div>`;
}
