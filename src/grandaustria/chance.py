"""Sources of dice and draws: a seeded generator for reproducible games, the operating system's for hosted ones, and
one that follows from a key, for games that are the same for everybody.

The seeded generator is xoshiro128**: small, fast, and the same on every platform and Python version. Anyone who sees
enough of its output can predict the rest; nobody can predict the operating system's, nor what follows from a key
without knowing it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import i64

from grandaustria.rules.choices import ROLL, Legal
from grandaustria.rules.state import State

_WORD: Final = 0xFFFFFFFF
_HALF_SEED: Final = 26  # bits; a whole seed fits the numbers of JSON everywhere


class Nature:
    """A source of answers for dice and draws."""

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, all equally likely. n is at most 2**31."""
        raise NotImplementedError

    def draw(self, s: State, legal: Legal) -> i64:
        """Return one of the legal answers to what is asked in this position."""
        return legal.nth(self.below(legal.count()))

    def skip(self, n: i64) -> None:
        """Advance past a question with n answers that a record has answered already."""
        raise NotImplementedError

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


class KeyedNature(Nature):
    """Answers that follow from a key and the position alone: whoever is asked the same gets the same answer.

    Cards come in one shuffled order each, whoever draws them and when. A die depends on the round, on how many dice are
    rolled and on which of them it is. So different play meets the same cards and dice as far as it can. A deck that is
    made of its discards once more comes in the same order again.
    """

    def __init__(self, key: bytes) -> None:
        self._key: bytes = key
        self._ranks: dict[int, bytes] = {}  # of the answers that are drawn without being put back

    def draw(self, s: State, legal: Legal) -> i64:
        answers = legal.ids()
        first: i64 = answers[0]
        if first != ROLL or s.agenda is None:
            return min(answers, key=self._rank)
        left: i64 = s.agenda.n
        word = self._digest(f"die {s.round} {s.dice_left() + left} {left}")
        return answers[int.from_bytes(word[:8], "big") * len(answers) >> 64]

    def _rank(self, answer: int) -> bytes:
        rank = self._ranks.get(answer)
        if rank is None:
            rank = self._digest(f"card {answer}")
            self._ranks[answer] = rank
        return rank

    def _digest(self, question: str) -> bytes:
        return hmac.digest(self._key, question.encode(), "sha256")

    def skip(self, n: i64) -> None:
        pass

    def copy(self) -> Nature:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return KeyedNature, (self._key,)


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
