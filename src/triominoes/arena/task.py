"""A task: some deals of a plan one after the other, wherever it is done."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from time import perf_counter

from triominoes.arena.deals import deal_seed
from triominoes.arena.plan import Plan
from triominoes.arena.playing import Game
from triominoes.arena.results import Batch, DealResult, Outcome, Thinking
from triominoes.game.errors import NotationError
from triominoes.notation.names import read_name
from triominoes.notation.record import Record, write_record
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player


def play_deals(plan: Plan, first: int, count: int, recorded: Collection[int] = ()) -> Batch:
    """Play so many deals of a plan. Raises `PlayerError`."""
    start = perf_counter()
    thinking = tuple(Thinking() for _ in plan.contestants)
    records: list[tuple[str, str]] = []
    results = []
    for deal in range(first, first + count):
        games = [_play(plan, deal, number, thinking) for number in range(len(plan.games))]
        results.append(DealResult(deal, tuple(outcome for outcome, _ in games)))
        if deal in recorded:
            for number, (_, game) in enumerate(games, start=1):
                records.append((f"deal-{deal}-{number}.tgn", record_of(plan, game)))
    return Batch(tuple(results), thinking, perf_counter() - start, tuple(records))


def _play(
    plan: Plan, deal: int, number: int, thinking: tuple[Thinking, ...]
) -> tuple[Outcome, Game]:
    lineup = plan.games[number]
    names = [plan.contestants[each] for each in lineup]
    players = [(name, player(name)) for name in names]
    game = Game(plan.read_rules, players, plan.seed, deal, number, plan.matches)
    outcome = game.play()
    for contestant, thought in zip(lineup, game.thinking, strict=True):
        thinking[contestant].add(thought.decisions, thought.seconds)
    return outcome, game


@cache
def player(name: str) -> Player:
    """The bot of a name: a process makes each one once, since bots keep nothing."""
    return make_player(name)


def record_of(plan: Plan, game: Game) -> str:
    """The record of a game; it names the seed of its tiles."""
    names = [_name(name, each) for name, each in game.players]
    seed = [("seed", deal_seed(plan.seed, game.deal))]
    return write_record(Record.of(plan.read_rules, names, game.events, seed))


def _name(name: str, bot: Player) -> str:
    """What a bot is called in a record: as it was asked for, if a record can hold that."""
    try:
        return read_name(name)
    except NotationError:
        return bot.name
