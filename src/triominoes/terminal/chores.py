"""What a person may do in a turn beside a move: ask why, copy the record, ask for help."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from triominoes.game.events import Scored
from triominoes.language.telling import tell
from triominoes.terminal.commands import COMMANDS
from triominoes.terminal.files import why_not
from triominoes.terminal.past import Happened
from triominoes.terminal.screen import Screen


def say_why(
    screen: Screen, past: Sequence[Happened], seat: int | None, names: Sequence[str]
) -> None:
    """The last points that anybody got or lost: their sum, and the clauses that they follow."""
    for event, before in reversed(past):
        if isinstance(event, Scored) and event.awards:
            screen.print(tell(event, before, seat, names, screen.language) or "")
            for line in screen.language.why(event, before):
                screen.print(line)
            return
    screen.say("why-none")


def save(screen: Screen, record: Path, name: str) -> None:
    """Tell where the record is, or copy it to a new file that a person names."""
    if not name:
        screen.say("saved-at", file=str(record))
        return
    try:
        with record.open("rb") as source, Path(name).expanduser().open("xb") as copy:
            shutil.copyfileobj(source, copy)
    except FileExistsError:
        screen.say("save-exists", file=name)
    except (OSError, RuntimeError, ValueError) as error:  # no disk, no home, no such name
        screen.say("save-failed", file=name, why=why_not(screen.language, error))
    else:
        screen.say("saved-copy", file=name)


def say_help(screen: Screen) -> None:
    """Every word that can be typed, and what it does."""
    language = screen.language
    screen.say("turn-help")
    screen.print_pairs(
        {language.say(f"word-{name}"): language.say(f"do-{name}") for name in COMMANDS}
    )
    screen.say("placement-help")
