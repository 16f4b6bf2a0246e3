"""The wheel holds all that playing needs: built, and installed in an empty place, it plays."""

import os
import re
import signal
import subprocess
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tests.server.client import ask, new_table

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "fr", "pt-BR", "pt-PT")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(
        *(sys.executable, "-m", "build", "--wheel", "--no-isolation"),
        *("--outdir", folder, ROOT),
        cwd=folder,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that holds the wheel and what base.txt pins, nothing else."""
    environment = tmp_path_factory.mktemp("an empty place") / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment.parent)
    python = environment / "bin/python"
    run(
        *(sys.executable, "-m", "pip", "--python", python),
        *("install", "--quiet", "--no-index", "--no-deps", wheel),
        cwd=environment,
    )
    (packages,) = environment.glob("lib/python*/site-packages")
    link_base_packages(packages)
    return environment / "bin/triominoes"


def link_base_packages(target: Path) -> None:
    """Puts this environment's copy of each base package into another one, without a network."""
    pins = (ROOT / "requirements/base.txt").read_text()
    for name in re.findall(r"^([\w.-]+)==", pins, re.MULTILINE):
        try:
            installed = distribution(name)
        except PackageNotFoundError:  # meant for another platform
            continue
        for file in installed.files or []:
            link = target / file
            if ".." not in file.parts and not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(Path(str(installed.locate_file(file))))


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it must succeed, and sees nothing of this environment or checkout."""
    private = ("PYTHON", "PIP_", "VIRTUAL_ENV", "COVERAGE")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(private)}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_wheel_holds_the_data_too(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "triominoes/py.typed" in names
    for language in LANGUAGES:
        folder = f"triominoes/locales/{language}/"
        assert any(name.startswith(folder) and name.endswith(".ftl") for name in names), folder


@pytest.mark.parametrize(
    "name",
    [
        "server/static/pages/table.js",
        "server/static/board/board.js",
        "server/static/style/tokens.css",
        "server/static/vendor/preact.js",
        "server/static/vendor/LICENSES/preact.txt",
        "server/store/migrations/env.py",
    ],
)
def test_the_wheel_holds_what_the_server_gives_out(wheel: Path, name: str) -> None:
    assert f"triominoes/{name}" in zipfile.ZipFile(wheel).namelist()


def test_the_wheel_holds_nothing_but_the_package(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {re.sub(r"-.*\.", "-*.", top) for top in tops} == {
        "triominoes",
        "triominoes-*.dist-info",
    }


def test_all_source_files_are_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = (path for path in source.rglob("*") if path.is_file())
    wanted = {
        path.relative_to(source).as_posix() for path in files if "__pycache__" not in path.parts
    }
    assert wanted <= names


@pytest.mark.parametrize("arguments", [["--help"], ["rules"], ["rules", "french-400"]])
def test_the_command_runs_elsewhere(command: Path, tmp_path: Path, arguments: list[str]) -> None:
    assert run(command, *arguments, cwd=tmp_path).strip()


def test_a_match_is_played_and_its_record_checked(command: Path, tmp_path: Path) -> None:
    record = tmp_path / "a match.tgn"
    run(
        *(command, "play", "--rules", "french-400", "--seats", "greedy,random"),
        *("--seed", "7", "--record", record, "--quiet"),
        cwd=tmp_path,
    )
    assert record.stat().st_size > 0
    run(command, "check", record, cwd=tmp_path)


def test_the_server_starts_elsewhere(command: Path, tmp_path: Path) -> None:
    """It serves its pages and languages, and opens a table in a new database."""
    process = subprocess.Popen(
        [command, "serve", "--port", "0", "--data", tmp_path / "data"],
        cwd=tmp_path,
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTHON")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout
        line = next(line for line in process.stdout if "http://" in line)
        found = re.search(r"http://[^/\s]+", line)
        assert found
        base = found[0]
        page = ask(base, "/")
        for path in re.findall(r"(?:src|href)=\"(/static/[^\"]+)", page):
            assert ask(base, path)
        version = re.search("/static/([^/]+)/", page)
        assert version
        for language in LANGUAGES:
            assert "=" in ask(base, f"/locales/{version[1]}/{language}.ftl")
        assert new_table(base, "french-400", ["me", "greedy"])
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
