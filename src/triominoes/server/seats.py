"""Seats of a table of the server: who is wished for, who sits down, and by which right."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Literal, NamedTuple

from msgspec import Struct

from triominoes.game.errors import Fault, SetupError
from triominoes.notation.names import read_name
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.registry import check_name
from triominoes.server.messages import Person
from triominoes.server.store import SeatRow
from triominoes.table import Seat

Chance = Callable[[int], bytes]
"""So many random bytes."""

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What an invitation's code is made of: nothing that is taken for another sign."""
CODE_LENGTH = 6


class SeatWish(Struct, frozen=True):
    """Who is to sit in a seat: I, somebody else at this device, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    name: str = ""
    level: str | None = None


class Created(NamedTuple):
    """A new table: its id, the code for those who are to come, and the seats with tokens."""

    table: str
    code: str | None
    seats: list[tuple[int, str] | None]


class Joined(NamedTuple):
    """The seat that somebody has taken, and the token for it."""

    table: str
    seat: int
    token: str


def new_id(chance: Chance) -> str:
    """A table's id, 12 characters."""
    return _text(chance(9))


def new_token(chance: Chance) -> str:
    """What a person shows to be let to a seat."""
    return _text(chance(24))


def new_seed(chance: Chance) -> str:
    """What all tiles of a match come from."""
    return chance(16).hex()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode()


def new_code(chance: Chance) -> str:
    """An invitation's code, that can be said by telephone."""
    code = ""
    whole = 256 - 256 % len(CODE_SIGNS)  # beyond it some signs would come more often
    while len(code) < CODE_LENGTH:
        code += "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in chance(8) if byte < whole)
    return code[:CODE_LENGTH]


def read_code(text: str) -> str:
    """A code as it was meant: in capital letters, without what people put in between."""
    return "".join(sign for sign in text.upper() if sign in CODE_SIGNS)


def digest(token: str) -> str:
    """All that is kept of a token."""
    return sha256(token.encode()).hexdigest()


def seat_of(seats: Sequence[SeatRow], token: str) -> int | None:
    """Whose token it is; this takes equally long for each."""
    shown = digest(token)
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(shown, seat.token or ""):
            found = number
    return found


def wished(wish: SeatWish, token: str) -> SeatRow:
    """The seat as it is stored.

    Raises `NotationError` for a name, `SetupError` for a bot that there isn't.
    """
    if wish.kind == "open":
        return SeatRow("open")
    name = read_name(wish.name)
    if wish.kind == "bot":
        check_name(wish.level or "")
        return SeatRow("bot", name, wish.level)
    return SeatRow("person", name, token=digest(token))


def check_somebody_plays(wishes: Sequence[SeatWish]) -> None:
    """Raise `SetupError` for a table that nobody could be let to."""
    if not any(wish.kind in ("me", "here") for wish in wishes):
        raise SetupError([Fault("nobody-plays", "at least one seat has to be a person's")])


def at_table(seats: Sequence[SeatRow]) -> list[Seat]:
    """The seats as a table takes them.

    Bots think in worker processes, and none is loaded here: at the table the greedy bot, which
    also answers in their place, stands for all of them.
    """
    return [Seat(seat.name, GreedyPlayer() if seat.kind == "bot" else None) for seat in seats]


def person(seat: SeatRow, name: str, here: bool) -> Person:
    """Who sits there, as everybody may know it."""
    return Person(name, seat.kind, seat.level, here or seat.kind == "bot")
