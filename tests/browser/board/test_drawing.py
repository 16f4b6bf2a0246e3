"""Tiles, blossoms, marks and flights: what lies on the board."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from tests.browser.board.reading import calls, middle
from triominoes.game.grid import Cell, cells_at, corners

if TYPE_CHECKING:
    from tests.browser.board.reading import Open


def test_tiles_lie_where_they_should_and_none_is_mirrored(opened: Open) -> None:
    page = opened()
    page.wait_for_function(  # the browser has laid out what the board has drawn
        """() => document.querySelector("#board .tile[data-cell=e0n0] text")
            .getBoundingClientRect().x > board.rectOf("e0n0").x"""
    )
    drawn = page.evaluate(
        """() => [...document.querySelectorAll("#board .tiles > .tile")].map((tile) => ({
            cell: tile.dataset.cell,
            rect: board.rectOf(tile.dataset.cell).toJSON(),
            texts: [...tile.querySelectorAll("text")].map((text) => {
                const {x, y, width, height} = text.getBoundingClientRect();
                return [text.textContent, x + width / 2, y + height / 2];
            }),
        }))"""
    )
    moves = page.evaluate("window.board.state.tiles")
    told = {cell["cell"]: "".join(text for text, _, _ in cell["texts"]) for cell in drawn}
    assert told == {move[4:]: move[:3] for move in moves}
    for tile in drawn:
        # Read at one moment with the texts: the view may still settle.
        cell = Cell(*page.evaluate("c => Object.values(geometry.readCell(c))", tile["cell"]))
        rect, share = tile["rect"], (2 if cell.points_north else 1) / 3
        x, y = rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] * share
        angles = [math.degrees(math.atan2(v - y, u - x)) for _, u, v in tile["texts"]]
        first = -90 if cell.points_north else 90
        for k, angle in enumerate(angles):
            off = (angle - first - 120 * k + 180) % 360 - 180
            assert abs(off) < 30, tile


def test_blossoms_are_where_six_tiles_close_a_corner(opened: Open) -> None:
    page = opened("heap")
    tiles = page.evaluate("window.board.state.tiles")
    cells = {
        Cell(*page.evaluate("c => Object.values(geometry.readCell(c))", move[4:])) for move in tiles
    }
    closed = {
        f"{corner[0]},{corner[1]}"
        for cell in cells
        for corner in corners(cell)
        if cells.issuperset(cells_at(corner))
    }
    shown = "[...document.querySelectorAll('#board .blossom')].map((node) => node.dataset.corner)"
    assert len(closed) > 10
    assert set(page.evaluate(shown)) == closed
    assert page.locator("#board .eye").count() == len(closed)
    page.evaluate("show({tiles: window.board.state.tiles.slice(0, 5), last: null})")
    assert page.evaluate(shown) == []


def test_the_sixth_tile_makes_the_blossom(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    assert page.locator("#board .blossom").count() == 0
    page.locator("[data-play='150@e4s1']").click()
    page.locator("#board .blossom[data-corner='3,0']").wait_for()
    assert page.locator("#board .blossom text").all_text_contents() == ["5"] * 6
    page.locator("#board .pop", has_text="+56 hexagon").click()
    assert calls(page, "why") == [["150@e4s1"]]
    page.locator("#board .pop").wait_for(state="detached")
    assert page.locator("#board .figures .figure").count() == 0
    assert page.locator("#board .blossom").count() == 1


def test_a_move_touches_no_other_tile(opened: Open) -> None:
    page = opened()
    kept = page.evaluate(
        """() => {
            const nodes = () => [...document.querySelectorAll("#board .tiles > .tile")];
            const before = nodes();
            show({tiles: [...window.board.state.tiles, "150@e4s1"], last: "e4s1", places: []});
            const after = nodes();
            return [before.every((node, k) => node === after[k]), after.length - before.length];
        }"""
    )
    assert kept == [True, 1]


def test_last_dead_and_lit_have_a_shape(opened: Open) -> None:
    page = opened()
    assert page.locator("#board .last .last-mark").count() == 1
    assert page.locator("#board .dead").count() == 3
    assert page.locator("#board .tile[aria-label*='last']").get_attribute("data-cell") == "w1s1"
    page.locator("[data-scene=figure]").click()
    dim = page.locator("#board .tiles > .tile.dim").count()
    assert dim == 14 - 3
    assert page.locator("#board .figures .figure:not(.halo)").count() == 1


def test_digits_that_clash_are_ringed(opened: Open) -> None:
    page = opened("clash")
    rings, digits, side = page.evaluate(
        """() => {
            const at = (node) => {
                const {x, y, width, height} = node.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            };
            const texts = [
                document.querySelector("#board .tile[data-cell=e4n0]").querySelectorAll("text")[1],
                document.querySelector("#board .selected + .ghost").querySelectorAll("text")[2],
            ];
            const rings = [...document.querySelectorAll("#board .clash-ring")];
            return [rings.map(at), texts.map(at), board.view.side];
        }"""
    )
    assert len(rings) == 2
    for ring, digit in zip(sorted(rings), sorted(digits), strict=True):
        assert math.dist(ring, digit) < side / 20
    page.evaluate("show({clash: null})")
    assert page.locator("#board .clash-ring").count() == 0


def test_digits_stay_black_on_petals_in_forced_colours(opened: Open) -> None:
    page = opened(forced_colors="active", color_scheme="dark")
    look = page.evaluate(
        """() => ["#board .tile text", "#board .petal.c3", "#board .last-mark"].map((name) => {
            const {fill, stroke} = getComputedStyle(document.querySelector(name));
            return fill === "none" ? stroke : fill;
        })"""
    )
    assert look == ["rgb(0, 0, 0)", "rgb(240, 228, 66)", "rgb(255, 255, 255)"]


def test_without_motion_everything_is_there_at_once(opened: Open) -> None:
    page = opened()
    shown = page.evaluate(
        """() => {
            const from = document.querySelector("#rack").getBoundingClientRect();
            const play = {kind: "play", move: "150@e4s1", from, figure: HEXAGON, text: "+56"};
            void board.animate(play);
            return {
                flyers: document.querySelectorAll(".flyer").length,
                tile: !!document.querySelector("#board .tile[data-cell=e4s1]:not(.away)"),
                blossoms: document.querySelectorAll("#board .blossom").length,
                running: document.getAnimations().filter((one) => {
                    const {duration} = one.effect.getComputedTiming();
                    return duration > 1;
                }).length,
            };
        }"""
    )
    assert shown == {"flyers": 0, "tile": True, "blossoms": 1, "running": 0}


def test_a_tile_flies_and_stays_until_the_state_has_it(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    flown = page.evaluate(
        """async () => {
            const from = document.querySelector("#rack svg").getBoundingClientRect();
            const count = (name) => document.querySelectorAll(name).length;
            const there = "#board .tile[data-cell=e4s1]:not(.away)";
            const done = board.animate({kind: "play", move: "150@e4s1", from, shown: "015"});
            const flyers = count(".flyer");
            const early = count(there);
            await done;
            board.set({places: []});
            const late = count(there);
            board.set({tiles: [...board.state.tiles, "150@e4s1"], last: "e4s1"});
            return [flyers, early, late, board.pending, count(".flyer")];
        }"""
    )
    assert flown == [1, 0, 1, None, 0]


def test_points_leave_with_the_tile_that_they_are_about(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    page.locator("[data-play='150@e4s1']").click()
    page.locator("#board .pop").wait_for()
    page.evaluate("show({places: []})")
    assert page.locator("#board .pop").count() == 1
    page.evaluate("show({tiles: board.state.tiles.slice(0, -1), last: null})")
    assert page.locator("#board .pop").count() == 0
    assert page.locator("#board .figures .figure").count() == 0


def test_nothing_is_left_of_a_board_that_ends(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    left = page.evaluate(
        """async () => {
            const from = document.querySelector("#rack svg").getBoundingClientRect();
            const done = board.animate({kind: "play", move: "150@e4s1", from, text: "+56"});
            const count = () => document.querySelectorAll(".flyer, #board *").length;
            board.destroy();
            const at_once = count();
            await done;
            return [at_once, count()];
        }"""
    )
    assert left == [0, 0]
    page.mouse.click(*middle(page, "e4s1"))
    assert calls(page, "place") == []


@pytest.mark.parametrize(("tile", "move"), [(0, "150@e4s1"), (1, "201@w2s1"), (3, "344@w1n0")])
def test_a_flight_begins_exactly_on_the_tile_of_the_rack(
    opened: Open, tile: int, move: str
) -> None:
    page = opened()
    rack, flyer = page.evaluate(
        """async ([k, move]) => {
            const {Flyer, lieIn} = await import("./motion.js");
            const {digits, cell} = geometry.readPlacement(move);
            const north = geometry.pointsNorth(geometry.readCell(cell));
            const button = document.querySelectorAll("#rack button")[k];
            const texts = (node) => [...node.querySelectorAll("text")].map((text) => {
                const {x, y, width, height} = text.getBoundingClientRect();
                return [text.textContent, x + width / 2, y + height / 2];
            }).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
            const rect = button.querySelector("svg").getBoundingClientRect();
            const flyer = new Flyer(digits, north, board.ended.signal);
            flyer.put(lieIn(rect, button.dataset.tile, digits, north));
            return [texts(button), texts(flyer.svg)];
        }""",
        [tile, move],
    )
    assert [text for text, _, _ in flyer] == [text for text, _, _ in rack]
    for (_, x, y), (_, u, v) in zip(rack, flyer, strict=True):
        # A digit turns about the middle of its box, which is not quite that of its petal.
        assert (u, v) == pytest.approx((x, y), abs=6)


def test_a_refused_tile_slides_back(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    page.locator("[data-scene=refuse]").click()
    page.locator("#board .tile[data-cell=e1n1]").wait_for()
    page.locator("#board .tile[data-cell=e1n1]").wait_for(state="detached")
    assert page.locator("#board .place").count() == 5
    assert page.locator("#board .last").get_attribute("data-cell") == "w1s1"
