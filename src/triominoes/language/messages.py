"""The messages of one language: Fluent files, each entry parsed when first asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from triominoes.game.errors import Fact
from triominoes.language.tags import LOCALES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REMEMBERED = 1 << 13
"""How many sentences of a language are kept for the next time."""

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Messages:
    """The texts of a language by message id. Entries stand alone: none refers to another."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        # The same few thousand sentences are wanted again and again: moves, prices, past rounds.
        self._text = lru_cache(maxsize=REMEMBERED)(self._format)

    def text(self, message: str, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]] | None:
        """The message with its facts, and what went wrong in it; `None` if there is none."""
        return self._text(message, tuple(facts.items()))

    def _format(
        self, message: str, facts: tuple[tuple[str, Fact], ...]
    ) -> tuple[str, list[Exception]] | None:
        bundle = self._bundle
        if not bundle.has_message(message):
            self._parse(self.entries.get(message, ""))
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, dict(facts))
        return str(text), errors

    @cached_property
    def entries(self) -> Mapping[str, str]:
        """The source of each entry, not yet parsed."""
        found: dict[str, str] = {}
        for file in sorted((LOCALES / self.tag).glob("*.ftl")):
            source = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                found[start[1]] = source[start.start() : end]
        return found

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # The marks that isolate a fact from the direction of its text are noise in a terminal.
        return FluentBundle([self.tag], use_isolating=False)

    def _parse(self, source: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(source))


@cache
def messages_of(tag: str) -> Messages:
    """The messages of a language, read once."""
    return Messages(tag)
