// An entry in a person's words, where the server has not said it yet.
import { say } from "../lib/texts.js";
import { spoken } from "../table/choice.js";
import { readEntry } from "./entry.js";

/** @param {Extract<import("./entry.js").Entry, {kind: "play"}>} entry @param {string} name */
function played({ tile, points, figure }, name) {
  const what = tile ? spoken(tile) : points === null ? say("referee-a-tile") : say("referee-points-of", { points });
  return figure ? say("referee-said-figure", { name, what, figure: say(`award-name-${figure}`) }) : say("referee-said-play", { name, what });
}

/** @param {string} text @param {string[]} names */
export function entryWords(text, names) {
  const entry = readEntry(text);
  if (entry === null) return text;
  const name = entry.seat === null ? "" : (names[entry.seat] ?? "");
  switch (entry.kind) {
    case "play": return played(entry, name);
    case "show": return say("referee-said-show", { name, tile: spoken(entry.tile) });
    case "count": return say("referee-said-count", { name, count: entry.count });
    case "adjust": return say("referee-said-adjust", { name, points: entry.points });
    case "hold": return say("referee-said-hold", { name, count: entry.left.tiles.length + entry.left.unknown });
    case "position": return say("referee-said-position");
    case "end": return say(`referee-said-end-${entry.how}`);
    case "draw": return say("referee-said-draw", { name });
    case "pass": return say("referee-said-pass", { name });
    case "resign": return say("referee-said-resign", { name });
  }
}

/** A line of the sheet as a sentence; of one that is faulty the server says only why. @param {import("./types.js").ShownLine} line @param {string[]} names */
export const lineWords = (line, names) => (!line.fault && line.say) || entryWords(line.line, names);

/** A line of the log as a sentence: an entry, or what it does to others. @param {string} text @param {string[]} names */
export function logWords(text, names) {
  const found = /^(instead|after|void) (\d+)(?: (.+))?$/.exec(text);
  if (text === "undo") return say("referee-undo");
  if (text === "redo") return say("referee-redo");
  if (!found) return entryWords(text, names);
  if (found[1] === "void") return say("referee-said-void");
  const what = entryWords(found[3] ?? "", names);
  return found[1] === "instead" ? say("referee-said-instead", { what }) : say("referee-said-after", { what });
}
