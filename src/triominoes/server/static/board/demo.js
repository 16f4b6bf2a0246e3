// Every feature of the board with made-up scenes, and no server.

import { makeBoard } from "./board.js";
import { tileSvg } from "./draw.js";
import * as geometry from "./geometry.js";

/** @import { BoardState, Figure, Place } from "./types.js" */

const TILES = "333@e0n0 334@e1n0 453@e2n0 545@e3n0 335@e2s1 505@e4n0 332@e1s1 513@e3s1 331@e3s2 423@e1s2 240@e0s2 454@e3n1 022@w1s2 322@w1s1".split(" ");
/** @type {Figure} */
const HEXAGON = { name: "hexagon", cells: ["e2n0", "e3n0", "e4n0", "e2s1", "e3s1", "e4s1"], corners: [[3, 0]] };
/** @type {Figure} */
const BRIDGE = { name: "bridge", cells: ["w1s1", "w1s2", "e0s2"] };

/** @param {string} move @param {number} points @param {Figure | null} [figure] @returns {Place} */
const place = (move, points, figure = null) => {
  const { digits } = geometry.readPlacement(move);
  return { move, points, figure, label: `${[...digits].join("-")}, ${points}${figure ? `, ${figure.name}` : ""}` };
};
const PLACES = [
  place("150@e4s1", 56, HEXAGON), place("443@e1n1", 11), place("444@e4n1", 12), place("044@w2s2", 8), place("201@w2s1", 3),
];
const RACK = ["015", "012v", "044", "344v", "225"];

/** Fifty-four tiles in a wide heap, and the fifty-fifth that closes two hexagons. @returns {string[]} */
function heap() {
  const moves = [];
  for (const y of [2, 1, 0, -1, -2]) {
    for (let x = -5; x <= 5; x += 1) {
      const cell = { x, y };
      moves.push(geometry.corners(cell).map(([i, j]) => (((i * 7 + j * 11) % 6) + 6) % 6).join("") + "@" + geometry.writeCell(cell));
    }
  }
  return moves;
}

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {string[][]} */
const calls = [];
const told = (/** @type {string} */ name, /** @type {unknown[]} */ ...facts) => {
  calls.push([name, ...facts.map((fact) => JSON.stringify(fact))]);
  $("log").textContent = calls.slice(-4).map((call) => call.join(" ")).join(" · ");
};
/** @type {string | null} */
let selected = null;
/** @type {Partial<BoardState>} */
let state = { tiles: TILES, last: "w1s1", places: PLACES, dead: ["e2s2", "w2s2", "e0s1"] };
let turned = 0;

const board = makeBoard($("board"), {
  on: {
    place: (move, { how, from }) => {
      told("place", move, how);
      void play(move, from);
    },
    focus: (move) => {
      told("focus", move);
      $("say").textContent = move ? `${move}` : "Your turn.";
    },
    tile: (move) => told("tile", move),
    drag: (tile) => {
      told("drag", tile);
      select(tile);
    },
    drop: (tile, cell) => {
      told("drop", tile, cell);
      $("say").textContent = cell ? `${tile} does not fit in ${cell}.` : "";
    },
    turn: (step) => {
      told("turn", step);
      turned = (turned + step + 3) % 3;
      first();
    },
    why: (move) => told("why", move),
    view: () => pressed(),
  },
  label: (kind, facts) => `${kind} ${facts["move"] ?? facts["cell"] ?? facts["side"] ?? ""} ${facts["count"] ?? ""}${facts["last"] ? "last" : ""}`.trim(),
});

/** @param {string} move @param {DOMRect | null} [from] */
async function play(move, from = null) {
  const { digits, cell } = geometry.readPlacement(move);
  const found = (state.places ?? []).find((other) => other.move === move);
  const button = [...$("rack").children].find((node) => geometry.sameTile(node.getAttribute("data-tile") ?? "", digits));
  const rect = from ?? button?.querySelector("svg")?.getBoundingClientRect() ?? null;
  const shown = button?.getAttribute("data-tile") ?? digits;
  button?.remove();
  const figure = found?.figure ?? null;
  const done = board.animate({ kind: "play", move, from: rect, shown, points: found?.points ?? null, figure, text: `+${found?.points ?? 0} ${figure?.name ?? ""}`.trim() });
  show({ tiles: [...(state.tiles ?? []), move], last: cell, places: (state.places ?? []).filter((other) => other.move !== move), selected: null, turn: false });
  await done;
}

/** @param {Partial<BoardState>} change */
function show(change) {
  state = { ...state, ...change };
  board.set(state);
}

/** @param {string} tile */
function select(tile) {
  selected = selected === tile ? null : tile;
  for (const node of $("rack").children) node.setAttribute("aria-pressed", String(node.getAttribute("data-tile")?.startsWith(tile) && selected !== null));
}

