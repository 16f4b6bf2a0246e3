"""The measurements of docs/strength.md: runs them in pieces, and writes their tables anew.

    .venv/bin/python -m benchmarks.strength              lists them, and how far each is
    .venv/bin/python -m benchmarks.strength run NAME …   goes on with some until they are done
    .venv/bin/python -m benchmarks.strength tables       writes the tables into docs/strength.md

Each is a run of `triominoes arena` whose results lie in docs/data/strength/NAME.json; one that was
stopped goes on where it was. A name with a star, such as `ladder-*`, stands for several.
"""

import sys
from fnmatch import fnmatch
from functools import partial
from itertools import pairwise
from pathlib import Path
from subprocess import run
from typing import NamedTuple

from benchmarks.belief_tables import TABLES
from triominoes.arena.file import load
from triominoes.arena.plan import Plan
from triominoes.arena.results import Results
from triominoes.arena.statistics import Samples, elo, points_a_round, share_won
from triominoes.players.levels import LEVELS

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "data" / "strength"
PAGE = ROOT / "docs" / "strength.md"
OTHERS = ("pressman", "goliath", "goliath-classic", "tournament", "children")
PARTS = {
    "all parts": "strong:rollouts=1000",
    "nothing learnt from choices": "strong:rollouts=1000,learns=0",
    "nothing inferred at all": "strong:rollouts=1000,infers=0",
    "ends not solved": "strong:rollouts=1000,solves=0",
    "played on greedily by itself, too": "strong:rollouts=1000,weighs=0",
}
"""The strong player without one of its parts each."""


class Trial(NamedTuple):
    """A run of the arena: its table, what its row is called, and its arguments."""

    name: str
    table: str
    row: str
    players: tuple[str, ...]
    deals: int
    rules: str = "french-400"
    matches: bool = False

    @property
    def path(self) -> Path:
        """Where its results are."""
        return DATA / f"{self.name}.json"

    @property
    def command(self) -> tuple[str, ...]:
        """What runs it, without the name of the program."""
        more = ("--matches",) if self.matches else ()
        where = self.path.relative_to(ROOT)
        return (
            *("arena", *self.players, "--rules", self.rules, *more),
            *("--deals", str(self.deals), "--seed", "strength", "--out", str(where)),
        )

    def results(self) -> tuple[Plan, Results] | None:
        """What has come so far."""
        return load(self.path) if self.path.exists() else None


def _trials() -> list[Trial]:
    scale = {
        "greedy": ("greedy", "random"),
        "static": ("static", "greedy"),
        "rollouts-100": ("rollouts:rollouts=100", "greedy"),
        "rollouts-1000": ("rollouts:rollouts=1000", "greedy"),
    }
    trials = [
        Trial(f"scale-{name}", "scale", f"{one} against {other}", (one, other), 1000)
        for name, (one, other) in scale.items()
    ]
    trials += [
        Trial("strong-rounds", "target", "rounds against greedy", ("strong", "greedy"), 3000),
        Trial(
            *("strong-matches", "target", "matches against greedy", ("strong", "greedy"), 500),
            matches=True,
        ),
        Trial(
            *("strong-plain", "target", "matches against 1,000 plain rollouts"),
            *(("strong", "rollouts:rollouts=1000"), 500),
            matches=True,
        ),
    ]
    for bot in ("strong:ms=10", "rollouts:ms=10"):
        short = bot.partition(":")[0]
        for rules in OTHERS:
            row = f"{rules}, 2 players: {short}"
            trials.append(Trial(f"{short}-{rules}", "rules", row, (bot, "greedy"), 300, rules))
        for players in (3, 4):
            trials.append(
                Trial(
                    *(f"{short}-{players}", "rules", f"french-400, {players} players: {short}"),
                    *((bot, *["greedy"] * (players - 1)), 300),
                )
            )
    trials += [
        Trial(
            *(f"ladder-{above}", "ladder", f"{above} against {below}", (above, below), 500),
            matches=True,
        )
        for below, above in pairwise(LEVELS)
    ]
    trials += [
        Trial(f"part-{number}", "parts", row, (bot, "greedy"), 1500)
        for number, (row, bot) in enumerate(PARTS.items())
    ]
    aims = ("strong:rollouts=300", "strong:rollouts=300,aims=0")
    row = "300 worlds, matches: playing for the match against for points"
    return [*trials, Trial("part-aims", "parts", row, aims, 500, matches=True)]


TRIALS = _trials()

HEADS = {
    "scale": "Rounds, 2 players",
    "target": "100 ms a move, 2 players, `french-400`",
    "rules": "10 ms a move, against greedy bots",
    "ladder": "Matches, 2 players, `french-400`",
    "parts": "1,000 worlds a move against greedy, rounds",
}


def line(trial: Trial) -> str:
    """The row of a trial: its errors are standard errors, its interval has 95 %."""
    found = trial.results()
    if found is None:
        return f"| {trial.row} | not run | | | | |"
    plan, results = found
    samples = Samples.of(plan, results.first, 0)
    points, won = points_a_round(samples), share_won(samples)
    if points is None or won is None:
        return f"| {trial.row} | not run | | | | |"
    rating = elo(won, samples.fair)
    think = results.thinking[0]
    return (
        f"| {trial.row} | {len(samples.points)} | {points.value:+.1f} ± {points.error:.1f}"
        f" | {won.value:.1%} ({won.low:.1%} to {won.high:.1%})"
        f" | {rating.value:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
        f" | {think.seconds / max(think.decisions, 1) * 1000:.1f} |"
    )


def table(name: str) -> str:
    """A table in Markdown."""
    rows = [line(trial) for trial in TRIALS if trial.table == name]
    head = f"| {HEADS[name]} | deals | points a round | won | Elo | ms a move |"
    return "\n".join([head, "|---|---|---|---|---|---|", *rows])


def with_tables(page: str) -> str:
    """A page with every table between its marks written anew."""
    tables = {name: partial(table, name) for name in HEADS} | dict(TABLES)
    for name, make in tables.items():
        begin, end = f"<!-- table {name} -->\n", "<!-- end -->"
        before, mark, rest = page.partition(begin)
        if mark:
            page = before + mark + make() + "\n" + end + rest.partition(end)[2]
    return page


def chosen(names: list[str]) -> list[Trial]:
    """The trials of these names."""
    found = [each for each in TRIALS if any(fnmatch(each.name, name) for name in names)]
    if not found:
        sys.exit(f"there is no such measurement; there are {', '.join(t.name for t in TRIALS)}")
    return found


def main(arguments: list[str]) -> None:
    """Does what the command line says."""
    if arguments[:1] == ["run"]:
        DATA.mkdir(parents=True, exist_ok=True)
        for trial in chosen(arguments[1:]):
            program = Path(sys.executable).with_name("triominoes")
            run([program, *trial.command], cwd=ROOT, check=True)
    elif arguments == ["tables"]:
        PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
    elif not arguments:
        for trial in TRIALS:
            found = trial.results()
            done = len(found[1].first) if found else 0
            print(
                f"{trial.name:24} {done:5} of {trial.deals:5}  triominoes {' '.join(trial.command)}"
            )
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
