"""`arena`: bots against bots over duplicate deals; what came of it, on the screen and in a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from triominoes.arena.crew import Crew, all_cores, cluster, processes
from triominoes.arena.file import load, resume
from triominoes.arena.measure import Measurement
from triominoes.arena.plan import Plan, make_plan
from triominoes.arena.plotting import check_plotting, plot
from triominoes.arena.results import Results
from triominoes.arena.sequential import Sprt
from triominoes.arena.showing import heading, report, running
from triominoes.cli import INTERRUPTED
from triominoes.cli.errors import CommandError
from triominoes.cli.files import path_of
from triominoes.cli.playing import LONGEST_SEED
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.terminal.screen import printable

USUAL_RULES = "french-400"
USUAL_DEALS = 100
USUAL_SEED = "arena"
MOST_RECORDED = 100_000
MOST_ELO = 999


@dataclass(frozen=True)
class Wishes:
    """What `arena` was asked for; `None` where nothing was said."""

    players: tuple[str, ...] = ()
    rules: str | None = None
    house: tuple[str, ...] = ()
    deals: int | None = None
    seed: str | None = None
    matches: bool = False
    pool: bool = False
    sprt: tuple[float, float] | None = None
    workers: int | None = None
    cluster: str | None = None
    out: str | None = None
    records: str | None = None
    record_deals: str | None = None
    plot: str | None = None
    show: str | None = None


def measure(language: Language, wishes: Wishes) -> int:
    """Measure as it was asked for, or show an earlier measurement; gives the exit code."""
    if wishes.plot is not None:
        check_plotting(path_of(wishes.plot))
    measured = _measured(wishes) if wishes.show is None else _shown(wishes)
    code = 0
    if not measured.is_over:
        measured.keep()  # a place that can't be written to is found out before anything is played
        with _progress(language, measured) as tell, _crew(wishes, measured) as crew:
            try:
                measured.run(crew, tell)
            except KeyboardInterrupt:
                code = INTERRUPTED
    for line in report(language, measured):
        print(printable(line))
    if wishes.plot is not None:
        words = language.say("arena-axis"), language.say("arena-points")
        plot(path_of(wishes.plot), measured.lead, heading(language, measured), words)
    if code:
        print(language.say("arena-stopped"), file=sys.stderr)
    return code


def _measured(wishes: Wishes) -> Measurement:
    """A measurement, begun or gone on with. Raises `CommandError`, `SetupError`, `OSError`."""
    rules = read_rules(" ".join([wishes.rules or USUAL_RULES, *wishes.house]))
    seed = USUAL_SEED if wishes.seed is None else wishes.seed
    if len(seed) > LONGEST_SEED:
        raise CommandError("error-seed", most=LONGEST_SEED)
    plan = make_plan(rules, wishes.players, seed, matches=wishes.matches, pool=wishes.pool)
    path = None if wishes.out is None else path_of(wishes.out)
    results = Results(len(plan.contestants)) if path is None else resume(path, plan)
    return Measurement(
        plan,
        _number("deals", USUAL_DEALS if wishes.deals is None else wishes.deals),
        results,
        _sprt(wishes, plan),
        path,
        *_recorded(wishes),
    )


def _shown(wishes: Wishes) -> Measurement:
    """What a file holds, up to the number of deals that was asked for."""
    assert wishes.show is not None
    if wishes.players:
        raise CommandError("error-arena-show")
    plan, results = load(path_of(wishes.show))
    deals = len(results.first)
    if wishes.deals is not None:
        deals = min(_number("deals", wishes.deals), deals)
    return Measurement(plan, deals, results, _sprt(wishes, plan))


def _sprt(wishes: Wishes, plan: Plan) -> Sprt | None:
    if wishes.sprt is None:
        return None
    if len(plan.lineups) > 1:
        raise CommandError("error-arena-sprt-pool")
    elo0, elo1 = wishes.sprt
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise CommandError("error-arena-sprt", most=MOST_ELO)
    return Sprt(elo0, elo1, plan.lineups[0].count(0) / len(plan.lineups[0]))


def _number(option: str, value: int) -> int:
    if value < 1:
        raise CommandError("error-arena-number", option=f"--{option}")
    return value


def _recorded(wishes: Wishes) -> tuple[Path | None, frozenset[int]]:
    """The folder for records, which is made, and the deals that go there."""
    if (wishes.records is None) != (wishes.record_deals is None):
        raise CommandError("error-arena-records")
    if wishes.records is None or wishes.record_deals is None:
        return None, frozenset()
    deals = numbers_of(wishes.record_deals)
    folder = path_of(wishes.records)
    folder.mkdir(parents=True, exist_ok=True)
    return folder, deals


def numbers_of(text: str) -> frozenset[int]:
    """The numbers of a list such as `3,7-9`. Raises `CommandError`."""
    numbers: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", part.strip(), re.ASCII)
        if found is None:
            raise CommandError("error-arena-deals", text=text)
        first = int(found[1])
        last = int(found[2] or first)
        if not first <= last < first + MOST_RECORDED:
            raise CommandError("error-arena-deals", text=text)
        numbers.update(range(first, last + 1))
    return frozenset(numbers)


def _crew(wishes: Wishes, measured: Measurement) -> AbstractContextManager[Crew]:
    if wishes.cluster is not None:
        return cluster(wishes.cluster)
    width = all_cores() if wishes.workers is None else _number("workers", wishes.workers)
    return processes(width, measured.plan.contestants)


@contextmanager
def _progress(
    language: Language, measured: Measurement
) -> Iterator[Callable[[Measurement], object]]:
    """A progress bar on standard error, where that is a terminal; gives what moves it on."""
    console = Console(stderr=True)
    columns = (
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        done = len(measured.results.by_deal)
        task = bar.add_task(language.say("arena-starting"), total=measured.deals, completed=done)

        def tell(measured: Measurement) -> None:
            bar.update(
                task,
                completed=len(measured.results.by_deal),
                description=running(language, measured),
            )

        yield tell
