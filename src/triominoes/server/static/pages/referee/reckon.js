// The arithmetic of a score sheet: what the entries of a match come to by a rule set given as data.
// Pure, and the one exception to "the browser runs no rules": without the server a sheet goes on. What
// needs a board, figures and whether a tile fits, waits for the server. The server's own reckoning
// gives the test vectors.
import { FIGURES, isInSet } from "./entry.js";
import { isAtEnd, isSurelyAtEnd, passPrice } from "./reckon/acts.js";
import { roundWinners } from "./reckon/ending.js";
import { holdsOf } from "./reckon/leaving.js";
import { follow, linesOf } from "./reckon/lines.js";
import { activeOf, countOf, isLimitReached, isUnseen, mustEnd, newMatch } from "./reckon/state.js";
import { TILES_76 } from "../lib/building.js";

/** @typedef {import("./types.js").RulesData} RulesData */
/** @typedef {import("./types.js").SheetRound} SheetRound */
/** @typedef {import("./reckon/state.js").Match} Match */
/** @typedef {import("./reckon/state.js").Round} Round */
/** @typedef {import("./reckon/lines.js").Line} Line */
/** @typedef {ReturnType<typeof standing>} Standing */

/** What points may be for, in the order of a score sheet. */
const PARTS = ["tile", "opening", "zero", ...FIGURES, "out", "hands", "own", "draw", "pass", "adjust"];

/**
 * What entries come to, one by one, and how the match stands after them.
 * @param {RulesData} data
 * @param {number} players
 * @param {readonly import("./reckon/lines.js").Given[]} entries
 * @returns {{lines: Line[], rounds: SheetRound[], now: Standing}}
 */
export function reckon(data, players, entries) {
  const match = newMatch(data, players);
  follow(match);
  const lines = linesOf(match, entries);
  return { lines, rounds: match.rounds.map((round, k) => sheetOf(match, round, k)), now: standing(match) };
}

/** @param {Match} match @returns {import("./types.js").Awaited} */
function awaitedOf(match) {
  if (match.winners !== null) return "over";
  const must = mustEnd(match);
  if (match.round.over) return "hold";
  if (must === "out" || must === "blocked") return must;
  return match.round.seat === null ? "begin" : "move";
}

/** @param {Match} match */
function standing(match) {
  const { data, round } = match;
  const awaited = awaitedOf(match);
  const isOut = (/** @type {number} */ seat) => countOf(round.hands[seat]) === 0;
  const turn = awaited === "out" ? activeOf(match).find(isOut) : awaited === "move" || awaited === "blocked" ? round.seat : null;
  const board = round.board && [...round.board];
  const told = new Set([...round.told.values()].flatMap((left) => left.tiles));
  return {
    round: round.number,
    turn: turn ?? null,
    awaited,
    holds: awaited === "hold" ? holdsOf(match) : [],
    board,
    last: board?.at(-1)?.split("@")[1] ?? null,
    counts: round.hands.map(countOf),
    well: round.well,
    drawn: round.drawn,
    scores: [...match.scores],
    unseen: TILES_76.filter((tile) => isInSet(tile, data.tiles) && isUnseen(match, tile) && !told.has(tile)),
    draw: drawing(match),
    passing: passing(match),
    over: match.winners !== null,
    winners: match.winners ?? [],
  };
}

/** @param {Match} match */
function drawing(match) {
  const { data, round } = match;
  if (!round.begun || round.well === 0 || isAtEnd(match) || isLimitReached(match)) return null;
  return { price: data.count ? data.draw : 0, left: data.draws === null ? null : data.draws - round.drawn };
}

/** @param {Match} match */
function passing(match) {
  const { data, round } = match;
  if (!round.begun || isSurelyAtEnd(match) || (round.well > 0 && !isLimitReached(match))) return null;
  return { price: data.count ? passPrice(match) : 0 };
}

/** @param {Match} match @param {Round} round @param {number} k @returns {SheetRound} */
function sheetOf(match, round, k) {
  const totals = round.after ?? match.scores;
  const parts = [...round.parts].map(([name, points]) => ({ name, points: [...points] }));
  return {
    number: round.number,
    gains: totals.map((total, seat) => total - round.before[seat]),
    totals: [...totals],
    parts: parts.sort((a, b) => PARTS.indexOf(a.name) - PARTS.indexOf(b.name)),
    how: round.over,
    winners: round.over ? (match.won[k] ?? roundWinners(match, false)) : [],
    hands: round.over ? round.open : [],
    say: [],
  };
}
