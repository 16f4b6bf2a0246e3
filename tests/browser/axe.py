"""axe-core: what it finds on a page against the rules for accessible pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOURCE = Path(__file__).parent / "node_modules/axe-core/axe.min.js"

RUN = """
async () => {
  // a colour on its way to another has too little contrast for a moment
  const isShort = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(isShort).map((one) => one.finished));
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}
"""


def violations(page: Page) -> list[str]:
    """What is wrong on the page as it stands, its open dialog with it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8") + "; 0")
    found: list[str] = page.evaluate(RUN)
    return found
