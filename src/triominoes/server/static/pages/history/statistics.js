// What players did over all matches, by name.

/** @typedef {import("./matches.js").Outcome} Outcome */
/**
 * @typedef {object} Statistics
 * @property {string} name
 * @property {number} matches that are over
 * @property {number} won
 * @property {number} rounds that are over and were counted
 * @property {number | null} average points a round
 * @property {number} figures
 * @property {number} draws
 */

/** Who it is: people write their names now in capitals, now not. @param {string} name */
const key = (name) => name.trim().toLocaleLowerCase();

/**
 * Those who played and won most come first; of a round in play only figures and draws count.
 * @param {Outcome[]} outcomes newest first: a name is written as it was last
 * @returns {Statistics[]}
 */
export function statistics(outcomes) {
  /** @type {Map<string, Statistics & {points: number}>} */
  const found = new Map();
  for (const outcome of outcomes) {
    outcome.names.forEach((name, seat) => {
      const played = outcome.players[seat];
      if (!played) return;
      const one = found.get(key(name)) ?? { name, matches: 0, won: 0, rounds: 0, average: null, figures: 0, draws: 0, points: 0 };
      one.matches += Number(outcome.over);
      one.won += Number(outcome.over && outcome.winners.includes(seat));
      one.figures += Object.values(played.figures).reduce((sum, count) => sum + count, 0);
      one.draws += played.draws;
      if (outcome.rules.count) {
        one.rounds += outcome.rounds;
        one.points += played.points.slice(0, outcome.rounds).reduce((sum, points) => sum + points, 0);
      }
      found.set(key(name), one);
    });
  }
  const all = [...found.values()].map(({ points, ...one }) => ({ ...one, average: one.rounds > 0 ? points / one.rounds : null }));
  return all.sort((a, b) => b.matches - a.matches || b.won - a.won || b.rounds - a.rounds);
}
