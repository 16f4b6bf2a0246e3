// At a real table: the score is kept, the board mirrored, disputes settled.
import { html, useEffect, useState } from "./lib/html.js";
import { keptOf, rememberKept } from "./lib/kept.js";
import { usePreferences } from "./lib/menu.js";
import { keepPages } from "./lib/offline.js";
import { begin } from "./lib/page.js";
import { say } from "./lib/texts.js";
import { Beginning } from "./referee/beginning.js";
import { keep } from "./referee/keeping.js";
import { MatchPage } from "./referee/matchpage.js";

const match = location.pathname.split("/")[2] ?? "";

/** The token of the match: from the link, which then forgets it, or from memory. */
function tokenOf() {
  const found = /^#([A-Za-z0-9_-]{16,64})$/.exec(location.hash)?.[1] ?? "";
  if (found) history.replaceState(null, "", location.pathname);
  const known = keptOf(match);
  if (found && known?.token !== found) rememberKept({ match, token: found, names: [], rules: "" });
  return found || (known?.token ?? "");
}

const Missing = () => html`<main class="missing" id="main"><h1>${say("referee-missing")}</h1><p>${say("referee-missing-line")}</p><a class="btn primary big" href="/referee">${say("referee-new")}</a></main>`;

/** @param {{token: string}} props */
function Match({ token }) {
  const [keeping] = useState(() => keep(match, token));
  usePreferences();
  useEffect(() => {
    void keepPages();
    // whoever came by a link learns only now whose match it is
    const learn = () => {
      const { state } = keeping;
      if (state && keptOf(match)?.names.length === 0) rememberKept({ match, token, names: state.names, rules: state.rules.text });
    };
    const stop = keeping.subscribe(learn);
    return () => {
      stop();
      keeping.close();
    };
  }, [keeping]);
  return html`<${MatchPage} keeping=${keeping} />`;
}

const token = match ? tokenOf() : "";
const Page = () => (match === "" ? html`<${Beginning} />` : token ? html`<${Match} token=${token} />` : html`<${Missing} />`);

void begin(Page, () => say("referee-title"));
