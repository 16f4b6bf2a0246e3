// Home: play the computer with one tap, or choose another way; the matches of this browser.
import { announce } from "./lib/announce.js";
import { ask } from "./lib/dialog.js";
import { Faults, useBusy } from "./lib/fields.js";
import { gameScores, gameState, gameTitle, games, mine, when } from "./lib/games.js";
import { html, useEffect, useState } from "./lib/html.js";
import { icon, mark } from "./lib/icons.js";
import { names, of, remove, restore } from "./lib/memory.js";
import { api, sentences } from "./lib/net.js";
import { begin, Languages, SettingsButton, TextSizes, useLang } from "./lib/page.js";
import { lastLevel, levelName, rulesName, setup, start } from "./lib/setup.js";
import { write } from "./lib/stored.js";
import { number, say } from "./lib/texts.js";
import { Poster } from "./lib/tile.js";

/** @typedef {import("./lib/games.js").Summary} Summary */
/** @typedef {import("./lib/setup.js").Setup} Setup */

const POSTER = ["055@e0n0", "501@e1n0", "125@e2n0", "455@e0s1", "534@e1s1", "352@e2s1"];
const SHOWN = 5;
const WAITING_SHOWN = 3;
const LOOK_AGAIN = 8000;

/** Pictures of the ways to play, in the colours of the digits. */
const GLYPHS = {
  device: html`<rect x="8" y="3" width="24" height="34" rx="5" /><path class="c3" d="M20 13l7.500 13h-15z" />`,
  invite: html`<path class="c1" d="M3 31L12.500 13.500 22 31z" /><path class="dash" d="M18 9h19L27.500 26.500z" />`,
  join: html`<path class="c4" d="M3 31L12.500 13.500 22 31z" /><path class="c2" d="M18 9h19L27.500 26.500z" />`,
  referee: html`<rect x="6" y="3" width="28" height="34" rx="4" /><path class="c2" d="M20 8l8 14H12z" /><path d="M12 28h16M12 32.500h10" />`,
  allowed: html`<path class="c5" d="M3 31L12.500 13.500 22 31z" /><path class="dash" d="M22 31L31.500 13.500 12.500 13.500z" /><path d="M29 22a3.500 3.500 0 1 1 5 3c-1.200.7-1.500 1.400-1.500 2.500M32.500 32v.010" />`,
  history: html`<path d="M5 5v30h30" /><path class="c1" d="M10 31V20h6v11z" /><path class="c3" d="M20 31V10h6v21z" /><path class="c4" d="M30 31V16h5v15z" />`,
  replay: html`<path class="c0" d="M20 4l17 30H3z" /><path class="tick" d="M16 19l9 5.500-9 5.500z" />`,
  rules: html`<path class="c5" d="M12 6h16l8 14-8 14H12L4 20z" /><path d="M12 6l16 28M28 6L12 34M4 20h32" />`,
};

/** @param {{href: string, glyph: keyof typeof GLYPHS, title: string, line: string}} props */
const Way = ({ href, glyph, title, line }) => html`<a class="way" href=${href}>
  <svg class="glyph" viewBox="0 0 40 40" aria-hidden="true">${GLYPHS[glyph]}</svg>
  <span><b>${title}</b> <span class="small">${line}</span></span>
  ${icon("next")}
</a>`;

/**
 * Against the computer: a tap on a level begins a match with the usual rules.
 * @param {{primary: boolean}} props
 */
function Computer({ primary }) {
  const [options, setOptions] = useState(/** @type {Setup | null} */ (null));
  const [busy, setBusy] = useBusy();
  const [chosen, setChosen] = useState("");
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const language = useLang();
  useEffect(() => {
    setup().then(setOptions, (error) => setFaults(sentences(error)));
  }, [language]);
  const usual = options?.rules.find((one) => one.usual) ?? options?.rules[0];
  const levels = options?.levels ?? [];
  const first = options && lastLevel(options);

  /** @param {string} level */
  const play = async (level) => {
    if (busy || !usual) return;
    setBusy(true);
    setChosen(level);
    setFaults([]);
    write("level", level);
    const me = names()[0] ?? say("seat-me-name");
    try {
      await start(usual.name, [
        { kind: "me", name: me },
        { kind: "bot", name: say("seat-bot-name"), level },
      ]);
    } catch (error) {
      setFaults(sentences(error));
      setBusy(false);
    }
  };
  return html`<section class="robot" aria-labelledby="robot">
    <h2 id="robot">${say("home-computer")}</h2>
    <div class="levels">
      ${levels.map((level) => html`<button type="button" key=${level} class=${`btn big ${primary && level === first ? "primary" : ""}`} data-level=${level} aria-busy=${String(busy && chosen === level)} onClick=${() => play(level)}>${levelName(level)}</button>`)}
    </div>
    <${Faults} faults=${faults} />
    <a class="other" href="/new">${usual ? say("home-more", { rules: rulesName(usual.name, usual.title) }) : say("home-more-plain")}</a>
  </section>`;
}

/**
 * The tables at home that wait for somebody, but for those where one sits already.
 * @param {{own: (string | null)[]}} props
 */
function Waiting({ own }) {
  const [found, setFound] = useState(/** @type {{code: string, by: string, rules: import("./lib/setup.js").RulesInfo, free: number}[]} */ ([]));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) api("/api/waiting").then(setFound, () => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const others = found.filter((one) => !own.includes(one.code));
  if (others.length === 0) return null;
  return html`<section class="waits" aria-labelledby="waits">
    <h2 id="waits">${say("home-waiting")}</h2>
    <ul>${others.slice(0, WAITING_SHOWN).map((one) => html`<li key=${one.code}>
      <a href=${`/join/${one.code}`}>
        <b>${say("home-waiting-by", { name: one.by })}</b>
        <span class="go">${say("home-sit-down")}</span>
        <span class="small">${rulesName(one.rules.name)} · ${say("home-free", { count: one.free })}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}

