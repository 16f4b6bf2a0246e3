"""A match in a browser's memory: lines that wait, are sent once, and are refused for a reason."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from tests.browser.cable import Cable
from tests.browser.keeper import Keeper
from tests.server.disk import log_of
from tests.sizes import scaled

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

LOST = r"WebSocket|ERR_|Failed to load resource"
RULES = "pressman"
NAMES = ["Ana", "Rui"]

LOAD = """
async () => {
  const at = `/static/${document.documentElement.dataset.version}/pages`;
  window.keeping = await import(`${at}/referee/keeping.js`);
  window.sets = (await (await import(`${at}/lib/setup.js`)).setup()).rules;
}
"""
BEGIN = """
([rules, names]) => {
  const set = sets.find((one) => one.name === rules.split(" ")[0]);
  return keeping.begin({set, rules, names});
}
"""
KEEP = "({match, token, other}) => { window.kept = keeping.keep(match, token, other); }"
DELETE = """
({match, token}) =>
  fetch(`/api/kept/${match}`, {method: "DELETE", headers: {Authorization: `Bearer ${token}`}})
"""
LIST = "JSON.parse(localStorage['triominoes-kept'] ?? '[]')"
SENT = "() => kept.online && kept.pending.length === 0"
DOWN = "() => !kept.online"


class Tab:
    """A tab with the modules, and no page of theirs."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(LOAD)

    def begin(self, rules: str = RULES, names: list[str] = NAMES) -> dict[str, str]:
        match: dict[str, str] = self.page.evaluate(BEGIN, [rules, names])
        return match

    def keep(self, match: dict[str, str]) -> Tab:
        self.page.evaluate(KEEP, match)
        return self

    def do(self, what: str, *values: Any) -> Any:
        """Calls a function of the match: `enter`, `undo`, …"""
        return self.page.evaluate("([what, values]) => kept[what](...values)", [what, list(values)])

    def enter(self, *lines: str) -> None:
        for line in lines:
            assert self.do("enter", line) is None, line

    def ask(self, expression: str) -> Any:
        return self.page.evaluate(f"() => {expression}")

    @property
    def pending(self) -> list[str]:
        lines: list[str] = self.ask("kept.pending.map((one) => one.line)")
        return lines

    @property
    def aside(self) -> list[list[str]]:
        found: list[list[str]] = self.ask("kept.aside.map(({line, code}) => [line, code])")
        return found

    @property
    def entries(self) -> list[str]:
        lines: list[str] = self.ask("kept.state.entries.map((one) => one.line)")
        return lines

    def wait(self, condition: str = SENT) -> None:
        self.page.wait_for_function(condition)

    def wait_for(self, lines: int) -> None:
        """Waits until the server's log, as this tab knows it, has so many lines."""
        self.page.wait_for_function("count => kept.exchange.told?.seq >= count", arg=lines)


def tab_of(one: Device) -> Tab:
    """A new tab of a device."""
    page = one.context.new_page()
    page.goto(f"{one.base}/rules")
    return Tab(page)


def first_tab(one: Device) -> Tab:
    return Tab(one.open("/rules"))


def lines_of(house: House, match: dict[str, str]) -> list[str]:
    """The log on disk."""
    return [row.line for row in log_of(house.data, match["match"])]


def test_lines_are_sent_and_told(device: Devices, house: House) -> None:
    one = first_tab(device())
    match = one.begin()
    one.keep(match)
    assert one.ask("kept.state.awaited") == "begin"
    one.enter("p1 play 555", "p2 play 554", "p1 draw")
    one.wait()
    one.wait_for(3)
    assert lines_of(house, match) == one.entries == ["p1 play 555", "p2 play 455", "p1 draw"]
    assert one.ask("kept.state.scores") == [20, 14]
    assert [line["say"] for line in one.ask("kept.state.entries")][1].startswith("Rui")

    # another phone, with the link
    other = first_tab(device()).keep(match)
    other.wait_for(3)
    other.enter("p1 play ? 9")
    one.wait_for(4)
    assert one.ask("kept.state.scores") == other.ask("kept.state.scores") == [29, 14]

    # what the arithmetic refuses is refused at once
    refused = other.do("enter", "p2 play 555")
    assert (refused["code"], refused["facts"]) == ("tile-laid", {"tile": "555"})
    assert other.do("enter", "instead 9 p1 draw")["code"] == "no-entry"
    assert other.do("enter", "p2 dance")["code"] == "line"

    # a step back and forward, and what a correction would do
    other.do("undo")
    one.wait_for(5)
    assert one.ask("kept.state.can_redo") is True
    one.do("redo")
    other.wait_for(6)
    assert other.entries[-1] == "p1 play ? 9"
    there = other.do("tryLine", "instead 2 p2 play 445 bridge")
    assert [change["n"] for change in there["lines"]] == [2]
    assert there["totals"] == {"before": [29, 14], "after": [29, 53]}
    assert there["say"]
    assert lines_of(house, match)[3:] == ["p1 play ? 9", "undo", "redo"]


