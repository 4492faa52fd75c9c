"""Numbers for learners, written two at a time: a pair of 32-bit floats is one 64-bit integer. Runs compiled.

The first of a pair lies in the lower half. So a row takes half the stores, and flags come from shifting a mask.
"""

from __future__ import annotations

import struct
import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A name, how many numbers, what they mean, and what each is divided by.
Field = tuple[str, int, str, int]

# 1.0 as a 32-bit float, as the first and as the second of a pair.
FIRST: Final = 0x3F80_0000
SECOND: Final = 0x3F80_0000_0000_0000

if sys.byteorder != "little":
    raise ImportError("observations are only written on little-endian machines")


def float_bits(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def pair(first: i64, second: i64) -> i64:
    """Two floats, given by their bits, as they lie in memory. Only the first may be negative."""
    return first | second << 32


def flags(out: vec[i64], at: i64, mask: i64, n: i64) -> i64:
    """The lowest n bits, an even number of them; where the next number goes."""
    if mask == 0:
        return zeros(out, at, n >> 1)
    end: i64 = at + (n >> 1)
    while at < end:
        out[at] = (mask & 1) * FIRST | (mask >> 1 & 1) * SECOND
        mask >>= 2
        at += 1
    return at


def many_flags(out: vec[i64], memo: vec[i64], at: i64, mask: i64, n: i64) -> i64:
    """The same for 16 flags or more, which are written only if they have changed."""
    if memo[at >> 3] != mask:
        memo[at >> 3] = mask
        flags(out, at, mask, n)
    return at + (n >> 1)


def memo_of(words: i64) -> vec[i64]:
    """Room to remember what was written last to so many words, all 0 as yet.

    There is one place for eight words, so that each field of at least eight has its own: that of its first word.
    """
    return vec[i64]([0] * (words // 8 + 1))


def zeros(out: vec[i64], at: i64, words: i64) -> i64:
    end: i64 = at + words
    while at < end:
        out[at] = 0
        at += 1
    return at


def even(n: int) -> int:
    """The next even number."""
    return n + n % 2
