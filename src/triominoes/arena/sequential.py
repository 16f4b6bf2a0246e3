"""The sequential probability ratio test (SPRT): stops as soon as one of two answers is clear."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from triominoes.arena.statistics import share_of

BOUND = log((1 - 0.05) / 0.05)
"""Both errors are 5 %, so the bounds are −2.94 and +2.94."""
_PRIOR = (0.0, 1.0)
"""Half a deal lost and half a deal won are counted beforehand: else a few equal deals would have no
spread, and decide at once."""


class Sprt:
    """Whether the first contestant is `elo1` better than the others rather than `elo0`.

    The log-likelihood ratio of the deals' mean shares in the normal approximation that chess
    engines are tested with, where a pair of games takes the place of the deal.
    """

    def __init__(self, elo0: float, elo1: float, fair: float = 0.5) -> None:
        self.elo0, self.elo1 = elo0, elo1
        self._low, self._high = share_of(elo0, fair), share_of(elo1, fair)
        self.deals = 0
        self._sum = sum(_PRIOR) / 2
        self._squares = sum(each * each for each in _PRIOR) / 2

    def add(self, shares: Iterable[float]) -> None:
        """Take deals in their order, each as the share of wins in it, until it is decided."""
        for share in shares:
            if self.verdict is not None:
                return
            self.deals += 1
            self._sum += share
            self._squares += share * share

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: above `BOUND` for `elo1`, below its negative for `elo0`."""
        count = self.deals + len(_PRIOR) / 2
        mean = self._sum / count
        variance = self._squares / count - mean * mean
        if not self.deals or variance <= 0:
            return 0.0
        middle = (self._low + self._high) / 2
        return count * (self._high - self._low) * (mean - middle) / variance

    @property
    def verdict(self) -> bool | None:
        """Whether `elo1` holds; `None` while that is open."""
        return None if abs(self.ratio) < BOUND else self.ratio > 0
