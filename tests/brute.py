"""A second, naive implementation of the rules, written from the rules alone.

The tests hold the real engine against it. Nothing here is clever: a legal placement is found by
trying every cell next to the board with every tile in every rotation, a figure by counting E, T
and H as they are defined. Unknown tiles are the text "?" in a hand or in the well.
"""

import random
from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, NamedTuple

Cell = tuple[int, int]
Corner = tuple[int, int]
Award = tuple[str, int]  # the tile's own value and a plain penalty have the name ""
Scored = list[tuple[int, list[Award]]]  # the act, then the settlement of the round by seat


# Tiles


@cache
def rotations(reading: str) -> tuple[str, ...]:
    """The different readings of a tile: three, or the one of a triple."""
    return tuple(sorted({reading[turn:] + reading[:turn] for turn in range(3)}))


@cache
def tile_of(reading: str) -> str:
    """A tile's name: the rotation that sorts first."""
    return rotations(reading)[0]


@cache
def tile_set(size: int) -> tuple[str, ...]:
    """All tiles: one for every multiset of digits (56), or for every cyclic triple (76)."""
    every = {tile_of(a + b + c) for a, b, c in product("012345", repeat=3)}
    if size == 56:
        every = {tile for tile in every if tile[0] <= tile[1] <= tile[2]}
    return tuple(sorted(every))


def value(tile: str) -> int:
    return sum(int(digit) for digit in tile)


def total(tiles: Iterable[str]) -> int:
    return sum(value(tile) for tile in tiles)


def is_triple(tile: str) -> bool:
    return tile[0] == tile[1] == tile[2]


# The lattice


def points_north(cell: Cell) -> bool:
    return (cell[0] + cell[1]) % 2 == 0


@cache
def corners(cell: Cell) -> tuple[Corner, Corner, Corner]:
    """A cell's corners clockwise from its tip; row y lies between the lines y and y + 1."""
    x, y = cell
    if points_north(cell):
        return (x, y + 1), (x + 1, y), (x - 1, y)
    return (x, y), (x - 1, y + 1), (x + 1, y + 1)


def cells_at(corner: Corner) -> list[Cell]:
    """The six cells that meet at a corner."""
    i, j = corner
    return [(x, y) for y in (j, j - 1) for x in (i - 1, i, i + 1)]


