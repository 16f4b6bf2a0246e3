// Going from step to step: the keyboard, and with it a screen reader, comes along to the next one.
import { useEffect, useRef } from "../lib/html.js";

/**
 * Whenever another step is shown, what it begins with gets the focus.
 * @param {string} step
 * @param {string} first a selector: the heading or the first control of the new step
 */
export function useStep(step, first) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const found = document.querySelector(first);
    if (!(found instanceof HTMLElement)) return;
    if (!found.matches("button, input, select, a, [tabindex]")) found.tabIndex = -1;
    found.focus();
  }, [step, first]);
}
