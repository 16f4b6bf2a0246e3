"""The naive implementation against the facts that the rules themselves name."""

import random
from collections import Counter
from pathlib import Path

import pytest

from tests import brute
from tests.sizes import scaled

PERFT = sorted((Path(__file__).parent / "perft").glob("*.perft"))


# Tiles and lattice


def test_classic_set() -> None:
    tiles = brute.tile_set(56)
    assert len(tiles) == 56
    assert brute.total(tiles) == 420
    assert Counter(len(set(tile)) for tile in tiles) == {1: 6, 2: 30, 3: 20}
    assert {digit: sum(digit in tile for tile in tiles) for digit in "012345"} == dict.fromkeys(
        "012345", 21
    )
    assert "123" in tiles
    assert "132" not in tiles


def test_six_player_set() -> None:
    classic, tiles = set(brute.tile_set(56)), set(brute.tile_set(76))
    assert len(tiles) == 76
    assert brute.total(tiles) == 570
    assert classic < tiles
    mirrors = {brute.tile_of(tile[::-1]) for tile in classic if len(set(tile)) == 3}
    assert tiles - classic == mirrors
    assert min(mirrors) == "021"
    assert max(mirrors) == "354"


def test_tiles_that_fit_a_free_side() -> None:
    def fitting(size: int, side: str) -> int:
        tiles = brute.tile_set(size)
        return sum(side in tile + tile[0] for tile in tiles)

    sides = [a + b for a in "012345" for b in "012345"]
    assert {fitting(76, side) for side in sides} == {6}
    assert {fitting(56, side) for side in sides if side[0] == side[1]} == {6}
    assert min(fitting(56, side) for side in sides) < 6


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (-2, -3), (3, -4)])
def test_neighbours_share_corners(cell: brute.Cell) -> None:
    around = brute.neighbours(cell)
    assert len(around) == 12
    shared = {other: len({*brute.corners(cell)} & {*brute.corners(other)}) for other in around}
    assert {other for other, number in shared.items() if number == 2} == {
        *brute.edge_neighbours(cell)
    }
    for corner in brute.corners(cell):
        assert all(corner in brute.corners(other) for other in brute.cells_at(corner))


@pytest.mark.parametrize("text", ["e0n0", "e3n1", "w2s4", "w1n0", "e0s12"])
def test_cells_are_read_and_written(text: str) -> None:
    assert brute.cell_text(brute.read_cell(text)) == text


# Figures


@pytest.mark.parametrize("cell", [(0, 0), (1, 0)])
def test_neighbourhoods_of_a_cell(cell: brute.Cell) -> None:
    around = brute.neighbours(cell)
    plain = bridges = 0
    joined: Counter[tuple[int, int]] = Counter()
    for bits in range(2**12):
        occupied = [other for i, other in enumerate(around) if bits >> i & 1]
        e, t, h = brute.count_eth(occupied, cell)
        figure = brute.figure(occupied, cell)
        if e == 0:
            continue
        joined[e, h] += 1
        plain += figure == ""
        bridges += figure == "bridge"
        assert (figure == "bridge") == (e == 1 and t == 3)
        assert (figure == "wedge") == (e >= 2 and h == 0)
        assert figure.endswith("hexagon") == (h > 0)
    assert joined.total() == 3_584
    assert joined.pop((1, 0)) == plain + bridges
    assert (plain, bridges) == (192, 1_344)
    assert joined == {(2, 0): 1_344, (2, 1): 192, (3, 0): 343, (3, 1): 147, (3, 2): 21, (3, 3): 1}


