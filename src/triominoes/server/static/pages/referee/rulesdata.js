// The numbers of a rule set with a table's house rules, worked out from its text: so that a match can
// begin without the server. As `with_house` and `rules_data` do it in Python.

/** @typedef {import("../lib/setup.js").RuleSet} RuleSet */
/** @typedef {import("./types.js").RulesData} RulesData */
/** @typedef {import("./types.js").RulesInfo} RulesInfo */
/** @typedef {number | boolean | string | null} Value */

/** Words of house rules, with what each stands for. @type {Record<string, Value>} */
const WORDS = { yes: true, no: false, none: null, any: null };

/** @param {string} text @returns {Record<string, string>} */
const houseOf = (text) => Object.fromEntries(text.split(" ").slice(1).map((word) => word.split("=")));

/** @param {string} text @returns {Value} */
const meant = (text) => (/^[0-9]+$/.test(text) ? Number(text) : text in WORDS ? WORDS[text] : text);

/** @param {string} text rule set and house rules, as a record's header has them */
function changesOf(text) {
  return /** @type {Record<string, any>} */ (Object.fromEntries(Object.entries(houseOf(text)).map(([key, value]) => [key, meant(value)])));
}

/**
 * What the arithmetic needs.
 * @param {RuleSet} set the printed rule set
 * @param {string} text
 * @param {number} players
 * @returns {RulesData}
 */
export function rulesData(set, text, players) {
  const { hand, ...changes } = changesOf(text);
  const { bridge, wedge, hexagon, double, triple, ...data } = { ...set.data, ...changes };
  if (hand !== undefined) data.hands = data.hands.map(() => hand);
  if (changes.target && changes.rounds === undefined) data.rounds = null; // a target lifts the one round
  if (changes.count === false) {
    data.target = null;
    data.rounds ||= 1;
  }
  const prices = { bridge, wedge, hexagon, "double-hexagon": double, "triple-hexagon": triple };
  const figures = Object.entries(prices).map(([figure, points]) => ({ name: figure, points }));
  const paid = figures.filter(({ points }) => data.count && points > 0);
  return { ...data, name: set.name, hand: data.hands[players - 2], figures: paid };
}

/**
 * The rule set as a match tells it.
 * @param {RuleSet} set
 * @param {string} text
 * @returns {RulesInfo}
 */
export function rulesInfo(set, text) {
  const { target, rounds, count, voluntary } = rulesData(set, text, 2);
  return { name: set.name, text, house: houseOf(text), target, rounds, count, voluntary };
}
