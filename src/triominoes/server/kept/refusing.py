"""Why a line is not taken, as a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triominoes.game.errors import Fault, IllegalMove, SetupError, TriominoesError
from triominoes.language import Language
from triominoes.server.kept.messages import Command, Kept, Reject

MOST_TOLD = 3
"""How many of the lines that others have entered are told, the last ones."""


def reject(command: Command, seq: int, why: str, language: Language) -> Reject:
    """A refusal for a code with its message `reject-CODE`."""
    return Reject(command.id, why, language.say(f"reject-{why}"), seq, {})


def refuse(
    command: Command, seq: int, why: TriominoesError, names: Sequence[str], language: Language
) -> Reject:
    """A refusal for what the rules, or the log, have against a line."""
    fault = fault_of(why)
    say = language.kept_fault(fault, names)
    return Reject(command.id, fault.code, say, seq, dict(fault.facts))


def fault_of(error: TriominoesError) -> Fault:
    """What is wrong, of an error that carries it."""
    if isinstance(error, SetupError):
        return error.faults[0]
    if isinstance(error, IllegalMove):
        return Fault(error.refusal.reason.code, str(error.refusal), error.refusal.facts)
    found = getattr(error, "fault", None)
    if not isinstance(found, Fault):
        raise error
    return found


def stale(command: Command, state: Kept, language: Language) -> Reject:
    """Refused, because the client doesn't know yet what was entered after `base`."""
    told = list(dict.fromkeys(_told(command.base, state, language)))[-MOST_TOLD:]
    say = language.say("kept-stale", what=" ".join(told))
    return Reject(command.id, "stale", say, state.seq, {})


def _told(base: int, state: Kept, language: Language) -> Iterator[str]:
    """What was entered after a line, a sentence each."""
    entered = {entry.n: entry.say for entry in state.entries}
    for number in range(max(base, 0) + 1, state.seq + 1):
        yield entered.get(number) or language.say("kept-corrected")
