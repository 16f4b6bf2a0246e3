"""The pages as they arrive: a shell in the visitor's language, which its module fills."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response

from triominoes.language import Language
from triominoes.server.assets import Assets, assets
from triominoes.server.speaking import language_of

PAPER = {"light": "#F5F3EE", "dark": "#15151B"}
"""The colour of the page, for the browser's own frame."""

NO_PAGES = ("/api/", "/static/", "/locales/", "/socket", "/kept", "/schema", "/sw.js")
"""Where programs look."""

MISSING = "missing"
TITLES = {
    "home": "home-title",
    "new": "new-title",
    "table": "table-title",
    "join": "join-title",
    "replay": "record-title",
    "rules": "book-title",
    "referee": "referee-title",
    "allowed": "allowed-title",
    "history": "history-title",
    MISSING: "server-missing-page",
}
STYLES = {
    "board/draw.js": "board/board.css",
    "pages/lib/builder.js": "pages/lib/builder.css",
    "pages/new/rulesets.js": "pages/new.css",
    "pages/table/sheet.js": "pages/table/sheet.css",
    "pages/referee/export.js": "pages/referee/print.css",
}
"""What a page that has such a module is styled by, beside its own."""
EARLY = "pages/early.js"
"""What must run before the first paint."""

AnyRequest = Request[Any, Any, Any]


def is_page(request: AnyRequest) -> bool:
    """Whether a person's browser looks for a page there."""
    return request.method in {"GET", "HEAD"} and not request.url.path.startswith(NO_PAGES)


def page(request: AnyRequest, name: str) -> Response[str]:
    """The shell of a page."""
    language = language_of(request)
    noscript = f"<noscript><p>{escape(language.say('server-noscript'))}</p></noscript>"
    return _response(shell(assets(), language, name, f'<div id="page"></div>\n{noscript}'), 200)


def missing_page(request: AnyRequest) -> Response[str]:
    """The page for an address where there is none: it needs no script."""
    language = language_of(request)
    say = {word: escape(language.say(f"server-missing-{word}")) for word in ("page", "why", "home")}
    body = (
        f'<main class="missing"><h1>{say["page"]}</h1>\n<p>{say["why"]}</p>\n'
        f'<p><a href="/">{say["home"]}</a></p></main>'
    )
    return _response(shell(assets(), language, MISSING, body), 404)


def _response(text: str, status: int) -> Response[str]:
    # The shell names the current version of everything, so a browser asks for it each time.
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def shell(files: Assets, language: Language, name: str, body: str) -> str:
    """The whole text of a page."""
    title = escape(language.say(TITLES[name]))
    lines = [
        "<!doctype html>",
        f'<html lang="{language.tag}" dir="ltr" data-page="{name}" data-version="{files.version}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
        '<meta name="color-scheme" content="light dark">',
        *(_theme(scheme, colour) for scheme, colour in PAPER.items()),
        f"<title>{title} · Triominoes</title>",
        f'<link rel="icon" type="image/svg+xml" href="{files.address("icon.svg")}">',
        *_links(files, name),
        "</head>",
        "<body>",
        body,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _theme(scheme: str, colour: str) -> str:
    return f'<meta name="theme-color" media="(prefers-color-scheme: {scheme})" content="{colour}">'


def _links(files: Assets, name: str) -> list[str]:
    """Styles, scripts, and what the scripts import: all is asked for at once."""
    main = f"pages/{name}.js"
    modules = files.modules(main)
    shared = (style for module, style in STYLES.items() if module in modules)
    styles = dict.fromkeys(["style/tokens.css", "style/base.css", *shared, f"pages/{name}.css"])
    links = [
        f'<link rel="stylesheet" href="{files.address(path)}">'
        for path in styles
        if path in files.files
    ]
    links.append(f'<script src="{files.address(EARLY)}"></script>')
    links += [f'<link rel="modulepreload" href="{files.address(path)}">' for path in modules[1:]]
    if modules:
        links.append(f'<script type="module" src="{files.address(main)}"></script>')
    return links
