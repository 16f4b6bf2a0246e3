"""The page with the facts of the game is what its script makes, from numbers that come again."""

import pytest

from benchmarks import facts_table
from tests.sizes import scaled
from triominoes.arena.counting import play_rounds
from triominoes.arena.facts import Tally
from triominoes.game.rulesets import RULESETS
from triominoes.notation.words import read_rules

FOUND = facts_table.read()


def test_the_page_is_made_from_its_data() -> None:
    assert facts_table.PAGE.read_text("utf-8") == facts_table.page(FOUND)


def test_it_tells_every_rule_set_for_two_and_four_players() -> None:
    assert [(facts.rules, facts.players) for facts in FOUND] == [
        (name, players) for name in RULESETS for players in (2, 4)
    ]


@pytest.mark.parametrize("at", scaled([1], range(12), range(12)))
def test_the_same_rounds_give_the_same_facts(at: int) -> None:
    facts = FOUND[at]
    tally = Tally(read_rules(facts.rules), facts.players)
    play_rounds(tally, facts.policy, facts.seed, facts.rounds, 1)
    assert tally.facts(facts.policy, facts.seed).facts == facts.facts
