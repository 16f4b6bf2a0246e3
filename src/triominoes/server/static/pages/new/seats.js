// Who plays: two to six seats, clockwise.
import { valueOf } from "../lib/fields.js";
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { names } from "../lib/memory.js";
import { levelLine, levelName, mostOf, rulesName } from "../lib/setup.js";
import { say } from "../lib/texts.js";
import { newSeat } from "./draft.js";

/** @typedef {import("./draft.js").Seat} Seat */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../lib/setup.js").Setup} Setup */
/** @typedef {import("../lib/setup.js").RuleSet} RuleSet */

const KINDS = /** @type {const} */ (["bot", "here", "open"]);

/**
 * The sentence about a name that can't be one: it quotes the name.
 * @param {string} name
 * @param {string[]} faults
 */
export const faultOf = (name, faults) =>
  (name.trim() && faults.find((one) => /[“«]\s*(.*?)\s*[”»]/.exec(one)?.[1] === name.trim())) || "";

/**
 * The bots that a seat can have; one that it has is always among them.
 * @param {Setup} options
 * @param {Draft} draft
 * @param {Seat} seat
 */
const offered = ({ levels, bots }, draft, seat) => [
  ...levels,
  ...bots.filter((one) => draft.bots || one === seat.level),
];

/**
 * @param {{seat: Seat, place: number, levels: string[], fault: string, change: (part: Partial<Seat>) => void, several: boolean, remove: () => void}} props
 */
function SeatRow({ seat, place, levels, fault, change, several, remove }) {
  const number = place + 1;
  const named = seat.kind === "me" || seat.kind === "here";
  const called = seat.kind === "me" ? say("seat-me-name") : say("seat-number", { number });
  return html`<li class="seat-row">
    <span class="place" aria-hidden="true">${number}</span>
    <div class=${`who ${seat.kind}`}>
      ${seat.kind === "me"
        ? html`<p class="label">${say("seat-me")}</p>`
        : html`<select class="select kind" aria-label=${say("seat-kind", { number })} value=${seat.kind} onChange=${(/** @type {Event} */ event) => change({ kind: /** @type {Seat["kind"]} */ (valueOf(event)) })}>
            ${KINDS.map((kind) => html`<option key=${kind} value=${kind}>${say(`seat-${kind}`)}</option>`)}
          </select>`}
      ${named && html`<input class="input" aria-label=${say("seat-name", { number })} placeholder=${called} value=${seat.name} maxlength="40" aria-invalid=${String(fault !== "")} list="names" autocomplete="off" autocapitalize="words" spellcheck=${false} onInput=${(/** @type {Event} */ event) => change({ name: valueOf(event) })} />`}
      ${named && html`<p class="small wrong" role="alert">${fault}</p>`}
      ${seat.kind === "bot" && html`<select class="select level" aria-label=${say("seat-level", { number })} aria-describedby=${`level-${place}`} value=${seat.level} onChange=${(/** @type {Event} */ event) => change({ level: valueOf(event) })}>
        ${levels.map((level) => html`<option key=${level} value=${level}>${levelName(level)}</option>`)}
      </select>`}
      ${seat.kind === "bot" && html`<p class="small how" id=${`level-${place}`}>${levelLine(seat.level)}</p>`}
      ${seat.kind === "open" && html`<p class="small">${say("seat-open-line")}</p>`}
    </div>
    ${several && (place > 0 ? html`<button type="button" class="btn plain round" aria-label=${say("seat-remove", { number })} onClick=${remove}>${icon("close")}</button>` : html`<span class="btn-room"></span>`)}
  </li>`;
}

/**
 * @param {{draft: Draft, options: Setup, set: RuleSet, change: (part: Partial<Draft>) => void, faults: string[]}} props
 */
export function Seats({ draft, options, set, change, faults }) {
  const seats = draft.seats;
  /** @param {Seat[]} changed */
  const put = (changed) => change({ seats: changed });
  const last = seats[seats.length - 1];
  const add = () => put([...seats, newSeat(last.kind === "me" ? "bot" : last.kind, last.level)]);
  return html`<section aria-labelledby="who">
    <h2 id="who">${say("new-who")}</h2>
    <datalist id="names">${names().map((name) => html`<option key=${name} value=${name}></option>`)}</datalist>
    <ol class="seat-rows">
      ${seats.map((seat, place) => html`<${SeatRow} key=${seat.key} seat=${seat} place=${place} levels=${offered(options, draft, seat)} fault=${faultOf(seat.name, faults)}
        change=${(/** @type {Partial<Seat>} */ part) => put(seats.map((one) => (one === seat ? { ...one, ...part } : one)))}
        several=${seats.length > 2} remove=${() => put(seats.filter((one) => one !== seat))} />`)}
    </ol>
    ${seats.length < options.most && html`<button type="button" class="btn add" onClick=${add}>${icon("plus")}${say("seat-add")}</button>`}
    <${Room} draft=${draft} set=${set} change=${change} />
  </section>`;
}

/**
 * What to do where a rule set has no room for so many.
 * @param {{draft: Draft, set: RuleSet, change: (part: Partial<Draft>) => void}} props
 */
export function Room({ draft, set, change }) {
  const count = draft.seats.length;
  const tiles = draft.house.tiles ?? set.values.tiles ?? "56";
  const most = tiles === "76" ? set.most76 : set.most;
  if (count <= most) return null;
  const rules = rulesName(set.name, set.title);
  if (count > set.most76) {
    return html`<div class="fault room-fault" role="status" tabindex="-1">${icon("flag")}<p>${say("new-too-many", { rules, most: mostOf(set) })}</p></div>`;
  }
  const use = () => change({ house: { ...draft.house, tiles: "76" } });
  return html`<div class="fault room-fault" role="status" tabindex="-1">${icon("flag")}<div>
    <p>${say("new-need-76", { rules, most })}</p>
    <button type="button" class="btn use-76" onClick=${use}>${say("new-use-76")}</button>
  </div></div>`;
}
