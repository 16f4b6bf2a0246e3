"""Fuzzing: whatever stands in a file, nothing but our own errors comes out of reading it."""

import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from tests.playing import SETUPS, played
from tests.sizes import scaled
from tests.strategies import Played, is_position, record_of
from triominoes.game.errors import NotationError
from triominoes.notation.faults import UNSAFE
from triominoes.notation.masking import seen_by
from triominoes.notation.position import read_position, write_position
from triominoes.notation.record import read_records, write_record, write_records
from triominoes.notation.replay import check, clean, replay

MUTATED = scaled(quick=1_000, full=2_000, long=100_000)
BATCHES = 10
WORDS = (
    "p1 p2 p6 play draw pass score adjust show hold resign round deal lead lot well position commit"
    " salt seed sit back void instead after end match out blocked stopped ? ?9 - 000 012 021 067"
    " 333@e0n0 501@w3s2 +5 -5 =0 =-15 opening+10 zero+30 bridge+40 hands+9 own-9 1 2 99 0 ; : , /"
    " rules=pressman over=out over=blocked shown=555 round=3 tiles=76 triominoes: 1\u202e \x1b[2J"
).split(" ")
LINES = (
    *("round 1", "round 2", "end out", "end blocked", "end stopped", "match -", "match p1,p2"),
    *("p1 resign", "p2 resign", "p1 hold ?3", "p1 score own-5 =0", "lead p1 012", "lot p1"),
    *("back 1", "back 3", "void 2", "instead 3 deal p1 ?9", "after 2 p1 pass =0", "well -"),
    *("p1 play ? +5 =5", "p2 play 015 +6 =6", "p1 draw ? -5 =0", "p1 pass =0", "deal p2 ?7"),
    *("p1 show 555", "p1 adjust +5 =5", "triominoes: 1", "", "; [%clk 0:01:12]"),
    "position - ?9/?9 ?38 - 0/0 0 0 rules=french-400",
    "position e0n0:333,334,453/.,332,335 ?2/?2 ?47 p2 43/159 0 0 rules=pressman",
    "position e0n0:333 ?2/-/? ?52 - 4/9/0 0 0 over=out rules=goliath",
)


def mutated_bytes(text: str, rng: random.Random) -> bytes:
    data = bytearray(text.encode())
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(data) + 1)
        data[at : at + rng.randrange(3)] = bytes(
            rng.randrange(256) for _ in range(rng.randrange(3))
        )
    return bytes(data)


def mutated_lines(text: str, rng: random.Random) -> bytes:
    lines = text.split("\n")
    for _ in range(rng.randint(1, 6)):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        how = rng.randrange(5)
        if how == 0:
            lines.insert(at, lines[other])
        elif how == 1:
            lines.insert(at, lines.pop(other))
        elif how == 2:
            lines.insert(at, rng.choice(LINES))
        elif how == 3:
            lines.insert(at, f"instead {rng.randrange(1, 40)} {lines[at]}")
        elif len(lines) > 1:
            lines.pop(at)
    return "\n".join(lines).encode()


def mutated_words(text: str, rng: random.Random) -> bytes:
    lines = [line.split(" ") for line in text.split("\n")]
    for _ in range(rng.randint(1, 6)):
        words, others = rng.choice(lines), rng.choice(lines)
        at = rng.randrange(len(words))
        how = rng.randrange(4)
        if how == 0:
            words[at] = rng.choice(WORDS)
        elif how == 1:
            words[at] = rng.choice(others)
        elif how == 2:
            words.insert(at, rng.choice(WORDS))
        else:
            words[at] = words[at].translate(
                str.maketrans("012345", rng.choice(["102354", "543210"]))
            )
    return "\n".join(map(" ".join, lines)).encode()


MUTATIONS = (mutated_bytes, mutated_lines, mutated_lines, mutated_words, mutated_words)


def refusal_of(work: Callable[[], object]) -> NotationError | None:
    """How a text was refused, if it was; the error has a place and is safe to print."""
    refusal = None
    try:
        work()
    except NotationError as error:
        refusal = error
    if refusal:
        assert min(refusal.line, refusal.column) >= 1
        assert not UNSAFE.search(str(refusal)), repr(str(refusal))
    return refusal


def try_record(data: bytes) -> bool:
    """Do all that can be done with a record; whether reading it was refused."""
    if refusal_of(lambda: read_records(data)):
        return True
    for record in read_records(data):
        errors = check(record)
        for error in errors:
            assert not UNSAFE.search(error.says + error.should + str(error))
            assert min(error.line, error.column) >= 1
        assert read_records(write_records([record])) == (record,)
        if wrong_rules := refusal_of(partial(replay, record)):
            line = next(each.line for each in record.headers if each.key == "rules")
            assert {wrong_rules.line, *(each.line for each in errors)} == {line}
            assert errors
            continue
        for seat in (None, 0):
            seen = seen_by(record, seat)
            assert seen_by(seen, seat) == seen
            assert read_records(write_record(seen)) == (seen,)
        assert clean(clean(record)) == clean(record)
    return False


def try_position(data: bytes) -> bool:
    """Read a position and all that follows from it; whether reading it was refused."""
    source = data.decode(errors="replace")
    if refusal_of(lambda: read_position(source)):
        return True
    state = read_position(source)
    text = write_position(state)
    assert write_position(read_position(text)) == text
    assert state.due is not None or state.over or state.seat is None
    for move in state.legal_moves:
        assert state.why_not(move) is None
    return False


def refused(work: Callable[[bytes], bool], data: bytes) -> bool:
    """Whether reading was refused; whatever else goes wrong is told with its data."""
    try:
        return work(data)
    except Exception as error:
        error.add_note(repr(data))
        raise


@cache
def games() -> list[tuple[str, list[str]]]:
    """Records, each with the positions in it."""
    found = []
    for number, (rules, players) in enumerate(SETUPS):
        steps = played(rules, players, number, 2, incidents=bool(number % 2))
        game = Played(rules, players, tuple(steps))
        states = [step.round for step in game.steps if is_position(step.round)]
        positions = [write_position(state) for state in states]
        found.append((write_record(record_of(game, comments=["", "", "[%clk 1]"])), positions))
    folder = Path(__file__).parent / "records"
    found += [(file.read_text(encoding="utf-8"), []) for file in sorted(folder.rglob("*.tgn"))]
    return found


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_records_give_our_own_errors_only(batch: int) -> None:
    rng = random.Random(batch)
    count = 0
    for _ in range(MUTATED // BATCHES // 2):
        text, _ = rng.choice(games())
        count += refused(try_record, rng.choice(MUTATIONS)(text, rng))
    assert 0 < count < MUTATED // BATCHES // 2


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_positions_give_our_own_errors_only(batch: int) -> None:
    rng = random.Random(batch)
    with_positions = [positions for _, positions in games() if positions]
    count = 0
    for _ in range(MUTATED // BATCHES // 2):
        text = rng.choice(rng.choice(with_positions))
        count += refused(try_position, rng.choice(MUTATIONS[:1] + MUTATIONS[3:])(text, rng))
    assert 0 < count <= MUTATED // BATCHES // 2
