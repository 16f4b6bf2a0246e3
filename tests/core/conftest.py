import fcntl

import pytest

from triominoes.core import packing


@pytest.fixture(autouse=True, scope="session")
def warm_kernel(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One of the test processes compiles the kernel; the others wait and read what it cached."""
    of_all_processes = tmp_path_factory.getbasetemp().parent
    with (of_all_processes / "kernel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        packing.warm_up()
