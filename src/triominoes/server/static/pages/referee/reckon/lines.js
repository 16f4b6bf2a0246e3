// All entries one by one, with what follows of itself: the points at a round's end, the next round, the
// end of the match. As `referee/following.py` and `referee/reckon.py`.
import { FIGURES, readEntry } from "../entry.js";
import { fault } from "./acts.js";
import { settle, verdict } from "./ending.js";
import { end, take } from "./entering.js";
import { holdsOf } from "./leaving.js";
import { countOf, mustEnd, pay, withRound } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Fault} Fault */
/** @typedef {import("./state.js").Part} Part */
/** @typedef {{text: string, figure?: string | null, fault?: string}} Given an entry; the figure of a placement, if the server has found it; the code of what it has against the entry */
/** @typedef {{round: number, seat: number | null, parts: Part[], points: number | null, total: number | null, figure: string | null, fault: Fault | null, waits: boolean}} Line what an entry comes to */

/** Goes through entries. @param {Match} match @param {readonly Given[]} entries @returns {Line[]} */
export const linesOf = (match, entries) => entries.map((entry) => lineOf(match, entry));

/** @param {Match} match @param {Given} given @returns {Line} */
function lineOf(match, given) {
  const entry = readEntry(given.text);
  const round = match.round.number;
  const seat = entry?.seat ?? null;
  const taken = entry ? take(match, entry, given) : { fault: fault("line") };
  const line = { round, seat, parts: [], points: null, total: null, figure: null, fault: taken.fault, waits: false };
  if (taken.fault !== null) return line;
  const { parts, waits = false } = taken;
  const scored = parts === null || seat === null ? null : paid(match, seat, parts);
  follow(match);
  return { ...line, ...scored, waits };
}

/** @param {Match} match @param {number} seat @param {Part[]} parts */
function paid(match, seat, parts) {
  pay(match, seat, parts);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const figure = FIGURES.find((name) => parts.some((part) => part.name === name)) ?? null;
  return { parts, points, total: match.scores[seat], figure };
}

/** What follows until people are asked. @param {Match} match */
export function follow(match) {
  while (match.winners === null) {
    for (const seat of match.resigned) layOpen(match, seat);
    const { round } = match;
    if (round.over === null) {
      if (mustEnd(match) !== "stopped") return;
      end(match, "stopped");
    }
    if (holdsOf(match).length > 0) return;
    round.hands.forEach((_, seat) => layOpen(match, seat));
    settle(match);
    match.winners = verdict(match);
    if (match.winners === null) withRound(match);
  }
}

/** @param {Match} match @param {number} seat */
function layOpen({ round }, seat) {
  if (countOf(round.hands[seat]) === 0 || round.held.has(seat)) return;
  const told = round.told.get(seat);
  if (told) round.hands[seat] = { known: told.tiles, unknown: told.unknown };
  round.held.add(seat);
  if (round.open.length === 0) round.open = round.hands.map(() => []);
  round.open[seat] = [...round.hands[seat].known].sort();
}
