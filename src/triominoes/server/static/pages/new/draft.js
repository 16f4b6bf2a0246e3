// What a person has filled in so far for a new match; it outlives a reload.
import { names } from "../lib/memory.js";
import { lastLevel } from "../lib/setup.js";
import { read, write } from "../lib/stored.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../lib/setup.js").Setup} Setup */
/** @typedef {import("../lib/setup.js").RuleSet} RuleSet */
/** @typedef {import("../lib/setup.js").Wish} Wish */
/** @typedef {{key: number, kind: Wish["kind"], name: string, level: string}} Seat */
/** @typedef {{rules: string, house: Record<string, string>, seats: Seat[], bots?: boolean}} Draft `bots`: whether all bots are offered, not the levels alone */

let keys = 0;

/**
 * @param {Wish["kind"]} kind
 * @param {string} level
 * @param {string} [name]
 * @returns {Seat}
 */
export const newSeat = (kind, level, name = "") => ({ key: (keys += 1), kind, name, level });

/**
 * What the form begins with: the usual rules, oneself, and whom the address asks for.
 * @param {Setup} options
 * @param {string} search
 * @returns {Draft}
 */
export function draftFor(options, search) {
  const asked = new URLSearchParams(search).get("with");
  const kept = /** @type {Draft & {asked: string | null} | null} */ (read("draft", null));
  if (kept && kept.asked === asked && options.rules.some((one) => one.name === kept.rules)) {
    const there = [...options.levels, ...options.bots];
    const level = (/** @type {Seat} */ one) => (there.includes(one.level) ? one.level : options.level);
    return { ...kept, seats: kept.seats.map((one) => ({ ...one, level: level(one), key: (keys += 1) })) };
  }
  const usual = options.rules.find((one) => one.usual) ?? options.rules[0];
  const [me = "", other = ""] = names();
  const level = lastLevel(options);
  const second = asked === "here" ? "here" : asked === "link" ? "open" : "bot";
  const seats = [newSeat("me", level, me), newSeat(second, level, second === "here" ? other : "")];
  return { rules: usual.name, house: {}, seats };
}

/** @param {Draft} draft */
export function keepDraft(draft) {
  write("draft", { ...draft, asked: new URLSearchParams(location.search).get("with") });
}

/**
 * The seats as the server is asked for them: whoever gave no name gets one.
 * @param {Seat[]} seats
 * @returns {Wish[]}
 */
export function wishes(seats) {
  const bots = seats.filter((one) => one.kind === "bot").length;
  let bot = 0;
  return seats.map(({ kind, name, level }, place) => {
    if (kind === "open") return { kind, name: "" };
    if (kind === "bot") {
      bot += 1;
      const called = bots > 1 ? say("seat-bot-number", { number: bot }) : say("seat-bot-name");
      return { kind, name: called, level };
    }
    const plain = place === 0 && seats.filter((one) => one.kind === "here").length === 0;
    return { kind, name: name.trim() || (plain ? say("seat-me-name") : say("seat-number", { number: place + 1 })) };
  });
}

/**
 * The rule set and what was changed in it, as a record writes it.
 * @param {Setup} options
 * @param {RuleSet} set
 * @param {Record<string, string>} house
 */
export function rulesText(options, set, house) {
  const changes = options.house
    .filter(({ key }) => house[key] !== undefined && house[key] !== "" && applies(set, house, key))
    .map(({ key }) => `${key}=${house[key]}`);
  return [set.name, ...changes].join(" ");
}

/** What makes no sense when nothing is counted. */
const COUNTED = new Set(["target", "empty", "opening", "zero", "bridge", "wedge", "hexagon", "double", "triple", "blocked"]);
/** What only a triple that opens is paid. */
const OPENED = new Set(["opening", "zero"]);

/**
 * Whether a house rule makes sense here.
 * @param {RuleSet} set
 * @param {Record<string, string>} house
 * @param {string} key
 */
export function applies(set, house, key) {
  if (OPENED.has(key) && !(key in set.values)) return false;
  return !(COUNTED.has(key) && (house.count ?? set.values.count) === "no");
}
