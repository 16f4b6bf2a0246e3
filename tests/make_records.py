"""Writes tests/records/matches/*.tgn: whole matches, played by simple players from seeds.

    python -m tests.make_records                    all of them
    python -m tests.make_records pressman-5         some of them

The same program writes the same files: tiles, players and dates follow from the table below. The
records are there to be replayed (tests/test_records.py); whoever changes the rules on purpose
makes them again and reads what has changed.
"""

import random
import sys
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from triominoes.game.dealer import SeedDealer, orders, seeded_numbers
from triominoes.game.events import (
    Adjust,
    Award,
    End,
    Event,
    Resign,
    Sit,
    WellOrder,
)
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.opening import ZERO
from triominoes.game.round import Need, Round
from triominoes.notation.record import Record, write_record
from triominoes.notation.words import read_rules

FOLDER = Path(__file__).parent / "records" / "matches"

NAMES = ("Amélie", "João", "Inês", "Lucas", "Zoé", "Martim")

Choice = Callable[[Round, random.Random], Move]


def chance(state: Round, rng: random.Random) -> Move:
    """Any legal move, as likely as the others."""
    return rng.choice(state.legal_moves)


def greed(state: Round, rng: random.Random) -> Move:
    """Most points now, 0-0-0 first of all; among equals any."""
    placements = [move for move in state.legal_moves if isinstance(move, Placement)]
    if not placements:
        return state.legal_moves[0]

    def worth(move: Placement) -> tuple[bool, int]:
        return move.tile == ZERO, sum(award.points for award in state.awards(move))

    best = max(map(worth, placements))
    return rng.choice([move for move in placements if worth(move) == best])


class Plan(NamedTuple):
    """A match to be played: rules, players, seed, who chooses how, and what people do besides."""

    rules: str
    players: int
    seed: int = 1
    choices: tuple[Choice, ...] = (greed,)
    besides: tuple[tuple[int, str], ...] = ()
    """At which turn something else happens: `resign`, `adjust`, `sit` or `stop`."""
    well: bool = False
    """Whether the order of the well is written down."""


PLANS = {
    "french-2": Plan("french-400", 2, 2),
    "french-3": Plan("french-400", 3, 5, (greed, chance)),
    "french-4": Plan("french-400", 4),
    "french-wedge": Plan("french-400 target=150 bridge=30 wedge=0", 2, 5),
    "french-short": Plan("french-400 target=100 hand=5 draws=1 empty=5", 3, 4),
    "french-voluntary": Plan("french-400 rounds=2 voluntary=yes", 2, 1, (chance,)),
    "french-lots": Plan("french-400 rounds=6 hand=1", 4, 2, (chance,)),
    "french-uncounted": Plan("french-400 rounds=3 count=no", 3, 2),
    "french-mirrors": Plan("french-400 tiles=76 target=200", 4, 243),
    "french-resigned": Plan("french-400", 3, 3, besides=((30, "resign"), (110, "resign"))),
    "pressman-2": Plan("pressman", 2),
    "pressman-3": Plan("pressman", 3),
    "pressman-4": Plan("pressman", 4, 4, (greed, chance)),
    "pressman-5": Plan("pressman", 5),
    "pressman-6": Plan("pressman", 6, 13),
    "pressman-zero": Plan("pressman target=200 hand=20 opening=20 zero=50", 2, 2),
    "pressman-mirrors": Plan("pressman tiles=76 rounds=2 draws=2", 6),
    "goliath-2": Plan("goliath", 2, 12, (chance,)),
    "goliath-3": Plan("goliath", 3),
    "goliath-4": Plan("goliath", 4, 4, well=True),
    "goliath-mirrors-2": Plan("goliath tiles=76", 2),
    "goliath-mirrors-5": Plan("goliath tiles=76", 5, 3),
    "goliath-mirrors-6": Plan("goliath tiles=76", 6, 23),
    "goliath-target": Plan(
        "goliath target=300 hexagon=60 double=80 triple=100 blocked=lowest", 3, 12
    ),
    "goliath-blocked": Plan("goliath hand=13 draws=9", 4, 3, (chance,)),
    "classic-2": Plan("goliath-classic", 2),
    "classic-3": Plan("goliath-classic", 3),
    "classic-4": Plan("goliath-classic", 4, 20, (greed, chance)),
    "classic-forced": Plan("goliath-classic rounds=2 voluntary=no draws=any empty=3", 3),
    "classic-uncounted": Plan("goliath-classic count=no", 2),
    "classic-shared": Plan("goliath-classic hand=2", 3, 221),
    "tournament-2": Plan("tournament", 2, besides=((10, "adjust"), (25, "sit"), (40, "adjust"))),
    "tournament-3": Plan("tournament", 3, 265),
    "tournament-4": Plan("tournament rounds=2 blocked=smallest", 4, 34),
    "tournament-stopped": Plan("tournament", 2, besides=((60, "stop"),)),
    "children-2": Plan("children", 2),
    "children-3": Plan("children rounds=3", 3),
    "children-4": Plan("children", 4, 8, (chance,)),
}


def play(plan: Plan) -> Iterator[Event]:
    """The events of a match, to its end."""
    match = Match.start(read_rules(plan.rules), plan.players)
    rng = random.Random(plan.seed)
    besides = dict(plan.besides)
    turns = 0
    while (due := match.due) is not None:
        if not isinstance(due, Need):
            events: tuple[Event, ...] = (due,)
        elif due.what != "move":
            events = tuple(deal(match, plan))
        elif turns in besides:
            events = (beside(besides.pop(turns), match),)
        else:
            turns += 1
            events = move(match, plan, rng)
        for event in events:
            yield event
            match = match.apply(event)


def deal(match: Match, plan: Plan) -> Iterator[Event]:
    """What chance does until the first move, and the order of the well if that is wanted."""
    state = match.round
    assert state is not None
    for event in SeedDealer(str(plan.seed)).deal(state):
        yield event
        state = state.after(event)
    if plan.well:
        _, order = orders(state.rules.tiles, seeded_numbers(str(plan.seed), state.number))
        yield WellOrder(tuple(tile for tile in order if tile in state.well.known))


def move(match: Match, plan: Plan, rng: random.Random) -> tuple[Event, ...]:
    """The events of a seat's move."""
    state = match.round
    assert state is not None
    assert state.seat is not None
    choice = plan.choices[state.seat % len(plan.choices)](state, rng)
    return state.act(choice, SeedDealer(str(plan.seed)).draw(state) if choice is DRAW else None)


def beside(what: str, match: Match) -> Event:
    """What people do besides moving."""
    state = match.round
    assert state is not None
    assert state.seat is not None
    if what == "adjust":
        return Adjust(state.seat, (Award("", -5),), state.scores[state.seat] - 5)
    if what == "sit":
        return Sit(state.seat, "Greedy (bot)")
    return Resign(state.seat) if what == "resign" else End("stopped")


def write(name: str) -> str:
    """The record of a plan."""
    plan = PLANS[name]
    day = date(2026, 5, 1) + timedelta(days=list(PLANS).index(name))
    more = [("date", day.isoformat()), ("seed", str(plan.seed))]
    names = NAMES[: plan.players]
    return write_record(Record.of(read_rules(plan.rules), names, play(plan), more))


def main(names: list[str]) -> None:
    """Write the records of these names, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PLANS:
        (FOLDER / f"{name}.tgn").write_text(write(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
