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
        Board as Board,
    )
    from triominoes.game.clauses import (
        Clause as Clause,
        clauses as clauses,
    )
    from triominoes.game.dealer import (
        AskedDealer as AskedDealer,
        Dealer as Dealer,
        Script as Script,
        ScriptDealer as ScriptDealer,
        SeedDealer as SeedDealer,
    )
    from triominoes.game.errors import (
        IllegalMove as IllegalMove,
        NotationError as NotationError,
        RecordError as RecordError,
        SetupError as SetupError,
        TriominoesError as TriominoesError,
    )
    from triominoes.game.figures import (
        Figure as Figure,
        figure_at as figure_at,
    )
    from triominoes.game.grid import Cell as Cell
    from triominoes.game.match import Match as Match
    from triominoes.game.moves import (
        DRAW as DRAW,
        PASS as PASS,
        Move as Move,
        Placement as Placement,
        Reason as Reason,
        Refusal as Refusal,
    )
    from triominoes.game.round import (
        Need as Need,
        Round as Round,
    )
    from triominoes.game.rules import (
        HOUSE_RULES as HOUSE_RULES,
        Rules as Rules,
    )
    from triominoes.game.rulesets import (
        RULESETS as RULESETS,
        SOURCES as SOURCES,
        rules_for as rules_for,
    )
    from triominoes.game.tiles import (
        CLASSIC_SET as CLASSIC_SET,
        SIX_PLAYER_SET as SIX_PLAYER_SET,
        Tile as Tile,
        Tiles as Tiles,
        tile_of as tile_of,
    )
    from triominoes.game.view import View as View
    from triominoes.language import (
        Language as Language,
        best_language as best_language,
        languages as languages,
    )
    from triominoes.notation.event import (
        read_event as read_event,
        write_event as write_event,
    )
    from triominoes.notation.masking import seen_by as seen_by
    from triominoes.notation.position import (
        read_position as read_position,
        write_position as write_position,
    )
    from triominoes.notation.record import (
        Record as Record,
        read_record as read_record,
        read_records as read_records,
        write_record as write_record,
        write_records as write_records,
    )
    from triominoes.notation.replay import (
        check as check,
        clean as clean,
        replay as replay,
    )
    from triominoes.notation.words import (
        read_move as read_move,
        read_placement as read_placement,
        read_tile as read_tile,
        read_tiles as read_tiles,
        write_move as write_move,
        write_tiles as write_tiles,
    )
    from triominoes.players.advice import (
        Advice as Advice,
        Candidate as Candidate,
        advise as advise,
    )
    from triominoes.players.budget import Budget as Budget
    from triominoes.players.greedy import GreedyPlayer as GreedyPlayer
    from triominoes.players.protocol import Player as Player
    from triominoes.players.random import RandomPlayer as RandomPlayer
    from triominoes.players.registry import (
        make_player as make_player,
        player_names as player_names,
    )
    from triominoes.table import (
        FileLog as FileLog,
        MemoryLog as MemoryLog,
        Seat as Seat,
        Table as Table,
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
    "notation.record": "Record read_record read_records write_record write_records",
    "notation.replay": "check clean replay",
    "notation.words": "read_move read_placement read_tile read_tiles write_move write_tiles",
    "players.advice": "Advice Candidate advise",
    "players.budget": "Budget",
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
