"""“Is this allowed?” over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.asking import Client, asking
from triominoes.game.rulesets import RULESETS


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


def ask(client: Client, board: object, move: object, lang: str = "en") -> Any:
    return client.post(f"/api/allowed?lang={lang}", json={"board": board, "move": move})


def test_every_rule_set_answers_with_clause_and_source(client: Client) -> None:
    answer = ask(client, ["012@e0n0"], "345@e1n0")
    assert answer.status_code == 200
    assert [each["rules"] for each in answer.json()] == list(RULESETS)
    for each in answer.json():
        assert not each["allowed"]
        assert each["reason"] == "clash"
        assert set(each["clash"]) == {"corner", "lies", "brings"}
        (clause,) = each["clauses"]
        assert clause["clause"] == "fit"
        assert each["title"]
        assert clause["source"]


def test_the_answer_is_in_the_language_that_is_asked_for(client: Client) -> None:
    said = {
        lang: ask(client, [], "555@e0n0", lang).json()[0]["say"]
        for lang in ("en", "fr", "pt-PT", "pt-BR")
    }
    assert len(set(said.values())) >= 3
    assert said["en"].startswith("Allowed: 5-5-5")


@pytest.mark.parametrize(
    ("board", "move", "error"),
    [
        (["012@e0n0", "345@e1n0"], "555@e9n0", "faults"),
        (["012@e0n0"], "pass", "faults"),
        (["012@e0n0"], "019@e1n0", "faults"),
        (["012"], "015@e1n0", "faults"),
        (["012@e0n0"] * 55, "015@e1n0", "bad-request"),
        (["x" * 41], "015@e1n0", "bad-request"),
        ([], "", "bad-request"),
        ([7], "015@e1n0", "bad-request"),
        ("012@e0n0", "015@e1n0", "bad-request"),
    ],
)
def test_what_cannot_lie_like_that_is_refused(
    client: Client, board: object, move: object, error: str
) -> None:
    answer = ask(client, board, move)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["say"]
