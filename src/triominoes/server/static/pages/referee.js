// At a real table: the score is kept, the board mirrored, disputes settled.
import { html, useEffect, useState } from "./lib/html.js";
import { keptOf } from "./lib/kept.js";
import { usePreferences } from "./lib/menu.js";
import { keepPages } from "./lib/offline.js";
import { begin } from "./lib/page.js";
import { say } from "./lib/texts.js";
import { Beginning } from "./referee/beginning.js";
import { keep } from "./referee/keeping.js";
import { MatchPage } from "./referee/matchpage.js";

/** @typedef {import("./referee/types.js").Keeping} Keeping */

const match = location.pathname.split("/")[2] ?? "";

/** The token in the address: of a link that was opened, or where nothing can be remembered. */
const tokenInAddress = () => /^#([A-Za-z0-9_-]{16,64})$/.exec(location.hash)?.[1] ?? "";

/** Takes the token out of the address once this browser knows the right one. @param {Keeping} keeping */
function tidyAddress({ online, token }) {
  if (online && tokenInAddress() && keptOf(match)?.token === token) history.replaceState(null, "", location.pathname);
}

const Missing = () => html`<main class="missing" id="main"><h1>${say("referee-missing")}</h1><p>${say("referee-missing-line")}</p><a class="btn primary big" href="/referee">${say("referee-new")}</a></main>`;

/** @param {{tokens: string[]}} props */
function Match({ tokens }) {
  const [keeping] = useState(() => keep(match, tokens[0], tokens[1]));
  usePreferences();
  useEffect(() => {
    void keepPages();
    const stop = keeping.subscribe(() => tidyAddress(keeping));
    return () => {
      stop();
      keeping.close();
    };
  }, [keeping]);
  return html`<${MatchPage} keeping=${keeping} />`;
}

// What this browser knows was right once: a link that was copied badly must not take its place.
const tokens = [...new Set([keptOf(match)?.token ?? "", tokenInAddress()])].filter(Boolean);
const Page = () => (match === "" ? html`<${Beginning} />` : tokens.length > 0 ? html`<${Match} tokens=${tokens} />` : html`<${Missing} />`);

// A link to this match, opened where its page is already, loads nothing by itself; and the skip link
// must not take away the token of a match that lives in its address.
addEventListener("hashchange", () => {
  if (match && tokenInAddress()) location.reload();
  else if (tokens.length > 0 && keptOf(match) === null) history.replaceState(null, "", `#${tokens[0]}`);
});

void begin(Page, () => say("referee-title"));
