"""Running the code blocks of the documentation, in order, in a folder of their own.

How a block is run follows from its language and the words after it:

    python            with `>>>` as a doctest, else executed; a document's blocks share their names
    console           after `$ ` a command that has to succeed, then its output if that matters
    tgn               a record that reads, has no fault and is canonical; `faulty`: it has faults;
                      `loose`: it isn't canonical
    tpn               a canonical position on each line
    text              a picture or a grammar: not run
    toml              settings that can be read

A word with a dot names a file to which the block is written, for the blocks after it. In output
`…` or `...` stands for anything, on a line of its own for any number of lines.
"""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.documents import ROOT, Block, Document
from triominoes.notation.position import read_position, write_position
from triominoes.notation.record import read_record, write_record
from triominoes.notation.replay import check

DOCTEST = doctest.ELLIPSIS | doctest.REPORT_NDIFF
SECONDS = 120


@dataclass
class Reader:
    """Somebody who follows a document: where he is, and what he has named so far."""

    document: Document
    folder: Path
    names: dict[str, Any] = field(default_factory=dict)

    def follow(self) -> None:
        """Run every block; an assertion fails, with the place, at the first that is wrong."""
        # The program itself: were something to be set up, it would be out of this environment.
        (self.folder / "bin").mkdir()
        (self.folder / "bin/play").symlink_to(ROOT / ".venv/bin/triominoes")
        before = set(sys.modules)
        sys.path.insert(0, str(self.folder))
        home = Path.cwd()
        os.chdir(self.folder)
        try:
            for block in self.document.blocks:
                self.run(block)
        finally:
            os.chdir(home)
            sys.path.remove(str(self.folder))
            for name in set(sys.modules) - before:
                if str(getattr(sys.modules[name], "__file__", "")).startswith(str(self.folder)):
                    del sys.modules[name]

    def run(self, block: Block) -> None:
        place = f"{self.document.name}:{block.line}"
        assert block.language in RUNNERS, f"{place}: blocks of {block.language!r} can't be run"
        try:
            RUNNERS[block.language](self, block)
        except Exception as error:
            raise AssertionError(f"{place}: {type(error).__name__}: {error}") from error
        for note in block.notes:
            if "." in note:
                file = self.folder / note
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block.text + "\n", "utf-8")

    def python(self, block: Block) -> None:
        if not block.text.startswith(">>>"):
            # The lines before it are made up, so that a traceback names the line of the document.
            code = "\n" * (block.line - 1) + block.text
            exec(compile(code, self.document.path, "exec", dont_inherit=True), self.names)
            return
        test = doctest.DocTestParser().get_doctest(
            block.text, self.names, self.document.name, None, block.line - 1
        )
        said: list[str] = []
        runner = doctest.DocTestRunner(verbose=False, optionflags=DOCTEST)
        runner.run(test, out=said.append, clear_globs=False)
        self.names.update(test.globs)
        assert not runner.failures, "".join(said)

    def console(self, block: Block) -> None:
        for command, expected in dialogues(block.text):
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=self.folder,
                env=environment(self.folder),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=SECONDS,
                check=False,
            )
            output = "\n".join(line.rstrip() for line in done.stdout.rstrip("\n").split("\n"))
            assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{output}"
            assert matches(output, expected), f"{command} printed:\n{output}"

    def tgn(self, block: Block) -> None:
        record = read_record(block.text + "\n")
        found = check(record)
        if "faulty" in block.notes:
            assert found, "there is no fault"
        else:
            assert not found, found[0]
        is_canonical = write_record(record) == block.text + "\n"
        assert is_canonical != ("loose" in block.notes), f"canonical: {is_canonical}"

    def tpn(self, block: Block) -> None:
        for line in block.text.split("\n"):
            written = write_position(read_position(line))
            assert written == line, f"canonical: {written}"

    def toml(self, block: Block) -> None:
        tomllib.loads(block.text)

    def text(self, block: Block) -> None:
        assert not re.search(r"^(\$ |>>> )", block.text, re.MULTILINE), "code in a text block"


RUNNERS: Mapping[str, Callable[[Reader, Block], None]] = {
    runner.__name__: runner
    for runner in (
        Reader.python,
        Reader.console,
        Reader.tgn,
        Reader.tpn,
        Reader.toml,
        Reader.text,
    )
}


def dialogues(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output that is expected."""
    assert text.startswith("$ "), "a console block begins with a command"
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.rstrip("\n").partition("\n")
        yield command, expected


def matches(output: str, expected: str) -> bool:
    """Whether an output is as expected; a command of which nothing is shown may print anything."""
    if not expected:
        return True
    pattern = ""
    for line in expected.split("\n"):
        if line in ("…", "..."):
            pattern += r"(?:.*\n)*"
        else:
            pattern += ".*".join(map(re.escape, re.split(r"…|\.\.\.", line))) + r"\n"
    return re.fullmatch(pattern, output + "\n") is not None


def environment(folder: Path) -> dict[str, str]:
    """A person's environment: English, no terminal, a home of his own.

    Packages that he installs go to a folder of their own, without asking a registry.
    """
    programs = os.pathsep.join((str(ROOT / ".venv/bin"), os.defpath))
    site = str(folder / "site")
    return {
        "PATH": programs,
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "PYTHONPATH": site,
        "PIP_TARGET": site,
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }
