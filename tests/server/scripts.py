"""The browser's scripts as tests read them: words, texts and templates, one in the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from triominoes.server.assets import STATIC

PAGES = STATIC / "pages"

OPENING, CLOSING = "([{", ")]}"
_TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<word>[\w$]+)
      | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_BEFORE_REGEX = frozenset("(,=:[!&|?{};>")


@dataclass(frozen=True)
class Token:
    """A word, a sign, a regular expression, a text in quotes, or a template."""

    kind: str
    text: str
    """What it is; of a text what is between its quotes; of a template its fixed parts, each hole a
    null sign."""
    line: int
    before: str = ""
    """Of a template: the word that it is tagged with."""
    holes: tuple[tuple[Token, ...], ...] = field(default=(), repr=False)


@dataclass(frozen=True)
class Script:
    """A file, and what is in it."""

    file: Path
    tokens: tuple[Token, ...]

    @property
    def name(self) -> str:
        """Its path from the folder of the pages."""
        return self.file.relative_to(PAGES).as_posix()


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.place = 0

    def tokens(self, end: str = "") -> tuple[Token, ...]:
        """Everything up to an unopened bracket `end`, or up to the end of the file."""
        found: list[Token] = []
        depth = 0
        while self.place < len(self.source):
            token = self._next(found)
            if token is None:
                continue
            if token.kind == "sign" and not depth and token.text == end:
                return tuple(found)
            if token.kind == "sign":
                depth += (token.text in OPENING) - (token.text in CLOSING)
            found.append(token)
        assert not end, "an unclosed bracket"
        return tuple(found)

    def _next(self, found: Sequence[Token]) -> Token | None:
        line = self.source.count("\n", 0, self.place) + 1
        last = found[-1] if found else None
        if self.source[self.place] == "`":
            return self._template(line, last.text if last and last.kind == "word" else "")
        if self._is_regex(last) and (match := _REGEX.match(self.source, self.place)):
            self.place = match.end()
            return Token("regex", match[0], line)
        match = _TOKEN.match(self.source, self.place)
        assert match
        assert match.lastgroup
        self.place = match.end()
        if match.lastgroup == "space":
            return None
        text = match[0][1:-1] if match.lastgroup == "text" else match[0]
        return Token(match.lastgroup, text, line)

    def _is_regex(self, last: Token | None) -> bool:
        if self.source.startswith(("//", "/*"), self.place):
            return False
        return last is None or last.text == "return" or last.text in _BEFORE_REGEX

    def _template(self, line: int, before: str) -> Token:
        parts, holes = [""], []
        self.place += 1
        while self.source[self.place] != "`":
            if self.source.startswith("${", self.place):
                self.place += 2
                holes.append(self.tokens("}"))
                parts.append("")
                continue
            step = 2 if self.source[self.place] == "\\" else 1
            parts[-1] += self.source[self.place : self.place + step]
            self.place += step
        self.place += 1
        return Token("template", "\0".join(parts), line, before, tuple(holes))


def tokens_of(source: str) -> tuple[Token, ...]:
    """The tokens of a source."""
    return _Reader(source).tokens()


@cache
def scripts() -> tuple[Script, ...]:
    """All scripts of the pages."""
    files = sorted(PAGES.rglob("*.js"))
    return tuple(Script(file, tokens_of(file.read_text("utf-8"))) for file in files)


def script(name: str) -> Script:
    """One script, by its path from the folder of the pages."""
    return next(one for one in scripts() if one.name == name)


def levels(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The tokens, and those in each hole of each template, however deep."""
    yield tokens
    for token in tokens:
        for hole in token.holes:
            yield from levels(hole)


def everything(tokens: Sequence[Token]) -> Iterator[Token]:
    """Every token, those in holes too."""
    for level in levels(tokens):
        yield from level


def up_to_end(tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens up to the bracket that closes what is open before them, or up to a semicolon."""
    depth = 0
    for place, token in enumerate(tokens):
        if token.kind == "sign":
            if not depth and token.text in (*CLOSING, ";"):
                return tokens[:place]
            depth += (token.text in OPENING) - (token.text in CLOSING)
    return tokens


def split(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    """The tokens between the commas that are in no bracket."""
    parts: list[list[Token]] = [[]]
    depth = 0
    for token in tokens:
        if token.kind == "sign":
            depth += (token.text in OPENING) - (token.text in CLOSING)
            if token.text == "," and not depth:
                parts.append([])
                continue
        parts[-1].append(token)
    return [part for part in parts if part]


def constant(name: str, word: str) -> Sequence[Token]:
    """What a constant of a script is set to."""
    tokens = script(name).tokens
    for place, token in enumerate(tokens):
        if token.text == word and tokens[place - 1].text == "const":
            return up_to_end(tokens[place + 2 :])
    raise LookupError(word)


def texts(tokens: Sequence[Token]) -> list[str]:
    """The texts in quotes."""
    return [token.text for token in tokens if token.kind == "text"]


def texts_after(tokens: Sequence[Token], key: str) -> list[str]:
    """The texts that a key of an object stands before: `{ name: "text" }`."""
    return [
        text.text
        for word, colon, text in zip(tokens, tokens[1:], tokens[2:], strict=False)
        if word.text == key and colon.text == ":" and text.kind == "text"
    ]


def keys(tokens: Sequence[Token]) -> dict[str, Sequence[Token]]:
    """The keys of the first object in it, each with its value; a key alone is its own value."""
    start = next(place for place, token in enumerate(tokens) if token.text == "{")
    found = {}
    for entry in split(up_to_end(tokens[start + 1 :])):
        assert entry[0].kind in ("word", "text"), entry
        found[entry[0].text] = entry[2:] or entry
    return found
