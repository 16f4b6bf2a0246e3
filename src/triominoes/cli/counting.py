"""`stats`: the facts of the game from many rounds, on the screen, as JSON, and as a picture."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import msgspec
from rich.console import Console
from rich.progress import Progress

from triominoes.arena.counting import POLICIES, USUAL_ROUNDS, play_rounds
from triominoes.arena.facts import Tally
from triominoes.arena.plotting import check_plotting
from triominoes.arena.telling import draw_facts, facts_lines
from triominoes.cli.errors import CommandError
from triominoes.cli.files import path_of
from triominoes.cli.measuring import USUAL_RULES
from triominoes.cli.playing import LONGEST_SEED
from triominoes.core import kernel
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.terminal.screen import printable

USUAL_SEED = "facts"
MOST_ROUNDS = 100_000_000
"""So many days of play; the sums have room for more."""


@dataclass(frozen=True)
class Wishes:
    """What `stats` was asked for; `None` where nothing was said."""

    rules: str | None = None
    house: tuple[str, ...] = ()
    players: int = 2
    rounds: int | None = None
    seed: str | None = None
    policy: str = POLICIES[0]
    workers: int | None = None
    json: bool = False
    plot: str | None = None


def count(language: Language, wishes: Wishes) -> int:
    """Play rounds and tell the facts; gives the exit code."""
    rules = read_rules(" ".join([wishes.rules or USUAL_RULES, *wishes.house]))
    rules.check_players(wishes.players)
    rounds = USUAL_ROUNDS if wishes.rounds is None else wishes.rounds
    seed = USUAL_SEED if wishes.seed is None else wishes.seed
    check_wishes(wishes, rounds, seed)
    plot = None if wishes.plot is None else path_of(wishes.plot)
    if plot is not None:
        check_plotting(plot)
    if not kernel.COMPILED:
        print(language.say("facts-plain"), file=sys.stderr)
    tally = Tally(rules, wishes.players)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=rounds)
        play_rounds(
            *(tally, wishes.policy, seed, rounds, wishes.workers),
            lambda done: bar.update(task, completed=done),
        )
    facts = tally.facts(wishes.policy, seed)
    if wishes.json:
        print(msgspec.json.encode(facts).decode())
    else:
        for line in facts_lines(language, facts):
            print(printable(line))
    if plot is not None:
        draw_facts(plot, language, facts)
    return 0


def check_wishes(wishes: Wishes, rounds: int, seed: str) -> None:
    """Raise `CommandError` for what makes no sense."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise CommandError("error-stats-rounds", most=MOST_ROUNDS)
    if wishes.workers is not None and wishes.workers < 1:
        raise CommandError("error-arena-number", option="--workers")
    if wishes.policy not in POLICIES:
        known = ", ".join(POLICIES)
        raise CommandError("error-stats-policy", name=wishes.policy, known=known)
    if len(seed) > LONGEST_SEED:
        raise CommandError("error-seed", most=LONGEST_SEED)
