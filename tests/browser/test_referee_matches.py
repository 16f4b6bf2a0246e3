"""Matches of the engine entered on the mirrored board: the page shows the engine's points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.keeper import Keeper
from tests.browser.playing import PATIENCE
from tests.playing import Step, played
from tests.referee.telling import entry_of
from tests.referee.test_matches import placements
from tests.sizes import scaled
from triominoes.game.events import End, Event, Show, points_of
from triominoes.game.moves import DRAW, Placement
from triominoes.game.round import Need
from triominoes.referee.entries import Called, Laid, Left, write_entry

if TYPE_CHECKING:
    from tests.browser.conftest import Devices

NAMES = ("Ana", "Léa", "Tom", "Eva")
WHOLE = scaled(
    quick=[("goliath hand=3 draws=1", 2, 10)],  # short, and everything comes up in it
    full=[("french-400 hand=5 target=60", 3, 5), ("goliath hand=4", 2, 5)],
    long=[
        ("french-400 target=200", 2, 5),
        ("pressman target=150", 3, 5),
        ("goliath tiles=76", 4, 5),
    ],
)
"""Rules, players and seeds."""
RULES = ("french-400 target=60", "goliath", "pressman target=60", "children", "tournament")
MANY = scaled(1, 6, 500)
AT_ONCE = 10


def enter(keeper: Keeper, event: Event, shown: str) -> bool:
    """Enters what people would enter of an event; whether there was anything."""
    match entry_of(event):
        case Laid(seat=seat, laid=Placement() as laid):
            keeper.place(seat, laid, shown)
        case Called(call=call):
            keeper.call("draw" if call is DRAW else "pass")
        case End():
            keeper.answer("yes")
        case Left(seat=seat, tiles=tiles) if keeper.page.locator("#hold-title").count():
            keeper.hold(seat, sorted(map(str, tiles.known)))
        case _:
            return False
    return True


@pytest.mark.parametrize(("rules", "players", "seed"), WHOLE)
def test_a_whole_match_through_the_page(
    device: Devices, rules: str, players: int, seed: int
) -> None:
    keeper = Keeper(device("phone"), NAMES[:players])
    name, *house = rules.split()
    keeper.begin(name, dict(change.split("=", 1) for change in house), "board")
    steps, shown = list(played(rules, players, seed)), ""
    for step in steps:
        if isinstance(step.event, Show):
            shown = str(step.event.tile)
        elif enter(keeper, step.event, shown):
            shown = ""
            if step.round.over is None:  # the points of a round's end come all at once
                assert keeper.totals() == list(step.match.scores), step.event
    keeper.page.locator(".over").wait_for(timeout=PATIENCE)
    assert keeper.totals() == list(steps[-1].match.scores)


COMMANDS = """
async ({matches}) => {
  const version = document.documentElement.dataset.version;
  const {keep} = await import(`/static/${version}/pages/referee/keeping.js`);
  const random = () => Array.from(crypto.getRandomValues(new Uint8Array(22)), (n) => n % 10);
  const until = async (ready, what) => {
    const late = Date.now() + 60_000;
    while (!ready()) {
      if (Date.now() > late) throw new Error(`late: ${what}`);
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  const begun = async ({rules, names}) => {
    const [id, token] = [random().join(""), random().join("")];
    const headers = {"Content-Type": "application/json"};
    const body = JSON.stringify({rules, names, token});
    const made = await fetch(`/api/kept/${id}`, {method: "PUT", headers, body});
    if (!made.ok) throw new Error(await made.text());
    const keeping = keep(id, token);
    await until(() => keeping.state && keeping.online, "the first state");
    return keeping;
  };
  const enter = async (keeping, text) => {
    const move = text.split(" ")[2] ?? "";
    const {awaited, board, options} = keeping.state;
    const refused = keeping.enter(text);
    if (refused) throw new Error(`${text}: ${refused.code}`);
    await until(() => keeping.pending.length === 0, text);
    const {points, total, fault} = keeping.state.entries.at(-1);
    const option = options.find((one) => one.move === move);
    const free = !move.includes("@") || board.length === 0 || awaited === "blocked";
    return {text, points, total, fault, offered: free || option?.points === points};
  };
  const told = [];
  for (const match of matches) {
    const keeping = await begun(match);
    const lines = [];
    for (const {text, code} of match.entries) {
      const holds = keeping.state.holds.map((seat) => `p${seat + 1}`);
      if (text.includes(" hold ") && !holds.includes(text.slice(0, 2))) continue;
      if (!code) lines.push(await enter(keeping, text));
      else {
        const found = await keeping.tryLine(text).then(() => "allowed", (why) => why.code);
        if (found !== code) throw new Error(`${text}: ${found}, not ${code}`);
      }
    }
    const {scores, over, winners} = keeping.state;
    told.push({lines, scores, over, winners});
    keeping.close();
  }
  return told;
}
"""


def as_entered(rules: str, players: int, seed: int) -> tuple[list[Step], dict[str, Any]]:
    """A match of the engine and what people enter of it, with what is refused in between."""
    steps, entries, rng = list(played(rules, players, seed)), list[dict[str, str]](), Random(seed)
    for step in steps:
        if entry := entry_of(step.event):
            entries.append({"text": write_entry(entry)})
            entries += refusals(step, rng)
    return steps, {"rules": rules, "names": NAMES[:players], "entries": entries}


def refusals(step: Step, rng: Random) -> list[dict[str, str]]:
    """Now and then a placement that is illegal after a step, with the code of the reason."""
    state = step.round
    if rng.random() < 0.7 or not state.has_begun or not isinstance(state.due, Need):
        return []
    for seat, laid in placements(state, rng):
        if refusal := state.why_not(laid, seat):
            return [{"text": write_entry(Laid(seat, laid)), "code": refusal.reason.code}]
    return []


def test_every_position_by_the_pages_own_commands(device: Devices) -> None:
    one = device("desktop")
    one.open("/referee").locator("form .send").wait_for(timeout=PATIENCE)
    for first in range(0, MANY, AT_ONCE):
        matches = [
            as_entered(RULES[seed % len(RULES)], 2 + seed % 3, seed)
            for seed in range(first, min(first + AT_ONCE, MANY))
        ]
        all_told = one.page.evaluate(COMMANDS, {"matches": [match for _, match in matches]})
        for (steps, _), told in zip(matches, all_told, strict=True):
            assert_told(steps, told)


def assert_told(steps: Sequence[Step], told: dict[str, Any]) -> None:
    """Every line has the engine's points and total, was offered, and the end is the same."""
    wrong = [line for line in told["lines"] if line["fault"] or not line["offered"]]
    assert wrong == []
    scored = [
        (points_of(step.event.awards), step.event.total)  # type: ignore[union-attr]
        for step in steps
        if isinstance(entry_of(step.event), Laid | Called)
    ]
    lines = [line for line in told["lines"] if line["points"] is not None]
    assert [(line["points"], line["total"]) for line in lines] == scored
    last = steps[-1].match
    assert told["scores"] == list(last.scores)
    assert told["over"]
    assert told["winners"] == list(last.winners or ())
