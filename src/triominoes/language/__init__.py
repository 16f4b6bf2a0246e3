"""Reasons, faults, clauses and events as sentences, in every language that has its texts."""

from triominoes.language.language import Language
from triominoes.language.tags import best_language, languages
from triominoes.language.tiles import tile_words

__all__ = ["Language", "best_language", "languages", "tile_words"]
