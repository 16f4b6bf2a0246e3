"""The bot that sees: it looks at the true hands alone, and how it is measured."""

import random
from functools import partial
from pathlib import Path

import pytest

from benchmarks.decisions import decisions
from benchmarks.seeing import Plan, leads, load, save, summary
from tests.players.seeing import SeeingPlayer, Seen
from triominoes.core import packing
from triominoes.game.round import Round
from triominoes.game.rulesets import RULESETS

MADE = decisions(RULESETS["french-400"], ["greedy", "random", "greedy"], "seeing", 1)


def same(full: Round) -> Round:
    return full


def test_it_looks_at_the_true_hands_alone() -> None:
    for view, full, *_ in MADE[::4]:
        for world in Seen(view, full).worlds(3):
            for seat, hand in enumerate(full.hands):
                assert packing.unpack_tiles(world[seat]) == hand.known


def test_it_plays_by_the_rules_and_the_same_again() -> None:
    for view, full, *_ in MADE[::6]:
        player = SeeingPlayer(20, partial(same, full))
        moves = {player.choose(view, random.Random(1)) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(view.legal_moves)


def test_what_it_sees_matters() -> None:
    """With other hands it now and then plays something else."""
    differ = 0
    for view, full, *_ in MADE:
        others = view.sample(random.Random(2))
        chosen = {
            SeeingPlayer(60, partial(same, seen)).choose(view, random.Random(1))
            for seen in (full, others)
        }
        differ += len(chosen) > 1
    assert differ


def test_a_deal_is_led_the_same_whenever_it_is_played() -> None:
    plan = Plan("french-400", 5, "again")
    assert leads(plan, 3) == leads(plan, 3)


def test_the_share_of_the_way_is_that_of_the_means() -> None:
    rows = [[10.0, 14.0, 20.0], [20.0, 25.0, 30.0], [0.0, 3.0, 10.0]]
    told = summary(rows)
    assert told["blind"][0] == pytest.approx(10)
    assert told["share"][0] == pytest.approx(40)
    off = [0.0, 1.0, -1.0]  # of each deal from 40 % of its way
    error = (sum(each**2 for each in off) / 2 / 3) ** 0.5 / 10
    assert told["share"][1] == pytest.approx(100 * error)


def test_results_are_kept_and_those_of_other_arguments_refused(tmp_path: Path) -> None:
    file, plan = tmp_path / "seeing.json", Plan("french-400", 5, "kept")
    content = load(file, plan)
    content["leads"]["0"] = [1.0, 2.0, 3.0]
    save(file, content)
    assert load(file, plan) == content
    with pytest.raises(SystemExit, match="rollouts differ"):
        load(file, plan._replace(rollouts=6))
