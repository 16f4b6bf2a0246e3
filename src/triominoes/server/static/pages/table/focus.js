// The focus is never lost: where what had it is gone, its neighbour gets it.

/** @type {Element | null} */
let last = null;
let region = "";

document.addEventListener("focusin", (event) => {
  last = event.target instanceof Element ? event.target : null;
  const place = last?.closest("[data-region]");
  region = place instanceof HTMLElement ? (place.dataset.region ?? "") : "";
});

/** Call it after the page has changed. */
export const keepFocus = () => {
  const lost = last && !last.isConnected && document.activeElement === document.body;
  if (!lost) return;
  const over = [...document.querySelectorAll("dialog[open]")].at(-1);
  const found = region ? document.querySelector(`[data-region="${region}"]`) : null;
  // what lies under an open dialog can't have it
  const place = over && !over.contains(found) ? over : found;
  const inside = place?.querySelector('[tabindex="0"], li button') ?? place?.querySelector("button, summary");
  const target = inside ?? document.querySelector("#status, h1[tabindex]");
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
};
