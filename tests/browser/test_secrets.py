"""Other people's tiles before a round's end: not in the page, its tree, its addresses, or logs."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.playing import play_quickly, wait_for_a_person
from tests.server.client import SeatSocket, ask, moves_of, new_table
from tests.server.disk import hidden_from, match_of, record_of
from tests.sizes import scaled
from triominoes.game.events import Lead, Show
from triominoes.game.tiles import tile_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

MOVES = scaled(quick=8, full=20, long=40)
SPOKEN = re.compile(r"(?<![\d-])([0-5])-([0-5])-([0-5])(?![\d-])")
WRITTEN = re.compile(r"(?<![\w.-])([0-5])([0-5])([0-5])(?=v?@|v?$)")

ATTRIBUTES = """
() => [...document.querySelectorAll("*")].flatMap((one) => one.getAttributeNames()
  .filter((name) => !["d", "x", "y", "width", "height", "transform", "viewBox"].includes(name))
  .map((name) => one.getAttribute(name)))
"""
MEMORY = "() => [...Object.values({...localStorage}), ...Object.values({...sessionStorage})]"

DRAWN = """
() => [...document.querySelectorAll("svg .tile, svg.one-tile, .tile")].map((tile) =>
  [...tile.querySelectorAll("text")].map((text) => text.textContent).join(""))
"""


def tiles_in(texts: list[str]) -> set[str]:
    """Every tile that texts name, however it is turned."""
    written = [digits for text in texts for digits in WRITTEN.findall(text)]
    return spoken_in(" ".join(texts)) | {
        str(tile_of((int(a), int(b), int(c)))) for a, b, c in written
    }


def spoken_in(text: str) -> set[str]:
    """Every tile of which a text speaks; a bare number in it may be a score."""
    return {str(tile_of((int(a), int(b), int(c)))) for a, b, c in SPOKEN.findall(text)}


def tiles_on(page: Page) -> set[str]:
    """Every tile that is named or drawn in a page, and in its accessibility tree."""
    drawn = [digits for digits in page.evaluate(DRAWN) if re.fullmatch(r"[0-5]{3}", digits)]
    texts = page.evaluate("() => document.documentElement.textContent + document.title")
    texts += page.locator("body").aria_snapshot()
    words = [*page.evaluate(ATTRIBUTES), *re.findall(r"[^\"]+", " ".join(page.evaluate(MEMORY)))]
    return (
        tiles_in(words)
        | spoken_in(texts)
        | {str(tile_of((int(a), int(b), int(c)))) for a, b, c in drawn}
    )


def without_the_list_of_all(message: str) -> str:
    """A message without `out`: every tile of which the seat does not know where it is."""
    told = json.loads(message)
    if "state" in told:
        told["state"].pop("out")
    return json.dumps(told)


def values(node: Any) -> list[str]:
    """All texts in a message."""
    if isinstance(node, dict):
        return [text for value in node.values() for text in values(value)]
    if isinstance(node, list):
        return [text for value in node for text in values(value)]
    return [node] if isinstance(node, str) else []


@pytest.mark.parametrize("rules", ["french-400", "goliath"])
def test_tiles_of_others_are_nowhere(device: Devices, house: House, rules: str) -> None:
    """A person at the page, another one, and a bot."""
    one = device()
    mine, theirs, _ = new_table(house.url, rules, ["me", "here", "greedy"])
    assert mine
    assert theirs
    one.own([mine])
    one.open(f"/table/{mine.table}")
    with SeatSocket(house.url, theirs) as other:
        other.hear_until("welcome")
        for turn in range(MOVES):
            wait_for_a_person(one, other)
            assert other.state
            if other.state["round"] > 1 or other.state["over"]:
                break
            wait_for_the_board(one)
            check_secrets(one, house)
            move_on(one, other, turn)
    assert tiles_in(house.output().split()) == set()


def wait_for_the_board(one: Device) -> None:
    """Waits until the page shows every tile that lies on the board."""
    one.page.wait_for_function(
        "count => document.querySelectorAll('.tiles .tile[data-cell]').length === count",
        arg=len(one.state["board"]),
    )


def check_secrets(one: Device, house: House) -> None:
    mine = one.seats[0]
    match = match_of(house.data, mine.table)
    assert match.round
    hidden = hidden_from(match, mine.seat) - seen_by_all(house, mine.table)
    assert hidden
    shown = tiles_on(one.page)
    assert {str(tile) for tile in match.round.hands[mine.seat].known} <= shown
    assert shown & hidden == set()
    heard = [values(json.loads(without_the_list_of_all(text))) for text in one.heard]
    assert tiles_in([text for texts in heard for text in texts]) & hidden == set()
    assert tiles_in([address.rpartition("/")[2] for address in one.asked]) == set()
    record = ask(house.url, f"/api/tables/{mine.table}/record", token=mine.token)
    assert tiles_in(record.split()) & hidden == set()


def seen_by_all(house: House, table: str) -> set[str]:
    """Tiles drawn for the lead, which went back, and triples shown before 0-0-0 opened."""
    entries = record_of(house.data, table).entries
    return {str(entry.what.tile) for entry in entries if isinstance(entry.what, Lead | Show)}


def move_on(one: Device, other: SeatSocket, turn: int) -> None:
    """A move of the person whose turn it is, heard by the other."""
    assert other.state
    before = other.state["seq"]
    if other.state["turn"] == other.place.seat:
        assert other.do(f"theirs-{turn}", moves_of(other.state)[0])["type"] == "ack"
    else:
        play_quickly(one, seed=turn + 1, moves=1, until="round")
    while other.state["seq"] == before:
        other.hear()


def test_a_tile_would_be_found(device: Devices, house: House) -> None:
    one = device()
    one.open("/rules")
    one.page.evaluate("document.body.append('0-1-5')")
    assert tiles_on(one.page) >= {"015"}
    one.page.evaluate("document.body.lastChild.replaceWith(document.createElement('p'))")
    one.page.evaluate("document.querySelector('p').dataset.tile = '255v'")
    assert "255" in tiles_on(one.page)
