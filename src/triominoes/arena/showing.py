"""The results as text: what was played, then a table for points, one for wins, one for time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import starmap
from typing import TypeVar

from triominoes.arena.measure import Measurement
from triominoes.arena.plan import Plan
from triominoes.arena.ratings import bradley_terry, skills
from triominoes.arena.results import DealResult
from triominoes.arena.sequential import BOUND, Sprt
from triominoes.arena.statistics import (
    Estimate,
    Interval,
    Samples,
    adjusted_points,
    adjusted_share,
    elo,
    points_a_round,
    share_won,
)
from triominoes.language import Language

T = TypeVar("T")
Row = Sequence[str]

NOTHING = "–"
"""What stands where there are too few deals to say anything."""


def report(language: Language, measured: Measurement) -> Iterator[str]:
    """The lines that tell all that was measured."""
    plan, deals = measured.plan, measured.judged
    yield heading(language, measured)
    yield language.say("arena-deals", deals=len(deals), games=len(plan.games))
    samples = dict(compared(plan, deals))
    tables = [
        [points_head(language), *starmap(points_row, samples.items())],
        [wins_head(language, plan.matches), *starmap(wins_row, samples.items())],
        [*rating_rows(language, plan, deals)],
        [*time_rows(language, measured)],
    ]
    for rows in filter(None, tables):
        yield ""
        yield from aligned(rows)
    if measured.sprt is not None:
        yield ""
        yield verdict(language, measured.sprt)


def compared(plan: Plan, deals: Sequence[DealResult]) -> Iterator[tuple[str, Samples]]:
    """Every pair where two contestants meet, otherwise each contestant against all others."""
    names = plan.contestants
    for lineup in plan.lineups:
        if len(set(lineup)) == 2:
            first, second = dict.fromkeys(lineup)
            yield f"{names[first]} – {names[second]}", Samples.of(plan, deals, first, lineup)
        else:
            for number in dict.fromkeys(lineup):
                yield names[number], Samples.of(plan, deals, number)


def heading(language: Language, measured: Measurement) -> str:
    """What was played."""
    plan = measured.plan
    names = ", ".join(plan.contestants[each] for each in plan.lineups[0])
    if len(plan.lineups) > 1:
        names = ", ".join(plan.contestants)
    return f"{names}: {plan.rules}, {language.say('arena-seed', seed=plan.seed)}"


def points_head(language: Language) -> Row:
    """The names of the columns."""
    return (language.say("arena-points"), "", language.say("arena-adjusted"))


def points_row(name: str, samples: Samples) -> Row:
    """A contestant's lead in points a round over the mean of the others."""
    return (
        name,
        _shown(points_a_round(samples), points_text),
        _shown(adjusted_points(samples), points_text),
    )


def wins_head(language: Language, matches: bool) -> Row:
    """The names of the columns."""
    what = "arena-matches-won" if matches else "arena-rounds-won"
    return (language.say(what), "", language.say("arena-adjusted"), "Elo")


def wins_row(name: str, samples: Samples) -> Row:
    """A contestant's share of wins, and the Elo difference that it stands for."""
    won = share_won(samples)
    return (
        name,
        _shown(won, share_text),
        _shown(adjusted_share(samples), share_text),
        NOTHING if won is None else elo_text(elo(won, samples.fair)),
    )


def rating_rows(language: Language, plan: Plan, deals: Sequence[DealResult]) -> Iterator[Row]:
    """The ratings of three contestants or more; Elo only where they play in pairs."""
    if len(plan.contestants) < 3 or len(deals) < 2:
        return
    pairs = len(plan.lineups) > 1
    elos = bradley_terry(plan, deals) if pairs else []
    yield (language.say("arena-ratings"), "OpenSkill", *(["Bradley-Terry"] if pairs else []))
    for number, (name, skill) in enumerate(zip(plan.contestants, skills(plan, deals), strict=True)):
        shown = [f"{elos[number].value:+.0f} ± {elos[number].error:.0f}"] if pairs else []
        yield (name, f"{skill.mu:.1f} ± {skill.sigma:.1f}", *shown)


def time_rows(language: Language, measured: Measurement) -> Iterator[Row]:
    """How long the contestants thought."""
    yield (language.say("arena-thinking"), language.say("arena-decisions"), "ms")
    for name, thought in zip(measured.plan.contestants, measured.results.thinking, strict=True):
        mean = 1000 * thought.seconds / max(thought.decisions, 1)
        yield name, str(thought.decisions), f"{mean:.3f}"


def verdict(language: Language, sprt: Sprt) -> str:
    """What the sequential test says so far."""
    said = {True: "arena-sprt-better", False: "arena-sprt-not", None: "arena-sprt-open"}
    elo0, elo1 = f"{sprt.elo0:g}", f"{sprt.elo1:g}"
    text = language.say(said[sprt.verdict], elo0=elo0, elo1=elo1)
    return f"SPRT [{elo0}, {elo1}]: {sprt.ratio:+.2f} (±{BOUND:.2f}). {text}"


def running(language: Language, measured: Measurement) -> str:
    """The estimate so far, in a line for the progress bar."""
    samples = measured.lead
    texts = [
        _shown(points_a_round(samples), points_text),
        _shown(share_won(samples), share_text),
    ]
    if measured.sprt is not None:
        texts.append(f"SPRT {measured.sprt.ratio:+.2f}")
    name = measured.plan.contestants[0]
    return f"{name}: {language.say('arena-running', points=texts[0], won=texts[1])}" + "".join(
        f"  {text}" for text in texts[2:]
    )


def points_text(estimate: Estimate) -> str:
    """Points and their standard error: `+15.95 ± 0.18`."""
    return f"{estimate.value:+.2f} ± {estimate.error:.2f}"


def share_text(won: Interval) -> str:
    """A share and its interval: `56.3 % (55.1–57.5)`."""
    return f"{100 * won.value:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})"


def elo_text(found: Interval) -> str:
    """An Elo difference and its interval: `+44 (+35 … +53)`."""
    return f"{found.value:+.0f} ({found.low:+.0f} … {found.high:+.0f})"


def _shown(value: T | None, text: Callable[[T], str]) -> str:
    return NOTHING if value is None else text(value)


def aligned(rows: Sequence[Row]) -> Iterator[str]:
    """The rows with their columns below each other: the first to the left, others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = (cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))
        yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()
