"""A rule set as one value: where the printed rules differ, and how a table may change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from triominoes.game.errors import Fact, Fault, SetupError
from triominoes.game.figures import Figure
from triominoes.game.tiles import TILE_SETS, Tile

Value = int | bool | str | None

BLOCKED_WAYS = ("fewest", "lowest", "smallest", "all", "none")
"""How a blocked round may be settled; `scoring.BLOCKED` does it."""


@dataclass(frozen=True)
class Rules:
    """One rule set. The defaults are what most printed rules share; a variant states what differs.

    Raises `SetupError` for a set of tiles, or a way to settle, that there is not. Points are
    positive numbers, penalties too. `house` holds what a table changed, as text.
    """

    name: str
    tiles: int = 56
    """Which set: 56 or 76 tiles."""
    seats: int = 4
    """The most players with the classic set."""
    seats_76: int = 4
    """The most players with the six-player set."""
    hands: tuple[int, ...] = (9, 7, 7, 7, 7)
    """Tiles dealt to each, for 2 to 6 players."""
    lead: bool = False
    """A drawn tile decides who begins, with any tile; otherwise the highest triple opens."""
    must_show: bool = False
    """Who opens with 0-0-0 must show a higher triple; else not showing it costs `opening`."""
    opening: int = 10
    zero: int = 30
    draws: int | None = 3
    """How many tiles may be drawn in a turn; `None`: any number."""
    voluntary: bool = False
    """Whether a seat that could place may draw instead."""
    draw: int = 5
    fail: int = 10
    """The price of a pass after the last draw that is allowed."""
    empty: int = 0
    """The price of a pass because the well is empty."""
    each: int | None = None
    """Points for any tile laid; `None`: the tile's value."""
    bridge: int = 40
    wedge: int = 0
    hexagon: int = 50
    double: int = 60
    triple: int = 70
    out: int = 25
    takes_hands: bool = True
    """Whether who goes out also gets the value of the others' tiles."""
    blocked: str = "all"
    """How a blocked round is settled: a key of `scoring.BLOCKED`."""
    target: int | None = None
    rounds: int | None = 1
    first_wins: bool = False
    """At the target the winner of that round goes before the highest total."""
    count: bool = True
    """Whether anything is scored at all."""
    house: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        known = {"tiles": tuple(TILE_SETS), "blocked": BLOCKED_WAYS}
        faults = [
            Fault("rules-field", f"{field}: there is only {allowed}", {"field": field})
            for field, allowed in known.items()
            if getattr(self, field) not in allowed
        ]
        if faults:
            raise SetupError(faults)

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={text}" for key, text in self.house)])

    @property
    def tile_set(self) -> frozenset[Tile]:
        """Every tile of the set."""
        return TILE_SETS[self.tiles]

    @property
    def most_players(self) -> int:
        """How many can play with the set in use."""
        return self.seats if self.tiles == 56 else self.seats_76

    def hand(self, players: int) -> int:
        """How many tiles each of so many players is dealt."""
        return self.hands[players - 2]

    def figure_points(self, figure: Figure) -> int:
        """What a figure brings beside the tile."""
        return {
            Figure.BRIDGE: self.bridge,
            Figure.WEDGE: self.wedge,
            Figure.HEXAGON: self.hexagon,
            Figure.DOUBLE: self.double,
            Figure.TRIPLE: self.triple,
        }[figure]

    def player_faults(self, players: int) -> tuple[Fault, ...]:
        """What keeps so many people from playing by these rules; nothing if they can."""
        if not 2 <= players <= self.most_players:
            facts: dict[str, Fact] = {"rules": self.name, "players": players}
            facts["most"] = self.most_players
            if self.tiles == 56 and 2 <= players <= self.seats_76:
                text = f"{self.name} is for 2 to {self.most_players} players; tiles=76 allows more"
                return (Fault("players-need-76", text, {**facts, "most76": self.seats_76}),)
            return (
                Fault("players", f"{self.name} is for 2 to {self.most_players} players", facts),
            )
        hand = self.hand(players)
        if players * hand + players > self.tiles:
            text = (
                f"{self.tiles} tiles are too few for {players} hands of {hand}, and one more each"
            )
            counts = {"tiles": self.tiles, "players": players, "hand": hand}
            return (Fault("too-few-tiles", text, counts),)
        return ()

    def check_players(self, players: int) -> None:
        """Raise `SetupError` unless so many can play."""
        if faults := self.player_faults(players):
            raise SetupError(faults)


