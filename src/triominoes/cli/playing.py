"""`play`: a match between persons and bots, new or gone on with."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from triominoes.cli.app import PROGRAM
from triominoes.cli.bots import StreamLog, play_bots
from triominoes.cli.errors import CommandError
from triominoes.cli.files import STANDARD, own_record, path_of, record_stream
from triominoes.cli.seats import PERSON, read_seats, seats_again
from triominoes.game.dealer import SeedDealer
from triominoes.game.rules import Rules
from triominoes.language import Language
from triominoes.language.tags import usual_rules
from triominoes.notation.record import read_record
from triominoes.notation.words import read_rules
from triominoes.table import FileLog, MemoryLog, Table, dealer_of, names_of
from triominoes.table.seats import USUAL_LEVEL
from triominoes.terminal.screen import Screen
from triominoes.terminal.session import Session
from triominoes.terminal.thinking import thinking_elsewhere

USUAL_SEATS = f"{PERSON},{USUAL_LEVEL}"

LONGEST_SEED = 200


class Wishes(NamedTuple):
    """What `play` was asked for; `None` where nothing was said."""

    rules: str | None = None
    house: tuple[str, ...] = ()
    seats: str | None = None
    seed: str | None = None
    record: str | None = None
    resume: str | None = None
    quiet: bool = False
    ascii_only: bool = False


def play(language: Language, wishes: Wishes) -> int:
    """Play a match as it was asked for; gives the exit code."""
    if wishes.resume is not None:
        _go_on(language, wishes, path_of(wishes.resume))
    else:
        _begin(language, wishes)
    return 0


def _begin(language: Language, wishes: Wishes) -> None:
    rules = _rules(language, wishes)
    seats = read_seats(wishes.seats if wishes.seats is not None else USUAL_SEATS, language)
    rules.check_players(len(seats))
    dealer = SeedDealer(_seed(wishes))
    now = datetime.now().astimezone()
    headers = [("date", f"{now:%Y-%m-%d}")]
    # What can't stand in a record is refused here, before there is a file.
    Table.open(rules, seats, dealer, MemoryLog(), headers)
    if not any(seat.is_person for seat in seats):
        name = wishes.record if wishes.record is not None else STANDARD
        output = None if wishes.quiet else sys.stderr if name == STANDARD else sys.stdout
        with record_stream(name) as stream:
            table = Table.open(rules, seats, dealer, StreamLog(stream), headers)
            play_bots(table, language, output)
        return
    if wishes.record == STANDARD:
        raise CommandError("error-record-person")
    file = own_record(now) if wishes.record is None else path_of(wishes.record)
    with thinking_elsewhere(seats) as seats_here:
        table = Table.open(rules, seats_here, dealer, FileLog.create(file), headers)
        _play_at_screen(table, Screen(language, wishes.ascii_only), file)


def _seed(wishes: Wishes) -> str:
    if wishes.seed is None:
        return secrets.token_hex(8)
    if len(wishes.seed) > LONGEST_SEED:
        raise CommandError("error-seed", most=LONGEST_SEED)
    return wishes.seed


def _rules(language: Language, wishes: Wishes) -> Rules:
    name = wishes.rules if wishes.rules is not None else usual_rules(language.tag)
    return read_rules(" ".join([name, *wishes.house]))


def _go_on(language: Language, wishes: Wishes, file: Path) -> None:
    for option in ("rules", "house", "seed", "record"):
        if getattr(wishes, option):
            raise CommandError("error-resume-options", option=f"--{option}")
    log = FileLog.reopen(file)
    record = read_record(log.read())
    names = names_of(record)
    seats = seats_again(names) if wishes.seats is None else read_seats(wishes.seats, language)
    dealer = dealer_of(record, secrets.token_hex(8))
    if any(seat.is_person for seat in seats):
        with thinking_elsewhere(seats) as seats_here:
            table = Table.resume(record, seats_here, dealer, log)
            _play_at_screen(table, Screen(language, wishes.ascii_only), file)
    else:
        table = Table.resume(record, seats, dealer, log)
        play_bots(table, language, None if wishes.quiet else sys.stdout)


def _play_at_screen(table: Table, screen: Screen, file: Path) -> None:
    again = shlex.join([_program(), "play", "--resume", str(file)])
    Session(table, screen, file, again).play()


def _program() -> str:
    """How a person calls the program: by its name if the shell finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.stem != PROGRAM or shutil.which(PROGRAM) == str(called):
        return PROGRAM
    return str(called)
