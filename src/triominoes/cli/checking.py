"""`check`: replays records and names everything that the rules contradict."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from triominoes.cli.errors import FAULTS, UNREADABLE, CommandError, sentences
from triominoes.cli.files import read_input
from triominoes.game.errors import NotationError, RecordError
from triominoes.language import Language
from triominoes.notation.corrections import Correction
from triominoes.notation.record import Record, read_records
from triominoes.notation.replay import check as faults_of
from triominoes.notation.says import is_worded
from triominoes.terminal.screen import printable


def check(language: Language, files: Sequence[str], as_json: bool) -> int:
    """Check every file; gives 2 if one can't be read, else 1 if one has faults, else 0."""
    checker = _Checker(language, as_json)
    return max(checker.check(file) for file in files)


class _Checker:
    """Checks files and prints what is found, for a person or for a program."""

    def __init__(self, language: Language, as_json: bool) -> None:
        self.language = language
        self.as_json = as_json

    def check(self, file: str) -> int:
        """The exit code for one file."""
        try:
            records = read_records(read_input(file))
        except NotationError as error:
            self._tell_unreadable(file, error)
            return UNREADABLE
        except (OSError, CommandError) as error:
            for sentence in sentences(self.language, error):
                print(sentence, file=sys.stderr)
            return UNREADABLE
        errors = [found for record in records for found in faults_of(record)]
        for found in errors:
            self._tell(file, found)
        if not self.as_json:
            self._sum_up(file, records, bool(errors))
        return FAULTS if errors else 0

    def _tell(self, file: str, error: RecordError) -> None:
        says, should, why = error.says, error.should, self.language.fault(error.fault)
        if self.as_json:
            _print_object(file, error.line, error.column, error.fault.code, says, should)
        elif is_worded(error):
            self._say("check-refused", file=file, line=error.line, says=says, why=why)
        else:
            line = error.line
            self._say("check-fault", file=file, line=line, says=says, should=should, why=why)

    def _tell_unreadable(self, file: str, error: NotationError) -> None:
        line, column = error.line, error.column
        for fault in error.faults:
            if self.as_json:
                says, should = (str(fault.facts.get(key, "")) for key in ("says", "should"))
                _print_object(file, line, column, fault.code, says, should)
            else:
                why = self.language.fault(fault)
                self._say("check-unreadable", file=file, line=line, column=column, why=why)

    def _sum_up(self, file: str, records: Sequence[Record], has_faults: bool) -> None:
        entries = [entry for record in records for entry in record.entries]
        corrections = sum(isinstance(entry.what, Correction) for entry in entries)
        if corrections:
            self._say("check-corrected", file=file, count=corrections)
        if not has_faults:
            events = sum(entry.what is not None for entry in entries)
            self._say("check-right", file=file, events=events)

    def _say(self, message: str, **facts: str | int) -> None:
        print(printable(self.language.say(message, **facts)))


def _print_object(file: str, line: int, column: int, code: str, says: str, should: str) -> None:
    fault = {"file": file, "line": line, "column": column, "code": code}
    print(json.dumps({**fault, "says": says, "should": should}, ensure_ascii=False))
