// The rules: every rule set clause by clause, and two of them side by side.
import { Faults, valueOf } from "./lib/fields.js";
import { Fragment, html, useEffect, useState } from "./lib/html.js";
import { icon } from "./lib/icons.js";
import { api, sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { mostOf, rulesLine, rulesName, setup } from "./lib/setup.js";
import { say } from "./lib/texts.js";
import { chapters, sideBySide } from "./rules/clauses.js";

/** @typedef {import("./rules/clauses.js").RuleLine} RuleLine */
/** @typedef {import("./lib/setup.js").RuleSet} RuleSet */
/** @typedef {{name: string, text: string, other: string}} Asked */

/** What the address asks for: a rule set, perhaps with house rules, perhaps beside another. */
function inAddress() {
  const query = new URLSearchParams(location.search);
  const path = location.pathname.split("/")[2] ?? "";
  const text = query.get("rules") ?? path;
  return { name: path || text.split(" ")[0], text, other: query.get("with") ?? "" };
}

/** @param {Asked} asked */
function addressOf({ name, text, other }) {
  const query = new URLSearchParams();
  if (text !== name) query.set("rules", text);
  if (other) query.set("with", other);
  return `/rules${name && `/${encodeURIComponent(name)}`}${query.size > 0 ? `?${query}` : ""}`;
}

/** @param {string} text */
const clausesOf = (text) => api(`/api/rules?rules=${encodeURIComponent(text)}`);

/** @param {{line: RuleLine}} props */
const Mark = ({ line }) => {
  if (line.house) return html`<p class="origin"><span class="badge own">${say("book-house")}</span></p>`;
  return line.reading && html`<p class="origin"><span class="badge">${say("book-reading")}</span> <span class="small">${line.source}</span></p>`;
};

/** @param {{lines: RuleLine[]}} props */
const Book = ({ lines }) => html`${chapters(lines).map((chapter) => html`<section key=${chapter.name} aria-labelledby=${`ch-${chapter.name}`}>
  <h2 id=${`ch-${chapter.name}`}>${say(`book-chapter-${chapter.name}`)}</h2>
  <ul class="clauses">${chapter.lines.map((line) => html`<li key=${line.id} id=${`clause-${line.id}`} class=${line.house ? "own" : ""}><p>${line.text}</p><${Mark} line=${line} /></li>`)}</ul>
</section>`)}`;

/**
 * What differs between two rule sets, and on wish what doesn't.
 * @param {{first: RuleLine[], second: RuleLine[], names: [string, string]}} props
 */
function Compared({ first, second, names }) {
  const [all, setAll] = useState(false);
  const rows = sideBySide(first, second);
  const shown = rows.filter((row) => all || !row.same);
  const same = rows.length - rows.filter((row) => !row.same).length;
  return html`<p class="same"><label class="switch"><span>${say("book-same", { count: same })}</span><input type="checkbox" role="switch" checked=${all} onChange=${() => setAll(!all)} /></label></p>
    ${shown.length === 0 && html`<p>${say("book-all-same")}</p>`}
    ${chapters(shown).map((chapter) => html`<section key=${chapter.name} aria-labelledby=${`ch-${chapter.name}`}>
      <h2 id=${`ch-${chapter.name}`}>${say(`book-chapter-${chapter.name}`)}</h2>
      <ul class="pairs">${chapter.lines.map((row) => html`<li key=${row.id}>
        ${row.same
          ? html`<p class="both">${row.first?.text}</p>`
          : [row.first, row.second].map((line, side) => html`<div key=${side}><h3>${names[side]}</h3>${line ? html`<p>${line.text}</p><${Mark} line=${line} />` : html`<p class="small">${say("book-absent")}</p>`}</div>`)}
      </li>`)}</ul>
    </section>`)}`;
}

/** @param {{sets: RuleSet[], asked: Asked, go: (asked: Asked) => void}} props */
function Choose({ sets, asked, go }) {
  /** @param {Event} event */
  const compare = (event) => go({ ...asked, other: valueOf(event) });
  const others = sets.filter((one) => one.name !== asked.name || asked.text !== asked.name);
  return html`<div class="choose">
    <label class="field"><span class="label">${say("book-set")}</span>
      <select class="select" value=${asked.name} onChange=${(/** @type {Event} */ event) => { const name = valueOf(event); go({ name, text: name, other: asked.other === name ? "" : asked.other }); }}>
        ${sets.map((one) => html`<option key=${one.name} value=${one.name}>${rulesName(one.name, one.title)}</option>`)}
      </select>
    </label>
    <label class="field"><span class="label">${say("book-compare")}</span>
      <select class="select" value=${asked.other} onChange=${compare}>
        <option value="">${say("book-compare-none")}</option>
        ${others.map((one) => html`<option key=${one.name} value=${one.name}>${rulesName(one.name, one.title)}</option>`)}
      </select>
    </label>
  </div>`;
}

/** @param {{sets: RuleSet[], go: (asked: Asked) => void}} props */
const Overview = ({ sets, go }) => html`<h1>${say("book-title")}</h1>
  <p class="lead">${say("book-lead")}</p>
  <ul class="set-list">${sets.map((one) => html`<li key=${one.name}>
    <a href=${`/rules/${one.name}`} onClick=${(/** @type {Event} */ event) => { event.preventDefault(); go({ name: one.name, text: one.name, other: "" }); }}>
      <span><b>${rulesName(one.name, one.title)}</b> ${one.usual && html`<span class="badge">${say("new-usual")}</span>`}
      <span class="small">${rulesLine(one.name)} ${say("new-players", { most: mostOf(one) })}</span></span>
      ${icon("next")}
    </a>
  </li>`)}</ul>`;

/** @param {{sets: RuleSet[], asked: Asked, go: (asked: Asked) => void}} props */
function One({ sets, asked, go }) {
  const [lines, setLines] = useState(/** @type {RuleLine[]} */ ([]));
  const [beside, setBeside] = useState(/** @type {RuleLine[]} */ ([]));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const language = useLang();
  useEffect(() => {
    let current = true;
    setFaults([]);
    Promise.all([clausesOf(asked.text), asked.other ? clausesOf(asked.other) : []]).then(
      ([first, second]) => {
        if (!current) return;
        setLines(first);
        setBeside(second);
      },
      (error) => current && setFaults(sentences(error)),
    );
    return () => {
      current = false;
    };
  }, [asked.text, asked.other, language]);
  const set = sets.find((one) => one.name === asked.name);
  const name = set ? rulesName(set.name, set.title) : say("book-title");
  const own = asked.text !== asked.name;
  const other = rulesName(asked.other);
  const both = /** @type {[string, string]} */ ([own ? say("book-with-house", { rules: name }) : name, other]);
  return html`<h1>${asked.other ? say("book-two", { first: both[0], second: other }) : name}</h1>
    ${!asked.other && set && html`<p class="lead">${rulesLine(set.name)} ${say("new-players", { most: mostOf(set) })}</p>`}
    <${Choose} sets=${sets} asked=${asked} go=${go} />
    <${Faults} faults=${faults} />
    ${faults.length === 0 && lines.length > 0 && (asked.other && beside.length > 0
      ? html`<${Compared} first=${lines} second=${beside} names=${both} />`
      : html`<${Fragment}>
          ${set && html`<p class="source small">${say("book-source", { title: set.source })}</p>`}
          ${own && html`<p class="source small">${say("book-house-line", { text: asked.text })}</p>`}
          <${Book} lines=${lines} />
        </${Fragment}>`)}`;
}

function Rules() {
  const language = useLang();
  const [sets, setSets] = useState(/** @type {RuleSet[]} */ ([]));
  const [asked, setAsked] = useState(inAddress);
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    setup().then((found) => setSets(found.rules), (error) => setFaults(sentences(error)));
  }, [language]);
  useEffect(() => {
    const back = () => setAsked(inAddress());
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  /** @param {Asked} wanted */
  const go = (wanted) => {
    history.pushState(null, "", addressOf(wanted));
    setAsked(wanted);
    if (wanted.name !== asked.name) scrollTo(0, 0);
  };
  const known = sets.some((one) => one.name === asked.name);
  const unknown = asked.text !== "" && sets.length > 0 && !known;
  return html`<${Bar} title=${say("book-title")}>
      ${asked.text && html`<a class="btn plain round" href="/rules" aria-label=${say("book-all")} title=${say("book-all")} onClick=${(/** @type {Event} */ event) => { event.preventDefault(); go({ name: "", text: "", other: "" }); }}>${icon("book")}</a>`}
    </${Bar}>
    <main id="main" tabindex="-1" class=${`plain-page book ${asked.other ? "wide" : ""}`}>
      <${Faults} faults=${unknown ? [say("book-unknown"), ...faults] : faults} />
      ${sets.length > 0 && (known ? html`<${One} sets=${sets} asked=${asked} go=${go} />` : html`<${Overview} sets=${sets} go=${go} />`)}
    </main>`;
}

begin(Rules, () => say("book-title"));
