// What the table changes in the printed rules. Each change is named and shown with the match.
import { Stepper, valueOf } from "../lib/fields.js";
import { Fragment, html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { houseValue } from "../lib/setup.js";
import { say } from "../lib/texts.js";
import { applies } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../lib/setup.js").Setup} Setup */
/** @typedef {import("../lib/setup.js").RuleSet} RuleSet */
/** @typedef {import("../lib/setup.js").HouseKey} HouseKey */
/** @typedef {{rule: HouseKey, printed: string, value: string, put: (value: string) => void}} Control */

/** The keys in groups, as people think of them; what is in none comes last. */
const GROUPS = [
  { name: "match", keys: ["target", "rounds", "tiles", "hand"] },
  { name: "drawing", keys: ["draws", "voluntary", "empty"] },
  { name: "points", keys: ["bridge", "wedge", "hexagon", "double", "triple", "opening", "zero"] },
  { name: "end", keys: ["blocked"] },
];
/** How far one tap on plus goes. */
const STEPS = new Map([["target", 50], ["bridge", 5], ["wedge", 5], ["hexagon", 5], ["double", 5], ["triple", 5], ["opening", 5], ["zero", 5], ["empty", 5]]);
const YES_NO = ["yes", "no"];

/**
 * A number, where it may also be a word: `any`, `none`.
 * @param {Control & {id: string, hint: string}} props
 */
function NumberControl({ rule, printed, value, put, id, hint }) {
  const label = say(`rule-${rule.key}`);
  const word = rule.words[0];
  const isWord = value === word;
  const fallback = /^\d+$/.test(printed) ? printed : String(rule.key === "target" ? 400 : (rule.low ?? 1));
  return html`<span class="control">
    ${!isWord && html`<${Stepper} id=${id} value=${value} empty=${printed} low=${rule.low ?? 0} high=${rule.high ?? 9999} step=${STEPS.get(rule.key) ?? 1} label=${label} hint=${hint} onChange=${put} />`}
    ${word && html`<label class="tick"><input type="checkbox" checked=${isWord} aria-labelledby=${`${id}-name ${id}-word`} onChange=${() => put(isWord ? fallback : word)} /><span id=${`${id}-word`}>${houseValue(rule.key, word)}</span></label>`}
  </span>`;
}

/** @param {Control & {id: string, hint: string}} props */
const WordControl = ({ rule, value, put, id, hint }) => html`<select id=${id} class="select" aria-describedby=${hint} value=${value} onChange=${(/** @type {Event} */ event) => put(valueOf(event))}>
  ${!rule.words.includes(value) && html`<option value=${value}>${houseValue(rule.key, value)}</option>`}
  ${rule.words.map((word) => html`<option key=${word} value=${word}>${houseValue(rule.key, word)}</option>`)}
</select>`;

/** @param {Control} props */
function Rule({ rule, printed, value, put }) {
  const id = `house-${rule.key}`;
  const hint = `${id}-hint`;
  const changed = value !== printed && value !== "";
  if (YES_NO.every((word) => rule.words.includes(word))) {
    return html`<label class="switch rule" data-key=${rule.key}>
      <span><b>${say(`rule-${rule.key}`)}</b><span class="small" id=${hint}>${say(`rule-${rule.key}-hint`)}</span></span>
      <input type="checkbox" role="switch" id=${id} aria-label=${say(`rule-${rule.key}`)} aria-describedby=${hint} checked=${value === "yes"} onChange=${() => put(value === "yes" ? "no" : "yes")} />
    </label>`;
  }
  const Kind = rule.kind === "word" ? WordControl : NumberControl;
  return html`<div class=${`rule ${changed ? "changed" : ""}`} data-key=${rule.key}>
    <div><label for=${id} id=${`${id}-name`} class="label">${say(`rule-${rule.key}`)}</label><p class="small" id=${hint}>${say(`rule-${rule.key}-hint`)}${changed && html` <span class="printed">${say("new-printed", { value: houseValue(rule.key, printed) })}</span>`}</p></div>
    <${Kind} rule=${rule} printed=${printed} value=${value} put=${put} id=${id} hint=${hint} />
  </div>`;
}

/**
 * @param {{draft: Draft, options: Setup, set: RuleSet, change: (part: Partial<Draft>) => void, bots?: boolean}} props `bots`: whether bots may play
 */
export function House({ draft, options, set, change, bots = true }) {
  const house = draft.house;
  /**
   * @param {string} key
   * @param {string} value
   */
  const put = (key, value) => {
    const changed = { ...house, [key]: value };
    if (value === printed(key)) delete changed[key];
    change({ house: changed });
  };
  /** @param {string} key */
  const printed = (key) =>
    key === "hand" ? String(set.hands[draft.seats.length - 2] ?? "") : (set.values[key] ?? "");
  const changes = Object.keys(house).filter((key) => house[key] !== "" && applies(set, house, key)).length;
  const named = new Set(GROUPS.flatMap((group) => group.keys));
  const rest = options.house.map(({ key }) => key).filter((key) => !named.has(key) && key !== "count");
  const groups = [...GROUPS, { name: "end", keys: rest }];
  const counts = (house.count ?? set.values.count ?? "yes") === "yes";
  return html`<details class="more house">
    <summary>${icon("next")}<span>${say("new-more")}${changes > 0 && html` <span class="badge">${say("new-changes", { count: changes })}</span>`}</span></summary>
    <label class="switch rule" data-key="count">
      <span><b>${say("rule-count")}</b><span class="small" id="house-count-hint">${say("rule-count-hint")}</span></span>
      <input type="checkbox" role="switch" id="house-count" aria-label=${say("rule-count")} aria-describedby="house-count-hint" checked=${!counts} onChange=${() => put("count", counts ? "no" : "yes")} />
    </label>
    ${groups.map((group) => {
      const rules = group.keys.flatMap((key) => options.house.filter((one) => one.key === key && applies(set, house, key)));
      return rules.length > 0 && html`<${Fragment} key=${group.name}>
        <h3>${say(`rule-group-${group.name}`)}</h3>
        ${rules.map((rule) => html`<${Rule} key=${rule.key} rule=${rule} printed=${printed(rule.key)} value=${house[rule.key] ?? printed(rule.key)} put=${(/** @type {string} */ value) => put(rule.key, value)} />`)}
      </${Fragment}>`;
    })}
    ${changes > 0 && html`<button type="button" class="btn reset" onClick=${() => change({ house: {} })}>${icon("undo")}${say("new-reset")}</button>`}
    ${bots && html`<label class="switch rule">
      <span><b>${say("new-bots")}</b><span class="small" id="all-bots-hint">${say("new-bots-hint")}</span></span>
      <input type="checkbox" role="switch" id="all-bots" aria-label=${say("new-bots")} aria-describedby="all-bots-hint" checked=${draft.bots ?? false} onChange=${() => change({ bots: !draft.bots })} />
    </label>`}
  </details>`;
}
