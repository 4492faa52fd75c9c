"""Keys of positions: numbers that differ, in all likelihood, whenever what they were made of does. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_BITS: Final = (1 << 56) - 1


def mixed(key: i64, more: i64) -> i64:
    """Return the key with one more number in it."""
    return ((key * 31) ^ (key >> 27) ^ (more + (more >> 31))) & _BITS
