// A kept match as rows that add up: an entry each, then what the end of the round gave and took.
import { lineWords } from "./words.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").ShownLine} ShownLine */
/** @typedef {import("./types.js").SheetRound} SheetRound */
/**
 * @typedef {object} Row
 * @property {number | null} line the number of the entry; none for what follows from the rules
 * @property {string} text the entry as it stands in the log, or for what the points are
 * @property {string} said
 * @property {(number | null)[]} points by seat; none where it brings that seat nothing to write down
 */
/** @typedef {{number: number, rows: Row[], gains: number[], totals: number[]}} RoundRows */

/** What the end of a round gives and takes. */
const SETTLED = ["out", "hands", "own"];

/** @param {number} seats @param {number | null} seat @param {number | null} points */
const onlyFor = (seats, seat, points) => Array.from({ length: seats }, (_, each) => (each === seat ? points : null));

/** @param {ShownLine} line @param {string[]} names @returns {Row} */
function entryRow(line, names) {
  const parts = line.parts.filter((part) => !SETTLED.includes(part.name));
  const points = line.points === null ? null : parts.reduce((sum, part) => sum + part.points, 0);
  return { line: line.n, text: line.line, said: lineWords(line, names), points: onlyFor(names.length, line.seat, points) };
}

/** @param {SheetRound} round @param {(part: string) => string} named @returns {Row[]} */
const endRows = (round, named) =>
  round.parts
    .filter(({ name }) => SETTLED.includes(name))
    .map(({ name, points }) => ({ line: null, text: name, said: named(name), points: points.map((each) => each || null) }));

/** All rounds; entries that the rules contradict count for nothing and are left out. @param {Pick<Shown, "names" | "entries" | "rounds">} state @param {(part: string) => string} named words for a part @returns {RoundRows[]} */
export const roundsOf = ({ names, entries, rounds }, named) =>
  rounds.map((round) => ({
    number: round.number,
    gains: round.gains,
    totals: round.totals,
    rows: [...entries.filter((line) => line.round === round.number && !line.fault).map((line) => entryRow(line, names)), ...endRows(round, named)],
  }));

/**
 * The same as one table: round, line, what was entered, in words, and a column of points for each player.
 * @param {RoundRows[]} rounds
 * @returns {(string | number | null)[][]}
 */
export const tableOf = (rounds) =>
  rounds.flatMap(({ number, rows }) => rows.map((row) => [number, row.line, row.text, row.said, ...row.points]));

/** A cell of text; one that a spreadsheet would take for a formula is marked as text. @param {string} text @param {string} separator */
function quoted(text, separator) {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a file of values that are separated. @param {(string | number | null)[][]} rows @param {string} separator */
export const writeCsv = (rows, separator) =>
  rows.map((row) => `${row.map((cell) => (typeof cell === "string" ? quoted(cell, separator) : (cell ?? ""))).join(separator)}\r\n`).join("");
