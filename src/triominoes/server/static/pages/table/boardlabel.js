// What the parts of a board that is played on are called.
import { say } from "../lib/texts.js";
import { spoken } from "./choice.js";

/** @param {string} kind @param {Record<string, any>} facts */
export const boardLabel = (kind, facts) => {
  if (kind === "board") return say("board-label", { tiles: facts.tiles, places: facts.places });
  if (kind === "tile") return say(facts.last ? "board-tile-last" : "board-tile", { tile: spoken(facts.digits) });
  if (kind === "dead") return say("board-dead");
  if (kind === "more") return say("board-more", { count: facts.count, side: facts.side });
  if (kind === "turn") return say("press-turn");
  return "";
};
