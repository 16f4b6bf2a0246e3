// The matches of this browser, in words: with whom, how it stands, when.
import { of, tables } from "./memory.js";
import { api } from "./net.js";
import { inRow, levelName } from "./setup.js";
import { lang, number, say } from "./texts.js";

/** @typedef {import("./setup.js").Person} Person */
/**
 * @typedef {{table: string, seat: number, seats: Person[], rules: import("./setup.js").RulesInfo, scores: number[], round: number, turn: number | null, over: boolean, winners: number[], waiting: boolean, code: string | null, time: number}} Summary
 */

/**
 * How the matches of this browser stand, newest first. Those that the server doesn't know are left out.
 * @returns {Promise<Summary[]>}
 */
export async function games() {
  const entries = tables();
  if (entries.length === 0) return [];
  const asked = entries.map((one) => ({ table: one.table, token: one.seats[0]?.token ?? "" }));
  /** @type {(Summary | null)[]} */
  const found = await api("/api/tables/summaries", { body: { tables: asked } });
  return found.filter((one) => one !== null).sort((a, b) => b.time - a.time);
}

/**
 * The seats of a match that are played on this device.
 * @param {Summary} game
 */
export const mine = (game) => (of(game.table)?.seats ?? []).map((one) => one.seat);

/** @param {Person} person */
function called(person) {
  if (person.kind === "bot") return say("game-bot", { level: levelName(person.level) });
  return person.kind === "open" ? say("game-open") : person.name;
}

/**
 * With whom: `With Léa and Tomás`.
 * @param {Summary} game
 */
export function gameTitle(game) {
  const own = mine(game);
  const others = game.seats.filter((_, seat) => !own.includes(seat));
  if (others.length === 0) return inRow(game.seats.map(called));
  // several bots of one level are said once
  return say("game-with", { names: inRow([...new Set(others.map(called))]) });
}

/**
 * Whose turn it is, or how it ended.
 * @param {Summary} game
 */
export function gameState(game) {
  const own = mine(game);
  if (game.waiting) return say("game-waits", { code: game.code ?? "" });
  if (game.over) return result(game, own);
  if (game.turn === null) return say("game-between");
  const name = game.seats[game.turn].name;
  if (!own.includes(game.turn)) return say("game-turn", { name });
  return own.length > 1 ? say("game-turn", { name }) : say("game-your-turn");
}

/**
 * @param {Summary} game
 * @param {number[]} own
 */
function result(game, own) {
  const won = game.winners.filter((seat) => own.includes(seat));
  if (game.winners.length === 0) return say("game-over");
  if (own.length > 1 || game.seats.length - own.length === 0) {
    return say("game-won-by", { names: inRow(game.winners.map((seat) => game.seats[seat].name)) });
  }
  if (won.length === 0) return say("game-lost");
  return game.winners.length > 1 ? say("game-shared") : say("game-won");
}

/**
 * The scores, one's own first: `52 to 112`; nothing where nothing is counted.
 * @param {Summary} game
 */
export function gameScores(game) {
  if (!game.rules.count || game.waiting) return "";
  const own = mine(game)[0] ?? 0;
  const others = game.scores.filter((_, seat) => seat !== own).map(number);
  return say("game-scores", { own: number(game.scores[own]), others: inRow(others) });
}

/**
 * When: today's by the hour, those of this week by the day.
 * @param {number} time seconds
 */
export function when(time) {
  const then = new Date(time * 1000);
  const days = (midnight(new Date()) - midnight(then)) / 86400000;
  const form = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    new Intl.DateTimeFormat(lang(), options).format(then);
  if (days < 1) return form({ hour: "numeric", minute: "2-digit" });
  if (days < 2) return new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(-1, "day");
  return days < 7 ? form({ weekday: "long" }) : form({ day: "numeric", month: "long" });
}

/** @param {Date} date */
const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

