"""Whole score sheets under each rule set, summed up by hand."""

import pytest

from tests.referee.paper import kept_on_paper
from triominoes.game.events import Lot
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW
from triominoes.notation.words import read_rules
from triominoes.referee.entries import Called
from triominoes.referee.reckon import Reckoning

SHEETS = {
    "french: the winner of the round goes before the highest total": (
        "french-400 hand=3 target=150",
        2,
        """
        awaits begin
        refused figure-first: p1 play 555 bridge
        refused value-missing: p1 play ?
        refused first-tile: p1 draw
        p1 play 555 = 25            # 15 + 10 for the triple
        awaits move p2
        p2 draw = -5
        p2 draw = -10
        refused must-draw: p2 pass
        p2 draw = -15
        refused draw-limit: p2 draw
        p2 pass = -25               # - 10 after three draws
        p1 play 455 = 39
        p2 play 445 bridge = 28     # 13 + 40
        p1 play ? 7 = 46
        awaits out p1
        refused due: p2 play 112
        end out
        awaits hold p2
        p2 hold 012,044,113,224,333 # 3 + 8 + 5 + 8 + 9 = 33
        totals 104 28               # 46 + 25 + 33
        awaits begin
        p2 show 444
        awaits move p2
        refused not-your-turn: p1 play 111
        p2 play 000 = 68            # 28 + 10 + 30
        p1 play ? 12 hexagon = 166  # 104 + 12 + 50
        refused tile-laid: p2 play 000
        p2 play 134 = 76
        p1 draw = 161
        p1 play ? 5 = 166
        refused not-in-hand: p2 play 244    # the last one is the triple that was shown
        p2 play 444 wedge = 128     # 76 + 12 + 40
        end out
        p1 hold ?2 9
        totals 166 162              # 128 + 25 + 9
        awaits over
        wins p2
        refused over: p1 play 111
        """,
    ),
    "pressman: each pass at an empty well costs 10, the fewest tiles win": (
        "pressman hand=17",
        3,
        """
        p2 play 444 = 22
        p3 draw = -5
        p3 draw = -10
        p3 draw = -15
        p3 draw = -20               # as many as one likes
        p3 draw = -25
        refused well-empty: p3 draw
        p3 pass = -35
        p1 pass = -10
        p2 play ? 9 = 31            # so the passes count anew
        p3 pass = -45
        p1 pass = -20
        awaits move p2
        refused not-blocked: end blocked
        p2 pass = 21
        awaits blocked p3
        refused end: end out
        end blocked
        awaits hold p1,p2,p3
        p3 hold ?22 140
        p1 hold ?17 100
        awaits hold p2
        p2 hold ?15 90
        totals -20 171 -45          # 21 + 100 + 140 - 90
        awaits begin
        p1 play 333 = -1            # - 20 + 9 + 10
        end stopped
        wins -
        """,
    ),
    "pressman: all have passed, and the table plays on": (
        "pressman",
        2,
        """
        p1 play 444 = 22
        p2 count 46
        p2 draw = -5
        refused well-empty: p2 draw
        p2 pass = -15
        p1 pass = 12
        awaits blocked p2
        p2 play 445 = -2            # a tile was overlooked
        p1 pass = 2
        p2 pass = -12
        awaits blocked p1
        p1 pass = -8                # said once more
        awaits move p2
        refused not-blocked: end blocked
        p2 pass = -22
        awaits blocked p1
        refused end: end out
        end stopped
        wins -
        """,
    ),
    "pressman: not a triple, so no award; four rounds are not needed at 400": (
        "pressman hand=1 target=50",
        4,
        """
        p3 play 345 = 12            # nobody has a triple
        end out
        p1 hold 112
        p2 hold 000
        awaits hold p4
        p4 hold 122
        totals 0 0 46 0             # 12 + 25 + 4 + 0 + 5
        p4 play ? 3 = 13            # 1-1-1: 3 + 10
        end out
        p1 hold ? 0
        p2 hold ? 15
        p3 hold ? 1
        totals 0 0 46 54            # 13 + 25 + 16
        wins p4
        """,
    ),
    "goliath: no award for the first tile, hexagons of 60 and 70, one round": (
        "goliath hand=4",
        3,
        """
        p3 play 012 = 3
        p1 play 122 = 5
        p2 draw = -5
        p2 play ? 8 double-hexagon = 63     # - 5 + 8 + 60
        refused figure-unpaid: p3 play 011 wedge
        p3 draw = -2
        p3 draw = -7
        p3 draw = -12
        p3 pass = -22
        p1 play 222 triple-hexagon = 81     # 5 + 6 + 70
        p2 play 333 = 72
        p3 play ? 15 = -7
        p1 play ? 4 = 85
        p2 play ? 2 = 74
        p3 play ? 0 = -7
        p1 play 455 = 99
        awaits out p1
        end out
        p2 hold 001,112
        p3 hold ?4 30
        totals 159 74 -7            # 99 + 25 + 5 + 30
        wins p1
        """,
    ),
    "goliath-classic: in a blocked round everybody loses the own tiles": (
        "goliath-classic hand=20",
        2,
        """
        p1 play 555 = 15
        refused count-well: p1 count 36
        p1 count 35                 # all that was left in the well
        p2 pass = 0
        p1 pass = 15
        awaits blocked p2
        end blocked
        p2 hold ?20 150
        p1 hold ?35 200
        totals -185 -150
        wins p2
        """,
    ),
    "tournament: several rounds, the highest total wins, whoever won the round": (
        "tournament hand=2 target=100",
        2,
        """
        p1 play 555 = 15
        p2 play ? 14 bridge = 54
        p1 play 045 hexagon = 74    # 15 + 9 + 50
        end out
        p2 hold ? 5
        totals 104 54               # 74 + 25 + 5
        wins p1
        """,
    ),
    "tournament: two rounds, then it goes on to 100": (
        "tournament hand=2 target=100",
        3,
        """
        p2 play 111 = 3
        p3 play 112 = 4
        p1 play 122 = 5
        p2 play 123 = 9
        end out
        p1 hold 333
        p3 hold ? 15
        totals 5 58 4               # 9 + 25 + 24
        p1 adjust -5 = 0
        p3 play 000 = 4             # a triple is worth no more than its value
        p1 play 001 hexagon = 51
        p2 play ? 1 = 59
        p3 draw = -1
        p3 draw = -6
        p3 draw = -11
        p3 pass = -21
        p1 play ? 4 = 55
        end out
        p2 hold 555
        p3 hold ?4 30
        totals 125 59 -21           # 55 + 25 + 45
        wins p1
        """,
    ),
    "children: a point a tile, figures of 1 to 3, and 5 for going out": (
        "children hand=3",
        2,
        """
        p2 play 345 = 1
        p1 play ? = 1
        p2 draw = 1
        p2 play ? bridge = 3
        p1 play 111 triple-hexagon = 5
        refused value-fixed: p2 play ? 9
        p2 play ? = 4
        p1 play ? 1 double-hexagon = 8
        end out
        totals 13 4                 # and nothing for the others' tiles
        wins p1
        """,
    ),
    "children: a blocked round just ends": (
        "children hand=20",
        2,
        """
        p2 play 345 = 1
        p1 count 36
        p1 pass = 0
        p2 pass = 1
        end blocked
        totals 0 1
        wins p2
        """,
    ),
    "nothing is scored: the rounds decide": (
        "goliath-classic count=no rounds=3 hand=2",
        2,
        """
        p1 play ? = 0
        p2 draw = 0
        p2 play 012 = 0
        p1 play ? = 0
        end out
        awaits begin
        p2 play ? = 0
        refused value-fixed: p1 play ? 4
        refused figure-unpaid: p1 play 111 bridge
        p1 count 54
        p1 pass = 0
        p2 pass = 0
        end blocked
        awaits hold p1,p2           # who has the fewest wins a blocked round
        p1 hold ?54
        p2 hold ?
        awaits begin
        p2 play 555 = 0
        p1 play 444 = 0
        p2 play 333 = 0
        end out
        totals 0 0
        wins p2
        """,
    ),
    "who resigns goes on holding tiles that bring nobody anything": (
        "french-400 hand=2",
        3,
        """
        p1 play 333 = 19
        p2 resign
        awaits move p3
        p3 play 233 = 8
        p1 play 223 = 26
        awaits out p1
        end out
        awaits hold p3
        p3 hold 222
        totals 57 0 8               # 26 + 25 + 6
        awaits begin
        refused not-your-turn: p2 play 444
        refused resigned: p2 resign
        p3 resign
        wins p1
        """,
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet(name: str) -> None:
    rules, players, text = SHEETS[name]
    kept_on_paper(rules, players, text)


def test_six_seats_with_a_tile_each() -> None:
    kept_on_paper(
        "goliath tiles=76 hand=1",
        6,
        """
        p6 play 021 = 3
        awaits out p6
        end out
        awaits hold p1,p2,p3,p4,p5
        p1 hold 012
        refused tile-seen: p2 hold 012
        refused hold-tiles: p2 hold 021
        p2 hold 001
        p3 hold ? 15
        refused hold-sum: p4 hold ?2 30
        refused hold-value: p4 hold ?
        p5 hold 555
        refused hold: p5 hold 444
        refused count-open: p5 count 2
        p4 hold ? 0
        totals 0 0 0 0 0 62         # 3 + 25 + 3 + 1 + 15 + 15 + 0
        wins p6
        """,
    )


BLOCKED = """
p1 play 555 = {first}
p1 count 35
p2 pass = 0
p1 pass = {first}
end blocked
"""


@pytest.mark.parametrize(
    ("rules", "first", "left", "totals"),
    [
        ("french-400", 25, "p1 hold ?35 200|p2 hold ?20 210", "25 -10"),
        ("french-400", 25, "p1 hold ?35 250|p2 hold ?20 100", "25 150"),
        ("french-400 blocked=lowest", 25, "p1 hold ?35 190|p2 hold ?20 200", "35 0"),
        ("french-400 blocked=all", 25, "p1 hold ?35 190|p2 hold ?20 200", "-165 -200"),
        ("goliath-classic blocked=fewest", 15, "p1 hold ?35 250|p2 hold ?20 100", "15 150"),
        ("goliath-classic blocked=lowest", 15, "p1 hold ?35 200|p2 hold ?20 200", "15 0"),
    ],
)
def test_a_blocked_round_by_its_own_rule(rules: str, first: int, left: str, totals: str) -> None:
    text = BLOCKED.format(first=first) + left.replace("|", "\n") + f"\ntotals {totals}"
    kept_on_paper(f"{rules} hand=20", 2, text)


def test_by_single_tiles_their_sum_is_not_enough() -> None:
    kept_on_paper(
        "french-400 blocked=smallest hand=1",
        3,
        """
        p1 count 1
        p1 play 555 = 25
        awaits out p1
        p1 count 2                  # no, two are left
        awaits move p2
        p2 count 52
        p2 pass = 0
        p3 pass = 0
        p1 pass = 25
        end blocked
        refused hold-which: p1 hold ?2 6
        """,
    )


def test_a_block_that_is_in_doubt_may_be_none() -> None:
    """Where drawing is voluntary, who has drawn three times may pass with a tile that fits."""
    reckoning = kept_on_paper(
        "goliath hand=9",
        2,
        """
        p1 play 555 = 15
        p2 count 44
        p2 draw = -5
        p2 draw = -10
        p2 draw = -15
        awaits move p2
        p2 pass = -25
        p1 pass = 15
        awaits blocked p2
        p2 play ? 7 bridge = 22
        awaits move p1
        """,
    )
    assert reckoning.standing.round.passes == 0


def test_the_record_says_who_begins_where_tiles_are_drawn_for_the_lead() -> None:
    drawn = kept_on_paper("goliath", 3, "p3 play 012 = 3")
    assert [event for event in drawn.events if isinstance(event, Lot)] == [Lot(2)]
    by_triple = kept_on_paper("pressman", 3, "p3 play 333 = 19")
    assert not any(isinstance(event, Lot) for event in by_triple.events)


def test_a_triple_that_was_shown_is_among_the_tiles_left() -> None:
    kept_on_paper(
        "french-400 hand=4",
        2,
        """
        p1 show 555
        p1 play 000 = 40
        p2 play 001 = 1
        p1 draw = 35
        p1 play 002 = 37
        p2 play 011 = 3
        p1 play 012 = 40
        p2 play 022 = 7
        p1 draw = 35
        p1 play 111 = 38
        p2 play 112 = 11
        end out
        awaits hold p1
        refused hold-tiles: p1 hold 013,123
        refused hold-value: p1 hold 555,?
        refused hold-value: p1 hold ?2
        refused hold-sum: p1 hold ?2 14
        refused hold-sum: p1 hold ?2 30
        refused hold-sum: p1 hold ? 14
        refused count-well: p1 hold ?50 375
        p1 hold ?2 19
        totals 38 55                # 11 + 25 + 19
        """,
    )


def test_a_seat_that_nobody_has() -> None:
    """A line is read for as many as play; an entry made otherwise is refused all the same."""
    reckoning = Reckoning.start(read_rules("pressman"), 2).after(Called(4, DRAW))
    slip = reckoning.lines[0].slip
    assert slip is not None
    assert slip.fault.code == "no-seat"


def test_the_figure_of_a_line() -> None:
    lines = kept_on_paper("goliath", 2, "p1 play 555 = 15\np2 play ? 7 double-hexagon = 67").lines
    assert [line.figure for line in lines] == [None, Figure.DOUBLE]