function rack() {
  $("rack").replaceChildren(...RACK.map((tile) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["tile"] = tile;
    button.setAttribute("aria-label", tile.slice(0, 3));
    button.append(tileSvg(tile.slice(0, 3), { down: tile.endsWith("v"), ring: true }));
    button.addEventListener("pointerdown", (event) => board.startDrag(tile.slice(0, 3), event, { shown: tile }));
    button.addEventListener("click", () => {
      told("click", tile);
      select(tile.slice(0, 3));
    });
    return button;
  }));
}

function first() {
  const digits = "015".slice(turned) + "015".slice(0, turned);
  show({ ...plain, tiles: [], last: null, places: [place(`${digits}@e0n0`, 6)], selected: `${digits}@e0n0`, turn: true });
}

const plain = { lit: null, figure: null, clash: null, selected: null, turn: false, dead: [] };
/** @type {Record<string, () => void>} */
const SCENES = {
  turn: () => show({ ...plain, tiles: TILES, last: "w1s1", places: PLACES, dead: ["e2s2", "w2s2", "e0s1"] }),
  places: () => show({ ...plain, tiles: TILES, last: "w1s1", places: [place("150@e4s1", 56, HEXAGON)] }),
  first,
  confirm: () => show({ ...plain, tiles: TILES, last: "w1s1", places: PLACES, selected: "150@e4s1" }),
  hexagon: () => void play("150@e4s1"),
  refuse: async () => {
    const rect = $("rack").getBoundingClientRect();
    await board.animate({ kind: "play", move: "443@e1n1", from: rect, shown: "344v", text: "" });
    await board.animate({ kind: "back", move: "443@e1n1", to: rect, shown: "344v" });
  },
  figure: () => show({ ...plain, tiles: TILES, last: "w1s1", places: [], figure: BRIDGE, lit: BRIDGE.cells }),
  clash: () => show({ ...plain, tiles: TILES, last: "w1s1", places: [place("155@e4s1", 11)], selected: "155@e4s1", clash: { corner: [5, 0], cell: "e4s1" } }),
  heap: () => show({ ...plain, tiles: heap(), last: "e5s2", places: [] }),
  far: () => {
    show({ ...plain, tiles: heap(), last: "e5s2", places: [place("012@w6n2", 3), place("012@w6s2", 3), place("245@e6n2", 11)] });
    board.zoom(3);
  },
  empty: () => show({ ...plain, tiles: [], last: null, places: [] }),
};

for (const [name, act] of Object.entries(SCENES)) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn";
  button.dataset["scene"] = name;
  button.textContent = name;
  button.addEventListener("click", act);
  $("scenes").append(button);
}
const pressed = () => {
  for (const button of $("zoom").querySelectorAll("button")) {
    const name = button.dataset["do"];
    if (name === "fit" || name === "follow") button.setAttribute("aria-pressed", String(board.mode === name));
  }
};
$("zoom").addEventListener("click", (event) => {
  const name = /** @type {HTMLElement} */ (event.target).dataset["do"];
  if (name === "in") board.zoom(1.25);
  if (name === "out") board.zoom(0.8);
  if (name === "fit") board.fit();
  if (name === "follow") board.follow(board.mode !== "follow");
});
$("themes").addEventListener("click", (event) => {
  const name = /** @type {HTMLElement} */ (event.target).dataset["themeName"];
  if (name) document.documentElement.dataset["theme"] = name;
});

/** How long a move on a board of 55 tiles keeps the script busy, in ms: the middle of many. @param {number} [times] */
function benchmark(times = 50) {
  const tiles = heap();
  const spent = [];
  for (let k = 0; k < times; k += 1) {
    board.set({ ...plain, tiles: tiles.slice(0, 54), last: null, places: PLACES.slice(0, 1) });
    const started = performance.now();
    board.set({ ...plain, tiles, last: "e5s2", places: [] });
    spent.push(performance.now() - started);
  }
  spent.sort((a, b) => a - b);
  SCENES["turn"]?.();
  return { median: spent[Math.floor(times / 2)], worst: spent.at(-1) };
}

const asked = new URLSearchParams(location.search);
for (const name of ["theme", "tints", "text"]) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
rack();
pressed();
(SCENES[asked.get("scene") ?? "turn"] ?? SCENES["turn"])?.();
makeBoard($("why"), { readonly: true, label: () => "hexagon" }).set({ tiles: [...TILES, "150@e4s1"], last: "e4s1", lit: HEXAGON.cells, figure: HEXAGON });
Object.assign(window, { board, geometry, calls, benchmark, show, HEXAGON });