/** @param {Summary} game */
const isYours = (game) => !game.over && game.turn !== null && mine(game).includes(game.turn);

/** @param {{game: Summary}} props */
function Game({ game }) {
  const own = mine(game)[0] ?? 0;
  const line = [game.over ? when(game.time) : "", gameState(game), gameScores(game)];
  return html`<a href=${`/table/${game.table}`} class=${isYours(game) ? "yours" : ""}>
    <b>${gameTitle(game)}</b>
    ${game.over ? html`<span class="res">${game.rules.count ? number(game.scores[own]) : ""}</span>` : html`<span class="res go">${say("home-resume")}</span>`}
    <span class="small">${line.filter(Boolean).join(" · ")}</span>
  </a>`;
}

/**
 * The match to go on with: the next thing that most people want.
 * @param {{game: Summary}} props
 */
const Resume = ({ game }) => html`<a class="btn primary big resume" href=${`/table/${game.table}`}>
  <span>${say("home-resume")}</span>
  <span class="small">${[gameTitle(game), gameState(game)].join(" · ")}</span>
</a>`;

/** The matches of this browser as they stand, asked for again whenever the page is looked at. */
function useGames() {
  const [found, setFound] = useState(/** @type {Summary[]} */ ([]));
  const language = useLang();
  const look = () => void games().then(setFound, () => undefined);
  useEffect(() => {
    look();
    const seen = () => !document.hidden && look();
    // coming back with the browser's button shows the page as it was left
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [language]);
  return { found, setFound, look };
}

/**
 * The list of matches: go on, look at results, take from the list.
 * @param {ReturnType<typeof useGames>} props
 */
function Games({ found, setFound, look }) {
  const [all, setAll] = useState(false);
  const [tidy, setTidy] = useState(false);
  const [gone, setGone] = useState(/** @type {import("./lib/memory.js").Entry | null} */ (null));
  /** @param {Summary} game */
  const takeOut = async (game) => {
    const title = say("home-remove-ask", { game: gameTitle(game) });
    if (!game.over && !(await ask({ title, text: say("home-remove-why"), yes: say("home-remove-yes") }))) return;
    setGone(of(game.table));
    remove(game.table);
    setFound(found.filter((one) => one.table !== game.table));
    announce(say("home-removed"));
  };
  const putBack = () => {
    if (gone) restore(gone);
    setGone(null);
    look();
  };
  if (found.length === 0 && !gone) return null;
  const shown = all ? found : found.slice(0, SHOWN);
  return html`<section class="recent" aria-labelledby="recent">
    <header>
      <h2 id="recent">${say("home-games")}</h2>
      ${found.length > 0 && html`<button type="button" class="link" aria-pressed=${String(tidy)} onClick=${() => setTidy(!tidy)}>${tidy ? say("home-tidy-done") : say("home-tidy")}</button>`}
    </header>
    ${gone && html`<p class="gone"><span>${say("home-removed")}</span><button type="button" class="link" onClick=${putBack}>${say("home-put-back")}</button></p>`}
    <ul>${shown.map((game) => html`<li key=${game.table}>
      <${Game} game=${game} />
      ${tidy && html`<button type="button" class="btn plain round" aria-label=${say("home-remove", { game: gameTitle(game) })} onClick=${() => takeOut(game)}>${icon("remove")}</button>`}
    </li>`)}</ul>
    ${found.length > shown.length && html`<button type="button" class="link" onClick=${() => setAll(true)}>${say("home-all", { count: found.length })}</button>`}
  </section>`;
}

function Home() {
  const list = useGames();
  const going = list.found.filter((game) => !game.over);
  const open = going.find(isYours) ?? going.find((game) => !game.waiting) ?? going[0];
  return html`<div class="home">
    <a class="btn skip" href="#main">${say("page-skip")}</a>
    <header class="top">
      <p class="brand">${mark()}<span>Triominoes</span></p>
      <${Languages} />
      <${TextSizes} />
      <${SettingsButton} />
    </header>
    <main id="main" tabindex="-1" class="cols">
      <section class="hero">
        <div><h1>${say("home-title")}</h1><p>${say("home-line")}</p></div>
        <${Poster} tiles=${POSTER} extra="art" />
      </section>
      <div class="start">
        ${open && html`<${Resume} game=${open} />`}
        <${Waiting} own=${list.found.map((game) => game.code)} />
        <${Computer} primary=${!open} />
        <nav class="ways" aria-label=${say("home-ways")}>
          <${Way} href="/new?with=here" glyph="device" title=${say("home-device")} line=${say("home-device-line")} />
          <${Way} href="/new?with=link" glyph="invite" title=${say("home-invite")} line=${say("home-invite-line")} />
          <${Way} href="/join" glyph="join" title=${say("home-join")} line=${say("home-join-line")} />
          <${Way} href="/referee" glyph="referee" title=${say("home-referee")} line=${say("home-referee-line")} />
          <${Way} href="/allowed" glyph="allowed" title=${say("home-allowed")} line=${say("home-allowed-line")} />
          <${Way} href="/history" glyph="history" title=${say("home-history")} line=${say("home-history-line")} />
          <${Way} href="/replay" glyph="replay" title=${say("home-replay")} line=${say("home-replay-line")} />
          <${Way} href="/rules" glyph="rules" title=${say("home-rules")} line=${say("home-rules-line")} />
        </nav>
        <${Games} ...${list} />
      </div>
    </main>
  </div>`;
}

begin(Home, () => say("home-title"));
