// The big button is the next sensible act; a second one stands beside it where two are possible.
import { html, useRef } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { signed, spoken } from "./choice.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {{name: string, label: string, facts: string, run: () => void, primary?: boolean}} Act */

/** @param {number} price @param {string} text */
const priced = (price, text) => [price === 0 ? "" : signed(-Math.abs(price)), text].filter(Boolean).join(" · ");

/** What may be done now, the most sensible first. @param {Sitting} sitting @param {() => void} sheet @returns {Act[]} */
const actsOf = (sitting, sheet) => {
  const { state, mine, undoing, confirming, counted: count } = sitting;
  /** @type {Act[]} */
  const acts = [];
  if (!state) return acts;
  if (mine && confirming) {
    acts.push({ name: "lay", label: say("press-lay", { tile: spoken(confirming.tile) }), facts: count ? signed(confirming.points) : "", run: () => sitting.choose(confirming.move, null, true), primary: true });
    acts.push({ name: "cancel", label: say("dialog-cancel"), facts: "", run: () => sitting.select(confirming.tile) });
    return acts;
  }
  if (mine && state.draw) acts.push({ name: "draw", label: say("press-draw"), facts: priced(count ? state.draw.price : 0, say("press-left", { count: state.well })), run: () => sitting.draw() });
  if (mine && state.passing) acts.push({ name: "pass", label: say("press-pass"), facts: priced(count ? state.passing.price : 0, ""), run: () => sitting.pass() });
  if (undoing && sitting.canUndo) {
    const seconds = Math.max(1, Math.ceil((undoing.until - Date.now()) / 1_000));
    acts.push({ name: "undo", label: say("press-undo"), facts: `${spoken(undoing.tile)} · ${say("seconds", { count: seconds })}`, run: () => sitting.undo() });
  }
  if (sitting.busy && sitting.pace > 0) acts.push({ name: "skip", label: say("press-skip"), facts: "", run: () => sitting.queue.skip() });
  if (acts.length === 0 && count) acts.push({ name: "sheet", label: say("press-sheet"), facts: goal(sitting), run: sheet });
  if (acts.length === 0) acts.push({ name: "last", label: say("press-last"), facts: "", run: () => sitting.shown?.last && sitting.board?.show(sitting.shown.last) });
  return acts.slice(0, 2);
};

/** @param {Sitting} sitting */
export const goal = ({ rules }) => {
  if (rules?.target) return say("goal-target", { points: rules.target });
  if (rules?.rounds) return say("goal-rounds", { count: rules.rounds });
  return "";
};

/** A tap so soon after another was meant for what the button was then, in milliseconds; who wants no pauses is quick. */
const SETTLING = 600;

/** @param {{sitting: Sitting, sheet: () => void}} props */
export function Actions({ sitting, sheet }) {
  const [first, second] = actsOf(sitting, sheet);
  const was = useRef({ name: "", pressed: 0 });
  if (!first) return null;
  const press = () => {
    const { name, pressed } = was.current;
    const now = performance.now();
    const meant = name === first.name || sitting.pace === 0 || now - pressed > SETTLING;
    was.current = { name: meant ? first.name : name, pressed: now };
    if (meant) first.run();
  };
  return html`<div class=${second ? "acts two" : "acts"} data-region="acts">
    <button type="button" key="first" class=${first.primary ? "btn big draw primary" : "btn big draw"} data-act=${first.name} onClick=${press}>
      <span>${first.label}</span>${first.facts && html`<span class="facts">${first.facts}</span>`}
    </button>
    ${second && html`<button type="button" key="second" class="btn second" data-act=${second.name} onClick=${second.run}>
      ${second.name === "undo" && icon("undo")}<span>${second.label}</span>${second.facts && html`<span class="facts sr">${second.facts}</span>`}
    </button>`}
  </div>`;
}
