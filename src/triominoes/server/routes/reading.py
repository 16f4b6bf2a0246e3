"""What is only read: by GET, and by HEAD for those who want to know whether it is there."""

from __future__ import annotations

from functools import partial

from litestar import HttpMethod, route

shown = partial(
    route,
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
"""A route for people's browsers. Of an answer to HEAD the server leaves the body out."""
