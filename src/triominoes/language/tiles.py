"""Tiles as people say them, digit by digit."""

from __future__ import annotations

from triominoes.game.tiles import Tile


def tile_words(tile: Tile) -> str:
    """A tile with its digits apart: `0-1-5`."""
    return "-".join(map(str, tile))
