"""Names of people: short, in one spelling, and safe to print."""

from __future__ import annotations

import unicodedata

from triominoes.notation.faults import UNSAFE, wrong

LONGEST_NAME = 40


def read_name(text: str) -> str:
    """A name, trimmed and in Unicode's composed form (NFC).

    Raises `NotationError` unless it has 1 to 40 characters, none of which steers a terminal or the
    direction of writing.
    """
    if found := UNSAFE.search(text):
        raise wrong("unsafe", text, "a name without control characters", found.start() + 1)
    # The composed form is no longer than the text, but for a few characters that fall apart.
    if len(text) <= 4 * LONGEST_NAME or len(text.strip()) <= 4 * LONGEST_NAME:
        name = unicodedata.normalize("NFC", text).strip()
        if 1 <= len(name) <= LONGEST_NAME:
            return name
    raise wrong("name", text, f"a name of 1 to {LONGEST_NAME} characters", most=LONGEST_NAME)
