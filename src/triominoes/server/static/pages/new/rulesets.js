// By which printed rules.
import { html } from "../lib/html.js";
import { mostOf, rulesLine, rulesName } from "../lib/setup.js";
import { say } from "../lib/texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../lib/setup.js").Setup} Setup */

/**
 * @param {{draft: Draft, options: Setup, change: (part: Partial<Draft>) => void}} props
 */
export function RuleSets({ draft, options, change }) {
  return html`<section aria-labelledby="which">
    <h2 id="which">${say("new-rules")}</h2>
    <div class="choices sets" role="radiogroup" aria-labelledby="which">
      ${options.rules.map((set) => html`<label class="choice" key=${set.name} data-rules=${set.name}>
        <input type="radio" name="rules" value=${set.name} checked=${set.name === draft.rules} onChange=${() => change({ rules: set.name })} />
        <span>
          <b>${rulesName(set.name, set.title)}</b> ${set.usual && html`<span class="badge">${say("new-usual")}</span>`}
          <span class="small">${rulesLine(set.name) || set.source}</span>
        </span>
        <span class="range-of"><span aria-hidden="true">2–${mostOf(set)}</span><span class="sr">${say("new-players", { most: mostOf(set) })}</span></span>
      </label>`)}
    </div>
    <p class="read"><a href=${`/rules/${draft.rules}`}>${say("new-read")}</a></p>
  </section>`;
}
