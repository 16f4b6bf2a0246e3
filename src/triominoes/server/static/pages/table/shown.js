// What the page shows while events are played one after the other: the state so far, without any rule.

/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").State} State */
/**
 * @typedef {object} Shown
 * @property {number} round
 * @property {number | null} turn whose act is shown, then whose turn it is
 * @property {string[]} board
 * @property {string | null} last
 * @property {string[]} rack
 * @property {number[]} counts
 * @property {number | null} well `null`: not known
 * @property {number[]} scores
 * @property {Told[]} log what happened in this round
 */

/** What a seat does in its turn. */
export const ACTS = ["play", "draw", "pass"];

/** @param {string} place @returns {string} */
export const tileOf = (place) => {
  const [digits = ""] = place.split("@");
  const turns = [0, 1, 2].map((k) => digits.slice(k) + digits.slice(0, k)).sort();
  return turns[0] ?? digits;
};

/** @param {string} place @returns {string} */
export const cellOf = (place) => place.split("@")[1] ?? "";

/** @param {number} seats @returns {Shown} */
export const nothing = (seats) => ({
  round: 0,
  turn: null,
  board: [],
  last: null,
  rack: [],
  counts: Array(seats).fill(0),
  well: null,
  scores: Array(seats).fill(0),
  log: [],
});

/** @param {State} state @param {Told[]} log @returns {Shown} */
export const standing = (state, log) => ({
  round: state.round,
  turn: state.over ? null : state.turn,
  board: state.board,
  last: state.last,
  rack: state.rack,
  counts: state.counts,
  well: state.well,
  scores: state.scores,
  log: log.filter((told) => told.round === state.round),
});

/** @template T @param {T[]} list @param {number | null} at @param {(old: T) => T} change */
const changed = (list, at, change) => list.map((each, k) => (k === at ? change(each) : each));

/** @param {string[]} tiles @param {string} tile */
const without = (tiles, tile) => {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : [...tiles.slice(0, at), ...tiles.slice(at + 1)];
};

/**
 * @param {Shown} shown @param {Told} told @param {number} me
 * @returns {Shown}
 */
export const after = (shown, told, me) => {
  if (told.kind === "round") return { ...nothing(shown.counts.length), scores: shown.scores, round: told.round, log: [told] };
  const next = { ...shown, log: [...shown.log, told] };
  const { seat } = told;
  if (ACTS.includes(told.kind)) next.turn = seat;
  if (told.total !== null) next.scores = changed(shown.scores, seat, () => told.total ?? 0);
  if (told.kind === "deal") {
    const tiles = told.tiles ?? [];
    next.counts = changed(shown.counts, seat, (count) => count + (told.count ?? tiles.length));
    if (seat === me) next.rack = [...shown.rack, ...tiles];
  } else if (told.kind === "draw") {
    next.counts = changed(shown.counts, seat, (count) => count + 1);
    next.well = shown.well === null ? null : shown.well - 1;
    if (seat === me && told.tile) next.rack = [...shown.rack, told.tile];
  } else if (told.kind === "play" && told.place) {
    // A placement of one's own lies there already when it was shown before the answer came.
    if (shown.board.includes(told.place)) return next;
    next.board = [...shown.board, told.place];
    next.last = cellOf(told.place);
    next.counts = changed(shown.counts, seat, (count) => count - 1);
    if (seat === me) next.rack = without(shown.rack, told.tile ?? tileOf(told.place));
  }
  return next;
};

/** The placement laid down before the server has answered. @param {Shown} shown @param {string} place @param {number} me */
export const laid = (shown, place, me) => ({
  ...shown,
  board: [...shown.board, place],
  last: cellOf(place),
  counts: changed(shown.counts, me, (count) => count - 1),
  rack: without(shown.rack, tileOf(place)),
});

/**
 * What stood before the events after `since`, told from those up to it.
 * @param {Told[]} old @param {Told[]} fresh @param {State} state @param {number} me
 * @returns {Shown}
 */
export const before = (old, fresh, state, me) => {
  const round = fresh[0]?.kind === "round" ? fresh[0].round - 1 : (fresh[0]?.round ?? state.round);
  const sheet = state.sheet.find((each) => each.number === round - 1);
  const start = { ...nothing(state.counts.length), round };
  if (sheet) start.scores = sheet.totals;
  const shown = old.filter((told) => told.round === round).reduce((sofar, told) => after(sofar, told, me), start);
  const draws = fresh.filter((told) => told.kind === "draw").length;
  if (round === state.round) shown.well = state.well + draws;
  return shown;
};
