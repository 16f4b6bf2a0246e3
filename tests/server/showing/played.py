"""Tables played to their end, with their lines, as a live table keeps them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from triominoes.game.dealer import SeedDealer
from triominoes.game.events import Event, Passed
from triominoes.game.match import Match
from triominoes.game.moves import PASS
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.server.showing.told import Line
from triominoes.table import MemoryLog, Seat, Table

NAMES = ("Ana", "Rui", "Léa", "Tom", "Eva", "Max")
LANGUAGES = tuple(map(Language, ("en", "fr", "pt-PT", "pt-BR")))


class Kept:
    """A table and the lines of its standing events."""

    def __init__(self, rules: str, players: int, seed: int) -> None:
        seats = [Seat(name) for name in NAMES[:players]]
        self.table = Table.open(read_rules(rules), seats, SeedDealer(str(seed)), MemoryLog())
        self.lines: list[Line] = []
        self.rng = Random(seed)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.lines[-1].seq if self.lines else 0

    def play(self, incidents: bool = False) -> Iterator[Sequence[Line]]:
        """Play by random legal moves; gives the new lines after each decision."""
        yield self._keep(self.table.match, self.table.advance())
        while (turn := self.table.turn) is not None:
            before = self.table.match
            assert before.round is not None
            if incidents and self.rng.random() < 0.01:
                yield self._keep(before, self.table.resign(turn))
                continue
            move = self.rng.choice(before.round.legal_moves)
            yield self._keep(before, self.table.play(turn, move))

    def _keep(self, before: Match, events: Sequence[Event]) -> Sequence[Line]:
        new: list[Line] = []
        for event in events:
            state = before.round
            forced = isinstance(event, Passed) and state and state.legal_moves == (PASS,)
            new.append(Line(self.seq + len(new) + 1, event, before, bool(forced)))
            before = before.after(event)
        self.lines += new
        return new


def played(rules: str, players: int, seed: int, incidents: bool = False) -> Kept:
    """A match played to its end."""
    kept = Kept(rules, players, seed)
    for _ in kept.play(incidents):
        pass
    return kept
