"""The files that a browser is given: read once, compressed once, named by what is in them all."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from triominoes.language import languages
from triominoes.language.tags import LOCALES

STATIC = Path(__file__).parent / "static"

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
"""What is served; files of other kinds are not."""

WORKER = "sw.js"
"""Runs beside the pages, and keeps them for when there is no network."""
NOT_KEPT = re.compile(r".*\.(html|txt)|.*/demo\b.*|sw\.js")
"""Licences, and pages that show the parts; no page of ours needs them."""

FLUENT = "text/plain"
BROWSER_TEXTS = (
    *("web.ftl", "table.ftl", "referee.ftl", "allowed.ftl", "history.ftl"),
    *("reasons.ftl", "faults.ftl"),
)
"""The language files that pages need."""

IMPORT = re.compile(r"""(?:^|[\s;}])(?:import|export)\b[^"'`;()]*?["'](\.[^"']+)["']""")


class Asset(NamedTuple):
    """A file as it is sent, both plain and compressed, if that makes it smaller."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    """Differs when the content does."""


class Assets:
    """All files by path, and the version that stands for all of them."""

    def __init__(self, files: Mapping[str, bytes], texts: Mapping[str, bytes]) -> None:
        self.files = {path: _asset(_kind(path), content) for path, content in files.items()}
        self.texts = {tag: _asset(FLUENT, content) for tag, content in texts.items()}
        whole = sha256()
        for name, asset in sorted({**self.files, **self.texts}.items()):
            whole.update(f"{name} {asset.tag}\n".encode())
        self.version = whole.hexdigest()[:16]

    def modules(self, path: str) -> tuple[str, ...]:
        """A module's path and those of all that it imports, each once, nearest first."""
        found = [path] if path in self.files else []
        for each in found:
            found += [new for new in self._imports(each) if new not in found]
        return tuple(found)

    def _imports(self, path: str) -> Iterator[str]:
        text = self.files[path].plain.decode()
        for name in dict.fromkeys(IMPORT.findall(text)):
            imported = _joined(PurePosixPath(path).parent, name)
            if imported in self.files:
                yield imported

    def address(self, path: str) -> str:
        """Where a browser finds a file."""
        return f"/static/{self.version}/{path}"

    def text_address(self, tag: str) -> str:
        """Where a browser finds the texts of a language."""
        return f"/locales/{self.version}/{tag}.ftl"

    @property
    def to_keep(self) -> list[str]:
        """The addresses of all that pages need to be shown without a network."""
        files = [self.address(path) for path in self.files if not NOT_KEPT.fullmatch(path)]
        return sorted([*files, *map(self.text_address, self.texts)])


@cache
def assets() -> Assets:
    """The files of this installation."""
    found = (path for path in STATIC.rglob("*") if path.is_file() and path.suffix in TYPES)
    files = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in found}
    return Assets(files, {tag: _texts(tag) for tag in languages()})


def _texts(tag: str) -> bytes:
    paths = (LOCALES / tag / name for name in BROWSER_TEXTS)
    return b"\n".join(path.read_bytes() for path in paths if path.exists())


def _kind(path: str) -> str:
    return TYPES[PurePosixPath(path).suffix]


def _asset(kind: str, content: bytes) -> Asset:
    # The same bytes every time, so no time of packing in them.
    packed = gzip.compress(content, 9, mtime=0)
    small = packed if len(packed) < len(content) else None
    return Asset(kind, content, small, sha256(content).hexdigest()[:16])


def _joined(folder: PurePosixPath, name: str) -> str:
    parts: list[str] = []
    for part in (*folder.parts, *name.split("/")):
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
