import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.sizes import SIZE, scaled
from triominoes.workers import turns

# The same examples in every quick and full run, so that a commit that passed goes on passing;
# the long run looks for new ones. No deadline: a busy machine is not a fault.
settings.register_profile(
    SIZE,
    max_examples=scaled(quick=30, full=200, long=5_000),
    derandomize=SIZE != "long",
    deadline=None,
    print_blob=True,
)
settings.load_profile(SIZE)

# A run starts many processes. What they import is compiled once, whatever the environment says.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Pools of tests leave the core alone where it is not tested: it would be compiled meanwhile.
turns.BEGIN_SECONDS = 1_000_000.0


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What the tests are made of stays to the end: nobody looks for garbage in it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One worker more than processors, unless told: many tests wait for a server or a browser."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return (os.cpu_count() or 1) + 1
