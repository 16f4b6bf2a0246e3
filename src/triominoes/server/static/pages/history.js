// The past matches of this device: results, simple statistics, and everything to keep or to delete.
import { ask } from "./lib/dialog.js";
import { announce } from "./lib/announce.js";
import { Faults } from "./lib/fields.js";
import { saveFile } from "./lib/files.js";
import { html, useEffect, useRef, useState } from "./lib/html.js";
import { icon } from "./lib/icons.js";
import { sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { stepThrough } from "./lib/records.js";
import { say } from "./lib/texts.js";
import { PastList, isKept, titleOf } from "./history/list.js";
import { deleteMatch, pastMatches, recordOf } from "./history/matches.js";
import { Players } from "./history/players.js";

/** @typedef {import("./history/matches.js").Past} Past */
/** @typedef {import("./history/matches.js").Outcome} Outcome */

/** @param {Past[]} past @returns {Outcome[]} */
const outcomesOf = (past) => past.flatMap(({ outcome }) => outcome ?? []);

/** Whether a match that only this browser still has may be forgotten. @param {string} match */
const mayForget = (match) => ask({ title: say("history-forget-ask", { match }), text: say("history-forget-why"), yes: say("history-forget"), grave: true });

/** Two questions, the second one for those who answered the first in haste. @param {string} title @param {string} text */
const sure = async (title, text) =>
  (await ask({ title, text, yes: say("history-delete-yes"), grave: true })) &&
  (await ask({ title: say("history-delete-again"), yes: say("history-delete-really"), grave: true }));

/** One file with all records, and how many are missing in it. @param {Past[]} past */
async function allRecords(past) {
  const texts = [];
  for (const one of past) texts.push(await recordOf(one).catch(() => ""));
  const found = texts.filter(Boolean);
  return { text: found.join("\n"), missing: texts.length - found.length };
}

/** @param {{past: Past[], fail: (faults: string[]) => void, deleteAll: () => void}} props */
function Everything({ past, fail, deleteAll }) {
  const saveRecords = async () => {
    const { text, missing } = await allRecords(past.filter(({ outcome }) => outcome));
    if (text) saveFile("triominoes.tgn", text, "text/plain");
    fail(missing > 0 ? [say("history-missing", { count: missing })] : []);
  };
  const saveJson = () => saveFile("triominoes.json", `${JSON.stringify({ matches: outcomesOf(past) }, null, 2)}\n`, "application/json");
  return html`<section aria-labelledby="everything">
    <h2 id="everything">${say("history-everything")}</h2>
    <p class="small">${say("history-everything-hint")}</p>
    <div class="all-acts">
      <button type="button" class="btn" data-act="tgn" onClick=${saveRecords}>${icon("download")}${say("history-tgn")}</button>
      <button type="button" class="btn" data-act="json" onClick=${saveJson}>${icon("download")}${say("history-json")}</button>
      <button type="button" class="btn" data-act="delete-all" onClick=${deleteAll}>${icon("remove")}${say("history-delete-all")}</button>
    </div>
  </section>`;
}

/** Where the focus was on a match that is gone it goes to the next one, or to the heading. @param {object | null} found */
function useFocusOnNext(found) {
  const place = useRef(/** @type {number | null} */ (null));
  useEffect(() => {
    if (place.current === null) return;
    const next = document.querySelectorAll(".past h3")[place.current] ?? document.querySelector("h1");
    place.current = null;
    if (next instanceof HTMLElement) next.focus();
  }, [found]);
  return place;
}

/** The matches as they are now; `look` asks again. */
function usePast() {
  const [found, setFound] = useState(/** @type {{past: Past[], fresh: boolean} | null} */ (null));
  const language = useLang();
  const look = () => pastMatches().then(setFound);
  useEffect(() => {
    void look();
    addEventListener("online", look);
    return () => removeEventListener("online", look);
  }, [language]);
  return { found, look };
}

function History() {
  const { found, look } = usePast();
  const next = useFocusOnNext(found);
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  /** @param {() => Promise<void>} act */
  const attempt = (act) => {
    setFaults([]);
    act().catch((error) => setFaults(sentences(error)));
  };
  /** @param {Past} one */
  const step = (one) => attempt(async () => stepThrough(await recordOf(one)));
  const past = found?.past ?? [];
  /** @param {Past[]} some @param {() => Promise<boolean>} question */
  const remove = (some, question) => attempt(async () => {
    if (!(await question())) return;
    try {
      for (const one of some) await deleteMatch(one);
      next.current = past.indexOf(some[0]);
      announce(say("history-deleted", { count: some.length }));
    } finally {
      await look();
    }
  });
  /** @param {Past} one */
  const removeOne = (one) => remove([one], () =>
    one.gone ? mayForget(titleOf(one)) : sure(say("history-delete-ask", { match: titleOf(one) }), say(isKept(one) ? "history-delete-kept" : "history-delete-table")));
  const removeAll = () => remove(past, () => sure(say("history-delete-all-ask", { count: past.length }), say("history-delete-all-why")));
  return html`<${Bar} title=${say("history-title")} />
    <main id="main" tabindex="-1" class="plain-page wide history">
      <h1 tabindex="-1">${say("history-title")}</h1>
      ${found && !found.fresh && html`<p class="stale" role="status">${icon("flag")}${say("history-stale")}</p>`}
      <${Faults} faults=${faults} />
      ${found && past.length === 0 && html`<p class="lead">${say("history-none")}</p><p><a class="btn primary big" href="/referee">${say("history-begin")}</a></p>`}
      ${past.length > 0 && html`<h2 class="sr">${say("history-matches-played")}</h2>
        <${PastList} past=${past} step=${step} remove=${removeOne} />
        <${Players} outcomes=${outcomesOf(past)} />
        <${Everything} past=${past} fail=${setFaults} deleteAll=${removeAll} />`}
    </main>`;
}

begin(History, () => say("history-title"));
