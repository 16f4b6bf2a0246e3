// A record as the server tells it, and how its steps make rounds.

/** @typedef {{name: string, cells: string[], corners: [number, number][]}} Figure */
/** @typedef {{seq: number, kind: string, round: number, say: string, seat: number | null, tile: string | null, place: string | null, points: number | null, figure: Figure | null}} Told */
/** @typedef {{told: Told, line: number, text: string, board: number, laid: number, is_known: boolean, hands: string[][], counts: number[], well: number, scores: number[], turn: number | null, names: string[]}} Step */
/** @typedef {{line: number, column: number, say: string}} Slip */
/** @typedef {{games: number, game: number, names: string[], rules: string, date: string, boards: string[][], steps: Step[], cut: boolean, faults: Slip[]}} Replay */

/**
 * The rounds of a record: number, and the places of their first and last step.
 * @param {Step[]} steps
 * @returns {{number: number, first: number, last: number}[]}
 */
export function rounds(steps) {
  /** @type {{number: number, first: number, last: number}[]} */
  const found = [];
  steps.forEach((step, place) => {
    const round = found[found.length - 1];
    if (round && round.number === step.told.round) round.last = place;
    else found.push({ number: step.told.round, first: place, last: place });
  });
  return found;
}

/**
 * What lies on the table after a step.
 * @param {Replay} replay
 * @param {number} at
 */
export function boardAt(replay, at) {
  const step = replay.steps[at];
  const tiles = (replay.boards[step.board] ?? []).slice(0, step.laid);
  return { tiles, last: tiles.length > 0 ? tiles[tiles.length - 1].split("@")[1] : null };
}

/**
 * The first step of the round before or after; at the end of the record its last step.
 * @param {Step[]} steps
 * @param {number} at
 * @param {1 | -1} way
 */
export function roundFrom(steps, at, way) {
  const all = rounds(steps);
  const now = all.findIndex((round) => at <= round.last);
  if (way > 0) return all[now + 1]?.first ?? steps.length - 1;
  return at > all[now].first ? all[now].first : (all[now - 1]?.first ?? 0);
}
