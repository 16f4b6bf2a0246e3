"""`serve`: the table in the browser, on this computer or for the local network."""

from __future__ import annotations

import errno
from typing import NamedTuple

from triominoes.cli.errors import CommandError
from triominoes.cli.files import data_folder, path_of
from triominoes.language import Language

HIGHEST_PORT = 65_535
NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class Wishes(NamedTuple):
    """What `serve` was asked for; `None` where nothing was said."""

    host: str | None = None
    port: int | None = None
    data: str | None = None
    open_browser: bool = False
    lan: bool = False


def serve(language: Language, wishes: Wishes) -> int:
    """Serve as it was asked for, until somebody ends it; gives the exit code."""
    from triominoes.server.serving import serve as serve_tables
    from triominoes.server.settings import EVERYWHERE, LOOPBACK, Settings

    if wishes.port is not None and not 0 <= wishes.port <= HIGHEST_PORT:
        raise CommandError("error-port", port=str(wishes.port), most=str(HIGHEST_PORT))
    host = wishes.host if wishes.host is not None else EVERYWHERE if wishes.lan else LOOPBACK
    folder = data_folder() if wishes.data is None else path_of(wishes.data)
    settings = Settings(folder, host, wishes.port, wishes.lan)
    try:
        return serve_tables(language, settings, wishes.open_browser)
    except (OSError, UnicodeError) as error:
        raise _refused(error, settings.host, settings.port) from error


def _refused(error: OSError | UnicodeError, host: str, port: int | None) -> Exception:
    """The error as a sentence about the host, port or folder, if it is about one."""
    import socket

    if isinstance(error, socket.gaierror | UnicodeError) or error.errno in NO_SUCH_HOST:
        return CommandError("error-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return CommandError("error-port-taken", port=str(port))
    if isinstance(error, FileExistsError | NotADirectoryError):
        return CommandError("error-no-folder", name=str(error.filename))
    if error.errno in {errno.EACCES, errno.EPERM} and error.filename is None:
        return CommandError("error-port-forbidden", port=str(port))
    return error
