"""A server in a process of its own, for tests that speak to it through its port."""

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.certificates import Pair

ROOT = Path(__file__).parent.parent.parent

WITHIN = 60.0
"""Seconds for a start or an end before something is wrong, on a busy machine too."""

PROGRAM = """
import sys
from pathlib import Path
from triominoes.language import Language
from triominoes.server.limits import Limits
from triominoes.server.serving import serve
from triominoes.server.settings import Settings
from triominoes.workers import turns

if __name__ == "__main__":  # engine workers are spawned from this program
    data, host, port, lan, many, core, *pair = sys.argv[1:]
    turns.BEGIN_SECONDS = 0.0 if core == "core" else 1_000_000.0
    settings = Settings(Path(data), host, int(port), lan == "lan", *map(Path, pair))
    limits = Limits(*[1_000_000] * 4) if many == "many" else Limits()
    sys.exit(serve(Language("en"), settings, False, limits))
"""


class House:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], data: Path) -> None:
        self.process = process
        self.data = data
        self._lines: list[str] = []
        self._has_begun = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._has_begun.wait(WITHIN), self.output()
        found = re.search(r"https?://\S+:\d+", self.output())
        assert found, self.output()
        self.url = found[0]

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._lines.append(line)
            if re.search("https?://", line):
                self._has_begun.set()
        self._has_begun.set()

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/socket"

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def output(self) -> str:
        """All that it has printed, errors too."""
        return "".join(self._lines)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """End it as Ctrl-C does; gives its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._wait()
        return self.process.returncode

    def _wait(self) -> None:
        try:
            self.process.wait(WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self._reader.join(WITHIN)
        assert self.process.stdout
        self.process.stdout.close()


def start_server(
    data: Path,
    *,
    port: int = 0,
    host: str = "127.0.0.1",
    lan: bool = False,
    limited: bool = False,
    core: bool = False,
    pair: Pair | None = None,
) -> House:
    """A server on a free port; `limited`: with the usual limits of requests, else with none.

    `core`: its workers get the core ready, at once; else they don't. `pair`: it speaks https.
    """
    words = (
        *(str(data), host, str(port), "lan" if lan else "here"),
        *("few" if limited else "many", "core" if core else "none"),
        *map(str, pair or ()),
    )
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    return House(process, data)


@contextmanager
def running_server(
    data: Path, *, lan: bool = False, host: str = "127.0.0.1", limited: bool = False
) -> Iterator[str]:
    """A server that ends with the block; gives its address, `http://127.0.0.1:PORT`."""
    house = start_server(data, host=host, lan=lan, limited=limited)
    try:
        yield house.url
    finally:
        house.stop()
