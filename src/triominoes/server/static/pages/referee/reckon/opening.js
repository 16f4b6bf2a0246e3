// Who begins a round and with what, as far as anybody has seen tiles. As `game/opening.py`.
import { isTriple, valueOf } from "../entry.js";
import { activeOf, isUnseen } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Fault} Fault */

export const ZERO = "000";
export const HIGHEST = "555";

/** @param {(string | null)[]} tiles */
const highest = (tiles) => tiles.reduce((best, tile) => (tile !== null && (best === null || tile > best) ? tile : best), null);

/** The highest triple that a seat is known to hold. @param {Match} match @param {number} seat */
const bestTriple = ({ round }, seat) => highest(round.hands[seat].known.filter(isTriple));

/** @param {Match} match @param {number} seat */
const theirTriple = (match, seat) => highest(activeOf(match).filter((other) => other !== seat).map((other) => bestTriple(match, other)));

/** The seats that may begin. @param {Match} match @returns {number[]} */
export function possibleOpeners(match) {
  const seats = activeOf(match);
  if (match.data.lead) return seats;
  const { hands } = match.round;
  const best = highest(seats.map((seat) => bestTriple(match, seat)));
  const isUnknown = (/** @type {number} */ seat) => hands[seat].unknown > 0;
  const hasBest = (/** @type {number} */ seat) => best !== null && bestTriple(match, seat) === best;
  if (best !== null && (best === HIGHEST || !seats.some(isUnknown))) return seats.filter(hasBest);
  if (seats.some(isUnknown)) return seats.filter((seat) => isUnknown(seat) || bestTriple(match, seat) === best);
  return withHighest(match, seats);
}

/** Those whose tiles, in falling order of their values, come first. @param {Match} match @param {number[]} seats */
function withHighest({ round }, seats) {
  const orders = new Map(seats.map((seat) => [seat, orderOf(round.hands[seat].known)]));
  const best = [...orders.values()].sort().at(-1);
  return seats.filter((seat) => orders.get(seat) === best);
}

/** Values in falling order, as a text that sorts like them. @param {string[]} tiles */
const orderOf = (tiles) => tiles.map((tile) => String.fromCharCode(valueOf(tile) + 65)).sort().reverse().join("");

/**
 * Why a tile that the seat may hold can't be the first of the round.
 * @param {Match} match
 * @param {number} seat
 * @param {string} tile
 * @returns {Fault | null}
 */
export function whyNotOpen(match, seat, tile) {
  if (match.data.lead) return null;
  const own = bestTriple(match, seat);
  const best = highest([own, theirTriple(match, seat)]);
  if (tile === ZERO && best !== null && (best === own || mayHoldAbove(match, seat, best))) return null;
  if (best !== null && (!isTriple(tile) || best > tile)) return { code: "opening-triple", facts: { opens: best } };
  if (isTriple(tile)) return null;
  const values = activeOf(match).flatMap((other) => match.round.hands[other].known.map(valueOf));
  const value = Math.max(0, ...values);
  return valueOf(tile) < value ? { code: "opening-value", facts: { value } } : null;
}

/** Whether the seat may hold, unseen, a higher triple than this beside 0-0-0. @param {Match} match @param {number} seat @param {string} triple */
function mayHoldAbove(match, seat, triple) {
  const { known, unknown } = match.round.hands[seat];
  const above = ["111", "222", "333", "444", "555"].filter((tile) => tile > triple);
  return unknown - (known.includes(ZERO) ? 0 : 1) > 0 && above.some((tile) => isUnseen(match, tile));
}

/** Whether the seat opens with 0-0-0 without showing its higher triple. @param {Match} match @param {number} seat @param {string} tile */
export function keepsBack(match, seat, tile) {
  const { data, round } = match;
  if (round.begun || data.lead || tile !== ZERO || round.shown !== null) return false;
  const own = bestTriple(match, seat);
  return (own !== null && own !== ZERO) || theirTriple(match, seat) !== null;
}

/** Why a seat can't show this tile as the triple with which it doesn't open. @param {Match} match @param {number} seat @param {string} tile @returns {Fault | null} */
export function whyNotShow(match, seat, tile) {
  const { data, round } = match;
  if (data.lead || round.begun) return { code: "show", facts: {} };
  const { known, unknown } = round.hands[seat];
  const lacks = !known.includes(tile) && !(unknown > 0 && isUnseen(match, tile));
  const best = highest(activeOf(match).map((other) => bestTriple(match, other))) ?? tile;
  return lacks || !isTriple(tile) || tile === ZERO || best > tile ? { code: "show-tile", facts: { tile } } : null;
}