@cache
def edge_neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    x, y = cell
    return (x - 1, y), (x + 1, y), (x, y - 1) if points_north(cell) else (x, y + 1)


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The twelve cells that share a corner with this one."""
    around = {other for corner in corners(cell) for other in cells_at(corner)}
    return tuple(sorted(around - {cell}))


def cell_text(cell: Cell) -> str:
    x, y = cell
    return f"{'w' if x < 0 else 'e'}{abs(x)}{'s' if y < 0 else 'n'}{abs(y)}"


def read_cell(text: str) -> Cell:
    """The reverse of cell_text."""
    middle = max(text.find("n"), text.find("s"))
    x, y = int(text[1:middle]), int(text[middle + 1 :])
    cell = (-x if text[0] == "w" else x, -y if text[middle] == "s" else y)
    if cell_text(cell) != text:
        raise ValueError(f"no cell: {text}")
    return cell


# Placements and figures


def agree(cell: Cell, reading: str, other: Cell, lying: str) -> bool:
    """Whether two tiles show the same digit at every corner that they share."""
    for corner, digit in zip(corners(cell), reading, strict=True):
        for other_corner, other_digit in zip(corners(other), lying, strict=True):
            if corner == other_corner and digit != other_digit:
                return False
    return True


def is_legal(board: dict[Cell, str], cell: Cell, reading: str) -> bool:
    """Whether a later tile may lie there: cell empty, a side touched, all contacts agreeing."""
    if cell in board or not any(edge in board for edge in edge_neighbours(cell)):
        return False
    return all(
        agree(cell, reading, other, board[other]) for other in neighbours(cell) if other in board
    )


def placements(board: dict[Cell, str], tiles: Iterable[str]) -> list[str]:
    """The texts of all legal placements of these tiles on a board that has a tile."""
    beside = {edge for cell in board for edge in edge_neighbours(cell) if edge not in board}
    return [
        f"{reading}@{cell_text(cell)}"
        for tile in tiles
        for reading in rotations(tile)
        for cell in beside
        if is_legal(board, cell, reading)
    ]


def count_eth(occupied: Iterable[Cell], cell: Cell) -> tuple[int, int, int]:
    """E, T and H of a cell about to be filled."""
    taken = set(occupied) - {cell}
    e = sum(edge in taken for edge in edge_neighbours(cell))
    around = [[other for other in cells_at(corner) if other != cell] for corner in corners(cell)]
    t = sum(any(other in taken for other in others) for others in around)
    h = sum(all(other in taken for other in others) for others in around)
    return e, t, h


def figure(occupied: Iterable[Cell], cell: Cell) -> str:
    """The figure that a tile in this cell makes, "" for none."""
    e, t, h = count_eth(occupied, cell)
    if h > 0:
        return ("hexagon", "double-hexagon", "triple-hexagon")[h - 1]
    if e == 1 and t == 3:
        return "bridge"
    return "wedge" if e >= 2 else ""


# Rule sets

FRENCH: dict[str, Any] = {
    "tiles": 56, "target": 400, "rounds": None, "hand": None, "draws": 3, "voluntary": False,
    "empty": 0, "opening": 10, "zero": 30, "bridge": 40, "wedge": 40, "hexagon": 50, "double": 50,
    "triple": 50, "blocked": "fewest", "count": True,
    # what no house rule changes
    "lead": False, "players": 4, "draw": 5, "fail": 10, "out": 25, "hands": True, "flat": False,
}  # fmt: skip
PRESSMAN = FRENCH | {"draws": None, "empty": 10, "players": 6}
CLASSIC = FRENCH | {
    "target": None, "rounds": 1, "voluntary": True, "opening": 0, "zero": 0, "wedge": 0,
    "double": 60, "triple": 70, "blocked": "all", "lead": True,
}  # fmt: skip
CHILDREN = CLASSIC | {
    "bridge": 1, "hexagon": 1, "double": 2, "triple": 3, "blocked": "none",
    "draw": 0, "fail": 0, "out": 5, "hands": False, "flat": True,
}  # fmt: skip
RULE_SETS = {
    "french-400": FRENCH,
    "pressman": PRESSMAN,
    "goliath": CLASSIC,
    "goliath-classic": CLASSIC,
    "tournament": CLASSIC | {"target": 400, "rounds": None},
    "children": CHILDREN,
}
HOUSE_RULES = (
    "tiles target rounds hand draws voluntary empty opening zero bridge wedge hexagon double "
    "triple blocked count"
).split()


def read_value(text: str) -> Any:
    if text.isdigit():
        return int(text)
    return {"yes": True, "no": False, "any": None, "none": None}.get(text, text)


def rules(text: str) -> dict[str, Any]:
    """Plain parameters of a rule set with its house rules, `pressman hand=5 draws=any`.

    `house` in the result keeps the house rules that differ, as text.
    """
    name, *changes = text.split()
    plain = RULE_SETS[name] | {"name": name}
    given = dict(change.split("=") for change in changes)
    if unknown := set(given) - set(HOUSE_RULES):
        raise ValueError(f"no such house rule: {sorted(unknown)}")
    if plain["lead"] and given.keys() & {"opening", "zero"}:
        raise ValueError("opening and zero have no meaning where the lead is drawn")
    if read_value(given.get("target", "none")) is not None:
        plain["rounds"] = None  # a target lifts the one round
    changed = {key: v for key, v in given.items() if read_value(v) != plain[key]}
    result = plain | {key: read_value(v) for key, v in changed.items()} | {"house": changed}
    if name == "goliath" and result["tiles"] == 76:
        result["players"] = 6
    if not result["count"]:
        result["target"] = None
    return result


def hand_size(plain: dict[str, Any], players: int) -> int:
    """Tiles dealt to each; raises ValueError where the rule set can't be dealt."""
    size: int = plain["hand"] or (9 if players == 2 else 7)
    if players >= 5 and plain["name"] == "pressman" and not plain["hand"]:
        size = 6
    if not 2 <= players <= plain["players"] or players * size + players > plain["tiles"]:
        raise ValueError(f"{plain['name']} can't be dealt to {players}")
    return size


# Positions


@dataclass
class State:
    """A round between two moves; seats count from 0."""

    rules: dict[str, Any]
    hands: list[list[str]]
    well: list[str]
    seat: int | None
    scores: list[int]
    board: dict[Cell, str] = field(default_factory=dict)
    drawn: int = 0
    passes: int = 0
    over: str = ""
    extra: dict[str, str] = field(default_factory=dict)  # round=, shown=

    def copy(self) -> "State":
        twin = copy(self)
        twin.board, twin.scores = dict(self.board), list(self.scores)
        twin.hands, twin.well = [list(hand) for hand in self.hands], list(self.well)
        return twin


