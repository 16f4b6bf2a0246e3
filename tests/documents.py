"""The documentation as data: its blocks of code, its links, and the names in its code spans."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

import typer.main

from triominoes.cli.app import make_app
from triominoes.game.errors import SetupError
from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.language import Language
from triominoes.players.registry import player_names

ROOT = Path(__file__).parent.parent
DOCUMENTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md")

POSITION_KEYS = ("rules", "round", "over", "shown")
"""What stands as `key=value` in a position beside house rules."""
ELSEWHERE = {"NO_COLOR"}
"""Names that packages know which we use."""
EVERYWHERE = {"--help", "--lang"}
"""Options that `main` knows before Typer is asked."""

FENCE = re.compile(r"^(```+)(.*)$")
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
PAIR = re.compile(r"(?<![\w.])([a-z]+)=([\w|-]+)")
BOT = re.compile(r"(?<![\w.])([a-z]+):[a-z]+=\d+(?:,[a-z]+=\d+)*")
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*(?:-[a-z0-9]+)*")
FREE = re.compile(rf"{OPTION.pattern}|{PAIR.pattern}|\"[^\"]*\"|:\w+")
"""What is checked by other means, or may be anything: a seed, a person's name."""
NOTATION = re.compile(r"p[1-6]|[ew]\d+(?:[ns]\d+)?|[ns]\d+")
OURS = ("bin/play", "triominoes")


class Block(NamedTuple):
    """A fenced block: its language, the words after it, the number of its first line, its text."""

    language: str
    notes: tuple[str, ...]
    line: int
    text: str


@dataclass(frozen=True)
class Document:
    """One file of the documentation."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    @cached_property
    def lines(self) -> list[str]:
        return self.path.read_text("utf-8").split("\n")

    @cached_property
    def blocks(self) -> list[Block]:
        """The fenced blocks; an assertion fails where one is not closed."""
        found = []
        lines = iter(enumerate(self.lines, start=1))
        for number, line in lines:
            if fence := FENCE.match(line):
                inside = []
                for _, each in lines:
                    if each == fence[1]:
                        break
                    inside.append(each)
                else:
                    raise AssertionError(f"{self.name}:{number}: the block is not closed")
                language, *notes = fence[2].split() or [""]
                found.append(Block(language, tuple(notes), number + 1, "\n".join(inside)))
        return found

    @cached_property
    def prose(self) -> list[tuple[int, str]]:
        """The numbered lines outside of blocks."""
        inside = {
            number
            for block in self.blocks
            for number in range(block.line - 1, block.line + block.text.count("\n") + 2)
        }
        return [(number, line) for number, line in enumerate(self.lines, 1) if number not in inside]

    @cached_property
    def anchors(self) -> set[str]:
        """What a link may name after `#`."""
        titles = (heading[1] for _, line in self.prose if (heading := HEADING.match(line)))
        return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}

    def table(self, heading: str) -> list[list[str]]:
        """The rows of the first table below a heading, the names of the columns first."""
        after = iter(line for _, line in self.prose)
        assert any(line.lstrip("#") == f" {heading}" for line in after), f"no heading {heading}"
        rows = []
        for line in after:
            if line.startswith("|"):
                rows.append([cell.strip() for cell in line.strip("|").split("|")])
            elif rows or line.startswith("#"):
                break
        return [rows[0], *rows[2:]]


def faults(document: Document) -> Iterator[str]:
    """What is wrong with a document without running anything: its links and names."""
    for number, line in document.prose:
        for what in (*_links(document, line), *_names(document, line)):
            yield f"{document.name}:{number}: {what}"


def _links(document: Document, line: str) -> Iterator[str]:
    for target in LINK.findall(line):
        path, _, anchor = target.partition("#")
        if "://" in path:
            continue
        other = (document.path.parent / path).resolve() if path else document.path
        if not other.exists():
            yield f"the link leads nowhere: {target}"
        elif anchor and anchor not in Document(other).anchors:
            yield f"the link leads to no heading: {target}"


def _names(document: Document, line: str) -> Iterator[str]:
    known = words_of_code() | ELSEWHERE
    known |= {word for each in document.blocks for word in WORD.findall(each.text)}
    for span in SPAN.findall(line):
        if not _is_path(document, span):
            yield from _options(span)
            yield from _rules(span)
            for word in WORD.findall(FREE.sub("", span)):
                if word not in known and not NOTATION.fullmatch(word):
                    yield f"there is no {word} in the code: {span}"


def _is_path(document: Document, span: str) -> bool:
    places = (ROOT, ROOT / "src/triominoes", document.path.parent)
    return "*" not in span and "/" in span and any((place / span).exists() for place in places)


def _options(span: str) -> Iterator[str]:
    """Options, and the commands before them, that don't exist."""
    program, *words = span.split()
    options = OPTION.findall(span)
    if program in OURS:
        command = words[0] if words and not words[0].startswith("-") else None
        if command and command.islower() and command not in commands():
            yield f"there is no command {command}: {span}"
        known = EVERYWHERE | commands().get(command or "serve", set())
    elif program.startswith("bin/"):
        known = set(OPTION.findall((ROOT / program).read_text()))
    elif program.startswith("-"):
        scripts = (script.read_text() for script in (ROOT / "bin").iterdir())
        known = {option for text in scripts for option in OPTION.findall(text)}
        known = known.union(EVERYWHERE, *commands().values())
    else:
        return  # another program's
    yield from (f"there is no option {option}: {span}" for option in options if option not in known)


def _rules(span: str) -> Iterator[str]:
    """Rule sets and house rules that don't exist, and bots with numbers that don't."""
    bots = BOT.findall(span)
    yield from (f"there is no bot {bot}: {span}" for bot in bots if bot not in player_names())
    for key, value in PAIR.findall(BOT.sub("", span)):
        if key in HOUSE_RULES:
            try:
                HOUSE_RULES[key].read(value)
            except KeyError:
                yield f"{key} can't be {value}: {span}"
        elif key not in POSITION_KEYS and (key, value) != ("key", "value"):
            yield f"there is no house rule {key}: {span}"
    named = re.search(r"(?:--rules[ =]|triominoes rules |bin/play rules |rules: |rules=)(.+)", span)
    if named and not named[1].isupper():
        name, *house = named[1].split()
        if name not in RULESETS:
            yield f"there is no rule set {name}: {span}"
        elif all("=" in each for each in house):
            try:
                rules_for(name, dict(each.split("=", 1) for each in house))
            except SetupError as error:
                yield f"{error}: {span}"


@cache
def commands() -> dict[str, set[str]]:
    """The options of each command."""
    group = typer.main.get_command(make_app(Language("en")))
    found: dict[str, object] = group.commands  # type: ignore[attr-defined]
    return {
        name: {option for each in command.params for option in each.opts}  # type: ignore[attr-defined]
        for name, command in found.items()
    }


@cache
def words_of_code() -> frozenset[str]:
    """Every word of the program: of its modules, language files, scripts and settings.

    Of the browser's modules, the names.
    """
    source = ROOT / "src/triominoes"
    programs = [*(ROOT / "bin").iterdir(), *(ROOT / "benchmarks").glob("*.py")]
    files = [*source.rglob("*.py"), *source.rglob("*.ftl"), *programs]
    texts = [file.read_text("utf-8") for file in (*files, ROOT / "pyproject.toml")]
    named = [*files, *source.rglob("*.js")]
    names = [part for file in named for part in file.relative_to(ROOT).with_suffix("").parts]
    return frozenset(word for text in (*texts, *names) for word in WORD.findall(text))
