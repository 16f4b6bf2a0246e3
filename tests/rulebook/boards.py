"""The worked boards of rules.md §4, turned into placements of the notation.

There U(x,y) has the corners (x,y), (x,y+1), (x+1,y) and D(x,y) the corners (x+1,y), (x,y+1),
(x+1,y+1), both clockwise. A first tile that points south is turned by 180°, with all the others.
"""

from __future__ import annotations

from typing import NamedTuple

TRIPLE_OPENS = ("french-400", "pressman")
LEAD_IS_DRAWN = ("goliath", "goliath-classic", "tournament")


class Step(NamedTuple):
    """One move of a worked board: where it lies, the figure it makes, and its points."""

    placement: str
    figure: str
    points: dict[str, int]
    """By rule set."""


_MOVES = {
    "A": "U(-2,1) 333; D(-2,0) 233; U(-1,0) 232; D(-1,-1) 222; U(0,-1) 221; D(0,-1) 121; "
    "D(-2,1) 335; U(-1,1) 355; D(-1,1) 550; U(0,1) 501; U(0,0) 251 bridge; D(0,0) 151 wedge; "
    "D(-1,0) 235 triple-hexagon",
    "B": "D(0,-1) 544; U(0,-1) 045; D(-1,-1) 044; U(-1,0) 424; D(-2,0) 422; U(-2,1) 222; "
    "D(-2,1) 223; U(-1,1) 233; U(0,0) 434 bridge; D(-1,0) 423 double-hexagon",
    "C": "U(0,1) 134; D(-1,1) 113; U(-1,1) 111; D(-1,0) 011; D(0,0) 014; U(0,0) 010 hexagon",
}
_POINTS = {
    # where a triple opens; where the lead is drawn
    "A": ("19 8 7 6 5 4 11 13 10 6 48 47 60", "9 8 7 6 5 4 11 13 10 6 48 7 80"),
    "B": ("13 9 8 10 8 6 7 8 51 59", "13 9 8 10 8 6 7 8 51 69"),
    "C": ("8 5 3 2 5 51", "8 5 3 2 5 51"),
}


def _place(word: str, reading: str) -> tuple[int, int, str]:
    """Column and row on the lattice of half tiles, and the digits from the tip."""
    x, y = map(int, word[2:-1].split(","))
    if word[0] == "U":
        return 2 * x + y + 1, y, reading[1:] + reading[:1]
    return 2 * x + y + 2, y, reading


def _compass(x: int, y: int) -> str:
    return f"{'w' if x < 0 else 'e'}{abs(x)}{'s' if y < 0 else 'n'}{abs(y)}"


def _steps(moves: str, opens: str, drawn: str) -> list[Step]:
    words = [line.split() for line in moves.split("; ")]
    x0, y0, _ = _place(words[0][0], words[0][1])
    turned = -1 if words[0][0][0] == "D" else 1
    found = []
    points = zip(map(int, opens.split()), map(int, drawn.split()), strict=True)
    for (where, reading, *figure), (here, there) in zip(words, points, strict=True):
        x, y, tip_first = _place(where, reading)
        laid = f"{tip_first}@{_compass(turned * (x - x0), turned * (y - y0))}"
        paid = dict.fromkeys(TRIPLE_OPENS, here) | dict.fromkeys(LEAD_IS_DRAWN, there)
        found.append(Step(laid, "".join(figure), paid))
    return found


BOARDS = {name: _steps(moves, *_POINTS[name]) for name, moves in _MOVES.items()}


def before(name: str, figure: str) -> tuple[str, str]:
    """The board just before a figure is made, and the placement that makes it."""
    steps = BOARDS[name]
    index = next(i for i, step in enumerate(steps) if step.figure == figure)
    return " ".join(step.placement for step in steps[:index]), steps[index].placement


FIGURES = {
    "bridge": before("A", "bridge"),
    "wedge": before("A", "wedge"),
    "hexagon": before("C", "hexagon"),
    "double-hexagon": before("B", "double-hexagon"),
    "triple-hexagon": before("A", "triple-hexagon"),
}
