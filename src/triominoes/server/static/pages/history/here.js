// What this browser itself knows of a match that it keeps: what the server told last, and the lines
// that wait to be sent.
import { FIGURES } from "../referee/entry.js";
import { Queue } from "../referee/queue.js";
import { readState } from "../referee/remembered.js";
import { shown } from "../referee/shown.js";

/** @typedef {import("./matches.js").Outcome} Outcome */
/** @typedef {import("./matches.js").Played} Played */
/** @typedef {import("../referee/types.js").Shown} Shown */

/** @param {Shown} state @param {number} seat @returns {Played} */
function playedBy(state, seat) {
  const lines = state.entries.filter((line) => line.seat === seat && !line.fault);
  /** @type {Record<string, number>} */
  const figures = {};
  for (const { name } of lines.flatMap(({ parts }) => parts)) if (FIGURES.some((one) => one === name)) figures[name] = (figures[name] ?? 0) + 1;
  const said = (/** @type {string} */ word) => lines.filter(({ line }) => line.split(" ")[1] === word).length;
  return {
    rounds_won: state.rounds.filter(({ how, winners }) => how && winners.includes(seat)).length,
    points: state.rounds.map(({ gains }) => gains[seat] ?? 0),
    figures,
    draws: said("draw"),
    passes: said("pass"),
  };
}

/**
 * @param {{match: string, when: number}} one
 * @returns {{outcome: Outcome, seq: number, waiting: number} | null} `seq`: after how many lines the server told of it last; `null` where nothing is known
 */
export function known({ match, when }) {
  const told = readState(match);
  if (!told) return null;
  const waiting = new Queue(match).waiting.map(({ line }) => line);
  const state = shown(told, waiting);
  const { names, rules, scores, over, winners } = state;
  /** @type {Outcome} */
  const outcome = {
    match,
    kind: "kept",
    names,
    rules,
    date: new Date(when).toISOString().slice(0, 10),
    rounds: state.rounds.filter(({ how }) => how).length,
    totals: scores,
    over,
    winners,
    players: names.map((_, seat) => playedBy(state, seat)),
  };
  return { outcome, seq: told.seq, waiting: waiting.length };
}
