"""A fixed loop of integer work."""

from __future__ import annotations

from mypy_extensions import i64


def spin(turns: i64) -> i64:
    """Do a few shifts, masks, additions and branches per turn. Each depends on the one before."""
    x: i64 = 1
    n: i64 = 0
    while n < turns:
        x ^= (x << 13) & 0x7FFF_FFFF
        x ^= x >> 17
        x ^= (x << 5) & 0x7FFF_FFFF
        if x & 1:
            x += n & 255
        n += 1
    return x
