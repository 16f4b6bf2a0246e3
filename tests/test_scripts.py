"""The scripts in bin/, with fakes for Python, pip, uv, npm and apt: nothing is installed here."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("sh", "cat", "cksum", "dirname", "mkdir", "mktemp", "readlink", "rm", "sleep", "tr")
PROGRAMS = ("node", "npm", "chromium-headless-shell", "openssl")

# Stands for every program, and for all that an environment holds: notes its call, plays its part.
FAKE = r"""#!/bin/sh
name=${0##*/}
echo "$name $*" >>"$CALLS"
case "$name $*" in
    *" --version") echo "Python $VERSION" ;;
    *version_info*) [ "$VERSION" != 3.8.10 ] ;;
    *"import ensurepip"*) [ -z "${NO_ENSUREPIP-}" ] ;;
    *"-m venv .venv" | "uv venv "*)
        mkdir -p .venv/bin
        for tool in python pip pytest ruff mypy lint-imports triominoes; do
            cat "$0" >.venv/bin/$tool
            chmod +x .venv/bin/$tool
        done
        ;;
    "npm "*" ci")
        mkdir -p tests/browser/node_modules/.bin
        cat "$0" >tests/browser/node_modules/.bin/tsc
        chmod +x tests/browser/node_modules/.bin/tsc
        eval "${AT_NPM-}"
        ;;
    "apt-get install "*)
        for word; do
            case $word in
                nodejs | npm | chromium-headless-shell | openssl)
                    cat "$0" >"$PATH/${word%js}"
                    chmod +x "$PATH/${word%js}"
                    ;;
            esac
        done
        ;;
    "id -u") echo "${USER_ID-1000}" ;;
    *"install "*" requirements/engine.txt") [ -z "${NO_ENGINE-}" ] ;;
    *"install "*" requirements/base.txt") eval "${AT_BASE-}" ;;
    triominoes*)
        printf '<%s>' "$@"
        cat
        ;;
    pytest*) echo "$TRIOMINOES_SIZE: $*" ;;
    ruff*) [ -z "${UNTIDY-}" ] || { echo "an untidy line"; exit 1; } ;;
