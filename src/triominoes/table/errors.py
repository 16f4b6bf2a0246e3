"""What a table refuses beside illegal moves, each a fault with a code and facts."""

from __future__ import annotations

from reprlib import Repr

from triominoes.game.errors import Fact, Fault, TriominoesError


class TableError(TriominoesError):
    """Something that can't be done at a table now; `fault` says why. Nothing has changed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.fault,)


class PlayerError(TableError):
    """A bot that raised an error or gave no legal move. Its decision is still awaited."""

    def __init__(self, fault: Fault, seat: int, name: str) -> None:
        super().__init__(fault)
        self.seat = seat
        self.name = name

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.fault, self.seat, self.name)


def fault(code: str, text: str, **facts: Fact) -> Fault:
    """A fault with its facts."""
    return Fault(code, text, facts)


def unknown_tiles() -> TableError:
    """What keeps a match from going on where only people who know the tiles can tell how."""
    return TableError(fault("unknown-tiles", "the match can't go on: not all tiles are known"))


_short = Repr()
_short.maxother = _short.maxstring = 80


def shown(answer: object) -> str:
    """Whatever a bot answered, as a short text; never fails."""
    return _short.repr(answer)
