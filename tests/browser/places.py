"""Pages and dialogs that every test of looks and access goes through, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.devices import Device
from tests.browser.kept_matches import ROUND, keep_match
from tests.browser.playing import play_quickly, what_is_due
from tests.server.client import ask, new_table
from tests.server.disk import record_of
from tests.server.house import House
from tests.server.made import Stop, make_table
from triominoes.game.moves import Placement
from triominoes.game.view import View
from triominoes.notation.record import write_record

Going = Callable[[Device, House], None]


def home(device: Device, house: House) -> None:
    device.open("/")
    device.page.locator("[data-level]").first.wait_for()


def home_with_matches(device: Device, house: House) -> None:
    device.own(make_table(house.data, seed="home", stop=after(6)))
    home(device, house)
    device.page.locator(".recent li").first.wait_for()


def new(device: Device, house: House) -> None:
    device.open("/new?with=here")
    device.page.locator("form .seat-rows").wait_for()


def new_with_all(device: Device, house: House) -> None:
    new(device, house)
    for more in device.page.locator("details:not([open]) > summary").all():
        more.click()


def lobby(device: Device, house: House) -> None:
    device.own([place for place in new_table(house.url, "pressman", ["me", "open"]) if place])
    device.open(table_of(device))
    device.page.locator("img.qr").first.wait_for()


def join(device: Device, house: House) -> None:
    device.open("/join")
    device.page.locator("#code").wait_for()


def join_by_code(device: Device, house: House) -> None:
    code = open_table(house)
    device.open(f"/join/{code}")
    device.page.locator("main form input").first.wait_for()


def open_table(house: House) -> str:
    """The code of a table with a free seat."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open", "name": ""}]
    made = ask(house.url, "/api/tables", {"rules": "goliath", "seats": seats})
    code: str = made["code"]
    return code


def nowhere(device: Device, house: House) -> None:
    device.allow("404")
    device.open("/nowhere")
    device.page.locator("h1").wait_for()


def replay(device: Device, house: House) -> None:
    device.open("/replay")
    device.page.locator("textarea").first.wait_for()


def replay_of_a_match(device: Device, house: House) -> None:
    places = make_table(house.data, seed="12")
    replay(device, house)
    device.page.locator("textarea").fill(write_record(record_of(house.data, places[0].table)))
    device.page.locator("button.primary").click()
    device.page.locator("main.viewer").wait_for()
    device.page.locator(".range").fill("60")


def rules(device: Device, house: House) -> None:
    device.open("/rules")
    device.page.locator("main h1").wait_for()


def rules_of_one(device: Device, house: House) -> None:
    device.open("/rules/french-400")
    device.page.locator("main h1").wait_for()


def settings(device: Device, house: House) -> None:
    home(device, house)
    device.page.locator("header button.round").last.click()
    device.page.locator("dialog[open]").wait_for()


def shown(device: Device, name: str, house: House) -> None:
    """Brings a device to one of the places, everything drawn."""
    PAGES[name](device, house)
    device.page.evaluate("document.fonts.ready.then(() => 0)")


def table(device: Device, house: House) -> None:
    """A seat whose turn it is, with places for two tiles or more."""
    device.own(make_table(house.data, ("person", "greedy", "greedy"), seed="table", stop=choice()))
    device.open(table_of(device))
    what_is_due(device.page)


def long_rack(device: Device, house: House) -> None:
    """Twenty tiles in the rack, or nearly."""
    device.own(make_table(house.data, rules="french-400 hand=20", seed="long", stop=after(2)))
    device.open(table_of(device))
    what_is_due(device.page)


def still_out(device: Device, house: House) -> None:
    late(device, house)
    device.page.locator("header.bar button").first.click()
    device.page.locator("dialog[open] .entry", has_text="Tiles still out").click()
    device.page.locator("dialog[open] svg.one-tile").first.wait_for()


def opened(name: str) -> Going:
    """The table with one of its dialogs."""

    def go(device: Device, house: House) -> None:
        table(device, house)
        device.page.keyboard.press({"help": "?", "sheet": "s"}[name])
        device.page.locator("dialog[open]").wait_for()

    return go


