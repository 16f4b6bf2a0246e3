// Why an entry can't be, as a sentence, where the browser itself has found it out: in the words that
// the server has for it.
import { known, say } from "../lib/texts.js";

/** Facts that are tiles. */
const TILES = new Set(["tile", "mirror", "opens"]);

/**
 * The sentence of a code; empty where there is none.
 * @param {string} code
 * @param {Record<string, string | number>} facts
 */
export function reason(code, facts) {
  const named = Object.entries(facts).map(([name, fact]) => [name, TILES.has(name) ? [...String(fact)].join("-") : fact]);
  const said = Object.fromEntries(named);
  if (known(`reason-${code}`)) return say(`reason-${code}`, said);
  return known(`fault-${code}`) ? say(`fault-${code}`, said) : "";
}
