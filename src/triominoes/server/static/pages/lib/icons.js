// Small pictures for buttons. They are decoration: the words beside them, or the button's label, say it.
import { html } from "./html.js";

/** By name, what is drawn in a square of 24. */
const SHAPES = {
  next: html`<path d="M9 6l6 6-6 6" />`,
  back: html`<path d="M15 6l-6 6 6 6" />`,
  down: html`<path d="M6 9l6 6 6-6" />`,
  up: html`<path d="M6 15l6-6 6 6" />`,
  first: html`<path d="M6 5v14M19 6l-8 6 8 6z" />`,
  last: html`<path d="M18 5v14M5 6l8 6-8 6z" />`,
  play: html`<path class="solid" d="M8 5l11 7-11 7z" />`,
  pause: html`<path d="M8.500 5v14M15.500 5v14" stroke-width="4" />`,
  close: html`<path d="M6 6l12 12M18 6L6 18" />`,
  plus: html`<path d="M12 5v14M5 12h14" />`,
  minus: html`<path d="M5 12h14" />`,
  settings: html`<path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.600" /><circle cx="8" cy="17" r="2.600" />`,
  help: html`<path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400" /><path d="M12 18v.010" stroke-width="3" />`,
  undo: html`<path d="M4 9h10a5.500 5.500 0 0 1 0 11H9M8 5L4 9l4 4" />`,
  redo: html`<path d="M20 9H10a5.500 5.500 0 0 0 0 11h5M16 5l4 4-4 4" />`,
  erase: html`<path d="M9 6h11v12H9l-6-6zM12 10l4 4M16 10l-4 4" />`,
  pen: html`<path d="M5 19l1-4L16.500 4.500l3 3L9 18zM14.500 6.500l3 3" />`,
  flip: html`<path d="M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5" />`,
  board: html`<path d="M3 18L9 7.500 15 18zM15 18L9 7.500h12z" />`,
  print: html`<path d="M7 8V3.500h10V8M7 17H4.500V9.500A1.500 1.500 0 0 1 6 8h12a1.500 1.500 0 0 1 1.500 1.500V17H17M7 14h10v6.500H7z" />`,
  fit: html`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />`,
  follow: html`<circle cx="12" cy="12" r="6" /><path d="M12 2v5M12 17v5M2 12h5M17 12h5" />`,
  person: html`<circle cx="12" cy="8" r="4" /><path d="M4.500 20c.8-4 3.700-6 7.500-6s6.700 2 7.500 6" />`,
  robot: html`<rect x="5" y="8" width="14" height="11" rx="3" /><path d="M12 8V4M9.500 12.500v1.500M14.500 12.500v1.500" />`,
  device: html`<rect x="7" y="3" width="10" height="18" rx="2.500" /><path d="M11 18h2" />`,
  link: html`<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1" />`,
  copy: html`<rect x="9" y="9" width="11" height="11" rx="2.500" /><path d="M5 15V6.500A2.500 2.500 0 0 1 7.500 4H15" />`,
  share: html`<path d="M12 15V4M8 8l4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5" />`,
  download: html`<path d="M12 4v11M8 11l4 4 4-4M5 20h14" />`,
  open: html`<path d="M4 18V6.500A1.500 1.500 0 0 1 5.500 5H10l2 2.500h6.500A1.500 1.500 0 0 1 20 9v9a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18z" />`,
  remove: html`<path d="M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500" />`,
  check: html`<path d="M5 12.500l4.500 4.500L19 7.500" />`,
  eye: html`<path d="M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12z" /><circle cx="12" cy="12" r="3" />`,
  list: html`<path d="M9 6h11M9 12h11M9 18h11M4 6v.010M4 12v.010M4 18v.010" />`,
  sheet: html`<rect x="5" y="3" width="14" height="18" rx="2.500" /><path d="M9 8h6M9 12h6M9 16h3" />`,
  chart: html`<path d="M4 4v16h16M8 15l4-5 3 2.500L20 7" />`,
  flag: html`<path d="M6 21V4M6 4.500h12l-3 4 3 4H6" />`,
  leave: html`<path d="M14 4H6v16h8M10 12h11M17 8l4 4-4 4" />`,
  book: html`<path d="M12 6.500C10 5 7.500 4.500 4 4.500v13.500c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4.500c-3.500 0-6 .5-8 2zM12 6.500V20" />`,
  menu: html`<path d="M4 7h16M4 12h16M4 17h16" />`,
  more: html`<path d="M5 12v.010M12 12v.010M19 12v.010" stroke-width="3.500" />`,
};

/** @typedef {keyof typeof SHAPES} IconName */

/** @param {IconName} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;

/** The mark of the product: one blossom, six petals in the six colours. */
export const mark = () => html`<svg class="mark" viewBox="0 0 28 28" aria-hidden="true">
  <g transform="translate(14 14) scale(1.300)">
    ${[0, 1, 2, 3, 4, 5].map((k) => html`<path class=${`c${k}`} transform=${`rotate(${k * 60 - 30})`} d="M0 0L6.100-3.500A3.500 3.500 0 0 1 6.100 3.500Z" />`)}
  </g>
</svg>`;