def menu(device: Device, house: House) -> None:
    table(device, house)
    device.page.locator("header.bar button").first.click()
    device.page.locator("dialog[open]").wait_for()


def why(device: Device, house: House) -> None:
    table(device, house)
    device.page.locator(".tiles .tile[data-cell]").last.click()
    device.page.locator("dialog[open] .lines").first.wait_for()


def late(device: Device, house: House) -> None:
    """A board with dead places."""
    stop = choice(laid_before=20)
    device.own(make_table(house.data, ("person", "greedy", "greedy"), seed="late", stop=stop))
    device.open(table_of(device))
    what_is_due(device.page)


def cover(device: Device, house: House) -> None:
    device.own(make_table(house.data, ("person", "person"), seed="cover", stop=after(4)))
    device.open(table_of(device))
    device.page.locator("main.cover button").wait_for()


def round_end(device: Device, house: House) -> None:
    device.own(make_table(house.data, seed="1", rules="french-400 target=1000", stop=last_tile()))
    device.open(table_of(device))
    play_quickly(device, until="round")


def match_end(device: Device, house: House) -> None:
    device.own(make_table(house.data, seed="match", rules="french-400 target=150"))
    device.open(table_of(device))
    play_quickly(device)


def table_of(device: Device) -> str:
    """The address of the table that a device knows."""
    return f"/table/{device.seats[0].table}"


def after(acts: int) -> Stop:
    """Stops after so many placements on the board."""
    return lambda view: laid(view) >= acts


def laid(view: View) -> int:
    """How many tiles lie on the board."""
    return len(view.round.board.cells) if view.round.board else 0


def choice(seat: int = 0, laid_before: int = 11) -> Stop:
    """Stops where the seat has so many tiles laid before it, and places for two tiles or more."""

    def stop(view: View) -> bool:
        placements = [move for move in view.legal_moves if isinstance(move, Placement)]
        tiles = {move.tile for move in placements}
        return view.seat == seat and laid(view) >= laid_before and len(tiles) > 1

    return stop


def last_tile(seat: int = 0) -> Stop:
    """Stops where the seat can go out with its last tile."""
    return lambda view: (
        view.seat == seat
        and view.round.hands[seat].count == 1
        and any(isinstance(move, Placement) for move in view.legal_moves)
    )


def allowed(device: Device, house: House) -> None:
    """A tile that closes a hexagon, the tiles to choose from, and the answers."""
    device.open("/allowed")
    device.page.locator("[data-example='hexagon']").click()
    device.page.locator(".answer summary").first.click()
    device.page.locator(".place:not(.selected)").first.click()
    device.page.locator("[data-pick]").first.wait_for()


def not_allowed(device: Device, house: House) -> None:
    """A tile whose digit clashes, and what can be done with it."""
    device.open("/allowed")
    device.page.locator("[data-example='clash']").click()
    device.page.locator(".answer.no").first.wait_for()
    device.page.locator(".place.selected").click()
    device.page.locator("[data-act='turn']").wait_for()


def history(device: Device, house: House) -> None:
    """A match that is over, one that is not, and one that was played at a table of the house."""
    over = keep_match(house.data, ROUND, rules="french-400 rounds=1")
    running = keep_match(house.data, ROUND[:2], rules="pressman", names=("Léa", "Tomás", "Ana"))
    device.own(make_table(house.data, rules="french-400 target=60", seed="over"))
    device.remember(kept=[each._asdict() for each in (running, over)])
    device.open("/history")
    device.page.locator(".past").nth(2).wait_for()


PAGES: dict[str, Going] = {
    "home": home,
    "home with matches": home_with_matches,
    "new": new,
    "new with all": new_with_all,
    "lobby": lobby,
    "join": join,
    "join by code": join_by_code,
    "nowhere": nowhere,
    "replay": replay,
    "replay of a match": replay_of_a_match,
    "rules": rules,
    "rules of one": rules_of_one,
    "allowed": allowed,
    "not allowed": not_allowed,
    "history": history,
    "settings": settings,
    "table": table,
    "long rack": long_rack,
    "still out": still_out,
    "help": opened("help"),
    "sheet": opened("sheet"),
    "menu": menu,
    "why": why,
    "cover": cover,
    "round end": round_end,
    "match end": match_end,
}
