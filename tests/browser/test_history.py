"""Past matches of a device: how they went, what players did, kept as files, and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError

import pytest
from playwright.sync_api import expect

from tests.browser.kept_matches import ROUND, Kept, keep_match
from tests.browser.modules import call
from tests.server.client import ask
from tests.server.disk import match_of
from tests.server.made import make_table
from triominoes.notation.record import read_records
from triominoes.notation.replay import check, replay

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

ONE_ROUND = "french-400 rounds=1"

DELETE = """
({match, token}) =>
  fetch(`/api/kept/${match}`, {method: "DELETE", headers: {Authorization: `Bearer ${token}`}})
"""
PAST = """
- main:
  - heading "Past matches" [level=1]
  - heading "Matches" [level=2]
  - list:
    - listitem:
      - heading "Léa, RUI, and Ana" [level=3]
      - paragraph: /Pressman, to 400 · .* · at a real table/
      - paragraph: Round 1 is being played
      - list:
        - listitem: Léa 25
      - link "Go on"
      - button "Step through"
      - 'button "Delete: Léa, RUI, and Ana"'
    - listitem:
      - heading "Ana and Rui" [level=3]
      - paragraph: /French rules, to 400/
      - paragraph: Won by Ana
  - region "Players":
    - list:
      - listitem:
        - heading "Ana" [level=3]
        - term: Points a round
        - definition: "79"
  - region "Keep or delete everything":
    - button "All records in one file (TGN)"
    - button "All results as data (JSON)"
    - button "Delete all"
"""


@pytest.fixture
def kept(house: House) -> list[Kept]:
    """A match that is over, and then one that is not."""
    return [
        keep_match(house.data, ROUND, rules=ONE_ROUND),
        keep_match(house.data, ROUND[:2], rules="pressman", names=("Léa", "RUI", "Ana")),
    ]


def opened(device: Device, kept: list[Kept]) -> Page:
    """The page of past matches, in a browser that knows these."""
    device.remember(kept=[each._asdict() for each in reversed(kept)])
    device.open("/history")
    device.page.locator(".past").nth(len(kept) - 1).wait_for()
    return device.page


def card(page: Page, match: str) -> list[str]:
    return page.locator(f"[data-match='{match}']").inner_text().split("\n")


def facts(page: Page, player: str) -> list[str]:
    """Matches, won, points a round, figures, tiles drawn."""
    return page.locator(f"[data-player='{player}'] dd").all_inner_texts()


def test_how_matches_went_and_what_players_did(
    device: Devices, house: House, kept: list[Kept]
) -> None:
    one = device("phone")
    table = make_table(house.data, rules="french-400 target=60", seed="over")
    one.own(table)
    page = opened(one, kept)
    page.locator(".past").nth(2).wait_for()
    over, running = kept
    listed = page.locator(".past").evaluate_all("all => all.map((each) => each.dataset.match)")
    assert listed == [running.match, over.match, table[0].table]
    assert {"Won by Ana", "Ana", "79", "Rui", "75"} <= set(card(page, over.match))
    assert {"Round 1 is being played", "Léa", "25", "RUI", "14"} <= set(card(page, running.match))
    scores = match_of(house.data, table[0].table).scores
    assert set(map(str, scores)) <= set(card(page, table[0].table))
    assert facts(page, "Léa") == ["0", "0", "–", "0", "0"]
    assert page.locator("[data-player]").count() == 3
    assert facts(page, "RUI")[0] == "2"
    page.locator(f"[data-match='{over.match}'] [data-act='step']").click()
    page.locator("main.viewer .replay-seats").wait_for()
    page.keyboard.press("End")
    page.locator(".replay-seats .score", has_text="79").wait_for()
    one.open("/history")
    page.locator("[data-act='go-on']").click()
    page.wait_for_url(f"**/referee/{running.match}")


def test_statistics_are_sums_over_matches(device: Devices, house: House, kept: list[Kept]) -> None:
    """Names are one however they are written; points of a round in play don't count yet."""
    over = keep_match(house.data, ROUND, rules=ONE_ROUND)
    page = opened(device(), [over, *kept])
    assert facts(page, "Ana") == ["2", "2", "79", "0", "2"]
    assert facts(page, "Rui") == ["2", "0", "75", "2", "0"]
    assert facts(page, "Léa") == ["0", "0", "–", "0", "0"]


