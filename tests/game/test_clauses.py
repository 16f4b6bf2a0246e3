"""A rule set clause by clause: derived from its value, with its source and its readings."""

import pytest

from triominoes.game.clauses import HOUSE, READINGS, Clause, clause_of, clauses
from triominoes.game.events import Adjust, Award, Drew, Passed, Play, Score
from triominoes.game.round import Round
from triominoes.game.rulesets import RULESETS, SOURCES
from triominoes.notation.words import read_rules

HOUSE_RULES = {
    "french-400 tiles=76": {"tiles"},
    "french-400 target=300": {"match", "reach"},
    "french-400 rounds=3": {"match", "winner-rounds"},
    "french-400 hand=5": {"hand"},
    "french-400 draws=2": {"drawing", "fail"},
    "pressman draws=3": {"drawing", "fail"},
    "french-400 voluntary=yes": {"drawing", "fail", "draw-choice", "draw-empty-well"},
    "french-400 empty=10": {"empty", "closing-pass"},
    "french-400 opening=20": {"opening", "zero"},
    "pressman opening=20": {"opening", "zero", "first-tile"},
    "french-400 zero=0": {"zero"},
    "french-400 bridge=30": {"bridge"},
    "french-400 wedge=0": {"wedge"},
    "french-400 hexagon=60": {"hexagon"},
    "french-400 double=60": {"double-hexagon"},
    "french-400 triple=70": {"triple-hexagon"},
    "french-400 blocked=lowest": {"blocked"},
    "goliath blocked=fewest": {"blocked", "blocked-tie"},
    "french-400 count=no": {"count", "match", "winner"},
    "goliath target=300": {"match", "reach", "totals"},
    "goliath tiles=76": set(),  # printed in the same document
}


def found(text: str) -> dict[str, Clause]:
    return {clause.id: clause for clause in clauses(read_rules(text))}


@pytest.mark.parametrize("name", RULESETS)
def test_a_printed_rule_set_names_its_document_and_its_readings(name: str) -> None:
    parts = clauses(RULESETS[name])
    assert {clause.source for clause in parts} == {SOURCES[name]}
    assert len({clause.id for clause in parts}) == len(parts)
    readings = {clause.id for clause in parts if clause.reading}
    assert readings == {part for part, names in READINGS.items() if name in names}


@pytest.mark.parametrize("text", HOUSE_RULES)
def test_a_house_rule_makes_the_clauses_that_it_changes_the_tables_own(text: str) -> None:
    own = {clause.id for clause in found(text).values() if clause.source == HOUSE}
    assert own == HOUSE_RULES[text]
    assert not any(clause.reading for clause in found(text).values() if clause.source == HOUSE)


def test_the_facts_come_from_the_rules() -> None:
    french, goliath, pressman = map(found, ("french-400", "goliath tiles=76", "pressman"))
    assert french["fail"].facts == {"how": "forced", "draws": 3, "points": 10, "all": 25}
    assert french["zero"].facts == {"points": 30, "all": 40}
    assert french["hand"].facts == {"kind": "small", "two": 9, "some": 7, "many": 7}
    assert goliath["hand"].facts == {"kind": "large", "two": 9, "some": 7, "many": 7}
    assert pressman["hand"].facts == {"kind": "larger", "two": 9, "some": 7, "many": 6}
    assert found("pressman hand=5")["hand"].facts["kind"] == "same"
    assert found("goliath")["players"].facts == {"most": 4, "more": 6}
    assert "fail" not in pressman
    assert found("children")["tile"].facts == {"how": "each", "points": 1}
    assert found("children")["out"].facts == {"points": 5, "hands": "no"}
    assert found("goliath target=300 rounds=4")["match"].facts["how"] == "both"


def test_where_nothing_is_scored_no_clause_speaks_of_points() -> None:
    parts = found("pressman count=no")
    assert not any("points" in clause.facts for clause in parts.values())
    assert parts["winner"].facts == {"how": "rounds"}


def test_every_award_is_explained_by_a_clause() -> None:
    start = Round.start(RULESETS["french-400"], 2)
    blocked = start.but(over="blocked")
    tired = start.but(drawn=3)
    points = Award("", 5)
    assert clause_of(Play(0, None, (points,), 5), points, start) == "tile"
    for name in ("opening", "zero", "bridge", "wedge", "hexagon", "double-hexagon"):
        award = Award(name, 5)
        assert clause_of(Play(0, None, (award,), 5), award, start) == name
        assert name in found("french-400")
    assert clause_of(Drew(0, None, (points,), 5), points, start) == "draw-price"
    assert clause_of(Passed(0, (points,), 5), points, start) == "empty"
    assert clause_of(Passed(0, (points,), 5), points, tired) == "fail"
    for name in ("out", "hands", "own"):
        award = Award(name, 5)
        assert clause_of(Score(0, (award,), 5), award, start.but(over="out")) == "out"
        assert clause_of(Score(0, (award,), 5), award, blocked) == "blocked"
    assert clause_of(Adjust(0, (points,), 5), points, start) is None