def test_when_figures_become_possible() -> None:
    """Shapes of tiles joined by sides, grown tile by tile (digits left aside)."""

    def normal(shape: frozenset[brute.Cell]) -> frozenset[brute.Cell]:
        x0 = min(x for x, _ in shape)
        y0 = min(y for _, y in shape)
        x0 -= (x0 + y0) % 2  # a shift that keeps what points north
        return frozenset((x - x0, y - y0) for x, y in shape)

    first: dict[str, int] = {}
    shapes = {frozenset({(0, 0)}), frozenset({(1, 0)})}
    for tile in range(2, 11):
        grown = set()
        for shape in shapes:
            beside = {edge for cell in shape for edge in brute.edge_neighbours(cell)}
            for cell in beside - shape:
                first.setdefault(brute.figure(shape, cell), tile)
                grown.add(normal(shape | {cell}))
        shapes = grown
    assert first["hexagon"] == 6
    assert first["bridge"] == 9
    assert first["double-hexagon"] == 10
    assert "triple-hexagon" not in first


@pytest.mark.parametrize(
    ("tile", "size", "number"), [("123", 56, 9), ("123", 76, 18), ("555", 56, 15), ("555", 76, 15)]
)
@pytest.mark.parametrize("cell", [(0, 0), (1, 0)])
def test_placements_after_the_first_tile(
    tile: str, size: int, number: int, cell: brute.Cell
) -> None:
    others = [other for other in brute.tile_set(size) if other != tile]
    assert len(brute.placements({cell: tile}, others)) == number


# The worked boards: cells as U(x,y) and D(x,y), digits clockwise from the corner named first.

BOARDS = {
    "A": "U-2,1 333; D-2,0 233; U-1,0 232; D-1,-1 222; U0,-1 221; D0,-1 121; D-2,1 335; "
    "U-1,1 355; D-1,1 550; U0,1 501; U0,0 251 bridge; D0,0 151 wedge; D-1,0 235 triple-hexagon",
    "B": "D0,-1 544; U0,-1 045; D-1,-1 044; U-1,0 424; D-2,0 422; U-2,1 222; D-2,1 223; "
    "U-1,1 233; U0,0 434 bridge; D-1,0 423 double-hexagon",
    "C": "U0,1 134; D-1,1 113; U-1,1 111; D-1,0 011; D0,0 014; U0,0 010 hexagon",
}
FRENCH = {
    "A": [19, 8, 7, 6, 5, 4, 11, 13, 10, 6, 48, 47, 60],
    "B": [13, 9, 8, 10, 8, 6, 7, 8, 51, 59],
    "C": [8, 5, 3, 2, 5, 51],
}
GOLIATH = {
    "A": [9, 8, 7, 6, 5, 4, 11, 13, 10, 6, 48, 7, 80],
    "B": [13, 9, 8, 10, 8, 6, 7, 8, 51, 69],
    "C": FRENCH["C"],
}
CHILDREN = {
    "A": [1] * 10 + [2, 1, 4],
    "B": [1] * 8 + [2, 3],
    "C": [1] * 5 + [2],
}
POINTS = {
    "french-400": FRENCH,
    "pressman": FRENCH,
    "goliath": GOLIATH,
    "goliath-classic": GOLIATH,
    "tournament": GOLIATH,
    "children": CHILDREN,
}


def read_worked_board(text: str) -> list[tuple[str, str]]:
    """The placements of a worked board, turned and shifted so that the first is at e0n0.

    Lattice corner (x, y) is our corner (2x + y + 1, y), up to a shift. If the first cell points
    south the board is turned by half a turn, which keeps clockwise what is clockwise.
    """
    placed: list[tuple[int, int, str, str]] = []
    for move in text.split("; "):
        where, digits, figure = f"{move} ".split(" ")[:3]
        x, y = map(int, where[1:].split(","))
        if where[0] == "U":  # named from the left corner; the tip comes second
            placed.append((2 * x + y + 1, y, digits[1:] + digits[0], figure))
        else:
            placed.append((2 * x + y + 2, y, digits, figure))
    if text[0] == "D":
        placed = [(-x, -y, reading, figure) for x, y, reading, figure in placed]
    x0, y0, *_ = placed[0]
    return [
        (f"{reading}@{brute.cell_text((x - x0, y - y0))}", figure)
        for x, y, reading, figure in placed
    ]


