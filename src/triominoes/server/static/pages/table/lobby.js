// While seats are free: who is here, and how others come in.
import { announce } from "../lib/announce.js";
import { html, useEffect, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { api } from "../lib/net.js";
import { levelName } from "../lib/setup.js";
import { copy } from "../lib/share.js";
import { say } from "../lib/texts.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Whether an address is of this computer alone. @param {string} link */
const isOnlyHere = (link) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname);

/** What there is to know of who sits there. @param {import("./types.js").Person} person */
function stateOf(person) {
  if (person.kind === "open") return "";
  if (person.kind === "bot") return levelName(person.level);
  return say(person.here ? "lobby-here" : "seat-away");
}

/** @param {{sitting: Sitting}} props */
export function Lobby({ sitting }) {
  const { code, people } = sitting;
  const [link, setLink] = useState(`${location.origin}/join/${code}`);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    api(`/api/invitations/${code}`).then((found) => found.link && setLink(found.link), () => undefined);
  }, [code]);
  const done = () => {
    setCopied(true);
    announce(say("lobby-copied"));
  };
  const field = () => /** @type {HTMLInputElement | null} */ (document.querySelector("#lobby-link"));
  return html`<main class="lobby" id="main">
    <div><h1>${say("lobby-title")}</h1>
      <p>${say("lobby-hint")}</p>
      ${isOnlyHere(link) && html`<p class="fault only-here">${icon("device")}<span>${say("lobby-only-here")}</span></p>`}
      <p class="code-label small">${say("lobby-code")}</p>
      <p class="code">${[...(code ?? "")].map((each, k) => html`<span key=${k}>${each}</span>`)}</p>
      <label class="small" for="lobby-link">${say("lobby-link")}</label>
      <input class="input" id="lobby-link" readonly value=${link} onFocus=${() => field()?.select()} />
      <div class="lobby-acts">
        <button type="button" class="btn" onClick=${() => copy(link, field()).then(done)}>${icon(copied ? "check" : "copy")}${say(copied ? "lobby-copied" : "lobby-copy")}</button>
        ${"share" in navigator && html`<button type="button" class="btn" onClick=${() => navigator.share({ title: say("lobby-share-title"), url: link }).catch(() => undefined)}>${icon("share")}${say("lobby-share")}</button>`}
      </div>
      <ul class="lobby-seats" role="list" aria-label=${say("seats-label")}>${people.map((person, seat) => html`<li key=${seat}>
        ${icon(person.kind === "bot" ? "robot" : "person")}
        <b>${person.kind === "open" ? say("lobby-free") : person.name}</b>
        <span class="small">${stateOf(person)}</span>
      </li>`)}</ul>
    </div>
    <img class="qr" src=${`/api/invitations/${code}/qr.svg?dark=1C1B22`} alt=${say("lobby-qr")} />
  </main>`;
}