def read_tiles(text: str) -> list[str]:
    tiles: list[str] = []
    for word in [] if text == "-" else text.split(","):
        tiles += ["?"] * int(word[1:] or 1) if word[0] == "?" else [tile_of(word)]
    return tiles


def write_tiles(tiles: list[str]) -> str:
    known = sorted(tile for tile in tiles if tile != "?")
    unknown = ["?" if tiles.count("?") == 1 else f"?{tiles.count('?')}"] if "?" in tiles else []
    return ",".join(known + unknown) or "-"


def read_board(text: str) -> dict[Cell, str]:
    board: dict[Cell, str] = {}
    if text != "-":
        corner, rows = text.split(":")
        x0, y0 = read_cell(corner)
        for down, row in enumerate(rows.split("/")):
            for right, reading in enumerate(row.split(",")):
                if reading != ".":
                    board[x0 + right, y0 - down] = reading
    return board


def write_board(board: dict[Cell, str]) -> str:
    if not board:
        return "-"
    xs, ys = [x for x, _ in board], [y for _, y in board]
    rows = []
    for y in range(max(ys), min(ys) - 1, -1):
        last = max((x for x in xs if (x, y) in board), default=min(xs))
        rows.append(",".join(board.get((x, y), ".") for x in range(min(xs), last + 1)))
    return f"{cell_text((min(xs), max(ys)))}:{'/'.join(rows)}"


def read_position(tpn: str) -> State:
    """The position of a TPN; raises ValueError where tiles are missing or doubled."""
    board, hands, well, seat, scores, drawn, passes, *options = tpn.split(" ")
    extra = dict(option.split("=") for option in options)
    house = [f"{key}={extra.pop(key)}" for key in HOUSE_RULES if key in extra]
    state = State(
        rules(" ".join([extra.pop("rules"), *house])),
        [read_tiles(hand) for hand in hands.split("/")],
        read_tiles(well),
        None if seat == "-" else int(seat[1:]) - 1,
        [int(score) for score in scores.split("/")],
        read_board(board),
        int(drawn),
        int(passes),
        extra.pop("over", ""),
        extra,
    )
    known = [tile for tile in every_place(state) if tile != "?"]
    every = set(tile_set(state.rules["tiles"]))
    if len(set(known)) != len(known) or not set(known) <= every:
        raise ValueError(f"tiles doubled or not in the set: {tpn}")
    if len(every_place(state)) != len(every):
        raise ValueError(f"not as many tiles as the set has: {tpn}")
    return state


def write_position(state: State) -> str:
    """The canonical TPN of a position."""
    options = state.rules["house"] | state.extra | {"rules": state.rules["name"]}
    if state.over:
        options["over"] = state.over
    fields = [
        write_board(state.board),
        "/".join(write_tiles(hand) for hand in state.hands),
        write_tiles(state.well),
        "-" if state.seat is None else f"p{state.seat + 1}",
        "/".join(str(score) for score in state.scores),
        str(state.drawn),
        str(state.passes),
    ]
    return " ".join(fields + [f"{key}={options[key]}" for key in sorted(options)])


def every_place(state: State) -> list[str]:
    """All tiles and unknown tiles over board, hands and well."""
    lying = [tile_of(reading) for reading in state.board.values()]
    return lying + [tile for hand in state.hands for tile in hand] + state.well


def unseen(state: State) -> list[str]:
    """The tiles that are known neither on the board, nor in a hand, nor in the well."""
    return sorted(set(tile_set(state.rules["tiles"])) - set(every_place(state)))


# What a seat may do


def known_tiles(hand: list[str]) -> list[str]:
    return [tile for tile in hand if tile != "?"]


def possible_tiles(state: State, hand: list[str]) -> list[str]:
    """What a hand may place: its known tiles, and every unseen one if it has unknown tiles."""
    return known_tiles(hand) + (unseen(state) if "?" in hand else [])


