"""What a seat may do, in words: which tile where, what it brings, and what drawing costs."""

from __future__ import annotations

import pytest

from tests.server.showing.played import Kept
from triominoes.game.events import Award
from triominoes.game.moves import DRAW, PASS
from triominoes.game.round import Round
from triominoes.language import Language
from triominoes.notation.position import read_position
from triominoes.notation.words import read_placement
from triominoes.server.messages import Option
from triominoes.server.showing.options import drawing_of, options_of, passing_of

ENGLISH, FRENCH = Language("en"), Language("fr")


def position(board: str, hand: str, rest: str = "rules=french-400", drawn: int = 0) -> Round:
    """A round with this board, where the first seat is to move."""
    tiles = (
        0
        if board == "-"
        else sum(
            part.isdigit() for row in board.split(":")[1].split("/") for part in row.split(",")
        )
    )
    mine = hand.count(",") + 1
    left = 56 - tiles - mine - 9
    return read_position(f"{board} {hand}/?9 ?{left} p1 0/0 {drawn} 0 {rest}")


def options(state: Round, language: Language = ENGLISH) -> dict[str, Option]:
    return {each.move: each for each in options_of(state, state.legal_moves, language)}


def test_a_placement_names_the_tile_beside_it_and_its_side() -> None:
    state = position("e0n0:333", "033,111,222,444,555,001,011,022,044")
    found = options(state)
    assert sorted(found) == ["033@e0s1", "303@w1n0", "330@e1n0"]
    below = next(each for each in found.values() if each.cell == "e0s1")
    assert below.what == "0-3-3 below 3-3-3"
    assert below.how == "at the side 3-3"
    assert (below.points, below.figure) == (6, None)
    french = next(each for each in options(state, FRENCH).values() if each.cell == "e0s1")
    assert (french.what, french.how) == ("0-3-3 au-dessous de 3-3-3", "contre le côté 3-3")


def test_the_first_tile_says_how_it_lies() -> None:
    kept = Kept("goliath-classic", 2, seed=1)
    next(kept.play())
    state = kept.table.match.round
    assert state is not None
    found = options(state)
    plain = [each for each in found.values() if len(set(each.tile)) == 3]
    assert plain
    for each in found.values():
        assert each.what.endswith("to open")
        a, b, c = list(each.move[:3])
        assert each.how == f"{a} on top, {b} at the right, {c} at the left"
    assert len({each.how for each in plain}) == len(plain)


def test_a_triple_that_opens_says_its_sum() -> None:
    kept = next(
        kept
        for kept in (Kept("french-400", 2, seed) for seed in range(99))
        if next(kept.play()) and "555" in str(kept.table.match.round.legal_moves[0])  # type: ignore[union-attr]
    )
    state = kept.table.match.round
    assert state is not None
    (only,) = options(state).values()
    assert (only.what, only.how, only.points) == ("5-5-5 to open", "15 + opening 10", 25)
    assert [(part.name, part.points) for part in only.parts] == [("tile", 15), ("opening", 10)]


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ("None of your tiles fits.", "Drawing a tile costs 5 points.", "still draw 3 in")),
        ("fr", ("Aucun de vos triominos ne convient.", "coûte 5 points.", "encore en piocher 3")),
        ("pt-PT", ("Nenhuma das suas peças serve.", "custa 5 pontos.", "ainda pode tirar 3.")),
        ("pt-BR", ("Nenhuma das suas peças encaixa.", "custa 5 pontos.", "ainda pode comprar 3.")),
    ],
)
def test_drawing_says_its_price_and_what_is_left(tag: str, said: tuple[str, ...]) -> None:
    state = position("e0n0:333", "111,222,444")
    moves = state.legal_moves
    assert moves == (DRAW,)
    drawing = drawing_of(state, moves, Language(tag))
    assert drawing is not None
    assert (drawing.price, drawing.drawn, drawing.limit) == (5, 0, 3)
    assert all(part in drawing.say for part in said)
    assert passing_of(state, moves, ENGLISH) is None


def test_the_last_tile_that_may_be_drawn() -> None:
    state = position("e0n0:333", "111,222,444", drawn=2)
    drawing = drawing_of(state, state.legal_moves, ENGLISH)
    assert drawing is not None
    assert drawing.say.endswith("You may still draw one in this turn.")


def test_any_number_may_be_drawn_for_nothing() -> None:
    state = position("e0n0:333", "111,222,444", "rules=children draws=any")
    drawing = drawing_of(state, state.legal_moves, ENGLISH)
    assert drawing is not None
    assert (drawing.price, drawing.limit) == (0, None)
    assert drawing.say == "None of your tiles fits. Drawing a tile costs nothing."


def test_who_may_pass_though_a_tile_fits_is_told_the_price() -> None:
    state = position("e0n0:333", "033,111,222,444", "rules=goliath-classic", drawn=3)
    moves = state.legal_moves
    assert PASS in moves
    assert DRAW not in moves
    assert len(moves) > 1
    passing = passing_of(state, moves, ENGLISH)
    assert passing is not None
    assert (passing.price, passing.say) == (10, "Passing costs 10 points.")
    stuck = position("e0n0:333", "012,111,222,444", "rules=goliath-classic", drawn=3)
    only = passing_of(stuck, stuck.legal_moves, ENGLISH)
    assert only is not None
    assert only.say == "None of your tiles fits. Passing costs 10 points."


def test_a_sum_names_its_figure_in_every_language() -> None:
    awards = (Award("", 6), Award("hexagon", 50))
    said = {tag: Language(tag).sum(awards) for tag in ("en", "fr", "pt-PT", "pt-BR")}
    assert said == {
        "en": "6 + hexagon 50",
        "fr": "6 + hexagone 50",
        "pt-PT": "6 + hexágono 50",
        "pt-BR": "6 + hexágono 50",
    }


def test_a_tile_that_touches_two_names_the_other_as_well() -> None:
    """Over whole matches: what is neither a figure nor at one side names all it touches."""
    seen = 0
    kept = Kept("goliath tiles=76", 3, seed=4)
    for _ in kept.play():
        state = kept.table.match.round
        assert state is not None
        for move, option in options(state).items():
            if option.how.startswith("next to"):
                seen += 1
                assert state.board is not None
                cell = read_placement(move).cell
                pattern = state.board.pattern(cell)
                assert None not in pattern
                assert option.figure is None
                assert not set(option.how[8:].split(" and ")) & {option.what.split(" ")[-1]}
    assert seen
