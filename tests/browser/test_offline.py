"""Pages and a match without the network, over https, in a browser that trusts the house."""

from __future__ import annotations

import base64
import hashlib
import ssl
import subprocess
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.cable import Cable
from tests.browser.chromium import chromium
from tests.browser.devices import context_options
from tests.browser.test_keeping import SENT, Tab
from tests.server.certificates import Pair, make_pair
from tests.server.disk import log_of
from tests.server.house import House, start_server

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, BrowserType, Page

PAGES = ("/", "/referee", "/allowed", "/history", "/rules", "/rules/pressman", "/referee/xyz")
HEADING = "() => document.querySelector('main h1') !== null"
READY = """
async () => {
  const at = `/static/${document.documentElement.dataset.version}/pages`;
  return (await import(`${at}/lib/offline.js`)).keepPages();
}
"""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Pair:
    return make_pair(tmp_path_factory.mktemp("pair"))


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory, pair: Pair) -> Iterator[House]:
    house = start_server(tmp_path_factory.mktemp("secure"), pair=pair)
    yield house
    house.stop()


@pytest.fixture(scope="module")
def cable(secure: House) -> Iterator[Cable]:
    with Cable(secure.url) as cable:
        cable.url = cable.url.replace("http", "https")
        yield cable


@pytest.fixture(scope="module")
def trusting(
    browser_type: BrowserType, tmp_path_factory: pytest.TempPathFactory, pair: Pair
) -> Iterator[BrowserContext]:
    """A phone that trusts the certificate, and lets service workers in."""
    launch = chromium()
    launch["args"] = [*launch["args"], f"--ignore-certificate-errors-spki-list={key_of(pair)}"]
    options: dict[str, Any] = {**context_options("phone", "fr"), "service_workers": "allow"}
    folder = tmp_path_factory.mktemp("profile")
    context = browser_type.launch_persistent_context(folder, **launch, **options)
    yield context
    context.close()


def key_of(pair: Pair) -> str:
    """By what a browser is told to trust a certificate: the hash of its public key."""
    command = ["openssl", "x509", "-in", str(pair.certificate), "-pubkey", "-noout"]
    public = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    key = ssl.PEM_cert_to_DER_cert(public.replace("PUBLIC KEY", "CERTIFICATE"))
    return base64.b64encode(hashlib.sha256(key).digest()).decode()


@pytest.fixture
def page(trusting: BrowserContext, cable: Cable) -> Iterator[Page]:
    """A page of the house, whose worker has kept the others."""
    cable.mend()
    page = trusting.new_page()
    page.goto(cable.url)
    page.evaluate("() => caches.open('files-of-an-earlier-version')")
    assert page.evaluate(READY) == "ready"
    yield page
    page.close()


def test_pages_open_without_the_network(page: Page, cable: Cable) -> None:
    assert len(page.evaluate("() => caches.keys()")) == 2
    cable.cut()
    for path in PAGES:
        page.goto(cable.url + path)
        page.wait_for_function(HEADING)
        assert page.evaluate("() => document.documentElement.lang") == "fr", path
    page.goto(f"{cable.url}/rules/pressman?rules=pressman")
    page.locator(".clauses li").first.wait_for()


def test_pages_open_where_the_network_gives_nothing(page: Page, cable: Cable) -> None:
    cable.deaden()
    page.goto(f"{cable.url}/allowed")
    page.wait_for_function(HEADING)


def test_a_match_outlives_a_night_without_the_network(
    page: Page, cable: Cable, secure: House
) -> None:
    cable.cut()
    page.goto(f"{cable.url}/rules")
    tab = Tab(page)
    match = tab.begin("french-400", ["Ana", "Rui"])
    tab.keep(match)
    tab.enter("p1 play 555", "p2 draw")
    page.reload()
    tab = Tab(page).keep(match)
    tab.enter("p2 play 455")
    page.goto(f"{cable.url}/referee/{match['match']}#{match['token']}")
    page.wait_for_function(HEADING)
    page.goto(f"{cable.url}/rules")
    cable.mend()
    tab = Tab(page).keep(match)
    tab.wait(SENT)
    lines = [row.line for row in log_of(secure.data, match["match"])]
    assert lines == ["p1 play 555", "p2 draw", "p2 play 455"] == tab.entries
