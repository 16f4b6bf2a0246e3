// The totals from round to round: a line for each seat, told apart by marks and dashes, not by colour.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";

const WIDE = 340;
const LEFT = 34;
const TOP = 16;
const BOTTOM = 166;
const GAP = 17;
const DASHES = ["none", "none", "7 4", "2 4", "10 4 2 4", "5 2"];

/** @param {number} seat @param {number} x @param {number} y */
const shape = (seat, x, y) => {
  const paths = [
    `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.500 4.500 0 1 0-9 0z`,
    `M${x} ${y - 6}l6 10.500h-12z`,
    `M${x - 4.5} ${y - 4.5}h9v9h-9z`,
    `M${x} ${y + 6}l6-10.500h-12z`,
    `M${x} ${y - 6.5}l6 6.500l-6 6.500l-6-6.500z`,
    `M${x - 5.5} ${y}l2.750-5h5.500l2.750 5l-2.750 5h-5.500z`,
  ];
  return paths[seat % paths.length];
};

/** The mark of a seat beside its name. @param {{seat: number}} props */
export const Mark = ({ seat }) => html`<svg class="seat-mark" viewBox="-7 -7 14 14" aria-hidden="true"><path d=${shape(seat, 0, 0)} /></svg>`;

/** Keep labels apart, in the order in which they stand. @param {number[]} wished */
const apart = (wished) => {
  const order = wished.map((y, k) => ({ y, k })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k += 1) {
    const [above, here] = [order[k - 1], order[k]];
    if (above && here && here.y < above.y + GAP) here.y = above.y + GAP;
  }
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - BOTTOM - 8);
  const placed = Array(wished.length).fill(0);
  for (const { y, k } of order) placed[k] = y - over;
  return placed;
};

/** Round numbers for the axis. @param {number} low @param {number} high */
const ticks = (low, high) => {
  const step = [10, 20, 25, 50, 100, 200, 250, 500, 1_000].find((each) => (high - low) / each <= 4) ?? 2_000;
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
};

/** @param {{rounds: import("./types.js").SheetRound[], names: string[], me: number, target: number | null}} props */
export function Chart({ rounds, names, me, target }) {
  const lines = names.map((_, seat) => [0, ...rounds.map((round) => round.totals[seat] ?? 0)]);
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(target ?? 0, ...all, low + 10);
  const right = WIDE - 100;
  const step = (right - LEFT) / Math.max(1, rounds.length);
  /** @param {number} round */
  const x = (round) => Math.round((LEFT + round * step) * 10) / 10;
  /** @param {number} value */
  const y = (value) => Math.round((BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP)) * 10) / 10;
  const labels = apart(lines.map((line) => y(line.at(-1) ?? 0) + 5));
  const every = Math.ceil(rounds.length / 12);
  const told = names.map((name, seat) => `${name} ${(lines[seat] ?? []).slice(1).join(", ")}`).join(". ");
  return html`<svg class="chart" viewBox=${`0 0 ${WIDE} 190`} role="img" aria-label=${say("chart-label", { totals: told })}>
    ${ticks(low, high).map((value) => html`<g key=${value}><path class="g" d=${`M${LEFT} ${y(value)}H${right}`} /><text class="ax" x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
    ${target && html`<path class="goal" d=${`M${LEFT} ${y(target)}H${right}`} />`}
    ${rounds.map((round, k) => ((k + 1) % every === 0 || k + 1 === rounds.length) && html`<text key=${round.number} class="ax" x=${x(k + 1)} y="186" text-anchor="middle">${round.number}</text>`)}
    ${[...lines.keys()].sort((a, b) => Number(a === me) - Number(b === me)).map((seat) => {
      const line = lines[seat] ?? [];
      const mine = seat === me ? "me" : "";
      return html`<g key=${seat}>
        <path class=${`l ${mine}`} stroke-dasharray=${DASHES[seat % DASHES.length]} d=${`M${line.map((value, k) => `${x(k)} ${y(value)}`).join("L")}`} />
        ${line.slice(1).map((value, k) => html`<path class=${`m ${mine}`} d=${shape(seat, x(k + 1), y(value))} />`)}
        <text x=${right + 12} y=${labels[seat]}>${short(names[seat] ?? "")} ${line.at(-1)}</text>
      </g>`;
    })}
  </svg>`;
}

/** @param {string} name */
const short = (name) => (name.length > 8 ? `${name.slice(0, 7)}…` : name);
