// A question as an address: the board that lies, and the placement that is asked about.
import { readBoard, writeBoard } from "../lib/building.js";
import { moveIn } from "../lib/laying.js";

/** @typedef {import("../lib/laying.js").Layout} Layout */

const PLACEMENT = /^[0-5]{3}@[ew]\d{1,2}[ns]\d{1,2}$/;

/** @type {Layout} */
export const NOTHING = { tiles: [], asked: null };

/** What follows the `#`; empty where nothing lies. @param {Layout} layout */
export function writeQuestion({ tiles, asked }) {
  const parts = [`board=${writeBoard(tiles)}`, ...(asked ? [`move=${asked}`] : [])];
  return tiles.length > 0 || asked ? parts.join("&") : "";
}

/** The question of an address; null where it can't be read. @param {string} hash with or without its `#` @returns {Layout | null} */
export function readQuestion(hash) {
  const named = new URLSearchParams(hash.replace(/^#/, ""));
  const [board, move] = [named.get("board") ?? "-", named.get("move")];
  const tiles = readBoard(board);
  if (tiles.length === 0 && board !== "-") return null;
  if (!move) return { tiles, asked: null };
  const isFree = PLACEMENT.test(move) && !moveIn({ tiles, asked: null }, move.slice(4));
  return isFree ? { tiles, asked: move } : null;
}
