"""What a seat is told of events: masked, whole, in its language, and enough to follow the match."""

from __future__ import annotations

import msgspec
import pytest

from tests.playing import SETUPS
from tests.server.showing.played import LANGUAGES, NAMES, Kept, played
from tests.sizes import scaled
from triominoes.game.events import (
    Adjust,
    Award,
    Commit,
    Counted,
    Deal,
    Drew,
    End,
    Event,
    MatchEnd,
    Passed,
    Play,
    Salt,
    Scored,
    Seed,
    SetPosition,
    Sit,
    WellOrder,
)
from triominoes.game.match import Match
from triominoes.game.moves import Placement
from triominoes.game.tiles import Tile, Tiles
from triominoes.language import Language
from triominoes.notation.position import read_position
from triominoes.notation.words import read_placement, read_rules
from triominoes.server.messages import Told
from triominoes.server.showing.told import Line, told, told_open

ENGLISH = Language("en")
SHORT = scaled(quick=" target=60", full=" target=200", long="")


def short(rules: str) -> str:
    """A rule set whose matches are soon over."""
    return rules if "goliath" in rules or "children" in rules else rules + SHORT


def line(event: Event, before: Match | None = None, forced: bool = False) -> Line:
    match = before or Match.start(read_rules("french-400"), 2)
    return Line(7, event, match, forced)


def tell(event: Event, seat: int = 0, tag: str = "en", forced: bool = False) -> Told:
    seen = told(line(event, forced=forced), seat, ("Ana", "Rui"), Language(tag))
    assert seen is not None
    return seen


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_whole_matches_are_told(rules: str, players: int) -> None:
    """The laid tiles, the points and the totals follow from what each seat is told."""
    kept = played(short(rules), players, seed=1, incidents=players > 2)
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Told, strict=True)
    names = NAMES[:players]
    for seat in range(players):
        language = LANGUAGES[seat % 4]
        board: list[str] = []
        scores = [0] * players
        hand: set[str] = set()
        number = 0
        for each in kept.lines:
            seen = told(each, seat, names, language)
            assert seen is not None
            assert decoder.decode(encoder.encode(seen)) == seen
            if seen.kind == "round":
                board, hand, number = [], set(), number + 1
            assert seen.round == number
            assert seen.say or (seen.kind == "deal" and seen.seat != seat)
            if isinstance(each.event, Scored):
                assert seen.parts is not None
                assert seen.points is not None
                assert seen.seat is not None
                assert sum(part.points for part in seen.parts) == seen.points
                scores[seen.seat] += seen.points
                assert seen.total == scores[seen.seat]
            if seen.kind == "play":
                assert seen.place
                assert seen.tile
                board.append(seen.place)
                assert str(read_placement(seen.place).tile) == seen.tile
            if seen.seat == seat and seen.kind in ("deal", "draw", "play", "hold"):
                if seen.kind == "play":
                    hand.remove(seen.tile or "")
                elif seen.kind == "hold":
                    assert seen.tiles == sorted(hand)
                else:
                    hand |= set(seen.tiles or [seen.tile or ""])
            after = each.before.after(each.event)
            assert after.round is not None
            assert after.round.board is not None
            laid = [str(Placement(*pair[::-1])) for pair in after.round.board.cells.items()]
            assert board == laid
            assert hand == set(map(str, after.round.hands[seat].known))


def test_tiles_of_others_are_left_out() -> None:
    tiles = Tiles.of([Tile(0, 1, 2), Tile(3, 3, 3)])
    mine, theirs = tell(Deal(0, tiles)), tell(Deal(1, tiles))
    assert (mine.tiles, mine.count, mine.say) == (["012", "333"], 2, "You get 0-1-2 and 3-3-3.")
    assert (theirs.tiles, theirs.count, theirs.say) == ([], 2, "")
    drew = Drew(1, Tile(0, 1, 2), (Award("", -5),), -5)
    assert tell(drew, seat=1).tile == "012"
    assert tell(drew, seat=0).tile is None
    assert "0-1-2" not in tell(drew, seat=0).say
    assert "0-1-2" in tell(drew, seat=1).say


@pytest.mark.parametrize("tag", ["en", "fr", "pt-PT", "pt-BR"])
@pytest.mark.parametrize("awards", [(), (Award("", -10),)])
def test_a_forced_pass_explains_itself_to_its_seat_alone(
    tag: str, awards: tuple[Award, ...]
) -> None:
    event = Passed(0, awards, -10 if awards else 0)
    forced, chosen = tell(event, tag=tag, forced=True), tell(event, tag=tag)
    assert forced.forced
    assert not chosen.forced
    assert len(forced.say) > len(chosen.say) + 30
    other = tell(event, seat=1, tag=tag, forced=True)
    assert not other.forced
    assert other.say.startswith("Ana")


def test_a_forced_pass_names_the_limit_or_the_empty_well() -> None:
    seen: dict[str, str] = {}
    for each in played("french-400 target=200", 2, seed=5).lines:
        if each.forced:
            assert isinstance(each.event, Passed)
            assert each.before.round is not None
            say = told(each, each.event.seat, NAMES, ENGLISH)
            assert say is not None
            assert say.forced
            seen["limit" if each.before.round.limit_reached else "empty"] = say.say
    assert "no more" in seen["limit"]
    assert "well is empty" not in seen["limit"]
    if "empty" in seen:
        assert "well is empty" in seen["empty"]


def test_seals_and_the_order_of_the_well_are_told_to_nobody() -> None:
    for event in (Commit("ab"), Salt(0, "cd"), Seed("ef"), WellOrder((Tile(0, 0, 1),))):
        assert told(line(event), 0, NAMES, ENGLISH) is None
        assert told_open(line(event), NAMES, ENGLISH) is None


def test_other_kinds() -> None:
    assert tell(Sit(1, "Zoé")).say == "Zoé now plays in place of Rui."
    assert tell(Sit(1, "Zoé")).kind == "sit"
    adjusted = tell(Adjust(0, (Award("", 5),), 5))
    assert (adjusted.kind, adjusted.points, adjusted.parts[0].name) == ("adjust", 5, "adjust")  # type: ignore[index]
    won = tell(MatchEnd((0,)))
    assert (won.kind, won.winners, won.say) == ("match", [0], "You win the match!")
    assert tell(MatchEnd((1,))).say == "Rui wins the match!"
    assert tell(End("blocked")).how == "blocked"
    counted = tell(Counted(1, 3))
    assert (counted.kind, counted.seat, counted.count) == ("count", 1, 3)
    assert counted.say == "Rui holds 3 tiles, as the table counts."
    assert tell(Counted(0, 1)).say == "You hold 1 tile, as the table counts."
    position = SetPosition(
        read_position("e0n0:333 012,044/345 ?52 p1 0/0 0 0 round=3 rules=pressman")
    )
    seen = tell(position)
    assert (seen.kind, seen.round) == ("position", 3)


def test_a_play_without_a_place_is_told_as_far_as_it_is_known() -> None:
    assert tell(Play(0, Tile(0, 1, 2), (), 0)).tile == "012"
    unknown = tell(Play(1, None, (), 0))
    assert (unknown.tile, unknown.place, unknown.figure) == (None, None, None)
    assert unknown.say


def test_where_all_lies_open_everything_is_told_by_name() -> None:
    kept = Kept("pressman target=60", 2, seed=3)
    for lines in kept.play():
        for each in lines:
            seen = told_open(each, NAMES, ENGLISH)
            assert seen is not None
            assert seen.say
            assert "You" not in seen.say
            if isinstance(each.event, Deal):
                assert len(seen.tiles or ()) == each.event.tiles.count
