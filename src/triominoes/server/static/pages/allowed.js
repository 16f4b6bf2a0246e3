// “Is this allowed, and what does it score?”: the tiles in question, and what every rule set says.
import { readPlacement } from "../board/geometry.js";
import { Answers, inShort } from "./allowed/answers.js";
import { Examples } from "./allowed/examples.js";
import { NOTHING, readQuestion, writeQuestion } from "./allowed/question.js";
import { Builder } from "./lib/builder.js";
import { TILES_56, tileNamed } from "./lib/building.js";
import { Faults } from "./lib/fields.js";
import { html, useEffect, useState } from "./lib/html.js";
import { api, sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { Share } from "./lib/share.js";
import { say } from "./lib/texts.js";

/** @typedef {import("./allowed/answers.js").Verdict} Verdict */
/** @typedef {import("./lib/laying.js").Layout} Layout */

/** The question of the address, which changes with it. @returns {[Layout | null, (layout: Layout) => void]} */
function useQuestion() {
  const [layout, setLayout] = useState(() => readQuestion(location.hash));
  useEffect(() => {
    const read = () => setLayout(readQuestion(location.hash));
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  /** @param {Layout} next */
  const change = (next) => {
    const text = writeQuestion(next);
    history.replaceState(null, "", text ? `#${text}` : location.pathname);
    setLayout(next);
  };
  return [layout, change];
}

/** What the server says of a question, asked again when it or the language changes. @param {Layout} layout */
function useVerdicts({ tiles, asked }) {
  const [verdicts, setVerdicts] = useState(/** @type {Verdict[]} */ ([]));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const language = useLang();
  useEffect(() => {
    let current = true;
    setFaults([]);
    if (!asked) setVerdicts([]);
    else {
      api("/api/allowed", { body: { board: tiles, move: asked } }).then(
        (found) => current && setVerdicts(found),
        (error) => {
          if (!current) return;
          setVerdicts([]);
          setFaults(sentences(error));
        },
      );
    }
    return () => {
      current = false;
    };
  }, [tiles.join(), asked, language]);
  return { verdicts: asked ? verdicts : [], faults };
}

/** @param {{layout: Layout, verdicts: Verdict[], faults: string[]}} props */
function Told({ layout, verdicts, faults }) {
  const tile = layout.asked ? [...tileNamed(readPlacement(layout.asked).digits)].join("-") : "";
  return html`<div class="told">
    <h2 class="sr">${say("allowed-answers")}</h2>
    <p class="in-short" role="status">${verdicts.length > 0 && inShort(verdicts)}</p>
    <${Faults} faults=${faults} />
    ${verdicts.length > 0 && html`<${Answers} verdicts=${verdicts} tile=${tile} />`}
  </div>`;
}

function Allowed() {
  useLang();
  const [read, change] = useQuestion();
  const [points, setPoints] = useState(false);
  const layout = read ?? NOTHING;
  const { verdicts, faults } = useVerdicts(layout);
  const figure = verdicts.find((one) => one.figure)?.figure ?? null;
  const clash = verdicts.find((one) => one.clash)?.clash ?? null;
  const marked = clash && layout.asked ? { corner: clash.corner, cell: readPlacement(layout.asked).cell } : null;
  const empty = layout.tiles.length === 0 && !layout.asked;
  return html`<${Bar} title=${say("allowed-title")} />
    <main id="main" tabindex="-1" class="allowed">
      <div class="head"><h1>${say("allowed-title")}</h1>${!layout.asked && html`<p>${say("allowed-hint")}</p>`}</div>
      <div class="question">
        <${Faults} faults=${read ? [] : [say("allowed-unread")]} />
        <${Builder} layout=${layout} all=${TILES_56} asking points=${points} figure=${figure} clash=${marked} change=${change} />
      </div>
      <${Told} layout=${layout} verdicts=${verdicts} faults=${faults} />
      ${!empty && html`<div class="question-acts">
        ${layout.tiles.length > 0 && html`<label class="switch"><span>${say("allowed-by-point")}</span><input type="checkbox" role="switch" checked=${points} onChange=${() => setPoints(!points)} /></label>`}
        <button type="button" class="btn" data-act="again" onClick=${() => change(NOTHING)}>${say("allowed-again")}</button>
      </div>`}
      ${layout.asked && html`<section class="give" aria-labelledby="give"><h2 id="give">${say("allowed-share")}</h2><${Share} url=${`${location.origin}/allowed#${writeQuestion(layout)}`} title=${say("allowed-title")} label=${say("allowed-link")} /></section>`}
      <section class="begin-with" aria-labelledby="examples"><h2 id="examples">${say("allowed-examples")}</h2><${Examples} /></section>
    </main>`;
}

begin(Allowed, () => say("allowed-title"));
