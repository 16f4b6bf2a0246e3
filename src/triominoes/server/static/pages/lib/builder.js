// A board that is laid out by hand: tap a place, choose the tile; it turns as the corners want it.
import { makeBoard } from "../../board/board.js";
import { corners, pointsNorth, readCell, readPlacement } from "../../board/geometry.js";
import { announce } from "./announce.js";
import { cornerDigits, joins, nearCells, openCells, tileNamed } from "./building.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { icon } from "./icons.js";
import { askedAbout, choicesFor, exchanged, laid, moveIn, otherWays, settled, takenAway } from "./laying.js";
import { Picker } from "./picker.js";
import { say } from "./texts.js";

/** @import { Board } from "../../board/board.js" */
/** @import { BoardState, Clash, Figure } from "../../board/types.js" */
/** @typedef {import("./laying.js").Layout} Layout */
/**
 * @typedef {object} Props
 * @property {Layout} layout
 * @property {readonly string[]} all the tiles there are
 * @property {boolean} asking whether the tile laid last is asked about: then it need not fit
 * @property {boolean} [points] whether places that touch only at a point are offered too
 * @property {Figure | null} [figure] outlined
 * @property {Clash | null} [clash] marked
 * @property {(layout: Layout) => void} change
 */

/** @param {string} move */
const named = (move) => [...tileNamed(readPlacement(move).digits)].join("-");

/** @param {string} kind @param {Record<string, any>} facts */
function label(kind, facts) {
  if (kind === "board") return say("board-label", { tiles: facts.tiles, places: facts.places });
  if (kind === "tile") return say("board-tile", { tile: [...facts.digits].join("-") });
  if (kind === "more") return say("board-more", { count: facts.count, side: facts.side });
  return "";
}

/** What a place is called: by the digits at its corners. @param {string[]} tiles @param {string} cell */
function placeName(tiles, cell) {
  const known = cornerDigits(tiles);
  const digits = corners(readCell(cell)).flatMap((corner) => known.get(String(corner)) ?? []);
  return digits.length > 0 ? say("build-place", { digits: digits.join("-") }) : say("build-place-free");
}

/** @param {Props} props @param {string | null} cell the one that is open @returns {Partial<BoardState>} */
function shownOn({ layout, points = false, figure = null, clash = null }, cell) {
  const tiles = settled(layout);
  const { asked } = layout;
  const free = (points ? nearCells : openCells)(tiles).filter((one) => !moveIn(layout, one));
  // A free place has no tile yet: these digits are never shown.
  const empty = free.map((one) => ({ move: `000@${one}`, label: placeName(tiles, one) }));
  const chosen = asked ? [{ move: asked, figure, label: say("build-asked-place", { tile: named(asked) }) }] : [];
  return { tiles: layout.tiles, last: cell && !asked ? cell : null, places: [...chosen, ...empty], selected: asked, figure: null, clash };
}

/** @param {Props & {cell: string | null, choose: (cell: string) => void}} props */
function BoardHost({ cell, choose, ...props }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const board = useRef(/** @type {Board | null} */ (null));
  const tapped = useRef(choose);
  tapped.current = choose;
  useEffect(() => {
    if (!host.current) return undefined;
    const on = {
      place: (/** @type {string} */ move) => tapped.current(readPlacement(move).cell),
      tile: (/** @type {string} */ move) => tapped.current(readPlacement(move).cell),
    };
    const made = makeBoard(host.current, { on, label, pad: [12, 12, 12, 12] });
    const relabel = () => made.relabel();
    board.current = made;
    document.addEventListener("lang", relabel);
    return () => {
      document.removeEventListener("lang", relabel);
      made.destroy();
    };
  }, []);
  useEffect(() => board.current?.set(shownOn(props, cell)));
  useEffect(() => {
    const spots = host.current?.querySelectorAll(".place") ?? [];
    for (const spot of spots) spot.classList.toggle("open", spot instanceof SVGElement && spot.dataset["cell"] === cell);
  });
  return html`<div class="build-board"><div class="host" ref=${host}></div></div>`;
}

