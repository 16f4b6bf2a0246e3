"""A cable between a browser and the server that can be cut, and go dead without a word."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit


class Cable:
    """Listens on a port of its own and carries bytes both ways, as long as it is whole."""

    def __init__(self, target: str) -> None:
        where = urlsplit(target)
        self._target = (where.hostname or "", where.port or 80)
        self._whole = threading.Event()
        self._whole.set()
        self._refuses = False
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._refuses = True
        self._listener.shutdown(socket.SHUT_RDWR)
        self._whole.set()
        self._end_all()
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def cut(self) -> None:
        """Ends every connection and lets no new one through."""
        self._refuses = True
        self._end_all()

    def deaden(self) -> None:
        """Carries nothing any more; nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """New connections go through again; those that were dead stay lost."""
        if not self._whole.is_set():
            self._end_all()
        self._refuses = False
        self._whole.set()

    def _end_all(self) -> None:
        with self._lock:
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            thread = threading.Thread(target=self._connect, args=(near,))
            self._threads.append(thread)
            thread.start()

    def _connect(self, near: socket.socket) -> None:
        """Carries both ways until both ends have said all; only then they are closed."""
        with near, suppress(OSError), socket.create_connection(self._target) as far:
            with self._lock:
                if self._refuses:
                    return
                self._ends |= {near, far}
            back = threading.Thread(target=self._carry, args=(far, near))
            back.start()
            self._carry(near, far)
            back.join()
            with self._lock:
                self._ends -= {near, far}

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._whole.wait()
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)
