"""The system's Chromium: where it is, and how it is started for tests and pictures.

The headless shell is the same engine without the parts that draw a window: a page costs a third of
the processor time.
"""

import os
import shutil
from typing import Any

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

ARGUMENTS = (
    # Nothing but the pages under test may ask for the network.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # The same pictures on every machine.
    "--disable-gpu",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
)


def chromium() -> dict[str, Any]:
    """What Playwright's `launch` is to be given."""
    found = [path for path in map(shutil.which, NAMES) if path]
    assert found, "Chromium is missing: run bin/setup test"
    as_root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    return {"executable_path": found[0], "args": [*ARGUMENTS, *as_root]}
