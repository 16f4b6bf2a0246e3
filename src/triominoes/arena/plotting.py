"""A picture of the running difference: points a round after every deal, with its 95 % band."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from triominoes.arena.statistics import Z95, Samples
from triominoes.game.errors import Fault, SetupError

Numbers = NDArray[np.float64]

FIRST = 10
"""The first deal that is drawn: before it the band would hide all that follows."""


def running_points(samples: Samples) -> tuple[Numbers, Numbers]:
    """The lead in points a round after so many deals, from 2 on, and its standard error."""
    points, rounds = np.array(samples.points), np.array(samples.rounds, float)
    deals = np.arange(1, len(points) + 1)
    total = np.cumsum(rounds)
    rate = np.cumsum(points) / total
    squares = (
        np.cumsum(points**2)
        - 2 * rate * np.cumsum(points * rounds)
        + rate**2 * np.cumsum(rounds**2)
    )
    scale = deals[1:] / (deals[1:] - 1)
    error = np.sqrt(np.maximum(squares[1:], 0) * scale) / total[1:]
    return rate[1:], error


def check_plotting(path: Path) -> None:
    """Raise `SetupError` unless a picture can be drawn in this form of file.

    Raises `FileNotFoundError` if its folder is missing.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        text = "a picture needs a package that is missing: install triominoes with its extra 'plot'"
        raise SetupError([Fault("arena-package", text, {"extra": "plot"})]) from None
    known = sorted(FigureCanvasBase.get_supported_filetypes())
    if path.suffix.removeprefix(".") not in known:
        text = f"{path} is no file for a picture: its name ends with one of {', '.join(known)}"
        facts = {"file": str(path), "known": ", ".join(known)}
        raise SetupError([Fault("arena-picture", text, facts)])


def plot(path: Path, samples: Samples, title: str, words: tuple[str, str]) -> None:
    """Draw the running difference into a file; `words` name the two axes. Raises `OSError`."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    if len(samples.points) > FIRST:
        rate, error = (numbers[FIRST - 2 :] for numbers in running_points(samples))
        deals = np.arange(FIRST, FIRST + len(rate))
        axes.fill_between(deals, rate - Z95 * error, rate + Z95 * error, alpha=0.25)
        axes.plot(deals, rate)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_title(title)
    axes.set_xlabel(words[0])
    axes.set_ylabel(words[1])
    figure.savefig(path)
