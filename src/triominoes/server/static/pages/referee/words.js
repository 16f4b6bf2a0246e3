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
    default: return say(`referee-said-${entry.kind}`, { name });
  }
}

/** A line of the sheet as a sentence; of one that is faulty the server says only why. @param {import("./types.js").ShownLine} line @param {string[]} names */
export const lineWords = (line, names) => (!line.fault && line.say) || entryWords(line.line, names);

/** A line of the log as a sentence: an entry, or what it does to others. @param {string} text @param {string[]} names */
export function logWords(text, names) {
  const found = /^(instead|after|void) (\d+)(?: (.+))?$/.exec(text);
  if (text === "undo" || text === "redo") return say(`referee-${text}`);
  if (!found) return entryWords(text, names);
  return say(`referee-said-${found[1]}`, { what: found[3] ? entryWords(found[3], names) : "" });
}
