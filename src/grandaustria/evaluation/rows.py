"""Rows of features, and the blocks of which they consist. Runs compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.rules.board import BIT, lowest
from grandaustria.rules.player import Player
from grandaustria.rules.state import State


class Rows:
    """The features of several positions, row after row."""

    def __init__(self, rows: i64, length: i64) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * (rows * length))
        self.at: i64 = 0
        # Who the rivals of the last row were, by a key, and where their numbers were written.
        self.rivals: vec[i64] = vec[i64]([-1, -1, -1])
        self.written: vec[i64] = vec[i64]([0, 0, 0])

    def append(self, number: float) -> None:
        self.numbers[self.at] = number
        self.at += 1

    def flags(self, mask: i64, n: i64) -> None:
        """Append the lowest n bits, one number per bit."""
        mask &= BIT[n] - 1
        while mask:
            self.numbers[self.at + lowest(mask)] = 1.0
            mask &= mask - 1
        self.at += n

    def one_of(self, which: i64, n: i64) -> None:
        """Append n numbers: 1 for `which`, 0 for the others."""
        if 0 <= which < n:
            self.numbers[self.at + which] = 1.0
        self.at += n

    def again(self, before: i64, n: i64) -> None:
        """Append the n numbers that stand at `before` once more."""
        for k in range(n):
            self.numbers[self.at + k] = self.numbers[before + k]
        self.at += n


class Block:
    """A group of features: their names and, in the same order, their values."""

    def names(self) -> list[str]:
        raise NotImplementedError

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        raise NotImplementedError
