"""Where a server listens, and by which addresses it is reached."""

from __future__ import annotations

import os
import socket

from triominoes.server.settings import EVERYWHERE, LOOPBACK, USUAL_PORT, Settings

BACKLOG = 2048


def listen(settings: Settings) -> socket.socket:
    """An open socket at the host and port; where the usual port is taken, at a free one.

    Raises `OSError` for a port that was chosen and is taken, and for a host that isn't ours.
    """
    if settings.port is not None:
        return _listen(settings.host, settings.port)
    try:
        return _listen(settings.host, USUAL_PORT)
    except OSError:
        return _listen(settings.host, 0)


def _listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # A port in use stays refused; one that was used a minute ago is free again.
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def address_here(settings: Settings, port: int) -> str:
    """The address for a browser on this computer."""
    host = LOOPBACK if settings.host in {EVERYWHERE, "::"} else settings.host
    return _url(settings.scheme, host, port)


def address_nearby(settings: Settings, port: int) -> str | None:
    """The address for others in the local network, if it can be told."""
    if settings.is_private:
        return None
    if settings.host not in {EVERYWHERE, "::"}:
        return _url(settings.scheme, settings.host, port)
    own = own_address()
    return own and _url(settings.scheme, own, port)


def own_address() -> str | None:
    """This computer's address in its network: the one that a packet to elsewhere would bear."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an example address; nothing is sent
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def _url(scheme: str, host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}:{port}/"
