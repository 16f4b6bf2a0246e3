"""What goes over a seat's socket, both ways: strict structs, JSON on the wire, `type` tells which.

Cells, placements and tiles are texts of the notation (`e4s1`, `150@e4s1`, `015`); seats count from
0. Sentences (`say`, `what`, `how`) are in the language that the client asked for.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from triominoes.notation.words import MOST_SEATS

ID = "^[A-Za-z0-9_-]{1,64}$"
Id = Annotated[str, Meta(pattern=ID)]
"""Names a table or a command."""
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Tag = Annotated[str, Meta(pattern=r"^[A-Za-z-]{2,12}$")]
"""A language; an unknown one is taken for English."""
MoveText = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]


# What a client says


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client."""


class Hello(Said, frozen=True):
    """The first message: which table, by which right, in which language.

    `since` is the last number that this client has seen: what came after it is told again.
    `beside` are the tokens of other seats whose people sit at this client too: they are here as
    well, and each of them is called by name, as “you” could be any of them.
    """

    table: Id
    token: Token
    lang: Tag
    since: Seq | None = None
    beside: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []


class Do(Said, frozen=True):
    """A move, based on what the client had seen up to `base`."""

    id: Id
    base: Seq
    move: MoveText


class Undo(Said, frozen=True):
    """Take back the seat's last decision."""

    id: Id
    base: Seq


class Resign(Said, frozen=True):
    """Give up the match."""

    id: Id
    base: Seq


class Speak(Said, frozen=True):
    """Go on in another language: everything is told again."""

    lang: Tag


class Ping(Said, frozen=True):
    """A sign of life; the answer is a `Pong` with the same number."""

    n: Seq


Command = Do | Undo | Resign
FromClient = Hello | Do | Undo | Resign | Speak | Ping


# What the server tells


class Sent(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server."""

    is_whole: ClassVar[bool] = False
    """Whether it tells everything anew, so that earlier ones of its kind are not worth telling."""


class Figure(Struct, frozen=True):
    """A figure to be lit on the board: its tiles' cells, and the corners that hexagons close."""

    name: str  # bridge, wedge, hexagon, double-hexagon, triple-hexagon
    cells: list[str]
    corners: list[tuple[int, int]]


class Part(Struct, frozen=True):
    """Points for one thing: the name of an award, or `tile`, `draw`, `pass`, `adjust`."""

    name: str
    points: int


class Told(Struct, frozen=True):
    """An event as one seat is told of it."""

    seq: int
    kind: str
    """round deal lead lot position show play draw pass score adjust hold resign sit end match"""
    round: int
    say: str
    """The whole sentence; empty where there is nothing to tell (deals of others, seals)."""
    seat: int | None = None
    tile: str | None = None
    place: str | None = None
    """The placement, as the tile lies."""
    tiles: list[str] | None = None
    """A deal or a hand laid open; tiles that the seat may not know are left out."""
    count: int | None = None
    parts: list[Part] | None = None
    points: int | None = None
    total: int | None = None
    figure: Figure | None = None
    winners: list[int] | None = None
    how: str | None = None
    """Of an end: out, blocked, stopped."""
    forced: bool = False
    """A pass that the table made for a person, because nothing else was possible."""


class Option(Struct, frozen=True):
    """A legal move of the seat: a placement."""

    move: str
    tile: str
    cell: str
    points: int
    parts: list[Part]
    figure: Figure | None
    what: str
    """`0-1-5 below 0-5-5`"""
    how: str
    """`6 + hexagon 50`"""


class Drawing(Struct, frozen=True):
    """That the seat may draw: the price of a tile, how many it has drawn and may (`None`: any)."""

    price: int
    drawn: int
    limit: int | None
    say: str


class Passing(Struct, frozen=True):
    """That the seat may pass although it could do otherwise, and what it costs."""

    price: int
    say: str


class SheetPart(Struct, frozen=True):
    """A line of a round: points for one thing, by seat."""

    name: str
    points: list[int]


class SheetRound(Struct, frozen=True):
    """A round on the score sheet. The round in play has no `how` yet, and no hands."""

    number: int
    gains: list[int]
    totals: list[int]
    parts: list[SheetPart]
    how: str | None
    winners: list[int]
    hands: list[list[str]]
    """By seat, what was laid open at the end."""
    say: list[str]
    """Who gets what and why, a sentence each."""


class State(Struct, frozen=True):
    """All that a seat may know of the table now. Nothing in it is another seat's secret."""

    seq: int
    round: int
    turn: int | None
    over: bool
    """Whether the match is over."""
    winners: list[int]
    board: list[str]
    """Placements, in the order in which they were laid."""
    last: str | None
    """The cell of the tile laid last."""
    rack: list[str]
    """The seat's own tiles, sorted."""
    counts: list[int]
    well: int
    scores: list[int]
    moves: list[Option]
    """The seat's legal placements; empty when it is not its turn."""
    draw: Drawing | None
    passing: Passing | None
    can_undo: bool
    dead: list[str]
    """Empty cells beside a tile that no tile still out can fill."""
    out: list[str]
    """The tiles of which this seat doesn't know where they are."""
    sheet: list[SheetRound]


class Person(Struct, frozen=True):
    """Who sits in a seat."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    here: bool
    """Whether somebody is connected in this seat; a bot always is."""


class RulesInfo(Struct, frozen=True):
    """The rule set of a table."""

    name: str
    text: str
    """As a record's header has it: name and house rules."""
    house: dict[str, str]
    target: int | None
    rounds: int | None
    count: bool
    voluntary: bool


class Welcome(Sent, frozen=True):
    """The table as it stands: the answer to `Hello` and `Speak`, and sent after a taking back.

    `events` are those of the round in play, or, if that is more, all after `since`.
    """

    table: str
    seat: int
    seats: list[Person]
    rules: RulesInfo
    state: State
    events: list[Told]
    undone: str = ""
    """After a taking back: who took back, as a sentence."""


class Waiting(Sent, frozen=True):
    """The table waits for people: the answer to `Hello` until every seat is taken."""

    table: str
    seat: int
    seats: list[Person]
    rules: RulesInfo
    code: str


class Events(Sent, frozen=True):
    """What happened, in order, and the state after it."""

    events: list[Told]
    state: State


class People(Sent, frozen=True):
    """Somebody came, left, or sat down."""

    seats: list[Person]


class Ack(Sent, frozen=True):
    """The command is done and on disk; `seq` is the number of its last event."""

    id: str
    seq: int


class Reject(Sent, frozen=True):
    """The command is refused and nothing has changed; `say` tells why and what to do."""

    id: str
    code: str
    say: str
    seq: int


class Pong(Sent, frozen=True):
    """A sign of life; `seq` is the number of the table's last event."""

    n: int
    seq: int


class Rematch(Sent, frozen=True):
    """The same people go on at another table; the seat's token is the same there."""

    table: str


class Bye(Sent, frozen=True):
    """The last message before the server closes the socket, and why."""

    code: str
    say: str