def opening_tiles(state: State, hand: list[str]) -> list[str]:
    """The tiles that may be the first of a round."""
    mine = possible_tiles(state, hand)
    if state.rules["lead"]:
        return mine
    known = [tile for each in state.hands for tile in known_tiles(each)]
    highest = max((tile for tile in known if is_triple(tile)), default="")
    triples = [tile for tile in mine if is_triple(tile) and tile >= highest]
    found = set(triples)
    for triple in triples:  # the holder of the highest triple may also hold 0-0-0
        needed = sum(tile not in hand for tile in {triple, "000"})
        if "000" in mine and needed <= hand.count("?"):
            found.add("000")
    if not highest:  # perhaps no triple was dealt
        most = max((value(tile) for tile in known), default=0)
        found |= {tile for tile in mine if not is_triple(tile) and value(tile) >= most}
    return sorted(found)


def is_able(state: State) -> bool:
    """Whether the seat is known to have a legal placement; an unknown tile proves nothing."""
    assert state.seat is not None
    return bool(placements(state.board, known_tiles(state.hands[state.seat])))


def is_limit_reached(state: State) -> bool:
    draws = state.rules["draws"]
    return draws is not None and state.drawn >= draws


def legal(state: State) -> list[str]:
    """The texts of all legal moves, sorted."""
    if state.over or state.seat is None:
        return []
    hand = state.hands[state.seat]
    if not state.board:
        tiles = opening_tiles(state, hand)
        return sorted(f"{reading}@e0n0" for tile in tiles for reading in rotations(tile))
    moves = placements(state.board, possible_tiles(state, hand))
    limit = is_limit_reached(state)
    if not is_able(state):
        moves.append("pass" if limit or not state.well else "draw")
    elif state.rules["voluntary"] and (limit or state.well):
        moves.append("pass" if limit else "draw")
    return sorted(moves)


# What a move does


def play(state: State, move: str, drawn: str | None = None) -> tuple[State, Scored]:
    """The position after a legal move with what must follow, and what was scored by whom."""
    if move not in legal(state):
        raise ValueError(f"not legal: {move} in {write_position(state)}")
    if move == "draw" and drawn not in [*drawable(state), *(["?"] if "?" in state.well else [])]:
        raise ValueError(f"can't be drawn: {drawn} in {write_position(state)}")
    return follow(state, move, drawn)


def follow(state: State, move: str, drawn: str | None = None) -> tuple[State, Scored]:
    """As play, for a move known to be legal."""
    assert state.seat is not None
    after, seat = state.copy(), state.seat
    acts: Scored = []
    if move == "draw":
        assert drawn is not None
        take(after.well, drawn)
        after.hands[seat].append(drawn)
        after.drawn, after.passes = state.drawn + 1, 0
        acts.append((seat, [("", -state.rules["draw"])]))
    elif move == "pass":
        price = state.rules["fail"] if is_limit_reached(state) else state.rules["empty"]
        acts.append((seat, [("", -price)]))
        if is_able(state):
            after.passes = 0
        elif not state.well:
            after.passes = state.passes + 1
        after.over = "blocked" if after.passes == len(state.hands) else ""
    else:
        reading, cell = move.split("@")
        take(after.hands[seat], tile_of(reading))
        after.board[read_cell(cell)] = reading
        acts.append((seat, placement_awards(state, reading, read_cell(cell))))
        after.passes = 0
        after.over = "" if after.hands[seat] else "out"
    if move != "draw":
        after.drawn, after.seat = 0, None if after.over else (seat + 1) % len(state.hands)
    if after.over:
        acts += settlement(after, seat)
    acts = [(who, written(state.rules, awards)) for who, awards in acts]
    for who, awards in acts:
        after.scores[who] += sum(points for _, points in awards)
    return after, [act for i, act in enumerate(acts) if i == 0 or act[1]]


def take(tiles: list[str], tile: str) -> None:
    """Takes a tile out of a hand or the well: the known one, or else one of the unknown."""
    tiles.remove(tile if tile in tiles else "?")


def placement_awards(state: State, reading: str, cell: Cell) -> list[Award]:
    plain = state.rules
    awards = [("value", 1 if plain["flat"] else value(reading))]
    if state.board:
        name = figure(state.board, cell)
        return [*awards, (name, plain[name.removesuffix("-hexagon")] if name else 0)]
    if is_triple(reading):
        awards.append(("opening", plain["opening"]))
    if reading == "000":
        awards.append(("zero", plain["zero"]))
    return awards


