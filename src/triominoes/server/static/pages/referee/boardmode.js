// The mirrored board: tap the place, tap the tile, in either order; how it lies follows.
import { Fragment, html } from "../lib/html.js";
import { clashOf } from "../lib/building.js";
import { inRow } from "../lib/setup.js";
import { say } from "../lib/texts.js";
import { spoken } from "../table/choice.js";
import { BoardMap } from "./boardmap.js";
import { besides, choicesOf, chosen, nearest } from "./choices.js";
import { momentOf, useFresh } from "./fresh.js";
import { Note, sumText } from "./note.js";
import { mayShow, Shown, withShown } from "./opening.js";
import { Grid, Keys } from "./pick.js";
import { bears, tilesFor } from "./tiles.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("../lib/building.js").Clash} Clash */
/** @typedef {{say: string, clash: Clash | null, move: string}} RefusedTile why a tile can't lie as `move` says */
/**
 * @typedef {object} Picked
 * @property {string | null} cell
 * @property {string | null} tile
 * @property {number} turn how the first tile is turned
 * @property {string} digits of the tiles looked for
 * @property {string} shown a triple
 * @property {RefusedTile | null} refused
 */

/** @type {Picked} */
const NOTHING = { cell: null, tile: null, turn: 0, digits: "", shown: "", refused: null };

/** A place in words: the tiles that lie beside it. @param {readonly string[]} board @param {string} cell */
function placeName(board, cell) {
  const beside = besides(board, cell).map(spoken);
  return beside.length > 0 ? say("referee-beside", { tiles: inRow(beside) }) : say("referee-first-place");
}

/** One place for each cell: with the tile that was picked, where it fits. @param {readonly string[]} board @param {Choice[]} choices @param {Picked} picked */
function placesOf(board, choices, { tile, turn }) {
  const cells = [...new Set(choices.map((one) => one.cell))];
  return cells.map((cell) => {
    const one = chosen(choices, tile, cell, turn) ?? choices.find((each) => each.cell === cell);
    const fits = one?.tile === tile;
    const count = new Set(choices.filter((each) => each.cell === cell).map((each) => each.tile)).size;
    return { move: one?.move ?? "", points: fits ? (one?.points ?? null) : null, label: say("referee-place", { place: placeName(board, cell), count }) };
  });
}

/** What is ready to be noted. @param {Table} table @param {Choice | null} choice @param {string} shown @returns {import("./note.js").Wanted | null} */
function wantedOf(table, choice, shown) {
  if (!choice) return null;
  const texts = (/** @type {number} */ by) => withShown(by, shown, `p${by + 1} play ${choice.move}`);
  const option = table.state.options.find((one) => one.move === choice.move);
  const preview = option ?? table.preview(texts(table.seat ?? 0));
  const waits = !option && (table.state.board ?? []).length > 0;
  return {
    title: spoken(choice.tile),
    points: waits ? null : (preview?.points ?? null),
    sum: waits ? say("referee-waits") : preview && table.state.data.count ? sumText(preview.parts) : "",
    texts,
  };
}

/** Why a tile can't lie where it was tapped: the server's sentence, or the two digits. @param {Table} table @param {string | null} cell @param {string} tile @returns {Promise<RefusedTile>} */
async function whyNot({ keeping, state, seat }, cell, tile) {
  const nowhere = say("referee-nowhere", { tile: spoken(tile) });
  if (cell === null) return { say: nowhere, clash: null, move: "" };
  const board = state.board ?? [];
  const move = nearest(board, tile, cell);
  const clash = clashOf(board, move);
  const otherwise = clash ? say("referee-clash", { tile: spoken(tile), lies: clash.lies, brings: clash.brings }) : nowhere;
  // of two digits the page says it better: it marks where they are
  const told = (/** @type {{code: string, say: string}} */ why) => (why.code === "clash" ? otherwise : why.say || otherwise);
  const refused = keeping.online ? await keeping.tryLine(`p${(seat ?? 0) + 1} play ${move}`).then(() => otherwise, told) : otherwise;
  return { say: refused, clash, move };
}

/** The places of a tile as a list: for those who don't use the board. @param {{board: readonly string[], choices: Choice[], tile: string, pick: (cell: string) => void}} props */
const Places = ({ board, choices, tile, pick }) => html`<ul class="places-list" role="list" aria-label=${say("referee-places")}>
  ${[...new Set(choices.filter((one) => one.tile === tile).map((one) => one.cell))].map((cell) => html`<li key=${cell}><button type="button" class="btn" data-place=${cell} onClick=${() => pick(cell)}>${placeName(board, cell)}</button></li>`)}
</ul>`;

/** How many of the tiles still out fit the place, or anywhere. @param {{count: number, fits: number, place: string, dead: number, first: boolean}} props */
const Fits = ({ count, fits, place, dead, first }) => first ? html`<p class="small still">${say("referee-first-tile")}</p>` : html`<p class="small still">${place ? say("referee-fit-here", { fits, count, place }) : say("referee-fit", { fits, count })}${dead > 0 && !place ? ` ${say("referee-dead", { count: dead })}` : ""}</p>`;

