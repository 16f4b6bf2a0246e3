"""Kept matches over HTTP: begun by whoever has the id and the token, read, forgotten."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.server.asking import Client, asking, bearer, opened
from tests.server.client import Place
from tests.server.kept.following import Held, begun, following, new_held, put, speaking
from tests.server.made import WHEN, put_table
from triominoes.notation.record import read_record
from triominoes.notation.replay import check, replay
from triominoes.server.limits import Limits
from triominoes.server.seats import digest
from triominoes.server.store import LogRow, SeatRow, TableRow


def test_a_match_is_begun_as_often_as_one_likes(client: Client) -> None:
    held = new_held()
    for _ in range(2):
        answer = put(client, held, "pressman target=300", "Ana", "Rui", "Zoé")
        assert (answer.status_code, answer.json()) == (200, {"match": held.match})
    with following(client, held) as ana:
        assert ana.state["names"] == ["Ana", "Rui", "Zoé"]
        assert ana.state["rules"]["text"] == "pressman target=300"
        assert ana.enter("p2 play 555")["type"] == "ack"
    assert put(client, held, "pressman target=300", "Ana", "Rui", "Zoé").status_code == 200
    with following(client, held) as ana:
        assert ana.state["seq"] == 1


def test_nobody_begins_a_match_in_the_place_of_another(client: Client, data: Path) -> None:
    held = begun(client)
    answer = put(client, held._replace(token="another-token-0001"))
    assert (answer.status_code, answer.json()["error"]) == (409, "match-taken")
    assert answer.json()["say"].endswith(".")
    table = new_held()  # a table of the server, whose token it even knows
    seats = (SeatRow("person", "Ana", token=digest(table.token)),) * 2
    put_table(data, TableRow(table.match, "french-400", seats, WHEN), [])
    assert put(client, table).status_code == 409


@pytest.mark.parametrize(
    ("rules", "names", "error"),
    [
        ("bridge", ("Ana", "Rui"), "faults"),
        ("french-400 target=none", ("Ana", "Rui"), "faults"),
        ("french-400", ("Ana", ""), "faults"),
        ("french-400", ("Ana", "x" * 41), "faults"),
        ("french-400", ("Ana", "Rui\n"), "faults"),
        ("french-400", ("Ana", "x" * 101), "bad-request"),
        ("french-400", ("Ana", "Rui", "Zoé", "Tom", "Eva"), "faults"),
        ("french-400", tuple("ABCDEFG"), "bad-request"),
        ("french-400", ("Ana",), "bad-request"),
        ("x" * 401, ("Ana", "Rui"), "bad-request"),
    ],
)
def test_what_cannot_be_played_is_not_kept(
    client: Client, rules: str, names: tuple[str, ...], error: str
) -> None:
    held = new_held()
    answer = put(client, held, rules, *names)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    shown = bearer(held.token)
    assert client.get(f"/api/kept/{held.match}/record", headers=shown).status_code == 404


@pytest.mark.parametrize("match", ["short", "x" * 23, "x" * 21 + "%2f", "x" * 21 + "ß"])
def test_an_id_has_22_signs(client: Client, match: str) -> None:
    answer = put(client, Held(match, "token-0000000000000001"))
    assert answer.status_code in {400, 404, 405}


def test_the_record_holds_what_the_rules_add(client: Client) -> None:
    held = begun(client)
    with following(client, held) as ana:
        for line in ("p1 play 555@e0n0", "p2 draw", "p2 draw"):
            assert ana.enter(line)["type"] == "ack"
    answer = client.get(f"/api/kept/{held.match}/record", headers=bearer(held.token))
    assert answer.status_code == 200
    assert held.match in answer.headers["content-disposition"]
    record = read_record(answer.text)
    assert record.names == ("Ana", "Rui")
    assert check(record) == ()
    assert replay(record).scores == (25, -10)


def test_a_match_may_have_begun_before_the_server_heard_of_it(client: Client) -> None:
    dates = []
    for began in (946_684_800.0, None, 1e15):  # nothing has begun in the future
        held = new_held()
        body = {"rules": "french-400", "names": ["Ana", "Rui"], "token": held.token, "began": began}
        assert client.put(f"/api/kept/{held.match}", json=body).status_code == 200
        answer = client.get(f"/api/kept/{held.match}/record", headers=bearer(held.token))
        dates += re.findall(r"^date: (.*)$", answer.text, re.MULTILINE)
    assert dates[0] == "2000-01-01"
    assert all("2026-01-01" <= date <= datetime.now(UTC).date().isoformat() for date in dates[1:])
    assert len(dates) == 3


def test_a_match_is_forgotten_for_everybody(client: Client) -> None:
    held = begun(client)
    with following(client, held) as ana:
        ana.enter("p1 play 555")
        answer = client.delete(f"/api/kept/{held.match}", headers=bearer(held.token))
        assert (answer.status_code, answer.content) == (204, b"")
        assert ana.hear("bye")["code"] == "no-match"
    for method, path in (("GET", "/record"), ("DELETE", "")):
        answer = client.request(method, f"/api/kept/{held.match}{path}", headers=bearer(held.token))
        assert (answer.status_code, answer.json()["error"]) == (404, "no-match")
    again = put(client, held)
    assert again.status_code == 200
    with following(client, held) as ana:
        assert ana.state["seq"] == 0


@pytest.mark.parametrize(("method", "path"), [("GET", "/record"), ("DELETE", "")])
def test_only_its_token_opens_a_match(client: Client, method: str, path: str) -> None:
    held, other = begun(client), begun(client)
    address = f"/api/kept/{held.match}{path}"
    assert client.request(method, address).status_code == 401
    for token in (other.token, "x", "x" * 65, "é" * 20):
        headers = [(b"Authorization", f"Bearer {token}".encode())]
        answer = client.request(method, address, headers=headers)
        assert answer.status_code == 401, token
    assert client.request(method, f"{address}?token={held.token}").status_code == 401
    assert put(client, held).status_code == 200
    with following(client, held):
        pass


def test_a_kept_match_is_no_table_and_a_table_no_kept_match(client: Client) -> None:
    held = begun(client)
    shown = bearer(held.token)
    for path in ("", "/record", "/why/1"):
        answer = client.get(f"/api/tables/{held.match}{path}", headers=shown)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-table")
    made = opened(client, "me", "greedy")
    place = Place(made["table"], 0, made["seats"][0]["token"])
    for id_ in (place.table, place.table + "x" * 10):
        answer = client.get(f"/api/kept/{id_}/record", headers=bearer(place.token))
        assert answer.status_code in {400, 404}


def test_a_table_with_the_id_of_a_kept_match_is_none(client: Client, data: Path) -> None:
    table = new_held()
    seats = (SeatRow("person", "Ana", token=digest(table.token)),) * 2
    put_table(data, TableRow(table.match, "french-400", seats, WHEN), [])
    answer = client.get(f"/api/kept/{table.match}/record", headers=bearer(table.token))
    assert (answer.status_code, answer.json()["error"]) == (404, "no-match")


def test_a_log_that_cannot_be_read_harms_no_other(client: Client, data: Path) -> None:
    broken, held = new_held(), begun(client)
    seats = (SeatRow("person", "Ana", token=digest(broken.token)),) * 2
    row = TableRow(broken.match, "french-400", seats, WHEN, kind="kept")
    put_table(data, row, [LogRow(1, WHEN, "a", "p1 play 987")])
    with speaking(client) as follower:
        follower.say(type="hello", match=broken.match, token=broken.token, lang="en")
        assert follower.hear("bye")["code"] == "broken"
    asked = [{"match": each.match, "token": each.token, "kind": "kept"} for each in (broken, held)]
    found = client.post("/api/history", json={"matches": asked}).json()
    assert [each is None for each in found] == [True, False]


def test_beginning_matches_is_limited(tmp_path: Path) -> None:
    with asking(tmp_path, limits=Limits(tables=3)) as client:
        held = new_held()
        assert [put(client, held).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
