"""Random score sheets, as people would enter them and get them wrong, with what they come to.

Nothing lies on a board here: this is what the arithmetic of a sheet has to get right by itself.
"""

import random
from collections.abc import Iterator
from typing import Any

from triominoes.game.events import Counted, End, Resign, Show
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW, PASS
from triominoes.game.rulesets import RULESETS
from triominoes.game.scoring import BY_TILE
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation.words import read_rules
from triominoes.referee.data import rules_data
from triominoes.referee.entries import Called, Entry, Given, Laid, Left, write_entry
from triominoes.referee.reckon import Reckoning
from triominoes.referee.standing import Standing

HOUSES = {
    "french-400": ["", " target=100", " blocked=lowest", " wedge=0 opening=20", " tiles=76"],
    "pressman": ["", " target=100", " blocked=smallest", " blocked=all", " tiles=76", " zero=0"],
    "goliath": ["", " target=200", " tiles=76", " blocked=fewest", " voluntary=no"],
    "goliath-classic": ["", " rounds=3", " count=no", " count=no rounds=2", " draws=any"],
    "tournament": ["", " target=100", " rounds=2", " empty=10", " blocked=lowest"],
    "children": ["", " rounds=2", " tiles=76", " bridge=0", " hand=4 rounds=3"],
}
"""Rule sets and what tables make of them, so that every number of a rule set matters somewhere."""

LONGEST = 150
"""No sheet has more entries than this."""


def sheets(count: int, seed: int = 0) -> Iterator[dict[str, Any]]:
    """So many sheets as plain data, the same for the same seed."""
    for number in range(count):
        yield sheet(random.Random(f"{seed}/{number}"))


def sheet(rng: random.Random) -> dict[str, Any]:
    """One sheet: the rule set, what was entered, and what each line and the whole come to."""
    name = rng.choice(sorted(RULESETS))
    rules = read_rules(name + rng.choice(HOUSES[name]))
    players = rng.choice(
        [n for n in range(2, rules.most_players + 1) if not rules.player_faults(n)]
    )
    table = Table(rng)
    reckoning = Reckoning.start(rules, players)
    for _ in range(rng.randrange(1, LONGEST)):
        reckoning = reckoning.after(table.entry(reckoning.standing))
        if reckoning.match.is_over and rng.random() < 0.7:
            break
    return as_data(reckoning)


def as_data(reckoning: Reckoning) -> dict[str, Any]:
    """A sheet and its results, as JSON can say them."""
    match, state = reckoning.match, reckoning.standing.round
    return {
        "data": rules_data(match.rules, match.players),
        "players": match.players,
        "entries": [write_entry(entry) for entry in reckoning.entries],
        "lines": [
            {
                "points": line.points,
                "total": line.total,
                "fault": line.slip.fault.code if line.slip else None,
                "round": line.round,
                "seat": line.seat,
            }
            for line in reckoning.lines
        ],
        "scores": list(match.scores),
        "turn": reckoning.turn,
        "counts": [hand.count for hand in state.hands],
        "well": state.well.count,
        "drawn": state.drawn,
        "awaited": reckoning.awaited,
        "round": state.number,
        "over": match.is_over,
        "winners": list(match.winners or ()),
    }


