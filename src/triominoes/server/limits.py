"""How much anybody may ask for: sizes, and how often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

MESSAGE_BYTES = 4096
"""A message of a seat's socket."""
BODY_BYTES = 64 << 10
"""What a request may send."""
RECORD_BYTES = 512 << 10
"""A record to be stepped through."""
RECORD_BODY_BYTES = 2 * RECORD_BYTES
"""The same within JSON, which may write a sign as two."""

BURST, EACH_SECOND = 30, 10.0
"""Messages of a socket, moves that are made not counted: a person never sends as many."""
PATIENCE = 60
"""Messages beyond those, none of which is answered, until the socket is closed."""


@dataclass(frozen=True)
class Limits:
    """Requests of one address in a minute. Moves are not among them: they come by the socket."""

    requests: int = 1200
    """Of the whole API."""
    tables: int = 30
    codes: int = 20
    """Guesses at a code of invitation."""
    records: int = 30
    """Records worked out."""


def a_minute(name: str, most: int) -> DefineMiddleware:
    """A limit for the routes that it is given to; all of them together count under the name."""
    return RateLimitConfig(("minute", most), store=f"limit-{name}").middleware


class Bucket:
    """Lets a burst through, then so many a second; time comes from outside, in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._then = clock()
        self._refused = 0

    def take(self) -> bool:
        """Whether one more is all right."""
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._then) * EACH_SECOND)
        self._then = now
        if self._left < 1:
            self._refused += 1
            return False
        self._left -= 1
        self._refused = 0
        return True

    def give_back(self) -> None:
        """Not count the last one."""
        self._left = min(float(BURST), self._left + 1)

    @property
    def is_out_of_patience(self) -> bool:
        """Whether so many were refused one after the other that it is no person."""
        return self._refused > PATIENCE
