"""A measurement: tasks are done until there are enough deals or the answer is clear."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path

from triominoes.arena.crew import Crew
from triominoes.arena.file import save
from triominoes.arena.plan import Plan
from triominoes.arena.results import Batch, DealResult, Results
from triominoes.arena.sequential import Sprt
from triominoes.arena.spread import missing, spread
from triominoes.arena.statistics import Samples


@dataclass
class Measurement:
    """A plan, how many deals are wanted, and the results so far."""

    plan: Plan
    deals: int
    results: Results
    sprt: Sprt | None = None
    """Ends the measurement early where it is given."""
    path: Path | None = None
    """Where the results are written after every task."""
    records: Path | None = None
    """The folder for the records of some deals."""
    recorded: Collection[int] = ()
    lead: Samples = field(init=False)
    """Of the first contestant, up to the last deal that is judged."""

    def __post_init__(self) -> None:
        self.lead = Samples.of(self.plan, (), 0)
        self._judge()

    @property
    def judged(self) -> list[DealResult]:
        """The deals that count: in order from the first, up to the number wanted or the verdict."""
        return self.results.first[: len(self.lead.points)]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self._is_decided or len(self.lead.points) >= self.deals

    @property
    def _is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not None

    def run(self, crew: Crew, tell: Callable[[Measurement], object]) -> None:
        """Play what is missing; `tell` is called after every task. Raises what `spread` raises."""
        if self.is_over:
            return
        left = missing(self.results.by_deal, self.deals)
        for batch in spread(self.plan, left, crew, self.recorded):
            self._take(batch)
            tell(self)
            if self._is_decided:
                return

    def _take(self, batch: Batch) -> None:
        self.results.add(batch)
        if self.records is not None:
            for name, text in batch.records:
                (self.records / name).write_text(text, encoding="utf-8")
        self.keep()
        self._judge()

    def keep(self) -> None:
        """Write the results to their file, if they have one. Raises `OSError`."""
        if self.path is not None:
            save(self.path, self.plan, self.results)

    def _judge(self) -> None:
        """Judge the deals that have come in order, one by one."""
        at = len(self.lead.points)
        for result in self.results.first[at : self.deals]:
            if self._is_decided:
                return
            self.lead.add([result])
            if self.sprt is not None:
                self.sprt.add(self.lead.wins[-1:])
