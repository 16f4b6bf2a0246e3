"""The HTTP API, route by route."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.asking import BASE, Client, asking, bearer, opened, seats
from tests.server.client import moves_of
from triominoes.language import languages
from triominoes.notation.record import read_record
from triominoes.notation.replay import check
from triominoes.server.store import store


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for the local network."""
    with asking(tmp_path_factory.mktemp("data"), lan=True) as client:
        yield client


def own_token(made: Any, seat: int = 0) -> str:
    """The token of a seat of one's own."""
    return str(made["seats"][seat]["token"])


def own(made: Any, seat: int = 0) -> dict[str, str]:
    """The header of a seat of one's own."""
    return bearer(own_token(made, seat))


def play_out(client: Client, made: Any) -> None:
    """Makes moves through a socket until the match is over."""
    hello = {"table": made["table"], "token": made["seats"][0]["token"], "lang": "en"}
    with client.websocket_connect("/socket", headers={"Origin": BASE}) as socket:
        socket.send_json({"type": "hello", **hello})
        state = socket.receive_json()["state"]
        while not state["over"]:
            if state["turn"] == 0:
                name, move = f"c{state['seq']}", moves_of(state)[0]
                socket.send_json({"type": "do", "id": name, "base": state["seq"], "move": move})
            while True:
                message = socket.receive_json()
                assert message["type"] != "reject", message
                if "state" in message:
                    state = message["state"]
                    break


# Rules


@pytest.mark.parametrize("tag", languages())
def test_what_there_is_to_choose_from_is_told_in_a_language(client: Client, tag: str) -> None:
    answer = client.get("/api/setup", params={"lang": tag}).json()
    assert answer["level"] in answer["levels"]
    assert {"random", "greedy"} <= set(answer["bots"])
    assert len(answer["rules"]) == 6


def test_a_rule_set_is_told_clause_by_clause(client: Client) -> None:
    lines = client.get("/api/rules", params={"rules": "french-400 target=60"}).json()
    assert len(lines) > 10
    assert any(line["house"] for line in lines)
    french = client.get("/api/rules", params={"rules": "french-400", "lang": "fr"}).json()
    assert lines[0]["text"] != french[0]["text"]


@pytest.mark.parametrize("rules", ["poker", "french-400 jokers=3 wedge=999", "french-400 x", " "])
def test_all_faults_of_rules_are_named(client: Client, rules: str) -> None:
    answer = client.get("/api/rules", params={"rules": rules})
    assert answer.status_code == 400
    told = answer.json()
    assert told["error"] == "faults"
    assert len(told["faults"]) >= (2 if "jokers" in rules else 1)
    assert all(fault in told["say"] for fault in told["faults"])


# Tables


def test_a_table_gives_tokens_for_the_seats_of_one_s_own(client: Client) -> None:
    made = opened(client, "me", "greedy", "here", "open")
    assert [seat and seat["seat"] for seat in made["seats"]] == [0, None, 2, None]
    assert len(made["code"]) == 6
    tokens = {seat["token"] for seat in made["seats"] if seat}
    assert len(tokens) == 2
    assert opened(client, "me", "greedy")["code"] is None


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"rules": "french-400"},
        {"rules": "french-400", "seats": []},
        {"rules": "french-400", "seats": seats(["me"])},
        {"rules": "french-400", "seats": seats(["greedy", "random"])},
        {"rules": "french-400", "seats": seats(["me", "wizard"])},
        {"rules": "french-400", "seats": [*seats(["me"]), {"kind": "ghost"}]},
        {"rules": "french-400", "seats": [*seats(["me"]), {"kind": "here", "name": "a\nb"}]},
        {"rules": "french-400", "seats": [*seats(["me"]), {"kind": "here", "name": "x" * 500}]},
        {"rules": "french-400", "seats": [{"kind": "me", "name": "Ana"}] * 7},
        {"rules": "poker", "seats": seats(["me", "greedy"])},
        {"rules": "x" * 401, "seats": seats(["me", "greedy"])},
        {"rules": 3, "seats": seats(["me", "greedy"])},
        {"rules": "french-400", "seats": seats(["me", "greedy"]), "more": 1},
        [],
        None,
        "text",
    ],
    ids=range(17),
)
def test_a_table_that_makes_no_sense_is_refused_with_sentences(client: Client, body: Any) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["say"].endswith((".", ")"))


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 5000, b'{"rules": "\\ud800"}'])
def test_what_is_no_json_is_refused(client: Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    assert client.post("/api/tables", content=body, headers=headers).status_code == 400


def test_a_summary_tells_how_a_table_stands(client: Client) -> None:
    made = opened(client, "me", "greedy")
    told = client.get(f"/api/tables/{made['table']}", headers=own(made)).json()
    assert (told["table"], told["seat"], told["waiting"]) == (made["table"], 0, False)
    assert [person["name"] for person in told["seats"]] == ["Ana", "greedy"]
    assert told["rules"]["text"] == "french-400 target=60"
    assert (told["round"], told["over"], told["winners"]) == (1, False, [])
    waiting = opened(client, "me", "open")
    told = client.get(f"/api/tables/{waiting['table']}", headers=own(waiting)).json()
    assert (told["waiting"], told["code"], told["scores"]) == (True, waiting["code"], [0, 0])


ROUTES = ["", "/record", "/why/1", "/rematch"]


@pytest.mark.parametrize("route", ROUTES)
def test_a_table_opens_with_its_token_only(client: Client, route: str) -> None:
    method = "POST" if route == "/rematch" else "GET"
    made, other = opened(client, "me", "greedy"), opened(client, "me", "greedy")
    path = f"/api/tables/{made['table']}{route}"
    token = made["seats"][0]["token"]
    wrong: list[dict[str, str]] = [
        {},
        own(other),
        bearer(""),
        bearer(token[:-1]),
        bearer(token + "x"),
        bearer("x" * 5000),
        {"Authorization": f"Basic {token}"},
        {"Authorization": token},
    ]
    for headers in wrong:
        answer = client.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "no-right"), headers
        assert token not in answer.text
    assert client.request(method, f"{path}?token={token}").status_code == 401
    gone = client.request(method, f"/api/tables/none{route}", headers=own(made))
    assert (gone.status_code, gone.json()["error"]) == (404, "no-table")


