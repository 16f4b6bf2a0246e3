"""Rounds and matches for tests: rule sets with house rules, played out by random legal moves."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from triominoes.game.dealer import SeedDealer
from triominoes.game.events import Adjust, Award, Event, MatchEnd, NewRound, Resign
from triominoes.game.match import Match
from triominoes.game.moves import DRAW
from triominoes.game.round import Need, Round
from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS
from triominoes.notation.words import read_rules

SETUPS = [
    (name + house, players)
    for name, rules in RULESETS.items()
    for house, most in (("", rules.seats), (" tiles=76", rules.seats_76))
    for players in range(2, most + 1)
]
"""Every rule set with either set of tiles, for every number of players."""


class Step(NamedTuple):
    """An event and the round after it; the first step is the beginning of the round."""

    event: Event
    round: Round
    match: Match


@st.composite
def rules_and_players(draw: st.DrawFn) -> tuple[str, int]:
    """Any rule set, with none or a few house rules, and a number of players that it is for."""
    name = draw(st.sampled_from(sorted(RULESETS)))
    base = RULESETS[name]
    keys = draw(st.sets(st.sampled_from(sorted(HOUSE_RULES)), max_size=4))
    if base.lead:
        keys -= {"opening", "zero"}
    house = ""
    for key in (key for key in HOUSE_RULES if key in keys):
        rule = HOUSE_RULES[key]
        values = [*rule.words, *(str(number) for number in rule.numbers)]
        value = draw(st.sampled_from(values))
        if key in ("target", "rounds") and value == "none":
            continue  # may leave a match without an end
        if key == "target" and "count" in keys:
            continue  # nothing is scored, perhaps
        house += f" {key}={value}"
    rules = read_rules(name + house)
    possible = [n for n in range(2, rules.most_players + 1) if not rules.player_faults(n)]
    return str(rules), draw(st.sampled_from(possible))


def played(
    rules_text: str,
    players: int,
    seed: int,
    rounds: int | None = None,
    *,
    incidents: bool = False,
) -> Iterator[Step]:
    """A match played by random legal moves, event by event, for at most so many rounds.

    With `incidents` points are adjusted and people resign.
    """
    rng = random.Random(seed)
    dealer = SeedDealer(str(seed))
    match = Match.start(read_rules(rules_text), players)
    while (due := match.due) is not None:
        if isinstance(due, NewRound) and rounds is not None and due.number > rounds:
            return
        for event in _next(match, due, dealer, rng, incidents):
            match = match.after(event)
            assert match.round is not None
            yield Step(event, match.round, match)


def _next(
    match: Match, due: Event | Need, dealer: SeedDealer, rng: random.Random, incidents: bool
) -> Iterator[Event]:
    state = match.round
    if not isinstance(due, Need):
        yield due
    elif due.what != "move":
        assert state is not None
        yield from dealer.deal(state)
    elif incidents and (incident := _incident(match, rng)):
        yield incident
    else:
        assert state is not None
        move = rng.choice(state.legal_moves)
        yield from state.act(move, dealer.draw(state) if move is DRAW else None)


def _incident(match: Match, rng: random.Random) -> Event | None:
    """What happens beside moves, now and then."""
    state = match.round
    assert state is not None
    seat, luck = rng.choice(state.active), rng.random()
    if luck < 0.02:
        points = rng.randrange(-30, 30)
        return Adjust(seat, (Award("", points),), state.scores[seat] + points)
    return Resign(seat) if luck < 0.03 else None


def played_round(rules_text: str, players: int, seed: int) -> Iterator[Step]:
    """The first round of a match, from its beginning to its settlement."""
    steps = played(rules_text, players, seed, rounds=1)
    return (step for step in steps if not isinstance(step.event, MatchEnd))
