// The steps of a record: board, hands, scores, and the keys to walk through them.
import { makeBoard } from "../../board/board.js";
import { announce, hush } from "../lib/announce.js";
import { valueOf } from "../lib/fields.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { lang, number, say } from "../lib/texts.js";
import { Tile } from "../lib/tile.js";
import { boardAt, roundFrom, rounds } from "./record.js";
import { Slips } from "./slips.js";
import { Steps } from "./steps.js";

/** @typedef {import("./record.js").Replay} Replay */
/** @typedef {import("./record.js").Step} Step */

/** Milliseconds from step to step. */
const PACES = { slow: 3000, normal: 1500, fast: 500 };
/** @typedef {keyof typeof PACES} Pace */

/** @param {Step} step */
const sentence = (step) => step.told.say || step.text;

/** @param {string} tile */
const tileName = (tile) => (/^\d{3}$/.test(tile) ? [...tile].join("-") : say("record-unknown"));

/**
 * What the board's parts are called.
 * @param {string} kind
 * @param {any} facts
 */
function label(kind, facts) {
  if (kind === "board") return say("record-board", { tiles: facts.tiles });
  if (kind === "tile") return facts.last ? say("record-last", { tile: tileName(facts.digits) }) : tileName(facts.digits);
  return "";
}

/** @param {{replay: Replay, at: number}} props */
function Board({ replay, at }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const board = useRef(/** @type {any} */ (null));
  const before = useRef(at);
  const step = replay.steps[at];
  useEffect(() => {
    if (!place.current) return undefined;
    board.current = makeBoard(place.current, { mode: "fit", label });
    return () => board.current.destroy();
  }, []);
  useEffect(() => {
    board.current?.set(boardAt(replay, at));
    const { told } = step;
    if (at === before.current + 1 && told.place) {
      board.current?.animate({ kind: "play", move: told.place, points: told.points, figure: told.figure });
    }
    before.current = at;
  }, [replay, at]);
  useEffect(() => board.current?.relabel(), [lang()]);
  return html`<div class="board-box">
    <div ref=${place} class="board-place"></div>
    ${!step.is_known && html`<p class="not-known small">${say("record-not-known")}</p>`}
  </div>`;
}

/** @param {{step: Step, counted: boolean}} props */
const Seats = ({ step, counted }) => html`<ul class="replay-seats" aria-label=${say("record-seats")}>
  ${step.names.map((name, seat) => html`<li key=${seat} class=${step.turn === seat ? "now" : ""}>
    <p class="who"><span class="flag" aria-hidden="true"></span><b>${name}</b>${step.turn === seat && html`<span class="sr">${say("record-turn")}</span>`}</p>
    ${counted && html`<p class="score">${number(step.scores[seat])}</p>`}
    <p class="sr">${say("record-hand", { count: step.counts[seat] })}</p>
    <ul class="hand">${(step.hands[seat] ?? []).map((tile, place) => html`<li key=${place}><${Tile} digits=${tile} name=${tileName(tile)} /></li>`)}</ul>
  </li>`)}
</ul>`;

/**
 * @param {{at: number, most: number, playing: boolean, pace: Pace, go: (at: number) => void, stepBy: (by: number) => void, round: (way: 1 | -1) => void, play: () => void, setPace: (pace: Pace) => void}} props
 */
