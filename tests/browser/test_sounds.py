"""What is heard at the table, of an audio device that writes down what it is asked to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import places
from tests.browser.playing import wait_for_number, what_is_due
from tests.server.client import Place, SeatSocket
from tests.server.made import Stop, make_table
from triominoes.game.grid import corners
from triominoes.game.moves import Placement
from triominoes.game.view import View
from triominoes.notation.words import read_cell
from triominoes.server.showing.figures import NAMES

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

RECORDER = """
window.contexts = [];
window.notes = [];
const param = () => ({
  value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {},
});
const node = () => ({ frequency: param(), gain: param(), connect: (next) => next });
window.AudioContext = class {
  currentTime = 0;
  state = "running";
  constructor() { window.contexts.push(this); }
  createGain() { return node(); }
  createBiquadFilter() { return node(); }
  createOscillator() {
    const made = node();
    const start = (at) => window.notes.push([made.frequency.value, at]);
    return Object.assign(made, { start, stop() {} });
  }
  async resume() {}
  async close() { this.state = "closed"; }
};
"""

BROKEN = ("delete window.AudioContext", "window.AudioContext = class { constructor() { throw 0 } }")

WOOD, PLUCK, HIGH, THUD = 10, -5, 31, -12
"""In semitones over the lowest note of the scale, as all notes here."""
FOURTH = [12, 17]
CHORDS = {
    0: [0, 4, 9, 12, 16, 21],
    1: [2, 7, 12, 14, 19, 24],
    2: [4, 9, 14, 16, 21, 26],
    3: [7, 12, 16, 19, 24, 28],
    4: [9, 14, 19, 21, 26, 31],
    5: [12, 16, 21, 24, 28, 33],
}
"""By the digit in the middle of a hexagon."""


def at_table(
    device: Device, house: House, stop: Stop, *, seed: str, audio: str = RECORDER
) -> Place:
    """Brings a device to the first seat of a table of two people; gives the other seat."""
    mine, other = make_table(house.data, ("person", "person"), seed=seed, stop=stop)
    device.own([mine])
    device.context.add_init_script(audio)
    device.open(places.table_of(device))
    device.page.locator("[data-region='rack'] [data-tile]").first.wait_for()
    return other


def notes(device: Device) -> list[int]:
    """What was played so far, in order of time, in semitones."""
    script = (
        "notes.map(([pitch, at]) => [at, 12 * Math.log2(pitch / 196)]).sort(([a], [b]) => a - b)"
    )
    return [round(semitones) for _, semitones in device.page.evaluate(script)]


def contexts(device: Device) -> list[str]:
    """The state of every audio device that the page has made."""
    states: list[str] = device.page.evaluate("contexts.map(({ state }) => state)")
    return states


def can_make(name: str) -> Stop:
    """Stops where the first seat can make a figure, `""` none, with a tile on the table."""
    return lambda view: (
        view.seat == 0
        and any(
            isinstance(move, Placement) and figure_of(view, move) == name
            for move in view.legal_moves
        )
    )


def figure_of(view: View, move: Placement) -> str:
    return next((award.name for award in view.round.awards(move) if award.name in NAMES), "")


def must_draw(view: View) -> bool:
    return view.seat == 0 and not any(isinstance(move, Placement) for move in view.legal_moves)


def lay(device: Device, figure: str) -> dict[str, Any]:
    """Makes a figure by the list of moves; what the move was."""
    what_is_due(device.page)
    options: list[dict[str, Any]] = device.state["moves"]
    option = next(
        one for one in options if (one["figure"]["name"] if one["figure"] else "") == figure
    )
    seq = device.state["seq"]
    device.page.locator(f"[data-move='{option['move']}']").click()
    wait_for_number(device, seq + 1)
    expect(device.page.locator("[data-region='moves'] [data-move]")).to_have_count(0)
    return option


def test_a_tile_is_laid(device: Devices, house: House) -> None:
    one = device(sound="on")
    at_table(one, house, can_make(""), seed="wood")
    assert contexts(one) == []
    lay(one, "")
    assert notes(one) == [WOOD]
    assert contexts(one) == ["running"]


@pytest.mark.parametrize(("figure", "seed"), [("bridge", "3"), ("wedge", "49")])
def test_a_bridge_or_wedge_is_made(device: Devices, house: House, figure: str, seed: str) -> None:
    one = device(sound="on")
    at_table(one, house, can_make(figure), seed=seed)
    lay(one, figure)
    assert notes(one) == [WOOD, *FOURTH]


@pytest.mark.parametrize(
    ("figure", "seed"), [("hexagon", "0"), ("hexagon", "1"), ("double-hexagon", "22")]
)
def test_hexagons_are_closed(device: Devices, house: House, figure: str, seed: str) -> None:
    one = device(sound="on")
    at_table(one, house, can_make(figure), seed=seed)
    middles = middles_of(lay(one, figure))
    assert notes(one) == [WOOD, *(note for digit in middles for note in CHORDS[digit])]


def middles_of(option: dict[str, Any]) -> list[int]:
    """The digits round which a move closes hexagons."""
    digits, cell = option["move"].split("@")
    round_it = [list(corner) for corner in corners(read_cell(cell))]
    return [int(digits[round_it.index(corner)]) for corner in option["figure"]["corners"]]


def test_a_tile_is_drawn(device: Devices, house: House) -> None:
    one = device(sound="on")
    at_table(one, house, must_draw, seed="draw")
    one.page.locator("[data-act='draw']").click()
    one.page.wait_for_function("notes.length > 0")
    assert notes(one) == [PLUCK]


def test_the_turn_comes_once(device: Devices, house: House) -> None:
    one = device(sound="on")
    other = at_table(one, house, lambda view: view.seat == 1 and can_lay(view), seed="turn")
    one.page.keyboard.press("t")
    with SeatSocket(house.url, other) as rui:
        rui.hear_turn()
        assert rui.state
        move = next(one["move"] for one in rui.state["moves"] if not one["figure"])
        rui.command("do", "1", base=rui.state["seq"], move=move)
    what_is_due(one.page)
    assert notes(one) == [WOOD, HIGH]


def can_lay(view: View) -> bool:
    return any(
        isinstance(move, Placement) and not figure_of(view, move) for move in view.legal_moves
    )


def test_a_tile_is_let_go_where_it_has_no_place(device: Devices, house: House) -> None:
    one = device(sound="on")
    at_table(one, house, can_make(""), seed="thud")
    what_is_due(one.page)
    one.page.locator("[data-tile]").first.hover()
    one.page.mouse.down()
    one.page.locator("svg .tile").first.hover(force=True)
    one.page.mouse.up()
    one.page.wait_for_function("notes.length > 0")
    assert notes(one) == [THUD]


def test_off_nothing_is_made(device: Devices, house: House) -> None:
    one = device()
    at_table(one, house, can_make(""), seed="wood")
    lay(one, "")
    assert contexts(one) == []
    assert notes(one) == []


def test_a_key_turns_sounds_on_and_off(device: Devices, house: House) -> None:
    one = device()
    at_table(one, house, can_make(""), seed="wood")
    one.page.keyboard.press("a")
    expect(one.page.get_by_role("status").filter(has_text="Sounds on.")).to_be_attached()
    assert contexts(one) == ["running"]
    assert notes(one) == [WOOD]
    one.page.keyboard.press("a")
    expect(one.page.get_by_role("status").filter(has_text="Sounds off.")).to_be_attached()
    assert contexts(one) == ["closed"]
    lay(one, "")
    assert notes(one) == [WOOD]


def test_a_record_is_silent(device: Devices, house: House) -> None:
    one = device(sound="on")
    one.context.add_init_script(RECORDER)
    places.replay_of_a_match(one, house)
    one.page.keyboard.press("ArrowRight")
    assert contexts(one) == []


@pytest.mark.parametrize("audio", BROKEN)
def test_without_audio_the_game_goes_on(device: Devices, house: House, audio: str) -> None:
    one = device(sound="on")
    at_table(one, house, can_make(""), seed="wood", audio=audio)
    lay(one, "")
