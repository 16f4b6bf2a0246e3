// The page of one match: bar, players, what is awaited, and what lies over it.
import { announce } from "../lib/announce.js";
import { stayAwake } from "../lib/awake.js";
import { Faults } from "../lib/fields.js";
import { Fragment, html, useEffect, useReducer, useRef, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { useLang } from "../lib/page.js";
import { read, write } from "../lib/stored.js";
import { say } from "../lib/texts.js";
import { signed } from "../table/choice.js";
import { keepFocus } from "../table/focus.js";
import { BoardMode } from "./boardmode.js";
import { AskBlocked, AskOut, Holds, LastRound } from "./endings.js";
import { LayingOut } from "./layingout.js";
import { LineDialog } from "./linedialog.js";
import { LastLine, SheetDialog } from "./lines.js";
import { MatchMenu, RoundIsOver, sheetActs } from "./matchmenu.js";
import { MatchOver } from "./matchover.js";
import { PlayerDialog } from "./playerdialog.js";
import { goneOf, Players } from "./players.js";
import { reckon } from "./reckon.js";
import { refusal } from "./refusals.js";
import { Sharing } from "./sharing.js";
import { SheetMode } from "./sheetmode.js";
import { Connection, Ended, SetAside } from "./status.js";
import { useStep } from "./step.js";
import { lineWords } from "./words.js";

/** @typedef {import("./types.js").Keeping} Keeping */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").Refused} Refused */
/** @typedef {"sheet" | "board"} Mode */
/** @typedef {"menu" | "sheet" | "share" | "player" | "round" | null} Open */
/**
 * @typedef {object} Table what every part of the page is given
 * @property {Keeping} keeping
 * @property {Shown} state
 * @property {number | null} seat for whom is noted: whose turn it is, or who was said to begin
 * @property {(texts: string[]) => void} enter entries or corrections
 * @property {(texts: string[]) => {points: number | null, parts: import("./types.js").Part[]} | null} preview what entries would bring
 * @property {(refused: Refused | null) => void} refused shows why something was refused; `null`: it was taken
 * @property {(work: Promise<unknown>) => void} attempt shows what went wrong with it
 * @property {(n: number) => void} openLine
 * @property {() => void} openSheet
 * @property {(seat: number) => void} tapPlayer
 * @property {(mode: Mode) => void} setMode
 */

/** Tells a screen reader of every line that is new, and of corrections. @param {Shown | null} state */
function useAnnouncing(state) {
  const before = useRef(/** @type {{keys: Set<string>, over: boolean} | null} */ (null));
  useEffect(() => {
    if (!state) return;
    const keys = new Set(state.entries.map((line) => `${line.n} ${line.line}`));
    const was = before.current;
    before.current = { keys, over: state.over };
    if (!was) return;
    const fresh = state.entries.filter((line) => !was.keys.has(`${line.n} ${line.line}`));
    for (const line of fresh) announce([lineWords(line, state.names), !line.say && line.points ? signed(line.points) : "", line.fault?.say ?? ""].filter(Boolean).join(" "));
    if (fresh.length === 0 && keys.size !== was.keys.size) announce(say("referee-changed"));
    if (state.over && !was.over) state.why.forEach(announce);
  }, [state]);
}

/** What some entries would bring, by the page's own arithmetic. @param {Shown} state @param {string[]} texts */
function preview(state, texts) {
  const entries = [...state.entries.map(({ line, figure }) => ({ text: line, figure })), ...texts.map((text) => ({ text }))];
  const line = reckon(state.data, state.names.length, entries).lines.at(-1);
  return line && !line.fault ? { points: line.points, parts: line.parts } : null;
}

/** What the whole page does, in the hands of its parts. @param {Keeping} keeping @param {Shown} state */
function useTable(keeping, state) {
  const [open, setOpen] = useState(/** @type {Open} */ (null));
  const [line, setLine] = useState(/** @type {number | null} */ (null));
  const [player, setPlayer] = useState(0);
  const [beginner, setBeginner] = useState(/** @type {{round: number, seat: number} | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [mode, putMode] = useState(/** @type {Mode} */ (read("referee-mode", /** @type {string} */ ("sheet")) === "board" ? "board" : "sheet"));
  const refused = (/** @type {Refused | null} */ why) => setTrouble(why ? refusal(why) : "");
  const begins = beginner?.round === state.round ? beginner.seat : null;
  /** @type {Table} */
  const table = {
    keeping,
    state,
    seat: state.turn ?? (state.awaited === "begin" ? begins : null),
    enter: (texts) => {
      /** @type {Refused | null} */
      let why = null;
      for (const text of texts) why ??= keeping.enter(text);
      refused(why);
    },
    preview: (texts) => preview(state, texts),
    refused,
    attempt: (work) => void work.then(() => setTrouble(""), (error) => setTrouble(error.say ?? error.message)),
    openLine: setLine,
    openSheet: () => setOpen("sheet"),
    tapPlayer: (seat) => {
      if (state.awaited === "begin" && state.turn === null && !goneOf(state).has(seat)) setBeginner({ round: state.round, seat });
      else {
        setPlayer(seat);
        setOpen("player");
      }
    },
    setMode: (wanted) => {
      write("referee-mode", wanted);
      putMode(wanted);
    },
  };
  return { table, open, setOpen, line, setLine, player, trouble, mode };
}

/** @param {{table: Table, mode: Mode}} props */
function Awaited({ table, mode }) {
  const { state } = table;
  const moment = state.seq + state.pending;
  const [goesOn, setGoesOn] = useState(-1);
  useEffect(() => {
    if (state.awaited !== "blocked") setGoesOn(-1);
  }, [state.awaited]);
  useStep(String(goesOn), "#pick-title, #no-board");
  const goOn = () => {
    setGoesOn(moment);
    announce(say("status-turn-of", { name: state.names[state.turn ?? 0] }));
  };
  if (state.over) return html`<${MatchOver} table=${table} acts=${sheetActs(table)} />`;
  if (table.keeping.ended) return html`<${Ended} table=${table} acts=${sheetActs(table)} />`;
  if (state.awaited === "out") return html`<${AskOut} key=${state.turn} table=${table} />`;
  if (state.awaited === "hold") return html`<${Holds} table=${table} />`;
  if (state.awaited === "blocked" && goesOn !== moment) return html`<${AskBlocked} table=${table} goOn=${goOn} />`;
  if (mode === "sheet") return html`<${SheetMode} table=${table} />`;
  return state.board === null ? html`<${LayingOut} table=${table} />` : html`<${BoardMode} table=${table} />`;
}

/** @param {{table: Table, mode: Mode, open: (which: Open) => void}} props */
function MatchBar({ table, mode, open }) {
  const { state, keeping, refused, setMode } = table;
  const { target, rounds } = state.data;
  const goal = target ? say("goal-target", { points: target }) : rounds ? say("goal-rounds", { count: rounds }) : "";
  const other = mode === "sheet" ? "board" : "sheet";
  const button = (/** @type {string} */ name, /** @type {import("../lib/icons.js").IconName} */ shape, /** @type {string} */ text, /** @type {() => void} */ run, off = false) =>
    html`<button type="button" class="btn plain round" data-act=${name} aria-label=${text} title=${text} aria-disabled=${off ? "true" : undefined} onClick=${() => !off && run()}>${icon(shape)}</button>`;
  return html`<header class="bar">
    ${button("menu", "menu", say("menu-title"), () => open("menu"))}
    <p class="title"><b>${say("tally-round", { number: state.round })}</b>${goal && html` <span>· ${goal}</span>`}</p>
    ${!state.over && !keeping.ended && button("mode", other === "board" ? "board" : "sheet", say(`referee-to-${other}`), () => setMode(other))}
    ${button("undo", "undo", say("referee-undo"), () => refused(keeping.undo()), !state.can_undo)}
    ${button("redo", "redo", say("referee-redo"), () => refused(keeping.redo()), !state.can_redo)}
    ${button("lines", "list", say("referee-lines"), () => open("sheet"))}
  </header>`;
}

/** @param {{keeping: Keeping, state: Shown}} props */
function Known({ keeping, state }) {
  const { table, open, setOpen, line, setLine, player, trouble, mode } = useTable(keeping, state);
  useEffect(stayAwake, []);
  useEffect(keepFocus);
  const close = () => setOpen(null);
  return html`<${Fragment}>
    <${MatchBar} table=${table} mode=${mode} open=${setOpen} />
    <main id="main" tabindex="-1" class=${`keeping ${mode}-mode ${state.over ? "done" : ""}`} data-seq=${state.seq} data-waiting=${keeping.pending.length}>
      ${!state.over && html`<h1 class="sr" tabindex="-1">${say("referee-title")}</h1>`}
      <${Players} table=${table} />
      <${Connection} table=${table} />
      <${SetAside} table=${table} />
      <${Faults} faults=${trouble ? [trouble] : []} />
      ${!state.over && html`<${LastRound} state=${state} /><${LastLine} table=${table} />`}
      <${Awaited} table=${table} mode=${mode} />
    </main>
    ${open === "menu" && html`<${MatchMenu} table=${table} open=${setOpen} onClose=${close} />`}
    ${open === "sheet" && html`<${SheetDialog} table=${table} onClose=${close} />`}
    ${open === "share" && html`<${Sharing} table=${table} onClose=${close} />`}
    ${open === "player" && html`<${PlayerDialog} table=${table} seat=${player} onClose=${close} />`}
    ${open === "round" && html`<${RoundIsOver} table=${table} onClose=${close} />`}
    ${line !== null && html`<${LineDialog} key=${line} table=${table} n=${line} onClose=${() => setLine(null)} />`}
  </${Fragment}>`;
}

/** @param {{keeping: Keeping}} props */
export function MatchPage({ keeping }) {
  const [, again] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const language = useLang();
  useEffect(() => keeping.subscribe(() => again(0)), [keeping]);
  useEffect(() => keeping.speak(language), [language]);
  const { state, ended } = keeping;
  useAnnouncing(state);
  if (ended && !state) return html`<main class="missing" id="main"><h1>${say("referee-missing")}</h1><p>${ended}</p><a class="btn primary big" href="/referee">${say("referee-new")}</a></main>`;
  if (!state) return html`<main class="missing" id="main"><p role="status">${say("referee-opening")}</p></main>`;
  return html`<${Known} keeping=${keeping} state=${state} />`;
}
