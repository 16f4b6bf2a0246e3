"""The events of a match, each with the match before it, whether that was kept or worked out."""

from functools import cache

import pytest

from tests.server.made import played, seat_rows
from triominoes.game.events import End, NewRound, Score
from triominoes.server.showing.told import Line
from triominoes.server.story import KEPT, Story

RULES = "french-400 target=300"


@cache
def whole() -> tuple[Line, ...]:
    """The lines of a match of several rounds, folded from the first; numbers have gaps."""
    play = played(RULES, seat_rows(["person"] * 2, ["Ana", "Rui"], "1"), "1", lambda view: False)
    match, lines = play.lines[0].before, []
    for place, (_, event, forced) in enumerate(play.lines.entries):
        lines.append(Line(3 * place + 1, event, match, forced))
        match = match.after(event)
    return tuple(lines)


def story_of(length: int) -> Story:
    story = Story()
    for line in whole()[:length]:
        story.add(line)
    return story


def test_each_line_has_the_match_before_it() -> None:
    lines = whole()
    story = story_of(len(lines))
    assert list(story) == list(lines)
    for first, end in ((0, 5), (20, 40), (len(lines) - 3, len(lines)), (7, 7), (9, 2)):
        assert story[first:end] == list(lines[first:end])
    for place in (0, 1, 30, len(lines) - 1, -1, -30):
        assert story[place] == lines[place]
    with pytest.raises(IndexError):
        story[len(lines)]
    assert list(Story()) == []


def test_few_matches_are_kept_and_those_of_every_sheet_among_them() -> None:
    lines = whole()
    story = story_of(len(lines))
    needed = [line for line in lines if isinstance(line.event, NewRound | End | Score)]
    assert len(story._before) <= len(needed) + KEPT + 1 < len(lines) / 3
    assert story.endings == [line for line in needed if not isinstance(line.event, NewRound)]
    for line in story.endings:
        assert any(line.before is kept for kept in story._before.values())


@pytest.mark.parametrize("kept", [0, 1, 2, 50, 100])
def test_what_is_taken_back_is_gone(kept: int) -> None:
    lines = whole()
    story = story_of(len(lines) - 5)
    story.cut(kept)
    assert list(story) == list(lines[:kept])
    assert all(place < kept for place in story._before)
    for line in lines[kept:]:
        story.add(line)
    assert list(story) == list(lines)


def test_a_line_is_found_by_its_number() -> None:
    story = story_of(100)
    for line in whole()[:100]:
        assert story.of(line.seq) == line
        assert story.of(line.seq + 1) is None
    assert story.of(0) is None
    assert Story().of(1) is None


def test_the_last_round_begins_where_it_begins() -> None:
    lines = whole()
    places = [place for place, line in enumerate(lines) if isinstance(line.event, NewRound)]
    assert len(places) > 1
    assert Story().first_of_round() == 0
    assert story_of(places[1]).first_of_round() == places[0]
    assert story_of(places[1] + 1).first_of_round() == places[1]
