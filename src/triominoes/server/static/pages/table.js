// The table: finds this device's seats, and shows the seat, the cover between two people, or why not.
import { html, render, useEffect, useReducer } from "./lib/html.js";
import { of } from "./lib/memory.js";
import { usePreferences } from "./lib/menu.js";
import { lang, load, say } from "./lib/texts.js";
import { Cover } from "./table/cover.js";
import { Device } from "./table/device.js";
import { result } from "./table/matchend.js";
import { TablePage } from "./table/page.js";

/** @param {{text: string}} props */
const Missing = ({ text }) => html`<main class="cover" id="main"><h1>${say("missing-title")}</h1><p>${text}</p><a class="btn primary big" href="/">${say("menu-home")}</a></main>`;

/** What is to be told of the table in a few words: whose turn it is, or who won. @param {Device} device */
const inShort = ({ sitting, covered, nextName, shared }) => {
  if (covered) return say("cover-title", { name: nextName });
  if (sitting?.code) return say("lobby-title");
  if (!sitting?.state) return say("table-title");
  if (sitting.state.over && !sitting.busy) return result(sitting, shared);
  if (sitting.goOn && sitting.ended !== null) return say("round-over", { number: sitting.ended });
  if (sitting.mine) return say("status-your-turn");
  const turn = sitting.busy ? sitting.shown?.turn : sitting.state.turn;
  const name = sitting.people[turn ?? -1]?.name;
  return name && turn !== sitting.seat ? say("status-turn-of", { name }) : say("table-title");
};

/** What the browser's tab says. @param {Device} device */
const tabTitle = (device) => `${inShort(device).replace(/\.$/, "")} · Triominoes`;

/** @param {{device: Device}} props */
function App({ device }) {
  const [, again] = useReducer((/** @type {number} */ n) => n + 1, 0);
  usePreferences();
  useEffect(() => {
    const stop = device.subscribe(() => again(0));
    const changed = () => {
      device.sitting?.session.speak(lang());
      again(0);
    };
    document.addEventListener("lang", changed);
    void device.start();
    return () => {
      stop();
      document.removeEventListener("lang", changed);
    };
  }, [device]);
  useEffect(() => {
    document.title = tabTitle(device);
  });
  if (device.seats.length === 0) return html`<${Missing} text=${say("missing-seat")} />`;
  if (device.fault) return html`<${Missing} text=${device.fault} />`;
  if (device.covered) return html`<${Cover} device=${device} />`;
  const { sitting } = device;
  if (sitting?.line === "ended" && !sitting.shown) return html`<${Missing} text=${sitting.notice} />`;
  if (!sitting) return html`<main class="cover" id="main"><p>${say("line-opening")}</p></main>`;
  return html`<${TablePage} key=${sitting.seat} sitting=${sitting} device=${device} />`;
}

const table = location.pathname.split("/")[2] ?? "";
await load();
render(html`<${App} device=${new Device(table, of(table)?.seats ?? [])} />`, document.getElementById("page") ?? document.body);
