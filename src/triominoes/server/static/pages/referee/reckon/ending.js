// The end of a round and of a match: who gets what for the tiles left, and who has won. As
// `game/scoring.py` and `game/match.py`.
import { valueOf } from "../entry.js";
import { activeOf, countOf, pay, sumOf } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Hand} Hand */
/** @typedef {import("./state.js").Part} Part */

/** Ways to settle a blocked round: what a hand is ranked by, the lowest first. @type {Record<string, (hand: Hand, value: number) => number[]>} */
const RANKS = {
  fewest: (hand, value) => [countOf(hand), value],
  lowest: (hand, value) => [value, countOf(hand)],
  smallest: (hand) => [...hand.known.map(valueOf).sort((a, b) => a - b), -1, countOf(hand)],
};

/** @param {number[]} one @param {number[]} other */
function compared(one, other) {
  for (let k = 0; k < Math.max(one.length, other.length); k += 1) {
    const less = (one[k] ?? -1) - (other[k] ?? -1);
    if (less !== 0) return less;
  }
  return 0;
}

/**
 * The value of each hand that is left; `null` where unknown tiles leave it, or the order, open.
 * @param {Match} match
 * @param {boolean} withSums whether sums that people told are believed
 * @returns {Map<number, number> | null}
 */
function valuesOf(match, withSums) {
  const { data, round } = match;
  /** @type {Map<number, number>} */
  const values = new Map();
  for (const seat of activeOf(match)) {
    const { known, unknown } = round.hands[seat];
    const isOpen = unknown > 0 && round.over === "blocked" && data.blocked === "smallest";
    const value = unknown === 0 ? sumOf(known) : withSums ? round.told.get(seat)?.sum : null;
    if (isOpen || value === null || value === undefined) return null;
    values.set(seat, value);
  }
  return values;
}

/** Whether the tiles left bring anybody points when the round ends in this way. @param {Match} match @param {string} how */
export function needsValues({ data }, how) {
  if (how === "stopped" || !data.count) return false;
  return how === "out" ? data.takes_hands : data.blocked !== "none";
}

/** Who has won a round that is over; nobody, or several, in some. @param {Match} match @param {boolean} withSums @returns {number[]} */
export function roundWinners(match, withSums) {
  const { data, round } = match;
  const seats = activeOf(match);
  const counts = new Map(seats.map((seat) => [seat, countOf(round.hands[seat])]));
  if (round.over === "out") return seats.filter((seat) => counts.get(seat) === 0);
  if (round.over !== "blocked" || seats.length === 0) return [];
  if (!data.count) return seats.filter((seat) => counts.get(seat) === Math.min(...counts.values()));
  const rank = RANKS[data.blocked];
  if (!rank) return [];
  const values = valuesOf(match, withSums);
  if (values === null) return seats.filter((seat) => round.paid.has(seat));
  const ranks = seats.map((seat) => ({ seat, rank: rank(round.hands[seat], values.get(seat) ?? 0) })).sort((a, b) => compared(a.rank, b.rank));
  const [first, second] = ranks;
  return second && compared(first.rank, second.rank) === 0 ? [] : [first.seat];
}

/**
 * Every seat's points at the end of a round; `null` where unknown tiles leave them open.
 * @param {Match} match
 * @param {boolean} withSums
 * @returns {Map<number, Part[]> | null}
 */
function settlement(match, withSums) {
  const { data, round } = match;
  if (round.over === null || round.over === "stopped" || !data.count) return new Map();
  const values = valuesOf(match, withSums);
  if (values === null && needsValues(match, round.over)) return null;
  const all = [...(values?.values() ?? [])].reduce((sum, value) => sum + value, 0);
  const own = (/** @type {number} */ seat) => ({ name: "own", points: -(values?.get(seat) ?? 0) });
  const others = (/** @type {number} */ seat) => ({ name: "hands", points: all - (values?.get(seat) ?? 0) });
  const paid = (/** @type {number} */ seat) => {
    if (round.over === "out") return [{ name: "out", points: data.out }, ...(data.takes_hands ? [others(seat)] : [])];
    return data.blocked === "all" ? [own(seat)] : [others(seat), own(seat)];
  };
  const getting = round.over === "blocked" && data.blocked === "all" ? activeOf(match) : roundWinners(match, withSums);
  return new Map(getting.map((seat) => [seat, paid(seat).filter((part) => part.points !== 0)]));
}

/** Pays what the end of a round brings, and takes down who has won it. @param {Match} match */
export function settle(match) {
  for (const [seat, parts] of settlement(match, false) ?? settlement(match, true) ?? []) {
    pay(match, seat, parts);
    if (parts.some(({ name }) => name === "hands")) match.round.paid.add(seat);
  }
  match.won.push(roundWinners(match, false));
  match.round.after = [...match.scores];
}

/** Who wins the match now that its round is over; `null` if another one is played. @param {Match} match @returns {number[] | null} */
export function verdict(match) {
  const seats = activeOf(match);
  if (seats.length <= 1) return seats;
  if (match.round.over === "stopped") return [];
  const { data, scores, won } = match;
  const there = seats.filter((seat) => data.target !== null && scores[seat] >= data.target);
  if (there.length > 0 && data.first_wins) {
    const first = there.filter((seat) => won.at(-1)?.includes(seat));
    return first.length > 0 ? first : highest(there, scores);
  }
  if (there.length === 0 && (data.rounds === null || won.length < data.rounds)) return null;
  const rounds = scores.map((_, seat) => won.filter((each) => each.includes(seat)).length);
  return highest(seats, data.count ? scores : rounds);
}

/** @param {number[]} seats @param {number[]} totals */
function highest(seats, totals) {
  const best = Math.max(...seats.map((seat) => totals[seat]));
  return seats.filter((seat) => totals[seat] === best);
}
