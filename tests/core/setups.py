"""Rule sets for the core's tests, as printed and with house rules at random; what a state is."""

import random

from tests.playing import SETUPS
from triominoes.core import kernel
from triominoes.game.errors import SetupError
from triominoes.game.rules import HOUSE_RULES, Rules
from triominoes.game.rulesets import RULESETS
from triominoes.notation.words import read_rules

PRINTED = [(read_rules(text), players) for text, players in SETUPS]


def any_setup(rng: random.Random) -> tuple[Rules, int]:
    """A rule set with up to six house rules, and a number of players that it is for."""
    while True:
        name = rng.choice(sorted(RULESETS))
        keys = rng.sample(sorted(HOUSE_RULES), rng.randrange(7))
        text = name
        for key in (key for key in HOUSE_RULES if key in keys):
            rule = HOUSE_RULES[key]
            value = rng.choice([*rule.words, *map(str, rule.numbers)])
            text += f" {key}={value}"
        try:
            rules = read_rules(text)
        except SetupError:  # rules that contradict each other
            continue
        possible = [n for n in range(2, 7) if not rules.player_faults(n)]
        if possible:
            return rules, rng.choice(possible)


def contents(states: kernel.States) -> bytes:
    """All that a state is, without what lies beyond the end of its lists, and its luck."""
    copy = states.copy()
    state = copy[0]
    for name, count in (("laid", "count"), ("corners", "numbered"), ("open", "opened")):
        state[name][state[count] :] = 0
    state["fits"][state["opened"] :] = 0
    state["acts"][state["acted"] :] = 0
    state["moves"] = 0
    state["luck"] = 0
    return b"".join(state[name].tobytes() for name in state.dtype.names)  # without padding
