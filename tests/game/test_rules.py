import dataclasses

import pytest

from triominoes.game.errors import SetupError
from triominoes.game.figures import Figure
from triominoes.game.rules import BLOCKED_WAYS, HOUSE_RULES, HouseRule, Rules
from triominoes.game.rulesets import RULESETS, SOURCES, rules_for
from triominoes.game.scoring import BLOCKED


def test_every_rule_set_names_its_source() -> None:
    assert SOURCES.keys() == RULESETS.keys()
    assert all(RULESETS[name].name == name for name in RULESETS)


def test_rules_are_frozen_and_equal_by_value() -> None:
    plain = rules_for("french-400")
    with pytest.raises(dataclasses.FrozenInstanceError):
        plain.bridge = 1  # type: ignore[misc]
    assert plain == rules_for("french-400", {"bridge": "40"})
    assert plain != rules_for("french-400", {"bridge": "41"})
    assert hash(plain) == hash(rules_for("french-400", {}))


def test_every_figure_has_its_points() -> None:
    house = {"bridge": "1", "wedge": "2", "hexagon": "3", "double": "4", "triple": "5"}
    rules = rules_for("goliath", house)
    assert [rules.figure_points(figure) for figure in Figure] == [1, 2, 3, 4, 5]


def test_a_house_rule_says_what_it_allows() -> None:
    assert str(HOUSE_RULES["target"]) == "50-9999, none"
    assert str(HOUSE_RULES["tiles"]) == "56, 76"
    assert str(HouseRule(range(1, 10), {"any": None})) == "1-9, any"


def test_a_setup_error_carries_its_faults_and_says_them() -> None:
    with pytest.raises(SetupError) as caught:
        rules_for("french-400", {"tiles": "60", "moon": "full"})
    assert len(caught.value.faults) == 2
    assert all(fault.text in str(caught.value) for fault in caught.value.faults)
    with pytest.raises(SetupError) as caught:
        rules_for("french-400").check_players(7)
    assert caught.value.faults[0].facts == {"rules": "french-400", "players": 7, "most": 4}


def test_a_rule_set_checks_itself() -> None:
    """Every fault is named at once, also of a rule set that somebody builds by hand."""
    with pytest.raises(SetupError) as refused:
        Rules("mine", tiles=57, blocked="nonsense")
    assert [fault.facts["field"] for fault in refused.value.faults] == ["tiles", "blocked"]


def test_every_settlement_is_known() -> None:
    assert set(BLOCKED_WAYS) == set(BLOCKED)
