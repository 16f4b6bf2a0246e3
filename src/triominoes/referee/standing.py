"""Where a match at a real table stands: the match as it was told, and what people are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal

from triominoes.game.events import Event, NewRound
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.scoring import needs_values
from triominoes.referee.entries import Left

Awaited = Literal["begin", "move", "out", "blocked", "hold", "over"]


@dataclass(frozen=True)
class Standing:
    """A match, and the tiles left that some seats have told while others are still asked."""

    match: Match
    told: Mapping[int, Left] = field(default_factory=lambda: MappingProxyType({}))
    """By seat; a record has them in the order of the seats, so they wait for each other."""

    @classmethod
    def start(cls, rules: Rules, players: int) -> Standing:
        """Before the first round. Raises `SetupError` if so many can't play by these rules."""
        return cls(Match.start(rules, players))

    @property
    def round(self) -> Round:
        """The round in play, or the last one."""
        assert self.match.round is not None, "what must follow has followed, so a round has begun"
        return self.match.round

    @property
    def holds(self) -> tuple[int, ...]:
        """The seats whose tiles left are to be told; none where they mean nothing."""
        state = self.round
        if state.over not in ("out", "blocked") or not _matters(state, state.over):
            return ()
        return tuple(
            seat
            for seat in state.active
            if state.hands[seat].count and seat not in state.held and seat not in self.told
        )

    @property
    def awaited(self) -> Awaited:
        """What people are asked next.

        `begin`: whoever begins lays the first tile; `move`: the seat in turn acts; `out`,
        `blocked`: by the sheet the round must be over, is it? `hold`: tiles left are told; `over`:
        nothing.
        """
        if self.match.is_over:
            return "over"
        state = self.round
        if state.over:
            return "hold"
        if state.must_end in ("out", "blocked"):
            return "out" if state.must_end == "out" else "blocked"
        return "begin" if state.seat is None else "move"

    @property
    def turn(self) -> int | None:
        """The seat that is asked: whose turn it is, or who is out by the sheet."""
        awaited, state = self.awaited, self.round
        if awaited == "out":
            return next(seat for seat in state.active if not state.hands[seat].count)
        return state.seat if awaited in ("move", "blocked") else None

    def after(self, event: Event) -> Standing:
        """The standing with an event of the record folded in."""
        match = self.match.after(event)
        return Standing(match) if isinstance(event, NewRound) else replace(self, match=match)


def _matters(state: Round, how: str) -> bool:
    """Whether it matters what is left: its value, or who has the fewest tiles."""
    return needs_values(state, how) or (how == "blocked" and not state.rules.count)
