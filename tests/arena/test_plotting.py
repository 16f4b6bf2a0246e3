from pathlib import Path

import numpy as np
import pytest

from tests.arena.made import deals_of, outcome, plan_of
from triominoes.arena.plotting import check_plotting, plot, running_points
from triominoes.arena.statistics import Samples, points_a_round
from triominoes.game.errors import SetupError

PLAN = plan_of()


def samples(deals: int) -> Samples:
    rng = np.random.default_rng(1)
    games = [
        [
            outcome(int(rng.integers(0, 99)), int(rng.integers(0, 99)), rounds=rounds)
            for rounds in rng.integers(1, 9, size=2).tolist()
        ]
        for _ in range(deals)
    ]
    return Samples.of(PLAN, deals_of(*games), 0)


def test_the_running_difference_is_that_of_the_deals_so_far() -> None:
    all_of_them = samples(40)
    rate, error = running_points(all_of_them)
    assert len(rate) == len(error) == 39
    for deals in (2, 3, 17, 40):
        found = points_a_round(samples(deals))
        assert found == pytest.approx((rate[deals - 2], error[deals - 2]))


@pytest.mark.parametrize("name", ["running.svg", "running.png"])
@pytest.mark.parametrize("deals", [0, 1, 40])
def test_a_picture_is_drawn(tmp_path: Path, name: str, deals: int) -> None:
    path = tmp_path / name
    check_plotting(path)
    plot(path, samples(deals), "greedy, random", ("deals", "points"))
    start = path.read_bytes()[:200]
    assert start.startswith(b"\x89PNG") if name.endswith("png") else b"<?xml" in start


@pytest.mark.parametrize("name", ["running", "running.doc"])
def test_what_is_no_picture_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"one of .*png, .*svg"):
        check_plotting(Path(name))
