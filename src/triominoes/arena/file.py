"""The file of results: JSON that grows with every task, so that a run can stop and go on."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from triominoes.arena.plan import Plan
from triominoes.arena.results import DealResult, Results, Thinking
from triominoes.game.errors import Fault, SetupError

FORMAT = 1
PACKAGES = ("triominoes", "numpy", "numba")


class ResultFile(msgspec.Struct):
    """What the file holds: everything that the statistics are made of."""

    arena: int
    """The version of the format."""
    plan: Plan
    versions: dict[str, str]
    seconds: float
    """The time spent, over all workers."""
    thinking: list[Thinking]
    deals: list[DealResult]


def save(path: Path, plan: Plan, results: Results) -> None:
    """Write all results, so that whoever reads the file finds the old ones or the new ones."""
    deals = [results.by_deal[deal] for deal in sorted(results.by_deal)]
    content = ResultFile(FORMAT, plan, versions(), results.seconds, results.thinking, deals)
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(msgspec.json.encode(content) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def load(path: Path) -> tuple[Plan, Results]:
    """The plan and the results in a file. Raises `SetupError` if it holds none, `OSError`."""
    try:
        content = msgspec.json.decode(path.read_bytes(), type=ResultFile)
    except msgspec.DecodeError as error:  # also for JSON of another shape
        raise _unreadable(path, str(error)) from None
    if content.arena != FORMAT:
        raise _unreadable(path, f"its format is {content.arena}, not {FORMAT}")
    results = Results(len(content.plan.contestants), content.deals)
    results.thinking, results.seconds = content.thinking, content.seconds
    return content.plan, results


def resume(path: Path, plan: Plan) -> Results:
    """The results so far of a plan: those in its file, or none if there is no file yet.

    Raises `SetupError` where the file belongs to another plan, naming what differs.
    """
    if not path.exists():
        return Results(len(plan.contestants))
    there, results = load(path)
    names = ("rules", "contestants", "lineups", "seed", "matches", "version")
    differ = [name for name in names if getattr(there, name) != getattr(plan, name)]
    if differ:
        text = f"{path} holds results of other arguments: {', '.join(differ)} differ"
        facts = {"file": str(path), "what": ", ".join(differ)}
        raise SetupError([Fault("arena-other", text, facts)])
    return results


def versions() -> dict[str, str]:
    """The versions of what the results depend on."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _unreadable(path: Path, problem: str) -> SetupError:
    text = f"{path} holds no results of the arena: {problem}"
    return SetupError([Fault("arena-file", text, {"file": str(path), "problem": problem})])
