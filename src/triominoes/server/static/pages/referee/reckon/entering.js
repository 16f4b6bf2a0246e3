// What one entry comes to: refused with a reason, or taken, with its points. As `referee/taking.py`.
import { readBoard, tileNamed } from "../../lib/building.js";
import { isTriple, valueOf } from "../entry.js";
import { count, draw, fault, isAtEnd, isSurelyAtEnd, lay, pass, passPrice, resign, whyNotCount, whyNotDraw, whyNotPass, whyNotTile, whyNotTurn } from "./acts.js";
import { tell, whyNotLeft } from "./leaving.js";
import { HIGHEST, ZERO, keepsBack, whyNotOpen, whyNotShow } from "./opening.js";
import { activeOf, countOf, mustEnd } from "./state.js";

/** @typedef {import("./state.js").Match} Match */
/** @typedef {import("./state.js").Fault} Fault */
/** @typedef {import("./state.js").Part} Part */
/** @typedef {import("../entry.js").Entry} Entry */
/** @typedef {Extract<Entry, {kind: "play"}>} Play */
/** @typedef {{fault: Fault} | {fault: null, parts: Part[] | null, waits?: boolean}} Taken `parts`: `null` for what never has points */

/** @type {Taken} */
const DONE = { fault: null, parts: null };
const TRIPLES = [ZERO, "111", "222", "333", "444", HIGHEST];

/**
 * Takes an entry into a match, which it changes unless there is a fault.
 * @param {Match} match
 * @param {Entry} entry
 * @param {{figure?: string | null, fault?: string}} found by the server: the figure of a placement, and what speaks against the entry
 * @returns {Taken}
 */
export function take(match, entry, found) {
  if (match.winners !== null) return { fault: fault("over") };
  if (entry.seat !== null && entry.seat >= match.players) return { fault: fault("no-seat", { count: match.players }) };
  const refused = entry.kind === "play" ? whyNotPlay(match, entry) : whyNot(match, entry);
  if (refused) return { fault: refused };
  if (found.fault !== undefined) return { fault: { code: found.fault, facts: null } };
  return entry.kind === "play" ? takePlay(match, entry, found.figure) : taken(match, entry);
}

/** @param {Match} match @param {Exclude<Entry, Play>} entry @returns {Fault | null} */
function whyNot(match, entry) {
  switch (entry.kind) {
    case "draw": return whyNotDraw(match, entry.seat);
    case "pass": return whyNotPass(match, entry.seat);
    case "show": return isAtEnd(match) ? fault("due") : whyNotShow(match, entry.seat, entry.tile);
    case "count": return match.round.told.has(entry.seat) ? fault("count-open") : whyNotCount(match, entry.seat, entry.count);
    case "hold": return whyNotLeft(match, entry.seat, entry.left);
    case "resign": return whyNotResign(match, entry.seat);
    case "end": return whyNotEnd(match, entry.how);
    case "position": return whyNotBoard(match, entry.board);
    default: return null;
  }
}

/** @param {Match} match @param {number} seat */
function whyNotResign(match, seat) {
  if (match.round.over || mustEnd(match) === "out") return fault("due");
  return match.resigned.has(seat) ? fault("resigned") : null;
}

/** @param {Match} match @param {"out" | "blocked" | "stopped"} how */
function whyNotEnd(match, how) {
  if (match.round.over) return fault("due");
  const must = mustEnd(match);
  if (must) return how === must || (how === "stopped" && !isSurelyAtEnd(match)) ? null : fault("end");
  return how === "stopped" ? null : fault(`not-${how}`);
}

/** @param {Match} match @param {string} board */
function whyNotBoard(match, board) {
  if (!match.round.begun || isAtEnd(match)) return fault("position-now");
  const tiles = readBoard(board).length;
  const most = match.data.tiles - match.round.hands.reduce((sum, hand) => sum + countOf(hand), 0);
  return tiles > most ? fault("position-tiles", { count: tiles, most }) : null;
}

/** @param {Match} match @param {Exclude<Entry, Play>} entry @returns {Taken} */
function taken(match, entry) {
  const { data } = match;
  switch (entry.kind) {
    case "draw":
      draw(match, entry.seat);
      return { fault: null, parts: priced(match, "draw", data.draw) };
    case "pass": {
      const price = passPrice(match);
      pass(match, entry.seat);
      return { fault: null, parts: priced(match, "pass", price) };
    }
    case "adjust": return { fault: null, parts: [{ name: "adjust", points: entry.points }] };
    case "show": return show(match, entry.seat, entry.tile);
    case "count": count(match, entry.seat, entry.count); break;
    case "hold": tell(match, entry.seat, entry.left); break;
    case "resign": resign(match, entry.seat); break;
    case "end": end(match, entry.how); break;
    case "position": laidOut(match, readBoard(entry.board)); break;
  }
  return DONE;
}

