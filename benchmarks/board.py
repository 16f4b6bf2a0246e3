"""How long the browser works to show one more tile on a full board.

    .venv/bin/python -m benchmarks.board [moves]

A board of 55 tiles, the last of them laid and taken away again. Script is the time inside `set`;
whole is all that the browser did for it on its main thread, style, layout and paint with it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.chromium import chromium
from tests.browser.devices import Device, context_options
from tests.server.house import running_server
from triominoes.game.board import EMPTY, Board, fits
from triominoes.game.grid import Cell
from triominoes.game.tiles import TILE_SETS, Tile

TILES = 55
FRAME = 16.0

SHOW = """
async ({version, tiles, moves}) => {
  const {makeBoard} = await import(`/static/${version}/board/board.js`);
  const host = document.createElement("div");
  host.style.cssText = "position: fixed; inset: 0";
  document.body.append(host);
  const board = makeBoard(host, {label: (kind, facts) => `${kind} ${facts.move ?? ""}`, on: {}});
  const cell = (/** @type {string} */ placement) => placement.split("@")[1];
  const before = {tiles: tiles.slice(0, -1), last: cell(tiles.at(-2)), places: [], dead: []};
  const after = {tiles, last: cell(tiles.at(-1)), places: [], dead: []};
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  board.set(before);
  await frame();
  const times = [];
  for (let number = 0; number < moves; number++) {
    for (const [state, counts] of [[after, true], [before, false]]) {
      const began = performance.now();
      board.set(state);
      if (counts) times.push(performance.now() - began);
      await frame();
    }
  }
  return times;
}
"""


def full_board(seed: int = 1) -> list[str]:
    """Placements of 55 tiles that match, each over an edge or in a gap."""
    for number in range(seed, seed + 10_000):
        rng = Random(number)
        left = set(TILE_SETS[56])
        first = Tile(5, 5, 5)
        board, laid = EMPTY.place(Cell(0, 0), first), [f"555@{Cell(0, 0)}"]
        left.discard(first)
        while len(laid) < TILES and (found := possible(board, left, rng)):
            cell, tile, digits = found
            board = board.place(cell, digits)
            left.discard(tile)
            laid.append(f"{''.join(map(str, digits))}@{cell}")
        if len(laid) == TILES:
            return laid
    raise AssertionError("no such board was found")


def possible(
    board: Board, left: set[Tile], rng: Random
) -> tuple[Cell, Tile, tuple[int, int, int]] | None:
    """An open cell near the middle, the fuller the better, and a tile that fits it."""
    cells = [cell for cell, pattern in board.open.items() if pattern.count(None) <= 1]
    rng.shuffle(cells)
    cells.sort(key=lambda cell: (board.open[cell].count(None), abs(cell.x) + 2 * abs(cell.y)))
    for cell in cells:
        for tile, digits in fits(board.open[cell], 56).items():
            if tile in left:
                return cell, tile, digits
    return None


def main(moves: int = 100) -> None:
    """Prints the time in script, and the time in all, of a move."""
    with (
        TemporaryDirectory() as folder,
        running_server(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium())
        device = Device(browser.new_context(**context_options("phone")), base)
        device.open("/")
        session = device.context.new_cdp_session(device.page)
        session.send("Performance.enable")
        version = device.page.evaluate(
            "document.querySelector('script[type=module]').src.split('/static/')[1].split('/')[0]"
        )
        before = work(session)
        times = device.page.evaluate(
            SHOW, {"version": version, "tiles": full_board(), "moves": moves}
        )
        whole = (work(session) - before) * 1000 / (2 * moves)
        device.check()
        browser.close()
    cuts = quantiles(times, n=20)
    note = "" if cuts[18] < FRAME else f"   over {FRAME:.0f} ms"
    print(f"script   p50 {median(times):5.1f} ms   p95 {cuts[18]:5.1f} ms{note}")
    print(f"whole    mean {whole:5.1f} ms a move")


def work(session: Any) -> float:
    """Seconds that the page's main thread has worked so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