def test_a_match_without_the_server(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        tab, later = first_tab(one), tab_of(one)
        cable.cut()
        match = tab.begin("french-400 target=300", ["Ana", "Rui", "Zoé"])
        tab.keep(match)
        tab.enter(
            "p1 play 000", "p2 play 001", "p3 draw", "instead 2 p2 play 012", "p3 play 015 bridge"
        )
        assert tab.ask("kept.state.scores") == [40, 3, 41]
        assert tab.ask("kept.state.pending") == 5
        assert tab.ask("kept.state.rules") == {
            "name": "french-400",
            "text": "french-400 target=300",
            "house": {"target": "300"},
            "target": 300,
            "rounds": None,
            "count": True,
            "voluntary": False,
        }
        there = tab.do("tryLine", "void 3")
        assert there["totals"]["after"] == [40, 3, 46]
        assert tab.do("undo") is None
        assert tab.pending[-1] == "instead 2 p2 play 012"
        assert tab.do("redo") is None
        assert tab.do("undo") is None
        assert tab.ask("kept.state.can_redo") is True
        tab.enter("p3 play 115")
        assert tab.ask("kept.state.can_redo") is False
        assert tab.do("redo")["code"] == "nothing-to-redo"
        tab.page.close()

        later.keep(match)
        assert later.entries == ["p1 play 000", "p2 play 012", "p3 draw", "p3 play 115"]
        cable.mend()
        later.wait()
        assert lines_of(house, match) == [
            *("p1 play 000", "p2 play 001", "p3 draw", "instead 2 p2 play 012", "p3 play 115"),
        ]
        kept = later.ask("JSON.parse(localStorage['triominoes-kept'])")
        assert [(each["match"], each["names"]) for each in kept] == [
            (match["match"], ["Ana", "Rui", "Zoé"])
        ]
        assert (
            later.ask("Object.keys(localStorage).filter((key) => /kept-(new|line)/.test(key))")
            == []
        )


def test_two_phones_at_once(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        far = device(base=cable.url)
        far.allow(LOST)
        one, other = first_tab(device()), first_tab(far)
        match = one.begin()
        one.keep(match)
        one.enter("p1 play 555")
        one.wait()
        other.keep(match)
        other.wait_for(1)
        cable.cut()
        other.wait(DOWN)
        one.enter("p2 play 455", "p1 draw")
        other.enter("p2 play 455", "p1 play ? 7", "p2 adjust +5", "instead 3 p1 play ? 8")
        one.wait()
        cable.mend()
        other.wait()
        one.wait_for(4)
        # What both entered stands once, what means the same all the same comes after it.
        assert lines_of(house, match) == ["p1 play 555", "p2 play 455", "p1 draw", "p2 adjust +5"]
        assert other.aside == [["p1 play ? 8", "stale"]]
        assert one.ask("kept.state.scores") == other.ask("kept.state.scores")
        assert other.do("enterAside", 0) is None
        other.wait()
        assert other.aside == []
        assert lines_of(house, match)[4:] == ["p1 play ? 8"]


def test_at_the_same_moment(device: Devices, house: House) -> None:
    """Whoever is second is told what the other has entered, whoever is first what came too late."""
    one, other = first_tab(device()), first_tab(device())
    match = one.begin()
    one.keep(match)
    one.wait()
    other.keep(match)
    other.wait()
    # Nothing is heard of the other before one's own line is away.
    for tab in (one, other):
        tab.page.evaluate("() => { kept.exchange.learn = () => {}; }")
    for tab, line in ((one, "p1 play 444"), (other, "p2 play 333")):
        tab.page.evaluate("line => { kept.enter(line); }", line)
    for tab in (one, other):
        tab.wait("() => kept.exchange.flying === null")
    soon = one if one.ask("kept.exchange.acked.size") else other
    soon.wait("() => kept.exchange.crossed !== null")
    for tab in (one, other):
        tab.page.evaluate("() => { delete kept.exchange.learn; kept.exchange.line.socket.lost(); }")
    one.wait_for(1)
    other.wait_for(1)
    one.wait()
    other.wait()
    first = lines_of(house, match)
    assert first in (["p1 play 444"], ["p2 play 333"])
    assert one.entries == other.entries == first
    late, line = (other, "p2 play 333") if first == ["p1 play 444"] else (one, "p1 play 444")
    assert late.aside == [[line, "stale"]]
    assert late is not soon
    assert soon.ask("kept.crossed") == line
    assert late.ask("kept.crossed") is None
    assert late.do("enterAside", 0) is None
    soon.wait_for(2)
    assert soon.ask("kept.crossed") is None


def test_what_the_server_refuses_is_set_aside(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        tab = first_tab(one)
        match = tab.begin()
        tab.keep(match)
        tab.enter("p1 play 555@e0n0")
        tab.wait()
        cable.cut()
        tab.wait(DOWN)
        # Whether a tile fits waits for the server; where it doesn't, the turn stays.
        tab.enter("p2 play 012@e1n0", "p1 play 123@e2n0", "p2 play 013@e0s1")
        assert [line["waits"] for line in tab.ask("kept.state.entries")] == [
            False,
            True,
            True,
            True,
        ]
        cable.mend()
        tab.wait("() => kept.online && kept.pending.length === 0 && kept.aside.length === 3")
        assert [code for _, code in tab.aside] == ["clash", "not-your-turn", "clash"]
        assert all(tab.ask("kept.aside.map((one) => one.say)"))
        tab.do("dropAside", 0)
        assert len(tab.aside) == 2
        assert lines_of(house, match) == ["p1 play 555@e0n0"]


def test_tabs_of_one_device(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        tab, beside = first_tab(one), tab_of(one)
        match = tab.begin()
        tab.keep(match)
        tab.wait()
        beside.keep(match)
        beside.wait()
        cable.cut()
        for each in (tab, beside):
            each.wait(DOWN)
        wanted = []
        for number in range(scaled(6, 20, 40)):
            line = f"p{number % 2 + 1} adjust +{number + 1}"
            (tab, beside)[number % 3 == 1].enter(line)
            wanted.append(line)
            # A browser tells its tabs of what is stored within moments, not at once.
            for each in (tab, beside):
                each.wait(f"() => kept.pending.length === {len(wanted)}")
        assert tab.ask("kept.state.scores") == beside.ask("kept.state.scores")
        cable.mend()
        tab.wait()
        beside.wait()
        assert lines_of(house, match) == wanted
        assert tab.aside == beside.aside == []


def test_nothing_is_lost_or_doubled(device: Devices, house: House) -> None:
    """Whatever happens to the line and to the tabs."""
    rng = Random("lost")
    with Cable(house.url) as cable:
        devices = [device(base=cable.url), device(base=cable.url)]
        for one in devices:
            one.allow(LOST)
        tabs = [first_tab(one) for one in devices]
        match = tabs[0].begin()
        tabs[0].keep(match)
        tabs[0].wait()
        tabs[1].keep(match)
        entered: Counter[str] = Counter()
        for number in range(scaled(30, 150, 600)):
            luck, phone = rng.random(), rng.randrange(2)
            if luck < 0.1:
                cable.cut()
            elif luck < 0.25:
                cable.mend()
            elif luck < 0.3:
                cable.mend()
                tabs[phone].page.close()
                tabs[phone] = tab_of(devices[phone]).keep(match)
            else:
                line = f"p{rng.randrange(2) + 1} adjust +{number + 1}"
                tabs[phone].wait("() => kept.state !== null")
                tabs[phone].enter(line)
                entered[line] += 1
        cable.mend()
        for tab in tabs:
            tab.wait()
            assert tab.aside == []
        assert Counter(lines_of(house, match)) == entered
        for tab in tabs:
            tab.wait_for(entered.total())
            assert tab.entries == lines_of(house, match)


FILL = """
() => {
  // as much as there is room for, to the last sign
  for (let size = 1 << 23, text = ""; size >= 1; size /= 2) {
    try {
      localStorage.setItem("triominoes-kept-state-other", text + "x".repeat(size));
      text += "x".repeat(size);
    } catch {}
  }
}
"""
FULL = """
() => {
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}
"""


def test_without_room_it_lasts_as_long_as_the_page(device: Devices, house: House) -> None:
    one = first_tab(device())
    match = one.begin()
    one.keep(match)
    one.wait()
    # What can be asked for again makes room.
    one.page.evaluate(FILL)
    one.enter("p1 play 555")
    assert one.ask("kept.stored") is True
    assert one.ask("localStorage.getItem('triominoes-kept-state-other')") is None
    one.wait()

    one.page.evaluate(FULL)
    second = one.begin()
    one.keep(second)
    one.wait()
    one.enter("p1 play 555", "p2 draw")
    assert one.ask("kept.stored") is False
    one.wait()
    assert lines_of(house, match) == ["p1 play 555"]
    assert lines_of(house, second) == ["p1 play 555", "p2 draw"]


def test_only_the_right_token_is_remembered(device: Devices) -> None:
    one, other = first_tab(device()), first_tab(device())
    match = one.begin()
    wrong = "x" * 22
    one.keep({**match, "other": wrong})
    one.wait()
    assert one.ask("kept.misled") is True
    one.enter("p1 play 555")
    one.wait()
    assert one.ask("kept.misled") is False
    assert [each["token"] for each in one.ask(LIST)] == [match["token"]]

    other.keep({**match, "token": wrong})
    other.wait("() => kept.ended !== ''")
    assert other.ask("kept.online") is False
    assert other.ask(LIST) == []
    other.keep({**match, "token": wrong, "other": match["token"]})
    other.wait()
    assert [each["token"] for each in other.ask(LIST)] == [match["token"]]
    assert (other.ask("kept.misled"), other.ask("kept.ended")) == (False, "")


def test_a_match_that_was_deleted(device: Devices) -> None:
    one = first_tab(device())
    match = one.begin()
    one.keep(match)
    one.enter("p1 play 555")
    one.wait()
    one.page.evaluate(DELETE, match)
    one.wait("() => kept.ended !== ''")
    one.do("close")
    one.keep(match)
    one.wait("() => kept.ended !== ''")
    said = one.ask("kept.ended")
    for act, *values in (("enter", "p2 draw"), ("undo",), ("redo",)):
        assert one.do(act, *values) == {"code": "ended", "say": said, "facts": {}}
    assert one.entries == ["p1 play 555"]
    assert one.ask("kept.state.can_undo") is False
    assert [each["gone"] for each in one.ask(LIST)] == [True]


def test_damaged_links_and_a_deleted_match(device: Devices) -> None:
    """At the page: the right token stays, strangers remember nothing, and the end is told."""
    one, other = device("phone"), device("phone")
    keeper = Keeper(one, NAMES)
    keeper.begin(RULES, {})
    keeper.lay(0, "555")
    page, stranger = keeper.page, other.page
    (known,) = page.evaluate(LIST)
    path = f"/referee/{known['match']}"
    one.open("/rules")
    one.open(f"{path}#{known['token'][:-3]}xyz")
    page.locator(".connection", has_text="is damaged").wait_for()
    assert page.url.endswith(path)
    assert page.evaluate(LIST)[0]["token"] == known["token"]

    other.open(f"{path}#{known['token'][:-3]}xyz")
    stranger.locator(".missing", has_text="doesn’t open the match").wait_for()
    assert stranger.evaluate(LIST) == []
    # The right one is opened in the same tab.
    other.open(f"{path}#{known['token']}")
    stranger.locator("main.keeping").wait_for()
    stranger.wait_for_function("path => location.href.endsWith(path)", arg=path)
    assert stranger.evaluate(LIST)[0]["names"] == NAMES

    stranger.evaluate(DELETE, known)
    for _ in range(2):
        page.locator(".connection", has_text="no such match").wait_for()
        assert page.locator("[data-digit]").count() == 0
        page.locator("[data-region='ended'] [href='/referee']").wait_for()
        page.locator("[data-act='menu']").click()
        page.locator(".match-menu [data-act='print']").wait_for()
        assert page.locator("[data-act='tgn'], [data-act='replay']").count() == 0
        page.reload()
    one.open("/referee")
    page.locator("form .send").wait_for()
    assert page.locator(".going").count() == 0


def test_where_nothing_can_be_remembered(device: Devices, house: House) -> None:
    """The match lives in its address."""
    one = device("phone")
    one.context.add_init_script(f"({FULL})()")
    keeper = Keeper(one, NAMES)
    keeper.begin(RULES, {})
    page = keeper.page
    page.locator(".connection", has_text="can’t remember").wait_for()
    keeper.lay(0, "555")
    page.reload()
    page.locator("main.keeping[data-seq='1']").wait_for()
    match = page.url.split("/")[-1].split("#")[0]
    assert lines_of(house, {"match": match}) == ["p1 play 555"]