def test_several_tables_are_told_of_at_once(client: Client) -> None:
    made, waiting = opened(client, "me", "greedy"), opened(client, "me", "open")
    asked = [
        {"table": made["table"], "token": made["seats"][0]["token"]},
        {"table": "gone", "token": made["seats"][0]["token"]},
        {"table": waiting["table"], "token": made["seats"][0]["token"]},
        {"table": waiting["table"], "token": waiting["seats"][0]["token"]},
    ]
    told = client.post("/api/tables/summaries", json={"tables": asked}).json()
    assert [each and each["table"] for each in told] == [
        made["table"],
        None,
        None,
        waiting["table"],
    ]
    assert client.post("/api/tables/summaries", json={"tables": []}).json() == []
    many = {"tables": [asked[0]] * 51}
    assert client.post("/api/tables/summaries", json=many).status_code == 400


def test_a_record_is_masked_until_the_match_is_over(client: Client) -> None:
    made = opened(client, "me", "greedy")
    path = f"/api/tables/{made['table']}/record"
    answer = client.get(path, headers=own(made))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].endswith('.tgn"')
    assert "deal p2 ?" in answer.text
    assert "seed" not in answer.text
    play_out(client, made)
    whole = client.get(path, headers=own(made)).text
    assert "deal p2 ?" not in whole
    assert not check(read_record(whole))
    steps = client.post("/api/replay", json={"text": whole}).json()
    assert steps["games"] == 1
    assert steps["faults"] == []


def test_points_are_explained(client: Client) -> None:
    made = opened(client, "me", "greedy")
    play_out(client, made)
    text = client.get(f"/api/tables/{made['table']}/record", headers=own(made)).text
    path = f"/api/tables/{made['table']}/why"
    lines = [line for line in text.split("\n\n", 1)[1].split("\n") if line]
    explained = 0
    for seq in range(len(lines) + 2):
        answer = client.get(f"{path}/{seq}", headers=own(made), params={"lang": "fr"})
        assert answer.status_code in {200, 404}
        explained += answer.status_code == 200
        if answer.status_code == 404:
            assert answer.json()["error"] == "nothing-to-explain"
    assert explained > 5
    for wrong in ("-1", "x", "99999999999999999999"):
        assert client.get(f"{path}/{wrong}", headers=own(made)).status_code in {400, 404}


def test_a_rematch_is_one_table_for_all(client: Client) -> None:
    made = opened(client, "me", "greedy")
    path = f"/api/tables/{made['table']}/rematch"
    early = client.post(path, headers=own(made))
    assert (early.status_code, early.json()["error"]) == (409, "not-over")
    play_out(client, made)
    again = client.post(path, headers=own(made))
    assert again.status_code == 201
    assert client.post(path, headers=own(made)).json() == again.json()
    new = again.json()["table"]
    assert new != made["table"]
    assert client.get(f"/api/tables/{new}", headers=own(made)).json()["over"] is False


def test_a_table_that_waits_has_no_record_yet(client: Client) -> None:
    made = opened(client, "me", "open")
    answer = client.get(f"/api/tables/{made['table']}/record", headers=own(made))
    assert (answer.status_code, answer.json()["error"]) == (409, "not-begun")


# Invitations


