"""Keys of positions: numbers that differ, in all likelihood, whenever what they were made of does. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.player import Player

_BITS: Final = (1 << 56) - 1


def mixed(key: i64, more: i64) -> i64:
    """Return the key with one more number in it."""
    return ((key * 31) ^ (key >> 27) ^ (more + (more >> 31))) & _BITS


def with_board(key: i64, p: Player) -> i64:
    """Return the key with the kitchen, the café and the hotel of a player in it."""
    key = mixed(key, p.kitchen)
    key = mixed(key, p.guest0 + 64 * p.guest1 + 4096 * p.guest2)
    key = mixed(key, p.missing0)
    key = mixed(key, p.missing1)
    key = mixed(key, p.missing2)
    return mixed(key, p.tiles << 20 | p.occupied)
