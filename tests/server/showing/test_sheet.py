"""The score sheet that a seat is shown: parts, gains, totals, hands, and who gets what and why."""

from __future__ import annotations

import pytest

from tests.playing import SETUPS
from tests.server.showing.played import LANGUAGES, Kept, played
from tests.server.showing.test_told import short
from triominoes.game.events import End, Hold, Score
from triominoes.language import Language
from triominoes.server.messages import SheetRound
from triominoes.server.showing.state import state_of
from triominoes.table.sheet import PARTS


def sheet(kept: Kept, seat: int = 0, tag: str = "en") -> list[SheetRound]:
    return state_of(kept.table, seat, kept.seq, kept.lines, False, Language(tag)).sheet


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_sheets_add_up(rules: str, players: int) -> None:
    kept = Kept(short(rules), players, seed=3)
    for step, _ in enumerate(kept.play(incidents=players > 2)):
        if step % 7 and not kept.table.match.is_over:
            continue
        rounds = sheet(kept, step % players)
        assert rounds[-1].totals == list(kept.table.match.scores)
        before = [0] * players
        for each in rounds:
            sums = [sum(part.points[seat] for part in each.parts) for seat in range(players)]
            assert each.gains == sums
            assert each.totals == [old + new for old, new in zip(before, sums, strict=True)]
            before = each.totals
            names = [part.name for part in each.parts]
            assert names == sorted(set(names), key=PARTS.index)
    last = sheet(kept)
    ends = [line.event for line in kept.lines if isinstance(line.event, End)]
    assert [each.how for each in last] == [event.how for event in ends]
    holds = [line.event for line in kept.lines if isinstance(line.event, Hold)]
    assert sum(len(hand) for each in last for hand in each.hands) == sum(
        event.tiles.count for event in holds
    )
    won = [list(won) for won in kept.table.match.rounds_won]
    assert [each.winners for each in last] == won


def test_a_round_says_who_gets_what_and_why_in_every_language() -> None:
    kept = played("french-400 target=60", 2, seed=2)
    said = [sheet(kept, 0, language.tag)[0].say for language in LANGUAGES]
    assert len({tuple(each) for each in said}) == len(LANGUAGES)
    assert {len(each) for each in said} == {len(said[0])}
    english, (first, *_) = said[0], [each for each in kept.lines if isinstance(each.event, End)]
    assert isinstance(first.event, End)
    assert english[0].endswith("over.")
    assert any("Source:" in each or "reading" in each for each in english)
    scores = [
        line.event
        for line in kept.lines
        if isinstance(line.event, Score) and line.before.round and line.before.round.number == 1
    ]
    assert scores
    for event in scores:
        mine, theirs = "You:", ("End of the round, Ana", "End of the round, Rui")[event.seat]
        for seat in range(2):
            wanted = mine if seat == event.seat else theirs
            assert any(each.startswith(wanted) for each in sheet(kept, seat)[0].say)


def test_the_round_in_play_has_no_end_yet() -> None:
    kept = Kept("pressman", 3, seed=1)
    for _ in kept.play():
        if len(sheet(kept)) > 1:
            break
        (only,) = sheet(kept)
        assert (only.how, only.hands, only.winners, only.say) == (None, [], [], [])
