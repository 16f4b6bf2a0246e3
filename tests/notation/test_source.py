import io
from collections.abc import Callable

import pytest

from tests.operations import operations
from triominoes.game.errors import NotationError
from triominoes.notation import source
from triominoes.notation.faults import UNSAFE
from triominoes.notation.source import MAX_BYTES, MAX_LINE, MAX_LINES, Source, read_lines


class Endless(io.RawIOBase):
    """A stream that never ends, and counts what was taken from it."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        size = len(buffer)
        buffer[:] = (self.text * (size // len(self.text) + 1))[:size]
        self.taken += size
        return size


def fault(read: Source) -> NotationError:
    with pytest.raises(NotationError) as caught:
        list(read_lines(read))
    return caught.value


def test_lines_of_every_kind_of_source() -> None:
    text = "é one\n\ntwo  \r\nthree\tfour"
    expected = [("é one", 1), ("", 2), ("two", 3), ("three four", 4)]
    makers: list[Callable[[str], Source]] = [
        str,
        str.encode,
        io.StringIO,
        lambda text: io.BytesIO(text.encode()),
        lambda text: io.BytesIO(b"\xef\xbb\xbf" + text.encode()),
        lambda text: io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"),
    ]
    for make in makers:
        assert list(read_lines(make(text))) == expected


@pytest.mark.parametrize("buffered", [True, False])
def test_an_endless_stream_is_not_read_to_its_end(buffered: bool) -> None:
    raw = Endless(b"p1 pass =0\n")
    stream = io.BufferedReader(raw) if buffered else raw  # type: ignore[type-var]
    assert fault(stream).fault.code == "too-large"  # type: ignore[arg-type]
    assert raw.taken <= MAX_BYTES + 2 * io.DEFAULT_BUFFER_SIZE


def test_what_is_too_large_is_refused_before_it_is_read() -> None:
    assert fault(b"x" * (MAX_BYTES + 1)).fault.code == "too-large"
    assert fault("x\n" * MAX_BYTES).fault.code == "too-large"


def test_lines_are_bounded() -> None:
    error = fault("one\n" + "x" * 1_000_000)
    assert (error.fault.code, error.line) == ("line-too-long", 2)
    assert len(str(error)) < 200
    assert [len(line.text) for line in read_lines("x" * MAX_LINE)] == [MAX_LINE]
    error = fault("x\n" * (MAX_LINES + 1))
    assert (error.fault.code, error.line) == ("too-many-lines", MAX_LINES + 1)


@pytest.mark.parametrize("wrap", [bytes, io.BytesIO])
def test_what_is_not_utf8_is_our_error(wrap: Callable[[bytes], Source]) -> None:
    error = fault(wrap(b"one\n\xc3\xa9t\xff"))
    assert (error.fault.code, error.line, error.column) == ("not-utf8", 2, 3)


def test_what_is_not_utf8_in_a_text_stream() -> None:
    assert fault(io.TextIOWrapper(io.BytesIO(b"\xff"), encoding="utf-8")).fault.code == "not-utf8"


@pytest.mark.parametrize("text", ["\x1b]0;x\x07", "\u202e", "\x0b", "\x85", "\r", "\ud800"])
def test_control_characters_are_refused_and_not_repeated(text: str) -> None:
    error = fault(f"one\nab{text}c")
    assert (error.fault.code, error.line, error.column) == ("unsafe", 2, 3)
    assert not UNSAFE.search(str(error))


def test_work_is_linear_in_the_size() -> None:
    few = operations(lambda: list(read_lines("p1 pass =0\n" * 500)), source)
    many = operations(lambda: list(read_lines("p1 pass =0\n" * 1000)), source)
    assert many <= 2.1 * few
