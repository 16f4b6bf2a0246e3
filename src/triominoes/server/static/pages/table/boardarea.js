// The board's widget in the page, kept in step with the sitting.
import { makeBoard } from "../../board/board.js";
import { still } from "../../board/view.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { playRefusal } from "../lib/sounds.js";
import { say } from "../lib/texts.js";
import { boardLabel } from "./boardlabel.js";
import { spoken } from "./choice.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./types.js").Option} Option */

/** @param {Option} option @param {boolean} count */
const asPlace = (option, count) => ({
  move: option.move,
  points: count ? option.points : null,
  figure: option.figure,
  label: say(count ? "place-label" : "place-label-plain", { what: option.what, how: option.how, points: option.points }),
});

/** @param {Sitting} sitting @param {(seq: number) => void} why @param {(mode: string) => void} view */
const callbacks = (sitting, why, view) => ({
  /** @param {string} move @param {{from: DOMRect | null}} by */
  place: (move, { from }) => sitting.choose(move, from),
  /** @param {string | null} move */
  focus: (move) => {
    sitting.pointed = move;
    sitting.changed();
  },
  /** @param {string} placement */
  tile: (placement) => asked(sitting, placement, why),
  /** @param {string | null} move */
  why: (move) => asked(sitting, move, why),
  /** @param {string} tile */
  drag: (tile) => sitting.selected !== tile && sitting.select(tile),
  /** @param {string} tile @param {string | null} cell */
  drop: (tile, cell) => dropped(sitting, tile, cell),
  /** @param {number} step */
  turn: (step) => sitting.turn(step),
  view,
});

/** @param {Sitting} sitting @param {string | null} placement @param {(seq: number) => void} why */
const asked = (sitting, placement, why) => {
  const told = sitting.log.find((each) => each.place === placement);
  if (told && sitting.rules?.count) why(told.seq);
};

/** A tile that was let go where it has no place: say why nothing happens. @param {Sitting} sitting @param {string} tile @param {string | null} cell */
const dropped = (sitting, tile, cell) => {
  if (!cell) return;
  sitting.notice = say(sitting.mine ? "drop-no-place" : "drop-not-now", { tile: spoken(tile) });
  playRefusal();
  sitting.changed();
};

/** With large text the board may be far above the rack: then what fits would not be seen. @param {HTMLElement} element */
const bringIntoSight = (element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < Math.min(height, innerHeight) / 2) element.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
};

/** @param {{sitting: Sitting, dead: boolean, why: (seq: number) => void, line: any}} props */
export function BoardArea({ sitting, dead, why, line }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const [mode, setMode] = useState("follow");
  useEffect(() => {
    if (!host.current) return undefined;
    const board = makeBoard(host.current, { mode: "follow", on: callbacks(sitting, why, setMode), label: boardLabel });
    sitting.board = board;
    sitting.changed();
    const relabel = () => board.relabel();
    document.addEventListener("lang", relabel);
    return () => {
      document.removeEventListener("lang", relabel);
      sitting.board = null;
      board.destroy();
    };
  }, [sitting]);
  const { shown, board, places } = sitting;
  useEffect(() => {
    if (host.current && places.length > 0) bringIntoSight(host.current);
  }, [sitting.selected]);
  useEffect(() => {
    if (!shown || !board) return;
    const all = sitting.moves.map((each) => each.cell);
    board.set({
      tiles: shown.board,
      last: shown.last,
      places: places.map((each) => asPlace(each, sitting.counted)),
      dead: dead && !sitting.busy ? (sitting.state?.dead ?? []) : [],
      selected: sitting.confirming?.move ?? (sitting.canTurn ? (places[0]?.move ?? null) : null),
      turn: sitting.canTurn,
      around: all,
    });
  });
  /** @param {"fit" | "follow" | number} how */
  const view = (how) => {
    if (how === "fit" && board?.mode === "fit") board.follow(true);
    else if (how === "fit") board?.fit();
    else if (how === "follow") board?.follow(board.mode !== "follow");
    else board?.zoom(how);
    setMode(board?.mode ?? "follow");
  };
  return html`<div class="table-board"><div class="host" ref=${host} data-region="board"></div></div>
    <div class="line">
      ${line}
      <div class="seg zoom" role="group" aria-label=${say("zoom-label")}>
        <button type="button" aria-label=${say("zoom-out")} title=${say("zoom-out")} onClick=${() => view(1 / 1.25)}>${icon("minus")}</button>
        <button type="button" aria-label=${say("zoom-in")} title=${say("zoom-in")} onClick=${() => view(1.25)}>${icon("plus")}</button>
        <button type="button" aria-label=${say("zoom-fit")} title=${say("zoom-fit")} aria-pressed=${String(mode === "fit")} onClick=${() => view("fit")}>${icon("fit")}</button>
        <button type="button" class="wide-only" aria-label=${say("zoom-follow")} title=${say("zoom-follow")} aria-pressed=${String(mode === "follow")} onClick=${() => view("follow")}>${icon("follow")}</button>
      </div>
    </div>`;
}
