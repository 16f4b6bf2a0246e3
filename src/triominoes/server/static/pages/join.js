// Joining: the code that somebody said, who waits there, one's name, and down one sits.
import { Faults, useBusy, valueOf } from "./lib/fields.js";
import { html, useEffect, useState } from "./lib/html.js";
import { icon } from "./lib/icons.js";
import { add, keepNames, names, of } from "./lib/memory.js";
import { api, sentences } from "./lib/net.js";
import { Bar, begin, useLang } from "./lib/page.js";
import { levelName, rulesName } from "./lib/setup.js";
import { say } from "./lib/texts.js";

/** @typedef {import("./lib/setup.js").Person} Person */
/** @typedef {{table: string, code: string, rules: import("./lib/setup.js").RulesInfo, seats: Person[], by: string, link: string}} Invitation */

/** @param {string} text */
const plain = (text) => text.replace(/[^0-9a-z]/gi, "").toUpperCase();

// a code is letters and digits: what the address escapes is none of it
const inAddress = () => plain((location.pathname.split("/")[2] ?? "").replace(/%[0-9a-f]{0,2}/gi, ""));

/** @param {{person: Person}} props */
function Seat({ person }) {
  if (person.kind === "open") return html`<li class="free">${icon("plus")}<span>${say("join-free")}</span></li>`;
  const level = person.kind === "bot" ? ` (${levelName(person.level)})` : "";
  return html`<li>${icon(person.kind === "bot" ? "robot" : "person")}<span>${person.name}${level}</span></li>`;
}

/**
 * @param {{code: string, faults: string[], go: (code: string) => void}} props
 */
function Code({ code, faults, go }) {
  const [typed, setTyped] = useState(code);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    go(plain(typed));
  };
  return html`<form onSubmit=${send} class="code-form">
    <div class="field">
      <label for="code">${say("join-code")}</label>
      <input id="code" class="input code" value=${typed} maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck=${false} enterkeyhint="go" aria-describedby="code-hint" aria-invalid=${String(faults.length > 0)} onInput=${(/** @type {Event} */ event) => setTyped(valueOf(event))} />
      <p class="hint" id="code-hint">${say("join-code-hint")}</p>
    </div>
    <${Faults} faults=${faults} />
    <button class="btn primary big wide">${say("join-look")}</button>
  </form>`;
}

/** @param {{invitation: Invitation, again: () => void}} props */
function SitDown({ invitation, again }) {
  const [name, setName] = useState(names()[0] ?? "");
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useBusy();
  const here = of(invitation.table);
  const rules = invitation.rules;
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) {
      setFaults([say("join-name-missing")]);
      document.getElementById("name")?.focus();
      return;
    }
    setBusy(true);
    setFaults([]);
    try {
      const body = { name: name.trim() };
      /** @type {{table: string, seat: number, token: string}} */
      const made = await api(`/api/invitations/${invitation.code}`, { body });
      add(made.table, [{ seat: made.seat, token: made.token, name: name.trim() }]);
      keepNames([name]);
      location.assign(`/table/${made.table}`);
    } catch (error) {
      setFaults(sentences(error));
      setBusy(false);
    }
  };
  return html`<h1>${invitation.by ? say("join-by", { name: invitation.by }) : say("join-title")}</h1>
    <ul class="seats-there">${invitation.seats.map((person) => html`<${Seat} person=${person} />`)}</ul>
    <p class="small rules-there"><a href=${`/rules/${rules.name}?rules=${encodeURIComponent(rules.text)}`}>${rulesName(rules.name)}</a>${rules.text === rules.name ? "" : ` · ${say("join-house")}`}</p>
    ${here && html`<a class="btn primary big wide" href=${`/table/${here.table}`}>${say("join-back")}</a>`}
    <form onSubmit=${send} class="code-form" novalidate>
      <div class="field">
        <label for="name">${here ? say("join-name-more") : say("join-name")}</label>
        <input id="name" class="input big-input" value=${name} maxlength="40" autocomplete="nickname" autocapitalize="words" spellcheck=${false} enterkeyhint="go" aria-invalid=${String(faults.length > 0)} onInput=${(/** @type {Event} */ event) => setName(valueOf(event))} />
      </div>
      <${Faults} faults=${faults} />
      <button class=${`btn big wide ${here ? "" : "primary"}`} aria-busy=${String(busy)}>${say("join-sit")}</button>
      <button type="button" class="link" onClick=${again}>${say("join-other")}</button>
    </form>`;
}

function Join() {
  const language = useLang();
  const [code, setCode] = useState(inAddress);
  const [found, setFound] = useState(/** @type {Invitation | null} */ (null));
  const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
  const [asking, setAsking] = useState(code !== "");
  /** @param {string} wanted */
  const look = async (wanted) => {
    setCode(wanted);
    setFaults([]);
    setFound(null);
    if (!wanted) {
      setAsking(false);
      return;
    }
    setAsking(true);
    try {
      setFound(await api(`/api/invitations/${encodeURIComponent(wanted)}`));
    } catch (error) {
      setFaults(sentences(error));
    }
    setAsking(false);
  };
  useEffect(() => {
    look(inAddress());
    const back = () => void look(inAddress());
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [language]);
  /** @param {string} wanted */
  const go = (wanted) => {
    if (!wanted) {
      setFaults([say("join-code-missing")]);
      document.getElementById("code")?.focus();
      return;
    }
    history.pushState(null, "", `/join/${wanted}`);
    look(wanted);
  };
  const again = () => {
    history.pushState(null, "", "/join");
    look("");
  };
  return html`<${Bar} title=${say("join-title")} />
    <main id="main" tabindex="-1" class="plain-page join" aria-busy=${String(asking)}>
      ${found
        ? html`<${SitDown} key=${found.code} invitation=${found} again=${again} />`
        : html`<h1>${say("join-title")}</h1>${!asking && html`<${Code} key=${code} code=${code} faults=${faults} go=${go} />`}`}
    </main>`;
}

begin(Join, () => say("join-title"));
