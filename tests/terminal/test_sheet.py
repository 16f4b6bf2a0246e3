from triominoes.game.dealer import SeedDealer
from triominoes.game.rulesets import rules_for
from triominoes.players.registry import make_player
from triominoes.table import MemoryLog, Seat, Table, play_match
from triominoes.terminal.past import past_of
from triominoes.terminal.sheet import score_rows


def test_rows_add_up_to_the_totals_of_the_match() -> None:
    seats = [Seat("greedy", make_player("greedy")), Seat("random", make_player("random"))]
    table = Table.open(rules_for("french-400"), seats, SeedDealer("sheet"), MemoryLog())
    play_match(table)
    past = past_of(table.record)
    rows = score_rows(happened.after for happened in past)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) > 1
    assert rows[-1].totals == table.match.scores
    for seat in range(2):
        assert sum(row.points[seat] for row in rows) == table.match.scores[seat]
