// The score sheet as on paper: a row for each round, its parts on wish, and the totals.
import { html, useState } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { signed } from "./choice.js";
import { Mark } from "./chart.js";
import { Name } from "./name.js";

/** @typedef {import("./types.js").SheetRound} SheetRound */

/** A number of a part: an empty one is a dot, so that the eye finds the others. @param {{points: number, plain: boolean}} props */
function Cell({ points, plain }) {
  if (points === 0) return html`<td class="z"><span aria-hidden="true">·</span><span class="sr">0</span></td>`;
  return html`<td>${plain ? points : signed(points)}</td>`;
}

/** @param {{round: SheetRound, names: string[], first: boolean}} props */
function Detail({ round, names, first }) {
  return html`<tbody class="now">
    <tr><th scope="rowgroup" colspan=${names.length + 1}>${say("tally-round", { number: round.number })}</th></tr>
    ${round.parts.map((part) => html`<tr key=${part.name}><th scope="row">${say(`tally-${part.name}`)}</th>${part.points.map((points) => html`<${Cell} points=${points} plain=${part.name === "tile"} />`)}</tr>`)}
    <tr class="sumline"><th scope="row">${say("tally-sum")}</th>${round.gains.map((points) => html`<td>${signed(points)}</td>`)}</tr>
    ${first && html`<${Totals} totals=${round.totals} />`}
  </tbody>`;
}

/** @param {{totals: number[]}} props */
function Totals({ totals }) {
  return html`<tr class="total"><th scope="row">${say("tally-total")}</th>${totals.map((points) => html`<td>${number(points)}</td>`)}</tr>`;
}

/** @param {{round: SheetRound, running: boolean, open: boolean, toggle: () => void}} props */
function Row({ round, running, open, toggle }) {
  return html`<tr><th scope="row"><button type="button" class="round-toggle" aria-expanded=${String(open)} onClick=${toggle}>${say(running ? "tally-round-running" : "tally-round", { number: round.number })}</button></th>
    ${round.totals.map((total, seat) => html`<td>${number(total)}<small>${signed(round.gains[seat] ?? 0)}</small></td>`)}</tr>`;
}

/**
 * @param {{rounds: SheetRound[], names: string[], focus: number | null}} props `focus`: the round that is shown in full
 */
export function Sheet({ rounds, names, focus }) {
  const [open, setOpen] = useState(focus);
  const last = rounds[rounds.length - 1];
  const shown = rounds.find((each) => each.number === open);
  if (!last) return html`<p>${say("tally-empty")}</p>`;
  const apart = rounds.filter((each) => each.number !== open || open !== last.number);
  return html`<div class="sheet-box"><table class="score-sheet" data-many=${names.length} style=${{ "--cols": Math.min(3, names.length) }}>
    <caption class="sr">${say("press-sheet")}</caption>
    <thead><tr><td></td>${names.map((name, seat) => html`<th scope="col" key=${seat}><${Mark} seat=${seat} /><${Name} name=${name} /></th>`)}</tr></thead>
    ${apart.length > 0 && html`<tbody class="past">${apart.map((round) => html`<${Row} key=${round.number} round=${round} running=${round.how === null} open=${open === round.number} toggle=${() => setOpen(open === round.number ? null : round.number)} />`)}</tbody>`}
    ${shown && html`<${Detail} round=${shown} names=${names} first=${shown === last} />`}
    ${shown !== last && html`<tbody class="now"><${Totals} totals=${last.totals} /></tbody>`}
  </table></div>`;
}
