"""What the tests of the board read from its demo, and fingers on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from triominoes.game.grid import Cell

if TYPE_CHECKING:
    from playwright.sync_api import Page

    Open = Callable[..., Page]

GLIDED = "() => window.board.view.gliding === 0"
SIGHT = "() => ({...window.board.view.sight})"


def calls(page: Page, name: str) -> list[list[str]]:
    """What the board has told under a name."""
    told = page.evaluate("name => window.calls.filter((call) => call[0] === name)", name)
    return [[fact.strip('"') for fact in call[1:]] for call in told]


def middle(page: Page, cell: str) -> tuple[float, float]:
    """The centre of a cell in the window."""
    rect = page.evaluate("cell => window.board.rectOf(cell).toJSON()", cell)
    north = (Cell(*page.evaluate("c => Object.values(geometry.readCell(c))", cell))).points_north
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] * (2 if north else 1) / 3


def under(page: Page, x: float, y: float) -> list[float]:
    """The point of the board under a point of the window."""
    point: list[float] = page.evaluate(
        """([x, y]) => {
            const {left, top} = document.querySelector("#board").getBoundingClientRect();
            return board.view.toBoard([x - left, y - top]);
        }""",
        [x, y],
    )
    return point


def focused(page: Page) -> str | None:
    """The cell that has the keyboard."""
    cell: str | None = page.evaluate("() => document.activeElement.dataset?.cell ?? null")
    return cell


def settle(page: Page) -> dict[str, float]:
    """Waits until the view stands still; where it is."""
    page.wait_for_function(GLIDED)
    sight: dict[str, float] = page.evaluate(SIGHT)
    return sight


def touch(page: Page, kind: str, points: list[tuple[float, float]], session: Any) -> None:
    """Fingers: touchStart, touchMove or touchEnd."""
    session.send(
        "Input.dispatchTouchEvent",
        {
            "type": kind,
            "touchPoints": [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)],
        },
    )
