// Questions to begin with: what people ask most.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Poster } from "../lib/tile.js";
import { whole } from "../lib/whole.js";
import { readQuestion } from "./question.js";

const EXAMPLES = {
  bridge: "board=w2n0:240,422,244,423,344/404,.,.,451,544&move=414@w1s1",
  hexagon: "board=e0n0:005,001,130/250,.,003&move=002@e1s1",
  double: "board=e0n0:342,434,444/124,.,144,451/.,111,101,015&move=411@e1s1",
  wedge: "board=e0n0:222,220,.,100,011/322,233,.,133,311/.,533,345,433&move=012@e2n0",
  clash: "board=e0n0:333,334,453&move=245@e1n1",
  point: "board=e0n0:055,501&move=120@e2n1",
  opening: "board=-&move=555@e0n0",
  zero: "board=-&move=000@e0n0",
};

/** @typedef {keyof typeof EXAMPLES} Name */

const NAMES = /** @type {Name[]} */ (Object.keys(EXAMPLES));

/** @param {Name} name */
const tilesOf = (name) => {
  const { tiles, asked } = readQuestion(EXAMPLES[name]) ?? { tiles: [], asked: null };
  return asked ? [...tiles, asked] : [...tiles];
};

export const Examples = () => html`<ul class="examples" role="list">${NAMES.map((name) => html`<li key=${name}>
  <a href=${`#${EXAMPLES[name]}`} data-example=${name}><${Poster} tiles=${tilesOf(name)} /><span>${whole(say(`allowed-example-${name}`))}</span></a>
</li>`)}</ul>`;
