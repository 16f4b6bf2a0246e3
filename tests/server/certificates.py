"""Certificates for tests of https, made by the `openssl` of the machine."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import NamedTuple


class Pair(NamedTuple):
    """A certificate for 127.0.0.1 that vouches for itself, and its key."""

    certificate: Path
    key: Path


def make_pair(folder: Path, *, password: str | None = None) -> Pair:
    """A new pair in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pair = Pair(folder / "certificate.pem", folder / "key.pem")
    secret = ["-nodes"] if password is None else ["-passout", f"pass:{password}"]
    command = [
        *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
        *("-days", "30", "-subj", "/CN=127.0.0.1", *secret),
        *("-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"),
        *("-keyout", str(pair.key), "-out", str(pair.certificate)),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return pair
