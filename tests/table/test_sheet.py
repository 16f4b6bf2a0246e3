"""The score sheet: gains, parts and totals over whole matches agree with the match."""

from hypothesis import given, strategies as st

from tests.playing import played, rules_and_players
from triominoes.game.dealer import SeedDealer
from triominoes.game.events import Hold, NewRound, SetPosition
from triominoes.game.rulesets import rules_for
from triominoes.players.registry import make_player
from triominoes.table import MemoryLog, Seat, Table, play_match
from triominoes.table.sheet import PARTS, rounds_of


def test_rounds_add_up_to_the_totals_of_the_match() -> None:
    seats = [Seat("greedy", make_player("greedy")), Seat("random", make_player("random"))]
    table = Table.open(rules_for("french-400"), seats, SeedDealer("sheet"), MemoryLog())
    play_match(table)
    rounds = table.sheet
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1
    assert rounds[-1].totals == table.match.scores
    for seat in range(2):
        assert sum(each.gains[seat] for each in rounds) == table.match.scores[seat]


@given(rules_and_players(), st.integers(0, 2**32))
def test_the_parts_of_a_round_come_to_its_gains(setup: tuple[str, int], seed: int) -> None:
    steps = list(played(*setup, seed, rounds=3, incidents=True))
    rounds = rounds_of(setup[1], (step.event for step in steps))
    assert len(rounds) == sum(isinstance(step.event, NewRound) for step in steps)
    assert rounds[-1].totals == steps[-1].match.scores
    held = [step.event for step in steps if isinstance(step.event, Hold)]
    laid_open = [hand for each in rounds for hand in each.hands if hand is not None]
    assert sorted(map(str, laid_open)) == sorted(str(event.tiles) for event in held)
    for each in rounds:
        assert tuple(map(sum, zip(*(sums for _, sums in each.parts), strict=True))) in (
            each.gains,
            (),
        )
        assert each.parts or not any(each.gains)
        names = [name for name, _ in each.parts]
        assert names == sorted(names, key=PARTS.index)
        assert each.how or each is rounds[-1]


def test_a_sheet_grows_with_the_table() -> None:
    """What was summed up when it was asked for is not summed up again, and nothing is left out."""
    seats = [Seat("a", make_player("random")), Seat("b", make_player("random"))]
    asked = Table.open(rules_for("pressman", {"target": "60"}), seats, SeedDealer("s"), MemoryLog())
    asked.advance()
    while not asked.match.is_over:
        events = [entry.what for entry in asked.record.entries]
        assert asked.sheet == rounds_of(2, events)  # type: ignore[arg-type]
        asked.let_player_move()
    assert asked.sheet[-1].totals == asked.match.scores


def test_a_position_with_the_same_totals_leaves_the_sums_of_the_round() -> None:
    """A board entered late changes nothing on the sheet; other totals begin it anew."""
    steps = list(played("goliath", 2, 3, 1))
    begun = [step for step in steps if step.round.has_begun and not step.round.over]
    events = [step.event for step in steps[: steps.index(begun[5]) + 1]]
    state = begun[5].round
    before = rounds_of(2, events)
    assert any(before[0].gains)
    assert rounds_of(2, [*events, SetPosition(state)]) == before
    (anew,) = rounds_of(2, [*events, SetPosition(state.but(scores=(100, 100)))])
    assert (anew.before, anew.totals, anew.sums) == ((100, 100), (100, 100), ())
