"""Six levels for people: the weaker ones overlook and forget more, and never err on purpose.

Only the lowest lays whatever fits, and rather less than more. `docs/strength.md` tells how strong
each is.
"""

from __future__ import annotations

from random import Random

from triominoes.game.events import points_of
from triominoes.game.moves import Move, Placement
from triominoes.game.view import View
from triominoes.players.greedy import best_of
from triominoes.players.static import StaticPlayer, worths_of
from triominoes.players.strong import StrongPlayer

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "master")
"""The names of the levels, from the weakest to the strongest."""
LONGEST = 200
"""Milliseconds that a level takes for a move, so that nobody waits."""


class BeginnerPlayer:
    """Lays whatever fits, and of two places that it happens on the one that brings less."""

    name = "beginner"

    def choose(self, view: View, rng: Random) -> Move:
        """The lesser of two placements at random; a draw or a pass only where nothing fits."""
        places = [move for move in view.legal_moves if isinstance(move, Placement)]
        if len(places) < 2:
            return view.legal_moves[0]
        some = rng.choices(places, k=2)
        return min(some, key=lambda move: points_of(view.round.awards(move)))


class EasyPlayer:
    """Lays what brings most now, but overlooks places."""

    name = "easy"

    def choose(self, view: View, rng: Random) -> Move:
        """The best of the placements that it happens to see."""
        places = [move for move in view.legal_moves if isinstance(move, Placement)]
        return best_of(view, seen(places, 0.65, rng)) if len(places) > 1 else view.legal_moves[0]


class MediumPlayer(StaticPlayer):
    """Looks at the board that a tile leaves, too, but overlooks places."""

    name = "medium"

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the highest worth among those that it happens to see."""
        places = [move for move in view.legal_moves if isinstance(move, Placement)]
        if len(places) < 2 or not view.round.has_begun:
            return super().choose(view, rng)
        worths = worths_of(view)
        calls = [move for move in view.legal_moves if not isinstance(move, Placement)]
        some: list[Move] = [*seen(places, 0.65, rng), *calls]
        return max(some, key=worths.__getitem__)


def seen(places: list[Placement], share: float, rng: Random) -> list[Placement]:
    """This share of the placements, one at least."""
    return [move for move in places if rng.random() < share] or [rng.choice(places)]


class HardPlayer(StrongPlayer):
    """Plays on in some twenty worlds, and forgets what the others drew, passed and laid."""

    name = "hard"

    def __init__(self) -> None:
        super().__init__(ms=LONGEST, rollouts=22, infers=0)


class ExpertPlayer(StrongPlayer):
    """Plays on in some dozens of worlds; it remembers draws and passes, not what was laid."""

    name = "expert"

    def __init__(self) -> None:
        super().__init__(ms=LONGEST, rollouts=80, learns=0)


class MasterPlayer(StrongPlayer):
    """The strong player: it forgets nothing, and takes the time that people grant it."""

    name = "master"

    def __init__(self) -> None:
        super().__init__(ms=LONGEST)
