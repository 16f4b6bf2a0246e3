// The menu of a match: what is done seldom.
import { ask, Dialog } from "../lib/dialog.js";
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { openSettings } from "../lib/menu.js";
import { stepThrough } from "../lib/records.js";
import { say } from "../lib/texts.js";
import { downloadCsv, downloadRecord, fetchRecord, printSheet } from "./export.js";
import { goneOf } from "./players.js";

/** @typedef {import("./matchpage.js").Table} Table */
/** @typedef {{name: string, icon: import("../lib/icons.js").IconName, text: string, run: () => void}} Act */

/** What can be done with the whole sheet. @param {Table} table @returns {Act[]} */
export const sheetActs = (table) => (table.keeping.ended ? actsHere(table) : actsOf(table));

/** Those that need no server. @param {Table} table */
const actsHere = (table) => actsOf(table).filter(({ name }) => name === "print" || name === "csv");

/** @param {Table} table @returns {Act[]} */
const actsOf = (table) => [
  { name: "replay", icon: "play", text: say("referee-replay"), run: () => table.attempt(fetchRecord(table.keeping).then(stepThrough)) },
  { name: "print", icon: "print", text: say("referee-print"), run: () => printSheet(table.state) },
  { name: "csv", icon: "download", text: say("referee-csv"), run: () => downloadCsv(table.state) },
  { name: "tgn", icon: "download", text: say("menu-record"), run: () => table.attempt(downloadRecord(table.keeping)) },
];

/** Ends the match for all, after a question. @param {Table} table */
async function stop(table) {
  const asked = { title: say("referee-stop-ask"), text: say("referee-stop-text"), yes: say("referee-stop-yes"), no: say("resign-no"), grave: true };
  if (await ask(asked)) table.enter(["end stopped"]);
}

/** Somebody has laid his last tile, whatever the sheet thinks that he holds; or, when all have passed, nobody can play. @param {{table: Table, onClose: () => void}} props */
export function RoundIsOver({ table, onClose }) {
  const { state, enter } = table;
  const isBlocked = state.awaited === "blocked";
  const gone = goneOf(state);
  const out = (/** @type {number} */ seat) => {
    onClose();
    enter([`p${seat + 1} count 0`, "end out"]);
  };
  const block = () => {
    onClose();
    enter(["end blocked"]);
  };
  return html`<${Dialog} title=${say("referee-round-over")} name="round-dialog" onClose=${onClose}>
    <p>${say("referee-who-out")}</p>
    <div class="acts">
      ${state.names.map((name, seat) => !gone.has(seat) && html`<button type="button" key=${seat} class="btn" data-out=${seat} onClick=${() => out(seat)}>${say("referee-out-yes", { name })}</button>`)}
      ${isBlocked && html`<button type="button" class="btn" data-act="blocked" onClick=${block}>${say("referee-nobody-can")}</button>`}
    </div>
    ${!isBlocked && html`<p class="small">${say("referee-pass-hint")}</p>`}
  </${Dialog}>`;
}

/** @param {{act: Act}} props */
const Entry = ({ act }) => html`<li><button type="button" class="entry" data-act=${act.name} onClick=${act.run}>${icon(act.icon)}<span>${act.text}</span></button></li>`;

/** @param {{href: string, shape: import("../lib/icons.js").IconName, text: string}} props */
const Link = ({ href, shape, text }) => html`<li><a class="entry" href=${href}>${icon(shape)}<span>${text}</span></a></li>`;

/** @param {{table: Table, open: (which: import("./matchpage.js").Open) => void, onClose: () => void}} props */
export function MatchMenu({ table, open, onClose }) {
  const { state } = table;
  const then = (/** @type {() => void} */ act) => () => {
    onClose();
    act();
  };
  /** @type {Act[]} */
  const acts = [
    { name: "sheet", icon: "list", text: say("referee-lines"), run: () => open("sheet") },
    { name: "share", icon: "share", text: say("referee-share"), run: () => open("share") },
    ...sheetActs(table).filter(({ name }) => state.over || name !== "replay").map((act) => ({ ...act, run: then(act.run) })),
    { name: "settings", icon: "settings", text: say("settings"), run: then(openSettings) },
  ];
  /** @type {Act[]} */
  const during = state.over || table.keeping.ended ? [] : [
    { name: "players", icon: "person", text: say("referee-players"), run: () => open("player") },
    ...(state.awaited === "move" || state.awaited === "blocked" ? [/** @type {Act} */ ({ name: "round", icon: "flag", text: say("referee-round-over"), run: () => open("round") })] : []),
    { name: "stop", icon: "close", text: say("referee-stop"), run: then(() => void stop(table)) },
  ];
  return html`<${Dialog} title=${say("menu-title")} name="match-menu" onClose=${onClose}>
    <ul class="entries" role="list">
      ${[...during, ...acts].map((act) => html`<${Entry} key=${act.name} act=${act} />`)}
      <${Link} href=${`/rules/${state.rules.name}?rules=${encodeURIComponent(state.rules.text)}`} shape="book" text=${say("menu-rules")} />
      <${Link} href="/allowed" shape="help" text=${say("referee-allowed")} />
      <${Link} href="/history" shape="chart" text=${say("referee-history")} />
      <${Link} href="/referee" shape="plus" text=${say("referee-new")} />
      <${Link} href="/" shape="leave" text=${say("menu-home")} />
    </ul>
  </${Dialog}>`;
}
