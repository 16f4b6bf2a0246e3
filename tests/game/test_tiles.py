import pytest

from triominoes.game.tiles import NO_TILES, SIX_PLAYER_SET, Digits, Tile, Tiles, rotations, tile_of

ONE, TWO, THREE = Tile(0, 0, 1), Tile(0, 0, 2), Tile(0, 0, 3)


@pytest.mark.parametrize(
    ("digits", "text"),
    [((0, 1, 2), "012"), ((2, 0, 1), "012"), ((1, 0, 2), "021"), ((5, 5, 4), "455")],
)
def test_a_tile_is_written_in_the_rotation_that_sorts_first(digits: Digits, text: str) -> None:
    assert str(tile_of(digits)) == text
    assert all(tile_of(reading) == tile_of(digits) for reading in rotations(digits))


@pytest.mark.parametrize("digits", [(0, 0, 6), (-1, 0, 0), (9, 9, 9)])
def test_no_tile_has_other_digits(digits: Digits) -> None:
    with pytest.raises(ValueError, match="no tile"):
        tile_of(digits)


def test_tiles_sort_as_their_texts() -> None:
    assert [str(tile) for tile in sorted(SIX_PLAYER_SET)] == sorted(map(str, SIX_PLAYER_SET))


def test_a_triple_has_one_reading_any_other_tile_three() -> None:
    assert {len(rotations(tile)) for tile in SIX_PLAYER_SET if tile.is_triple} == {1}
    assert {len(set(rotations(tile))) for tile in SIX_PLAYER_SET if not tile.is_triple} == {3}


def test_the_mirror_of_a_mirror_is_the_tile() -> None:
    assert Tile(0, 1, 2).mirror == Tile(0, 2, 1)
    assert all(tile.mirror.mirror == tile for tile in SIX_PLAYER_SET)
    assert sum(tile.mirror == tile for tile in SIX_PLAYER_SET) == 36


def test_a_pile_counts_known_and_unknown_tiles() -> None:
    pile = Tiles.of([ONE, TWO], 3)
    assert pile.count == 5
    assert pile.value == 3
    assert NO_TILES.count == 0


def test_a_tile_is_added_known_or_not() -> None:
    pile = Tiles.of([ONE])
    assert pile.with_tile(TWO) == Tiles.of([ONE, TWO])
    assert pile.with_tile(None) == Tiles.of([ONE], 1)


def test_a_known_tile_is_taken_before_an_unknown_one() -> None:
    pile = Tiles.of([ONE], 2)
    assert pile.without(ONE) == Tiles(frozenset(), 2)
    assert pile.without(TWO) == Tiles.of([ONE], 1)


def test_an_unknown_tile_taken_leaves_the_others_in_doubt() -> None:
    assert Tiles.of([ONE, TWO]).without(None) == Tiles(frozenset(), 1)
    assert Tiles.of([ONE, TWO]).without(THREE) == Tiles(frozenset(), 1)
    assert NO_TILES.without(None) == NO_TILES
