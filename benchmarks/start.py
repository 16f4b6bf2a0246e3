"""How long the command line takes to start, beside a Python that does nothing.

    .venv/bin/python -m benchmarks.start [runs]

Both are started in turn, and the medians of the pairs printed, so that a busy machine slows both.
"""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "triominoes --help": [str(Path(sys.executable).with_name("triominoes")), "--help"],
    "triominoes rules": [str(Path(sys.executable).with_name("triominoes")), "rules", "pressman"],
}


def seconds(command: list[str]) -> float:
    """How long a command takes from start to end."""
    began = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def main(runs: int = 15) -> None:
    """Prints the median of each command, and its ratio to the bare Python."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(runs):
        for name, command in COMMANDS.items():
            times[name].append(seconds(command))
    bare, *_ = times.values()
    for name, taken in times.items():
        ratio = median(one / base for one, base in zip(taken, bare, strict=True))
        print(f"{name:18} {median(taken):6.3f} s   {ratio:5.1f} times a bare Python")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
