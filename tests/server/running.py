"""Runs coroutines for tests, in a thread of its own: another loop may be running in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def in_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """What the coroutine gives, or raises what it raises."""
    with ThreadPoolExecutor(1, "loop") as threads:
        return threads.submit(asyncio.run, coroutine).result()
