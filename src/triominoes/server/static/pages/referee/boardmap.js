// The mirrored board: the widget in the page, seen from either side of the table.
import { makeBoard } from "../../board/board.js";
import { readCell, readPlacement, writeCell } from "../../board/geometry.js";
import { still } from "../../board/view.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";
import { boardLabel } from "../table/boardlabel.js";

/** @typedef {import("../../board/types.js").BoardState} BoardState */
/** @typedef {{place: (move: string) => void, tile?: (move: string) => void, turn?: (step: number) => void}} Calls */

/** The cell as it lies when the board is turned half round. @param {string} text */
const cellRound = (text) => {
  const { x, y } = readCell(text);
  return writeCell({ x: x === 0 ? 0 : -x, y: -1 - y });
};

/** The same of a placement: read from the tip, its digits stay. @param {string} move */
const moveRound = (move) => {
  const { digits, cell } = readPlacement(move);
  return `${digits}@${cellRound(cell)}`;
};

/** All that lies on the board, turned half round. @param {BoardState} board @returns {BoardState} */
const boardRound = ({ tiles, last, places, dead, clash, selected, ...rest }) => ({
  ...rest,
  tiles: tiles.map(moveRound),
  last: last && cellRound(last),
  places: places.map((place) => ({ ...place, move: moveRound(place.move) })),
  dead: dead.map(cellRound),
  clash: clash && { corner: [0 - clash.corner[0], 0 - clash.corner[1]], cell: cellRound(clash.cell) },
  selected: selected && moveRound(selected),
});

/** With large text the tiles may be far below the board: what happens there is to be seen. @param {HTMLElement} element */
function bringIntoSight(element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < height / 2) element.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
}

/** @param {{board: BoardState, calls: Calls, name: string, news?: string, children?: any}} props `name`: a class that tells how it is used; `news`: changes with what is to be seen */
export function BoardMap({ board, calls, name, news = "", children = null }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const widget = useRef(/** @type {import("../../board/board.js").Board | null} */ (null));
  const [round, setRound] = useState(false);
  const latest = useRef({ calls, round });
  latest.current = { calls, round };
  useEffect(() => {
    if (!host.current) return undefined;
    const back = (/** @type {string} */ move) => (latest.current.round ? moveRound(move) : move);
    const made = makeBoard(host.current, {
      mode: "fit",
      label: boardLabel,
      on: {
        place: (move) => latest.current.calls.place(back(move)),
        tile: (move) => latest.current.calls.tile?.(back(move)),
        turn: (step) => latest.current.calls.turn?.(step),
      },
    });
    widget.current = made;
    const relabel = () => made.relabel();
    document.addEventListener("lang", relabel);
    return () => {
      document.removeEventListener("lang", relabel);
      made.destroy();
    };
  }, []);
  useEffect(() => widget.current?.set(round ? boardRound(board) : board));
  useEffect(() => {
    if (host.current && news) bringIntoSight(host.current);
  }, [news]);
  const flip = () => {
    widget.current?.set({ tiles: [], last: null, places: [], dead: [], clash: null, selected: null });
    setRound(!round);
  };
  return html`<div class="map-box">
    <div class=${`map ${name}`} data-region="board"><div class="host" ref=${host}></div></div>
    <div class="map-line">
      ${children}
      <div class="seg zoom" role="group" aria-label=${say("zoom-label")}>
        <button type="button" aria-label=${say("referee-flip")} title=${say("referee-flip")} aria-pressed=${String(round)} onClick=${flip}>${icon("flip")}</button>
        <button type="button" aria-label=${say("zoom-out")} title=${say("zoom-out")} onClick=${() => widget.current?.zoom(1 / 1.25)}>${icon("minus")}</button>
        <button type="button" aria-label=${say("zoom-in")} title=${say("zoom-in")} onClick=${() => widget.current?.zoom(1.25)}>${icon("plus")}</button>
        <button type="button" aria-label=${say("zoom-fit")} title=${say("zoom-fit")} onClick=${() => widget.current?.fit()}>${icon("fit")}</button>
      </div>
    </div>
  </div>`;
}
