"""Bots think in worker processes: the server itself never loads the core, whatever it runs on."""

import time
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.core.conftest import warm_kernel  # noqa: F401 (so that it is compiled only once)
from tests.server.client import play, seated
from tests.server.house import House, start_server

LIBRARIES = {"numpy", "numba", "llvmlite"}
WITHIN = 120.0
"""Seconds for the core to be ready, on a busy machine too."""


def libraries_of(process: psutil.Process) -> set[str]:
    """Which of the libraries of the core have been loaded into a process."""
    parts = {part for each in process.memory_maps() for part in Path(each.path).parts}
    return LIBRARIES & parts


def wait_for(house: House, libraries: set[str]) -> None:
    """Wait until a worker has loaded the libraries."""
    server, last = psutil.Process(house.process.pid), time.monotonic() + WITHIN
    while not any(libraries_of(each) == libraries for each in server.children(recursive=True)):
        assert time.monotonic() < last, house.output()
        time.sleep(0.05)


def play_a_little(house: House) -> None:
    """Play against every level, however ready the core is."""
    with seated(house.url, "pressman", "me", "beginner", "medium", "master") as [me]:
        for _, answer in play(me, Random(1), 3):
            assert answer["type"] == "ack"


def test_the_core_is_loaded_in_workers_only(tmp_path: Path) -> None:
    house = start_server(tmp_path, core=True)
    try:
        play_a_little(house)  # while nothing may be ready yet
        wait_for(house, LIBRARIES)
        play_a_little(house)
        assert libraries_of(psutil.Process(house.process.pid)) == set()
    finally:
        assert house.stop() == 0
    assert "engine" not in house.output()
    assert "bot" not in house.output()


def test_without_numba_the_server_says_so_and_the_levels_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('there is none for this machine')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    house = start_server(tmp_path / "data", core=True)
    try:
        last = time.monotonic() + WITHIN
        while "engine: the core runs as plain Python" not in house.output():
            assert time.monotonic() < last, house.output()
            time.sleep(0.05)
        play_a_little(house)
    finally:
        assert house.stop() == 0
    assert house.output().count("engine:") == 1
    assert "bot" not in house.output()
