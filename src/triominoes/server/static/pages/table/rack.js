// One's own tiles: what fits is plain, a tap chooses, a drag lays or sorts, arrows walk and sort.
import { announce } from "../lib/announce.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Tile } from "../lib/tile.js";
import { placesOf, spoken } from "./choice.js";
import { keepRow, moveTile, ordered, rowsOf } from "./order.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** The tiles as they lie in the rack now. @param {Sitting} sitting */
export const rowOf = (sitting) => ordered(sitting.shown?.rack ?? [], sitting.table, sitting.seat);

/** Why a tile has no place now. @param {Sitting} sitting @param {string} tile */
export const whyNot = (sitting, tile) =>
  say(sitting.shown?.board.length === 0 && sitting.moves.length > 0 ? "tile-not-first" : "tile-no-place", { tile: spoken(tile) });

/** Choose a tile, or say why it can't be laid. @param {Sitting} sitting @param {string} tile */
export const tapTile = (sitting, tile) => {
  sitting.select(tile);
  if (!sitting.mine) {
    sitting.notice = "";
    announce(say("tile-chosen", { tile: spoken(tile) }));
  } else if (placesOf(sitting.moves, tile) === 0) {
    announce(whyNot(sitting, tile));
  } else announce(say("status-fits", { tile: spoken(tile), count: placesOf(sitting.moves, tile) }));
  sitting.changed();
};

/** Move a tile of the rack by hand. @param {Sitting} sitting @param {string} tile @param {number} to */
const sortTile = (sitting, tile, to) => {
  const row = rowOf(sitting);
  moveTile(row, tile, to, sitting.table, sitting.seat);
  announce(say("tile-moved", { tile: spoken(tile), place: rowOf(sitting).indexOf(tile) + 1, count: row.length }));
  sitting.changed();
};

/** Which place in the row is under the finger; none outside the rack. @param {HTMLElement} tray @param {number} x @param {number} y @param {string} tile */
const placeAt = (tray, x, y, tile) => {
  const box = tray.getBoundingClientRect();
  if (y < box.top - 8 || y > box.bottom + 24 || x < box.left - 16 || x > box.right + 16) return null;
  const others = [...tray.querySelectorAll("[data-tile]")].filter((each) => each instanceof HTMLElement && each.dataset.tile !== tile);
  let before = 0;
  for (const each of others) {
    const rect = each.getBoundingClientRect();
    const below = y > rect.bottom;
    const beside = y >= rect.top && x > rect.left + rect.width / 2;
    if (below || beside) before += 1;
  }
  return before;
};

/** Follow a drag that began on a tile, and sort it where it is let go over the rack. @param {Sitting} sitting @param {string} tile @param {HTMLElement} tray @param {PointerEvent} start @param {(at: number | null) => void} mark */
const followDrag = (sitting, tile, tray, start, mark) => {
  let far = false;
  /** @param {PointerEvent} event */
  const move = (event) => {
    far ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 8;
    mark(far ? placeAt(tray, event.clientX, event.clientY, tile) : null);
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    mark(null);
    const at = far && event.type === "pointerup" ? placeAt(tray, event.clientX, event.clientY, tile) : null;
    if (at !== null) sortTile(sitting, tile, at);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
};

/** @param {{sitting: Sitting}} props */
export function Rack({ sitting }) {
  const row = rowOf(sitting);
  const tray = useRef(/** @type {HTMLUListElement | null} */ (null));
  const [mark, setMark] = useState(/** @type {number | null} */ (null));
  const [walked, setWalked] = useState(/** @type {string | null} */ (null));
  useEffect(() => keepRow(row, sitting.table, sitting.seat), [row.join()]);
  const stop = walked && row.includes(walked) ? walked : (sitting.selected ?? row[0]);
  const { across, rows } = rowsOf(row.length);

  /** @param {KeyboardEvent} event @param {string} tile */
  const keyed = (event, tile) => {
    const at = row.indexOf(tile);
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across, Home: -at, End: row.length - 1 - at });
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = at + step;
    if (to < 0 || to >= row.length) return;
    if (event.shiftKey) sortTile(sitting, tile, to);
    const target = event.shiftKey ? tile : (row[to] ?? tile);
    setWalked(target);
    requestAnimationFrame(() => focusTile(target));
  };
  /** @param {PointerEvent} event @param {string} tile */
  const pressed = (event, tile) => {
    if (event.button !== 0 || !tray.current) return;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    sitting.board?.startDrag(tile, event, { shown: button.dataset.shown ?? tile });
    followDrag(sitting, tile, tray.current, event, setMark);
  };

  const dealt = sitting.shown?.counts.some((count) => count > 0);
  if (row.length === 0) return html`<p class="small rack-empty">${dealt && say("rack-empty")}</p>`;
  return html`<ul class="tray" ref=${tray} role="list" data-rows=${rows} data-n=${row.length} data-region="rack" style=${{ "--n": across }}>
    ${row.map((tile, k) => html`<${RackTile} key=${tile} sitting=${sitting} tile=${tile} k=${k} across=${across} stop=${tile === stop} mark=${mark === k}
      onKey=${keyed} onPress=${pressed} onFocus=${setWalked} />`)}
  </ul>`;
}

/** @param {string} tile */
export const focusTile = (tile) => {
  const element = document.querySelector(`[data-tile="${tile}"]`);
  if (element instanceof HTMLElement) element.focus();
};

/**
 * @param {{sitting: Sitting, tile: string, k: number, across: number, stop: boolean, mark: boolean,
 *   onKey: (event: KeyboardEvent, tile: string) => void, onPress: (event: PointerEvent, tile: string) => void, onFocus: (tile: string) => void}} props
 */
function RackTile({ sitting, tile, k, across, stop, mark, onKey, onPress, onFocus }) {
  const { moves, selected, mine } = sitting;
  const count = placesOf(moves, tile);
  const on = selected === tile;
  const column = k % across;
  const down = (column + Math.floor(k / across) * (across % 2 === 0 ? 1 : 0)) % 2 === 1;
  const places = say("tile-places", { count });
  const name = mine ? say("tile-label", { tile: spoken(tile), places }) : spoken(tile);
  return html`<li class=${[column === 0 ? "first" : "", sitting.fresh === tile ? "fresh" : "", mark ? "mark" : ""].join(" ")}>
    <button type="button" data-tile=${tile} data-shown=${down ? `${tile}v` : tile} class=${mine && count === 0 ? "none" : ""} aria-pressed=${String(on)}
      tabindex=${stop ? 0 : -1} onClick=${() => tapTile(sitting, tile)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, tile)}
      onPointerDown=${(/** @type {PointerEvent} */ event) => onPress(event, tile)} onFocus=${() => onFocus(tile)}>
      <${Tile} digits=${tile} down=${down} ring />
      <span class="sr">${name}</span>
      <span class="count" aria-hidden="true">${mine ? html`<span class="w">${count === 0 ? say("tile-none") : places}</span><span class="n">${count || "–"}</span>` : html`<span class="w"> </span>`}</span>
    </button>
  </li>`;
}
