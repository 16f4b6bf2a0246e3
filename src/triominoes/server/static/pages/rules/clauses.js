// Clauses in chapters, and those of two rule sets side by side.

/** @typedef {{id: string, text: string, source: string, reading: boolean, house: boolean}} RuleLine */
/** @typedef {{id: string, first: RuleLine | null, second: RuleLine | null, same: boolean}} Pair */

/** The chapters of a rule book; a clause that is in none belongs to the last. */
const CHAPTERS = [
  { name: "start", ids: ["tiles", "players", "direction", "hand"] },
  { name: "opening", ids: ["opener", "lead-tie", "lead-again", "first-tile", "no-triple", "no-triple-tie", "must-open", "opening", "zero", "later-triples"] },
  { name: "turn", ids: ["fit", "anywhere", "one-tile", "drawing", "draw-choice", "draw-empty-well", "draw-out", "draw-price", "fail", "empty", "empty-drawn"] },
  { name: "points", ids: ["count", "tile", "figures", "bridge", "wedge", "hexagon", "double-hexagon", "triple-hexagon"] },
  { name: "end", ids: ["out", "block", "closing-pass", "blocked", "blocked-tie"] },
];
const LAST = "match";

/**
 * Lines by chapter, in the order of a rule book; chapters without any are left out.
 * @template {{id: string}} T
 * @param {T[]} lines
 * @returns {{name: string, lines: T[]}[]}
 */
export function chapters(lines) {
  const named = new Set(CHAPTERS.flatMap((one) => one.ids));
  const all = [
    ...CHAPTERS.map(({ name, ids }) => ({ name, lines: lines.filter((line) => ids.includes(line.id)) })),
    { name: LAST, lines: lines.filter((line) => !named.has(line.id)) },
  ];
  return all.filter((one) => one.lines.length > 0);
}

/**
 * The clauses of two rule sets; those of the second alone come after the one before them there.
 * @param {RuleLine[]} first
 * @param {RuleLine[]} second
 * @returns {Pair[]}
 */
export function sideBySide(first, second) {
  const order = first.map((line) => line.id);
  second.forEach((line, place) => {
    if (order.includes(line.id)) return;
    const before = second.slice(0, place).reverse().find((one) => order.includes(one.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, line.id);
  });
  return order.map((id) => {
    const one = first.find((line) => line.id === id) ?? null;
    const two = second.find((line) => line.id === id) ?? null;
    return { id, first: one, second: two, same: one?.text === two?.text };
  });
}
