"""What goes wrong in a request, as an answer: a code for programs, sentences for people."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from triominoes.game.errors import Fact, NotationError, SetupError
from triominoes.server.noting import note_error
from triominoes.server.pages import is_page, missing_page
from triominoes.server.speaking import language_of
from triominoes.server.store import StoreError

AnyRequest = Request[Any, Any, Any]

CODES = {
    400: "bad-request",
    401: "no-right",
    403: "foreign",
    404: "not-found",
    405: "method",
    413: "too-large",
    421: "host",
    429: "too-many",
    500: "internal",
    503: "busy",
}
"""What a status is called, where nothing more is known."""


RESET = "RateLimit-Reset"
"""What the framework calls the seconds to wait; browsers know another name."""


class Problem(Struct, frozen=True):
    """Why a request is not answered as was wished."""

    error: str
    """A code for programs."""
    say: str
    """A sentence."""
    faults: list[str]
    """All that is wrong with what was sent, a sentence each."""


class Refusal(Exception):
    """A request is refused: a status, a code with its message `server-CODE`, and facts for it."""

    def __init__(self, status: int, code: str | None = None, **facts: Fact) -> None:
        super().__init__(status)
        self.status = status
        self.code = code or CODES[status]
        self.facts = facts


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers other than the good one that a route may give, for its description."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in statuses
    }


def answer_refusal(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    """Tell why a request is refused."""
    return _answer(request, refusal.status, refusal.code, refusal.facts)


def answer_setup(request: AnyRequest, error: SetupError | NotationError) -> Response[Any]:
    """Tell all that is wrong with rules, seats or a text."""
    language = language_of(request)
    faults = [language.fault(fault) for fault in error.faults]
    return Response(Problem("faults", " ".join(faults), faults), status_code=400)


def answer_unsaved(request: AnyRequest, error: StoreError) -> Response[Any]:
    """Tell that something could not be written, and so has not happened."""
    note_error("writing", error)
    say = language_of(request).say("reject-not-saved")
    return Response(Problem(error.fault.code, say, []), status_code=503)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Tell what the framework refuses, in our words; a person who looks for a page gets one."""
    status = error.status_code if error.status_code in CODES else 400
    if status == 404 and is_page(request):
        return missing_page(request)
    answer = _answer(request, status, CODES[status], {})
    for name, value in (error.headers or {}).items():
        answer.set_header("Retry-After" if name == RESET else name, value)
    return answer


def answer_garbled(request: AnyRequest, _error: RecursionError) -> Response[Any]:
    """Tell that what was sent is nested too deeply to be read."""
    return _answer(request, 400, CODES[400], {})


def answer_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """Say sorry, and note where it happened; what was being done there is nobody's business."""
    note_error(str(request.scope.get("path_template", "")), error)
    return _answer(request, 500, CODES[500], {})


def _answer(request: AnyRequest, status: int, code: str, facts: dict[str, Fact]) -> Response[Any]:
    say = language_of(request).say(f"server-{code}", **facts)
    return Response(Problem(code, say, []), status_code=status)
