"""The forms of the lines of a record: what follows the first word, or a seat's second."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from triominoes.game.events import (
    Adjust,
    Awards,
    Commit,
    Counted,
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lead,
    Lot,
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Resign,
    Salt,
    Score,
    Seed,
    SetPosition,
    Show,
    Sit,
    WellOrder,
)
from triominoes.game.moves import Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tile
from triominoes.notation.faults import Words, wrong
from triominoes.notation.names import read_name
from triominoes.notation.position import read_position_line
from triominoes.notation.position_fields import MOST_ROUNDS
from triominoes.notation.words import (
    AWARD_ORDER,
    MOST_SEATS,
    MOST_UNKNOWN,
    read_awards,
    read_end,
    read_number,
    read_placement,
    read_seat,
    read_seats,
    read_tile,
    read_tiles,
    written_awards,
)

MOST_TOTAL = 999_999_999
LONGEST_HEX = 256

_PLAIN = frozenset({""})
_AT_END = frozenset({"out", "hands", "own"})
_LAID = frozenset(AWARD_ORDER) - _AT_END
_HEX = re.compile(f"[0-9a-fA-F]{{1,{LONGEST_HEX}}}")


def _points(words: Words, names: frozenset[str], with_value: bool = False) -> tuple[Awards, int]:
    """The awards to the end of a line, and the total; with a value of 0 or without."""
    parts: list[str] = []

    def part(word: str) -> int | None:
        """The total, if the word is one."""
        if word.startswith("="):
            return read_number(word[1:], -MOST_TOTAL, MOST_TOTAL)
        (award,) = read_awards([word])
        read_awards([*parts, word])
        if award.name not in names:
            named = ", ".join(sorted(names - _PLAIN)) or "points without a name"
            raise wrong("award-here", word, named)
        parts.append(word)
        return None

    total = None
    while total is None:
        total = words.read(part, "the new total, such as =42")
    return written_awards(read_awards(parts), with_value), total


def read_laid(text: str) -> Placement | Tile | None:
    """What was laid: a placement, a tile, or `?`. Raises `NotationError`."""
    if text == "?":
        return None
    return read_placement(text) if "@" in text else read_tile(text)


def _play(words: Words, seat: int) -> Event:
    laid = words.read(read_laid, "the tile laid, such as 502@e3n1")
    return Play(seat, laid, *_points(words, _LAID, with_value=True))


def _drew(words: Words, seat: int) -> Event:
    tile = words.read(lambda text: None if text == "?" else read_tile(text), "the tile drawn, or ?")
    return Drew(seat, tile, *_points(words, _PLAIN))


def _counted(words: Words, seat: int) -> Event:
    count = partial(read_number, least=0, most=MOST_UNKNOWN)
    return Counted(seat, words.read(count, "how many tiles the seat holds"))


def _adjust(words: Words, seat: int) -> Event:
    column = words.column
    awards, total = _points(words, _PLAIN, with_value=True)
    if not awards:
        raise wrong("missing", "", "the points given or taken, such as +5", column)
    return Adjust(seat, awards, total)


ACTS: dict[str, Callable[[Words, int], Event]] = {
    "play": _play,
    "draw": _drew,
    "pass": lambda words, seat: Passed(seat, *_points(words, _PLAIN)),
    "score": lambda words, seat: Score(seat, *_points(words, _AT_END)),
    "adjust": _adjust,
    "show": lambda words, seat: Show(seat, words.read(read_tile, "the triple shown")),
    "count": _counted,
    "hold": lambda words, seat: Hold(seat, words.read(read_tiles, "the tiles that are left")),
    "resign": lambda _, seat: Resign(seat),
}


def _position(players: int | None, text: str) -> Round:
    """A position for as many players as the game has."""
    state = read_position_line(text)
    if players is not None and state.players != players:
        should = f"{players} hands, as there are players"
        raise wrong("position-players", f"{state.players} hands", should)
    return state


def _seat(words: Words, players: int | None) -> int:
    return words.read(partial(read_seat, players=players or MOST_SEATS), "a seat")


def _hex(text: str) -> str:
    if not _HEX.fullmatch(text):
        raise wrong("hex", text, f"1 to {LONGEST_HEX} hexadecimal digits", most=LONGEST_HEX)
    return text.lower()


def _well(text: str) -> tuple[Tile, ...]:
    tiles = read_tiles(text)
    if tiles.unknown:
        raise wrong("well-unknown", text, "tiles that are known")
    return tuple(read_tile(word) for word in text.split(",")) if tiles.known else ()


FORMS: dict[str, Callable[[Words, int | None], Event]] = {
    "round": lambda words, _: NewRound(
        words.read(partial(read_number, least=1, most=MOST_ROUNDS), "the number of the round")
    ),
    "deal": lambda words, players: Deal(
        _seat(words, players), words.read(read_tiles, "the tiles dealt, such as ?9")
    ),
    "lead": lambda words, players: Lead(
        _seat(words, players), words.read(read_tile, "the tile drawn")
    ),
    "lot": lambda words, players: Lot(_seat(words, players)),
    "well": lambda words, _: WellOrder(words.read(_well, "the tiles of the well, or -")),
    "commit": lambda words, _: Commit(words.read(_hex, "a fingerprint")),
    "salt": lambda words, players: Salt(_seat(words, players), words.read(_hex, "a salt")),
    "seed": lambda words, _: Seed(words.read(_hex, "a seed")),
    "sit": lambda words, players: Sit(
        _seat(words, players), words.read_rest(read_name, "the name of who sits down")
    ),
    "end": lambda words, _: End(words.read(read_end, "how the round ends")),
    "position": lambda words, players: SetPosition(
        words.read_rest(partial(_position, players), "a position")
    ),
    "match": lambda words, players: MatchEnd(
        words.read(partial(read_seats, players=players or MOST_SEATS), "who has won, or -")
    ),
}
