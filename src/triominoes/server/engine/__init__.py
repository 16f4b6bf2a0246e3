"""Bounded work in processes of its own: bots that think, big records that are read."""

from triominoes.server.engine.pool import Pool, PoolError

__all__ = ["Pool", "PoolError"]
