"""`advise`: what the strong player thinks of a position, or of a moment in a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from rich.console import Console

from triominoes.cli.decisions import Decision, decision_in
from triominoes.cli.errors import CommandError
from triominoes.cli.playing import LONGEST_SEED
from triominoes.core import kernel, packing
from triominoes.language import Language
from triominoes.notation.words import write_move, write_seat
from triominoes.players.advice import Advice, Candidate, advise as advise_on
from triominoes.players.budget import Budget
from triominoes.terminal.advising import show_advice
from triominoes.terminal.screen import Screen

USUAL_MS = 1000
USUAL_SEED = "advice"
MOST_MS = 60_000
MOST_ROLLOUTS = 100_000


@dataclass(frozen=True)
class Wishes:
    """What `advise` was asked for; `None` where nothing was said."""

    where: str
    at: int | None = None
    ms: int | None = None
    rollouts: int | None = None
    seed: str | None = None
    as_json: bool = False
    ascii_only: bool = False


def advise(language: Language, wishes: Wishes) -> int:
    """Print what the strong player thinks of a decision; gives the exit code."""
    budget, seed = _budget(wishes), _seed(wishes)
    decision = decision_in(wishes.where, wishes.at)
    with _thinking(language):
        advice = advise_on(decision.view, seed, budget)
    if wishes.as_json:
        print(json.dumps(_data(decision, advice), ensure_ascii=False))
    else:
        show_advice(Screen(language, wishes.ascii_only), *decision, advice)
    return 0


def _budget(wishes: Wishes) -> Budget:
    if wishes.rollouts is not None:
        if wishes.ms is not None:
            raise CommandError("error-advise-budget")
        return Budget(worlds=_number("--rollouts", wishes.rollouts, MOST_ROLLOUTS))
    ms = USUAL_MS if wishes.ms is None else wishes.ms
    return Budget(_number("--ms", ms, MOST_MS) / 1000)


def _number(option: str, value: int, most: int) -> int:
    if not 1 <= value <= most:
        raise CommandError("error-advise-number", option=option, most=most)
    return value


def _seed(wishes: Wishes) -> int:
    text = USUAL_SEED if wishes.seed is None else wishes.seed
    if len(text) > LONGEST_SEED:
        raise CommandError("error-seed", most=LONGEST_SEED)
    return Random(text).getrandbits(32)


@contextmanager
def _thinking(language: Language) -> Iterator[None]:
    """Say on a terminal that it takes a while; the core gets ready before the time is counted."""
    console = Console(stderr=True)
    if not console.is_terminal:
        _get_ready()
        yield
        return
    with console.status(language.say("advise-starting")) as status:
        _get_ready()
        status.update(language.say("advise-thinking"))
        yield


def _get_ready() -> None:
    if kernel.COMPILED:
        packing.warm_up()


def _data(decision: Decision, advice: Advice) -> dict[str, object]:
    """What is advised, for a program."""
    return {
        "seat": write_seat(advice.seat),
        "name": decision.names[advice.seat],
        "goal": advice.goal,
        "worlds": advice.worlds,
        "infers": advice.infers,
        "moves": [_move_data(candidate) for candidate in advice.candidates],
        "holds": {
            write_seat(seat): {str(tile): round(share, 4) for tile, share in shares.items()}
            for seat, shares in enumerate(advice.beliefs)
            if seat != advice.seat
        },
    }


def _move_data(candidate: Candidate) -> dict[str, object]:
    numbers = {
        "points": candidate.points,
        "error": candidate.error,
        "out": candidate.goes_out,
        "share": candidate.share,
    }
    rounded = {name: None if each is None else round(each, 4) for name, each in numbers.items()}
    return {"move": write_move(candidate.move), **rounded}
