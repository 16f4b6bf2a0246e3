"""What sticks out of a page sideways, or is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIND = """
() => {
  const found = [];
  const wide = document.scrollingElement;
  if (wide.scrollWidth > wide.clientWidth) {
    found.push(`the page is ${wide.scrollWidth} wide, ${wide.clientWidth} are there`);
  }
  const name = (element) => {
    const classes = [element.tagName.toLowerCase(), ...element.classList].join(".");
    return `${classes} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  };
  const scrolls = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (["auto", "scroll"].includes(style.overflowX) && one !== document.body) return true;
      if (one.classList.contains("board")) return true;
    }
    return false;
  };
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("svg") && element.tagName !== "svg") continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;  // for screen readers only
    if (style.clipPath !== "none" && style.position === "absolute") continue;
    if (dialog && !dialog.contains(element)) continue;
    if ((box.right > wide.clientWidth + 1 || box.left < -1) && !scrolls(element)) {
      found.push(`${name(element)} reaches from ${box.left} to ${box.right}`);
    }
    const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const cut = ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis";
    if (speaks && cut && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${name(element)} is cut off`);
    }
  }
  return found;
}
"""


def overflowing(page: Page) -> list[str]:
    """A sentence for each thing that does not fit the width of the page."""
    found: list[str] = page.evaluate(FIND)
    return found
