"""Triominoes: everything for playing Triominos, by any of its printed rules.

`import triominoes as tri` offers the names listed in `__all__`; each is loaded when first used.
"""

from __future__ import annotations

from importlib import import_module

