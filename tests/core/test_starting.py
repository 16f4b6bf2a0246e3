"""How the core starts: with a cache, without a place for one, without Numba, in many processes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import triominoes
from tests.sizes import scaled

PACKAGE = Path(triominoes.__file__).parent

LITTLE = """
import sys
import numpy as np
{first}
from triominoes.core import kernel, packing
from triominoes.game.rulesets import FRENCH_400
from triominoes.game.tiles import TILE_SETS

states = packing.new_states(FRENCH_400, 3)
states[0]["hands"][0] = packing.pack_tiles(TILE_SETS[56])
moves = np.empty(kernel.MOST_MOVES, np.int32)
found = kernel.legal(states, moves)
print(kernel.COMPILED, *sorted(moves[:found].tolist()))
"""
"""Which compiles little."""

ROUNDS = f"""
count = {scaled(4, 20, 100)}
gains, ends = np.zeros((count, kernel.SEATS), np.int32), np.zeros(count, np.int32)
policies = packing.pack_policies("hashed", "greedy", "random")
kernel.play_rounds(states, policies, 5, 0, gains, ends)
print(*gains.ravel().tolist(), *ends.tolist())
tables, values = np.zeros(1, kernel.TABLE), np.zeros((kernel.MOST_MOVES, kernel.SEATS), np.int32)
seed = 0
while found < 3 or states[0]["left"]:
    if not states[0]["acted"]:
        kernel.play_rounds(states, policies, 6, seed, gains[:1], ends)
        seed += 1
    kernel.take_back(states, 1)
    found = kernel.legal(states, moves)
print(kernel.solve(states, tables, 1_000, moves, values), *moves[:found].tolist())
print(*values[:found].ravel().tolist(), tables[0]["nodes"])
"""

COLD = scaled(LITTLE, LITTLE + ROUNDS, LITTLE + ROUNDS)
"""What is compiled with an empty cache."""


def start(home: Path, package: Path, first: str = "", work: str = COLD) -> subprocess.Popen[str]:
    """Python at work in a process of its own; what it caches goes below `home` or the package."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
    }
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", work.replace("{first}", first)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def result(process: subprocess.Popen[str]) -> list[str]:
    out, errors = process.communicate(timeout=300)
    assert process.returncode == 0, errors
    assert not errors
    return out.split()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The package where no cache can be put beside it: a file bears the name of the folder.

    That holds for an administrator too, who may write into folders that are closed to others.
    """
    package = tmp_path / "site" / "triominoes"
    for part in ("__init__.py", "core", "game", "notation"):
        source, target = PACKAGE / part, package / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            package.mkdir(parents=True)
            shutil.copy(source, target)
    (package / "core" / "__pycache__").touch()
    return package


def caches(home: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in home.rglob("*.nb?")}


def test_two_processes_at_once_and_one_after_them_agree(elsewhere: Path, tmp_path: Path) -> None:
    """The first two compile, both at once, into the cache of the home folder; the third reads it.

    And plain Python, which compiles nothing, comes to the same.
    """
    home = tmp_path / "home"
    both = [start(home, elsewhere) for _ in range(2)]
    first, second = map(result, both)
    assert first[0] == "True"
    assert first == second
    made = caches(home)
    assert made
    assert result(start(home, elsewhere)) == first
    assert caches(home) == made
    plain = result(start(home, elsewhere, "sys.modules['numba'] = None"))
    assert plain[0] == "False"
    assert plain[1:] == first[1:]


def test_where_nothing_can_be_written_it_compiles_without_a_cache(
    elsewhere: Path, tmp_path: Path
) -> None:
    home = tmp_path / "a file, not a folder"
    home.touch()
    assert result(start(home, elsewhere))[0] == "True"
    assert not caches(tmp_path)


def test_compiling_can_be_turned_off_and_whole_rounds_are_the_same(tmp_path: Path) -> None:
    """The compiled ones come from the cache that this test process has filled."""
    off = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'"
    work = LITTLE + ROUNDS
    compiled, plain = (result(start(tmp_path, PACKAGE, first, work)) for first in ("", off))
    assert compiled[0] == "True"
    assert plain[0] == "False"
    assert plain[1:] == compiled[1:]
    assert not caches(tmp_path)
