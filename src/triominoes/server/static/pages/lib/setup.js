// What a new table can be, as the server tells it; and how it is made.
import { add, keepNames } from "./memory.js";
import { api } from "./net.js";
import { read } from "./stored.js";
import { known, lang, say } from "./texts.js";

/** @typedef {Omit<import("../referee/types.js").RulesData, "name" | "hand" | "figures"> & {bridge: number, wedge: number, hexagon: number, double: number, triple: number}} RuleNumbers */
/** @typedef {{name: string, title: string, source: string, most: number, most76: number, usual: boolean, values: Record<string, string>, hands: number[], data: RuleNumbers}} RuleSet */
/** @typedef {{key: string, kind: "number" | "word" | "either", low: number | null, high: number | null, words: string[]}} HouseKey */
/** @typedef {{rules: RuleSet[], house: HouseKey[], levels: string[], bots: string[], level: string, most: number}} Setup */
/** @typedef {{kind: "me" | "here" | "bot" | "open", name: string, level?: string}} Wish */
/** @typedef {{name: string, kind: "person" | "bot" | "open", level: string | null, here: boolean}} Person */
/** @typedef {{name: string, text: string, house: Record<string, string>, target: number | null, rounds: number | null, count: boolean, voluntary: boolean}} RulesInfo */

/** @returns {Promise<Setup>} */
export const setup = () => api("/api/setup");

/**
 * The level that was chosen last, or the usual one.
 * @param {Setup} options
 */
export function lastLevel(options) {
  const last = read("level", "");
  return options.levels.includes(last) ? last : options.level;
}

/**
 * A bot's level in a person's words; any other bot is called by its name.
 * @param {string | null} level
 */
export const levelName = (level) => (known(`level-${level}`) ? say(`level-${level}`) : (level ?? ""));

/** How a bot of a level plays, in a sentence; nothing for any other. @param {string} level */
export const levelLine = (level) => (known(`level-${level}-line`) ? say(`level-${level}-line`) : "");

/**
 * What a rule set is called.
 * @param {string} name
 * @param {string} [otherwise]
 */
export const rulesName = (name, otherwise = name) =>
  known(`rules-${name}`) ? say(`rules-${name}`) : otherwise;

/** The same without its usual number of points, for where the table plays to another. @param {string} name */
const rulesShort = (name) => (known(`rules-${name}-short`) ? say(`rules-${name}-short`) : rulesName(name));

/** A value of a house rule as a person says it. @param {string} key @param {string} value */
export const houseValue = (key, value) => (known(`rule-${key}-${value}`) ? say(`rule-${key}-${value}`) : value);

/** A house rule as a person says it. @param {[string, string]} rule */
function houseRule([key, value]) {
  if (key === "count") return say("rule-count");
  if (key === "target" && value === "none") return houseValue(key, value);
  if (key === "voluntary") return value === "yes" ? say("rule-voluntary") : say("rule-voluntary-off");
  return say("rule-said", { rule: say(`rule-${key}`), value: houseValue(key, value) });
}

/** What is played, as a person says it: the rule set, and what the table has changed in it. @param {RulesInfo} rules */
export function rulesSaid({ name, house }) {
  const isToOther = "target" in house || "count" in house;
  return [isToOther ? rulesShort(name) : rulesName(name), ...Object.entries(house).map(houseRule)].join(" · ");
}

/** A sentence about a rule set, for those that come with the program. @param {string} name */
export const rulesLine = (name) => (known(`rules-${name}-line`) ? say(`rules-${name}-line`) : "");

/** How many can play by it, with whichever tiles. @param {RuleSet} set */
export const mostOf = (set) => Math.max(set.most, set.most76);

/**
 * Makes a table, remembers its seats, and goes there.
 * @param {string} rules
 * @param {Wish[]} seats
 */
export async function start(rules, seats) {
  const body = { rules, seats };
  /** @type {{table: string, seats: ({seat: number, token: string} | null)[]}} */
  const made = await api("/api/tables", { body });
  const mine = made.seats.flatMap((one, seat) =>
    one ? [{ ...one, name: seats[seat].name }] : []);
  add(made.table, mine);
  location.assign(`/table/${made.table}`);
}

/**
 * What people on this device are called from now on.
 * @param {Wish[]} seats
 */
export const rememberNames = (seats) =>
  keepNames(seats.filter((one) => one.kind === "me" || one.kind === "here").map((one) => one.name));

/**
 * Several things in a row: `a, b and c`.
 * @param {string[]} items
 */
export const inRow = (items) => new Intl.ListFormat(lang(), { type: "conjunction" }).format(items);
