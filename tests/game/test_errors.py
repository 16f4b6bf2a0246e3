"""Errors and what they carry can be sent to another process, and back."""

import copy
import pickle

import pytest

from triominoes.game.clauses import clauses
from triominoes.game.errors import (
    Fault,
    IllegalMove,
    NotationError,
    RecordError,
    SetupError,
    TriominoesError,
)
from triominoes.game.moves import Reason, Refusal
from triominoes.game.rulesets import GOLIATH

FAULT = Fault("code", "a text", {"tile": "012"})
ERRORS = [
    IllegalMove(Refusal(Reason.CLASH, {"lies": 1})),
    SetupError([FAULT, Fault("other", "another")]),
    NotationError(FAULT, 3, 7, [Fault("other", "another")]),
    RecordError(FAULT, "+9", "+8", 4, 2),
    TriominoesError("plain"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_comes_back_the_same(error: TriominoesError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_clauses_can_be_sent_too() -> None:
    assert pickle.loads(pickle.dumps(clauses(GOLIATH))) == clauses(GOLIATH)
