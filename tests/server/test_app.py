"""The application as a whole: what it is made of, and how it begins and ends."""

import asyncio
import gc
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.asking import BASE, asking, bearer, opened
from triominoes.server.app import make_app
from triominoes.server.settings import Settings
from triominoes.server.store import StoreError

PATHS = {
    "/api/setup": {"get"},
    "/api/rules": {"get"},
    "/api/tables": {"post"},
    "/api/tables/summaries": {"post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/rematch": {"post"},
    "/api/tables/{table}/record": {"get"},
    "/api/tables/{table}/why/{seq}": {"get"},
    "/api/waiting": {"get"},
    "/api/invitations/{code}": {"get", "post"},
    "/api/invitations/{code}/qr.svg": {"get"},
    "/api/replay": {"post"},
    "/api/kept/{match}": {"put", "delete"},
    "/api/kept/{match}/record": {"get"},
    "/api/kept/{match}/link": {"get"},
    "/api/history": {"post"},
    "/api/allowed": {"post"},
}


def test_the_api_describes_itself_and_no_pages(tmp_path: Path) -> None:
    with asking(tmp_path) as client:
        answer = client.get("/schema/openapi.json")
        described = answer.json()
        assert client.get("/schema/swagger").status_code == 404
    methods = {"get", "post", "put", "patch", "delete"}
    assert {path: methods & set(what) for path, what in described["paths"].items()} == PATHS
    for path, what in described["paths"].items():
        for method in methods & set(what):
            operation = what[method]
            assert operation["description"].endswith((".", ")")), path
            assert "429" in operation["responses"], path
            closed = "{table}" in path or ("{match}" in path and method != "put")
            assert ("security" in operation) == ("401" in operation["responses"]) == closed
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"


def test_it_can_be_closed_and_opened_again(tmp_path: Path) -> None:
    for _ in range(2):
        with asking(tmp_path) as client:
            assert client.get("/api/setup").status_code == 200


def test_a_bot_to_move_moves_after_a_new_start(tmp_path: Path) -> None:
    with asking(tmp_path) as client:
        made = opened(client, "me", "greedy", "greedy")
    with (
        asking(tmp_path) as client,
        client.websocket_connect("/socket", headers={"Origin": BASE}) as socket,
    ):
        token = made["seats"][0]["token"]
        hello = {"table": made["table"], "token": token, "lang": "en"}
        socket.send_json({"type": "hello", **hello})
        state = socket.receive_json(timeout=30)["state"]
        while state["turn"] != 0:
            message = socket.receive_json(timeout=30)
            state = message.get("state", state)
        told = client.get(f"/api/tables/{made['table']}", headers=bearer(token)).json()
        assert told["turn"] == 0


def test_an_error_that_nobody_waited_for_is_noted_without_its_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise RuntimeError("the rack is 015")

    async def lose() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()

    with asking(tmp_path) as client:
        client.blocking_portal.call(lose)
    assert "lost: RuntimeError" in caplog.text
    assert "015" not in caplog.text


def test_data_that_can_not_be_opened_are_an_error_with_a_sentence(tmp_path: Path) -> None:
    with asking(tmp_path):
        pass
    (file,) = tmp_path.glob("*.sqlite3")
    file.write_bytes(b"no database" * 1000)
    app = make_app(Settings(tmp_path))
    with pytest.raises(ExceptionGroup), TestClient(app, base_url=BASE):
        pass
    assert isinstance(app.state.failure, StoreError)
