"""Bounded work in processes of its own: bots that think, big records that are read."""

from triominoes.workers.keeper import PoolError
from triominoes.workers.pool import Pool

__all__ = ["Pool", "PoolError"]
