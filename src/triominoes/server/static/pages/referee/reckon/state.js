// A match on a score sheet while its entries are gone through: who holds how many tiles, what lies on
// the table, what the totals are. As `game/round.py`, where no hand is seen and no place written down.
import { isInSet, valueOf } from "../entry.js";

/** @typedef {import("../types.js").RulesData} RulesData */
/** @typedef {import("../types.js").Part} Part */
/** @typedef {{known: string[], unknown: number}} Hand some tiles by name, and so many others */
/** @typedef {{code: string, facts: Record<string, string | number> | null}} Fault `facts`: `null` where only the server knows them */
/** @typedef {import("../entry.js").Left} Left */
/**
 * @typedef {object} Round
 * @property {number} number
 * @property {Hand[]} hands
 * @property {number} well
 * @property {boolean} begun whether the first tile is laid
 * @property {string[] | null} board placements, as long as all places are known
 * @property {Set<string>} laid the tiles on the table, as far as they are known
 * @property {number | null} seat whose turn it is
 * @property {number} drawn tiles drawn in this turn
 * @property {number} passes turns in a row that ended for want of a tile, the well empty
 * @property {number} sure the same, without those that may have been willing
 * @property {string | null} shown the triple not opened with
 * @property {"out" | "blocked" | "stopped" | null} over
 * @property {Set<number>} held whose tiles were laid open
 * @property {Map<number, Left>} told what seats have said they have left, while others are still asked
 * @property {number[]} before the totals before it
 * @property {number[] | null} after the totals after it, once it is over
 * @property {Map<string, number[]>} parts points by what they were for, each by seat
 * @property {string[][]} open the tiles that were laid open, by seat; none before any were
 * @property {Set<number>} paid who got the others' tiles
 */
/**
 * @typedef {object} Match
 * @property {RulesData} data
 * @property {number} players
 * @property {number[]} scores
 * @property {Set<number>} resigned
 * @property {number[][]} won who has won each finished round
 * @property {Round[]} rounds
 * @property {Round} round the one in play, or the last one
 * @property {number[] | null} winners who has won the match, once it is over
 */

/** @param {RulesData} data @param {number} players @returns {Match} */
export function newMatch(data, players) {
  const scores = Array.from({ length: players }, () => 0);
  const match = { data, players, scores, resigned: new Set(), won: [], rounds: [], winners: null };
  return withRound(/** @type {any} */ (match));
}

/** The match with a round more, dealt. @param {Match} match */
export function withRound(match) {
  const active = activeOf(match);
  const size = match.data.hands[Math.max(active.length, 2) - 2];
  const seats = match.scores.map((_, seat) => seat);
  match.round = {
    number: match.rounds.length + 1,
    hands: seats.map((seat) => ({ known: [], unknown: active.includes(seat) ? size : 0 })),
    well: match.data.tiles - size * active.length,
    begun: false,
    board: [],
    laid: new Set(),
    seat: null,
    drawn: 0,
    passes: 0,
    sure: 0,
    shown: null,
    over: null,
    held: new Set(),
    told: new Map(),
    before: [...match.scores],
    after: null,
    parts: new Map(),
    open: [],
    paid: new Set(),
  };
  match.rounds.push(match.round);
  return match;
}

/** The seats that have not given up, in order of play. @param {Match} match */
export const activeOf = (match) => match.scores.map((_, seat) => seat).filter((seat) => !match.resigned.has(seat));

/** @param {Hand} hand */
export const countOf = (hand) => hand.known.length + hand.unknown;

/** A hand less one tile, perhaps one that nobody saw before. @param {Hand} hand @param {string | null} tile @returns {Hand} */
export function without({ known, unknown }, tile) {
  if (tile !== null && known.includes(tile)) return { known: known.filter((other) => other !== tile), unknown };
  if (tile !== null && unknown > 0) return { known, unknown: unknown - 1 };
  return { known: [], unknown: Math.max(known.length + unknown - 1, 0) };
}

/** Who comes after a seat. @param {Match} match @param {number} seat */
export function nextSeat(match, seat) {
  const active = activeOf(match);
  return active.find((other) => other > seat) ?? active[0] ?? null;
}

/** Whether nobody knows where a tile is. @param {Match} match @param {string} tile */
export const isUnseen = ({ data, round }, tile) =>
  isInSet(tile, data.tiles) && !round.laid.has(tile) && !round.hands.some((hand) => hand.known.includes(tile));

/** Whether the seat has drawn as often as it may in a turn. @param {Match} match */
export const isLimitReached = ({ data, round }) => data.draws !== null && round.drawn >= data.draws;

/** The value of the tiles that are known. @param {string[]} tiles */
export const sumOf = (tiles) => tiles.reduce((sum, tile) => sum + valueOf(tile), 0);

/** How the round has to end now, if it has. @param {Match} match @returns {"out" | "blocked" | "stopped" | null} */
export function mustEnd(match) {
  const { round } = match;
  const active = activeOf(match);
  if (active.length <= 1) return "stopped";
  if (!round.begun) return null;
  if (active.some((seat) => countOf(round.hands[seat]) === 0)) return "out";
  return round.passes >= active.length ? "blocked" : null;
}

/**
 * Gives a seat points and writes them on the sheet.
 * @param {Match} match
 * @param {number} seat
 * @param {Part[]} parts
 */
export function pay(match, seat, parts) {
  for (const { name, points } of parts) {
    const sums = match.round.parts.get(name) ?? match.scores.map(() => 0);
    sums[seat] += points;
    match.round.parts.set(name, sums);
    match.scores[seat] += points;
  }
}
