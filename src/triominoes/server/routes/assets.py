"""Files for browsers: scripts, styles, texts."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from triominoes.server.assets import WORKER, Asset, assets
from triominoes.server.routes.reading import shown

AnyRequest = Request[Any, Any, Any]

SHELLS = ("/", "/referee", "/allowed", "/history", "/rules")
"""Pages that can be used without a network; those below them are the same."""

FOREVER = "public, max-age=31536000, immutable"


@shown("/static/{version:str}/{path:path}")
def static(request: AnyRequest, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the current version."""
    found = assets().files.get(path.lstrip("/")) if version == assets().version else None
    return _answer(request, found)


@shown("/locales/{version:str}/{name:str}")
def texts(request: AnyRequest, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The texts of a language, `fr.ftl`."""
    tag, dot, kind = name.rpartition(".")
    is_named = version == assets().version and dot + kind == ".ftl"
    return _answer(request, assets().texts.get(tag) if is_named else None)


@shown("/sw.js")
def worker() -> Response[bytes]:
    """What keeps the pages for when there is no network, told what there is to keep."""
    files = assets()
    if WORKER not in files.files:
        raise NotFoundException
    kept = {"version": files.version, "files": files.to_keep, "shells": SHELLS}
    first = b"const KEPT = " + msgspec.json.encode(kept) + b";\n"
    headers = {"Cache-Control": "no-cache", "Service-Worker-Allowed": "/"}
    code = files.files[WORKER]
    return Response(first + code.plain, media_type=code.kind, headers=headers)


def _answer(request: AnyRequest, asset: Asset | None) -> Response[bytes]:
    if asset is None:
        raise NotFoundException
    tag = f'"{asset.tag}"'
    headers = {"Cache-Control": FOREVER, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if asset.packed is not None and "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.kind, headers=headers)
    return Response(asset.plain, media_type=asset.kind, headers=headers)


ROUTES = [static, texts, worker]
