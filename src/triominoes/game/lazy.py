"""Facts of a frozen value that are worked out when first asked for, and then kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 (it reads as a decorator)
    """Like `functools.cached_property`, without the lock that slows that down before Python 3.12.

    Two threads may both work a fact out; they get equal results.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> lazy[T]: ...
    @overload
    def __get__(self, value: object, owner: type) -> T: ...
    def __get__(self, value: object | None, owner: type) -> lazy[T] | T:
        if value is None:
            return self
        fact = value.__dict__[self.name] = self.work_out(value)
        return fact
