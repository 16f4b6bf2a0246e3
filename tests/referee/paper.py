"""A sheet of paper as a text: what is entered line by line, and what somebody summed up by hand."""

from triominoes.notation.words import read_rules, read_seats
from triominoes.referee.entries import read_entry, write_entry
from triominoes.referee.reckon import Reckoning


def kept_on_paper(rules: str, players: int, text: str) -> Reckoning:
    """The reckoning of a sheet, every line of which is compared with what stands beside it.

    `p1 play 555 = 25` has the total that the entry leads to, one without `=` has no points;
    `refused CODE: ENTRY` is what the rules are against; `totals 25 -5`, `awaits hold p1,p3` and
    `wins p1` tell what stands then. What follows `#` is how the sum was made.
    """
    reckoning = Reckoning.start(read_rules(rules), players)
    for line in filter(None, (each.partition("#")[0].strip() for each in text.splitlines())):
        reckoning = _line(reckoning, line)
    return reckoning


def _line(reckoning: Reckoning, line: str) -> Reckoning:
    first, _, rest = line.partition(" ")
    match = reckoning.match
    if first == "totals":
        assert match.scores == tuple(map(int, rest.split())), line
    elif first == "awaits":
        assert waiting(reckoning) == rest, line
    elif first == "wins":
        assert match.winners == read_seats(rest), (line, match.winners)
    elif first == "refused":
        code, _, text = rest.partition(": ")
        again = _entered(reckoning, text)
        slip = again.lines[-1].slip
        assert slip is not None, line
        assert slip.fault.code == code, (line, slip)
        assert again.standing == reckoning.standing
    else:
        text, _, total = line.partition(" = ")
        reckoning = _entered(reckoning, text)
        entered = reckoning.lines[-1]
        assert entered.slip is None, (line, entered.slip)
        assert entered.total == (int(total) if total else None), (line, entered.total)
    return reckoning


def _entered(reckoning: Reckoning, text: str) -> Reckoning:
    entry = read_entry(text, reckoning.match.players)
    assert write_entry(entry) == text
    return reckoning.after(entry)


def waiting(reckoning: Reckoning) -> str:
    """What is awaited and from whom: `move p1`, `hold p1,p3`, `begin`."""
    seats = reckoning.holds
    if reckoning.turn is not None:
        seats = (reckoning.turn,)
    return " ".join([reckoning.awaited, ",".join(f"p{seat + 1}" for seat in seats)]).strip()
