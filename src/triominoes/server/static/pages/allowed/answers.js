// What each rule set says: allowed or why not, the points part by part, the clauses and their source.
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { rulesName } from "../lib/setup.js";
import { number, say } from "../lib/texts.js";
import { whole } from "../lib/whole.js";

/** @typedef {{name: string, points: number}} Part */
/** @typedef {{name: string, cells: string[], corners: [number, number][]}} Figure */
/** @typedef {{corner: [number, number], lies: number, brings: number}} Clash */
/** @typedef {{rules: string, title: string, allowed: boolean, reason: string | null, clash: Clash | null, points: number, parts: Part[], figure: Figure | null, say: string, clauses: {text: string, source: string, clause: string}[]}} Verdict */

/** The answers in one sentence. @param {Verdict[]} verdicts */
export function inShort(verdicts) {
  const points = verdicts.filter((one) => one.allowed).map((one) => one.points);
  if (points.length === 0) return say("allowed-none");
  if (points.length < verdicts.length) return say("allowed-some", { count: points.length, all: verdicts.length });
  const [low, high] = [Math.min(...points), Math.max(...points)];
  return low === high ? say("allowed-agree", { points: low }) : say("allowed-differ", { low, high });
}

/** Why not, by what is marked on the board; or as the server says it. @param {Verdict} verdict */
function whyNot({ reason, clash, say: said }) {
  if (clash) return say("allowed-clash", { lies: clash.lies, brings: clash.brings });
  return reason === "no-side" ? say("allowed-no-side") : said;
}

/** @param {{parts: Part[], tile: string}} props */
const Parts = ({ parts, tile }) => html`<ul class="parts" role="list">${parts.map((part, k) => html`<li key=${k}>
  <span>${part.name === "tile" ? tile : say(`tally-${part.name}`)}</span><b>${number(part.points)}</b>
</li>`)}</ul>`;

/** @param {{verdict: Verdict, tile: string}} props */
const Answer = ({ verdict, tile }) => html`<li class=${`answer ${verdict.allowed ? "yes" : "no"}`} data-rules=${verdict.rules}>
  <h3>${rulesName(verdict.rules, verdict.title)}</h3>
  <p class="verdict">${icon(verdict.allowed ? "check" : "close")}<b>${say(verdict.allowed ? "allowed-yes" : "allowed-no")}</b>
    ${verdict.allowed && html`<span class="points">${say("allowed-points", { points: verdict.points })}</span>`}</p>
  ${verdict.allowed ? html`<${Parts} parts=${verdict.parts} tile=${tile} />` : html`<p>${whole(whyNot(verdict))}</p>`}
  ${verdict.clauses.length > 0 && html`<details class="more"><summary>${icon("next")}${say("allowed-clauses", { count: verdict.clauses.length })}</summary>
    ${verdict.clauses.map((line) => html`<blockquote key=${line.clause}>${line.text}<cite class="small">${line.source} <a href=${`/rules/${verdict.rules}#clause-${line.clause}`}>${say("why-clause")}</a></cite></blockquote>`)}
  </details>`}
</li>`;

/** @param {{verdicts: Verdict[], tile: string}} props */
export const Answers = ({ verdicts, tile }) => html`<ul class="answers" role="list">
  ${verdicts.map((verdict) => html`<${Answer} key=${verdict.rules} verdict=${verdict} tile=${tile} />`)}
</ul>`;
