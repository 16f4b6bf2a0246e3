"""Writes benchmarks/endgames.json: endgames of two players, with what every move is worth.

    .venv/bin/python -m benchmarks.make_regret

Each is taken at random out of a round of its own between two greedy bots: a position with an empty
well in which the moves are not all worth the same. The same program writes the same file.
"""

import json
import random
from collections.abc import Iterator
from itertools import count, islice

from benchmarks.regret import ENDGAMES
from tests.core.endings import endings
from triominoes.core import endgames
from triominoes.core.endgames import Worth
from triominoes.core.kernel import Tables
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.notation.position import write_position

SETTINGS: list[tuple[str, dict[str, str]]] = [
    *((name, {}) for name in RULESETS),
    *((name, {"tiles": "76"}) for name in ("french-400", "pressman", "goliath", "children")),
    *(("french-400", {"blocked": how}) for how in ("lowest", "smallest", "all")),
    ("french-400", {"voluntary": "yes", "empty": "7"}),
    ("pressman", {"draws": "1"}),
    ("goliath", {"count": "no"}),
]
"""Rule sets, and house rules that change how endgames are played."""
FOR_EACH = 28


def choices(rules: Rules, tables: Tables) -> Iterator[tuple[Round, tuple[Worth, ...]]]:
    """Positions in which it matters what is played, one of a round at most."""
    rng = random.Random(str(rules))
    for seed in count():
        found = []
        for ending in endings(rules, 2, seed, "greedy"):
            # As if the match had just begun, so that nobody plays for the match, not for points.
            state = ending.but(scores=(0, 0))
            worths = endgames.worths(state, tables)
            if worths and worths[0].merit > worths[-1].merit:
                found.append((state, worths))
        if found:
            yield rng.choice(found)


def main() -> None:
    """Writes the file."""
    tables, lines = endgames.new_tables(), []
    for name, house in SETTINGS:
        for state, worths in islice(choices(rules_for(name, house), tables), FOR_EACH):
            merits = {str(move): merit for move, _, merit in worths}
            lines.append(f"{json.dumps(write_position(state))}: {json.dumps(merits)}")
    ENDGAMES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    print(f"{len(lines)} endgames, {ENDGAMES.stat().st_size} bytes")


if __name__ == "__main__":
    main()
