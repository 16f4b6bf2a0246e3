"""Secrets: what a seat is sent never depends on what it may not know.

Twin worlds agree in everything that a seat may know and have other tiles elsewhere; what it is sent
by the live table, through its channel and whatever it can ask for, is the same to the last byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.playing import SETUPS
from tests.server.running import in_loop
from tests.server.showing.played import NAMES, Kept, played
from tests.server.twins import Leak, check_twins, twins
from tests.sizes import scaled
from triominoes.game.events import Hold, Lead, Play, Show
from triominoes.game.match import Match
from triominoes.game.tiles import tile_of
from triominoes.game.view import View
from triominoes.language import Language
from triominoes.server import numbered
from triominoes.server.showing import told as told_module
from triominoes.server.showing.state import state_of
from triominoes.server.showing.told import told
from triominoes.table import Table

MATCHES = scaled(quick=40, full=200, long=2000)
"""How many matches are played in twin worlds, over all rule sets and numbers of players."""
TAGS = ("en", "fr", "pt-PT", "pt-BR")


def short(rules: str) -> str:
    """The rule set, in a match that is soon over."""
    return rules if rules.startswith(("goliath", "children")) else f"{rules} target=60"


def compared(rules: str, players: int, number: int) -> int:
    """For how many seats of a match a twin was found. Raises `Leak`."""
    kept = played(rules, players, number, incidents=players > 2)
    found = 0
    for seat in range(players):
        rng = Random(f"{rules}/{players}/{number}/{seat}")
        pair = twins(rules, NAMES[:players], kept.lines, seat, rng)
        if pair is None:
            continue
        found += 1
        language = Language(TAGS[(number + seat) % 4])
        in_loop(check_twins(*pair, seat, language, number))
    return found


def compared_often(rules: str, players: int) -> None:
    """So many matches that whatever leaks is found."""
    for number in range(100):
        compared(rules, players, number)


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_a_seat_is_told_the_same_in_twin_worlds(rules: str, players: int) -> None:
    matches = -(-MATCHES // len(SETUPS))
    found = sum(compared(short(rules), players, number) for number in range(matches))
    assert found >= matches * players // 2


# The test can fail


def _unmasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are told as they are."""
    monkeypatch.setattr(told_module, "mask", lambda event, _: event)


def _whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is that of the match, not of the seat's view."""

    def view(table: Table, seat: int) -> View:
        state = table.match.round
        assert state is not None
        return View(seat, state, (), state)

    monkeypatch.setattr(Table, "view", view)


def _telling_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table passes where only who holds the tiles knows that nothing else is possible."""

    def must_pass(match: Match) -> bool:
        assert match.round is not None
        return list(map(str, match.round.legal_moves)) == ["pass"]

    monkeypatch.setattr(numbered, "_must_pass", must_pass)


@pytest.mark.parametrize("leak", [_unmasked, _whole_view, _telling_pass])
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        compared_often("goliath-classic", 3)


# Tiles in what is told


TILES_IN_WORDS = re.compile(r"(?<![0-9-])[0-5](?:-[0-5]){2}(?![0-9-])")
TILES_IN_TEXTS = re.compile(r"^[0-5]{3}(@|$)")


def tiles_named(message: Any) -> Iterator[str]:
    """Every tile in a message, wherever it stands, as its digits in order."""
    if isinstance(message, dict):
        for value in message.values():
            yield from tiles_named(value)
    elif isinstance(message, list):
        for value in message:
            yield from tiles_named(value)
    elif isinstance(message, str):
        texts = [found.replace("-", "") for found in TILES_IN_WORDS.findall(message)]
        if TILES_IN_TEXTS.match(message):
            texts.append(message[:3])
        for text in texts:
            a, b, c = map(int, text)
            yield str(tile_of((a, b, c)))


def open_tiles(kept: Kept, seat: int) -> set[str]:
    """The tiles that the seat has held, and those that lie or were laid open in this round."""
    state = kept.table.match.round
    assert state is not None
    seen = {*state.hands[seat].known, *state.laid_tiles}
    for line in kept.lines:
        if line.before.round is None or line.before.round.number != state.number:
            continue
        if isinstance(line.event, Lead | Show):
            seen.add(line.event.tile)
        elif isinstance(line.event, Hold):
            seen |= line.event.tiles.known
        elif isinstance(line.event, Play) and line.event.tile:
            seen.add(line.event.tile)
    return set(map(str, seen))


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_no_tile_of_others_is_named_before_the_round_ends(rules: str, players: int) -> None:
    kept = Kept(short(rules), players, seed=17)
    for new in kept.play(incidents=players > 2):
        if kept.table.match.is_over or any(isinstance(line.event, Hold) for line in new):
            continue
        for seat in range(players):
            language = Language(TAGS[seat % 4])
            shown = state_of(kept.table, seat, kept.seq, kept.lines, False, language)
            state = msgspec.to_builtins(shown)
            assert not {*state["rack"]} & {*state.pop("out")}
            named = {*tiles_named(state | {"sheet": state["sheet"][-1]})}
            events = [told(line, seat, NAMES, language) for line in new]
            named |= {*tiles_named(msgspec.to_builtins(events))}
            assert named <= open_tiles(kept, seat)
