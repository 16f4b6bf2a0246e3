"""Whatever goes wrong at the command line, as sentences in a person's language."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from triominoes.game.errors import (
    Fact,
    Fault,
    IllegalMove,
    NotationError,
    SetupError,
    TriominoesError,
)
from triominoes.language import Language
from triominoes.terminal.files import why_not

FAULTS, UNREADABLE = 1, 2
"""Exit codes: a record has faults; a command, a file or a position can't be used at all."""


class CommandError(Exception):
    """Something that a command refuses, as a message of the language files and its facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def sentences(language: Language, error: Exception) -> Iterable[str]:
    """What an error says; raises it again if it is none that a person could have caused."""
    match error:
        case CommandError(message=message, facts=facts):
            yield language.say(message, **facts)
        case SetupError(faults=faults) | NotationError(faults=faults):
            yield from map(language.fault, faults)
        case IllegalMove(refusal=refusal):
            yield language.refusal(refusal)
        case TriominoesError() if isinstance(fault := getattr(error, "fault", None), Fault):
            yield language.fault(fault)  # of a record, a table, a store
        case typer.TyperException():
            yield _usage(language, error)
        case FileExistsError(filename=file):
            yield language.say("error-record-exists", file=str(file))
        case OSError():
            yield language.say(
                "error-file", file=str(error.filename or ""), why=why_not(language, error)
            )
        case _:
            raise error


def _usage(language: Language, error: typer.TyperException) -> str:
    """A command line that Typer can't read; its own words are English."""
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return language.say("error-no-option", option=option)
        case "BadOptionUsage":
            return language.say("error-option-value", option=option)
        case "BadParameter" if parameter is not None:
            return language.say("error-option-value", option=parameter.opts[0])
        case "MissingParameter":
            return language.say("error-missing", what=str(getattr(parameter, "metavar", "")))
        case _:
            return language.say("error-arguments")