def written(plain: dict[str, Any], awards: list[Award]) -> list[Award]:
    """The awards that a record writes: none of 0 points but the tile's own value."""
    if not plain["count"]:
        return []
    kept = [(name, points) for name, points in awards if points or name == "value"]
    return [("" if name == "value" else name, points) for name, points in kept]


def settlement(state: State, seat: int) -> Scored:
    """What is scored at the end of a round; nothing where tiles are unknown."""
    everybody = range(len(state.hands))
    if any("?" in hand for hand in state.hands):
        return []
    left = [total(hand) for hand in state.hands]
    if state.over == "out":
        hands = sum(left) if state.rules["hands"] else 0
        return [(seat, [("out", state.rules["out"]), ("hands", hands)])]
    if state.rules["blocked"] == "all":
        return [(each, [("own", -left[each])]) for each in everybody]
    if state.rules["blocked"] == "none" or len(best := blocked_winners(state)) != 1:
        return []
    won = best[0]
    return [(won, [("hands", sum(left) - left[won]), ("own", -left[won])])]


def blocked_winners(state: State) -> list[int]:
    """The seats that are best in a blocked round: one has won, several have not."""

    def rank(hand: list[str]) -> Any:
        if not state.rules["count"]:
            return len(hand)
        return {
            "fewest": (len(hand), total(hand)),
            "lowest": (total(hand), len(hand)),
            "smallest": (sorted(value(tile) for tile in hand), len(hand)),
        }[state.rules["blocked"]]

    ranks = [rank(hand) for hand in state.hands]
    return [seat for seat, each in enumerate(ranks) if each == min(ranks)]


# Perft


def drawable(state: State) -> list[str]:
    """The tiles that a draw may bring: those known in the well, and all unseen for unknown ones."""
    return sorted(known_tiles(state.well) + (unseen(state) if "?" in state.well else []))


def perft(state: State, depth: int) -> int:
    """The number of lines of so many moves; a draw is one move for every tile it may bring."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for move in legal(state):
        tiles: list[Any] = drawable(state) if move == "draw" else [None]
        if depth == 1:
            count += len(tiles)
        else:
            count += sum(perft(follow(state, move, tile)[0], depth - 1) for tile in tiles)
    return count


# Random rounds


class Step(NamedTuple):
    """One move of a round, between two positions."""

    before: str
    move: str
    drawn: str | None
    scored: Scored
    after: str


def opener(hands: list[list[str]], rng: random.Random) -> int:
    """The seat of the highest triple, else of the highest values, else by lot."""
    triples = {tile: seat for seat, hand in enumerate(hands) for tile in hand if is_triple(tile)}
    if triples:
        return triples[max(triples)]
    falling = [sorted((value(tile) for tile in hand), reverse=True) for hand in hands]
    return rng.choice([seat for seat, each in enumerate(falling) if each == max(falling)])


def leader(well: list[str], players: int, rng: random.Random) -> int:
    """The seat that draws the highest value; those tied draw again from what is left."""
    pile = rng.sample(well, len(well))
    tied, out = list(range(players)), list[str]()
    while len(tied) > 1:
        if len(pile) < len(tied):
            pile, out = rng.sample(pile + out, len(pile + out)), []
        tiles = {seat: pile.pop() for seat in tied}
        out += tiles.values()
        most = max(value(tile) for tile in tiles.values())
        tied = [seat for seat in tied if value(tiles[seat]) == most]
    return tied[0]


def deal(rules_text: str, players: int, rng: random.Random) -> State:
    """A round before its first tile, the opener or leader known."""
    plain = rules(rules_text)
    size = hand_size(plain, players)
    pile = rng.sample(tile_set(plain["tiles"]), plain["tiles"])
    hands = [sorted(pile.pop() for _ in range(size)) for _ in range(players)]
    seat = leader(pile, players, rng) if plain["lead"] else opener(hands, rng)
    return State(plain, hands, sorted(pile), seat, [0] * players)


def play_out(state: State, rng: random.Random) -> Iterator[Step]:
    """Random legal moves from a position to the end of its round."""
    while moves := legal(state):
        move = rng.choice(moves)
        tile = rng.choice(drawable(state)) if move == "draw" else None
        after, scored = follow(state, move, tile)
        yield Step(write_position(state), move, tile, scored, write_position(after))
        state = after


def random_round(rules_text: str, players: int, rng: random.Random) -> Iterator[Step]:
    """Deals, opens and plays random legal moves to the end, step by step."""
    return play_out(deal(rules_text, players, rng), rng)
