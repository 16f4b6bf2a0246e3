// Why an entry can't be, as a sentence, where the browser itself has found it out: in the words that
// the server has for it.
import { known, say } from "../lib/texts.js";

/** Facts that are tiles. */
const TILES = new Set(["tile", "mirror", "opens"]);

/**
 * The sentence of a code, with words for people with real tiles where they need others than at a
 * table of the server; empty where there is none.
 * @param {string} code
 * @param {Record<string, string | number>} facts `turn`: a seat counted from 1, which is told by its name
 * @param {readonly string[]} names
 */
export function reason(code, facts, names) {
  const named = Object.entries(facts).map(([name, fact]) => [name, TILES.has(name) ? [...String(fact)].join("-") : fact]);
  const said = Object.fromEntries(named);
  if (facts.turn) said.name = names[Number(facts.turn) - 1];
  if (known(`kept-why-${code}`)) return say(`kept-why-${code}`, said);
  if (known(`reason-${code}`)) return say(`reason-${code}`, said);
  return known(`fault-${code}`) ? say(`fault-${code}`, said) : "";
}
