"""The language files and the messages that the sources mention, for tests."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast as ftl

from triominoes.language.tags import LOCALES
from triominoes.server.assets import BROWSER_TEXTS

SOURCES = LOCALES.parent
SHARED = ("reasons.ftl", "faults.ftl")
"""The files of the pages that the server says too."""
FAULT_MAKERS = {"Fault", "fault", "slip"}
TEXT_FAULT_MAKERS = {"fault", "wrong", "_at"}


@cache
def entries(tag: str) -> tuple[tuple[Path, ftl.EntryType], ...]:
    """Everything in the files of a language, with the file it is in."""
    parser = FluentParser()
    return tuple(
        (file, entry)
        for file in sorted((LOCALES / tag).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    )


@cache
def variables(tag: str) -> Mapping[str, frozenset[str]]:
    """The variables of each message of a language."""
    return {
        entry.id.name: frozenset(_variables(entry))
        for _, entry in entries(tag)
        if isinstance(entry, ftl.Message)
    }


def own_messages(tag: str) -> frozenset[str]:
    """The messages of a language that somebody but the pages says."""
    return frozenset(
        entry.id.name
        for file, entry in entries(tag)
        if isinstance(entry, ftl.Message)
        and (file.name not in BROWSER_TEXTS or file.name in SHARED)
    )


@cache
def browser_variables(tag: str) -> Mapping[str, frozenset[str]]:
    """The variables of each message of a language that is for the browser's pages."""
    return {
        entry.id.name: frozenset(_variables(entry))
        for file, entry in entries(tag)
        if isinstance(entry, ftl.Message) and file.name in BROWSER_TEXTS
    }


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)


class Call(NamedTuple):
    """A call of a function with a text: where, its name, the text, the names of its facts."""

    file: Path
    function: str
    text: str
    facts: frozenset[str] | None
    """`None`: some of them are only known when it runs."""


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """The sources."""
    return tuple(
        (file, ast.parse(file.read_text(encoding="utf-8"))) for file in SOURCES.rglob("*.py")
    )


@cache
def calls() -> tuple[Call, ...]:
    """Every call in the sources with a text among its first two arguments: the first of them."""
    return tuple(
        Call(file, _name(node.func), texts[0], _facts(node))
        for file, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        if (texts := [*_texts(node.args[:2])])
    )


def _texts(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _facts(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name)


def mentioned() -> re.Pattern[str]:
    """A pattern for every id that stands in the sources, whole or put together from pieces."""
    patterns = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch("[a-z][a-z0-9-]*", node.value):
                    patterns.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                pieces = [_piece(value) for value in node.values]
                fixed = [piece for piece in pieces if re.fullmatch(r"[a-z0-9\\-]+", piece)]
                if any(re.search("[a-z]{2}", piece) for piece in fixed):
                    patterns.add("".join(pieces))
    return re.compile("|".join(patterns))


def _piece(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else "[a-z0-9-]+"


def fault_codes() -> Iterator[tuple[str, str]]:
    """The code of every fault that the sources make, and the prefix of its message."""
    for call in calls():
        if not re.fullmatch("[a-z][a-z0-9-]*", call.text):
            continue
        if "notation" in call.file.parts and call.function in TEXT_FAULT_MAKERS:
            yield call.text, "text"
        elif call.function in FAULT_MAKERS:
            yield call.text, "fault"
