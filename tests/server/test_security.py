import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.asking import BASE, Client, asking, opened
from triominoes.server import pages
from triominoes.server.security import HEADERS, Doorkeeper
from triominoes.server.settings import EVERYWHERE, LOOPBACK, Settings
from triominoes.server.tables import Tables

HOST = BASE.removeprefix("http://")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/nothing", 404),
        ("GET", "/api/setup", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/x", 401),
        ("POST", "/api/tables", 400),
        ("DELETE", "/api/setup", 405),
        ("GET", "/api/invitations/ABC234/qr.svg", 200),
        ("GET", "/schema/openapi.json", 200),
    ],
)
def test_every_answer_has_the_headers(client: Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] in {"no-store", "no-cache"}
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


def test_the_policy_is_strict() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy.pop("default-src") == "'none'"
    assert policy.pop("img-src") == "'self' data:"
    assert set(policy.values()) == {"'self'", "'none'"}


@pytest.mark.parametrize("path", ["/", "/api/setup", "/static/x/icon.svg"])
@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:15150", "127.0.0.1.evil.example", "10.0.0.1", "", "["],
)
def test_another_name_than_ours_is_refused(client: Client, path: str, host: str) -> None:
    answer = client.get(path, headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]) == (421, "host")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "127.0.0.1:8", "[::1]:9", "127.8.8.8"]
)
def test_our_own_names_are_known(client: Client, host: str) -> None:
    assert client.get("/", headers={"Host": host}).status_code == 200


def test_on_the_network_addresses_are_known_and_the_machine_s_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Attic")
    keeper = Doorkeeper(Settings(Path(), EVERYWHERE, lan=True))
    for host in ("192.168.1.7:15150", "[fe80::1]:80", "attic", "attic.local:1", "localhost"):
        assert keeper.knows(host), host
    for host in ("evil.example", "attic.evil.example", "192.168.1.7.evil.example", ""):
        assert not keeper.knows(host), host
    assert Doorkeeper(Settings(Path(), "games.home")).knows("games.home:80")
    assert not Doorkeeper(Settings(Path(), LOOPBACK)).knows("attic")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1", "//["])
def test_a_page_of_another_site_changes_nothing(client: Client, origin: str) -> None:
    body = {"rules": "french-400", "seats": []}
    answer = client.post("/api/tables", json=body, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    assert client.get("/api/setup", headers={"Origin": origin}).status_code == 200


@pytest.mark.parametrize("origin", [BASE, f"https://{HOST}", None])
def test_our_own_pages_and_programs_may_change_things(client: Client, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    assert client.post("/api/tables", json={}, headers=headers).status_code == 400


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None, "http://127.0.0.1:1"])
def test_a_socket_from_elsewhere_is_not_let_in(client: Client, origin: str | None) -> None:
    headers = {"Host": HOST} if origin is None else {"Host": HOST, "Origin": origin}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("ws://127.0.0.1:15150/socket", headers=headers),
    ):
        pass


NASTY = "<script>alert(1)</script>"


def test_what_people_type_is_never_markup(client: Client) -> None:
    for path in (
        f"/rules/{NASTY}",
        f"/join/{NASTY}",
        f"/table/{NASTY}",
        f"/{NASTY}",
        f"/?lang={NASTY}",
    ):
        assert "<script>alert" not in client.get(path).text
    for path in (f"/api/rules?rules={NASTY}", f"/api/tables/{NASTY}"):
        answer = client.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.status_code in {400, 404}


def test_an_error_of_ours_is_noted_without_its_words(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = opened(client, "me", "greedy")
    token = made["seats"][0]["token"]

    async def fail(*_: object) -> None:
        raise RuntimeError("the rack is 015")

    monkeypatch.setattr(Tables, "get", fail)
    headers = {"Authorization": f"Bearer {token}"}
    with caplog.at_level(logging.ERROR):
        answer = client.get(f"/api/tables/{made['table']}", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "RuntimeError" in caplog.text
    assert "fail:" in caplog.text
    for secret in ("015", token, made["table"]):
        assert secret not in caplog.text + answer.text


def test_a_page_that_fails_is_a_sentence_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "assets", lambda: None)
    assert client.get("/").status_code == 500
