"""`replay`: steps through a record."""

from __future__ import annotations

import sys

from triominoes.cli.files import STANDARD, read_input
from triominoes.language import Language
from triominoes.notation.record import read_records
from triominoes.terminal.screen import Screen
from triominoes.terminal.steps import print_steps, steps_of, walk


def replay(language: Language, file: str, ascii_only: bool) -> int:
    """Step through a file's games, or print them where nobody can type; gives the exit code."""
    steps = list(steps_of(read_records(read_input(file))))
    screen = Screen(language, ascii_only)
    if not steps:
        screen.say("replay-empty", file=file)
    elif file != STANDARD and sys.stdin.isatty() and sys.stdout.isatty():
        walk(screen, steps)
    else:
        print_steps(screen, steps)
    return 0
