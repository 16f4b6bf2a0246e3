from pathlib import Path

import pytest

from tests.server.asking import MANY, asking, seats
from triominoes.server.limits import (
    BODY_BYTES,
    BURST,
    EACH_SECOND,
    MESSAGE_BYTES,
    PATIENCE,
    RECORD_BYTES,
    Bucket,
    Limits,
)

DOCS = Path(__file__).parents[2] / "docs"


class Clock:
    """Time as a test has it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_gets_through_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(clock)
    assert [bucket.take() for _ in range(BURST + 1)] == [*[True] * BURST, False]
    clock.now += 1
    assert sum(bucket.take() for _ in range(BURST)) == EACH_SECOND
    clock.now += 1000
    assert sum(bucket.take() for _ in range(2 * BURST)) == BURST


def test_a_quick_person_is_never_refused() -> None:
    clock = Clock()
    bucket = Bucket(clock)
    for _ in range(10_000):
        clock.now += 1 / EACH_SECOND
        assert bucket.take()


def test_patience_ends_with_many_in_a_row_and_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(clock)
    for _ in range(BURST + PATIENCE):
        bucket.take()
    assert not bucket.is_out_of_patience
    bucket.take()
    assert bucket.is_out_of_patience
    clock.now += 1
    assert bucket.take()
    assert not bucket.is_out_of_patience


TABLE = {"rules": "french-400", "seats": seats(["me", "greedy"])}


@pytest.mark.parametrize(
    ("limits", "method", "path", "body", "good"),
    [
        (Limits(tables=2), "POST", "/api/tables", TABLE, 201),
        (Limits(codes=2), "GET", "/api/invitations/ABC234", None, 404),
        (Limits(codes=2), "POST", "/api/invitations/ABC234", {"name": "Eva"}, 404),
        (Limits(records=2), "POST", "/api/replay", {"text": ""}, 200),
        (Limits(requests=2), "GET", "/api/setup", None, 200),
    ],
)
def test_too_many_requests_are_told_to_wait(
    limits: Limits, method: str, path: str, body: object, good: int, tmp_path: Path
) -> None:
    with asking(tmp_path, limits=limits) as client:
        answers = [client.request(method, path, json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [good, good, 429]
        refused = answers[-1]
        assert refused.json()["error"] == "too-many"
        assert int(refused.headers["retry-after"]) > 0
        # Pages and, where it isn't the limit of all requests, other routes are as they were.
        assert client.get("/").status_code == 200
        other = client.get("/api/waiting").status_code
        assert other == (429 if limits.requests == 2 else 200)


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    with asking(tmp_path, limits=MANY) as client:
        for path in ("/api/tables", "/api/tables/summaries", "/api/invitations/ABC234"):
            answer = client.post(path, json={"name": "x" * BODY_BYTES})
            assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
        text = "triominoes: 1\n" + "# comment\n" * 20_000
        assert len(text) > BODY_BYTES
        assert client.post("/api/replay", json={"text": text}).status_code == 200
        for much in ("x" * (RECORD_BYTES + 1), "x" * 3 * RECORD_BYTES, "é" * RECORD_BYTES):
            answer = client.post("/api/replay", json={"text": much})
            assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_the_manual_names_the_limits() -> None:
    manual = " ".join((DOCS / "server.md").read_text("utf-8").split())
    message, body, record = (each >> 10 for each in (MESSAGE_BYTES, BODY_BYTES, RECORD_BYTES))
    few = Limits()
    assert (
        f"messages {message} kB, requests {body} kB, records to be replayed {record} kB; "
        f"{few.requests} requests, {few.tables} new tables and {few.codes} tries at a code "
        "in a minute"
    ) in manual
