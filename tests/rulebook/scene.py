"""A scene: a match set up and played from short texts, for the tests of the rules.

Tiles, placements, seats and awards are written as in a record: `455`, `554@e1n0`, `p1`,
`+15 opening+10`.
"""

from __future__ import annotations

from triominoes.game.board import EMPTY, Board
from triominoes.game.dealer import Script, ScriptDealer
from triominoes.game.events import Drew, Event, NewRound, Passed, Play, Score
from triominoes.game.match import Match
from triominoes.game.moves import Reason
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.notation.words import (
    read_cell,
    read_digits,
    read_move,
    read_placement,
    read_rules,
    read_seat,
    read_tile,
    read_tiles,
    write_awards,
    write_seat,
    write_seats,
)

# One word each: the tests of the rules are full of them.
digits, tile, tiles, cell = read_digits, read_tile, read_tiles, read_cell
placement, move, seat, rules = read_placement, read_move, read_seat, read_rules

PRINTED = {
    "french-400": range(2, 5),
    "pressman": range(2, 7),
    "goliath": range(2, 5),
    "goliath tiles=76": range(2, 7),
    "goliath-classic": range(2, 5),
    "tournament": range(2, 5),
    "children": range(2, 5),
}
"""The printed rule sets, and how many can play by each."""

TABLES = [(name, players) for name, numbers in PRINTED.items() for players in numbers]
TABLES_WITHOUT_LEAD = [table for table in TABLES if table[0] in ("french-400", "pressman")]
TABLES_WITH_LEAD = [table for table in TABLES if table not in TABLES_WITHOUT_LEAD]


def board(text: str) -> Board:
    """A board of placements one after the other: `555@e0n0 554@e1n0`."""
    lying = EMPTY
    for word in text.split():
        laid = placement(word)
        lying = lying.place(laid.cell, laid.digits)
    return lying


class Scene:
    """A match and the events that have happened since it was set up; everything is checked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def scores(self) -> tuple[int, ...]:
        return self.match.scores

    @property
    def turn(self) -> str:
        return "-" if self.round.seat is None else write_seat(self.round.seat)

    @property
    def moves(self) -> list[str]:
        return [str(each) for each in self.round.legal_moves]

    @property
    def kinds(self) -> str:
        """What kinds of move there are: `draw`, `pass`, `place`, in this order."""
        found = {"place" if "@" in text else text for text in self.moves}
        return " ".join(sorted(found))

    @property
    def paid(self) -> str:
        """The awards of the last move."""
        last = next(e for e in reversed(self.events) if isinstance(e, Play | Drew | Passed))
        return write_awards(last.awards)

    @property
    def settled(self) -> list[str]:
        """The points given at the ends of rounds."""
        scores = [each for each in self.events if isinstance(each, Score)]
        return [f"{write_seat(each.seat)} {write_awards(each.awards)}" for each in scores]

    @property
    def round_winners(self) -> str:
        return write_seats(self.round.winners)

    @property
    def winners(self) -> str | None:
        """Who has won the match; `None` if it goes on."""
        return None if self.match.winners is None else write_seats(self.match.winners)

    def why_not(self, text: str, who: str = "") -> Reason | None:
        refusal = self.round.why_not(move(text), seat(who) if who else None)
        return refusal.reason if refusal else None

    def faults(self, event: Event) -> list[str]:
        """The codes of what is wrong with an event that would come next."""
        return [slip.fault.code for slip in self.match.slips(event)]

    def apply(self, *events: Event) -> Scene:
        """The events, each checked, then all that must follow, up to a decision or a new round."""
        for event in events:
            self.match = self.match.apply(event)
            self.events.append(event)
        due = self.match.due
        return self if due is None or isinstance(due, Need | NewRound) else self.apply(due)

    def last(self, text: str) -> Match:
        """The match after a move, before what must follow it."""
        (event,) = self.round.act(move(text))
        return self.match.apply(event)

    def play(self, *moves: str) -> Scene:
        """Moves of the seats whose turns they are: `554@e1n0`, `draw 001`, `pass`."""
        for text in moves:
            word, _, drawn = text.partition(" ")
            self.apply(*self.round.act(move(word), tile(drawn) if drawn else None))
        return self

    def deal(
        self, *hands: str, leader: str = "p1", leads: str = "", lot: str | None = None
    ) -> Scene:
        """The next round, dealt: hands are filled up with tiles of low value, triples last.

        Where the lead is drawn `leader` gets it, unless `leads` says what is drawn.
        """
        players, number = self.match.players, len(self.match.rounds_won) + 1
        named = [text.split(",") if text else [] for text in hands]
        named += [[]] * (players - len(named))
        taken = {tile(word) for words in named for word in words}
        taken |= {tile(word) for word in leads.split(",") if word}
        spare = sorted(self.rules.tile_set - taken, key=lambda each: (each.value, each))
        fill = sorted(spare, key=lambda each: each.is_triple)
        size = self.rules.hand(players)
        dealt = [
            (*map(tile, words), *(fill.pop(0) for _ in range(size - len(words)))) for words in named
        ]
        left = [each for each in spare if not any(each in hand for hand in dealt)]
        drawn = [tile(word) for word in leads.split(",") if word]
        if not drawn:
            drawn = left[: players - 1]
            drawn.insert(seat(leader), left[-1])
        script = Script(tuple(dealt), (), tuple(drawn), None if lot is None else seat(lot))
        self.apply(NewRound(number))
        for event in ScriptDealer({number: script}).deal(self.round):
            self.apply(event)
            if lot is None and self.match.due == Need("lot"):
                break  # a test looks at the round before its lot
        return self


def deal(
    text: str,
    *hands: str,
    players: int = 2,
    leader: str = "p1",
    leads: str = "",
    lot: str | None = None,
) -> Scene:
    """A match by these rules whose first round is dealt; see `Scene.deal`."""
    match = Match.start(rules(text), max(players, len(hands)))
    return Scene(match).deal(*hands, leader=leader, leads=leads, lot=lot)


def at(
    text: str,
    lying: str,
    hands: str,
    well: str = "-",
    *,
    turn: str = "p1",
    drawn: int = 0,
    passes: int = 0,
    scores: tuple[int, ...] | None = None,
    number: int = 1,
) -> Scene:
    """A match in the middle of a round; hands as `111,225/014/?2`, scores 0 unless given.

    The tiles need not make up the whole set: what matters is on the table and in the hands.
    """
    held = tuple(map(tiles, hands.split("/")))
    state = Round.start(rules(text), len(held), number, scores).but(
        board=board(lying),
        hands=held,
        well=tiles(well),
        seat=seat(turn),
        drawn=drawn,
        passes=passes,
        sure_passes=passes,
    )
    return Scene(Match(state.rules, len(held), state, ((),) * (number - 1)))
