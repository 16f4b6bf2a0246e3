"""A round: a frozen state, made of its events one by one; what is not known is left unknown."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from triominoes.game import fold, legal, scoring
from triominoes.game.board import EMPTY, Board
from triominoes.game.errors import IllegalMove
from triominoes.game.events import (
    Act,
    Awards,
    Drew,
    End,
    Event,
    Hold,
    Passed,
    Play,
    Score,
    Show,
    points_of,
)
from triominoes.game.lazy import lazy
from triominoes.game.moves import DRAW, Move, Placement, Reason, Refusal
from triominoes.game.opening import LeadDraw, triple_to_show
from triominoes.game.rules import Rules
from triominoes.game.tiles import NO_TILES, Tile, Tiles


@dataclass(frozen=True)
class Need:
    """What a round waits for from outside: a deal, a tile drawn for the lead, a lot, or a move.

    `seat` is whose it is, if that is known; "scores" are points that only people can tell, because
    tiles are unknown.
    """

    what: Literal["deal", "lead", "lot", "move", "scores"]
    seat: int | None = None


@dataclass(frozen=True)
class Round:
    """One round. `after` folds an event in; `legal_moves` and `why_not` say what a seat may do."""

    rules: Rules
    number: int
    scores: tuple[int, ...]
    """The match totals, by seat."""
    hands: tuple[Tiles, ...]
    well: Tiles
    board: Board | None = EMPTY
    """`None`: a tile was laid nobody knows where."""
    seat: int | None = None
    """Whose turn it is; `None` until that is known and when the round is over."""
    drawn: int = 0
    """Tiles drawn in this turn."""
    passes: int = 0
    """Turns in a row that ended for want of a tile, the well empty; an unknown hand is believed."""
    sure_passes: int = 0
    """The same, where an unknown hand that may have passed willingly is taken to have done so."""
    shown: Tile | None = None
    lead_draw: LeadDraw | None = None
    """The draw for the lead, from its first tile to its last."""
    laid: Tiles = NO_TILES
    """Tiles that lie on the table at places that nobody wrote down."""
    over: str | None = None
    """`out`, `blocked` or `stopped` once the round is over."""
    held: frozenset[int] = frozenset()
    """Seats whose tiles were laid open at the end."""
    settled: tuple[Score, ...] = ()
    resigned: frozenset[int] = frozenset()

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: int,
        number: int = 1,
        scores: tuple[int, ...] | None = None,
        resigned: frozenset[int] = frozenset(),
    ) -> Round:
        """A round before the deal. Raises `SetupError` if so many can't play by these rules."""
        rules.check_players(players)
        hands = (Tiles(),) * players
        totals = scores if scores is not None else (0,) * players
        return cls(rules, number, totals, hands, Tiles(rules.tile_set), resigned=resigned)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @lazy
    def active(self) -> tuple[int, ...]:
        """The seats that have not resigned, in order of play."""
        seats = tuple(range(len(self.hands)))
        if not self.resigned:
            return seats
        return tuple(seat for seat in seats if seat not in self.resigned)

    @property
    def hand_size(self) -> int:
        """How many tiles each seat is dealt."""
        return self.rules.hand(max(len(self.active), 2))

    @property
    def has_begun(self) -> bool:
        """Whether the first tile is laid."""
        return self.board is None or bool(self.board.cells)

    @property
    def is_dealt(self) -> bool:
        """Whether every seat has got its tiles."""
        return self.has_begun or all(self.hands[seat].count for seat in self.active)

    @property
    def lead_begun(self) -> bool:
        """Whether seats are drawing for the lead."""
        return self.lead_draw is not None

    @property
    def limit_reached(self) -> bool:
        """Whether the seat has drawn as often as the rules allow in a turn."""
        return self.rules.draws is not None and self.drawn >= self.rules.draws

    @lazy
    def laid_tiles(self) -> frozenset[Tile]:
        """The tiles that lie on the table, as far as they are known."""
        return self.laid.known | (self.board.tiles if self.board else frozenset())

    @lazy
    def unseen(self) -> frozenset[Tile]:
        """The tiles of which nobody knows where they are: in an unknown hand or in the well."""
        outside = self.lead_draw.outside if self.lead_draw else frozenset()
        hands = (hand.known for hand in self.hands)
        return self.rules.tile_set.difference(self.laid_tiles, self.well.known, outside, *hands)

    @lazy
    def must_end(self) -> str | None:
        """How the round has to end now: `out`, `blocked`, `stopped`, or not at all."""
        active = self.active
        if len(active) <= 1:
            return "stopped"
        if not self.has_begun:
            return None
        for seat in active:
            if not self.hands[seat].count:
                return "out"
        return "blocked" if self.passes >= len(active) else None

    @property
    def block_in_doubt(self) -> bool:
        """Whether the round is blocked only if an unknown hand did not pass willingly."""
        return self.must_end == "blocked" and self.sure_passes < len(self.active)

    def going_on(self) -> Round:
        """The round, told that it goes on: whoever was taken to be stuck passed willingly."""
        return self.but(passes=self.sure_passes) if self.block_in_doubt else self

    def played_on(self) -> Round:
        """The round at a table that plays on although all have passed: unseen tiles prove nothing.

        Where every tile of the hands is known the round is as it was: it is blocked.
        """
        if self.over or self.must_end != "blocked":
            return self
        if self.block_in_doubt:
            return self.going_on()
        seen = self.board is not None and not any(self.hands[seat].unknown for seat in self.active)
        return self if seen else self.but(passes=0, sure_passes=0)

    @lazy
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move of the seat whose turn it is, in the order of their texts."""
        return legal.legal_moves(self)

    @lazy
    def placements(self) -> tuple[Placement, ...]:
        """The placements among the legal moves of a round that has its turn; see `legal_moves`."""
        assert self.seat is not None
        hand = self.hands[self.seat]
        tiles = hand.known | self.unseen if hand.unknown else hand.known
        if self.has_begun:
            return legal.placements(self, tiles)
        return legal.openings(self, self.seat, tiles)

    def why_not(self, move: Move, seat: int | None = None) -> Refusal | None:
        """Why a move is not legal, by default for the seat whose turn it is; `None` if it is."""
        return legal.why_not(self, move, self.seat if seat is None else seat)

    def awards(self, move: Move, seat: int | None = None) -> Awards:
        """The points of a move, part by part."""
        if isinstance(move, Placement):
            mover = self.seat if seat is None else seat
            if mover is None:
                raise IllegalMove(Refusal(Reason.NOT_BEGUN))
            shown = triple_to_show(self, mover, move.tile)
            state = self.but(shown=shown) if shown else self
            return scoring.placement_awards(state, move, mover)
        return scoring.draw_awards(self) if move is DRAW else scoring.pass_awards(self)

    def act(self, move: Move, tile: Tile | None = None, seat: int | None = None) -> tuple[Act, ...]:
        """The events of a move: one, or the showing of a triple before a 0-0-0 that opens.

        `tile` is what chance gave for a draw (`None`: nobody saw it). Raises `IllegalMove`.
        """
        refusal = self.why_not(move, seat)
        mover = self.seat if seat is None else seat
        if refusal or mover is None:
            raise IllegalMove(refusal or Refusal(Reason.NOT_BEGUN))
        awards = self.awards(move, mover)
        total = self.scores[mover] + points_of(awards)
        if isinstance(move, Placement):
            play = Play(mover, move, awards, total)
            shown = triple_to_show(self, mover, move.tile)
            return (Show(mover, shown), play) if shown else (play,)
        if move is DRAW:
            return (Drew(mover, tile, awards, total),)
        return (Passed(mover, awards, total),)

    @lazy
    def due(self) -> Event | Need | None:
        """What comes next: an event that must follow, or what chance or people have to supply.

        `None` when the round is over and settled.
        """
        for seat in self.resigned:
            if self.hands[seat].count and seat not in self.held:
                return Hold(seat, self.hands[seat])
        if self.over:
            return self._due_at_end()
        if self.must_end:
            return End(self.must_end)
        waits = None if self.has_begun else self._due_before_first_tile()
        return waits or Need("move", self.seat)

    def _due_before_first_tile(self) -> Need | None:
        for seat in self.active:
            if not self.hands[seat].count:
                return Need("deal", seat)
        if self.seat is not None:
            return None
        if self.rules.lead:
            return Need("lead", self.lead_draw.seat if self.lead_draw else self.active[0])
        unknown = any(self.hands[seat].unknown for seat in self.active)
        return None if unknown else Need("lot")

    def _due_at_end(self) -> Event | Need | None:
        for seat, hand in enumerate(self.hands):
            if hand.count and seat not in self.held:
                return Hold(seat, hand)
        scores = scoring.settlement(self)
        if scores is None:
            return Need("scores")
        given = {score.seat for score in self.settled}
        return next((score for score in scores if score.seat not in given), None)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the round, if it is over and anybody has."""
        return scoring.round_winners(self) if self.over else ()

    def but(self, **changes: Any) -> Round:
        """The round with some fields changed; much quicker than `dataclasses.replace`."""
        new = object.__new__(Round)
        own, kept = new.__dict__, self.__dict__
        for name in _FIELDS:
            own[name] = kept[name]
        own.update(changes)
        return new

    def after(self, event: Event) -> Round:
        """The round with an event folded in as it is said, right or wrong: see `check.slips`."""
        return fold.after(self, event)


_FIELDS = tuple(field.name for field in fields(Round))
