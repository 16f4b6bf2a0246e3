// What is told of an event in a few words, and how much is shown after an absence.

import { say } from "../lib/texts.js";
import { awards, signed } from "./choice.js";
import { ACTS } from "./shown.js";

/** @typedef {import("./types.js").Told} Told */

const REEL_ACTS = 8;

/**
 * What is shown of a long absence: from the end of a round on, if one ended, and never more than a few acts.
 * @param {Told[]} fresh
 * @returns {[Told[], Told[]]} what is skipped, what is shown
 */
export const shortened = (fresh) => {
  const end = fresh.findLastIndex((told) => told.kind === "end");
  const acts = fresh.flatMap((told, k) => (ACTS.includes(told.kind) ? [k] : []));
  const few = acts.length > REEL_ACTS ? (acts[acts.length - REEL_ACTS] ?? 0) : 0;
  const from = end >= 0 && end < few ? end : few;
  return [fresh.slice(0, from), fresh.slice(from)];
};

/** @param {{parts: import("./types.js").Part[] | null, points: number | null}} scored @param {boolean} count */
export const popText = ({ parts, points }, count) => {
  const names = awards(parts ?? []).map((part) => say(`award-name-${part.name}`));
  if (!count) return names.join(" · ");
  return points === null ? "" : [signed(points), ...names].join(" ");
};
