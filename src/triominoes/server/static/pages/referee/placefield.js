// Where a tile lay, for a correction: the board as it was then, a place, and a tile that fits it.
import { Fragment, html, useState } from "../lib/html.js";
import { readPlacement } from "../../board/geometry.js";
import { tileNamed } from "../lib/building.js";
import { say } from "../lib/texts.js";
import { BoardMap } from "./boardmap.js";
import { agreeing, chosen } from "./choices.js";
import { Grid, Keys } from "./pick.js";
import { bears, setOf } from "./tiles.js";

/** @param {import("./editor.js").Field} props */
export function PlaceField({ table, draft, board, change }) {
  const laid = new Set(board.map((move) => tileNamed(readPlacement(move).digits)));
  const choices = agreeing(board, setOf(table.state.data.tiles).filter((tile) => !laid.has(tile)));
  const [cell, setCell] = useState(/** @type {string | null} */ (draft.move.split("@")[1] ?? null));
  const [turn, setTurn] = useState(0);
  const [digits, setDigits] = useState("");
  const tile = draft.move ? tileNamed(draft.move.slice(0, 3)) : null;
  const cells = [...new Set(choices.map((one) => one.cell))];
  const places = cells.map((each) => ({ move: (each === cell && draft.move) || (choices.find((one) => one.cell === each)?.move ?? ""), points: null }));
  const here = choices.filter((one) => one.cell === cell);
  const put = (/** @type {string | null} */ where, /** @type {string | null} */ what, /** @type {number} */ how) => {
    setCell(where);
    setTurn(how);
    change({ move: chosen(choices, what, where, how)?.move ?? "" });
  };
  const tiles = [...new Set(here.map((one) => one.tile))].filter((one) => bears(one, digits)).sort();
  return html`<${Fragment}>
    <${BoardMap} name=${draft.move ? "small-map" : "small-map no-tile"}
      calls=${{ place: (/** @type {string} */ move) => put(move.split("@")[1] ?? null, tile, 0), turn: (/** @type {number} */ step) => put(cell, tile, (turn + step + 3) % 3) }}
      board=${{ tiles: board, last: null, places, dead: [], lit: null, figure: null, clash: null, selected: draft.move || (places.find((one) => one.move.endsWith(`@${cell}`))?.move ?? null), turn: board.length === 0 && draft.move !== "", around: [] }} />
    <${Keys} digits=${digits} change=${setDigits} />
    <${Grid} tiles=${tiles} isOn=${(/** @type {string} */ one) => one === tile} pick=${(/** @type {string} */ one) => put(cell, one, 0)} label=${say("referee-grid")} />
  </${Fragment}>`;
}
