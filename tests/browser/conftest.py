"""The system's Chromium, a running server, and devices that are watched for faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import chromium
from tests.browser.devices import Device, context_options
from tests.server.house import House, start_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Devices = Callable[..., Device]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of this process."""
    house = start_server(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    return house.url


@pytest.fixture
def device(browser: Browser, base_url: str) -> Iterator[Devices]:
    """Makes devices: `device("phone", lang="fr", scheme="dark", text="huge")`."""
    made: list[Device] = []

    def make(
        kind: str = "desktop",
        lang: str = "en",
        scheme: str = "light",
        base: str = base_url,
        **preferences: str,
    ) -> Device:
        context = browser.new_context(**context_options(kind, lang, scheme))
        made.append(Device(context, base, **preferences))
        return made[-1]

    yield make
    try:
        for each in made:
            each.check()
    finally:
        for each in made:
            each.context.close()
