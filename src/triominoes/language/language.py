"""A language: everything that a player reads, as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from triominoes.game.clauses import HOUSE, Clause, clauses
from triominoes.game.errors import Fact, Fault
from triominoes.game.events import Award, Awards, End, Event, Scored
from triominoes.game.figures import Figure
from triominoes.game.match import Match
from triominoes.game.moves import Reason, Refusal
from triominoes.game.rules import Rules
from triominoes.game.tiles import Tiles
from triominoes.language.happenings import sentence
from triominoes.language.messages import messages_of
from triominoes.language.tags import FALLBACK
from triominoes.language.tiles import tile_words
from triominoes.language.why import why

if TYPE_CHECKING:
    from babel import Locale

NAMED_AWARDS = ("opening", "zero", *(figure.value for figure in Figure), "out", "hands", "own")
"""The awards that the rules give a name."""

PLAIN_PARTS = ("tile", "draw", "pass", "adjust")
"""What points without a name may be for."""


_REASONS = {reason.code: reason for reason in Reason}
_OF_A_TEXT = "should"
"""The fact that faults of a text have: what should stand there, in English."""
_TILE_FACTS = ("tile", "mirror", "opens")


class Language:
    """The texts of one language, by its tag; what it lacks is said in English."""

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Language) and self.tag == other.tag

    def __hash__(self) -> int:
        return hash(self.tag)

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return type(self), (self.tag,)

    @cached_property
    def _locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(self.tag, sep="-")

    @property
    def name(self) -> str:
        """The language in its own words: `português (Brasil)`."""
        return self._locale.get_display_name() or self.tag

    def say(self, message: str, **facts: Fact) -> str:
        """A message with its facts. One that is missing everywhere is shown by its id."""
        return self._find(message, facts) or message

    def _find(self, message: str, facts: Mapping[str, Fact]) -> str | None:
        for tag in (self.tag, FALLBACK):
            if said := messages_of(tag).text(message, facts):
                return said[0]
        return None

    def words(self, items: Iterable[str]) -> str:
        """Several things in a row: `a, b and c`."""
        return _words(self, tuple(items))

    def number(self, number: int) -> str:
        """A number as this language writes it, with a true minus sign."""
        return _number(self, number)

    def lead(self, points: float) -> str:
        """A lead with its sign and one decimal, as this language writes it: `+7.5`, `−0.4`."""
        return _decimal(self, points, "+0.0;-0.0")

    def decimal(self, number: float) -> str:
        """A number with one decimal, as this language writes it: `2.0`."""
        return _decimal(self, number, "0.0")

    def percent(self, share: float) -> str:
        """A share in whole percent, as this language writes it: `45%`."""
        from babel.numbers import format_percent

        return format_percent(share, locale=self._locale)

    def tiles(self, tiles: Tiles) -> str:
        """Tiles in a row, those unknown at the end; a dash if there are none."""
        known = [tile_words(tile) for tile in sorted(tiles.known)]
        unknown = [self.say("tiles-unknown", count=tiles.unknown)] if tiles.unknown else []
        return self.words([*known, *unknown]) or "–"

    def awards(self, awards: Awards) -> str:
        """Points part by part: `6 points and bridge 40`; nothing for none."""
        return self.words(map(self._award, awards))

    def _award(self, award: Award) -> str:
        name, points = award
        if not name:
            return self.say("points" if points >= 0 else "points-lost", points=abs(points))
        number = self.number(abs(points))
        if points < 0:
            number = self.say("minus", number=number)
        if name in NAMED_AWARDS:
            return self.say(f"award-{name}", points=number)
        return self.say("award-other", name=name, points=number)

    def sum(self, awards: Awards) -> str:
        """Points part by part as a sum: `6 + hexagon 50`; nothing for none."""
        return " + ".join(
            self._award(award) if award.name else self.number(award.points) for award in awards
        )

    def part(self, thing: str, points: int) -> str:
        """One part of a sum: `40 for the bridge`."""
        number = self.number(points)
        if thing in NAMED_AWARDS or thing in PLAIN_PARTS:
            return self.say(f"part-{thing}", points=number)
        return self.say("part-other", name=thing, points=number)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, and what to do instead."""
        return self.say(f"reason-{refusal.reason.code}", **_spoken(refusal.facts))

    def fault(self, fault: Fault) -> str:
        """What is wrong; where no message says it, the fault's own English phrase."""
        if _OF_A_TEXT in fault.facts:
            return self._find(f"text-{fault.code}", fault.facts) or fault.text
        if fault.code in _REASONS:
            return self.refusal(Refusal(_REASONS[fault.code], fault.facts))
        return self._find(f"fault-{fault.code}", _spoken(fault.facts)) or fault.text

    def kept_fault(self, fault: Fault, names: Sequence[str]) -> str:
        """What is wrong with a line, for people with real tiles, perhaps long after it was noted.

        A fact `turn`, a seat counted from 1, is told by its name. Where people with real tiles need
        no other words, the fault is said as everywhere.
        """
        facts = _spoken(fault.facts)
        if turn := facts.get("turn"):
            facts["name"] = names[int(turn) - 1]
        return self._find(f"kept-why-{fault.code}", facts) or self.fault(fault)

    def event(self, event: Event, before: Match, names: Sequence[str]) -> str:
        """What happened, as a screen reader says it, given the match before it."""
        return sentence(self, event, before, names)

    def why(self, event: Scored | End, before: Match) -> tuple[str, ...]:
        """How points, or an end, come about: the sum, then a line for each clause behind it."""
        return why(self, event, before)

    def clauses(self, rules: Rules) -> tuple[tuple[Clause, str, str], ...]:
        """A rule set: each clause, its sentence, and where it comes from."""
        return tuple(
            (clause, self.clause(clause), self.source(clause)) for clause in clauses(rules)
        )

    def clause(self, clause: Clause) -> str:
        """A clause as a sentence."""
        return self.say(f"clause-{clause.id}", **clause.facts)

    def source(self, clause: Clause) -> str:
        """Where a clause comes from."""
        if clause.source == HOUSE:
            return self.say("source-house")
        return self.say("source-reading" if clause.reading else "source", title=clause.source)


def _spoken(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts as they are said: tiles digit by digit."""
    return {
        name: "-".join(str(fact)) if name in _TILE_FACTS else fact for name, fact in facts.items()
    }


@lru_cache(maxsize=4096)
def _words(language: Language, items: tuple[str, ...]) -> str:
    from babel.lists import format_list

    return format_list(list(items), locale=language._locale)


@lru_cache(maxsize=4096)
def _number(language: Language, number: int) -> str:
    from babel.numbers import format_decimal

    return format_decimal(number, locale=language._locale).replace("-", "−")


def _decimal(language: Language, number: float, pattern: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(number, pattern, locale=language._locale).replace("-", "−")
