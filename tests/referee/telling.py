"""Matches played by the engine, as people at a real table would enter them."""

from collections.abc import Iterable, Iterator

from triominoes.game.events import Adjust, Award, Drew, End, Event, Hold, Passed, Play, Resign, Show
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.tiles import Tiles
from triominoes.referee.entries import Called, Entry, Given, Laid, Left

FIGURES = {figure.value: figure for figure in Figure}


def entries_of(events: Iterable[Event], *, with_cells: bool = True) -> Iterator[Entry]:
    """What people enter of a match; without cells they tell the figures that they see."""
    for event in events:
        entry = entry_of(event, with_cells)
        if entry is not None:
            yield entry


def entry_of(event: Event, with_cells: bool = True) -> Entry | None:
    """What people enter of an event; `None` for what follows from the rules."""
    match event:
        case Play(seat=seat, laid=Placement() as laid, awards=awards):
            return (
                Laid(seat, laid) if with_cells else Laid(seat, laid.tile, None, figure_in(awards))
            )
        case Drew(seat=seat):
            return Called(seat, DRAW)
        case Passed(seat=seat):
            return Called(seat, PASS)
        case Hold(seat=seat, tiles=tiles):
            return Left(seat, tiles)
        case Adjust(seat=seat, awards=awards):
            return Given(seat, awards[0].points)
        case Show() | Resign() | End():
            return event
    return None


def figure_in(awards: Iterable[Award]) -> Figure | None:
    """The figure that was paid."""
    return next((FIGURES[award.name] for award in awards if award.name in FIGURES), None)


def summed(entry: Entry) -> Entry:
    """The same, where only the sum of the tiles left is told."""
    if isinstance(entry, Left):
        return Left(entry.seat, Tiles(unknown=entry.tiles.count), entry.tiles.value)
    return entry
