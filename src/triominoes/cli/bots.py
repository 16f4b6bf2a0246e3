"""A match between bots: at full speed, a line a round."""

from __future__ import annotations

from typing import BinaryIO, TextIO

from triominoes.game.events import Event, MatchEnd, NewRound
from triominoes.game.match import Match
from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.table import Table, play_match
from triominoes.terminal.screen import printable
from triominoes.terminal.telling import shown_names


class StreamLog:
    """A log that is not waited for: what is lost of a match between bots can be played again."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def append(self, text: str) -> None:
        """Write whole lines."""
        self._stream.write(f"{text}\n".encode())


def play_bots(table: Table, language: Language, output: TextIO | None) -> None:
    """Play a match to its end; each round's points go to `output`, the last with the winner."""
    names = distinct(shown_names(table.seats, language))

    def tell(event: Event, before: Match) -> None:
        if isinstance(event, NewRound) and event.number > 1:
            print(printable(_round_line(before, names, language)), file=output)
        elif isinstance(event, MatchEnd):
            lines = _round_line(before, names, language), language.event(event, before, names)
            print(printable(" ".join(lines)), file=output)

    play_match(table, tell=tell if output else None)


def _round_line(match: Match, names: list[str], language: Language) -> str:
    assert match.round
    scores = (
        language.say("round-score", name=name, score=language.number(score))
        for name, score in zip(names, match.scores, strict=True)
    )
    return language.say("round-line", number=match.round.number, scores=", ".join(scores))