class Table:
    """People who keep a sheet: mostly right, with habits that last for a match."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.draws = rng.choice([0.1, 0.4, 0.85])
        """How often somebody draws who may: much drawing empties the well and blocks rounds."""
        self.errors = rng.choice([0.0, 0.02, 0.15])
        self.knows = rng.random()
        """How often a tile is written down, not only what it is worth."""

    def entry(self, standing: Standing) -> Entry:
        """What is entered next."""
        if self.rng.random() < self.errors or standing.match.is_over:
            return self.anything(standing)
        match standing.awaited:
            case "out":
                return self.ended(standing, "out")
            case "blocked":
                return self.ended(standing, "blocked")
            case "hold":
                return self.left(standing, self.rng.choice(standing.holds))
        return self.act(standing)

    def ended(self, standing: Standing, how: str) -> Entry:
        """The end that the sheet expects, or that it isn't the end."""
        if self.rng.random() < 0.9:
            return End(how)
        if standing.turn is not None and how == "out":
            return Counted(standing.turn, self.rng.randrange(1, 4))
        return self.act(standing)

    def act(self, standing: Standing) -> Entry:
        """What a seat does whose turn it is, or who begins."""
        state, rng = standing.round, self.rng
        seat = standing.turn if standing.turn is not None else rng.choice(state.active)
        luck = rng.random()
        if luck < 0.03:
            given = Given(seat, rng.randrange(-30, 31))
            return given if rng.random() < 0.5 else self.counted(standing)
        if luck < 0.033:
            return Resign(rng.choice(state.active)) if rng.random() < 0.7 else End("stopped")
        if not state.has_begun and not state.rules.lead and state.shown is None and luck < 0.1:
            return Show(seat, Tile(*[rng.randrange(1, 6)] * 3))
        is_spent = state.limit_reached or not state.well.count
        if state.has_begun and is_spent and rng.random() < self.draws:
            return Called(seat, PASS)
        if state.has_begun and not is_spent and rng.random() < self.draws:
            return Called(seat, DRAW)
        return self.laid(standing, seat)

    def laid(self, standing: Standing, seat: int) -> Laid:
        """A tile laid, with a figure now and then."""
        state, rng = standing.round, self.rng
        rules = state.rules
        paid = [figure for figure in Figure if rules.count and rules.figure_points(figure)]
        makes = state.has_begun and paid and rng.random() < 0.2
        figure = rng.choice(paid) if makes else None
        shown = state.hands[seat].known
        tiles = sorted(shown if shown and rng.random() < 0.3 else state.unseen | shown)
        tile = rng.choice(tiles) if tiles else None
        if not state.has_begun and tile and rng.random() < 0.6:
            tile = Tile(*[rng.randrange(6)] * 3)
        if tile and rng.random() < self.knows:
            return Laid(seat, tile, None, figure)
        needs_value = rules.count and rules.each is None
        return Laid(seat, None, (tile.value if tile else 7) if needs_value else None, figure)

    def counted(self, standing: Standing) -> Counted:
        """Somebody counts the tiles of a hand."""
        seat = self.rng.choice(standing.round.active)
        count = standing.round.hands[seat].count + self.rng.choice([-2, -1, 0, 1, 1, 2])
        return Counted(seat, max(count, 0))

    def left(self, standing: Standing, seat: int) -> Left:
        """The tiles left in a hand: by name or by their sum, now and then in another number."""
        state, rng = standing.round, self.rng
        hand = state.hands[seat]
        told = frozenset().union(*(left.tiles.known for left in standing.told.values()))
        count = hand.count + (rng.choice([-1, 1]) if rng.random() < 0.05 else 0)
        fresh = sorted(state.unseen - told)
        more = max(count - len(hand.known), 0)
        by_tile = state.over == "blocked" and state.rules.blocked in BY_TILE
        tiles = hand.known.union(rng.sample(fresh, min(more, len(fresh))))
        if tiles and (by_tile or rng.random() < self.knows):
            return Left(seat, Tiles(tiles))
        count = max(count, 1)
        value: int | None = sum(map(sum, tiles)) if state.rules.count else None
        if rng.random() < self.errors:
            value = rng.choice([None, 0, count * 15])
        return Left(seat, Tiles(unknown=count), value)

    def anything(self, standing: Standing) -> Entry:
        """An entry that has nothing to do with what happens."""
        rng = self.rng
        seat = rng.randrange(standing.match.players)
        tile = rng.choice(sorted(standing.match.rules.tile_set))
        unknown = Tiles(unknown=rng.randrange(1, 5))
        figure = rng.choice([None, *Figure])
        laid = standing.round.laid_tiles
        entries: list[Entry] = [
            Laid(seat, tile, None, figure),
            Laid(seat, Tile(0, 2, 1), None, None),
            Laid(seat, None, rng.choice([None, rng.randrange(16)]), figure),
            Called(seat, DRAW),
            Called(seat, PASS),
            Show(seat, tile),
            Counted(seat, rng.randrange(12)),
            End(rng.choice(["out", "blocked"])),
            Left(seat, unknown, rng.choice([None, rng.randrange(unknown.count * 15)])),
            Left(seat, Tiles.of([tile], rng.randrange(2))),
            Given(seat, rng.randrange(-20, 20)),
            *([Resign(seat)] if rng.random() < 0.1 else []),
            *(Laid(seat, each, None, None) for each in sorted(laid)[:2]),
        ]
        return rng.choice(entries)