function Controls({ at, most, playing, pace, go, stepBy, round, play, setPace }) {
  const move = (/** @type {Event} */ event) => go(Number(valueOf(event)));
  /** @type {[import("../lib/icons.js").IconName, string, () => void][]} */
  const before = [["first", say("record-round-back"), () => round(-1)], ["back", say("record-back"), () => stepBy(-1)]];
  /** @type {[import("../lib/icons.js").IconName, string, () => void][]} */
  const after = [["next", say("record-next"), () => stepBy(1)], ["last", say("record-round-next"), () => round(1)]];
  const Button = (/** @type {[import("../lib/icons.js").IconName, string, () => void]} */ [name, text, act]) =>
    html`<button type="button" class="btn round" key=${name} aria-label=${text} title=${text} onClick=${act}>${icon(name)}</button>`;
  return html`<div class="controls">
    <input class="range" type="range" min="0" max=${most} value=${at} aria-label=${say("record-step")} aria-valuetext=${say("record-step-of", { step: at + 1, steps: most + 1 })} onInput=${move} />
    <div class="buttons">
      <div class="walk">${before.map(Button)}
        <button type="button" class="btn primary round play" aria-label=${playing ? say("record-pause") : say("record-play")} title=${playing ? say("record-pause") : say("record-play")} onClick=${play}>${icon(playing ? "pause" : "play")}</button>
      ${after.map(Button)}</div>
      <div class="seg" role="group" aria-label=${say("record-pace")}>
        ${/** @type {Pace[]} */ (Object.keys(PACES)).map((one) => html`<button type="button" key=${one} aria-pressed=${String(one === pace)} onClick=${() => setPace(one)}>${say(`record-pace-${one}`)}</button>`)}
      </div>
    </div>
  </div>`;
}

/** @param {{replay: Replay, text: string, choose: (game: number) => void}} props */
export function Viewer({ replay, text, choose }) {
  const steps = replay.steps;
  const most = steps.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(/** @type {Pace} */ ("normal"));
  const now = Math.min(at, most);
  // keys may come quicker than the page is drawn: they step from here
  const newest = useRef(now);
  const step = steps[now];
  const all = useMemo(() => rounds(steps), [steps]);
  const counted = steps.some((one) => one.scores.some((score) => score !== 0));

  /** @param {number} wanted */
  const go = (wanted) => {
    const next = Math.max(0, Math.min(most, wanted));
    if (next === newest.current) return;
    newest.current = next;
    setAt(next);
    hush();
    announce(sentence(steps[next]));
  };
  /** @param {number} by */
  const stepBy = (by) => go(newest.current + by);
  const round = (/** @type {1 | -1} */ way) => go(roundFrom(steps, newest.current, way));
  const play = () => {
    if (!playing && now === most) go(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (now === most) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(now + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [playing, now, pace]);
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => stepBy(-1), ArrowRight: () => stepBy(1),
      PageUp: () => round(-1), PageDown: () => round(1),
      Home: () => go(0), End: () => go(most),
    };
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      const act = keys[event.key];
      if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      // the board is walked by the same keys; fields need them for themselves
      if (target.closest("dialog, select, textarea, input:not([type=range]), .board-place")) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
  return html`<main id="main" tabindex="-1" class="viewer">
    <h1 class="sr">${say("record-title")}</h1>
    <div class="stage">
      <${Seats} step=${step} counted=${counted} />
      <${Board} replay=${replay} at=${now} />
      <div class="under">
        <p class="sentence"><span class="small">${say("record-step-of", { step: now + 1, steps: most + 1 })}</span> ${sentence(step)}</p>
        <${Controls} at=${now} most=${most} playing=${playing} pace=${pace} go=${go} stepBy=${stepBy} round=${round} play=${play} setPace=${setPace} />
        <p class="tiny keys">${say("record-keys")}</p>
      </div>
    </div>
    <div class="aside">
      ${replay.games > 1 && html`<label class="field"><span class="label">${say("record-game")}</span>
        <select class="select" value=${String(replay.game)} onChange=${(/** @type {Event} */ event) => choose(Number(valueOf(event)))}>
          ${Array.from({ length: replay.games }, (_, game) => html`<option key=${game} value=${String(game)}>${say("record-game-of", { game: game + 1, games: replay.games })}</option>`)}
        </select>
      </label>`}
      <${Slips} slips=${replay.faults} text=${text} />
      <${Steps} steps=${steps} rounds=${all} at=${now} go=${go} />
      ${replay.cut && html`<p class="small">${say("record-cut")}</p>`}
    </div>
  </main>`;
}
