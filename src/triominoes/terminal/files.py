"""Why a file can't be used, in a person's language."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path

from triominoes.language import Language

_REASONS: Mapping[int, str] = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-read-only",
    errno.ENOSPC: "file-disk-full",
    errno.ENAMETOOLONG: "file-name-long",
}


def why_not(language: Language, error: Exception) -> str:
    """The reason as a part of a sentence: the usual ones are in the language files."""
    number = error.errno if isinstance(error, OSError) else None
    if number is None or number not in _REASONS:
        name = type(error).__name__ if number is None else errno.errorcode.get(number, str(number))
        return language.say("file-unknown", name=name)
    if isinstance(error, OSError) and _REASONS[number] == "file-missing" and error.filename:
        folder = Path(str(error.filename)).expanduser().parent
        if not folder.is_dir():
            return language.say("file-no-folder", folder=str(folder))
    return language.say(_REASONS[number])
