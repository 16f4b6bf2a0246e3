"""Triominoes: everything for playing Triominos, by any of its printed rules.

`import triominoes as tri` offers the names below; each is loaded when it is first used, so that the
command line starts quickly and a notebook loads no terminal.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from triominoes.game import events as events
    from triominoes.game.board import (
        EMPTY as EMPTY,
    )
    from triominoes.game.board import (
        Board as Board,
    )
    from triominoes.game.clauses import (
        Clause as Clause,
    )
    from triominoes.game.clauses import (
        clauses as clauses,
    )
    from triominoes.game.dealer import (
        AskedDealer as AskedDealer,
    )
    from triominoes.game.dealer import (
        Dealer as Dealer,
    )
    from triominoes.game.dealer import (
        Script as Script,
    )
    from triominoes.game.dealer import (
        ScriptDealer as ScriptDealer,
    )
    from triominoes.game.dealer import (
        SeedDealer as SeedDealer,
    )
    from triominoes.game.errors import (
        IllegalMove as IllegalMove,
    )
    from triominoes.game.errors import (
        NotationError as NotationError,
    )
    from triominoes.game.errors import (
        RecordError as RecordError,
    )
    from triominoes.game.errors import (
        SetupError as SetupError,
    )
    from triominoes.game.errors import (
        TriominoesError as TriominoesError,
    )
    from triominoes.game.figures import (
        Figure as Figure,
    )
    from triominoes.game.figures import (
        figure_at as figure_at,
    )
    from triominoes.game.grid import Cell as Cell
    from triominoes.game.match import Match as Match
    from triominoes.game.moves import (
        DRAW as DRAW,
    )
    from triominoes.game.moves import (
        PASS as PASS,
    )
    from triominoes.game.moves import (
        Move as Move,
    )
    from triominoes.game.moves import (
        Placement as Placement,
    )
    from triominoes.game.moves import (
        Reason as Reason,
    )
    from triominoes.game.moves import (
        Refusal as Refusal,
    )
    from triominoes.game.round import (
        Need as Need,
    )
    from triominoes.game.round import (
        Round as Round,
    )
    from triominoes.game.rules import (
        HOUSE_RULES as HOUSE_RULES,
    )
    from triominoes.game.rules import (
        Rules as Rules,
    )
    from triominoes.game.rulesets import (
        RULESETS as RULESETS,
    )
    from triominoes.game.rulesets import (
        SOURCES as SOURCES,
    )
    from triominoes.game.rulesets import (
        rules_for as rules_for,
    )
    from triominoes.game.tiles import (
        CLASSIC_SET as CLASSIC_SET,
    )
    from triominoes.game.tiles import (
        SIX_PLAYER_SET as SIX_PLAYER_SET,
    )
    from triominoes.game.tiles import (
        Tile as Tile,
    )
    from triominoes.game.tiles import (
        Tiles as Tiles,
    )
    from triominoes.game.tiles import (
        tile_of as tile_of,
    )
    from triominoes.game.view import View as View
    from triominoes.language import (
        Language as Language,
    )
    from triominoes.language import (
        best_language as best_language,
    )
    from triominoes.language import (
        languages as languages,
    )
    from triominoes.notation.event import (
        read_event as read_event,
    )
    from triominoes.notation.event import (
        write_event as write_event,
    )
    from triominoes.notation.masking import seen_by as seen_by
    from triominoes.notation.position import (
        read_position as read_position,
    )
    from triominoes.notation.position import (
        write_position as write_position,
    )
    from triominoes.notation.record import (
        Record as Record,
    )
    from triominoes.notation.record import (
        read_record as read_record,
    )
    from triominoes.notation.record import (
        read_records as read_records,
    )
    from triominoes.notation.record import (
        write_record as write_record,
    )
    from triominoes.notation.replay import (
        check as check,
    )
    from triominoes.notation.replay import (
        clean as clean,
    )
    from triominoes.notation.replay import (
        replay as replay,
    )
    from triominoes.notation.words import (
        read_move as read_move,
    )
    from triominoes.notation.words import (
        read_placement as read_placement,
    )
    from triominoes.notation.words import (
        read_tile as read_tile,
    )
    from triominoes.notation.words import (
        read_tiles as read_tiles,
    )
    from triominoes.notation.words import (
        write_move as write_move,
    )
    from triominoes.notation.words import (
        write_tiles as write_tiles,
    )
    from triominoes.players.greedy import GreedyPlayer as GreedyPlayer
    from triominoes.players.protocol import Player as Player
    from triominoes.players.random import RandomPlayer as RandomPlayer
    from triominoes.players.registry import (
        make_player as make_player,
    )
    from triominoes.players.registry import (
        player_names as player_names,
    )
    from triominoes.table import (
        FileLog as FileLog,
    )
    from triominoes.table import (
        MemoryLog as MemoryLog,
    )
    from triominoes.table import (
        Seat as Seat,
    )
    from triominoes.table import (
        Table as Table,
    )
    from triominoes.table import (
        play_match as play_match,
    )
    from triominoes.terminal.drawing import draw_board as draw_board
    from triominoes.testing import check_player as check_player

_WHERE = {
    "game.events": "events",
    "game.board": "EMPTY Board",
    "game.clauses": "Clause clauses",
    "game.dealer": "AskedDealer Dealer Script ScriptDealer SeedDealer",
    "game.errors": "IllegalMove NotationError RecordError SetupError TriominoesError",
    "game.figures": "Figure figure_at",
    "game.grid": "Cell",
    "game.match": "Match",
    "game.moves": "DRAW PASS Move Placement Reason Refusal",
    "game.round": "Need Round",
    "game.rules": "HOUSE_RULES Rules",
    "game.rulesets": "RULESETS SOURCES rules_for",
    "game.tiles": "CLASSIC_SET SIX_PLAYER_SET Tile Tiles tile_of",
    "game.view": "View",
    "language": "Language best_language languages",
    "notation.event": "read_event write_event",
    "notation.masking": "seen_by",
    "notation.position": "read_position write_position",
    "notation.record": "Record read_record read_records write_record",
    "notation.replay": "check clean replay",
    "notation.words": "read_move read_placement read_tile read_tiles write_move write_tiles",
    "players.greedy": "GreedyPlayer",
    "players.protocol": "Player",
    "players.random": "RandomPlayer",
    "players.registry": "make_player player_names",
    "table": "FileLog MemoryLog Seat Table play_match",
    "terminal.drawing": "draw_board",
    "testing": "check_player",
}
"""The public names by module."""

_MODULES = {name: module for module, names in _WHERE.items() for name in names.split()}

__all__ = tuple(_MODULES)


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_MODULES[name]}")
    found = module if name == "events" else getattr(module, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
