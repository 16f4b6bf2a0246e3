"""Games of the arena: dealt alike whoever sits where, by the rules, and told truly."""

from random import Random

import pytest

from tests.sizes import scaled
from triominoes.arena.deals import chance_of
from triominoes.arena.playing import Game
from triominoes.arena.results import Outcome
from triominoes.game.events import Deal, Drew, NewRound, points_of
from triominoes.game.moves import DRAW, Move
from triominoes.game.rules import Rules
from triominoes.game.view import View
from triominoes.notation.record import Record
from triominoes.notation.replay import check
from triominoes.notation.words import read_rules
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.protocol import Player
from triominoes.players.random import RandomPlayer
from triominoes.table import MemoryLog, PlayerError, Seat, Table, play_match

FRENCH = read_rules("french-400")
GREEDY: tuple[str, Player] = ("greedy", GreedyPlayer())
RANDOM: tuple[str, Player] = ("random", RandomPlayer())
SETUPS = [
    ("french-400", 2),
    ("french-400 target=100", 3),
    ("pressman tiles=76", 6),
    ("pressman count=no rounds=2", 2),
    ("goliath", 4),
    ("goliath-classic rounds=2", 3),
    ("tournament target=150", 2),
    ("children", 2),
]


def played(
    rules: Rules,
    *players: tuple[str, Player],
    deal: int = 0,
    number: int = 0,
    matches: bool = False,
) -> tuple[Outcome, Game]:
    game = Game(rules, players, "tea", deal, number, matches)
    return game.play(), game


def dealt(game: Game) -> dict[tuple[int, int], Deal]:
    """The hands of a game, by round and seat."""
    hands, number = {}, 0
    for event in game.events:
        if isinstance(event, NewRound):
            number = event.number
        elif isinstance(event, Deal):
            hands[number, event.seat] = event
    return hands


@pytest.mark.parametrize("matches", [False, True])
@pytest.mark.parametrize(("rules", "seats"), SETUPS)
def test_games_keep_the_rules_and_their_outcome_is_true(
    rules: str, seats: int, matches: bool
) -> None:
    for deal in range(scaled(quick=1, full=5, long=50)):
        players = [GREEDY, *[RANDOM] * (seats - 1)]
        outcome, game = played(read_rules(rules), *players, deal=deal, matches=matches)
        record = Record.of(read_rules(rules), [name for name, _ in players], game.events)
        assert check(record) == ()
        points = [0] * seats
        for event in game.events:
            if awards := getattr(event, "awards", ()):
                points[event.seat] += points_of(awards)  # type: ignore[union-attr]
        assert outcome.points == tuple(points)
        assert outcome.rounds == sum(isinstance(event, NewRound) for event in game.events)
        if matches:
            assert game.match.is_over
            assert outcome.winners == game.match.winners
        else:
            assert outcome.rounds == 1
        assert sum(map(outcome.share, range(seats))) == pytest.approx(1)


def test_every_seat_is_dealt_the_same_whoever_sits_there() -> None:
    _, one = played(FRENCH, GREEDY, RANDOM, matches=True)
    _, other = played(FRENCH, RANDOM, GREEDY, number=1, matches=True)
    first, second = dealt(one), dealt(other)
    both = first.keys() & second.keys()
    assert len(both) >= 4
    assert all(first[each] == second[each] for each in both)
    assert first[1, 0] != first[2, 0]


def test_the_first_round_of_a_match_is_the_round_of_that_deal() -> None:
    _, match = played(FRENCH, GREEDY, GREEDY, deal=7, matches=True)
    _, single = played(FRENCH, GREEDY, GREEDY, deal=7)
    assert match.events[: len(single.events)] == single.events


def test_another_deal_or_seed_deals_other_tiles() -> None:
    hands = [
        Game(FRENCH, [GREEDY, GREEDY], seed, deal) for seed in ("tea", "milk") for deal in (0, 1)
    ]
    for game in hands:
        game.play()
    assert len({str(sorted(dealt(game)[1, 0].tiles.known)) for game in hands}) == 4


def test_chance_follows_from_what_it_is_for() -> None:
    keys = [("tea", 0, 0, 1, 5), ("milk", 0, 0, 1, 5), ("tea", 1, 0, 1, 5), ("tea", 0, 1, 1, 5)]
    keys += [("tea", 0, 0, 2, 5), ("tea", 0, 0, 1, 6)]
    assert len({chance_of(*key).random() for key in keys}) == len(keys)
    assert chance_of(*keys[0]).random() == chance_of(*keys[0]).random()


def test_bots_see_what_they_would_see_at_a_table() -> None:
    asked: list[View] = []

    class Watcher(GreedyPlayer):
        def choose(self, view: View, rng: Random) -> Move:
            asked.append(view)
            return super().choose(view, rng)

    rules = read_rules("french-400 rounds=2 target=none")
    _, game = played(rules, ("watcher", Watcher()), GREEDY, matches=True)
    seen, asked = asked, []
    table = Table.open(
        rules,
        [Seat("watcher", Watcher()), Seat("greedy", GreedyPlayer())],
        game.dealer,
        MemoryLog(),
    )
    play_match(table)
    assert list(table.events) == game.events
    assert seen == [view for view in asked if len(view.legal_moves) > 1]


def test_a_bot_is_asked_only_where_there_is_a_choice() -> None:
    asked: list[int] = []

    class Counter(RandomPlayer):
        def choose(self, view: View, rng: Random) -> Move:
            asked.append(len(view.legal_moves))
            return super().choose(view, rng)

    _, game = played(FRENCH, ("counter", Counter()), GREEDY)
    assert min(asked) > 1
    assert game.thinking[0].decisions == len(asked)
    assert all(thought.seconds > 0 for thought in game.thinking)


def test_a_bot_that_fails_is_named() -> None:
    class Broken(GreedyPlayer):
        def choose(self, view: View, rng: Random) -> Move:
            raise RuntimeError("no idea")

    class Cheat(GreedyPlayer):
        def choose(self, view: View, rng: Random) -> Move:
            return DRAW

    for bot in (Broken(), Cheat()):
        with pytest.raises(PlayerError, match="spoiler"):
            played(FRENCH, ("spoiler", bot), GREEDY)


def test_a_match_without_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triominoes.arena.playing.MOST_ROUNDS", 2)
    outcome, game = played(read_rules("french-400 target=5000"), GREEDY, RANDOM, matches=True)
    assert outcome.rounds == 2
    assert outcome.points[outcome.winners[0]] == max(outcome.points)
    assert not game.match.is_over


def test_a_round_is_won_by_most_points_or_by_the_rules_where_none_count() -> None:
    by_points, by_rules = set(), set()
    for deal in range(12):
        outcome, game = played(FRENCH, GREEDY, RANDOM, deal=deal)
        best = max(outcome.points)
        assert outcome.winners == tuple(seat for seat in (0, 1) if outcome.points[seat] == best)
        assert game.match.round is not None
        by_points.add(outcome.winners == game.match.round.winners)
        outcome, game = played(read_rules("french-400 count=no"), GREEDY, RANDOM, deal=deal)
        assert game.match.round is not None
        assert outcome.winners == game.match.round.winners
        by_rules.add(outcome.winners)
    assert by_points == {True, False}
    assert len(by_rules) > 1


def test_luck_is_counted_for_whoever_drew() -> None:
    outcome, game = played(FRENCH, GREEDY, RANDOM)
    drawn = {event.seat for event in game.events if isinstance(event, Drew)}
    assert drawn == {seat for seat in (0, 1) if any(outcome.luck[seat])}
