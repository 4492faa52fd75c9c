"""Sources of dice and draws: a seeded generator for reproducible games, the operating system's for hosted ones.

The seeded generator is xoshiro128**: small, fast, and the same on every platform and Python version. Anyone who sees
enough of its output can predict the rest; nobody can predict the operating system's.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from grandaustria.rules.choices import Legal
from grandaustria.rules.state import State

_WORD: Final = 0xFFFFFFFF
_HALF_SEED: Final = 26  # bits; a whole seed fits the numbers of JSON everywhere


class Nature:
    """A source of answers for dice and draws."""

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, all equally likely. n is at most 2**31."""
        raise NotImplementedError

    def skip(self, n: i64) -> None:
        """Advance past a question with n answers that a record has answered already."""
        raise NotImplementedError

    def pick(self, s: State, legal: Legal) -> i64:
        """Return one of the answers that nature may give now."""
        return legal.nth(self.below(legal.count()))

    def copy(self) -> Nature:
        raise NotImplementedError

    def __copy__(self) -> Nature:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Nature:
        return self.copy()


class SystemNature(Nature):
    """Draws from the operating system's generator: unpredictable and not reproducible."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)

    def skip(self, n: i64) -> None:
        pass

    def copy(self) -> Nature:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return SystemNature, ()


class Chance(Nature):
    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def below(self, n: i64) -> i64:
        x: i64 = (self.b * 5) & _WORD
        x = ((x << 7 | x >> 25) & _WORD) * 9 & _WORD
        t: i64 = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 11 | self.d >> 21) & _WORD
        return (x * n) >> 32

    def skip(self, n: i64) -> None:
        self.below(n)

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.a, self.b, self.c, self.d)


def seeded(seed: int) -> Chance:
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Chance(*(int.from_bytes(digest[k : k + 4], "little") for k in (0, 4, 8, 12)))


def game_seeds(games: int, seed: int) -> list[int]:
    """Derive seeds for this many games."""
    chance = seeded(seed)
    return [next_seed(chance) for _ in range(games)]


def next_seed(chance: Chance) -> int:
    high: int = chance.below(1 << _HALF_SEED)
    return high << _HALF_SEED | chance.below(1 << _HALF_SEED)
