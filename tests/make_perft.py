"""Writes tests/perft/<rule set>.perft from random rounds of the naive implementation.

    python -m tests.make_perft                      all files, a few minutes
    python -m tests.make_perft pressman children    some of them

A line is `TPN ; depth count`; lines that begin with # are comments. The same program writes the
same files: every round has a seed of its own, made of the words that describe it.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.brute import (
    RULE_SETS,
    State,
    deal,
    is_triple,
    perft,
    play_out,
    read_position,
    rules,
    value,
    write_position,
)

FOLDER = Path(__file__).parent / "perft"
DEEPEST = 7
SMALL, LARGE = 4_000, 16_000  # likely leaves at most, and for every eighth position

HEAD = """\
# {name}: how many lines of play begin at a position.
#
# TPN ; depth count
#
# Made by `python -m tests.make_perft`, with the naive implementation in tests/brute.py: positions
# out of random rounds, some as one seat sees them. Don't edit; make it again.
"""

# Rules and numbers of players; the first of a file are the rules as printed.
TABLES: dict[str, list[tuple[str, int]]] = {
    "french-400": [
        ("french-400", 2),
        ("french-400", 3),
        ("french-400", 4),
        ("french-400 tiles=76", 3),
        ("french-400 hand=5 draws=1", 2),
        ("french-400 draws=2 voluntary=yes empty=7", 3),
        ("french-400 hand=4 draws=any opening=20 zero=0", 4),
        ("french-400 target=250 bridge=25 wedge=0 blocked=smallest", 2),
    ],
    "pressman": [
        ("pressman", 2),
        ("pressman", 3),
        ("pressman", 5),
        ("pressman", 6),
        ("pressman tiles=76", 4),
        ("pressman draws=2", 2),
        ("pressman hand=3 voluntary=yes blocked=lowest", 3),
        ("pressman hand=12 empty=0 hexagon=60 double=70 triple=80", 2),
    ],
    "goliath": [
        ("goliath", 2),
        ("goliath", 4),
        ("goliath tiles=76", 2),
        ("goliath tiles=76", 5),
        ("goliath tiles=76", 6),
        ("goliath hand=6 draws=4", 3),
        ("goliath tiles=76 target=300 voluntary=no", 3),
        ("goliath draws=1 empty=5 wedge=20 blocked=fewest", 3),
    ],
    "goliath-classic": [
        ("goliath-classic", 2),
        ("goliath-classic", 3),
        ("goliath-classic", 4),
        ("goliath-classic tiles=76", 4),
        ("goliath-classic count=no", 2),
        ("goliath-classic hand=3 draws=1", 3),
        ("goliath-classic draws=any hand=10", 2),
        ("goliath-classic rounds=3 voluntary=no empty=10", 3),
    ],
    "tournament": [
        ("tournament", 2),
        ("tournament", 3),
        ("tournament", 4),
        ("tournament tiles=76", 2),
        ("tournament hand=4", 4),
        ("tournament voluntary=no draws=2", 2),
        ("tournament rounds=3 target=none hand=2", 3),
        ("tournament hand=15 blocked=lowest", 2),
    ],
    "children": [
        ("children", 2),
        ("children", 3),
        ("children", 4),
        ("children tiles=76", 3),
        ("children hand=4", 2),
        ("children voluntary=no", 3),
        ("children draws=1 rounds=5", 4),
        ("children draws=any hand=2", 2),
    ],
}


def is_in_hands(state: State, most: int) -> bool:
    return min(len(hand) for hand in state.hands) <= most


# What to look for in a round; a round that has no such position is followed by another.
KINDS: dict[str, Callable[[State], bool]] = {
    "opening": lambda state: not state.board,
    "early": lambda state: 1 <= len(state.board) <= 3 and not state.drawn,
    "middle": lambda state: len(state.board) >= 9 and not state.drawn and len(state.well) > 3,
    "drawn 1": lambda state: state.drawn == 1 and len(state.well) > 3,
    "drawn 2": lambda state: state.drawn == min(2, state.rules["draws"] or 2),
    "drawn 3": lambda state: state.drawn == min(3, state.rules["draws"] or 3),
    "well of one or two": lambda state: 1 <= len(state.well) <= 2,
    "well empty": lambda state: not state.well and not state.passes,
    "well emptied in this turn": lambda state: not state.well and state.drawn > 0,
    "passes": lambda state: state.passes > 0,
    "passes but one": lambda state: state.passes == len(state.hands) - 1,
    "nearly out": lambda state: is_in_hands(state, 1),
    "nearly out, well": lambda state: is_in_hands(state, 2) and bool(state.well),
}
TAKEN = 3  # kinds for every table


def rng_of(*words: object) -> random.Random:
    return random.Random(" ".join(map(str, words)))


def find(rules_text: str, players: int, kind: str) -> State:
    """A position of a kind, in the first random round that has one."""
    for number in range(100):
        rng = rng_of(rules_text, players, kind, number)
        steps = play_out(deal(rules_text, players, rng), rng)
        states = [read_position(step.before) for step in steps]
        if found := [state for state in states if KINDS[kind](state)]:
            return rng.choice(found)
    raise LookupError(f"no position: {kind}, {rules_text}, {players} players")


def find_any(rules_text: str, players: int, kinds: list[str]) -> State:
    """A position of the first kind that happens; with many tiles some are too rare."""
    for kind in kinds:
        try:
            return find(rules_text, players, kind)
        except LookupError:
            continue
    raise LookupError(f"no position: {rules_text}, {players} players")


def find_end(rules_text: str, players: int, over: str, before: int) -> State:
    """The position so many moves before a round ends in this way (`out`, `blocked`)."""
    for number in range(400):
        rng = rng_of(rules_text, players, over, number)
        steps = list(play_out(deal(rules_text, players, rng), rng))
        if read_position(steps[-1].after).over == over:
            return read_position(steps[-before].before if before else steps[-1].after)
    raise LookupError(f"no round ends: {over}, {rules_text}, {players} players")


def find_deal(rules_text: str, players: int, wanted: Callable[[State], bool]) -> State:
    """The first random deal that is as wanted."""
    for number in range(4_000):
        state = deal(rules_text, players, rng_of(rules_text, players, "deal", number))
        if wanted(state):
            return state
    raise LookupError(f"no deal: {rules_text}, {players} players")


def seen_by(state: State, seats: set[int], rng: random.Random, open_share: float = 0) -> State:
    """The position with the other hands and the well unknown, but for a share that lies open."""

    def hide(tiles: list[str]) -> list[str]:
        return [tile if rng.random() < open_share else "?" for tile in tiles]

    twin = state.copy()
    twin.hands = [hand if seat in seats else hide(hand) for seat, hand in enumerate(state.hands)]
    twin.well = hide(state.well)
    return twin


def masked(state: State, how: int, rng: random.Random) -> State:
    """One of the knowledges of a position: full, a seat's, the table's, partial."""
    seat = state.seat or 0
    players = len(state.hands)
    return [
        lambda: state,
        lambda: seen_by(state, {seat}, rng),
        lambda: state,
        lambda: seen_by(state, {(seat + 1) % players}, rng),
        lambda: seen_by(state, {(seat + 1) % players}, rng, 0.3),
        lambda: state,
        lambda: seen_by(state, set(), rng, rng.choice([0, 0.2])),
    ][how % 7]()


def triples_of(state: State) -> list[str]:
    """The triples dealt to the hands, the highest last."""
    return sorted(tile for hand in state.hands for tile in hand if is_triple(tile))


def opener_hand(state: State) -> list[str]:
    return state.hands[state.seat or 0]


def opens_with_choice(state: State) -> bool:
    return triples_of(state)[1:] != [] and "000" in opener_hand(state)


def opens_with_two_of_a_value(state: State) -> bool:
    values = sorted(value(tile) for tile in opener_hand(state))
    return not triples_of(state) and values[-1] == values[-2]


def openings(name: str) -> Iterator[State]:
    """All kinds of first tile, with what each seat may know of it."""
    rng = rng_of(name, "openings")
    if rules(name)["lead"]:
        yield find_deal(name, 2, lambda state: bool(triples_of(state)))
        state = find_deal(name, 3, lambda state: True)
        yield seen_by(state, {state.seat or 0}, rng)
        yield seen_by(state, set(), rng)
        return
    yield find_deal(name, 2, lambda state: triples_of(state)[-1:] == ["555"])
    yield find_deal(name, 3, lambda state: triples_of(state) == ["000"])
    yield find_deal(name, 3, lambda state: not triples_of(state))
    yield find_deal(name, 2, opens_with_two_of_a_value)
    for players in (2, 4):
        choice = find_deal(name, players, opens_with_choice)
        yield choice
        other = ((choice.seat or 0) + 1) % players
        yield seen_by(choice, {other}, rng)
    shown = seen_by(choice, set(), rng)  # all that is known is the opener's triple
    hand = [triples_of(choice)[-1]] + ["?"] * (len(opener_hand(choice)) - 1)
    shown.hands[choice.seat or 0] = hand
    yield shown
    yield seen_by(find_deal(name, 2, lambda state: not triples_of(state)), set(), rng)


def positions(name: str) -> Iterator[State]:
    """The positions of a file."""
    yield from openings(name)
    kinds = list(KINDS)[1:]
    for number, (rules_text, players) in enumerate(TABLES[name]):
        for taken in range(TAKEN):
            first = (number * TAKEN + taken) % len(kinds)
            state = find_any(rules_text, players, kinds[first:] + kinds[:first])
            rng = rng_of(rules_text, players, kinds[first], "mask")
            yield masked(state, number + taken, rng)
    for number, over in enumerate(["out", "blocked"]):
        rules_text, players = TABLES[name][number]
        yield find_end(rules_text, players, over, before=0)
        yield find_end(rules_text, players, over, before=2)
        state = find_end(rules_text, 2, over, before=4)
        yield state
        yield seen_by(state, {state.seat or 0}, rng_of(name, over))


def counts(state: State, most: int) -> Iterator[tuple[int, int]]:
    """Depths and counts of a position, as long as the next is likely to be small enough."""
    before, count = 1, perft(state, 1)
    yield 1, count
    for depth in range(2, DEEPEST + 1):
        likely = count * max(count / before, 1 if depth > 2 else 4)
        if likely > most or state.over:
            return
        before, count = count, perft(state, depth)
        yield depth, count


def write_file(name: str) -> tuple[int, int]:
    """Writes the file of a rule set; returns the numbers of positions and leaves."""
    lines, leaves = [HEAD.format(name=name)], 0
    done = set()
    for number, state in enumerate(positions(name)):
        tpn = write_position(state)
        if tpn in done or write_position(read_position(tpn)) != tpn:
            raise AssertionError(f"twice, or not canonical: {tpn}")
        done.add(tpn)
        for depth, count in counts(state, LARGE if number % 8 == 0 else SMALL):
            lines.append(f"{tpn} ; {depth} {count}\n")
            leaves += count
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.perft").write_text("".join(lines), encoding="utf-8", newline="\n")
    return len(done), leaves


def main() -> None:
    for name in sys.argv[1:] or RULE_SETS:
        positions_written, leaves = write_file(name)
        print(f"{name}: {positions_written} positions, {leaves} leaves")


if __name__ == "__main__":
    main()
