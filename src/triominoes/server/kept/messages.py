"""What goes over the socket of a kept match, both ways: strict structs, `type` tells which.

Cells, placements and tiles are texts of the notation; seats count from 0, lines from 1. Sentences
(`say`, `why`) are in the language that the client asked for. `Speak`, `Ping`, `Ack`, `Pong` and
`Bye` are those of a seat's socket.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from triominoes.game.errors import Fact
from triominoes.server.messages import (
    Id,
    Part,
    Ping,
    RulesInfo,
    Said,
    Sent,
    Seq,
    SheetRound,
    Speak,
    Tag,
    Token,
)

MATCH_ID = "^[A-Za-z0-9_-]{22}$"
MatchId = Annotated[str, Meta(pattern=MATCH_ID)]
"""Names a kept match; the browser makes it, so that a match can begin without the server."""
LineText = Annotated[str, Meta(min_length=1, max_length=2000)]
"""A line of the log: an entry or a correction. The longest is a position."""


# What a client says


class Hello(Said, frozen=True):
    """The first message: which match, by which right, in which language."""

    match: MatchId
    token: Token
    lang: Tag


class Enter(Said, frozen=True):
    """A line for the log, based on the `seq` that the client has seen."""

    id: Id
    base: Seq
    line: LineText


class Try(Said, frozen=True):
    """What would this line do? Nothing is written; the answer is a `Difference` or a `Reject`."""

    id: Id
    base: Seq
    line: LineText


Command = Enter | Try
FromClient = Hello | Enter | Try | Speak | Ping


# What the server tells


class FaultSaid(Struct, frozen=True):
    """What is wrong with a line."""

    code: str
    say: str


class KeptLine(Struct, frozen=True):
    """An entry that stands, and what the rules made of it."""

    n: int
    """The line of the log that it has its number from: corrections name it."""
    line: str
    """The entry itself."""
    round: int
    seat: int | None
    say: str
    """What happened, as a sentence."""
    parts: list[Part]
    points: int | None
    """`None` where nothing is scored."""
    total: int | None
    """The seat's total after it; `None` without a seat."""
    figure: str | None
    fault: FaultSaid | None
    """Why the rules contradict it, and so it changes nothing."""


class KeptOption(Struct, frozen=True):
    """A legal placement of a tile that nobody has placed or shown."""

    move: str
    tile: str
    cell: str
    points: int
    parts: list[Part]
    figure: str | None


class KeptDraw(Struct, frozen=True):
    """That the seat may draw: the price of a tile, how many more it may (`None`: any)."""

    price: int
    left: int | None


class KeptPass(Struct, frozen=True):
    """That the seat may pass, and what it costs."""

    price: int


class Kept(Sent, frozen=True):
    """The whole match as it stands: after the greeting, and after every change, for everybody."""

    is_whole: ClassVar[bool] = True

    match: str
    lang: str
    """The language of its sentences."""
    seq: int
    """How many lines the log has."""
    log: list[str]
    """Every line that people entered, corrections too."""
    names: list[str]
    rules: RulesInfo
    data: dict[str, Any]
    """The numbers of the rule set that the sheet's arithmetic needs."""
    entries: list[KeptLine]
    rounds: list[SheetRound]
    round: int
    turn: int | None
    awaited: str
    """begin move out blocked hold over"""
    holds: list[int]
    """Whose tiles are to be told."""
    board: list[str] | None
    """Placements in the order in which they were laid; `None`: nobody knows where tiles lie."""
    last: str | None
    """The cell of the tile laid last."""
    counts: list[int]
    well: int
    drawn: int
    """Tiles drawn in this turn."""
    scores: list[int]
    unseen: list[str]
    """The tiles that nobody has placed or shown."""
    options: list[KeptOption]
    """Every legal placement of an unseen tile; empty where the board is unknown."""
    dead: list[str]
    """Empty cells beside a tile that no tile still out can fill."""
    draw: KeptDraw | None
    passing: KeptPass | None
    can_undo: bool
    can_redo: bool
    over: bool
    winners: list[int]
    why: list[str]
    """Who has won and why, a sentence each."""
    phones: int
    """How many clients follow the match now."""


class Reject(Sent, frozen=True):
    """The line is refused and nothing has changed; `say` tells why.

    `facts` are those of the reason: of a `clash` the corner (`x`, `y`) and the two digits.
    """

    id: str
    code: str
    say: str
    seq: int
    facts: dict[str, Fact]


class Crossed(Sent, frozen=True):
    """At the same moment another client entered this line, after `seq` lines.

    It came second: it was refused as stale, and may come again.
    """

    seq: int
    line: str


class Worth(Struct, frozen=True):
    """What an entry comes to."""

    points: int | None
    total: int | None
    fault: FaultSaid | None


class DifferenceLine(Struct, frozen=True):
    """An entry that a line would put in (no `before`), take out (no `after`), or change."""

    n: int
    line: str
    say: str
    before: Worth | None
    after: Worth | None


class Totals(Struct, frozen=True):
    """The totals by seat before and after."""

    before: list[int]
    after: list[int]


class Winners(Struct, frozen=True):
    """Who has won before and after; nobody while the match goes on."""

    before: list[int]
    after: list[int]


class Difference(Sent, frozen=True):
    """What a line would do."""

    id: str
    seq: int
    say: str
    """In one sentence."""
    lines: list[DifferenceLine]
    totals: Totals
    winners: Winners
