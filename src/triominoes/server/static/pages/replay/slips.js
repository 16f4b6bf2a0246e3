// What is wrong with a record: where, and a sentence.
import { html } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/texts.js";

const SHOWN = 20;

/** @param {{slips: import("./record.js").Slip[], text: string}} props */
export function Slips({ slips, text }) {
  if (slips.length === 0) return null;
  const lines = text.split(/\r\n|\r|\n/);
  return html`<div class="fault slips" role="alert">
    ${icon("flag")}
    <div>
      <p>${say("record-faults", { count: slips.length })}</p>
      <ol>${slips.slice(0, SHOWN).map((slip, place) => html`<li key=${place}>
        <p class="small">${say("record-at", { line: slip.line, column: slip.column })}</p>
        <p>${slip.say}</p>
        ${lines[slip.line - 1] && html`<code>${lines[slip.line - 1]}</code>`}
      </li>`)}</ol>
      ${slips.length > SHOWN && html`<p class="small">${say("record-more-faults", { count: slips.length - SHOWN })}</p>`}
    </div>
  </div>`;
}
