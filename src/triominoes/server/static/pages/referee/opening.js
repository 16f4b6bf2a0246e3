// Whoever opens with 0-0-0 and holds a higher triple shows it first.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { spoken } from "../table/choice.js";
import { readEntry } from "./entry.js";

const TRIPLES = ["111", "222", "333", "444", "555"];

/** Whether a tile opens the round where a higher triple is to be shown. @param {import("./types.js").Shown} state @param {string | null} tile */
export const mayShow = ({ awaited, data }, tile) => awaited === "begin" && tile === "000" && !data.lead && data.count;

/** Whether a tile lies on the table in this round. @param {import("./types.js").Shown} state */
export const hasBegun = ({ entries, round }) => entries.some((one) => one.round === round && !one.fault && readEntry(one.line)?.kind === "play");

/** @param {number} seat @param {string} shown a triple, or nothing @param {string} text the entry of the tile */
export const withShown = (seat, shown, text) => (shown ? [`p${seat + 1} show ${shown}`, text] : [text]);

/** @param {{shown: string, choose: (tile: string) => void}} props */
export const Shown = ({ shown, choose }) => html`<div class="shown" role="group" aria-labelledby="shown-what">
  <p class="small" id="shown-what">${say("referee-shown")}</p>
  ${TRIPLES.map((tile) => html`<button type="button" key=${tile} class="btn" data-shown=${tile} aria-pressed=${String(tile === shown)} onClick=${() => choose(tile === shown ? "" : tile)}>${spoken(tile)}</button>`)}
</div>`;
