"""What a faulty line says and what it should say, as short as it can be told, and where."""

from __future__ import annotations

import re
from collections.abc import Mapping

from triominoes.game.errors import Fact, NotationError, RecordError
from triominoes.game.events import Event, Passed, Play, Scored
from triominoes.game.moves import Placement, Reason, Refusal
from triominoes.game.slips import Slip
from triominoes.game.tiles import Digits, rotations
from triominoes.notation.corrections import CORRECTIONS
from triominoes.notation.event import write_event, write_points
from triominoes.notation.faults import LONGEST_QUOTE, Word, quoted, words_of
from triominoes.notation.record import Entry
from triominoes.notation.words import read_digits, write_awards, write_seat

_THREE = re.compile("[0-5]{3}")

_REASONS = frozenset(reason.code for reason in Reason)
"""The codes of moves that are refused: a sentence says why, not another text in their place."""

_WORDED = frozenset(("back-too-far", "no-event", "result"))
"""The codes of faults where English words may say what should stand there."""


def is_worded(error: RecordError) -> bool:
    """Whether words, not a text of the record, say what should stand there."""
    code, should = error.fault.code, error.should
    return code in _REASONS or should == error.fault.text or (code in _WORDED and " " in should)


def record_error(
    slip: Slip, event: Event, entry: Entry, turn: int | None, size: int
) -> RecordError:
    """The error of a slip at the entry that wrote an event.

    `turn` is whose turn it was, if that is known, and `size` that of the set.
    """
    text = (entry.text or _line(event)).partition(";")[0]
    words = words_of(text)
    if words and words[0].text in CORRECTIONS:
        words = words[2:]
    words = words or [Word("", 1)]
    says, should = _difference(slip, event, turn, size)
    column = text.find(says, words[0].column - 1) + 1
    if not column:
        column, says = _tile_at(words, says)
    return RecordError(
        slip.fault, quoted(says), quoted(should, 2 * LONGEST_QUOTE), entry.line, column
    )


def _difference(slip: Slip, event: Event, turn: int | None, size: int) -> tuple[str, str]:
    """What the event says and what it should say."""
    ought, facts = slip.should, slip.fault.facts
    if slip.refusal:
        says, should = _moved(event, slip.refusal), refusal_phrase(slip.refusal, size)
        if slip.refusal.reason is Reason.NOT_YOUR_TURN and turn is not None:
            should = write_seat(turn)
        return says, should
    if isinstance(event, Scored) and isinstance(ought, type(event)) and ought.seat == event.seat:
        if ought.awards == event.awards:
            return f"={event.total}", f"={ought.total}"
        says, should = write_awards(event.awards), write_awards(ought.awards)
        return (says, should) if says and should else (write_points(event), write_points(ought))
    if ought is None:
        return str(facts.get("tile") or _line(event)), slip.fault.text
    return _line(event), _line(ought)


def _line(event: Event) -> str:
    try:
        return write_event(event)
    except NotationError:  # no line can say it
        return type(event).__name__


def _moved(event: Event, refusal: Refusal) -> str:
    """The word of a move that is refused."""
    if refusal.reason is Reason.NOT_YOUR_TURN and isinstance(event, Scored):
        return write_seat(event.seat)
    if isinstance(event, Play) and isinstance(event.laid, Placement):
        return str(event.laid)
    if isinstance(event, Play | Passed) or refusal.reason is not Reason.FLIPPED:
        return " ".join(_line(event).split(" ")[1:2])
    return str(refusal.facts["tile"])


def refusal_phrase(refusal: Refusal, size: int) -> str:
    """What should be instead of a refused move, in a few English words."""
    facts: Mapping[str, Fact] = refusal.facts
    if refusal.reason is Reason.FLIPPED:
        return (
            f"no such tile in the {'classic' if size == 56 else 'six-player'} set; "
            f"its mirror {facts['mirror']} is, and with tiles=76 it would be"
        )
    if refusal.reason is Reason.CLASH:
        return f"a corner there carries {facts['lies']}, not {facts['brings']}"
    if refusal.reason is Reason.OPENING_TRIPLE:
        return f"the highest triple opens the round: {facts['opens']}"
    if refusal.reason is Reason.OPENING_VALUE:
        return f"a tile of the value {facts['value']} opens the round"
    return str(refusal.reason.value)


def _text(digits: Digits) -> str:
    return "".join(map(str, digits))


def _tile_at(words: list[Word], says: str) -> tuple[int, str]:
    """Where words say something that they do not say in these letters: a tile turned round."""
    for word in words:
        column = word.column
        for part in word.text.split(","):
            if _THREE.fullmatch(part) and says in map(_text, rotations(read_digits(part))):
                return column, part
            column += len(part) + 1
    first = says.split(" ", 1)[0]
    return next((word.column for word in words if word.text == first), words[0].column), says