/** What was picked, and what a tap changes in it. @param {Table} table @param {Choice[]} choices */
function usePicking(table, choices) {
  const { state } = table;
  const [picked, set] = useFresh(momentOf(state), NOTHING);
  const put = (/** @type {Partial<Picked>} */ part) => set((before) => ({ ...before, refused: null, shown: "", ...part }));
  const type = (/** @type {(digits: string) => string} */ update) => set((before) => ({ ...before, digits: update(before.digits) }));
  const isAt = (/** @type {Choice} */ one, /** @type {string} */ tile) => one.tile === tile && (picked.cell === null || one.cell === picked.cell);
  const fits = (/** @type {string} */ tile) => choices.some((one) => isAt(one, tile));
  const pickCell = (/** @type {string} */ cell) => {
    const tile = chosen(choices, picked.tile, cell, 0) ? picked.tile : null;
    put(cell === picked.cell && tile === null ? { cell: null, tile } : { cell, tile });
  };
  const pickTile = (/** @type {string} */ tile) => {
    if (tile === picked.tile) return put({ tile: null });
    const cells = [...new Set(choices.filter((one) => isAt(one, tile)).map((one) => one.cell))];
    if (cells.length > 0) return put({ cell: picked.cell ?? (cells.length === 1 ? cells[0] : null), tile, turn: 0 });
    put({ tile: null });
    return void whyNot(table, picked.cell, tile).then((refused) => put({ tile: null, refused }));
  };
  const turn = (/** @type {number} */ step) => put({ turn: (picked.turn + step + 3) % 3 });
  return { picked, put, type, clear: () => set(() => NOTHING), fits, pickCell, pickTile, turn };
}

/** The board with all that is picked and refused. @param {import("./types.js").Shown} state @param {Choice[]} choices @param {Picked} picked @param {Choice | null} choice */
function boardOf(state, choices, picked, choice) {
  const board = state.board ?? [];
  const { refused, cell } = picked;
  const isHere = (/** @type {{move: string}} */ one) => one.move.endsWith(`@${cell}`);
  const places = placesOf(board, choices, picked);
  const selected = choice?.move ?? places.find(isHere)?.move ?? null;
  const rest = { dead: state.dead, lit: null, figure: null, turn: board.length === 0 && choice !== null, around: [] };
  if (!refused?.clash) return { ...rest, tiles: board, last: state.last, places, clash: null, selected };
  return { ...rest, tiles: [...board, refused.move], last: null, places: places.filter((one) => !isHere(one)), clash: refused.clash, selected: null };
}

/** @param {{table: Table}} props */
export function BoardMode({ table }) {
  const { state } = table;
  const board = state.board ?? [];
  const mine = tilesFor(state, table.seat);
  const choices = choicesOf(state, mine);
  const { picked, put, type, clear, fits, pickCell, pickTile, turn } = usePicking(table, choices);
  const { cell, tile, digits, shown, refused } = picked;
  const choice = chosen(choices, tile, cell, picked.turn);
  const bearing = mine.filter((one) => bears(one, digits));
  const tiles = [...bearing.filter(fits), ...bearing.filter((one) => !fits(one))];
  const open = tile !== null && cell === null;
  const calls = { place: (/** @type {string} */ move) => pickCell(move.split("@")[1] ?? ""), turn };
  return html`<${Fragment}>
    <${BoardMap} name=${choice ? "" : "no-tile"} news=${[state.entries.length, choice?.move, refused?.move].join()} calls=${calls} board=${boardOf(state, choices, picked, choice)}>
      <${Fits} count=${mine.length} fits=${mine.filter(fits).length} place=${cell && board.length > 0 ? placeName(board, cell) : ""} dead=${state.dead.length} first=${board.length === 0} />
    </${BoardMap}>
    <section class="pick" aria-labelledby="pick-title">
      <h2 id="pick-title" class="sr">${say("referee-which")}</h2>
      <${Keys} digits=${digits} change=${type} />
      ${mayShow(state, tile) && html`<${Shown} shown=${shown} choose=${(/** @type {string} */ triple) => put({ shown: triple })} />`}
      ${open && html`<${Places} board=${board} choices=${choices} tile=${tile} pick=${pickCell} />`}
      <${Grid} tiles=${tiles} fits=${fits} isOn=${(/** @type {string} */ one) => one === tile} pick=${pickTile} label=${say("referee-grid")} />
    </section>
    <${Note} table=${table} wanted=${wantedOf(table, choice, shown)} idle=${say(open ? "referee-tap-place" : cell ? "referee-tap-tile" : "referee-tap-both")} begun=${open || cell !== null} clear=${clear}>
      ${refused && html`<p class="taken" role="alert">${refused.say}</p>`}
    </${Note}>
  </${Fragment}>`;
}
