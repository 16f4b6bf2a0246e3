// What a seat does in its turn: whether it may, and what is so after it. As `game/legal.py`,
// `game/check.py` and `game/fold.py`, where hands are unknown.
import { isInSet, tileOf } from "../entry.js";
import { possibleOpeners } from "./opening.js";
import { activeOf, countOf, isLimitReached, isUnseen, mustEnd, nextSeat, without } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Fault} Fault */

/** @param {string} code @param {Fault["facts"]} [facts] @returns {Fault} */
export const fault = (code, facts = {}) => ({ code, facts });

/** Whether people may play on although all have passed: tiles that nobody saw prove nothing. @param {Match} match */
function mayPlayOn(match) {
  const { board, hands, sure } = match.round;
  const active = activeOf(match);
  return mustEnd(match) === "blocked" && (sure < active.length || board === null || active.some((seat) => hands[seat].unknown > 0));
}

/** Whether the round must end, or has, and people are asked about that first. @param {Match} match */
export const isAtEnd = (match) => match.round.over !== null || mustEnd(match) !== null;

/** The same where no turn more can show that the round isn't blocked after all. @param {Match} match */
export const isSurelyAtEnd = (match) => isAtEnd(match) && (match.round.over !== null || !mayPlayOn(match));

/** Why it isn't a seat's turn. @param {Match} match @param {number} seat @returns {Fault | null} */
export function whyNotTurn(match, seat) {
  const { round } = match;
  const may = round.seat === null ? possibleOpeners(match) : [round.seat];
  return may.includes(seat) ? null : fault("not-your-turn", { turn: round.seat === null ? 0 : round.seat + 1 });
}

/** Why a seat can't have a tile: none of the set, on the table already, or another's. @param {Match} match @param {number} seat @param {string} tile @returns {Fault | null} */
export function whyNotTile(match, seat, tile) {
  if (!isInSet(tile, match.data.tiles)) return fault("flipped", { tile, mirror: tileOf(tile[0] + tile[2] + tile[1]) });
  const hand = match.round.hands[seat];
  if (hand.known.includes(tile)) return null;
  if (match.round.laid.has(tile)) return fault("tile-laid", { tile });
  return hand.unknown > 0 && isUnseen(match, tile) ? null : fault("not-in-hand", { tile });
}

/** Why a seat may not draw. @param {Match} match @param {number} seat @returns {Fault | null} */
export function whyNotDraw(match, seat) {
  if (isAtEnd(match)) return fault("due");
  const refused = whyNotTurn(match, seat);
  if (refused) return refused;
  if (!match.round.begun) return fault("first-tile");
  if (match.round.well === 0) return fault("well-empty");
  return isLimitReached(match) ? fault("draw-limit", { limit: match.round.drawn }) : null;
}

/** Why a seat may not pass. @param {Match} match @param {number} seat @returns {Fault | null} */
export function whyNotPass(match, seat) {
  if (isSurelyAtEnd(match)) return fault("due");
  const refused = whyNotTurn(match, seat);
  if (refused) return refused;
  if (!match.round.begun) return fault("first-tile");
  return isLimitReached(match) || match.round.well === 0 ? null : fault("must-draw");
}

/** What a pass costs. @param {Match} match */
export const passPrice = (match) => (isLimitReached(match) ? match.data.fail : match.data.empty);

/** Lays a tile, perhaps one that nobody wrote down. @param {Match} match @param {number} seat @param {string | null} tile @param {string | null} place */
export function lay(match, seat, tile, place) {
  const { round } = match;
  round.board = place === null || round.board === null ? null : [...round.board, place];
  if (tile !== null) round.laid.add(tile);
  round.hands[seat] = without(round.hands[seat], tile);
  round.begun = true;
  round.seat = nextSeat(match, seat);
  round.drawn = 0;
  round.passes = 0;
  round.sure = 0;
  round.shown = null;
}

/** @param {Match} match @param {number} seat */
export function draw({ round }, seat) {
  round.hands[seat].unknown += 1;
  round.well -= 1;
  round.seat = seat;
  round.drawn += 1;
  round.passes = 0;
  round.sure = 0;
}

/** @param {Match} match @param {number} seat */
export function pass(match, seat) {
  const { data, round } = match;
  if (mayPlayOn(match)) {
    // willing passes are forgotten first; where there was none, all are
    if (round.sure >= activeOf(match).length) round.sure = 0;
    round.passes = round.sure;
  }
  if (round.well === 0) {
    // Where one may pass although one could place, an unknown hand may have done so.
    const isInDoubt = round.hands[seat].unknown > 0 || round.board === null;
    const mayBeWilling = isInDoubt && data.voluntary && isLimitReached(match);
    round.passes += 1;
    round.sure = mayBeWilling ? 0 : round.sure + 1;
  }
  round.seat = nextSeat(match, seat);
  round.drawn = 0;
}

/** Why a seat can't hold so many tiles. @param {Match} match @param {number} seat @param {number} count @returns {Fault | null} */
export function whyNotCount(match, seat, count) {
  const { round, resigned } = match;
  const hand = round.hands[seat];
  const more = count - countOf(hand);
  if (round.held.has(seat) || resigned.has(seat)) return fault("count-open");
  if (round.over && countOf(hand) === 0) return fault("count");
  if (count === 0 && (round.over || !round.begun)) return fault("count-none");
  if (more > round.well) return fault("count-well", { count, most: countOf(hand) + round.well });
  return -more > hand.unknown ? fault("count-known", { count, least: hand.known.length }) : null;
}

/** The hand and the well as they are when the seat holds so many. @param {Match} match @param {number} seat @param {number} held */
export function recounted({ round }, seat, held) {
  const { known, unknown } = round.hands[seat];
  const more = Math.max(held - known.length - unknown, -unknown);
  return { hand: { known, unknown: unknown + more }, well: Math.max(round.well - more, 0) };
}

/** @param {Match} match @param {number} seat @param {number} held */
export function count(match, seat, held) {
  const { hand, well } = recounted(match, seat, held);
  match.round.hands[seat] = hand;
  match.round.well = well;
  if (well === 0) return;
  match.round.passes = 0;
  match.round.sure = 0;
}

/** The seat gives up: its turns are skipped from here on. @param {Match} match @param {number} seat */
export function resign(match, seat) {
  const { data, round } = match;
  const [passed, surely] = [lastMovers(match, round.passes), lastMovers(match, round.sure)];
  if (round.seat === seat) {
    round.seat = nextSeat(match, seat);
    round.drawn = 0;
    round.shown = null;
  }
  round.passes -= passed.includes(seat) ? 1 : 0;
  round.sure -= surely.includes(seat) ? 1 : 0;
  match.resigned.add(seat);
  if (round.begun || data.lead || activeOf(match).length < 2) return;
  const openers = possibleOpeners(match);
  round.seat = openers.length === 1 ? openers[0] : null;
}

/** The seats of the last so many turns. @param {Match} match @param {number} many @returns {number[]} */
function lastMovers(match, many) {
  const now = match.round.seat;
  if (now === null || many === 0) return [];
  const active = activeOf(match);
  return [...active.filter((seat) => seat > now), ...active.filter((seat) => seat < now)].slice(-many);
}
