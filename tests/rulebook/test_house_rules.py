"""House rules: what a table may change, within which limits, and that it changes the game."""

from __future__ import annotations

import pytest

from tests.rulebook.boards import FIGURES
from tests.rulebook.scene import PRINTED, TABLES, Scene, at, deal, rules
from triominoes.game.errors import SetupError
from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS, rules_for

ONE = "555@e0n0"
KEYS = (
    "tiles target rounds hand draws voluntary empty opening zero "
    "bridge wedge hexagon double triple blocked count"
).split()
NUMBERS = {
    # key: smallest, largest
    "target": (50, 9999),
    "rounds": (1, 99),
    "hand": (1, 20),
    "draws": (1, 9),
    "empty": (0, 99),
    "opening": (0, 99),
    "zero": (0, 99),
    "bridge": (0, 200),
    "wedge": (0, 200),
    "hexagon": (0, 200),
    "double": (0, 200),
    "triple": (0, 200),
}
WORDS = {
    "tiles": ("56", "76"),
    "target": ("none",),
    "rounds": ("none",),
    "draws": ("any",),
    "voluntary": ("yes", "no"),
    "blocked": ("fewest", "lowest", "smallest", "all"),
    "count": ("yes", "no"),
}
NONSENSE = [
    "", " ", "x", "-1", "+5", "5.0", "1e2", "0x10", "007", "00", "٣", "5 ", " 5", "ja", "YES",
    "Any", "None", "True", "99999999999999999999", "?", "=", "5,6", "none2", "fewest all",
]  # fmt: skip


def codes(name: str, house: dict[str, str]) -> list[str]:
    with pytest.raises(SetupError) as caught:
        rules_for(name, house)
    return [fault.code for fault in caught.value.faults]


def test_the_house_rules_and_their_order() -> None:
    """rules.md, house rules: these keys, in this order."""
    assert list(HOUSE_RULES) == KEYS


# Limits


@pytest.mark.parametrize("key", NUMBERS)
def test_just_inside_is_taken_and_just_outside_refused(key: str) -> None:
    """rules.md, house rules: the ranges, on the rule set where every key has a meaning."""
    low, high = NUMBERS[key]
    for number in (low, low + 1, high - 1, high):
        assert str(rules_for("french-400", {key: str(number)})).split()[1:] in (
            [f"{key}={number}"],
            [],  # what is printed anyway
        )
    for number in (low - 1, high + 1):
        assert codes("french-400", {key: str(number)}) == ["house-value"]


@pytest.mark.parametrize("key", WORDS)
def test_words_that_are_allowed(key: str) -> None:
    """rules.md, house rules."""
    for word in WORDS[key]:
        house = {"rounds": "3", key: word} if key == "target" else {key: word}
        assert rules_for("french-400", house).name == "french-400"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_by_name(key: str, text: str) -> None:
    """rules.md, house rules: anything else is refused by name."""
    with pytest.raises(SetupError) as caught:
        rules_for("french-400", {key: text})
    (fault,) = caught.value.faults
    assert fault.code == "house-value"
    assert fault.facts["key"] == key
    assert fault.facts["value"] == text
    assert f"{key}={text}" in fault.text


@pytest.mark.parametrize("key", KEYS)
def test_the_words_of_one_key_are_none_of_another(key: str) -> None:
    """rules.md, house rules: each key has its own words."""
    others = {word for other, words in WORDS.items() for word in words if not word.isdigit()}
    for word in others - set(WORDS.get(key, ())):
        assert codes("french-400", {key: word}) == ["house-value"]


@pytest.mark.parametrize("key", ["draw", "fail", "players", "Tiles", "", "lead", "each", "out"])
def test_an_unknown_key_is_refused_by_name(key: str) -> None:
    """rules.md, house rules: what is not in the table can't be changed."""
    with pytest.raises(SetupError) as caught:
        rules_for("french-400", {key: "5"})
    (fault,) = caught.value.faults
    assert fault.code == "house-key"
    assert fault.facts["key"] == key


def test_all_faults_are_named_at_once() -> None:
    """rules.md, house rules; design.md: a `SetupError` carries every fault."""
    house = {"jokers": "2", "tiles": "60", "hand": "21", "zero": "5", "bridge": "201"}
    found = codes("goliath", house)
    assert sorted(found) == [
        "house-key", "house-lead", "house-value", "house-value", "house-value"
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["goliath", "goliath-classic", "tournament", "children"])
@pytest.mark.parametrize("key", ["opening", "zero"])
def test_the_opening_award_is_refused_where_the_lead_is_drawn(name: str, key: str) -> None:
    """rules.md, house rules: no triple opens there."""
    assert codes(name, {key: "10"}) == ["house-lead"]
    assert codes(name, {key: "0"}) == ["house-lead"]


