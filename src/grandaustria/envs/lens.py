"""A position as arrays: what a seat sees, and what it may do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypedDict

from grandaustria.envs.masks import empty_masks, write_mask
from grandaustria.envs.observation import writer_of
from grandaustria.envs.pairs import memo_of
from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.rules.choices import Legal
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State


class Seen(TypedDict):
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def observe(position: State | Game, seat: int) -> Seen:
    """Return what the seat sees of this position, and 1 for each of its legal actions.

    The arrays are those of the environments and `describe()` explains the observation. The mask is all 0 if the seat is
    not asked. If you observe many positions, use one `Lens`.
    """
    state = position.state if isinstance(position, Game) else position
    if not 0 <= seat < len(state.players):
        raise InvalidData("seat", f"from 0 to {len(state.players) - 1}, not {seat!r:.60}")
    lens = Lens(state.ruleset)
    return {"observation": lens.observation(state, seat), "action_mask": lens.mask(state, seat)}


def rows_of_floats(words: memoryview, rows: int) -> NDArray[np.float32]:
    """Observations as they lie in a `vec[i64]`; not a copy, and read-only."""
    return np.frombuffer(words, np.float32).reshape(rows, -1)


def rows_of_masks(words: memoryview, rows: int, actions: int) -> NDArray[np.int8]:
    return np.frombuffer(words, np.int8).reshape(rows, -1)[:, :actions]


class Lens:
    """Looks at positions of one ruleset. What it returns is the caller's to keep."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._writer = writer_of(ruleset)
        self.length: int = 2 * self._writer.words
        self.space = ruleset.space
        self._words = self._writer.empty_row()
        self._memo = memo_of(self._writer.words)
        self._bytes = empty_masks(ruleset.space, 1)
        self._row: NDArray[np.float32] = rows_of_floats(memoryview(self._words), 1)[0]
        self._mask: NDArray[np.int8] = rows_of_masks(memoryview(self._bytes), 1, ruleset.space.actions)[0]
        self._legal = Legal(ruleset.space)

    def __reduce__(self) -> tuple[type[Lens], tuple[Ruleset]]:
        return Lens, (self._ruleset,)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        self._writer.write(self._words, self._memo, 0, state, seat)
        return self._row.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for every legal action of the seat, 0 everywhere if it is not asked."""
        self._legal.clear()
        if state.seat == seat:
            state.offer(self._legal)
        return self.mask_of(self._legal)

    def mask_of(self, legal: Legal) -> NDArray[np.int8]:
        write_mask(self._bytes, 0, legal)
        return self._mask.copy()