esac
"""


def write_script(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


class Checkout:
    """A copy of the scripts in a folder of its own, and a PATH on which only fakes lie."""

    def __init__(self, tmp: Path) -> None:
        self.root = tmp / "a checkout"
        self.path = tmp / "path"
        self.path.mkdir()
        for tool in (*TOOLS, "chmod"):
            found = shutil.which(tool)
            assert found, tool
            (self.path / tool).symlink_to(found)
        for program in ("python3", "id", *PROGRAMS):
            write_script(self.path / program, FAKE)
        for part in ("bin", ".ci"):
            shutil.copytree(ROOT / part, self.root / part)
        (self.root / "requirements").mkdir()
        for name in ("base", "engine", "dev"):
            (self.root / f"requirements/{name}.txt").write_text(f"{name}==1\n")
        (self.root / "pyproject.toml").write_text("[project]\n")
        (self.root / "tests/browser").mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            (self.root / "tests/browser" / name).write_text("{}\n")
        (self.root / "src/triominoes").mkdir(parents=True)
        self.calls_file = tmp / "calls"
        self.environment = {
            "PATH": str(self.path),
            "CALLS": str(self.calls_file),
            "VERSION": "3.11.7",
            "TMPDIR": str(tmp),
        }

    def start(self, script: str, *arguments: str, **changes: str) -> "subprocess.Popen[str]":
        """Starts a script, with changes to the environment that the fakes know."""
        return subprocess.Popen(
            [self.root / script, *arguments],
            cwd=self.path,
            env=self.environment | changes,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, script: str, *arguments: str, **changes: str) -> tuple[int, str, str]:
        """The exit status, what went to standard output, and what to standard error."""
        self.calls_file.write_text("")
        process = self.start(script, *arguments, **changes)
        out, err = process.communicate("", timeout=20)
        return process.returncode, out, err

    @property
    def calls(self) -> list[str]:
        """The calls of the last run that did something, without questions for versions."""
        questions = ("--version", " -c import", "id -u")
        lines = self.calls_file.read_text().splitlines()
        return [line for line in lines if not any(question in line for question in questions)]

    @property
    def is_untouched(self) -> bool:
        """Whether the last run left the environment as it was."""
        return not any("install" in call or "venv" in call for call in self.calls)

    @property
    def made_environment(self) -> bool:
        return any(" venv " in f"{call} " for call in self.calls)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_start_sets_up_and_plays(checkout: Checkout) -> None:
    status, out, err = checkout.run("bin/play", "rules")
    assert (status, out) == (0, "<rules>")
    assert err == "Setting up .venv with pip: environment base engine triominoes\n"
    pip = "python -m pip install --disable-pip-version-check --no-input"
    assert checkout.calls == [
        "python3 -m venv .venv",
        f"{pip} --require-hashes -r requirements/base.txt",
        f"{pip} --require-hashes --only-binary :all: -r requirements/engine.txt",
        f"{pip} --no-deps --no-build-isolation -e .",
        "triominoes rules",
    ]


def test_the_second_start_does_nothing_but_play(checkout: Checkout) -> None:
    checkout.run("bin/play")
    status, _, err = checkout.run("bin/play", "rules")
    assert (status, err) == (0, "")
    assert checkout.calls == ["triominoes rules"]


def test_arguments_and_standard_input_arrive_unchanged(checkout: Checkout) -> None:
    process = checkout.start("bin/play", "two words", "", "*", "--x='$y'", "\\n")
    out, _ = process.communicate("a record", timeout=20)
    assert out == "<two words><><*><--x='$y'><\\n>a record"


def test_uv_does_the_work_where_it_is(checkout: Checkout) -> None:
    write_script(checkout.path / "uv", FAKE)
    status, _, err = checkout.run("bin/play")
    assert (status, err) == (0, "Setting up .venv with uv: environment base engine triominoes\n")
    assert all(call.startswith(("uv", "triominoes")) for call in checkout.calls)


def test_pip_takes_over_when_uv_fails(checkout: Checkout) -> None:
    write_script(checkout.path / "uv", "#!/bin/sh\nexit 2\n")
    status, out, err = checkout.run("bin/play", "rules")
    assert (status, out) == (0, "<rules>")
    assert err.splitlines() == [
        "Setting up .venv with uv: environment failed",
        "Setting up .venv with pip: environment base engine triominoes",
    ]


def test_an_environment_of_uv_is_made_anew_when_uv_is_gone(checkout: Checkout) -> None:
    write_script(checkout.path / "uv", FAKE)
    checkout.run("bin/play")
    (checkout.path / "uv").unlink()
    (checkout.root / ".venv/bin/pip").unlink()
    assert checkout.run("bin/play")[0] == 0
    assert checkout.is_untouched
    (checkout.root / "pyproject.toml").write_text("[changed]\n")
    assert checkout.run("bin/play")[0] == 0
    assert checkout.made_environment


def test_an_old_python_is_told_in_one_sentence(checkout: Checkout) -> None:
    status, out, err = checkout.run("bin/play", VERSION="3.8.10")
    assert (status, out) == (1, "")
    assert err == "Triominoes needs Python 3.11 or newer; here is Python 3.8.10.\n"
    assert not (checkout.root / ".venv").exists()


def test_no_python_is_told_in_one_sentence(checkout: Checkout) -> None:
    (checkout.path / "python3").unlink()
    status, _, err = checkout.run("bin/play")
    assert (status, err) == (1, "Triominoes needs Python 3.11 or newer; here is none.\n")


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_a_newer_python_beside_an_old_one_is_found(checkout: Checkout, version: str) -> None:
    write_script(checkout.path / "python3", "#!/bin/sh\nexit 127\n")
    write_script(checkout.path / f"python{version}", FAKE)
    assert checkout.run("bin/play")[0] == 0
    assert checkout.calls[0] == f"python{version} -m venv .venv"


def test_a_python_can_be_named(checkout: Checkout, tmp_path: Path) -> None:
    write_script(tmp_path / "my python", FAKE)
    assert checkout.run("bin/play", PYTHON=str(tmp_path / "my python"))[0] == 0
    assert checkout.calls[0] == "my python -m venv .venv"


def test_a_python_without_ensurepip_is_given_a_hint(checkout: Checkout) -> None:
    status, out, err = checkout.run("bin/play", NO_ENSUREPIP="yes")
    assert (status, out) == (1, "")
    assert err.endswith("apt install python3-venv\n")
    assert len(err.splitlines()) == 1


def test_uv_needs_no_ensurepip(checkout: Checkout) -> None:
    write_script(checkout.path / "uv", FAKE)
    assert checkout.run("bin/play", NO_ENSUREPIP="yes")[0] == 0


def test_all_goes_on_without_the_engine(checkout: Checkout) -> None:
    status, out, err = checkout.run("bin/play", "rules", NO_ENGINE="yes")
    assert (status, out) == (0, "<rules>")
    assert len(err.splitlines()) == 2
    assert "without" in err.splitlines()[1]
    assert checkout.run("bin/play", NO_ENGINE="yes")[2] == ""


def test_a_failed_set_up_says_why_and_is_done_again(checkout: Checkout) -> None:
    status, out, err = checkout.run("bin/play", AT_BASE="echo no route to host; exit 1")
    assert (status, out) == (1, "")
    assert "no route to host" in err
    status, out, _ = checkout.run("bin/play", "rules")
    assert (status, out) == (0, "<rules>")
    assert checkout.made_environment


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_set_up_is_done_again(checkout: Checkout, sign: signal.Signals) -> None:
    # It ends by itself where the signal is ignored, so that a failed test leaves nothing running.
    waiting = "echo >stopped; for i in $(seq 300); do sleep 0.1; done; exit 1"
    process = checkout.start("bin/play", AT_BASE=waiting)
    wait_for((checkout.root / "stopped").exists)
    os.killpg(process.pid, sign)
    process.communicate(timeout=20)
    assert process.returncode != 0
    assert checkout.run("bin/play")[0] == 0
    assert checkout.made_environment


def test_a_second_start_waits_for_the_set_up_of_the_first(checkout: Checkout) -> None:
    flock = shutil.which("flock")
    if flock is None:  # then nothing is promised
        return
    (checkout.path / "flock").symlink_to(flock)
    first = checkout.start("bin/play", AT_BASE="echo >begun; sleep 0.3")
    wait_for((checkout.root / "begun").exists)
    status, out, err = checkout.run("bin/play", "rules")
    first.communicate(timeout=20)
    assert (first.returncode, status, out) == (0, 0, "<rules>")
    assert err == "Waiting for another set-up of this checkout\n"


def test_a_moved_checkout_is_mended(checkout: Checkout) -> None:
    checkout.run("bin/play")
    checkout.root = checkout.root.rename(checkout.root.with_name("another place"))
    assert checkout.run("bin/play")[0] == 0
    assert checkout.made_environment


def test_another_python_under_the_same_name_is_noticed(checkout: Checkout) -> None:
    checkout.run("bin/play")
    assert checkout.run("bin/play", VERSION="3.13.0")[0] == 0
    assert checkout.made_environment


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements/base.txt"])
def test_changed_requirements_are_installed_in_place(checkout: Checkout, file: str) -> None:
    checkout.run("bin/play")
    (checkout.root / file).write_text("changed\n")
    checkout.run("bin/play")
    assert not checkout.is_untouched
    assert not checkout.made_environment


def test_playing_needs_nothing_of_what_testing_needs(checkout: Checkout) -> None:
    checkout.run("bin/play")
    (checkout.root / "requirements/dev.txt").write_text("changed\n")
    checkout.run("bin/play")
    assert checkout.is_untouched


def test_who_can_test_can_play(checkout: Checkout) -> None:
    checkout.run("bin/test")
    assert any(call.endswith("requirements/dev.txt") for call in checkout.calls)
    checkout.run("bin/play")
    assert checkout.is_untouched


def test_the_first_test_sets_up_tests_in_the_browser(checkout: Checkout) -> None:
    _, _, err = checkout.run("bin/setup", "test")
    assert err.splitlines()[1:] == ["Setting up tests in the browser: packages"]
    assert checkout.calls[-1] == "npm --prefix tests/browser ci"
    assert checkout.run("bin/setup", "test")[2] == ""
    assert checkout.calls == []


def test_playing_needs_no_browser_and_no_node(checkout: Checkout) -> None:
    for program in PROGRAMS:
        (checkout.path / program).unlink()
    status, out, _ = checkout.run("bin/play", "rules")
    assert (status, out) == (0, "<rules>")


@pytest.mark.parametrize("missing", [["chromium-headless-shell"], ["node", "npm"], [*PROGRAMS]])
def test_root_has_missing_programs_installed(checkout: Checkout, missing: list[str]) -> None:
    checkout.run("bin/setup", "test")
    for program in missing:
        (checkout.path / program).unlink()
    write_script(checkout.path / "apt-get", FAKE)
    names = " ".join(missing).replace("node", "nodejs")
    status, _, err = checkout.run("bin/setup", "test", USER_ID="0")
    assert (status, err) == (0, f"Setting up tests in the browser: {names}\n")
    assert checkout.calls[-2:] == [
        "apt-get update -qq",
        f"apt-get install -y -qq --no-install-recommends {names}",
    ]
    assert checkout.run("bin/setup", "test", USER_ID="0")[2] == ""


def test_others_are_told_in_one_line_what_is_missing(checkout: Checkout) -> None:
    checkout.run("bin/setup", "test")
    for program in PROGRAMS:
        (checkout.path / program).unlink()
    write_script(checkout.path / "apt-get", FAKE)
    status, out, err = checkout.run("bin/test", USER_ID="1000")
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert err.endswith("apt install nodejs npm chromium-headless-shell openssl\n")
    assert checkout.calls == []


def test_fonts_are_asked_for_where_debian_has_them(checkout: Checkout) -> None:
    write_script(
        checkout.path / "dpkg-query", "#!/bin/sh\nprintf 'install ok installed '\nexit 1\n"
    )
    status, _, err = checkout.run("bin/setup", "test")
    assert status == 1
    assert err.endswith("apt install fonts-inter fonts-noto-core\n")


@pytest.mark.parametrize("file", ["package.json", "package-lock.json"])
def test_changed_npm_packages_are_installed_again(checkout: Checkout, file: str) -> None:
    checkout.run("bin/setup", "test")
    (checkout.root / "tests/browser" / file).write_text("changed\n")
    checkout.run("bin/setup", "test")
    assert checkout.calls == ["npm --prefix tests/browser ci"]


def test_failed_npm_packages_are_told_and_installed_again(checkout: Checkout) -> None:
    status, _, err = checkout.run("bin/setup", "test", AT_NPM="echo no such package; exit 1")
    assert status == 1
    assert "no such package" in err
    assert checkout.run("bin/setup", "test")[0] == 0
    assert checkout.calls == ["npm --prefix tests/browser ci"]


def test_it_works_through_a_symlink(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "path/triominoes").symlink_to("../link")
    (tmp_path / "link").symlink_to(checkout.root / "bin/play")
    status, out, _ = checkout.run("../path/triominoes", "rules")
    assert (status, out) == (0, "<rules>")


@pytest.mark.parametrize(
    ("script", "arguments", "size", "passed_on"),
    [
        ("bin/test", ["-k", "two words"], "quick", "-k two words"),
        ("bin/test", ["--full"], "full", ""),
        ("bin/test", ["--long", "tests/game"], "long", "tests/game"),
        (".ci/run", ["-x"], "full", "-x"),
    ],
)
def test_the_tests_have_three_sizes(
    checkout: Checkout, script: str, arguments: list[str], size: str, passed_on: str
) -> None:
    status, out, _ = checkout.run(script, *arguments)
    assert status == 0
    assert out.strip() == f"{size}: --numprocesses auto --dist worksteal {passed_on}".strip()


def test_the_tests_begin_with_the_checks(checkout: Checkout) -> None:
    checkout.run("bin/test")
    tools = [call.split()[0] for call in checkout.calls if "install" not in call]
    assert tools == [
        "python3",
        "npm",
        "ruff",
        "ruff",
        "mypy",
        "lint-imports",
        "tsc",
        "tsc",
        "pytest",
    ]
    status, out, err = checkout.run("bin/test", UNTIDY="yes")
    assert (status, out) == (1, "")
    assert "an untidy line" in err


def test_a_check_that_fails_hides_no_other(checkout: Checkout) -> None:
    assert checkout.run("bin/check")[0] == 0
    status, _, err = checkout.run("bin/check", UNTIDY="yes")
    assert status == 1
    assert err.count("an untidy line") == 2
    assert [call.split()[0] for call in checkout.calls] == [
        "ruff",
        "ruff",
        "mypy",
        "lint-imports",
        "tsc",
        "tsc",
        "pytest",
    ]


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
