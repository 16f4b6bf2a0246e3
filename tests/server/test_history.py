"""Past matches over HTTP: of tables and kept ones, for who has their tokens."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.asking import Client, asking, opened
from tests.server.kept.following import Held, begun, following, new_held
from tests.server.made import make_table
from triominoes.server.limits import Limits
from triominoes.server.routes.history import MOST_MATCHES


def asked(match: str, token: str, kind: str) -> dict[str, str]:
    return {"match": match, "token": token, "kind": kind}


def past(client: Client, *matches: dict[str, str]) -> Any:
    answer = client.post("/api/history", json={"matches": list(matches)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def kept(held: Held) -> dict[str, str]:
    return asked(held.match, held.token, "kept")


def test_a_kept_match_is_told_with_what_each_did(client: Client) -> None:
    held = begun(client, "french-400 rounds=1 target=none", "Ana", "Rui")
    lines = [
        *("p1 play 555", "p2 play 455 bridge", "p1 draw", "p1 draw", "p1 draw", "p1 pass"),
        *("p2 play 445 hexagon", "p1 play 345 bridge", "p2 count 1", "p1 adjust +2"),
        *("p2 play 444", "end out", "p1 hold ?11 50"),
    ]
    with following(client, held) as ana:
        for line in lines:
            assert ana.enter(line)["type"] == "ack", line
        assert ana.state["over"]
    (found,) = past(client, kept(held))
    assert found["names"] == ["Ana", "Rui"]
    assert (found["match"], found["kind"]) == (held.match, "kept")
    assert found["date"] == datetime.now(UTC).date().isoformat()
    assert (found["over"], found["winners"], found["rounds"]) == (True, [1], 1)
    # 25 − 3·5 − 10 + 52 + 2;  54 + 63 + 12 + 25 + 50
    assert found["totals"] == [54, 204]
    ana_did, rui_did = found["players"]
    assert ana_did == {
        "rounds_won": 0,
        "points": [54],
        "figures": {"bridge": 1},
        "draws": 3,
        "passes": 1,
    }
    assert rui_did == {
        "rounds_won": 1,
        "points": [204],
        "figures": {"bridge": 1, "hexagon": 1},
        "draws": 0,
        "passes": 0,
    }


def test_a_match_at_a_table_is_told_too(client: Client, data: Path) -> None:
    (place,) = make_table(data, rules="goliath-classic", seed="history")
    (found,) = past(client, asked(place.table, place.token, "table"))
    assert found["names"] == ["Ana", "Rui"]
    assert found["rules"]["name"] == "goliath-classic"
    assert found["over"]
    assert found["date"] == "2023-11-14"
    for seat, one in enumerate(found["players"]):
        assert sum(one["points"]) == found["totals"][seat]
    best = max(found["totals"])
    assert found["winners"] == [seat for seat, total in enumerate(found["totals"]) if total == best]


def test_a_table_that_waits_has_no_rounds_yet(client: Client) -> None:
    made = opened(client, "me", "open")
    (found,) = past(client, asked(made["table"], made["seats"][0]["token"], "table"))
    assert (found["rounds"], found["totals"], found["over"]) == (0, [0, 0], False)


def test_what_is_gone_or_not_yours_is_nothing(client: Client) -> None:
    held = begun(client)
    made = opened(client, "me", "greedy")
    table, token = made["table"], made["seats"][0]["token"]
    found = past(
        client,
        kept(new_held()),
        kept(held),
        asked(held.match, new_held().token, "kept"),
        asked(held.match, held.token, "table"),
        asked(table, token, "kept"),
        asked(table, held.token, "table"),
        asked(table, token, "table"),
    )
    assert [each is None for each in found] == [True, False, True, True, True, True, False]


def test_so_many_are_told_at_once_and_so_often(tmp_path: Path) -> None:
    with asking(tmp_path, limits=Limits(records=2)) as client:
        many = [kept(new_held()) for _ in range(MOST_MATCHES + 1)]
        assert client.post("/api/history", json={"matches": many}).status_code == 400
        assert past(client, *many[:-1]) == [None] * MOST_MATCHES
        assert client.post("/api/history", json={"matches": []}).status_code == 429
