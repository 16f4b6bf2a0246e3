import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from tests.server.asking import Client, asking
from triominoes.language import Language, languages
from triominoes.server.assets import assets

PAGES = {
    "/": "home",
    "/new": "new",
    "/table/abc_-123": "table",
    "/join": "join",
    "/join/ABC234": "join",
    "/replay": "replay",
    "/rules": "rules",
    "/rules/french-400": "rules",
    "/referee": "referee",
    "/referee/abcdefghijklmnopqrstuv": "referee",
    "/allowed": "allowed",
    "/history": "history",
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


class Reader(HTMLParser):
    """What a page's markup holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        tag = self.tags[-1][0] if self.tags else ""
        self.inside[tag] = self.inside.get(tag, "") + data.strip()

    def named(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]


@pytest.mark.parametrize(("path", "name"), PAGES.items())
def test_every_page_has_its_shell(client: Client, path: str, name: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    page = Reader(answer.text)
    (html,) = page.named("html")
    assert html["data-page"] == name
    assert html["data-version"] == assets().version
    assert page.inside["title"]


@pytest.mark.parametrize("path", [*PAGES, "/nothing/here"])
def test_no_script_and_no_style_stands_in_a_page(client: Client, path: str) -> None:
    page = Reader(client.get(path).text)
    assert not page.inside.get("script")
    assert not page.named("style")
    for _, attributes in page.tags:
        assert not {name for name in attributes if name == "style" or name.startswith("on")}


@pytest.mark.parametrize("path", PAGES)
def test_what_a_page_names_is_there(client: Client, path: str) -> None:
    page = Reader(client.get(path).text)
    named = [tag["href"] for tag in page.named("link")] + [
        tag["src"] for tag in page.named("script")
    ]
    assert len(named) == len(set(named)) > 2
    for address in named:
        assert address is not None
        assert client.get(address).status_code == 200, address


@pytest.mark.parametrize("path", PAGES)
def test_every_module_of_a_page_is_asked_for_at_once(client: Client, path: str) -> None:
    page = Reader(client.get(path).text)
    announced = {tag["href"] for tag in page.named("link") if tag["rel"] == "modulepreload"}
    (main,) = [tag["src"] for tag in page.named("script") if tag.get("type") == "module"]
    assert main
    missing, looked_at = [main], set()
    while missing:
        address = missing.pop()
        looked_at.add(address)
        text = re.sub(r"/\*.*?\*/", "", client.get(address).text, flags=re.DOTALL)
        for name in re.findall(r"""\bfrom\s*["'](\.[^"']+)["']""", text):
            other = str(client.get(address).url.join(name).path)
            if other not in looked_at:
                missing.append(other)
    assert looked_at == announced | {main}


@pytest.mark.parametrize("tag", languages())
def test_a_page_is_in_the_visitor_s_language(client: Client, tag: str) -> None:
    noscript = Language(tag).say("server-noscript")
    header = {"Accept-Language": f"de, {tag};q=0.9, ja;q=0.1"}
    for answer in (client.get("/", headers=header), client.get("/", params={"lang": tag})):
        (html,) = Reader(answer.text).named("html")
        assert (html["lang"], html["dir"]) == (tag, "ltr")
        assert noscript in answer.text


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-DE, ja", "en"),
        ("fr-CH", "fr"),
        ("pt", "pt-PT"),
        ("en;q=0.1, pt-br;q=0.8, fr;q=0.5", "pt-BR"),
        ("fr;q=high, en", "en"),
        ("fr;q", "fr"),
        (";;;,,,q=,", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_language_liked_best_is_taken(client: Client, header: str, tag: str) -> None:
    (html,) = Reader(client.get("/", headers={"Accept-Language": header}).text).named("html")
    assert html["lang"] == tag


@pytest.mark.parametrize("tag", languages())
def test_an_unknown_address_has_a_friendly_page(client: Client, tag: str) -> None:
    answer = client.get("/nothing/<script>", headers={"Accept-Language": tag})
    assert answer.status_code == 404
    page = Reader(answer.text)
    assert page.named("html")[0]["data-page"] == "missing"
    assert page.inside["h1"] == Language(tag).say("server-missing-page")
    assert [link["href"] for link in page.named("a")] == ["/"]
    assert "<script>" not in answer.text


def test_a_program_at_an_unknown_address_is_told_so_in_json(client: Client) -> None:
    for path in ("/api/nothing", "/static/x/y", "/locales/x/y"):
        assert client.get(path).json()["error"] == "not-found"