@pytest.mark.parametrize("name", RULESETS)
def test_without_points_there_is_no_target(name: str) -> None:
    """rules.md, house rules, `count=no`."""
    assert codes(name, {"count": "no", "target": "300"}) == ["house-count-target"]
    plain = rules(f"{name} count=no")
    assert plain.target is None


@pytest.mark.parametrize("name", ["french-400", "pressman", "tournament"])
def test_a_match_has_to_end(name: str) -> None:
    """rules.md, "match": neither a target nor a number of rounds would be a match without end."""
    assert codes(name, {"target": "none"}) == ["house-endless"]
    assert rules(f"{name} target=none rounds=3").target is None


# The text


@pytest.mark.parametrize("name", RULESETS)
def test_a_printed_rule_set_is_its_name(name: str) -> None:
    """rules.md, house rules: they stand after the rule set's name."""
    assert str(rules(name)) == name


def test_house_rules_are_written_in_their_order() -> None:
    """rules.md, house rules: "in this order"."""
    mixed = {"count": "yes", "wedge": "0", "hand": "8", "tiles": "76", "zero": "5", "target": "250"}
    text = "french-400 tiles=76 target=250 hand=8 zero=5 wedge=0"
    assert str(rules_for("french-400", mixed)) == text
    assert rules(text) == rules_for("french-400", mixed)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("french-400 target=400 wedge=40 draws=3 tiles=56 voluntary=no", "french-400"),
        ("french-400 wedge=0 bridge=40", "french-400 wedge=0"),
        ("pressman draws=any empty=10 count=yes", "pressman"),
        ("goliath rounds=1 wedge=0 voluntary=yes blocked=all", "goliath"),
        ("goliath target=300", "goliath target=300"),
        ("goliath target=300 rounds=1", "goliath target=300 rounds=1"),
        ("goliath target=300 rounds=none", "goliath target=300"),
        ("goliath target=none", "goliath"),
        ("tournament rounds=none", "tournament"),
        ("children bridge=1 triple=3", "children"),
        ("french-400 hand=9", "french-400 hand=9"),  # nine, whatever the number of players
    ],
)
def test_only_what_differs_is_written(text: str, canonical: str) -> None:
    """notation.md 16: house rules in the order of rules.md, only those that differ."""
    assert str(rules(text)) == canonical
    assert rules(text) == rules(canonical)


# The game


@pytest.mark.parametrize("name", RULESETS)
def test_76_tiles_may_be_used_with_any_rule_set(name: str) -> None:
    """rules.md, house rules, `tiles`."""
    scene = deal(f"{name} tiles=76", "455", "001")
    assert sum(hand.count for hand in scene.round.hands) + scene.round.well.count == 76
    mirror = at(f"{name} tiles=76", "345@e0n0", "354,001/002")
    assert {text.split("@")[0] for text in mirror.moves} == {"354", "435", "543"}


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("hand", [1, 5, 8])
def test_hand_is_dealt_whatever_the_number_of_players(name: str, hand: int) -> None:
    """rules.md, house rules, `hand`."""
    for players in PRINTED[name]:
        scene = deal(f"{name} hand={hand}", players=players)
        assert {each.count for each in scene.round.hands} == {hand}


def table(text: str, players: int, hand: str, well: str = "-", drawn: int = 0) -> Scene:
    """A seat's turn among so many, none of whom can lay a tile but perhaps this one."""
    others = ["003", "004", "011", "012", "013"][: players - 1]
    return at(text, ONE, "/".join([hand, *others]), well, drawn=drawn)