class HouseRule(NamedTuple):
    """What a table may change: whole numbers in a range, and words with what each stands for."""

    numbers: range = range(0)
    words: Mapping[str, Value] = {}

    def read(self, text: str) -> Value:
        """The value of a text; raises `KeyError` if it is none that the rule allows."""
        if text.isascii() and text.isdigit() and len(text) <= 4:
            number = int(text)
            if number in self.numbers and str(number) == text:
                return number
        return self.words[text]

    def __str__(self) -> str:
        span = [f"{self.numbers.start}-{self.numbers.stop - 1}"] if self.numbers else []
        return ", ".join([*span, *self.words])


_YES_NO = {"yes": True, "no": False}

HOUSE_RULES: Mapping[str, HouseRule] = {
    "tiles": HouseRule(words={"56": 56, "76": 76}),
    "target": HouseRule(range(50, 10000), {"none": None}),
    "rounds": HouseRule(range(1, 100), {"none": None}),
    "hand": HouseRule(range(1, 21)),
    "draws": HouseRule(range(1, 10), {"any": None}),
    "voluntary": HouseRule(words=_YES_NO),
    "empty": HouseRule(range(100)),
    "opening": HouseRule(range(100)),
    "zero": HouseRule(range(100)),
    "bridge": HouseRule(range(201)),
    "wedge": HouseRule(range(201)),
    "hexagon": HouseRule(range(201)),
    "double": HouseRule(range(201)),
    "triple": HouseRule(range(201)),
    "blocked": HouseRule(words={word: word for word in BLOCKED_WAYS[:-1]}),
    "count": HouseRule(words=_YES_NO),
}
"""Every house rule, in the order in which a record writes them."""


def read_house(house: Mapping[str, str]) -> tuple[dict[str, Value], list[Fault]]:
    """The values of house rules given as texts by key, and what is wrong with them."""
    faults = [
        Fault("house-key", f"there is no house rule {key!r}", {"key": key})
        for key in house
        if key not in HOUSE_RULES
    ]
    changes: dict[str, Value] = {}
    for key in (key for key in HOUSE_RULES if key in house):
        try:
            changes[key] = HOUSE_RULES[key].read(house[key])
        except KeyError:
            allowed = str(HOUSE_RULES[key])
            text = f"{key}={house[key]}: allowed are {allowed}"
            facts = {"key": key, "value": house[key], "allowed": allowed}
            faults.append(Fault("house-value", text, facts))
    return changes, faults


def with_house(base: Rules, house: Mapping[str, str]) -> Rules:
    """A printed rule set with a table's changes, given as texts by key.

    Changes that change nothing are dropped, so that equal rules are equal values. Raises
    `SetupError` with every fault.
    """
    changes, faults = read_house(house)
    faults += _contradictions(base, changes)
    if faults:
        raise SetupError(faults)
    changed = _changed(base, changes)
    kept = dict(changes)
    for key in changes:
        fewer = {other: value for other, value in kept.items() if other != key}
        if _changed(base, fewer) == changed:
            kept = fewer
    return replace(changed, house=tuple((key, house[key]) for key in kept))


def _changed(base: Rules, changes: Mapping[str, Value]) -> Rules:
    """The rule set with the changes' consequences, whatever sense they make."""
    new = dict(changes)
    if "hand" in new:
        new["hands"] = (new.pop("hand"),) * len(base.hands)  # type: ignore[assignment]
    if new.get("target") is not None:
        new.setdefault("rounds", None)  # a target lifts the one round
    if new.get("count") is False:
        new["target"] = None
        new["rounds"] = new.get("rounds", base.rounds) or 1
    return replace(base, **new)  # type: ignore[arg-type]


def _contradictions(base: Rules, changes: Mapping[str, Value]) -> list[Fault]:
    faults = []
    if base.lead:
        for key in ("opening", "zero"):
            if key in changes:
                text = f"{key}: in {base.name} a drawn tile decides who begins, no triple opens"
                faults.append(Fault("house-lead", text, {"key": key, "rules": base.name}))
    if changes.get("count") is False and changes.get("target") is not None:
        text = "count=no: nothing is scored, so there is no target"
        faults.append(Fault("house-count-target", text))
    changed = _changed(base, changes)
    if changed.target is None and changed.rounds is None:
        text = "a match needs a target or a number of rounds"
        faults.append(Fault("house-endless", text))
    return faults