/** @param {Match} match @param {string} name @param {number} price @returns {Part[]} */
const priced = ({ data }, name, price) => (price && data.count ? [{ name, points: -price }] : []);

/** @param {Match} match @param {number} seat @param {string} tile @returns {Taken} */
function show({ round }, seat, tile) {
  const hand = round.hands[seat];
  if (!hand.known.includes(tile)) round.hands[seat] = { known: [...hand.known, tile], unknown: Math.max(hand.unknown - 1, 0) };
  round.shown = tile;
  round.seat = seat;
  return DONE;
}

/** @param {Match} match @param {"out" | "blocked" | "stopped"} how */
export function end({ round }, how) {
  round.over = how;
  round.seat = null;
  round.drawn = 0;
}

/** The board as it lies, which is believed: the well is what is left. @param {Match} match @param {string[]} board */
function laidOut({ data, round }, board) {
  round.board = board;
  round.laid = new Set(board.map(tileNamed3));
  round.hands = round.hands.map((hand) => {
    const known = hand.known.filter((tile) => !round.laid.has(tile));
    return { known, unknown: countOf(hand) - known.length };
  });
  round.well = data.tiles - board.length - round.hands.reduce((sum, hand) => sum + countOf(hand), 0);
  if (round.well > 0) round.passes = 0;
  round.sure = round.passes;
}

/** The tile of a placement. @param {string} place */
const tileNamed3 = (place) => tileNamed(place.slice(0, 3));

// Laying a tile

/** @param {Match} match @param {Play} entry */
const whyNotPlay = (match, entry) => whyNotSaid(match, entry) ?? whyNotLaid(match, entry);

/** @param {Match} match @param {Play} entry @param {string | null | undefined} figure `undefined` while the server hasn't looked for it @returns {Taken} */
function takePlay(match, entry, figure) {
  const waits = entry.place !== null && match.round.begun && figure === undefined;
  const parts = match.data.count ? partsOf(match, entry, entry.place ? figure : entry.figure) : [];
  lay(match, entry.seat, entry.tile, entry.place);
  return { fault: null, parts, waits };
}

/** What is wrong with the words, whatever tile it is. @param {Match} match @param {Play} entry @returns {Fault | null} */
function whyNotSaid({ data, round }, { place, tile, points, figure }) {
  if (figure !== null && !(data.count && data.figures.some(({ name }) => name === figure))) return fault("figure-unpaid", { figure });
  if (figure !== null && !round.begun) return fault("figure-first");
  if (place !== null && round.board === null) return fault("board-unknown");
  if (tile !== null) return null;
  const fixed = data.count ? data.each : 0;
  if (points === null) return fixed === null ? fault("value-missing") : null;
  return fixed === null || fixed === points ? null : fault("value-fixed", { points: fixed });
}

/** @param {Match} match @param {Play} entry @returns {Fault | null} */
function whyNotLaid(match, { seat, tile }) {
  if (match.data.lead && match.round.seat === null && !isAtEnd(match) && !activeOf(match).includes(seat)) return fault("lot-seat");
  if (isSurelyAtEnd(match)) return fault("due");
  const refused = whyNotTurn(match, seat) ?? (tile === null ? null : whyNotTile(match, seat, tile));
  return refused ?? (tile === null || match.round.begun ? null : whyNotOpen(match, seat, tile));
}

/** @param {Match} match @param {Play} entry @param {string | null | undefined} figure @returns {Part[]} */
function partsOf(match, { seat, tile, points }, figure) {
  const { data, round } = match;
  const value = data.each ?? (tile === null ? (points ?? 0) : valueOf(tile));
  const parts = [{ name: "tile", points: value }];
  // A first tile of which only the value is known is taken to be the triple of that value.
  const first = tile ?? (data.each === null && value % 3 === 0 ? TRIPLES[value / 3] : null);
  if (!round.begun && !data.lead && first !== null && isTriple(first)) {
    if (!keepsBack(match, seat, first)) parts.push({ name: "opening", points: data.opening });
    if (first === ZERO) parts.push({ name: "zero", points: data.zero });
  }
  const paid = round.begun && data.figures.find(({ name }) => name === figure);
  if (paid) parts.push(paid);
  return parts.filter((part) => part.points !== 0 || part.name === "tile");
}
