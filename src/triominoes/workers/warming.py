"""Getting the core ready: imported, compiled or read from its cache, and each level asked once."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from triominoes.game.dealer import SeedDealer
from triominoes.game.rulesets import RULESETS
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.levels import LEVELS
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player
from triominoes.table import MemoryLog, Seat, Table

TILES_LAID = 8


def needs_core(bot: Player) -> bool:
    """Whether a bot thinks with the compiled core, as its attribute `needs_core` says."""
    return bool(getattr(bot, "needs_core", False))


def warm_core() -> bool:
    """Get the core ready in this process; gives whether it runs compiled.

    The first time on a computer this takes half a minute of one core, later a second.
    """
    from triominoes.core import kernel, packing

    packing.warm_up()
    if kernel.COMPILED:
        _rehearse()
    return kernel.COMPILED


def _rehearse() -> None:
    """Ask each level that needs the core once, so that it finds everything loaded at the table."""
    view = a_decision()
    for bot in map(make_player, LEVELS):
        if needs_core(bot):
            with suppress(Exception):  # a fault of a bot is told where it plays
                bot.choose(view, Random(0))


def a_decision() -> View:
    """The view of a seat that has several moves in the middle of a round, always the same."""
    seats, greedy, chance = [Seat("A"), Seat("B")], GreedyPlayer(), Random(0)
    table = Table.open(RULESETS["french-400"], seats, SeedDealer("warm"), MemoryLog())
    table.advance()
    while True:
        assert table.turn is not None
        view = table.view(table.turn)
        assert view.round.board is not None
        if len(view.round.board.cells) >= TILES_LAID and len(view.legal_moves) > 1:
            return view
        table.play(table.turn, greedy.choose(view, chance))
