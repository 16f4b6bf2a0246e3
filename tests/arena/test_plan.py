import pytest

from tests.arena.made import plan_of
from triominoes.arena.plan import make_plan
from triominoes.game.errors import SetupError
from triominoes.game.rulesets import RULESETS


def test_a_deal_is_played_once_from_every_cyclic_seating() -> None:
    assert plan_of("greedy", "random").games == ((0, 1), (1, 0))
    plan = plan_of("greedy", "random", "beginner", "random")
    assert plan.contestants == ("greedy", "random", "beginner")
    assert plan.games == ((0, 1, 2, 1), (1, 2, 1, 0), (2, 1, 0, 1), (1, 0, 1, 2))


def test_in_a_pool_every_two_play_each_other() -> None:
    plan = plan_of("greedy", "random", "beginner", pool=True)
    assert plan.lineups == ((0, 1), (0, 2), (1, 2))
    assert plan.games == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))


def test_house_rules_belong_to_the_plan() -> None:
    plan = plan_of(rules="goliath target=300")
    assert plan.rules == "goliath target=300"
    assert plan.read_rules.target == 300


@pytest.mark.parametrize(
    ("players", "codes"),
    [
        ((), ["arena-alone"]),
        (("greedy", "greedy"), ["arena-alone"]),
        (("greedy", "nobody", "noone"), ["player-unknown", "player-unknown"]),
        (("greedy", "random", "greedy", "random", "greedy"), ["players-need-76"]),
    ],
)
def test_what_cannot_be_played_is_refused(players: tuple[str, ...], codes: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        make_plan(RULESETS["goliath"], players, "tea")
    assert [fault.code for fault in refused.value.faults] == codes


def test_a_pool_may_have_more_bots_than_a_table_has_seats() -> None:
    players = ("greedy", "random", "beginner", "easy", "medium")
    assert len(make_plan(RULESETS["french-400"], players, "tea", pool=True).lineups) == 10
