"""Modules of the browser code, called from a test while any page of the house is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

CALL = """
async ([path, name, calls]) => {
  const version = document.documentElement.dataset.version;
  const found = (await import(`/static/${version}/${path}`))[name];
  return calls.map((values) => found(...values));
}
"""


def call_each(page: Page, path: str, name: str, calls: list[list[Any]]) -> list[Any]:
    """What a function of a module gives for each of some lists of arguments, as JSON has it."""
    given: list[Any] = page.evaluate(CALL, [path, name, calls])
    return given


def call(page: Page, path: str, name: str, *values: Any) -> Any:
    """What a function of a module gives."""
    return call_each(page, path, name, [list(values)])[0]
