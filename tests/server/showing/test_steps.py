"""Records step by step: right ones, corrected ones, faulty ones, and what can't be read."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from tests.playing import SETUPS
from tests.server.showing.played import played
from tests.server.showing.test_told import short
from tests.strategies import records
from triominoes.game.board import Board
from triominoes.game.match import Match
from triominoes.game.moves import Placement
from triominoes.game.tiles import Tiles
from triominoes.language import Language
from triominoes.notation.masking import seen_by
from triominoes.notation.record import Record, write_record, write_records
from triominoes.notation.replay import replay
from triominoes.notation.words import read_tile
from triominoes.server.showing import steps as module
from triominoes.server.showing.steps import Replay, Step, steps_of

ENGLISH = Language("en")
RECORDS = Path(__file__).parents[2] / "records"


def shown(text: str | bytes, game: int = 0, language: Language = ENGLISH) -> Replay:
    found = steps_of(text if isinstance(text, bytes) else text.encode(), game, language)
    assert pickle.loads(pickle.dumps(found)) == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=Replay, strict=True) == found
    return found


def board_at(found: Replay, step: Step) -> list[str]:
    return found.boards[step.board][: step.laid]


def texts(board: Board | None) -> list[str]:
    return [str(Placement(*each[::-1])) for each in board.cells.items()] if board else []


def check_last(found: Replay, match: Match) -> None:
    """The last step shows the match as it stands."""
    last, state = found.steps[-1], match.round
    assert last.scores == list(match.scores)
    if state is None:
        return
    assert board_at(found, last) == texts(state.board)
    assert last.is_known == (state.board is not None)
    assert last.counts == [hand.count for hand in state.hands]
    for hand, tiles in zip(last.hands, state.hands, strict=True):
        assert Tiles.of(map(read_tile, hand[: len(tiles.known)]), hand.count("?")) == tiles


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_a_match_is_shown_as_it_was_played(rules: str, players: int) -> None:
    kept = played(short(rules), players, seed=6, incidents=players > 2)
    found = shown(write_record(kept.table.record))
    assert (found.games, found.game, found.cut, found.faults) == (1, 0, False, [])
    assert found.names == list(kept.table.names)
    assert len(found.steps) == len(kept.lines)
    for step, line in zip(found.steps, kept.lines, strict=True):
        after = line.before.after(line.event)
        assert after.round is not None
        assert board_at(found, step) == texts(after.round.board)
        assert step.scores == list(after.scores)
        assert step.hands == [sorted(map(str, hand.known)) for hand in after.round.hands]
        assert step.well == after.round.well.count
        assert step.told.say
    ended = [step for step in found.steps if step.told.kind == "match"]
    assert ended == found.steps[-1:]


@settings(max_examples=25)
@given(records(rounds=2))
def test_any_record_is_shown_to_its_end(record: Record) -> None:
    found = shown(write_record(record))
    assert found.faults == []
    if found.steps:
        check_last(found, replay(record))


@settings(max_examples=25)
@given(records(rounds=1))
def test_unknown_tiles_are_shown_as_such(record: Record) -> None:
    masked = seen_by(record, 0)
    found = shown(write_record(masked))
    if found.steps:
        check_last(found, replay(masked))
        assert len(found.boards) <= 4


@pytest.mark.parametrize("file", sorted(RECORDS.rglob("*.tgn")), ids=lambda file: file.stem)
def test_recorded_games_are_shown(file: Path) -> None:
    found = shown(file.read_bytes())
    assert found.steps or found.faults
    assert all(fault.say for fault in found.faults)
    if "faulty" in file.parts:
        assert found.faults
    elif "matches" in file.parts:
        assert not found.faults


def test_several_games_are_shown_one_at_a_time() -> None:
    games = [played("pressman target=60", 2, seed).table.record for seed in (1, 2, 3)]
    text = write_records(games)
    first, last, beyond = (shown(text, game) for game in (0, 2, 99))
    assert (first.games, first.game, last.game, beyond.game) == (3, 0, 2, 2)
    assert first.steps != last.steps
    assert last == beyond
    assert last.steps[-1].scores == list(replay(games[2]).scores)
    assert text.splitlines()[last.steps[-1].line - 1].startswith("match")


def test_what_was_taken_back_is_not_shown() -> None:
    kept = played("pressman target=60", 2, seed=1)
    lines = write_record(kept.table.record).splitlines()
    plays = [number for number, line in enumerate(lines) if " play " in line]
    cut = [*lines[: plays[3] + 1], "back 2"]
    found = shown("\n".join(cut) + "\n")
    assert found.faults == []
    assert sum(step.told.kind == "play" for step in found.steps) < 4


def test_a_text_that_is_no_record_has_faults_and_no_steps() -> None:
    for text in (b"", b"hello", b"\xff\xfe\x00", b"triominoes: 1\nrules: nope\np1: A\np2: B\n\n"):
        found = shown(text)
        assert not found.steps
        assert found.faults
        assert found.faults[0].line >= 1
    french = shown(b"hello", language=Language("fr")).faults[0]
    assert french.say != shown(b"hello").faults[0].say


def test_a_faulty_line_is_named_with_what_it_should_say() -> None:
    kept = played("pressman target=60", 2, seed=1)
    text = write_record(kept.table.record)
    line = next(line for line in text.splitlines() if " play " in line and "=" in line)
    wrong = line.rsplit("=", 1)[0] + "=999"
    found = shown(text.replace(line, wrong, 1))
    (fault,) = found.faults
    assert fault.line == text.splitlines().index(line) + 1
    assert (fault.says, fault.should) == ("=999", "=" + line.rsplit("=", 1)[1])
    assert fault.say


def test_an_endless_record_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_STEPS", 20)
    found = shown(write_record(played("pressman target=60", 2, seed=1).table.record))
    assert found.cut
    assert len(found.steps) == 20
