import pytest

from triominoes.game.errors import NotationError
from triominoes.notation.faults import LONGEST_QUOTE, UNSAFE, quoted
from triominoes.notation.names import read_name

ESCAPES = [
    "\x1b[31m",
    "\x9b31m",
    "a\u202eb",
    "\u2066a",
    "a\x00",
    "a\nb",
    "a\u2028b",
    "\ud800",
    "\u200fa",
]


@pytest.mark.parametrize("name", ["Ann", "Greedy (bot)", "Zoë; x", "陈", "👩\u200d👧", "N" * 40])
def test_names(name: str) -> None:
    assert read_name(name) == name


def test_a_name_is_trimmed_and_composed() -> None:
    assert read_name("  Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize("name", ["", " ", "N" * 41, "N" * 1_000_000, *ESCAPES])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_name(name)
    assert not UNSAFE.search(str(caught.value))


@pytest.mark.parametrize("text", ESCAPES)
def test_what_is_said_is_safe_to_print(text: str) -> None:
    assert not UNSAFE.search(quoted(text))
    assert quoted(text).isprintable()


def test_what_is_said_is_short() -> None:
    assert len(quoted("x" * 1000)) == LONGEST_QUOTE
