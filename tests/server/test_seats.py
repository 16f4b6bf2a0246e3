import re
from random import Random

import pytest

from triominoes.game.errors import NotationError, SetupError
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.levels import LEVELS
from triominoes.server.messages import Person
from triominoes.server.seats import (
    CODE_SIGNS,
    SeatWish,
    at_table,
    check_somebody_plays,
    digest,
    new_code,
    new_id,
    new_seed,
    new_token,
    person,
    read_code,
    seat_of,
    wished,
)
from triominoes.server.store import SeatRow

CHANCE = Random(1).randbytes


def test_what_is_drawn_has_its_form_and_never_comes_twice() -> None:
    makers = {new_id: 12, new_token: 32, new_seed: 32, new_code: 6}
    for make, length in makers.items():
        found = {make(CHANCE) for _ in range(300)}
        assert len(found) == 300
        assert all(re.fullmatch(f"[A-Za-z0-9_-]{{{length}}}", text) for text in found)


def test_a_code_has_no_signs_that_look_alike_and_each_as_often() -> None:
    assert not set("01OIL") & set(CODE_SIGNS)
    signs = "".join(new_code(CHANCE) for _ in range(5_000))
    counts = [signs.count(sign) for sign in CODE_SIGNS]
    assert sum(counts) == len(signs)
    assert max(counts) < 1.25 * min(counts)


@pytest.mark.parametrize("text", ["ABC234", "abc 234", " a-b-c-2-3-4 ", "AB·C2\u200b34"])
def test_a_code_is_read_however_it_is_written(text: str) -> None:
    assert read_code(text) == "ABC234"


def test_a_token_opens_its_seat_only() -> None:
    seats = [
        wished(SeatWish("me", "Ana"), "token-one"),
        wished(SeatWish("bot", "Robby", "greedy"), "no token"),
        wished(SeatWish("open"), "no token either"),
        wished(SeatWish("here", "Ben"), "token-two"),
    ]
    assert [seat_of(seats, f"token-{name}") for name in ("one", "two")] == [0, 3]
    for other in ("", "no token", "no token either", "TOKEN-ONE", digest("token-one")):
        assert seat_of(seats, other) is None
    assert all("token-" not in str(seat) for seat in seats)


def test_a_wish_becomes_a_seat() -> None:
    ana = wished(SeatWish("me", "  Ana\u0301 "), "x")
    assert (ana.kind, ana.name, ana.level) == ("person", "An\u00e1", None)
    robby = wished(SeatWish("bot", "Robby", "random"), "x")
    assert robby == SeatRow("bot", "Robby", "random", None)
    assert wished(SeatWish("open", "whoever"), "x") == SeatRow("open")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "A\nna", "A\u202ena"])
@pytest.mark.parametrize("kind", ["me", "here", "bot"])
def test_names_are_as_a_record_holds_them(kind: str, name: str) -> None:
    with pytest.raises(NotationError):
        wished(SeatWish(kind, name, "greedy"), "x")  # type: ignore[arg-type]


@pytest.mark.parametrize("level", [None, "", "nobody", "greedy:ms=1"])
def test_a_bot_that_there_is_not_is_refused(level: str | None) -> None:
    with pytest.raises(SetupError, match="there is no bot"):
        wished(SeatWish("bot", "Robby", level), "x")


def test_somebody_has_to_be_able_to_sit_down() -> None:
    check_somebody_plays([SeatWish("bot"), SeatWish("here")])
    with pytest.raises(SetupError):
        check_somebody_plays([SeatWish("bot"), SeatWish("open")])


def test_bots_are_stood_in_for_at_the_table() -> None:
    seats = [SeatRow("bot", "A", "master"), SeatRow("bot", "B", "gone"), SeatRow("person", "C")]
    players = [seat.player for seat in at_table(seats)]
    assert [type(player) for player in players] == [GreedyPlayer, GreedyPlayer, type(None)]


@pytest.mark.parametrize("level", [*LEVELS, "random", "greedy"])
def test_every_level_can_be_wished_for_old_names_too(level: str) -> None:
    assert wished(SeatWish("bot", "Robby", level), "x").level == level


def test_nobody_is_told_more_than_who_sits_there() -> None:
    assert person(SeatRow("person", "Ana", None, "ab"), "Ana 1", False) == Person(
        "Ana 1", "person", None, False
    )
    assert person(SeatRow("bot", "Robby", "greedy"), "Robby", False) == Person(
        "Robby", "bot", "greedy", True
    )
    assert person(SeatRow("open"), "", False) == Person("", "open", None, False)