def test_an_invitation_leads_to_a_seat(client: Client) -> None:
    made = opened(client, "me", "greedy", "open", "open")
    path = f"/api/invitations/{made['code']}"
    invited = client.get(path).json()
    assert (invited["table"], invited["by"]) == (made["table"], "Ana")
    assert invited["link"] == f"{BASE}/join/{made['code']}"
    assert invited["rules"]["name"] == "french-400"
    said = f"/api/invitations/{made['code'][:3].lower()} {made['code'][3:]}"
    first = client.post(said, json={"name": "Eva"}).json()
    assert (first["table"], first["seat"]) == (made["table"], 2)
    second = client.post(path, json={"name": "Luís"}).json()
    assert second["seat"] == 3
    assert (
        client.get(f"/api/tables/{made['table']}", headers=bearer(second["token"])).json()["seats"][
            3
        ]["name"]
        == "Luís"
    )
    for answer in (client.get(path), client.post(path, json={"name": "Late"})):
        assert (answer.status_code, answer.json()["error"]) == (404, "no-code")


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 101, None, 3])
def test_who_sits_down_needs_a_name(client: Client, name: Any) -> None:
    made = opened(client, "me", "open")
    answer = client.post(f"/api/invitations/{made['code']}", json={"name": name})
    assert answer.status_code == 400
    assert client.get(f"/api/invitations/{made['code']}").status_code == 200


def test_an_invitation_can_be_photographed(client: Client) -> None:
    path = "/api/invitations/ABC234/qr.svg"
    plain = client.get(path)
    assert plain.headers["content-type"] == "image/svg+xml"
    assert "style=" not in plain.text
    coloured = client.get(path, params={"dark": "F3F1EC", "light": "15151b"})
    assert "#f3f1ec" in coloured.text.lower()
    for wrong in ("red", '"/><script>', "12345"):
        assert client.get(path, params={"dark": wrong}).status_code == 400


def test_a_link_leads_to_an_address_that_a_phone_can_reach(
    client: Client, home: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("triominoes.server.addresses.own_address", lambda: "192.168.1.7")
    for here, link in ((client, BASE), (home, "http://192.168.1.7:15150")):
        code = opened(here, "me", "open")["code"]
        assert here.get(f"/api/invitations/{code}").json()["link"] == f"{link}/join/{code}"
    headers = {"Host": "192.168.1.9:8080"}
    code = opened(home, "me", "open")["code"]
    link = home.get(f"/api/invitations/{code}", headers=headers).json()["link"]
    assert link == f"http://192.168.1.9:8080/join/{code}"


def test_tables_with_a_free_seat_are_told_at_home_only(client: Client, home: Client) -> None:
    for here in (client, home):
        opened(here, "me", "greedy")
        opened(here, "me", "open", "open")
    assert client.get("/api/waiting").json() == []
    told = home.get("/api/waiting").json()[0]
    assert (told["by"], told["free"]) == ("Ana", 2)
    assert home.get(f"/api/invitations/{told['code']}").status_code == 200


# What goes wrong


def test_what_could_not_be_written_is_told_so(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store, "values_of", fill)
    wish = {"rules": "french-400", "seats": seats(["me", "greedy"])}
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
    assert "could not be saved" in answer.json()["say"]


def test_a_table_that_cannot_be_read_is_no_harm_to_the_list_of_others(tmp_path: Path) -> None:
    with asking(tmp_path) as client:
        good, bad = opened(client, "me", "greedy"), opened(client, "me", "greedy")
    with sqlite3.connect(tmp_path / store.FILE) as database:
        change = """UPDATE lines SET line = 'p1 play 015@e0n0 =6' WHERE seq = 2 AND "table" = ?"""
        database.execute(change, [bad["table"]])
    database.close()
    with asking(tmp_path) as client:
        asked = [{"table": made["table"], "token": own_token(made)} for made in (bad, good)]
        told = client.post("/api/tables/summaries", json={"tables": asked}).json()
        assert told[0] is None
        assert told[1]["table"] == good["table"]
        answer = client.get(f"/api/tables/{bad['table']}", headers=own(bad))
        assert answer.status_code == 500
        assert "015" not in answer.text


# Replay


def test_a_text_that_is_no_record_is_told_so(client: Client) -> None:
    for text in ("", "nonsense", "triominoes: 1\nrules: poker\n", "\x00"):
        told = client.post("/api/replay", json={"text": text}).json()
        assert told["steps"] == []
    for body in ({"text": 3}, {"game": 1}, {"text": "", "game": -1}, {"text": "", "more": 1}):
        assert client.post("/api/replay", json=body).status_code == 400


def test_records_are_worked_out_one_at_a_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work: list[int] = []
    most = 0

    async def run(*_: object, **__: object) -> dict[str, int]:
        nonlocal most
        at_work.append(1)
        most = max(most, len(at_work))
        await asyncio.sleep(0.01)
        at_work.pop()
        return {}

    monkeypatch.setattr(client.app.state.pool, "run", run)
    with ThreadPoolExecutor(3) as people:
        answers = [people.submit(client.post, "/api/replay", json={"text": ""}) for _ in range(3)]
    assert [answer.result().status_code for answer in answers] == [200] * 3
    assert most == 1


def test_a_folder_is_gone_on_with(tmp_path: Path) -> None:
    with asking(tmp_path) as client:
        made = opened(client, "me", "greedy")
        before = client.get(f"/api/tables/{made['table']}/record", headers=own(made)).text
    with asking(tmp_path) as client:
        after = client.get(f"/api/tables/{made['table']}/record", headers=own(made)).text
    assert before == after
