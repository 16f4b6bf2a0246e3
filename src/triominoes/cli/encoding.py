"""Every terminal's encoding: what it lacks is written as nearly as can be, and read as well."""

from __future__ import annotations

import codecs
import unicodedata
from io import TextIOWrapper
from typing import TextIO

_NEAREST = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "−": "-"}
_NEAREST |= {"…": "...", "×": "x", "·": "-", "●": "*", "→": "->", "\u202f": " ", "\xa0": " "}


def write_what_can_be_written(*streams: TextIO) -> None:
    """Let streams write é as e, and never fail, where their encoding has no é."""
    codecs.register_error("triominoes.nearest", _nearest)
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="triominoes.nearest")


def read_what_can_be_read(stream: TextIO) -> None:
    """Let a stream never fail at bytes that are no text in its encoding."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def _nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(_plain, lacking)), error.end


def _plain(sign: str) -> str:
    if sign in _NEAREST:
        return _NEAREST[sign]
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"
