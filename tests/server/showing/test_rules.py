"""Rule sets for the pages: what there is to choose, and each clause by clause."""

from __future__ import annotations

from dataclasses import asdict

import msgspec
import pytest

from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.players.levels import LEVELS
from triominoes.server.showing.rules import Setup, rules_info, rules_page, setup

TAGS = ("en", "fr", "pt-PT", "pt-BR")


@pytest.mark.parametrize("tag", TAGS)
def test_everything_can_be_chosen(tag: str) -> None:
    found = setup(Language(tag))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Setup) == found
    assert [each.name for each in found.rules] == list(RULESETS)
    assert [each.key for each in found.house] == list(HOUSE_RULES)
    assert found.levels == list(LEVELS)
    assert found.level in LEVELS
    assert {"greedy", "random"} <= set(found.bots)
    assert not set(found.bots) & set(LEVELS)
    usual = [each.name for each in found.rules if each.usual]
    assert usual == ["pressman" if tag.startswith("pt") else "french-400"]
    assert all(each.title and not each.title.startswith("ruleset-") for each in found.rules)


def test_the_values_of_a_rule_set_change_nothing_in_it() -> None:
    for each in setup(Language("en")).rules:
        rules = RULESETS[each.name]
        for key, text in each.values.items():
            assert rules_for(each.name, {key: text}).house == (), (each.name, key)
        for players, hand in enumerate(each.hands, start=2):
            assert rules.hand(players) == hand
        assert len(each.hands) == max(each.most, each.most76) - 1


def test_the_numbers_of_a_rule_set_are_all_that_sets_it_apart() -> None:
    about_the_set = {"name", "seats", "seats_76", "house"}
    for each in setup(Language("en")).rules:
        told = msgspec.to_builtins(each.data)
        rules = asdict(RULESETS[each.name])
        rules["hands"] = list(rules["hands"])
        assert told == {name: value for name, value in rules.items() if name not in about_the_set}


def test_every_value_that_a_house_rule_allows_can_be_read() -> None:
    kinds = set()
    for each in setup(Language("en")).house:
        rule = HOUSE_RULES[each.key]
        kinds.add(each.kind)
        values = [*each.words]
        if each.low is not None:
            assert each.high is not None
            values += [str(each.low), str(each.high)]
            for outside in (each.low - 1, each.high + 1):
                with pytest.raises(KeyError):
                    rule.read(str(outside))
        assert values
        for value in values:
            rule.read(value)
    assert kinds == {"number", "word", "either", "switch"}


def test_a_table_tells_its_rules() -> None:
    info = rules_info(read_rules("french-400 target=300 draws=any"))
    assert (info.name, info.target, info.rounds) == ("french-400", 300, None)
    assert info.house == {"target": "300", "draws": "any"}
    assert read_rules(info.text) == read_rules("french-400 target=300 draws=any")
    assert (info.count, info.voluntary) == (True, False)
    assert rules_info(read_rules("goliath count=no")).voluntary


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("name", RULESETS)
def test_a_rule_set_reads_as_a_book(tag: str, name: str) -> None:
    lines = rules_page(rules_for(name), Language(tag))
    assert len(lines) > 15
    assert len({line.id for line in lines}) == len(lines)
    assert all(line.text and line.source for line in lines)
    assert not any(line.house for line in lines)
    changed = rules_page(rules_for(name, {"target": "123"}), Language(tag))
    mine = [line for line in changed if line.house]
    assert mine
    assert any("123" in line.text for line in mine)