/** What can be done with a tile that lies. @param {Props & {move: string, again: () => void, done: (layout: Layout, said: string) => void}} props */
function TileActs({ layout, asking, move, again, done }) {
  const tile = named(move);
  const asked = move === layout.asked;
  const [way] = otherWays(layout, move);
  const gone = takenAway(layout, move);
  const other = asking && !asked ? askedAbout(layout, move) : null;
  return html`<div class="build-acts">
    ${way && html`<button type="button" class="btn" data-act="turn" onClick=${() => done(exchanged(layout, move, way), say("build-turned", { tile: [...readPlacement(way).digits].join("-") }))}>${icon("flip")}${say("build-turn")}</button>`}
    ${other && html`<button type="button" class="btn" data-act="ask" onClick=${() => done(other, say("build-asked", { tile }))}>${icon("help")}${say("build-ask")}</button>`}
    ${asked && html`<button type="button" class="btn" data-act="other" onClick=${again}>${icon("more")}${say("build-other")}</button>`}
    ${gone && html`<button type="button" class="btn" data-act="away" onClick=${() => done(gone, say("build-gone", { tile }))}>${icon("remove")}${say("build-away")}</button>`}
    ${!gone && html`<p class="small">${say("build-holds", { tile })}</p>`}
  </div>`;
}

/** Board and what can be done in the place that is open. @param {Props} props */
export function Builder(props) {
  const { layout, all, asking, change } = props;
  const [cell, setCell] = useState(/** @type {string | null} */ (null));
  const [anew, setAnew] = useState(false);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const move = cell && moveIn(layout, cell);
  const choosing = cell !== null && (!move || anew);
  useEffect(() => {
    if (!cell) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [cell, choosing]);
  /** @param {Layout} next @param {string} said @param {string | null} open */
  const become = (next, said, open) => {
    change(next);
    setAnew(false);
    setCell(open && moveIn(next, open) ? open : null);
    announce(said);
  };
  /** @param {string} chosen */
  const choose = (chosen) => {
    setAnew(false);
    setCell(chosen === cell && !moveIn(layout, chosen) ? null : chosen);
  };
  /** @param {import("./picker.js").Choice} choice */
  const pick = ({ tile, digits }) => {
    const dropped = asking && layout.asked && readPlacement(layout.asked).cell !== cell && !joins(layout.tiles, layout.asked);
    const next = laid(layout, `${digits}@${cell}`, asking);
    const said = say("build-laid", { tile: [...tile].join("-") });
    // Only a tile that may lie in several ways, or is asked about, has more to be done with it.
    const more = asking || otherWays(next, `${digits}@${cell}`).length > 0;
    become(next, dropped ? `${said} ${say("build-dropped", { tile: named(layout.asked ?? "") })}` : said, more ? cell : null);
  };
  return html`<div class="builder">
    <${BoardHost} ...${props} cell=${cell} choose=${choose} />
    <section class="build-panel" aria-label=${say("build-panel")}>
      ${cell === null && html`<p class="build-hint">${say(layout.tiles.length === 0 && !layout.asked ? "build-begin" : asking ? "build-more-asking" : "build-more")}</p>`}
      ${cell !== null && html`<header><h2 ref=${heading} tabindex="-1">${choosing ? say("build-which") : named(move ?? "")}</h2>
        <button type="button" class="btn plain round" aria-label=${say("dialog-close")} onClick=${() => setCell(null)}>${icon("close")}</button></header>`}
      ${choosing && html`<${Picker} key=${cell} choices=${choicesFor(layout, cell, all, asking)} down=${!pointsNorth(readCell(cell))} pick=${pick} />`}
      ${move && !choosing && html`<${TileActs} ...${props} move=${move} again=${() => setAnew(true)} done=${(/** @type {Layout} */ next, /** @type {string} */ said) => become(next, said, cell)} />`}
    </section>
  </div>`;
}
