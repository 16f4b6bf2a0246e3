// The score sheet: three digits, or a tile of the grid, or its points alone; a figure; noted.
import { Fragment, html, useEffect, useRef, useState } from "../lib/html.js";
import { read, write } from "../lib/stored.js";
import { say } from "../lib/texts.js";
import { spoken } from "../table/choice.js";
import { EMPTY, needsPoints, writeDraft } from "./draft.js";
import { momentOf, useFresh } from "./fresh.js";
import { Note, sumText } from "./note.js";
import { hasBegun, mayShow, Shown, withShown } from "./opening.js";
import { Figures, Grid, Keys, Points, typed, withDigit, withoutDigit } from "./pick.js";
import { lineOf, meant, tileNamedBy, tilesFor } from "./tiles.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {"tile" | "points"} Way */

/** @param {{table: Table, tile: string}} props */
function Taken({ table, tile }) {
  const line = lineOf(table.state, tile);
  return html`<p class="taken" role="alert">${say("referee-taken", { tile: spoken(tile) })}
    ${line && html` <button type="button" class="link" onClick=${() => table.openLine(line.n)}>${say("referee-taken-line")}</button>`}</p>`;
}

/** What is ready to be noted. @param {Table} table @param {Draft} draft @param {string} shown @returns {import("./note.js").Wanted | null} */
function wantedOf(table, draft, shown) {
  const { state, seat } = table;
  const tile = draft.kind === "tile" ? tileNamedBy(draft.digits, state.data.tiles) : null;
  if (tile ? !tilesFor(state, seat).includes(tile) : draft.points === null) return null;
  const texts = (/** @type {number} */ by) => withShown(by, shown, writeDraft({ ...draft, seat: by }, state.data) ?? "");
  if (writeDraft({ ...draft, seat: seat ?? 0 }, state.data) === null) return null;
  const named = tile ? spoken(tile) : needsPoints(state.data) ? say("referee-points-of", { points: draft.points ?? 0 }) : say("referee-a-tile");
  const figure = draft.figure && !state.data.count ? say(`award-name-${draft.figure}`) : "";
  const preview = table.preview(texts(seat ?? 0));
  return { title: [named, figure].filter(Boolean).join(", "), points: preview?.points ?? null, sum: preview && state.data.count ? sumText(preview.parts) : "", texts };
}

/** Digits may be typed; with the third the keyboard is where the tile is noted. @param {(key: string) => void} press @param {boolean} ready */
function useTyping(press, ready) {
  const isTyping = useRef(false);
  useEffect(() => {
    const typedKey = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
      isTyping.current = /^[0-5]$/.test(event.key);
      if (isTyping.current || event.key === "Backspace") press(event.key);
    };
    document.addEventListener("keydown", typedKey);
    return () => document.removeEventListener("keydown", typedKey);
  });
  useEffect(() => {
    const note = document.querySelector("[data-note]");
    if (ready && isTyping.current && note instanceof HTMLElement) note.focus();
  }, [ready]);
}

/** @param {{way: Way, choose: (way: Way) => void}} props */
const Ways = ({ way, choose }) => html`<div class="seg" role="group" aria-label=${say("referee-ways")}>
  ${/** @type {const} */ (["tile", "points"]).map((one) => html`<button type="button" key=${one} data-way=${one} aria-pressed=${String(one === way)} onClick=${() => choose(one)}>${say(`referee-way-${one}`)}</button>`)}
</div>`;

/** @param {{table: Table}} props */
export function SheetMode({ table }) {
  const { state } = table;
  const [wish, setWish] = useState(/** @type {Way} */ (read("referee-way", /** @type {string} */ ("tile")) === "points" ? "points" : "tile"));
  const way = state.data.count ? wish : "tile";
  const [{ draft, shown }, set] = useFresh(`${momentOf(state)} ${way}`, { draft: /** @type {Draft} */ ({ ...EMPTY, kind: way }), shown: "" });
  const change = (/** @type {Partial<Draft>} */ part) => set((before) => ({ draft: { ...before.draft, ...part }, shown: "" }));
  const type = (/** @type {(digits: string) => string} */ update) => set((before) => ({ draft: { ...before.draft, digits: update(before.draft.digits) }, shown: "" }));
  const wanted = wantedOf(table, draft, shown);
  useTyping((key) => {
    if (key === "Backspace") type(withoutDigit);
    else if (way === "tile") type((digits) => withDigit(digits, key));
  }, wanted !== null);
  const choose = (/** @type {Way} */ one) => {
    write("referee-way", one);
    setWish(one);
  };
  const tile = way === "tile" ? tileNamedBy(draft.digits, state.data.tiles) : null;
  const left = meant(tilesFor(state, table.seat), draft.digits, state.data.tiles);
  const loses = state.board !== null && state.board.length > 0;
  return html`<${Fragment}>
    <section class="pick" aria-labelledby="pick-title">
      <div class="pick-head">
        <h2 id="pick-title">${say("referee-which")}</h2>
        ${state.data.count && html`<${Ways} way=${way} choose=${choose} />`}
      </div>
      ${way === "tile"
        ? html`<${Keys} digits=${draft.digits} change=${type} />`
        : html`<${Points} points=${draft.points} several=${needsPoints(state.data)} choose=${(/** @type {number} */ points) => change({ points })} />`}
      ${hasBegun(state) && html`<${Figures} figures=${state.data.figures} chosen=${draft.figure} choose=${(/** @type {string} */ figure) => change({ figure })} />`}
      ${mayShow(state, tile) && html`<${Shown} shown=${shown} choose=${(/** @type {string} */ triple) => set((before) => ({ ...before, shown: triple }))} />`}
      ${way === "tile" && html`<p class="small still">${say("referee-still", { count: left.length, digits: draft.digits.length })}${state.data.tiles === 76 ? ` ${say("referee-clockwise")}` : ""}</p>
        <${Grid} tiles=${left} isOn=${(/** @type {string} */ one) => one === tile} pick=${(/** @type {string} */ one) => change({ digits: one === tile ? "" : one })} label=${say("referee-grid")} />`}
    </section>
    <${Note} table=${table} wanted=${wanted} idle=${draft.digits ? typed(draft.digits) : ""} hint=${loses ? say("referee-loses-board") : ""} clear=${() => change({ ...EMPTY, kind: way })}>
      ${tile && left.length === 0 && html`<${Taken} table=${table} tile=${tile} />`}
    </${Note}>
  </${Fragment}>`;
}
