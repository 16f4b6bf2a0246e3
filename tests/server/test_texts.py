"""What the pages say: every text is there in every language, with its facts, and none is fixed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pytest

from tests.messages import browser_variables
from tests.server.scripts import (
    CLOSING,
    OPENING,
    Script,
    Token,
    constant,
    everything,
    keys,
    levels,
    script,
    scripts,
    split,
    texts,
    texts_after,
    tokens_of,
    up_to_end,
)
from triominoes.game.rules import BLOCKED_WAYS, HOUSE_RULES
from triominoes.game.rulesets import RULESETS
from triominoes.language import languages
from triominoes.language.language import NAMED_AWARDS, PLAIN_PARTS
from triominoes.language.messages import messages_of
from triominoes.players.levels import LEVELS

NAMES = {"Triominoes", "A", "Português (Brasil)"}
"""What is the same in every language: the game's name, the letter that stands for the size of text,
and a language in its own words."""

FROM_A_TABLE = {"table/help.js": "keys-"}
"""Scripts that say ids out of a table of theirs: all their texts that begin so are ids."""

ENDS = ("out", "blocked", "stopped")
KINDS_OF_ENTRIES = (
    *("tile", "place", "points", "draw", "pass", "show", "count", "adjust", "resign", "position"),
)
"""What an entry is corrected into; tiles left and ends of rounds stay what they are."""

SENTENCE = re.compile(r"[A-ZÀ-Ý][^\W\d_]+ \S")
"""How a sentence begins, and a path of SVG does not."""

SPOKEN = ("aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt")
"""Attributes that a person reads or hears."""


class Said(NamedTuple):
    """A call of `say`: where, the ids it may be, the names of the facts."""

    where: str
    ids: tuple[str, ...]
    """Where a part is put together, it is a star."""
    facts: frozenset[str] | None
    """`None`: some of them are only known when it runs."""


def said() -> Iterator[Said]:
    """Every call of `say` in the pages."""
    for one in scripts():
        for level in levels(one.tokens):
            yield from _said(one.name, level)


def _said(name: str, tokens: Sequence[Token]) -> Iterator[Said]:
    for place, token in enumerate(tokens[:-1]):
        before = tokens[place - 1].text if place else ""
        called = token.text == "say" and tokens[place + 1].text == "("
        if called and before not in (".", "function"):
            wanted, *rest = split(up_to_end(tokens[place + 2 :]))
            yield Said(f"{name}:{token.line}", _ids(wanted), _facts(rest))


def _facts(rest: Sequence[Sequence[Token]]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    return frozenset(keys(rest[0])) if rest[0][0].text == "{" else None


def _ids(tokens: Sequence[Token]) -> tuple[str, ...]:
    depth = 0
    found = []
    for token in tokens:
        if token.kind == "sign":
            depth += (token.text in OPENING) - (token.text in CLOSING)
        elif not depth and token.kind in ("text", "template"):
            found.append(token.text.replace("\0", "*"))
    return tuple(found)


def families() -> Mapping[str, set[str]]:
    """The ids that are put together, from what there really is to put in."""
    choices = {name: texts(value) for name, value in keys(constant_choices()).items()}
    menu = script("lib/menu.js").file.read_text("utf-8")
    listed = re.findall(r'<\$\{Preference\} name="(\w+)"', menu)
    switched = re.findall(r'<\$\{Switch\} name="(\w+)"', menu)
    yes_no = {"yes", "no"}
    words = {
        (key, word)
        for key, rule in HOUSE_RULES.items()
        for word in (BLOCKED_WAYS if key == "blocked" else rule.words)
        if not yes_no & set(rule.words)
    }
    chapters = texts_after(constant("rules/clauses.js", "CHAPTERS"), "name")
    last = texts(constant("rules/clauses.js", "LAST"))
    modes = texts(constant("referee/beginning.js", "MODES"))
    help_groups = [entry[0] for entry in _rows(constant("table/help.js", "KEYS"))]
    return {
        "level-*": {f"level-{name}" for name in LEVELS},
        "level-*-line": {f"level-{name}-line" for name in LEVELS},
        "rules-*": {f"rules-{name}" for name in RULESETS},
        "rules-*-line": {f"rules-{name}-line" for name in RULESETS},
        "rules-*-short": {f"rules-{name}-short" for name in ("french-400", "pressman")},
        "rule-*": {f"rule-{key}" for key in HOUSE_RULES},
        "rule-*-hint": {f"rule-{key}-hint" for key in HOUSE_RULES},
        "rule-*-*": {f"rule-{key}-{word}" for key, word in words},
        "rule-group-*": {
            f"rule-group-{name}" for name in texts_after(constant("new/house.js", "GROUPS"), "name")
        },
        "seat-*": {f"seat-{kind}" for kind in texts(constant("new/seats.js", "KINDS"))},
        "settings-*": {f"settings-{name}" for name in (*listed, *switched)},
        "settings-*-hint": {f"settings-{name}-hint" for name in switched},
        "settings-*-*": {f"settings-{name}-{value}" for name in listed for value in choices[name]},
        "size-*": {f"size-{size}" for size in choices["text"]},
        "record-pace-*": {f"record-pace-{one}" for one in keys(constant_paces())},
        "book-chapter-*": {f"book-chapter-{name}" for name in (*chapters, *last)},
        "keys-group-*": {f"keys-group-{group}" for group in help_groups},
        "award-name-*": {f"award-name-{name}" for name in (*NAMED_AWARDS, "adjust")},
        "tally-*": {f"tally-{name}" for name in (*NAMED_AWARDS, *PLAIN_PARTS)},
        "allowed-example-*": {
            f"allowed-example-{name}" for name in keys(constant("allowed/examples.js", "EXAMPLES"))
        },
        "referee-mode-*": {f"referee-mode-{one}" for one in modes},
        "referee-mode-*-line": {f"referee-mode-{one}-line" for one in modes},
        "referee-to-*": {f"referee-to-{one}" for one in modes},
        "referee-end-*": {
            f"referee-end-{how}" for how in texts(constant("referee/editor.js", "WAYS"))
        },
        "referee-said-end-*": {f"referee-said-end-{how}" for how in ENDS},
        "referee-kind-*": {f"referee-kind-{kind}" for kind in KINDS_OF_ENTRIES},
        "referee-title-*": {f"referee-title-{way}" for way in ("instead", "before", "after")},
        "referee-way-*": {"referee-way-tile", "referee-way-points"},
        "referee-hold-*": {"referee-hold-tiles", "referee-hold-sum"},
        "referee-hold-idle-*": {"referee-hold-idle-tiles", "referee-hold-idle-sum"},
        "reason-*": {name for name in browser_variables("en") if name.startswith("reason-")},
        "fault-*": {name for name in browser_variables("en") if name.startswith("fault-")},
        "kept-why-*": {name for name in browser_variables("en") if name.startswith("kept-why-")},
    }


def constant_choices() -> Sequence[Token]:
    """What preferences may be."""
    return constant("lib/preferences.js", "CHOICES")


def constant_paces() -> Sequence[Token]:
    """How fast a record is played."""
    return constant("replay/viewer.js", "PACES")


def _rows(tokens: Sequence[Token]) -> Iterator[list[str]]:
    """The texts of each row of a table in brackets."""
    start = next(place for place, token in enumerate(tokens) if token.text == "[")
    for row in split(up_to_end(tokens[start + 1 :])):
        yield texts(row)


def from_tables() -> set[str]:
    """The ids that scripts take out of a table."""
    return {
        token.text
        for name, begins in FROM_A_TABLE.items()
        for token in everything(script(name).tokens)
        if token.kind == "text" and token.text.startswith(begins)
    }


# Ids and facts


@pytest.mark.parametrize("tag", languages())
def test_no_text_is_missing_or_unused(tag: str) -> None:
    made = families()
    literal = {one for call in said() for one in call.ids if "*" not in one}
    wanted = literal | from_tables() | set[str]().union(*made.values())
    have = set(browser_variables(tag))
    assert wanted - have == set(), "missing"
    assert have - wanted == set(), "unused"


def test_every_family_is_known_and_used() -> None:
    used = {one for call in said() for one in call.ids if "*" in one}
    assert used == set(families())


def test_every_call_says_ids_that_are_written_down() -> None:
    assert {call.where.partition(":")[0] for call in said() if not call.ids} == set(FROM_A_TABLE)


@pytest.mark.parametrize("tag", languages())
def test_every_text_is_given_exactly_its_facts(tag: str) -> None:
    have, made = browser_variables(tag), families()
    for call in said():
        ids = {each for one in call.ids for each in made.get(one, {one})}
        wanted = frozenset[str]().union(*(have[one] for one in ids))
        assert call.facts in (wanted, None), call
    assert all(not have[one] for one in from_tables())


def test_what_the_arithmetic_refuses_is_said() -> None:
    """It refuses by codes, in the words that the server has for them."""
    made, read = families(), [one for one in scripts() if one.name.startswith("referee/")]
    code = re.compile(r"""(?:fault|refusal)\(["'`]([a-z-]+)["'`]|code: "([a-z-]+)", facts""")
    found = {
        first or second
        for one in read
        for first, second in code.findall(one.file.read_text("utf-8"))
    }
    assert len(found) > 30
    unsaid = {one for one in found if not {f"reason-{one}", f"fault-{one}"} & made_of(made)}
    assert unsaid == set()


@pytest.mark.parametrize("tag", languages())
def test_real_tables_have_other_words_only_for_what_is_said_elsewhere(tag: str) -> None:
    """With the same facts; and none of them speaks of a rack, of seats, of cells of the board."""
    have = browser_variables(tag)
    codes = {name.removeprefix("kept-why-") for name in have if name.startswith("kept-why-")}
    assert {"not-your-turn", "tile-laid", "hold", "end", "cell-taken"} <= codes
    for code in codes:
        elsewhere = have.get(f"reason-{code}", frozenset()) | have.get(f"fault-{code}", frozenset())
        assert f"reason-{code}" in have or f"fault-{code}" in have, code
        turn = {"turn", "name"} if code == "not-your-turn" else set()
        assert have[f"kept-why-{code}"] <= (elsewhere - {"cell"}) | turn, code
        _, _, english = messages_of("en").entries[f"kept-why-{code}"].partition("=")
        assert not re.search(r"\b(racks?|seats?|wait)\b", english), code


def made_of(made: Mapping[str, set[str]]) -> set[str]:
    """Every id of the families that refusals are said by."""
    return made["reason-*"] | made["fault-*"]


# Fixed texts


@pytest.mark.parametrize("one", scripts(), ids=lambda one: one.name)
def test_no_page_has_fixed_texts(one: Script) -> None:
    assert list(fixed(one.tokens)) == []


def fixed(tokens: Sequence[Token]) -> Iterator[str]:
    """Texts for people that are written into templates or sentences in quotes."""
    for token in everything(tokens):
        if token.kind == "template" and token.before == "html":
            yield from _in_markup(token.text)
        elif token.kind == "text" and SENTENCE.match(token.text) and token.text not in NAMES:
            yield token.text


def _in_markup(markup: str) -> Iterator[str]:
    for tag in re.findall(r"<[^<>]*>", markup):
        for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag):
            if name in SPOKEN and re.search(r"[^\W\d_]", value):
                yield value
    for text in re.split(r"<[^<>]*>|\0", markup):
        if re.search(r"[^\W\d_]", text) and text.strip() not in NAMES:
            yield text.strip()


# The reading of scripts itself


def test_fixed_texts_are_found() -> None:
    source = (
        "html`<p title=\"Tip\">${busy ? html`<b>Wait</b>` : say('x')} Go <i a=${1 > 0}></i></p>`"
    )
    assert list(fixed(tokens_of(source))) == ["Tip", "Go", "Wait"]
    assert list(fixed(tokens_of('button.textContent = "Press me"; html`<p>A</p>`'))) == ["Press me"]


def test_calls_are_found_with_ids_and_facts() -> None:
    source = """
        // say("a comment")
        const found = /["`]/.test(x) ? html`<p>${say("one", { n: f({ a: 1 }), name })}</p>` : 0;
        say(last ? "two" : `three-${name(1, "no")}`);  other.say("four");
    """
    calls = [call for level in levels(tokens_of(source)) for call in _said("x.js", level)]
    assert sorted(calls, key=lambda call: call.where) == [
        Said("x.js:3", ("one",), frozenset({"n", "name"})),
        Said("x.js:4", ("two", "three-*"), frozenset()),
    ]
