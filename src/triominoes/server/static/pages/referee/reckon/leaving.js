// The tiles left at the end of a round, as people tell them: by name, by their sum, or how many. As
// `referee/leaving.py`.
import { isInSet, tileOf, valueOf } from "../entry.js";
import { count, fault, recounted, whyNotCount } from "./acts.js";
import { needsValues } from "./ending.js";
import { activeOf, countOf, isUnseen, sumOf } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Fault} Fault */
/** @typedef {import("../entry.js").Left} Left */

/** The seats whose tiles left are to be told; none where they mean nothing. @param {Match} match @returns {number[]} */
export function holdsOf(match) {
  const { data, round } = match;
  if (round.over !== "out" && round.over !== "blocked") return [];
  if (!needsValues(match, round.over) && (round.over === "out" || data.count)) return [];
  return activeOf(match).filter((seat) => countOf(round.hands[seat]) > 0 && !round.held.has(seat) && !round.told.has(seat));
}

/** Why a seat can't have this left. @param {Match} match @param {number} seat @param {Left} left @returns {Fault | null} */
export function whyNotLeft(match, seat, left) {
  if (!holdsOf(match).includes(seat)) return fault("hold");
  const { round } = match;
  const { known } = round.hands[seat];
  const many = left.tiles.length + left.unknown;
  if (left.tiles.length > 0 && !known.every((tile) => left.tiles.includes(tile))) return fault("hold-tiles");
  for (const other of round.told.values()) {
    const twice = left.tiles.filter((tile) => other.tiles.includes(tile)).sort()[0];
    if (twice !== undefined) return fault("tile-seen", { tile: twice });
  }
  if (left.tiles.length > 0 && !mayBe(match, seat, left)) return fault("hold-tiles");
  return whyNotSum(match, seat, left) ?? (many === countOf(round.hands[seat]) ? null : whyNotCount(match, seat, many));
}

/** Whether tiles by name can be what the seat holds. @param {Match} match @param {number} seat @param {Left} left */
function mayBe(match, seat, left) {
  const { hand } = recounted(match, seat, left.tiles.length + left.unknown);
  const fresh = left.tiles.filter((tile) => !hand.known.includes(tile));
  return left.tiles.length + left.unknown === countOf(hand) && fresh.length <= hand.unknown && fresh.every((tile) => isUnseen(match, tile));
}

/** Why the sum can't be right, or is lacking. @param {Match} match @param {number} seat @param {Left} left @returns {Fault | null} */
function whyNotSum(match, seat, left) {
  const { data, round } = match;
  const known = [...new Set([...left.tiles, ...round.hands[seat].known])];
  const unknown = Math.max(left.tiles.length + left.unknown - known.length, 0);
  if (unknown === 0) return left.sum !== null && left.sum !== sumOf(known) ? fault("hold-sum", { count: known.length }) : null;
  if (!needsValues(match, round.over ?? "")) return null;
  if (round.over === "blocked" && data.blocked === "smallest") return fault("hold-which");
  if (left.sum === null) return fault("hold-value");
  const [least, most] = limits(data.tiles, known, unknown);
  return left.sum < least || left.sum > most ? fault("hold-sum", { count: known.length + unknown, least, most }) : null;
}

const DIGITS = [0, 1, 2, 3, 4, 5];
const TILES = DIGITS.flatMap((a) => DIGITS.flatMap((b) => DIGITS.map((c) => `${a}${b}${c}`))).filter((tile) => tileOf(tile) === tile);

/** The least and the most that known tiles and so many others of a set are worth. @param {number} tiles @param {string[]} known @param {number} unknown */
function limits(tiles, known, unknown) {
  const others = TILES.filter((tile) => isInSet(tile, tiles) && !known.includes(tile));
  const values = others.map(valueOf).sort((a, b) => a - b);
  const sum = (/** @type {number[]} */ some) => some.reduce((all, value) => all + value, sumOf(known));
  return [sum(values.slice(0, unknown)), sum(values.slice(-unknown))];
}

/** Takes down what a seat has left; when all have told it, their hands are known as far as they can be. @param {Match} match @param {number} seat @param {Left} left */
export function tell(match, seat, left) {
  const { round } = match;
  const many = left.tiles.length + left.unknown;
  if (many !== countOf(round.hands[seat])) count(match, seat, many);
  const hand = round.hands[seat];
  const known = [...new Set([...hand.known, ...left.tiles])];
  round.told.set(seat, { tiles: known, unknown: countOf(hand) - known.length, sum: left.sum });
}
