import gzip
import json
import re
from collections.abc import Iterator

import pytest

from tests.server.asking import Client, asking
from triominoes.language import languages
from triominoes.server.assets import STATIC, TYPES, Assets, assets


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


def test_every_file_is_served_as_it_is(client: Client) -> None:
    for path in sorted(path for path in STATIC.rglob("*") if path.suffix in TYPES):
        name = path.relative_to(STATIC).as_posix()
        answer = client.get(assets().address(name))
        assert answer.status_code == 200, name
        assert answer.content == path.read_bytes()
        assert answer.headers["content-type"].partition(";")[0] == TYPES[path.suffix]
        assert "immutable" in answer.headers["cache-control"]


def test_a_file_is_sent_compressed_to_whoever_takes_it(client: Client) -> None:
    address = assets().address("vendor/preact.js")
    packed = client.get(address, headers={"Accept-Encoding": "gzip, br"})
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"


def test_a_browser_that_has_a_file_is_told_so(client: Client) -> None:
    address = assets().address("icon.svg")
    tag = client.get(address).headers["etag"]
    answer = client.get(address, headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")
    assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/static/0000000000000000/icon.svg",
        "/static/{version}/",
        "/static/{version}",
        "/static/{version}/nothing.js",
        "/static/{version}/../app.py",
        "/static/{version}/%2e%2e/app.py",
        "/static/{version}/..%2fapp.py",
        "/static/{version}//etc/passwd",
        "/static/{version}/vendor",
        "/locales/{version}/xx.ftl",
        "/locales/{version}/en",
        "/locales/{version}/en.txt",
        "/locales/0000000000000000/en.ftl",
        "/locales/{version}/..%2fen.ftl",
    ],
)
def test_nothing_else_is_served(client: Client, path: str) -> None:
    assert client.get(path.format(version=assets().version)).status_code == 404


def test_the_texts_of_every_language_are_served(client: Client) -> None:
    for tag in languages():
        answer = client.get(f"/locales/{assets().version}/{tag}.ftl")
        assert answer.status_code == 200
        assert answer.text == assets().texts[tag].plain.decode()
        assert " = " in answer.text


def test_the_demo_of_the_board_runs_under_the_policy_of_all_pages(client: Client) -> None:
    answer = client.get(assets().address("board/demo.html"))
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<script>" not in answer.text
    assert " style=" not in answer.text


def test_the_worker_knows_what_pages_need_without_a_network(client: Client) -> None:
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    first, _, rest = answer.text.partition("\n")
    assert rest == (STATIC / "sw.js").read_text("utf-8")
    kept = json.loads(first.removeprefix("const KEPT = ").removesuffix(";"))
    assert kept["version"] == assets().version
    for address in (*kept["files"], *kept["shells"]):
        assert client.get(address).status_code == 200, address
    for page in kept["shells"]:
        named = re.findall(r'(?:href|src)="(/(?:static|locales)/[^"]*)"', client.get(page).text)
        assert named
        assert set(named) <= set(kept["files"])
    assert {f"/locales/{assets().version}/{tag}.ftl" for tag in languages()} <= set(kept["files"])
    assert not [address for address in kept["files"] if address.endswith((".html", ".txt"))]


FILES = {
    "pages/a.js": b'import { b } from "./lib/b.js";\nimport "../c.js"; export { d } from "./d.js"\n'
    b'/** @import {E} from "./e.js" */',
    "pages/lib/b.js": b"import {\n  c,\n} from '../../c.js';\n",
    "pages/d.js": b'const x = "./e.js"; import("./e.js"); import f from "bare";\n',
    "pages/e.js": b"",
    "c.js": b'import { a } from "./pages/a.js"; import g from "./gone.js";\n',
}


def test_modules_are_found_once_each_nearest_first() -> None:
    found = Assets(FILES, {}).modules("pages/a.js")
    assert found == ("pages/a.js", "pages/lib/b.js", "c.js", "pages/d.js")
    assert Assets(FILES, {}).modules("pages/none.js") == ()


def test_the_version_is_another_when_any_file_is() -> None:
    one = Assets(FILES, {"en": b"a = b"})
    assert Assets(FILES, {"en": b"a = b"}).version == one.version
    assert Assets({**FILES, "c.js": b""}, {"en": b"a = b"}).version != one.version
    assert Assets(FILES, {"en": b"a = c"}).version != one.version
    assert Assets({**FILES, "new.js": b""}, {"en": b"a = b"}).version != one.version


def test_what_grows_when_compressed_is_sent_plain() -> None:
    files = Assets({"a.txt": b"a", "b.txt": b"b" * 1000}, {}).files
    assert files["a.txt"].packed is None
    packed = files["b.txt"].packed
    assert packed
    assert gzip.decompress(packed) == b"b" * 1000
