"""The sheets that the arithmetic in the browser is compared with: right, and of every kind."""

import json
from collections import Counter

from tests.referee.make_sheets import HOUSES, as_data, sheets
from tests.sizes import scaled
from triominoes.game.figures import Figure
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS
from triominoes.notation.replay import check, replay
from triominoes.notation.words import read_rules
from triominoes.referee.data import FIELDS, rules_data
from triominoes.referee.entries import read_entry
from triominoes.referee.kept import Kept
from triominoes.referee.reckon import reckon
from triominoes.referee.records import record_of

COUNT = scaled(60, 300, 1000)


def test_every_sheet_is_a_right_record() -> None:
    for sheet in sheets(COUNT, seed=1):
        data = sheet["data"]
        rules = next(rules for rules in all_rules() if rules_data(rules, sheet["players"]) == data)
        entries = [read_entry(text, sheet["players"]) for text in sheet["entries"]]
        reckoning = reckon(rules, sheet["players"], entries)
        assert as_data(reckoning) == json.loads(json.dumps(sheet))
        names = [f"Player {seat + 1}" for seat in range(sheet["players"])]
        record = record_of(Kept(reckoning), names)
        assert check(record) == (), sheet
        assert list(replay(record).scores) == sheet["scores"]


def all_rules() -> list[Rules]:
    return [read_rules(name + house) for name, houses in HOUSES.items() for house in houses]


def test_the_same_seed_makes_the_same_sheets_and_all_kinds_come_up() -> None:
    made = list(sheets(COUNT, seed=1))
    assert made[:3] == list(sheets(3, seed=1))
    assert made[:3] != list(sheets(3, seed=2))
    awaited = Counter(sheet["awaited"] for sheet in made)
    assert awaited["over"] > COUNT // 5
    assert awaited["move"] > COUNT // 5
    faults = Counter(line["fault"] for sheet in made for line in sheet["lines"])
    assert faults[None] > 10 * sum(count for code, count in faults.items() if code)
    assert len(faults) > 10
    words = Counter(text.split(" ")[-1] for sheet in made for text in sheet["entries"])
    assert all(words[figure.value] for figure in Figure)
    assert all(words[word] for word in ("draw", "pass", "out", "blocked", "resign", "?"))
    assert {sheet["data"]["name"] for sheet in made} == set(RULESETS)


def test_the_numbers_of_a_rule_set() -> None:
    data = rules_data(read_rules("goliath tiles=76 wedge=0 draws=any"), 6)
    assert (data["hand"], data["hands"]) == (7, [9, 7, 7, 7, 7])
    assert (data["draws"], data["tiles"], data["target"], data["rounds"]) == (None, 76, None, 1)
    assert data["figures"] == [
        {"name": "bridge", "points": 40},
        {"name": "hexagon", "points": 50},
        {"name": "double-hexagon", "points": 60},
        {"name": "triple-hexagon", "points": 70},
    ]
    assert rules_data(read_rules("goliath count=no"), 2)["figures"] == []
    assert set(data) == {*FIELDS, "hand", "hands", "figures"}
