"""The command line: `main` finds the language, lets Typer read the arguments, and does the job."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from triominoes.language import Language

# Everything else is imported inside of `main`, which knows what to do about Ctrl-C.

INTERRUPTED, BROKEN_PIPE = 130, 141
"""Exit codes, as shells give them: ended by Ctrl-C, and by a reader that went away."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the process, or with these; gives the exit code."""
    try:
        _open_what_is_closed()
        return _main(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more at its end, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _open_what_is_closed() -> None:
    """Let every stream exist: what is closed when the program starts is `None` in Python."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _main(arguments: list[str]) -> int:
    from triominoes.cli.encoding import read_what_can_be_read, write_what_can_be_written
    from triominoes.cli.errors import UNREADABLE, sentences
    from triominoes.language import Language, best_language

    write_what_can_be_written(sys.stdout, sys.stderr)
    read_what_can_be_read(sys.stdin)
    language = Language(best_language())
    try:
        words, tag = _language_asked_for(arguments)
        if tag is not None:
            language = Language(tag)
        code = _run(language, _with_command(words))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except Exception as error:
        for sentence in sentences(language, error):
            print(sentence, file=sys.stderr)
        return UNREADABLE
    return code


def _run(language: Language, words: list[str]) -> int:
    from triominoes.cli.app import PROGRAM, make_app

    # A command gives its job back, so that it runs outside of Typer, which has words of its own
    # for an interruption or a broken pipe. After a help page there is only an exit code.
    job = make_app(language)(args=words, prog_name=PROGRAM, standalone_mode=False)
    return job() if callable(job) else int(job or 0)


def _language_asked_for(words: list[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang xx`, wherever it stands, and its language."""
    from triominoes.language import best_language

    rest: list[str] = []
    wanted = None
    given = iter(words)
    for word in given:
        if word == "--":
            return [*rest, word, *given], wanted
        if word == "--lang" or word.startswith("--lang="):
            wanted = word.partition("=")[2] or next(given, "")
        else:
            rest.append(word)
    return rest, None if wanted is None else best_language(wanted)


def _with_command(words: list[str]) -> list[str]:
    """The arguments with `serve --open` before them if they name no command."""
    if not words or (words[0].startswith("-") and words[0] != "--help"):
        return ["serve", "--open", *words]
    return words
