"""The terminal: what is printed on it, and what is typed."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Column, Table as Grid
from rich.text import Text
from rich.theme import Theme

from triominoes.game.board import Board
from triominoes.game.errors import Fact
from triominoes.game.grid import Cell
from triominoes.language import Language
from triominoes.notation.faults import UNSAFE
from triominoes.terminal.drawing import ASCII, LARGE, SMALL, UNICODE, Picture, draw

OKABE_ITO = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#D55E00", "#CC79A7")
"""The colours of the digits; black is readable on all of them."""

STYLES = {
    **{f"digit.{digit}": f"bold #000000 on {colour}" for digit, colour in enumerate(OKABE_ITO)},
    **{f"petal.{digit}": f"{colour} on {colour}" for digit, colour in enumerate(OKABE_ITO)},
    "side": "default",
    "hole": "dim",
    "last": "bold",
    "mark": "bold",
    "title": "bold",
    "plain": "default",
}

LINES_BESIDE = 11
"""Lines of a turn that are not the board: what happened, the rack, the moves, the question."""


TILE = re.compile(r"(?<![\d-])[0-5]-[0-5]-[0-5](?![\d-])")
"""A tile in a sentence: its digits have their colours there too."""

MANY = 8
"""More moves than this are listed in columns."""


class Left(Exception):
    """The person has left: by a command, by Ctrl-C, or because nothing more can be typed."""


class Screen:
    """A terminal in a language. `Left` is raised wherever a person is asked and leaves."""

    def __init__(
        self, language: Language, ascii_only: bool = False, file: TextIO | None = None
    ) -> None:
        self.language = language
        self.console = _Console(
            file=file, theme=Theme(STYLES), highlight=False, markup=False, emoji=False
        )
        self.is_dumb = self.console.is_dumb_terminal
        plain = (
            ascii_only or self.is_dumb or not _can_write("".join(UNICODE), self.console.encoding)
        )
        self.signs = ASCII if plain else UNICODE

    def say(self, message: str, style: str = "", **facts: Fact) -> None:
        """Print a message of the language files."""
        self.print(self.language.say(message, **facts), style)

    def print(self, text: str = "", style: str = "") -> None:
        """Print a text on lines of its own, without anything that could steer the terminal."""
        shown = Text(printable(text), style)
        for tile in TILE.finditer(shown.plain):
            for digit in range(tile.start(), tile.end(), 2):
                shown.stylize(f"digit.{shown.plain[digit]}", digit, digit + 1)
        self.show(shown)

    def show(self, thing: RenderableType) -> None:
        """Print something of Rich; lines are only broken where somebody looks at them."""
        self.console.print(thing, soft_wrap=not self.console.is_terminal)

    def print_list(self, lines: Sequence[str]) -> None:
        """Print short lines, beside each other when they are many and there is room."""
        width = max(map(cell_len, lines), default=0) + 2
        columns = max(self.console.width // width, 1) if len(lines) > MANY else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            self.print("".join(line.ljust(width) for line in lines[row::rows]).rstrip())

    def print_pairs(self, pairs: Mapping[str, str]) -> None:
        """Print words and what they mean, in two columns."""
        width = max(map(cell_len, pairs), default=0)
        for word, meaning in pairs.items():
            if self.console.is_terminal:
                grid = Grid.grid(Column(width=width + 2), Column(), padding=(0, 2))
                grid.add_row(f"  {word}", meaning)
                self.show(grid)
            else:
                self.print(f"  {word}{' ' * (width - cell_len(word))}  {meaning}")

    def ask(self, message: str, **facts: Fact) -> str:
        """What a person types after a question, without blanks around it."""
        question = self.language.say(message, **facts)
        try:
            self.console.print(printable(question), end=" ", style="title")
            return input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def clear(self) -> None:
        """Let nobody see what stood here, by scrolling where the terminal can't clear."""
        if self.console.is_terminal and not self.is_dumb:
            # The lines that have scrolled away come last: some terminals let those of the screen
            # scroll away when it is cleared, and a rack may be among them.
            print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)
        else:
            self.print("\n" * max(self.console.height, 24))

    def show_board(
        self,
        board: Board | None,
        last: Cell | None = None,
        marks: Mapping[Cell, str] | None = None,
        whole: bool = False,
    ) -> None:
        """Draw a board in the size that fits, else its part round the last tile.

        With `whole` it may be higher than the screen.
        """
        if board is None:
            self.say("board-unknown")
        elif not board.cells:
            self.say("board-empty")
        else:
            width = self.console.width - 1
            height = max(self.console.height - LINES_BESIDE, 9)
            picture = draw(board, LARGE, self.signs, last, marks)
            if picture.window.width > width or picture.window.height > height:
                picture = draw(board, SMALL, self.signs, last, marks)
            self._show(picture, sys.maxsize if whole else height, width, whole)

    def _show(self, picture: Picture, height: int, width: int, whole: bool) -> None:
        window = picture.window.cropped(height, width, picture.focus)
        for line in picture.lines(window):
            if self.console.no_color or not self.console.color_system:
                line.rstrip()
            self.console.print(line, no_wrap=True, crop=True)
        shown, tiles = picture.tiles_in(window), len(picture.tiles)
        if shown < tiles:
            self.say("board-clipped" if whole else "board-cropped", shown=shown, tiles=tiles)


class _Console(Console):
    """A console that leaves it to the program when its reader has gone away."""

    def on_broken_pipe(self) -> None:
        """Tell the program, where Rich would end it as if something had failed."""
        raise BrokenPipeError


def printable(text: str) -> str:
    """A text without characters that steer the terminal or the direction of reading."""
    return "\n".join(UNSAFE.sub("", line) for line in text.split("\n"))


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
