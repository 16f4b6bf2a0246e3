// The page of one seat: bar, seats, board, sentence, rack, big button, moves, and what lies over them.
import { Dialog } from "../lib/dialog.js";
import { Fragment, html, useEffect, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { read, write } from "../lib/stored.js";
import { say } from "../lib/texts.js";
import { Actions, goal } from "./actions.js";
import { BoardArea } from "./boardarea.js";
import { keepFocus } from "./focus.js";
import { Help } from "./help.js";
import { keysOf } from "./keys.js";
import { Lobby } from "./lobby.js";
import { MatchEnd } from "./matchend.js";
import { Moves } from "./moves.js";
import { Played, PlayedList } from "./played.js";
import { Rack } from "./rack.js";
import { RoundEnd } from "./roundend.js";
import { namesOf, Seats } from "./seats.js";
import { Sheet } from "./sheet.js";
import { Status } from "./status.js";
import { StillOut } from "./stillout.js";
import { TableMenu } from "./tablemenu.js";
import { WhyDialog } from "./why.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./device.js").Device} Device */
/** @typedef {import("./tablemenu.js").Open} Open */

/** What is to be looked at instead of the table: the lobby, or an end. @param {Sitting} sitting @returns {"lobby" | "round" | "match" | null} */
const stage = (sitting) => {
  if (sitting.code !== null) return "lobby";
  if (!sitting.state) return null;
  if (sitting.state.over && !sitting.busy) return "match";
  const waits = sitting.ended !== null && sitting.goOn !== null;
  return waits ? "round" : null;
};

/** @param {{sitting: Sitting, playing: boolean, open: (which: Open) => void}} props */
function TableBar({ sitting, playing, open }) {
  const { rules, shown } = sitting;
  const round = sitting.ended ?? shown?.round ?? 0;
  return html`<header class="bar">
    <button type="button" class="btn plain round" aria-label=${say("menu-title")} title=${say("menu-title")} aria-haspopup="dialog" onClick=${() => open("menu")}>${icon("menu")}</button>
    <p class="title">${round > 0 && html`<b>${say("tally-round", { number: round })}</b>`}${rules && goal(sitting) && html` <span>${round > 0 ? "· " : ""}${goal(sitting)}</span>`}</p>
    ${playing && html`<button type="button" class="btn plain round wide-only" aria-label=${say("menu-out")} title=${say("menu-out")} onClick=${() => open("out")}>${icon("eye")}</button>`}
    <button type="button" class="btn plain round" aria-label=${say("keys-title")} title=${say("keys-title")} aria-haspopup="dialog" onClick=${() => open("help")}>${icon("help")}</button>
  </header>`;
}

/** @param {{sitting: Sitting, device: Device}} props */
export function TablePage({ sitting, device }) {
  const [open, setOpen] = useState(/** @type {Open} */ (null));
  const [why, setWhy] = useState(/** @type {number | null} */ (null));
  const [dead, setDead] = useState(read("dead", false));
  const [looking, setLooking] = useState(false);
  const { shared } = device;
  const now = stage(sitting);
  useEffect(() => setLooking(false), [now, sitting.ended]);
  useEffect(keepFocus);
  useEffect(() => {
    const keys = keysOf(sitting, { shared, sheet: () => sitting.rules?.count && setOpen("sheet"), help: () => setOpen("help") });
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [sitting, shared]);
  const over = now !== null && !looking;
  const close = () => setOpen(null);
  /** @param {boolean} on */
  const markDead = (on) => {
    write("dead", on);
    setDead(on);
  };
  return html`<${Fragment}>
    <${TableBar} sitting=${sitting} playing=${sitting.shown !== null && !over} open=${setOpen} />
    ${now === "lobby" && html`<${Lobby} sitting=${sitting} />`}
    ${now === "round" && !looking && html`<${RoundEnd} sitting=${sitting} shared=${shared} look=${() => setLooking(true)} />`}
    ${now === "match" && !looking && html`<${MatchEnd} sitting=${sitting} seats=${device.seats} look=${() => setLooking(true)} />`}
    <${Play} sitting=${sitting} shared=${shared} dead=${dead} hidden=${over} why=${setWhy} sheet=${() => setOpen("sheet")} back=${now !== null ? () => setLooking(false) : null} />
    ${open === "menu" && html`<${TableMenu} sitting=${sitting} dead=${dead} setDead=${markDead} open=${setOpen} onClose=${close} />`}
    ${open === "sheet" && html`<${SheetDialog} sitting=${sitting} shared=${shared} onClose=${close} />`}
    ${open === "log" && html`<${Dialog} title=${say("log-title")} name="log-dialog" onClose=${close}><div class="log"><${PlayedList} sitting=${sitting} shared=${shared} why=${setWhy} /></div></${Dialog}>`}
    ${open === "out" && html`<${StillOut} sitting=${sitting} dead=${dead} setDead=${markDead} onClose=${close} />`}
    ${open === "help" && html`<${Help} onClose=${close} />`}
    ${why !== null && html`<${WhyDialog} sitting=${sitting} seq=${why} onClose=${() => setWhy(null)} />`}
  </${Fragment}>`;
}

/** @param {{sitting: Sitting, shared: boolean, onClose: () => void}} props */
function SheetDialog({ sitting, shared, onClose }) {
  const rounds = sitting.state?.sheet ?? [];
  const names = namesOf(sitting, shared);
  return html`<${Dialog} title=${say("press-sheet")} name="sheet-dialog" wide onClose=${onClose}>
    <${Sheet} rounds=${rounds} names=${names} focus=${rounds.at(-1)?.number ?? null} />
  </${Dialog}>`;
}

/** @param {{sitting: Sitting, shared: boolean, dead: boolean, hidden: boolean, why: (seq: number) => void, sheet: () => void, back: (() => void) | null}} props */
function Play({ sitting, shared, dead, hidden, why, sheet, back }) {
  return html`<div class="play" hidden=${hidden}>
    <main class="middle" id=${hidden ? undefined : "main"}>
      <h1 class="sr">${say("table-title")}</h1>
      <section class="area" aria-label=${say("board-title")}>
        <${BoardArea} sitting=${sitting} dead=${dead} why=${why} line=${html`<${Status} sitting=${sitting} shared=${shared} />`} />
      </section>
      ${!hidden && sitting.shown && html`<section class="rack" aria-labelledby="rack-title"><h2 class="sr" id="rack-title">${say("rack-title")}</h2><${Rack} sitting=${sitting} /></section>`}
      ${!hidden && (back ? html`<div class="acts"><button type="button" class="btn big draw" onClick=${back}><span>${say("end-back")}</span></button></div>` : html`<${Actions} sitting=${sitting} sheet=${sheet} />`)}
    </main>
    ${!hidden && html`<aside class="side" aria-label=${say("side-label")}>
      <${Seats} sitting=${sitting} shared=${shared} />
      <${Moves} sitting=${sitting} />
      <${Played} sitting=${sitting} shared=${shared} why=${why} />
    </aside>`}
  </div>`;
}
