"""Counting how much work is done, which a busy machine does not change."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def operations(work: Callable[[], object], *modules: Any) -> int:
    """How many lines of these modules (of the whole package without any) are run by the work."""
    files = {module.__file__ for module in modules}
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        name = frame.f_code.co_filename
        if (name in files) if files else "triominoes" in name:
            count += event == "line"
            return trace
        return None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
