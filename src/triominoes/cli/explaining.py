"""`rules`: a rule set clause by clause, or the list of them and the house rules."""

from __future__ import annotations

from triominoes.game.rules import HOUSE_RULES, Rules
from triominoes.game.rulesets import RULESETS, SOURCES, rules_for
from triominoes.language import Language
from triominoes.terminal.screen import Screen


def explain(language: Language, name: str | None) -> int:
    """Print a rule set, or without a name all of them; gives the exit code."""
    screen = Screen(language)
    if name is None:
        _list(screen)
    else:
        _explain(screen, rules_for(name))
    return 0


def _list(screen: Screen) -> None:
    screen.say("rules-heading", "title")
    lines = {}
    for name, rules in RULESETS.items():
        most = max(rules.seats, rules.seats_76)
        lines[name] = screen.language.say("rules-line", most=most, source=SOURCES[name])
    screen.print_pairs(lines)
    screen.print()
    screen.say("rules-house-heading", "title")
    say = screen.language.say
    screen.print_pairs(
        {key: f"{say(f'house-{key}')} ({rule})" for key, rule in HOUSE_RULES.items()}
    )


def _explain(screen: Screen, rules: Rules) -> None:
    screen.print(f"{rules.name}: {SOURCES[rules.name]}", "title")
    for _, sentence, source in screen.language.clauses(rules):
        screen.print()
        screen.print(sentence)
        screen.print(f"  {source}")
