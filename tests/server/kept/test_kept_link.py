"""The link by which others follow a match: whoever has the token is given it, and its picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server.asking import Client, asking, bearer
from tests.server.kept.following import begun


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    data: Path = tmp_path_factory.mktemp("data")
    with asking(data) as client:
        yield client


def test_the_link_opens_the_match(client: Client) -> None:
    held = begun(client)
    answer = client.get(f"/api/kept/{held.match}/link?dark=1C1B22", headers=bearer(held.token))
    assert answer.status_code == 200
    link, picture = answer.json()["link"], answer.json()["picture"]
    assert link.endswith(f"/referee/{held.match}#{held.token}")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "#1c1b22" in picture.lower()


def test_nobody_else_is_given_it(client: Client) -> None:
    held = begun(client)
    path = f"/api/kept/{held.match}/link"
    assert client.get(path, headers=bearer("another-token-0001")).status_code == 401
    assert client.get(path).status_code == 401
