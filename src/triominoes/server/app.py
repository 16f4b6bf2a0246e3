"""The web application: routes, limits, headers, and what is opened and closed with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from triominoes.game.errors import NotationError, SetupError
from triominoes.server import problems
from triominoes.server.kept.matches import KeptMatches
from triominoes.server.limits import BODY_BYTES, Limits, a_minute
from triominoes.server.noting import note_core, note_lost
from triominoes.server.rights import SCHEME
from triominoes.server.routes import (
    allowed,
    assets,
    history,
    invitations,
    kept,
    kept_link,
    kept_socket,
    pages,
    replay,
    rules,
    socket,
    tables,
)
from triominoes.server.security import Doorkeeper, add_headers
from triominoes.server.settings import Settings
from triominoes.server.store import Store, StoreError
from triominoes.server.tables import Tables
from triominoes.workers import Pool


def make_app(settings: Settings, limits: Limits | None = None) -> Litestar:
    """The application for these settings."""
    limits = limits or Limits()
    api = Router(
        "/api",
        route_handlers=[
            *rules.ROUTES,
            *allowed.ROUTES,
            *tables.routes(limits),
            *invitations.routes(limits),
            *replay.routes(limits),
            *kept.routes(limits),
            *kept_link.ROUTES,
            *history.routes(limits),
        ],
        middleware=[a_minute("requests", limits.requests)],
    )
    app = Litestar(
        [*pages.ROUTES, *assets.ROUTES, *socket.ROUTES, *kept_socket.ROUTES, api],
        lifespan=[_open],
        middleware=[Doorkeeper(settings)],
        before_send=[add_headers],
        exception_handlers={
            problems.Refusal: problems.answer_refusal,
            SetupError: problems.answer_setup,
            NotationError: problems.answer_setup,
            StoreError: problems.answer_unsaved,
            HTTPException: problems.answer_http,
            RecursionError: problems.answer_garbled,
            Exception: problems.answer_error,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=_description(),
        logging_config=None,
    )
    app.state.settings = settings
    return app


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    """Open the store, start the engine and let the tables run; close them in turn."""
    asyncio.get_running_loop().set_exception_handler(note_lost)
    async with AsyncExitStack() as closing:
        try:
            store = await Store.open(app.state.settings.data)
        except Exception as error:
            app.state.failure = error  # the server only knows that there was one
            raise
        closing.push_async_callback(store.close)
        pool = Pool(tell=note_core)
        pool.start()
        closing.push_async_callback(pool.close)
        house = Tables(store, pool)
        house.start()
        closing.push_async_callback(house.close)
        kept_matches = KeptMatches(store)
        kept_matches.start()
        closing.push_async_callback(kept_matches.close)
        app.state.pool, app.state.tables, app.state.kept = pool, house, kept_matches
        yield


def _description() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
    return OpenAPIConfig(
        title="Triominoes",
        version=version("triominoes"),
        path="/schema",
        components=Components(security_schemes={SCHEME: token}),
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
