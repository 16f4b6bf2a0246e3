"""What people stumbled over at the table, and what it is like now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.places import after, choice, laid, last_tile, table_of
from tests.browser.playing import play_quickly, what_is_due
from tests.server.client import SeatSocket, new_table
from tests.server.made import make_table
from triominoes.game.moves import Placement
from triominoes.game.view import View

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

TWO = ("person", "person")
THREE = ("person", "person", "person")
COVER = "main.cover button.primary"
A_TILE = re.compile(r"[0-5]-[0-5]-[0-5]")

RING = """
() => {
  const one = document.activeElement;
  return one === document.body ? "nothing" : getComputedStyle(one).outlineStyle;
}
"""

IN_SIGHT = """
(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}
"""

WATCH = """
() => {
  window.seen = [];
  const look = () => {
    if (document.querySelector("[data-act='skip']")) window.seen.push("skip");
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}
"""
"""Notes whenever something is played on the page that one could skip."""


def pass_on(page: Page) -> None:
    """Takes the device that is passed on."""
    page.locator(COVER).click()
    page.locator("[data-region='moves'] [data-move]").first.wait_for(state="attached")


# Several people at one device


def test_who_sits_at_the_same_device_is_not_away(device: Devices, house: House) -> None:
    one = device("phone")
    places = make_table(house.data, THREE, seed="beside", stop=after(3))
    one.own(places[:2])
    with SeatSocket(house.url, places[2]) as other:
        one.open(table_of(one))
        if what_is_due(one.page) == "cover":
            one.page.locator(COVER).click()
        one.page.locator(".seat").first.wait_for()
        people = other.hear_until("people")["seats"]
        assert [person["here"] for person in people] == [True, True, True]
        assert one.page.locator(".seat .away").count() == 0
    one.page.locator(".seat .away").wait_for()


def test_the_cover_says_who_did_what(device: Devices, house: House) -> None:
    one = device("phone", pause="short")
    one.own(make_table(house.data, TWO, seed="who", stop=choice()))
    one.open(table_of(one))
    one.page.locator(COVER).click()
    play_quickly(one, moves=1)
    one.page.locator(COVER).wait_for()
    assert "Pass the device to Rui" in one.page.locator("main.cover h1").inner_text()
    told = one.page.locator("main.cover p").first.inner_text()
    assert told.startswith("Ana "), told


def test_what_all_have_seen_is_not_played_again(device: Devices, house: House) -> None:
    one = device("phone", pause="short")
    one.own(make_table(house.data, THREE, seed="seen", stop=after(3)))
    one.open(table_of(one))
    pass_on(one.page)
    play_quickly(one, moves=1)
    one.page.locator(COVER).wait_for()
    one.page.evaluate(WATCH)
    pass_on(one.page)
    assert one.page.evaluate("window.seen") == []
    assert one.page.locator("#status").inner_text().startswith("Your turn.")


def test_a_new_hand_is_not_on_the_cover(device: Devices, house: House) -> None:
    """The last sentence of a deal names the tiles of whoever held the device."""
    one = device("phone", pause="short")
    rules = "french-400 target=1000"
    one.own(make_table(house.data, TWO, seed="1", rules=rules, stop=last_tile()))
    one.open(table_of(one))
    play_quickly(one, until="round")
    one.page.locator("[data-act='next']").click()
    one.page.locator(COVER).wait_for()
    text = one.page.locator("main.cover").inner_text()
    assert not A_TILE.search(text), text


def test_the_end_calls_everybody_by_name(device: Devices, house: House) -> None:
    one = device("phone")
    one.own(make_table(house.data, TWO, seed="ends0", rules="french-400 target=60"))
    one.open(table_of(one))
    one.page.locator("main.end").wait_for()
    text = one.page.locator("main.end .head").inner_text()
    assert "Ana wins the match" in text
    assert not re.search(r"\byour?\b", text, re.IGNORECASE), text


# The tab


@pytest.mark.parametrize("both", [True, False])
def test_the_tab_tells_who_won(device: Devices, house: House, both: bool) -> None:
    one = device()
    places = make_table(house.data, TWO, seed="won", rules="french-400 target=60")
    one.own(places if both else places[:1])
    one.open(table_of(one))
    title = one.page.locator("main.end h1")
    title.wait_for()
    assert one.page.title() == f"{title.inner_text()} · Triominoes"


def test_the_tab_tells_whose_turn_it_is(device: Devices, house: House) -> None:
    one = device()
    one.own(make_table(house.data, TWO, seed="turn", stop=choice())[:1])
    one.open(table_of(one))
    what_is_due(one.page)
    assert one.page.title() == "Your turn · Triominoes"
    play_quickly(one, moves=1)
    one.page.wait_for_function("() => document.title === 'Rui to play · Triominoes'")


# The focus


def test_a_frame_is_drawn_for_the_keyboard_only(device: Devices, house: House) -> None:
    one = device("phone")
    one.own(make_table(house.data, TWO, seed="frame", stop=choice()))
    one.open(table_of(one))
    one.page.locator(COVER).wait_for()
    assert one.page.evaluate(RING) in {"none", "nothing"}
    one.page.locator(COVER).tap()
    what_is_due(one.page)
    assert one.page.evaluate(RING) in {"none", "nothing"}
    one.page.keyboard.press("Tab")
    assert one.page.evaluate(RING) == "solid"


# Giving up


def test_the_end_tells_who_gave_up(device: Devices, house: House) -> None:
    one, two = device(), device("phone")
    places = make_table(house.data, TWO, seed="up", stop=choice())
    for each, place in ((one, places[0]), (two, places[1])):
        each.own([place])
        each.open(table_of(each))
    what_is_due(one.page)
    one.page.locator("header.bar button").first.click()
    one.page.locator("dialog .entry", has_text="Give up").click()
    question = one.page.locator("dialog.ask")
    assert "others" not in question.inner_text()
    assert question.locator("button.primary", has_text="Give up").count() == 0
    question.locator("button", has_text="Give up").click()
    for each, words in ((one, "You give up"), (two, "Ana gives up")):
        each.page.locator("main.end").wait_for()
        assert words in each.page.locator("main.end .head").inner_text()


# Names


def test_people_of_one_name_are_told_apart(device: Devices, house: House) -> None:
    one = device()
    names = ("Zé", "Zé", "Ana")
    one.own(make_table(house.data, THREE, names=names, seed="names", stop=choice())[:1])
    one.open(table_of(one))
    what_is_due(one.page)
    assert one.page.locator(".seat .name").all_text_contents() == ["You", "Zé 2", "Ana"]
    play_quickly(one, moves=1)
    one.page.locator("#status b", has_text="Zé 2").wait_for()


@pytest.mark.parametrize("where", [".seat", ".score-sheet th"])
def test_the_number_of_a_name_is_never_cut(device: Devices, house: House, where: str) -> None:
    one = device("phone")
    names = ["Ana", *[f"Mademoiselle {number}" for number in range(1, 6)]]
    kinds = ["person", *["greedy"] * 5]
    rules = "goliath tiles=76 hand=5"
    one.own(make_table(house.data, kinds, names=names, rules=rules, seed="six", stop=choice()))
    one.open(table_of(one))
    what_is_due(one.page)
    if where != ".seat":
        one.page.keyboard.press("s")
    one.page.locator(f"{where} .name").last.wait_for()
    ends = one.page.locator(f"{where} .name").evaluate_all(
        """all => all.slice(1).map((one) => {
          const box = one.lastElementChild.getBoundingClientRect();
          return [one.lastElementChild.textContent, box.right <= innerWidth && box.width > 0];
        })"""
    )
    assert ends == [[f" {number}", True] for number in range(1, 6)]


# Room


def test_the_rack_is_as_high_when_others_play(device: Devices, house: House) -> None:
    one = device("phone")
    rules = "french-400 hand=20"
    one.own(make_table(house.data, TWO, rules=rules, seed="high", stop=second_turn)[:1])
    one.open(table_of(one))
    what_is_due(one.page)
    one.page.locator(".tray[data-rows='3']").wait_for()
    mine = height(one)
    play_quickly(one, moves=1)
    one.page.locator(".seat.now[data-seat='1']").wait_for()
    one.page.locator(".tray[data-rows='3']").wait_for()
    assert height(one) == mine


def second_turn(view: View) -> bool:
    """Stops where the seat has a choice with two tiles on the board."""
    tiles = {move.tile for move in view.legal_moves if isinstance(move, Placement)}
    return view.seat == 0 and laid(view) >= 2 and len(tiles) > 1


def height(device: Device) -> float:
    """How high a tile of the rack is, with what stands below it."""
    box = device.page.locator(".tray li").last.bounding_box()
    assert box
    return round(box["height"], 1)


def test_choosing_a_tile_brings_its_places_into_sight(device: Devices, house: House) -> None:
    one = device("phone", text="huge")
    one.own(make_table(house.data, ("person", "greedy"), seed="huge", stop=choice()))
    one.open(table_of(one))
    what_is_due(one.page)
    one.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    one.page.locator("[data-tile]:not(.none)").first.tap()
    one.page.locator(".place[data-play]").first.wait_for()
    one.page.wait_for_function(IN_SIGHT, arg=".place[data-play]")


def test_on_a_phone_every_score_can_be_asked_why(device: Devices, house: House) -> None:
    one = device("phone")
    one.own(make_table(house.data, ("person", "greedy"), seed="asked", stop=choice()))
    one.open(table_of(one))
    what_is_due(one.page)
    one.page.locator("header.bar button").first.tap()
    one.page.locator("dialog .entry", has_text="Played").tap()
    one.page.locator("dialog .why-score").last.tap()
    one.page.locator("dialog.why-sheet .lines").wait_for()


# Filling in


def test_what_the_form_knows_to_be_wrong_is_not_sent(device: Devices) -> None:
    one = device("phone")
    one.open("/new")
    for _ in range(4):
        one.page.locator("button.add").tap()
    one.page.locator("[data-rules=french-400] input").check()
    one.page.locator("form .send button").tap()
    one.page.locator(".room-fault:focus").wait_for()
    assert not [address for address in one.asked if "/api/tables" in address]
    assert one.page.locator(".send .fault").count() == 0


def test_a_name_that_cannot_be_one_is_pointed_out_where_it_stands(device: Devices) -> None:
    one = device("phone")
    one.allow("400")
    one.open("/new")
    name = one.page.locator(".seat-row input").first
    name.fill("A;B")
    one.page.locator("form .send button").tap()
    one.page.locator(".seat-row input[aria-invalid='true']:focus").wait_for()
    assert "semicolon" in one.page.locator(".seat-row .wrong").first.inner_text()
    name.fill("AB")
    one.page.locator(".seat-row input[aria-invalid='true']").wait_for(state="detached")
    assert one.page.locator("[role='alert']:not(:empty)").count() == 0


def test_rules_that_do_not_exist_lead_to_those_that_do(device: Devices) -> None:
    one = device()
    one.open("/rules/nix")
    one.page.locator(".set-list a").first.wait_for()
    assert "no rules of this name" in one.page.locator(".fault").inner_text()


# Inviting


def test_a_link_that_only_works_here_says_so(device: Devices, house: House) -> None:
    one = device("phone")
    one.own([place for place in new_table(house.url, "pressman", ["me", "open"]) if place])
    one.open(table_of(one))
    one.page.locator("img.qr").wait_for()
    assert "--lan" in one.page.locator(".only-here").inner_text()


# What is heard


def test_a_tile_that_is_chosen_by_itself_is_announced(device: Devices, house: House) -> None:
    one = device()
    places = make_table(
        house.data,
        ("person", "greedy"),
        seed="only",
        stop=lambda view: (
            view.seat == 0
            and len({getattr(move, "tile", None) for move in view.legal_moves}) == 1
            and hasattr(view.legal_moves[0], "tile")
        ),
    )
    one.own(places)
    one.open(table_of(one))
    what_is_due(one.page)
    chosen = one.page.locator("[data-tile][aria-pressed='true']").get_attribute("data-tile")
    assert chosen
    said = one.page.locator("#say-a, #say-b", has_text=f"{'-'.join(chosen)} chosen.")
    said.wait_for(state="attached")
