"""https: with a certificate the pages come as they do without; a bad pair is named."""

from __future__ import annotations

import json
import ssl
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.certificates import Pair, make_pair
from tests.server.client import PATIENCE
from tests.server.house import start_server
from tests.server.test_serving import run_each
from triominoes.server.addresses import address_here, address_nearby
from triominoes.server.settings import LOOPBACK, Settings


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Pair:
    return make_pair(tmp_path_factory.mktemp("pair"))


def test_everything_comes_by_https(tmp_path: Path, pair: Pair) -> None:
    trusting = ssl.create_default_context(cafile=str(pair.certificate))
    house = start_server(tmp_path, pair=pair)
    try:
        assert house.url.startswith("https://127.0.0.1:")
        with urllib.request.urlopen(f"{house.url}/referee", context=trusting) as answer:
            assert answer.status == 200
        address = house.url.replace("https", "wss") + "/socket"
        with connect(
            address, ssl=trusting, origin=Origin(house.url), open_timeout=PATIENCE, proxy=None
        ) as socket:
            socket.send("nonsense")
            assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "garbage"
        assert (tmp_path / "server.address").read_text() == f"{house.url}/"
    finally:
        assert house.stop() == 0


def refused(tmp_path: Path, starts: Sequence[Sequence[str | Path]]) -> list[str]:
    """What the program says when it does not start, with these options and with those."""
    usual = ("serve", "--port", "0", "--data", str(tmp_path / "data"))
    each = run_each(tmp_path, [[*usual, *map(str, options)] for options in starts])
    for done in each:
        assert (done.code, done.out) == (2, ""), done
    return [done.err for done in each]


def test_a_pair_that_is_none_is_named(tmp_path: Path, pair: Pair) -> None:
    other = make_pair(tmp_path / "other")
    letter = tmp_path / "letter.pem"
    letter.write_text("Dear Ana, I hope that you are well.")
    locked = make_pair(tmp_path / "locked", password="secret")
    pairs = [
        (pair.certificate, other.key),
        (letter, pair.key),
        (pair.certificate, letter),
        locked,
    ]
    all_said = refused(tmp_path, [("--certificate", one, "--key", key) for one, key in pairs])
    for (certificate, key), said in zip(pairs, all_said, strict=True):
        assert said.startswith(f"{certificate} and {key} are no certificate with its key")
        assert len(said.splitlines()) == 1
    without, nowhere, no_key, alone = refused(
        tmp_path,
        [
            ("--key", pair.key),
            ("--certificate", "nowhere.pem"),
            ("--certificate", pair.certificate, "--key", "nowhere.pem"),
            ("--certificate", pair.certificate),
        ],
    )
    assert "--certificate" in without
    for said in (nowhere, no_key):
        assert "nowhere.pem can’t be used: it doesn’t exist" in said
    assert "no certificate" in alone
    assert not (tmp_path / "data").exists()


def test_addresses_say_https(pair: Pair) -> None:
    settings = Settings(Path(), "192.168.1.7", certificate=pair.certificate, key=pair.key)
    assert address_here(settings, 443) == "https://192.168.1.7:443/"
    assert address_nearby(settings, 443) == "https://192.168.1.7:443/"
    private = Settings(Path(), LOOPBACK, certificate=pair.certificate)
    assert address_here(private, 15150) == "https://127.0.0.1:15150/"
