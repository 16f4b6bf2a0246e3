"""The sheet's arithmetic in the browser gives what the referee's reckoning gives."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.browser.modules import call_each
from tests.referee.make_sheets import HOUSES, Table, sheets
from tests.sizes import scaled
from triominoes.game.errors import SetupError, TriominoesError
from triominoes.game.rules import HOUSE_RULES, Rules
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.referee.data import rules_data
from triominoes.referee.lines import write_line
from triominoes.server.kept.log import Log
from triominoes.server.kept.telling import Telling
from triominoes.server.showing.rules import rules_info, setup

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices

ENGLISH = Language("en")
NAMES = ("Ana", "Rui", "Zoé", "Léa", "Tom", "Eva")

BOARDS = ("e0n0:333", "e0n0:333,334,453/.,332,335", "e0n0:000,001,112/.,002,222")
"""Boards as they may lie on a table, whatever was entered before."""

LATER = ("options", "dead", "last", "why", "pending", "waits", "phones", "seq", "log")
"""What waits for the server, or says only that something does."""


@pytest.fixture
def page(device: Devices) -> Page:
    page = device().open("/rules")
    page.locator("h1").first.wait_for()  # the texts are there
    return page


# Whole sheets


def test_sheets_come_to_what_the_referee_says(page: Page) -> None:
    made = list(sheets(scaled(100, 1000, 10_000)))
    calls = [
        [sheet["data"], sheet["players"], [{"text": text} for text in sheet["entries"]]]
        for sheet in made
    ]
    every = call_each(page, "pages/referee/reckon.js", "reckon", calls)
    for sheet, found in zip(made, every, strict=True):
        lines = [
            {name: line[name] for name in ("points", "total", "round", "seat")}
            | {"fault": line["fault"] and line["fault"]["code"]}
            for line in found["lines"]
        ]
        for text, mine, right in zip(sheet["entries"], lines, sheet["lines"], strict=True):
            assert mine == right, (text, sheet["entries"])
        now = {name: sheet[name] for name in found["now"] if name in sheet}
        assert {name: found["now"][name] for name in now} == now, sheet["entries"]
        assert set(sheet) - set(now) == {"data", "players", "entries", "lines"}


def test_entries_are_written_as_the_referee_writes_them(page: Page) -> None:
    texts = sorted({text for sheet in sheets(scaled(50, 200, 500), 1) for text in sheet["entries"]})
    texts += [
        "p1 play 150@e4s1",
        "p2 hold 012,333",
        "p1 hold ?",
        "position e0n0:333,334",
        "p1 count 0",
    ]
    written = call_each(page, "pages/referee/entry.js", "canonical", [[text] for text in texts])
    assert written == texts
    loose = {
        "p1 play 501": "p1 play 015",
        "p1 hold ?,444,?2,000": "p1 hold 000,444,?3",
        "p3 show 111": "p3 show 111",
        "p1 adjust +0": "p1 adjust +0",
    }
    found = call_each(page, "pages/referee/entry.js", "canonical", [[text] for text in loose])
    assert dict(zip(loose, found, strict=True)) == loose


NO_ENTRIES = [
    *("", "p7 draw", "p0 draw", "draw", "p1", "p1 fly", "p1 draw 1", "p1 play", "p1 play 6"),
    *("p1 play 018", "p1 play ? 16", "p1 play 015 9", "p1 play 015 circle", "p1 show", "p1 show 9"),
    *("p1 play 150@e4s1 bridge", "p1 count", "p1 count 100", "p1 count -1", "p1 hold", "p1 hold -"),
    *("p1 hold 012,012", "p1 hold 012 3", "p1 hold ?2 31", "p1 hold ?0", "p1 adjust 5", "end"),
    *("end well", "end out now", "position", "p1 play ? 05"),
]


def test_what_is_no_entry_is_none(page: Page) -> None:
    read = call_each(page, "pages/referee/entry.js", "readEntry", [[text] for text in NO_ENTRIES])
    assert [text for text, entry in zip(NO_ENTRIES, read, strict=True) if entry] == []


# Lines that wait


def log_of(rng: Random, rules: Rules, players: int) -> tuple[Log, list[Log]]:
    """A log with corrections and steps back, and every state that it went through."""
    table, log = Table(rng), Log.of(rules, players, [])
    states = [log]
    for _ in range(rng.randrange(5, 60)):
        line = line_of(rng, table, log)
        try:
            log = log.after(line)
        except TriominoesError:
            continue
        states.append(log)
    return log, states


def line_of(rng: Random, table: Table, log: Log) -> str:
    """An entry, mostly; else a correction of an earlier one, or a step through the versions."""
    entry = table.entry(log.kept.reckoning.standing)
    luck, numbers = rng.random(), [number for number, _ in log.kept.entries]
    if luck < 0.08:
        return rng.choice(["undo", "undo", "redo"])
    if luck < 0.1:
        return f"position {rng.choice(BOARDS)}"
    if luck < 0.16 and numbers:
        number = rng.choice(numbers)
        again = write_line(entry)
        return rng.choice(
            [f"void {number}", f"instead {number} {again}", f"after {number} {again}"]
        )
    return write_line(entry)


def told(log: Log, rules: Rules, players: int, language: Language = ENGLISH) -> dict[str, Any]:
    """The state as the server tells it."""
    telling = Telling("m" * 22, NAMES[:players], rules)
    state: dict[str, Any] = msgspec.to_builtins(telling.state(log, language, 1))
    return state


def comparable(state: dict[str, Any]) -> dict[str, Any]:
    """What the browser can know of a state without the server."""
    lines = [
        {name: value for name, value in line.items() if name not in {"say", "pending", "waits"}}
        for line in state["entries"]
    ]
    rounds = [{**each, "say": []} for each in state["rounds"]]
    known = {name: value for name, value in state.items() if name not in LATER}
    board = state["board"] and sorted(state["board"])
    return known | {"entries": lines, "rounds": rounds, "board": board}


def test_what_waits_is_shown_as_the_server_will_tell_it(page: Page) -> None:
    calls, right = [], []
    for number in range(scaled(60, 300, 2000)):
        rng = Random(f"wait/{number}")
        name = rng.choice(sorted(HOUSES))
        rules = read_rules(name + rng.choice(HOUSES[name]))
        players = rng.choice([n for n in range(2, 7) if not rules.player_faults(n)])
        log, states = log_of(rng, rules, players)
        known = rng.choice(states[:-1] or states)
        calls.append([told(known, rules, players), list(log.lines[len(known.lines) :])])
        right.append(told(log, rules, players))
    every = call_each(page, "pages/referee/shown.js", "shown", calls)
    for found, wanted in zip(every, right, strict=True):
        mine, theirs = comparable(found), comparable(wanted)
        for name in theirs:
            assert mine[name] == theirs[name], (name, wanted["log"])
        assert mine == theirs


def test_what_the_server_has_against_a_placement_holds_while_lines_wait(page: Page) -> None:
    """Only it sees that a tile no longer fits, after a correction of the one beside it."""
    rules = read_rules("french-400")
    begun = [
        "p1 play 333@e0n0",
        "p2 play 334@e1n0",
        "p1 play 453@e2n0",
        "instead 2 p2 play 335@e1n0",
    ]
    waiting = ["p1 draw", "p2 adjust +5"]
    now, later = (told(Log.of(rules, 2, lines), rules, 2) for lines in (begun, [*begun, *waiting]))
    assert now["entries"][2]["fault"]["code"] == "clash"
    mended = "instead 2 p2 play 334@e1n0"  # then nobody knows better than the tiles
    found, again = call_each(
        page, "pages/referee/shown.js", "shown", [[now, waiting], [now, [mended]]]
    )
    assert comparable(found) == comparable(later)
    assert found["entries"][2]["fault"]["say"] == now["entries"][2]["fault"]["say"]
    assert again["entries"][2]["fault"] is None
    assert (again["scores"], again["turn"]) == ([31, 10], 1)


def test_a_triple_that_was_shown_is_no_tile_on_the_table(page: Page) -> None:
    shown, laid = (
        {"round": 2, "line": f"p1 {what}", "fault": None} for what in ("show 333", "play 000")
    )
    wrong, before = laid | {"fault": {"code": "due", "say": ""}}, laid | {"round": 1}
    states = [
        {"round": 2, "entries": each} for each in ([before, shown], [shown, wrong], [shown, laid])
    ]
    calls = [[state] for state in states]
    assert call_each(page, "pages/referee/opening.js", "hasBegun", calls) == [False, False, True]


def test_what_was_told_in_another_language_is_said_in_that_of_the_page(page: Page) -> None:
    rules = read_rules("pressman")
    log = Log.of(rules, 2, ["p1 play 555", "p2 draw", "p2 play 455", "instead 1 p1 play 455"])
    french, english = told(log, rules, 2, Language("fr")), told(log, rules, 2)
    found = call_each(page, "pages/referee/shown.js", "shown", [[french, []], [english, []]])
    assert [line["say"] for line in found[0]["entries"]] == ["", "", ""]
    assert [line["say"] for line in found[1]["entries"]] == [
        line["say"] for line in english["entries"]
    ]
    assert english["entries"][2]["fault"]
    assert comparable(found[0]) == comparable(english) | {"lang": "fr"}


# Rule sets


def test_house_rules_are_laid_over_the_printed_ones(page: Page) -> None:
    rng = Random("house")
    sets = {each["name"]: each for each in msgspec.to_builtins(setup(ENGLISH).rules)}
    calls: list[list[Any]] = []
    right, infos = [], []
    while len(calls) < scaled(200, 1000, 5000):
        name = rng.choice(sorted(RULESETS))
        try:
            rules = rules_for(name, random_house(rng))
        except SetupError:
            continue
        players = rng.choice([n for n in range(2, 7) if not rules.player_faults(n)] or [2])
        calls.append([sets[name], str(rules), players])
        right.append(rules_data(rules, players))
        infos.append(msgspec.to_builtins(rules_info(rules)))
    assert call_each(page, "pages/referee/rulesdata.js", "rulesData", calls) == right
    two = [call[:2] for call in calls]
    assert call_each(page, "pages/referee/rulesdata.js", "rulesInfo", two) == infos


def random_house(rng: Random) -> dict[str, str]:
    """Some house rules, whatever sense they make together."""
    house = {}
    for key in rng.sample(sorted(HOUSE_RULES), rng.randrange(4)):
        rule = HOUSE_RULES[key]
        numbers = [str(rng.choice(rule.numbers))] if rule.numbers else []
        house[key] = rng.choice([*rule.words, *numbers])
    return house
