// Why so many points: the sum, the clauses with their source, and the figure lit on a small board.
import { makeBoard } from "../../board/board.js";
import { Dialog } from "../lib/dialog.js";
import { Fragment, html, useEffect, useRef, useState } from "../lib/html.js";
import { api } from "../lib/net.js";
import { lang, say } from "../lib/texts.js";
import { signed, spoken } from "./choice.js";
import { cellOf, tileOf } from "./shown.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./types.js").Why} Why */

const HEXAGON = "M17 1h22a5 5 0 0 1 4.300 2.500l11 18.500a5 5 0 0 1 0 5l-11 18.500A5 5 0 0 1 39 48H17a5 5 0 0 1-4.300-2.500l-11-18.500a5 5 0 0 1 0-5l11-18.500A5 5 0 0 1 17 1z";

/** @param {{why: Why}} props */
function Mini({ why }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!host.current) return undefined;
    const board = makeBoard(host.current, { readonly: true, mode: "fit", pad: [10, 10, 10, 10], label: () => say("why-board") });
    const cell = why.place ? cellOf(why.place) : null;
    board.set({ tiles: why.board, last: cell, lit: why.figure?.cells ?? (cell ? [cell] : null), figure: why.figure });
    return () => board.destroy();
  }, [why]);
  return html`<div class="mini" ref=${host}></div>`;
}

/** The sum with the digits as petals. @param {{why: Why}} props */
function Sum({ why }) {
  const others = why.parts.filter((part) => part.name !== "tile" || why.digits.length === 0);
  const total = why.parts.reduce((sum, part) => sum + part.points, 0);
  const terms = [
    ...why.digits.map((digit, k) => html`${k > 0 && html`<span>+</span>`}<span class="chip" data-d=${digit}>${digit}</span>`),
    ...others.map((part, k) => html`${(k > 0 || why.digits.length > 0 || part.points < 0) && html`<span>${part.points < 0 ? "−" : "+"}</span>`}<span class="hex"><svg viewBox="0 0 56 49" aria-hidden="true"><path d=${HEXAGON} /></svg><b>${Math.abs(part.points)}</b></span>`),
  ];
  return html`<p class="sum"><span class="sr">${why.sum}</span><span class="terms" aria-hidden="true">${terms}<span>=</span><span class="all">${total < 0 ? signed(total) : total}</span></span></p>`;
}

/** @param {{why: Why, rules: string}} props */
function Explained({ why, rules }) {
  const tile = why.digits.length > 0 && why.place ? spoken(tileOf(why.place)) : "";
  return html`<div class=${why.place ? "why" : "why bare"}>
    ${why.place && html`<${Mini} why=${why} />`}
    <div class="reasons">
      <p class="said">${why.title}</p>
      ${why.parts.length > 0 && html`<${Sum} why=${why} />`}
      <ul class="lines" role="list">${why.parts.map((part, k) => html`<li key=${k}><span>${part.name === "tile" && tile ? say("why-digits", { tile }) : say(`tally-${part.name}`)}</span><b>${part.points < 0 ? signed(part.points) : part.points}</b></li>`)}</ul>
      ${why.lines.map((line) => html`<blockquote key=${line.clause}>${line.text}<cite class="small">${line.source} <a href=${`/rules/${rules}#clause-${line.clause}`}>${say("why-clause")}</a></cite></blockquote>`)}
    </div>
  </div>`;
}

/** @param {{sitting: Sitting, seq: number, onClose: () => void}} props */
export function WhyDialog({ sitting, seq, onClose }) {
  const [why, setWhy] = useState(/** @type {Why | null} */ (null));
  const [fault, setFault] = useState("");
  const language = lang();
  useEffect(() => {
    api(`/api/tables/${sitting.table}/why/${seq}`, { token: sitting.token }).then(setWhy, (error) => setFault(error.say));
  }, [seq, language]);
  const points = why?.parts.reduce((sum, part) => sum + part.points, 0) ?? 0;
  return html`<${Dialog} title=${why ? say("why-title", { points, shown: String(points).replace("-", "−") }) : say("why-loading")} name="why-sheet" wide onClose=${onClose}>
    <${Fragment}>${fault && html`<p role="alert">${fault}</p>`}${why && html`<${Explained} why=${why} rules=${sitting.rules?.name ?? ""} />`}</${Fragment}>
  </${Dialog}>`;
}