@pytest.mark.parametrize("name", brute.RULE_SETS)
@pytest.mark.parametrize("letter", BOARDS)
def test_worked_board(name: str, letter: str) -> None:
    points = []
    state = brute.State(brute.rules(name), [[], []], [], 0, [0, 0])
    for move, figure in read_worked_board(BOARDS[letter]):
        tile = brute.tile_of(move[:3])
        lying = {brute.tile_of(reading) for reading in state.board.values()}
        state.seat, state.hands = 0, [[tile, "002"], ["003"]]
        state.well = sorted({*brute.tile_set(56)} - lying - {tile, "002", "003"})
        assert move in brute.legal(state)
        state, scored = brute.play(state, move)
        ((seat, awards),) = scored
        assert seat == 0
        points.append(sum(number for _, number in awards))
        if figure != "wedge" or name in {"french-400", "pressman"}:
            assert [word for word, _ in awards if word not in {"", "opening"}] == [
                word for word in [figure] if word
            ]
        assert brute.read_position(brute.write_position(state)) == state
    assert points == POINTS[name][letter]
    assert state.scores == [sum(points), 0]


# Turns


def moves(tpn: str) -> list[str]:
    return brute.legal(brute.read_position(tpn))


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ("012,333/444,555", []),
        ("000,555/012,444", ["000@e0n0", "555@e0n0"]),
        ("000,444/012,555", []),
        ("000,012/013,014", ["000@e0n0"]),
        ("012,355/034,445", ["355@e0n0", "535@e0n0", "553@e0n0"]),
        ("001,445/355,455", []),
        ("344,355/001,445", ["355@e0n0", "535@e0n0", "553@e0n0"]),
        ("555,?1/?2", ["000@e0n0", "555@e0n0"]),
        ("?2/333,444", ["000@e0n0", "555@e0n0"]),
        ("?1/333,444", ["555@e0n0"]),
    ],
)
def test_opening(hands: str, expected: list[str]) -> None:
    number = 56 - sum(
        int(tile[1:]) if tile[0] == "?" else 1 for tile in hands.replace("/", ",").split(",")
    )
    found = moves(f"- {hands} ?{number} p1 0/0 0 0 rules=french-400")
    assert found == expected


def test_opening_with_tiles_that_nobody_knows() -> None:
    found = moves("- ?9/?9 ?38 p1 0/0 0 0 rules=pressman")
    assert len(found) == 6 + 50 * 3
    found = moves("- ?9/001,002,012,013,022,023,033,112,445 ?38 p1 0/0 0 0 rules=pressman")
    assert {brute.tile_of(move[:3]) for move in found if len({*move[:3]}) > 1} == {"355", "455"}


@pytest.mark.parametrize(
    ("hand", "well", "drawn", "forced", "voluntary"),
    [
        ("134", "055", 0, [], ["draw"]),
        ("134", "055", 3, [], ["pass"]),
        ("134", "-", 3, [], ["pass"]),
        ("134", "-", 0, [], []),
        ("455", "055", 2, ["draw"], ["draw"]),
        ("455", "055", 3, ["pass"], ["pass"]),
        ("455", "-", 3, ["pass"], ["pass"]),
        ("455", "-", 2, ["pass"], ["pass"]),
        ("?1", "055", 0, ["draw"], ["draw"]),
        ("?1", "-", 0, ["pass"], ["pass"]),
        ("134,?1", "055", 0, [], ["draw"]),
        ("134,?1", "-", 0, [], []),
    ],
)
def test_drawing_and_passing(
    hand: str, well: str, drawn: int, forced: list[str], voluntary: list[str]
) -> None:
    for name, others in (("french-400", forced), ("goliath", voluntary)):
        state = brute.State(brute.rules(name), [[], ["000"]], [], 0, [0, 0], {(0, 0): "123"}, drawn)
        state.hands[0], state.well = brute.read_tiles(hand), brute.read_tiles(well)
        found = brute.legal(state)
        assert [move for move in found if "@" not in move] == others
        assert any("@" in move for move in found) == (hand != "455")


