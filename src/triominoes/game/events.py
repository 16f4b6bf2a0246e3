"""Events: everything that happens in a match, one frozen value each, one line each in a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from triominoes.game.moves import Placement
from triominoes.game.tiles import Tile, Tiles

if TYPE_CHECKING:
    from triominoes.game.round import Round


class Award(NamedTuple):
    """Points for one thing; without a name the tile's own value, or a plain penalty."""

    name: str
    points: int


Awards = tuple[Award, ...]


def points_of(awards: Awards) -> int:
    """What awards come to."""
    return sum(award.points for award in awards)


@dataclass(frozen=True, slots=True)
class NewRound:
    """A round begins; they count from 1 over the match."""

    number: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A seat gets its first tiles."""

    seat: int
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Lead:
    """A seat draws a tile, face up, for the right to begin."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance decides between seats that could open with equal right."""

    seat: int


@dataclass(frozen=True, slots=True)
class WellOrder:
    """The well in the order in which its tiles will be drawn, where somebody knows it."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class SetPosition:
    """The round goes on from another position: board, hands, well, turn and totals."""

    round: Round


@dataclass(frozen=True, slots=True)
class Commit:
    """The fingerprint of a sealed seed, given before the deal; hexadecimal."""

    digest: str


@dataclass(frozen=True, slots=True)
class Salt:
    """What a seat adds to the seed of a verified deal; hexadecimal."""

    seat: int
    value: str


@dataclass(frozen=True, slots=True)
class Seed:
    """The seed of a verified deal, shown after the round; hexadecimal."""

    value: str


@dataclass(frozen=True, slots=True)
class Play:
    """A seat lays a tile. Copied from a score sheet the place, or even the tile, may be missing."""

    seat: int
    laid: Placement | Tile | None
    awards: Awards
    total: int

    @property
    def tile(self) -> Tile | None:
        """The tile, if it is known."""
        return self.laid.tile if isinstance(self.laid, Placement) else self.laid


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat draws a tile from the well (`None`: nobody saw which)."""

    seat: int
    tile: Tile | None
    awards: Awards
    total: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat ends its turn without laying a tile."""

    seat: int
    awards: Awards
    total: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat gets or loses at the end of a round."""

    seat: int
    awards: Awards
    total: int


@dataclass(frozen=True, slots=True)
class Adjust:
    """Points given or taken by agreement."""

    seat: int
    awards: Awards
    total: int


@dataclass(frozen=True, slots=True)
class Show:
    """A seat shows the triple with which it is about not to open."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Counted:
    """The table sees how many tiles a seat holds, whatever was written down."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Hold:
    """The tiles that a seat has left are laid open."""

    seat: int
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Resign:
    """A seat gives up the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sit:
    """From here on somebody else plays the seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class End:
    """The round ends: `out`, `blocked` or `stopped`."""

    how: str


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The match ends: who won (several when shared, nobody when it was given up)."""

    winners: tuple[int, ...]


Chance = NewRound | Deal | Lead | Lot | WellOrder | SetPosition | Commit | Salt | Seed
Scored = Play | Drew | Passed | Score | Adjust
Act = Scored | Show | Counted | Hold | Resign
Event = Chance | Act | Sit | End | MatchEnd
