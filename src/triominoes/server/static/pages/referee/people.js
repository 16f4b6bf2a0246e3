// Who plays at the real table: two to six names, clockwise.
import { valueOf } from "../lib/fields.js";
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { names } from "../lib/memory.js";
import { say } from "../lib/texts.js";
import { newSeat } from "../new/draft.js";
import { faultOf, Room } from "../new/seats.js";

/** @typedef {import("../new/draft.js").Draft} Draft */

/** @param {{draft: Draft, most: number, set: import("../lib/setup.js").RuleSet, change: (part: Partial<Draft>) => void, faults: string[]}} props */
export function People({ draft, most, set, change, faults }) {
  const { seats } = draft;
  const put = (/** @type {Draft["seats"]} */ changed) => change({ seats: changed });
  return html`<section aria-labelledby="who">
    <h2 id="who">${say("new-who")}</h2>
    <p class="small">${say("referee-who-line")}</p>
    <datalist id="names">${names().map((name) => html`<option key=${name} value=${name}></option>`)}</datalist>
    <ol class="seat-rows">
      ${seats.map((seat, place) => {
        const number = place + 1;
        const fault = faultOf(seat.name, faults);
        return html`<li class="seat-row" key=${seat.key}>
          <span class="place" aria-hidden="true">${number}</span>
          <div class="who">
            <input class="input" aria-label=${say("seat-name", { number })} placeholder=${say("seat-number", { number })} value=${seat.name} maxlength="40" aria-invalid=${String(fault !== "")} list="names" autocomplete="off" autocapitalize="words" spellcheck=${false}
              onInput=${(/** @type {Event} */ event) => put(seats.map((one) => (one === seat ? { ...one, name: valueOf(event) } : one)))} />
            <p class="small wrong" role="alert">${fault}</p>
          </div>
          ${seats.length > 2 && html`<button type="button" class="btn plain round" aria-label=${say("seat-remove", { number })} onClick=${() => put(seats.filter((one) => one !== seat))}>${icon("close")}</button>`}
        </li>`;
      })}
    </ol>
    ${seats.length < most && html`<button type="button" class="btn add" onClick=${() => put([...seats, newSeat("here", "")])}>${icon("plus")}${say("referee-add")}</button>`}
    <${Room} draft=${draft} set=${set} change=${change} />
  </section>`;
}
