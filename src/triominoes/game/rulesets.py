"""The printed rule sets, each stating only what sets it apart, and the documents they come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from triominoes.game.errors import Fault, SetupError
from triominoes.game.rules import Rules, read_house, with_house

FRENCH_400 = Rules(
    "french-400",
    must_show=True,
    wedge=40,
    double=50,
    triple=50,
    blocked="fewest",
    target=400,
    rounds=None,
    first_wins=True,
)

PRESSMAN = replace(
    FRENCH_400,
    name="pressman",
    seats=6,
    seats_76=6,
    hands=(9, 7, 7, 6, 6),
    must_show=False,
    draws=None,
    empty=10,
)

GOLIATH = Rules("goliath", seats_76=6, lead=True, voluntary=True)

GOLIATH_CLASSIC = replace(GOLIATH, name="goliath-classic", seats_76=4)

TOURNAMENT = replace(GOLIATH_CLASSIC, name="tournament", target=400, rounds=None)

CHILDREN = replace(
    GOLIATH_CLASSIC,
    name="children",
    each=1,
    draw=0,
    fail=0,
    bridge=1,
    hexagon=1,
    double=2,
    triple=3,
    out=5,
    takes_hands=False,
    blocked="none",
)

RULESETS: Mapping[str, Rules] = MappingProxyType(
    {
        rules.name: rules
        for rules in (FRENCH_400, PRESSMAN, GOLIATH, GOLIATH_CLASSIC, TOURNAMENT, CHILDREN)
    }
)

SOURCES: Mapping[str, str] = MappingProxyType(
    {
        "french-400": "Triominos, règle du jeu en français (400 points)",
        "pressman": "Regras do Tri-Ominos, Pressman Toy Corp. (HT Jogos)",
        "goliath": "Comment jouer aux Triominos ?, Goliath",
        "goliath-classic": "The original Triominos Classic, règle du jeu, Goliath",
        "tournament": "The original Triominos Classic, règles officielles, Goliath",
        "children": "Triominos XXL, Goliath",
    }
)
"""The document that each rule set is read from, by its title."""


def rules_for(name: str, house: Mapping[str, str] | None = None) -> Rules:
    """A printed rule set by name, with a table's house rules as texts by key.

    Raises `SetupError` for an unknown name and for house rules that make no sense, all at once.
    """
    if name not in RULESETS:
        known = ", ".join(RULESETS)
        text = f"there is no rule set {name!r}; there are {known}"
        _, faults = read_house(house or {})
        raise SetupError([Fault("rules-name", text, {"name": name, "known": known}), *faults])
    return with_house(RULESETS[name], house or {})
