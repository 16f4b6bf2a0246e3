import os

from hypothesis import settings

from tests.sizes import SIZE, scaled


def test_the_size_of_the_run_chooses_the_value() -> None:
    assert os.environ.get("TRIOMINOES_SIZE", "quick") == SIZE
    assert scaled("quick", "full", "long") == SIZE


def test_the_size_of_the_run_chooses_the_hypothesis_profile() -> None:
    assert settings.default is not None
    assert settings.default.max_examples == scaled(30, 200, 5_000)
    assert settings.default.derandomize is (SIZE != "long")
