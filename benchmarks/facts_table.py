"""The facts of the game under every rule set, for two and four players, as `docs/facts.md`.

    .venv/bin/python -m benchmarks.facts_table [--play]

With `--play` the rounds are played anew first, in about a minute, and `docs/data/facts.json` is
written; the page is made from it.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from triominoes.arena.counting import play_rounds
from triominoes.arena.facts import Facts, Tally
from triominoes.arena.telling import GROUPS, texts
from triominoes.game.rulesets import RULESETS
from triominoes.language import Language

DOCS = Path(__file__).parent.parent / "docs"
DATA, PAGE = DOCS / "data" / "facts.json", DOCS / "facts.md"
ROUNDS, SEED, POLICY = 100_000, "facts", "greedy"
PLAYERS = (2, 4)

HEAD = """\
# Facts of the game

How long is a round, how often does anybody have a choice, what is it worth to begin? The command
`triominoes stats` plays many rounds in the compiled core, all seats by the same simple policy, and
counts. Here it is the policy of the bot `greedy`, {rounds} rounds a column, in a second or two.

```console
$ triominoes stats --rules french-400 --players 4 --rounds 2000
french-400, 4 players, greedy, 2,000 rounds, seed “facts”
… mean … error … spread
...
Points a player in a round …
...
```

| option | does |
| --- | --- |
| `--rules`, `--house` | the rule set and house rules |
| `--players` | how many seats |
| `--rounds` | how many rounds; {rounds} without it |
| `--seed` | any text: the same gives the same numbers, however many processes play |
| `--policy` | by what all seats play: `greedy`, `random` or `static` |
| `--workers` | how many processes |
| `--json` | a JSON object; it also has how often which points, turns and rounds occurred |
| `--plot` | a picture of that; needs the extra `plot` |

Behind ± is the standard error: twice that to either side holds the truth in 95 of 100 cases. The
numbers are those of this policy: people, and better bots, choose otherwise. Where rule sets differ
in nothing that matters in a round, the same deals give the same numbers.
"""

NOTES = """\
## What is counted

- The **opener’s** points are taken less the mean of the others’; what opening brings is in them.
- A **turn** ends with a tile laid or a pass; draws are part of it.
- **Legal placements** are counted whenever there is one, after the first tile of a round; that only
  one is legal is a share of these choices.
- A **match** is made of rounds in the order in which they were played, until the rules end it; one
  that has no end yet is left out. Where a match is one round, several win it with equal points.

`benchmarks/facts_table.py` makes this page from `docs/data/facts.json`.
"""


def play() -> list[Facts]:
    """The facts of every rule set, without how often what occurred."""
    found = []
    for rules in RULESETS.values():
        for players in PLAYERS:
            tally = Tally(rules, players)
            play_rounds(tally, POLICY, SEED, ROUNDS, None)
            facts = tally.facts(POLICY, SEED)
            found.append(msgspec.structs.replace(facts, points={}, turns={}, match_rounds={}))
    return found


def page(found: Sequence[Facts]) -> str:
    """The page."""
    parts = [HEAD.format(rounds=Language("en").number(found[0].rounds))]
    for players in PLAYERS:
        columns = [facts for facts in found if facts.players == players]
        parts.append("\n".join([f"## {players} players", "", *table(columns), ""]))
    return "\n".join([*parts, NOTES])


def table(columns: Sequence[Facts]) -> Iterator[str]:
    """A table with a column for each rule set."""
    yield line(["", *(f"`{facts.rules}`" for facts in columns)])
    yield line(["---", *["---:"] * len(columns)])
    for name in (name for group in GROUPS for name in group):
        label = Language("en").say(f"facts-{name}")
        yield line([label, *(cell(facts, name) for facts in columns)])


def cell(facts: Facts, name: str) -> str:
    """A number with its error; a dash for what the rules don't have."""
    if name not in facts.facts:
        return "–"
    number = facts.facts[name]
    if name == "most":
        return f"{number.value:.0f}"
    value, error = texts(name, number)
    return f"{value} ± {error.removesuffix(' %')}"


def line(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def read() -> list[Facts]:
    """What was played before."""
    return msgspec.json.decode(DATA.read_bytes(), type=list[Facts])


def main(arguments: Sequence[str]) -> None:
    """Make the page, and its data if that was asked for."""
    if list(arguments) == ["--play"]:
        DATA.parent.mkdir(exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(play()), indent=1)
        DATA.write_bytes(text + b"\n")
    PAGE.write_text(page(read()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
