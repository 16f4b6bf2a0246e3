"""Matches that the engine has played, told as at a real table: the reckoning gives the same."""

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.playing import Step, played
from tests.referee.telling import entries_of, entry_of, summed
from tests.sizes import scaled
from triominoes.game.events import Adjust, Drew, End, Passed, Play
from triominoes.game.grid import Cell, neighbours
from triominoes.game.moves import Placement, Reason, Refusal
from triominoes.game.round import Need, Round
from triominoes.game.scoring import BY_TILE
from triominoes.game.tiles import Digits, rotations
from triominoes.notation.replay import check, replay
from triominoes.notation.words import read_rules
from triominoes.referee.entries import Entry, Laid, Left
from triominoes.referee.kept import Kept
from triominoes.referee.reckon import Reckoning
from triominoes.referee.records import record_of

RULES = (
    *("french-400 target=100", "pressman target=100", "goliath", "goliath-classic"),
    *("tournament target=120", "children", "children count=no rounds=2", "goliath tiles=76"),
    *("french-400 blocked=smallest rounds=2", "pressman blocked=lowest rounds=1 hand=13"),
)
MATCHES = [
    (RULES[seed % len(RULES)], 2 + seed // 3 % 3, seed) for seed in range(scaled(20, 100, 500))
]


def told(reckoning: Reckoning, entry: Entry) -> Reckoning | None:
    """The reckoning with an entry more; `None` for an end that it is not asked about."""
    if isinstance(entry, Left) and entry.seat not in reckoning.holds:
        return None
    if isinstance(entry, End) and entry.how == "stopped":
        return None
    return reckoning.after(entry)


@pytest.mark.parametrize(("rules", "players", "seed"), MATCHES)
def test_every_position_of_a_match_scores_as_the_engine_says(
    rules: str, players: int, seed: int
) -> None:
    reckoning = Reckoning.start(read_rules(rules), players)
    steps = list(played(rules, players, seed, incidents=seed % 4 == 0))
    for step in steps:
        entry = entry_of(step.event)
        after = told(reckoning, entry) if entry else None
        if after is None:
            continue
        reckoning = after
        line = reckoning.lines[-1]
        assert line.slip is None, (entry, line.slip)
        if isinstance(step.event, Play | Drew | Passed | Adjust):
            assert (line.seat, line.awards, line.total) == (
                step.event.seat,
                step.event.awards,
                step.event.total,
            )
            assert_same_table(reckoning, step.round)
    assert_same_end(reckoning, steps)


def assert_same_table(reckoning: Reckoning, state: Round) -> None:
    """What everybody sees agrees: board, counts, well, whose turn it is."""
    mine = reckoning.standing.round
    if reckoning.awaited in ("out", "hold", "over") or mine.number != state.number:
        return
    assert mine.board == state.board
    # Who begins is known to the sheet by the first tile only: nobody notes who drew the highest.
    assert mine.seat == (None if reckoning.awaited == "begin" else state.seat)
    assert mine.drawn == state.drawn
    assert mine.well.count == state.well.count
    assert [hand.count for hand in mine.hands] == [hand.count for hand in state.hands]


def assert_same_end(reckoning: Reckoning, steps: Sequence[Step]) -> None:
    """Totals and winners agree, and the record is without fault and replays to them."""
    last = steps[-1].match
    assert reckoning.match.scores == last.scores
    assert reckoning.match.winners == last.winners
    assert reckoning.awaited == "over"
    names = [f"Player {seat + 1}" for seat in range(last.players)]
    record = record_of(Kept(reckoning), names, "2026-05-02")
    assert check(record) == ()
    again = replay(record)
    assert (again.scores, again.winners) == (last.scores, last.winners)


@pytest.mark.parametrize(("rules", "players", "seed"), MATCHES)
def test_the_same_match_without_a_board(rules: str, players: int, seed: int) -> None:
    """People write down tiles, or what they are worth, and the figures that they see."""
    rng = random.Random(seed)
    reckoning = Reckoning.start(read_rules(rules), players)
    steps = list(played(rules, players, seed, incidents=seed % 4 == 0))
    for entry in entries_of([step.event for step in steps], with_cells=False):
        after = told(reckoning, less_known(entry, reckoning, rng))
        if after is not None:
            assert after.lines[-1].slip is None, (entry, after.lines[-1].slip)
            reckoning = after
    assert_same_end(reckoning, steps)


def less_known(entry: Entry, reckoning: Reckoning, rng: random.Random) -> Entry:
    """The same entry, perhaps with less of what people could have written down."""
    state = reckoning.standing.round
    rules = state.rules
    by_tile = state.over == "blocked" and rules.blocked in BY_TILE
    if isinstance(entry, Left) and not by_tile and rng.random() < 0.5:
        return summed(entry)
    # Of a first tile the value alone is not enough: it may be a triple, or else.
    if not isinstance(entry, Laid) or entry.tile is None or not state.has_begun:
        return entry
    # Nor is it of a triple that was shown, of which people know that it was laid.
    if entry.tile in state.hands[entry.seat].known or rng.random() < 0.7:
        return entry
    value = entry.tile.value if rules.count and rules.each is None else None
    return Laid(entry.seat, None, value, entry.figure)


@pytest.mark.parametrize(("rules", "players", "seed"), MATCHES[:: scaled(4, 4, 10)])
def test_illegal_placements_are_refused_for_the_engines_reason(
    rules: str, players: int, seed: int
) -> None:
    rng = random.Random(seed)
    reckoning = Reckoning.start(read_rules(rules), players)
    reasons = set()
    for step in played(rules, players, seed, 1):
        entry = entry_of(step.event)
        after = told(reckoning, entry) if entry else None
        if after is None:
            continue
        reckoning = after
        if not step.round.has_begun or not isinstance(step.round.due, Need):
            continue
        for seat, laid in placements(step.round, rng):
            expected = step.round.why_not(laid, seat)
            line = reckoning.after(Laid(seat, laid)).lines[-1]
            if expected and expected.reason is Reason.NOT_YOUR_TURN and step.round.seat is not None:
                expected = Refusal(expected.reason, {"turn": step.round.seat + 1})
            assert (line.slip.refusal if line.slip else None) == expected, (seat, laid)
            if expected:
                reasons.add(expected.reason)
                assert (line.events, line.points, line.total) == ((), None, None)
                assert line.after == line.before
    assert {Reason.CLASH, Reason.CELL_TAKEN, Reason.NO_SIDE, Reason.NOT_YOUR_TURN} <= reasons


def placements(state: Round, rng: random.Random) -> Iterator[tuple[int, Placement]]:
    """Placements of tiles that a seat holds, or that lie there, anywhere around the table."""
    assert state.board is not None
    assert state.seat is not None
    cells = {*state.board.cells, *(near for cell in state.board.open for near in neighbours(cell))}
    around = sorted({*cells, Cell(20, 20)})
    for _ in range(6):
        seat = state.seat if rng.random() < 0.9 else rng.choice(state.active)
        tiles = state.hands[seat].known
        if rng.random() < 0.2:
            tiles = state.board.tiles
        digits: Digits = rng.choice(rotations(rng.choice(sorted(tiles))))
        yield seat, Placement(digits, rng.choice(around))
