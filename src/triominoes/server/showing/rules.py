"""Rule sets: what there is to choose from, and a rule set clause by clause."""

from __future__ import annotations

from msgspec import Struct, convert

from triominoes.game.clauses import HOUSE
from triominoes.game.rules import HOUSE_RULES, HouseRule, Rules, Value
from triominoes.game.rulesets import RULESETS, SOURCES
from triominoes.language import Language
from triominoes.language.tags import usual_rules
from triominoes.notation.words import MOST_SEATS, write_rules
from triominoes.players.levels import LEVELS
from triominoes.players.registry import player_names
from triominoes.server.messages import RulesInfo
from triominoes.table.seats import USUAL_LEVEL


class RuleNumbers(Struct, frozen=True):
    """What sets a rule set apart, as in `game/rules.py`: all that arithmetic needs.

    House rules are laid over it by whoever works out a score without the server.
    """

    tiles: int
    hands: list[int]
    lead: bool
    must_show: bool
    opening: int
    zero: int
    draws: int | None
    voluntary: bool
    draw: int
    fail: int
    empty: int
    each: int | None
    bridge: int
    wedge: int
    hexagon: int
    double: int
    triple: int
    out: int
    takes_hands: bool
    blocked: str
    target: int | None
    rounds: int | None
    first_wins: bool
    count: bool


class RuleSet(Struct, frozen=True):
    """A printed rule set."""

    name: str
    title: str
    source: str
    """The title of the document it is read from."""
    most: int
    """The most players with the 56 tiles of the classic set."""
    most76: int
    """The most players with the 76 tiles of the set for six."""
    usual: bool
    """Whether it is the one played unasked in this language."""
    values: dict[str, str]
    """What the set itself says for the house rules, as texts; those without sense in it are left
    out, and so is `hand`, which depends on how many play."""
    hands: list[int]
    """Tiles dealt to each, for 2 players and more."""
    data: RuleNumbers


class HouseKey(Struct, frozen=True):
    """A house rule: which numbers (`low` to `high`) and which words it allows."""

    key: str
    kind: str
    """`number`, `word`, `either`, or `switch` (yes and no)."""
    low: int | None
    high: int | None
    words: list[str]


class Setup(Struct, frozen=True):
    """What a new table can be: rule sets, house rules, and bots."""

    rules: list[RuleSet]
    house: list[HouseKey]
    levels: list[str]
    """The levels of bots, from the weakest to the strongest."""
    bots: list[str]
    """All other bots that are installed."""
    level: str
    """The level that is played unasked."""
    most: int
    """The most seats that any table has."""


class RuleLine(Struct, frozen=True):
    """A clause of a rule set."""

    id: str
    text: str
    source: str
    reading: bool
    """Whether its document leaves it open or can be understood otherwise."""
    house: bool
    """Whether the table has changed it."""


def rules_info(rules: Rules) -> RulesInfo:
    """A rule set as a table tells it."""
    return RulesInfo(
        name=rules.name,
        text=write_rules(rules),
        house=dict(rules.house),
        target=rules.target,
        rounds=rules.rounds,
        count=rules.count,
        voluntary=rules.voluntary,
    )


def setup(language: Language) -> Setup:
    """What a new table can be; the language's usual rule set is marked."""
    usual = usual_rules(language.tag)
    return Setup(
        rules=[
            RuleSet(
                name=name,
                title=language.say(f"ruleset-{name}"),
                source=SOURCES[name],
                most=rules.seats,
                most76=rules.seats_76,
                usual=name == usual,
                values=_values(rules),
                hands=list(rules.hands[: max(rules.seats, rules.seats_76) - 1]),
                data=convert(rules, RuleNumbers, from_attributes=True),
            )
            for name, rules in RULESETS.items()
        ],
        house=[_house_key(key, rule) for key, rule in HOUSE_RULES.items()],
        levels=list(LEVELS),
        bots=[name for name in player_names() if name not in LEVELS],
        level=USUAL_LEVEL,
        most=MOST_SEATS,
    )


def _values(rules: Rules) -> dict[str, str]:
    """What a rule set says for each house rule, as a table would write it."""
    without = {"hand", "opening", "zero"} if rules.lead else {"hand"}
    texts = {
        key: _text(rule, getattr(rules, key))
        for key, rule in HOUSE_RULES.items()
        if key not in without
    }
    return {key: text for key, text in texts.items() if text is not None}


def _text(rule: HouseRule, value: Value) -> str | None:
    """The text that a table would write for a value; `None` if no table can choose it."""
    words = (word for word, meant in rule.words.items() if meant == value)
    return next(words, str(value) if value in rule.numbers else None)


def _house_key(key: str, rule: HouseRule) -> HouseKey:
    words, numbers = list(rule.words), rule.numbers
    kind = "either" if words and numbers else "number" if numbers else "word"
    if words == ["yes", "no"]:
        kind = "switch"
    low, high = (numbers[0], numbers[-1]) if numbers else (None, None)
    return HouseKey(key, kind, low, high, words)


def rules_page(rules: Rules, language: Language) -> list[RuleLine]:
    """A rule set clause by clause, in the order of a rule book."""
    return [
        RuleLine(clause.id, text, source, clause.reading, house=clause.source == HOUSE)
        for clause, text, source in language.clauses(rules)
    ]
