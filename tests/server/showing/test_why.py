"""Why: the sum, the clauses, the figure, and never a tile that was drawn."""

from __future__ import annotations

import msgspec
import pytest

from tests.playing import SETUPS
from tests.server.showing.played import LANGUAGES, NAMES, played
from tests.server.showing.test_told import short
from triominoes.game.events import Drew, End, Play, Scored, points_of
from triominoes.game.moves import Placement
from triominoes.language import Language
from triominoes.server.showing.why import Why, why_of

ENGLISH = Language("en")


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_every_event_with_points_is_explained(rules: str, players: int) -> None:
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Why, strict=True)
    for number, line in enumerate(played(short(rules), players, seed=4).lines):
        event = line.event
        why = why_of(line, NAMES[:players], LANGUAGES[number % 4])
        if isinstance(event, End):
            assert why is not None
            assert why.lines
            continue
        if not isinstance(event, Scored) or not event.awards:
            assert why is None
            continue
        assert why is not None
        assert why.lines
        assert why.title
        assert decoder.decode(encoder.encode(why)) == why
        assert sum(part.points for part in why.parts) == points_of(event.awards)
        state = line.before.after(event).round
        assert state is not None
        assert state.board is not None
        board = [str(Placement(digits, cell)) for cell, digits in state.board.cells.items()]
        assert why.board == board
        if isinstance(event, Play):
            assert why.place == str(event.laid)
            named = any(award.name in str(why.figure) for award in event.awards if award.name)
            assert named or why.figure is None
            if line.before.rules.each is None:
                assert sum(why.digits) == event.awards[0].points
            else:
                assert why.digits == []
        else:
            assert (why.place, why.digits, why.figure) == (None, [], None)


def test_a_hexagon_is_explained_as_a_sum_with_its_clause() -> None:
    lines = played("french-400 target=300", 2, seed=1).lines
    line = next(
        line
        for line in lines
        if isinstance(line.event, Play) and any(a.name == "hexagon" for a in line.event.awards)
    )
    why = why_of(line, NAMES, ENGLISH)
    assert why is not None
    value = why.parts[0].points
    assert why.sum == f"{value} for the tile + 50 for the hexagon = {value + 50}"
    assert [each.clause for each in why.lines] == ["tile", "hexagon"]
    assert why.figure is not None
    assert why.figure.name == "hexagon"


def test_a_drawn_tile_is_not_named() -> None:
    for line in played("french-400 target=60", 2, seed=1).lines:
        if isinstance(line.event, Drew):
            why = why_of(line, NAMES, ENGLISH)
            assert why is not None
            assert "-".join(str(line.event.tile)) not in why.title
