"""Why a line is not taken, as a message."""

from __future__ import annotations

from collections.abc import Iterator

from triominoes.game.errors import Fault, IllegalMove, SetupError, TriominoesError
from triominoes.language import Language
from triominoes.server.kept.messages import Command, Kept, Reject

MOST_TOLD = 3
"""How many of the lines that others have entered are told, the last ones."""


def reject(command: Command, seq: int, why: str | TriominoesError, language: Language) -> Reject:
    """A refusal for a code with its message `reject-CODE`, or for an error."""
    if isinstance(why, str):
        return Reject(command.id, why, language.say(f"reject-{why}"), seq, {})
    if isinstance(why, IllegalMove):
        refusal = why.refusal
        say, facts = language.refusal(refusal), dict(refusal.facts)
        return Reject(command.id, refusal.reason.code, say, seq, facts)
    fault = fault_of(why)
    return Reject(command.id, fault.code, language.fault(fault), seq, dict(fault.facts))


def fault_of(error: TriominoesError) -> Fault:
    """What is wrong, of an error that carries it."""
    if isinstance(error, SetupError):
        return error.faults[0]
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