def position(name: str, hands: str, well: str, drawn: int = 0, passes: int = 0) -> brute.State:
    """A position on the board 1-2-3; its tiles needn't be the whole set."""
    plain = brute.rules(name)
    every = [brute.read_tiles(hand) for hand in hands.split("/")]
    return brute.State(
        plain, every, brute.read_tiles(well), 0, [0] * len(every), {(0, 0): "123"}, drawn, passes
    )


@pytest.mark.parametrize(
    ("name", "well", "drawn", "price", "passes"),
    [
        ("french-400", "055", 3, -10, 0),
        ("french-400", "-", 3, -10, 1),
        ("french-400", "-", 2, 0, 1),
        ("pressman", "-", 2, -10, 1),
        ("pressman empty=3", "-", 5, -3, 1),
        ("goliath empty=3", "-", 3, -10, 1),
        ("children", "-", 3, 0, 1),
    ],
)
def test_price_of_a_pass(name: str, well: str, drawn: int, price: int, passes: int) -> None:
    after, scored = brute.play(position(name, "455/044/000", well, drawn), "pass")
    assert scored == [(0, [("", price)] if price else [])]
    assert (after.seat, after.drawn, after.passes) == (1, 0, passes)


def test_pass_of_a_seat_that_could_have_placed() -> None:
    after, _ = brute.play(position("goliath", "134/044", "-", 3), "pass")
    assert after.passes == 0
    after, _ = brute.play(position("goliath", "?2/044", "-", 3), "pass")
    assert after.passes == 1


def test_draw() -> None:
    after, scored = brute.play(position("french-400", "455/044", "055,111"), "draw", "111")
    assert scored == [(0, [("", -5)])]
    assert (after.seat, after.drawn, after.hands[0]) == (0, 1, ["455", "111"])
    assert after.well == ["055"]
    with pytest.raises(ValueError, match="can't be drawn"):
        brute.play(position("french-400", "455/044", "055,111"), "draw", "112")


@pytest.mark.parametrize(
    ("name", "settled"),
    [
        ("french-400", [("out", 25), ("hands", 17)]),
        ("goliath", [("out", 25), ("hands", 17)]),
        ("children", [("out", 5)]),
    ],
)
def test_going_out(name: str, settled: list[brute.Award]) -> None:
    after, scored = brute.play(position(name, "134/044/135", "055"), "341@w1n0")
    assert (after.over, after.seat) == ("out", None)
    assert scored[1:] == [(0, settled)]
    assert brute.perft(after, 3) == 1


@pytest.mark.parametrize(
    ("rules", "hands", "settled"),
    [
        ("blocked=fewest", "455/000,001", [(0, [("hands", 1), ("own", -14)])]),
        ("blocked=fewest", "455/044", [(1, [("hands", 14), ("own", -8)])]),
        ("blocked=fewest", "455/044/044", []),
        ("blocked=lowest", "455/000,001", [(1, [("hands", 14), ("own", -1)])]),
        ("blocked=smallest", "044,455/455,000", [(1, [("hands", 22), ("own", -14)])]),
        ("blocked=smallest", "044,455/044", [(1, [("hands", 22), ("own", -8)])]),
        ("blocked=all", "455/000,001/000", [(0, [("own", -14)]), (1, [("own", -1)])]),
        ("blocked=all count=no", "455/000", []),
        ("blocked=fewest", "455/?1", []),
    ],
)
def test_blocked(rules: str, hands: str, settled: brute.Scored) -> None:
    players = hands.count("/") + 1
    state = position(f"french-400 {rules}", hands, "-", passes=players - 1)
    after, scored = brute.play(state, "pass")
    assert (after.over, after.seat, after.passes) == ("blocked", None, players)
    assert scored == [(0, []), *settled]


# A whole round


