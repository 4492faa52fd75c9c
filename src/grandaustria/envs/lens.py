"""One position as arrays: what a seat sees, and what it may do."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from grandaustria.envs.observation import Writer, write_mask
from grandaustria.rules.choices import Legal
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State


def rows_of_floats(words: memoryview, rows: int) -> NDArray[np.float32]:
    """Observations as they lie in a `vec[i64]`; not a copy, and read-only."""
    return np.frombuffer(words, np.float32).reshape(rows, -1)


def rows_of_masks(words: memoryview, rows: int, actions: int) -> NDArray[np.int8]:
    return np.frombuffer(words, np.int8).reshape(rows, -1)[:, :actions]


class Lens:
    """Looks at positions of one ruleset. What it returns is the caller's to keep."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._writer = Writer(ruleset)
        self.length: int = 2 * self._writer.words
        self.space = ruleset.space
        self._words: vec[i64] = vec[i64]([0] * self._writer.words)
        self._bytes: vec[i64] = vec[i64]([0] * self._writer.mask_words)
        self._row: NDArray[np.float32] = rows_of_floats(memoryview(self._words), 1)[0]
        self._mask: NDArray[np.int8] = rows_of_masks(memoryview(self._bytes), 1, ruleset.space.actions)[0]
        self._legal = Legal(ruleset.space)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        self._writer.write(self._words, 0, state, seat)
        return self._row.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every legal action of the seat, 0 everywhere if it is not asked."""
        self._legal.clear()
        if state.seat == seat:
            state.offer(self._legal)
        write_mask(self._bytes, 0, self._legal)
        return self._mask.copy()
