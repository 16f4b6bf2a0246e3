"""Chance: every number follows from the seed, the deal and what it is for, never from who asks."""

from __future__ import annotations

from random import Random

from triominoes.game.dealer import SeedDealer


def deal_seed(seed: str, deal: int) -> str:
    """The seed of a deal's tiles; the rounds of a match are dealt from it by their numbers."""
    return f"{seed}/{deal}"


def dealer_of(seed: str, deal: int) -> SeedDealer:
    """The dealer of a deal: the same tiles whoever sits where."""
    return SeedDealer(deal_seed(seed, deal))


def chance_of(seed: str, deal: int, game: int, number: int, turn: int) -> Random:
    """A bot's chance for one choice: in which game of the deal, which round, after how many events.

    `game` counts the lineups and seatings of the deal, `turn` the events of the round so far.
    """
    return Random(f"{seed}/{deal}/{game}/{number}/{turn}")
