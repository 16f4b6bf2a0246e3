"""`serve`: the table in the browser, on this computer or for the local network."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, NamedTuple

from triominoes.cli.errors import CommandError
from triominoes.cli.files import data_folder, path_of
from triominoes.language import Language

if TYPE_CHECKING:
    from triominoes.server.settings import Settings

HIGHEST_PORT = 65_535
NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class Wishes(NamedTuple):
    """What `serve` was asked for; `None` where nothing was said."""

    host: str | None = None
    port: int | None = None
    data: str | None = None
    open_browser: bool = False
    lan: bool = False
    certificate: str | None = None
    key: str | None = None


def serve(language: Language, wishes: Wishes) -> int:
    """Serve as it was asked for, until somebody ends it; gives the exit code."""
    from triominoes.server.serving import serve as serve_tables
    from triominoes.server.settings import EVERYWHERE, LOOPBACK, Settings

    if wishes.port is not None and not 0 <= wishes.port <= HIGHEST_PORT:
        raise CommandError("error-port", port=str(wishes.port), most=str(HIGHEST_PORT))
    if wishes.key is not None and wishes.certificate is None:
        raise CommandError("error-key-alone")
    host = wishes.host if wishes.host is not None else EVERYWHERE if wishes.lan else LOOPBACK
    folder = data_folder() if wishes.data is None else path_of(wishes.data)
    files = (wishes.certificate, wishes.key)
    certificate, key = (None if name is None else path_of(name) for name in files)
    settings = Settings(folder, host, wishes.port, wishes.lan, certificate, key)
    try:
        return serve_tables(language, settings, wishes.open_browser)
    except (OSError, UnicodeError) as error:
        raise _refused(error, settings) from error


def _refused(error: OSError | UnicodeError, settings: Settings) -> Exception:
    """The error as a sentence about the host, port, folder or certificate, if it is about one."""
    import socket
    import ssl

    host, port = settings.host, settings.port
    if isinstance(error, ssl.SSLError):
        key = settings.key or settings.certificate
        return CommandError(
            "error-certificate", certificate=str(settings.certificate), key=str(key)
        )
    if isinstance(error, socket.gaierror | UnicodeError) or error.errno in NO_SUCH_HOST:
        return CommandError("error-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return CommandError("error-port-taken", port=str(port))
    if isinstance(error, FileExistsError | NotADirectoryError):
        return CommandError("error-no-folder", name=str(error.filename))
    if error.errno in {errno.EACCES, errno.EPERM} and error.filename is None:
        return CommandError("error-port-forbidden", port=str(port))
    return error
