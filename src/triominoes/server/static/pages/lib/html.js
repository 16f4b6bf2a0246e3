// Preact and htm under one roof: what a page is written with.
import { Fragment, h, render } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";

export { Fragment, render };
export { useEffect, useId, useMemo, useReducer, useRef, useState } from "../../vendor/preact-hooks.js";

/**
 * A template: `` html`<p class="x">${text}</p>` ``.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = htm.bind(h);