WELL = ["022", "023", "024", "033", "034", "044", "111", "112", "113", "114"]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("draws", [1, 2, 9])
def test_draws_is_the_limit_of_a_turn(name: str, players: int, draws: int) -> None:
    """rules.md, house rules, `draws`; the 10 are paid when that limit is reached."""
    scene = table(f"{name} draws={draws}", players, "001", ",".join(WELL))
    for tile in WELL[:draws]:
        assert scene.kinds == "draw"
        scene.play(f"draw {tile}")
    assert scene.kinds == "pass"
    scene.play("pass")
    assert scene.scores[0] == (0 if name == "children" else -5 * draws - 10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_draws_any_has_no_limit(name: str, players: int) -> None:
    """rules.md, house rules, `draws=any`: until the well is empty, and then `empty`."""
    scene = table(f"{name} draws=any", players, "001", ",".join(WELL))
    scene.play(*[f"draw {tile}" for tile in WELL])
    assert scene.kinds == "pass"
    scene.play("pass")
    assert scene.paid == ("-10" if name == "pressman" else "")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_voluntary_lets_a_seat_draw_that_could_place(name: str, players: int) -> None:
    """rules.md, house rules, `voluntary`."""
    for answer, may, may_at_limit in (
        ("yes", "draw place", "pass place"),
        ("no", "place", "place"),
    ):
        text = f"{name} draws=3 voluntary={answer}"
        assert table(text, players, "455,001", "022").kinds == may
        assert table(text, players, "455,001", "022", drawn=3).kinds == may_at_limit


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("price", [0, 1, 99])
def test_empty_is_the_price_of_a_pass_with_the_well_empty(
    name: str, players: int, price: int
) -> None:
    """rules.md, house rules, `empty`: with the limit not reached."""
    scene = table(f"{name} empty={price}", players, "001,002", drawn=1).play("pass")
    assert scene.scores[0] == -price
    limit = table(f"{name} empty={price} draws=3", players, "001,002", drawn=3).play("pass")
    assert limit.scores[0] == (0 if name == "children" else -10)


@pytest.mark.parametrize("name", ["french-400", "pressman"])
def test_opening_and_zero_are_the_awards_of_the_opening_triple(name: str) -> None:
    """rules.md, house rules, `opening`, `zero`."""
    assert deal(f"{name} opening=7", "555").play("555@e0n0").paid == "+15 opening+7"
    assert deal(f"{name} opening=0", "555").play("555@e0n0").paid == "+15"
    assert deal(f"{name} zero=50", "000").play("000@e0n0").paid == "+0 opening+10 zero+50"
    assert deal(f"{name} opening=0 zero=0", "000").play("000@e0n0").paid == "+0"


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("key", ["bridge", "wedge", "hexagon", "double", "triple"])
@pytest.mark.parametrize("points", [0, 17, 200])
def test_points_of_a_figure(name: str, key: str, points: int) -> None:
    """rules.md, house rules: `bridge`, `wedge`, `hexagon`, `double`, `triple`."""
    figure = f"{key}-hexagon" if key in ("double", "triple") else key
    lying, laid = FIGURES[figure]
    scene = at(f"{name} {key}={points}", lying, f"{laid[:3]},000/002").play(laid)
    value = 1 if name == "children" else sum(map(int, laid[:3]))
    assert scene.paid == f"+{value}" + (f" {figure}+{points}" if points else "")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_target_of_ones_own(name: str, players: int) -> None:
    """rules.md, house rules, `target`."""
    low, high = [(0, points, *[0] * (players - 2)) for points in (59, 60)]
    hands = "/".join(["455", "001", "000", "011", "002", "012"][:players])
    for scores, winner in ((low, None), (high, "p2")):
        scene = at(f"{name} target=70", ONE, hands, scores=scores)
        assert scene.play("554@e1n0").winners is None
        scene = at(f"{name} target=60", ONE, hands, scores=scores).play("554@e1n0")
        gained = scene.scores[0]
        assert scene.winners == ("p1" if gained >= 60 else winner)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("by", ["fewest", "lowest", "smallest", "all"])
def test_blocked_is_how_a_blocked_round_is_settled(name: str, players: int, by: str) -> None:
    """rules.md, house rules, `blocked`; here every way but `all` has another winner."""
    hands = ["001,003,012,022", "444", "112,013", "333,222", "344,145", "245,125"][:players]
    values = [sum(int(digit) for digit in hand if digit != ",") for hand in hands]
    text = f"{name} blocked={by} empty=0"
    scene = at(text, ONE, "/".join(hands), turn=f"p{players}", passes=players - 1).play("pass")
    if by == "all":
        assert scene.scores == tuple(-value for value in values)
        return
    winner = {"fewest": 1, "lowest": 2 if players > 2 else 0, "smallest": 0}[by]
    gain = sum(values) - 2 * values[winner]
    assert scene.scores == tuple(gain if seat == winner else 0 for seat in range(players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_count_no_scores_nothing(name: str, players: int) -> None:
    """rules.md, house rules, `count`: who goes out has won."""
    scene = table(f"{name} count=no", players, "455").play("554@e1n0")
    assert scene.scores == (0,) * players
    assert scene.winners == "p1"