def test_everything_is_kept_in_files(device: Devices, kept: list[Kept], tmp_path: Path) -> None:
    one = device()
    page = opened(one, kept)
    expect(page.locator("body")).to_match_aria_snapshot(PAST)
    records = read_records(saved(page, "tgn", tmp_path).read_bytes())
    assert [replay(each).scores for each in records] == [(25, 14, 0), (79, 75)]
    assert [check(each) for each in records] == [(), ()]
    text = saved(page, "json", tmp_path).read_text("utf-8")
    assert [each["totals"] for each in json.loads(text)["matches"]] == [[25, 14, 0], [79, 75]]
    assert not any(each.token in text for each in kept)


def saved(page: Page, act: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator(f"[data-act='{act}']").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_deleting_is_asked_twice(device: Devices, house: House, kept: list[Kept]) -> None:
    one = device("phone")
    taken = keep_match(house.data, ROUND[:1])
    page = opened(one, [*kept, taken])
    over, running = kept
    delete = page.locator(f"[data-match='{over.match}'] [data-act='delete']")
    answer = page.locator("dialog[open] .acts button")
    for answers in ((0,), (1, 0), (1, 1)):
        assert is_there(house, over)
        delete.click()
        for each in answers:
            answer.nth(each).click()
    page.locator(f"[data-match='{over.match}']").wait_for(state="detached")
    assert not is_there(house, over)
    page.locator("h1:focus").wait_for()
    # What another phone has deleted is only forgotten.
    page.evaluate(DELETE, taken._asdict())
    page.reload()
    gone = page.locator(f"[data-match='{taken.match}']")
    gone.locator(".result", has_text="somebody deleted it").wait_for()
    assert gone.locator("[data-act='go-on']").count() == 0
    gone.locator("[data-act='forget']").click()
    answer.last.click()
    page.locator(f"[data-match='{running.match}'] h3:focus").wait_for()
    assert is_there(house, running)
    page.locator("[data-act='delete-all']").click()
    answer.last.click()
    answer.last.click()
    page.locator(".history .lead").wait_for()
    assert not is_there(house, running)
    assert page.evaluate("localStorage.getItem('triominoes-kept')") == "[]"


def is_there(house: House, kept: Kept) -> bool:
    try:
        ask(house.url, f"/api/kept/{kept.match}/record", token=kept.token)
    except HTTPError as error:
        return error.code != 404
    return True


def test_without_the_server_it_tells_what_it_knows(device: Devices, kept: list[Kept]) -> None:
    """The last answer, or what a match's own page was told; and what was never sent."""
    one = device("phone")
    over, running = kept
    begun = Kept("begun-here-000000000000", "right-" + "9" * 26, ["Léa", "Tom"], "goliath", 1)
    one.remember(**{f"kept-new-{begun.match}": {"rules": begun.rules, "names": begun.names}})
    one.remember(kept=[each._asdict() for each in (running, over, begun)])
    one.allow("Failed to load resource|ERR_")
    page = one.open(f"/referee/{over.match}")
    page.locator("main.keeping.done").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    one.open("/history")
    page.locator(".stale").wait_for()
    assert {"Won by Ana", "79", "75"} <= set(card(page, over.match))
    assert "This device doesn’t know how it stands." in card(page, running.match)
    assert any(line.startswith("It is on this device only") for line in card(page, begun.match))

    page.unroute("**/api/**")
    page.reload()
    page.locator(f"[data-match='{running.match}']", has_text="Round 1 is being played").wait_for()
    assert any(line.startswith("It is on this device only") for line in card(page, begun.match))
    said = json.loads(page.evaluate("localStorage['triominoes-history']"))[over.match]["outcome"]
    known = call(page, "pages/history/here.js", "known", over._asdict())["outcome"]
    assert known == said | {"date": known["date"]}

    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.locator(".stale").wait_for()
    assert {"Won by Ana", "79", "75"} <= set(card(page, over.match))
    assert {"Round 1 is being played", "25"} <= set(card(page, running.match))
    page.locator("[data-act='delete']").first.click()
    for _ in range(2):
        page.locator("dialog[open] .acts button").last.click()
    page.locator(".fault", has_text="can’t be reached").wait_for()
    assert page.locator(".past").count() == 3


def state() -> dict[str, object]:
    """A match of two rounds as the server tells it; the second one has a wrong line."""

    def line(n: int, seat: int | None, points: int | None, *parts: tuple[str, int]) -> object:
        return {
            "n": n,
            "line": f"p{(seat or 0) + 1} draw",
            "round": 1 if n < 4 else 2,
            "seat": seat,
            "say": f"line {n}",
            "parts": [{"name": name, "points": points} for name, points in parts],
            "points": points,
            "fault": {"code": "clash", "say": ""} if n == 5 else None,
        }

    def sheet(number: int, totals: list[int], **parts: list[int]) -> object:
        gains = [sum(column) for column in zip(*parts.values(), strict=True)]
        named = [{"name": name, "points": points} for name, points in parts.items()]
        return {"number": number, "parts": named, "gains": gains, "totals": totals}

    return {
        "names": ["=Ana", 'Ru"i;'],
        "entries": [
            line(1, 0, 25, ("tile", 15), ("opening", 10)),
            line(2, 1, 14, ("tile", 14)),
            line(3, None, 30, ("out", 25), ("hands", 5)),
            line(4, 1, -5, ("draw", -5)),
            line(5, 0, 9, ("tile", 9)),
        ],
        "rounds": [
            sheet(1, [55, 14], tile=[15, 14], opening=[10, 0], out=[25, 0], hands=[5, 0]),
            sheet(2, [55, 9], draw=[0, -5]),
        ],
    }


def test_the_rows_of_a_match_add_up(device: Devices) -> None:
    page = device().open("/rules")
    rounds = page.evaluate(
        """async (state) => {
            const version = document.documentElement.dataset.version;
            const rows = await import(`/static/${version}/pages/referee/rows.js`);
            return rows.tableOf(rows.roundsOf(state, (part) => part));
        }""",
        state(),
    )
    assert [row[:2] for row in rounds] == [[1, 1], [1, 2], [1, 3], [1, None], [1, None], [2, 4]]
    assert [sum(row[4 + seat] or 0 for row in rounds) for seat in (0, 1)] == [55, 9]
    cells = [[1, None, "=1+1", 'a "b"'], ["x;y", -5, "p1", "two\nlines"]]
    written = call(page, "pages/referee/rows.js", "writeCsv", cells, ";")
    assert written == '1;;\'=1+1;"a ""b"""\r\n"x;y";-5;p1;"two\nlines"\r\n'


def test_a_sheet_is_printed_alone(device: Devices) -> None:
    """Whole sentences and rules in words; nothing of a round in which nothing was entered."""
    page = device().open("/referee")
    page.locator(".seat-row").first.wait_for()  # its texts are there
    page.evaluate("window.print = () => undefined")
    rules = {"name": "pressman", "text": "pressman target=300", "house": {"target": "300"}}
    sheet = state() | {"rules": rules, "why": ["Ana wins. " * 40]}
    rounds = sheet["rounds"]
    assert isinstance(rounds, list)
    rounds.append({"number": 3, "parts": [], "gains": [0, 0], "totals": [55, 9]})
    call(page, "pages/referee/export.js", "printSheet", sheet)
    page.emulate_media(media="print")
    table = page.locator(".paper-sheet table")
    rows = table.locator("tr").all_inner_texts()
    assert rows[0].split() == ["=Ana", 'Ru"i;']
    assert rows[-1].split() == ["Total", "55", "9"]
    assert not any("Round 3" in row for row in rows)
    paper = page.locator(".paper-sheet")
    assert paper.locator("p").first.inner_text() == "Pressman · Points to win: 300"
    assert paper.locator("p").last.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    table.wait_for(state="detached")