RECORD = """
p1 play 333@e0n0 +9 opening+10 =19
p2 play 334@e1n0 +10 =10
p1 play 453@e2n0 +12 =31
p2 play 545@e3n0 +14 =24
p1 play 335@e2s1 +11 =42
p2 play 505@e4n0 +10 =34
p1 play 332@e1s1 +8 =50
p2 play 513@e3s1 +9 =43
p1 play 331@e3s2 +7 =57
p2 play 150@e4s1 +6 hexagon+50 =99
p1 play 001@e5s1 +1 =58
p2 play 423@e1s2 +9 =108
p1 play 240@e0s2 +6 =64
p2 play 004@e6s1 +4 =112
p1 play 022@w1s2 +4 =68
p2 play 322@w1s1 +7 bridge+40 =159
p1 draw 444 -5 =63
p1 draw 225 -5 =58
p1 draw 355 -5 =53
p1 pass -10 =43
p2 play 140@e6n0 +5 =164
p2 score out+25 hands+37 =226
"""


def test_round_of_the_notation() -> None:
    """The example in the page on notation: every move legal, every point and total as written."""
    hands = [
        "001,022,024,111,133,233,333,335,345".split(","),
        "004,014,015,055,135,223,234,334,455".split(","),
    ]
    well = sorted({*brute.tile_set(56)} - {*hands[0], *hands[1]})
    state = brute.State(brute.rules("french-400"), hands, well, 0, [0, 0])
    written: list[str] = []
    for line in RECORD.strip().splitlines():
        if "score" in line:
            break
        words = line.split()
        act = words[:3] if words[1] != "pass" else words[:2]
        move, tile = ("draw", act[2]) if act[1] == "draw" else (act[-1], None)
        assert state.seat == int(act[0][1:]) - 1
        totals = list(state.scores)
        state, scored = brute.play(state, move, tile)
        for number, (seat, awards) in enumerate(scored):
            totals[seat] += sum(points for _, points in awards)
            parts = [f"{name}{points:+d}" for name, points in awards]
            first = [f"p{seat + 1}", "score"] if number else act
            written.append(" ".join([*first, *parts, f"={totals[seat]}"]))
    assert written == RECORD.strip().splitlines()
    assert (state.over, state.scores) == ("out", [43, 226])
    assert brute.write_tiles(state.hands[0]) == "111,225,355,444"


# Rules and positions


def test_house_rules() -> None:
    assert brute.rules("goliath")["rounds"] == 1
    assert brute.rules("goliath target=300")["rounds"] is None
    assert brute.rules("goliath target=300 rounds=2")["rounds"] == 2
    assert brute.rules("goliath tiles=76")["players"] == 6
    assert brute.rules("french-400 draws=3 empty=5")["house"] == {"empty": "5"}
    for refused in ("french-400 size=3", "goliath zero=10"):
        with pytest.raises(ValueError, match=r"no such|no meaning"):
            brute.rules(refused)
    for refused, players in (("goliath", 5), ("french-400 hand=20", 3), ("pressman", 7)):
        with pytest.raises(ValueError, match="can't be dealt"):
            brute.hand_size(brute.rules(refused), players)


@pytest.mark.parametrize("name", brute.RULE_SETS)
def test_random_rounds_hang_together(name: str) -> None:
    for number in range(scaled(2, 20, 200)):
        scores, text = [0] * (2 + number % 3), ""
        for step in brute.random_round(name, len(scores), random.Random(number)):
            assert step.before == text or not text
            before = brute.read_position(step.before)
            after, scored = brute.play(before, step.move, step.drawn)
            text = brute.write_position(after)
            assert (scored, text) == (step.scored, step.after)
            assert brute.write_position(brute.read_position(text)) == text
            for seat, awards in scored:
                scores[seat] += sum(points for _, points in awards)
            assert after.scores == scores
        assert "over=" in text


@pytest.mark.parametrize("path", PERFT, ids=lambda path: path.stem)
def test_perft_files_are_what_this_counts(path: Path) -> None:
    most = scaled(40, 1_000, 100_000)
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    for line in lines:
        tpn, counted = line.split(" ; ")
        depth, count = map(int, counted.split())
        if count <= most:
            state = brute.read_position(tpn)
            assert brute.write_position(state) == tpn
            assert brute.perft(state, depth) == count, line
