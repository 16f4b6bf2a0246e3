// One sentence: what is happening, or what to do next.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { placesOf, spoken } from "./choice.js";
import { whole } from "../lib/whole.js";
import { whyNot } from "./rack.js";
import { nameOf } from "./seats.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {Sitting} sitting @param {boolean} shared @returns {[string, string]} strong and plain */
export const sentence = (sitting, shared) => {
  const { state, moves } = sitting;
  if (sitting.line === "ended") return ["", sitting.notice];
  if (sitting.line === "down") return [say("line-lost"), ""];
  if (!state) return [say("line-opening"), ""];
  if (sitting.notice) return ["", sitting.notice];
  const pointed = moves.find((each) => each.move === (sitting.pointed ?? sitting.confirming?.move));
  if (pointed) return [pointed.what, sum(pointed, sitting.counted)];
  if (sitting.reel && sitting.busy) return [say("status-reel"), sitting.told];
  if (sitting.busy || sitting.pending) return ["", sitting.told];
  if (!sitting.mine) return [others(sitting, shared), sitting.told];
  return [say("status-your-turn"), todo(sitting)];
};

/** @param {import("./types.js").Option} option @param {boolean} count */
const sum = (option, count) => (!count ? option.how : option.parts.length > 1 ? say("status-sum", { how: option.how, points: option.points }) : say("status-points", { how: option.how, points: option.points }));

/** @param {Sitting} sitting @param {boolean} shared */
const others = (sitting, shared) => {
  const turn = sitting.state?.turn ?? null;
  if (turn === null) return "";
  const person = sitting.people[turn];
  const name = nameOf(sitting, turn, shared);
  return person && !person.here ? say("status-away", { name }) : say("status-turn-of", { name });
};

/** What the person can do now. @param {Sitting} sitting */
const todo = (sitting) => {
  const { state, moves, selected } = sitting;
  if (!state) return "";
  if (selected && placesOf(moves, selected) === 0) return whyNot(sitting, selected);
  if (moves.length === 0) return state.draw ? say("status-draw") : (state.passing?.say ?? sitting.told);
  if (selected && sitting.canTurn) return say("status-turn-tile", { tile: spoken(selected) });
  if (selected) return say("status-fits", { tile: spoken(selected), count: placesOf(moves, selected) });
  return say("status-choose", { count: new Set(moves.map((each) => each.tile)).size });
};

/** @param {{sitting: Sitting, shared: boolean}} props */
export function Status({ sitting, shared }) {
  const [strong, plain] = sentence(sitting, shared);
  return html`<p class="say" id="status" tabindex="-1">${strong && html`<b>${whole(strong)}</b> `}${whole(plain)}</p>`;
}
