"""What is loaded when: bots are cheap to make, and the core comes when it is asked for."""

import subprocess
import sys

PROGRAM = """
import sys
from triominoes.players.registry import make_player
from triominoes.players.levels import LEVELS
import triominoes.workers.worker, triominoes.terminal.thinking, triominoes.cli.playing

bots = [make_player(name) for name in LEVELS]
assert [bot.name for bot in bots] == list(LEVELS)
print(*{"numpy", "numba"} & set(sys.modules))
"""


def test_levels_are_made_without_loading_the_core() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == []
