"""Many games on arrays: one call steps them all, and every seat is played by the caller."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from grandaustria.chance import seeded
from grandaustria.envs.batch import Batch
from grandaustria.envs.lens import rows_of_floats, rows_of_masks
from grandaustria.envs.observation import SEATS
from grandaustria.envs.rewards import rewards_named
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.options import Options


class VectorEnv:
    """`size` games, a row each. Every row asks the seat that is to act in it, and shows what that seat may see.

    A game that ends is followed by the next one in the same row: `ended` is then 1, `rewards` and `scores` are those of
    the game that ended, and everything else is already the new game's. All arrays are written in place by `reset` and
    `step` and cannot be written to; copy what is to be kept.

    observations  float32, size × 1744, as `describe()` says
    masks         int8, size × 350: 1 where the action is legal
    seats         the seat that is asked
    rewards       size × 4: what each seat got since the last step; absent seats 0
    ended         1 where a game has just ended
    scores        size × 4: the scores of the last game that ended in the row
    """

    def __init__(
        self,
        size: int,
        options: Options | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        if size < 1:
            raise InvalidData("size", f"at least 1, not {size!r}")
        self.size = size
        self.options = options if options is not None else Options()
        fresh = self.options.new_state()
        self._space = fresh.ruleset.space
        self._batch = batch = Batch(fresh, size, rewards_named(reward, shaping, discount))
        self.actions: int = self._space.actions
        self.length: int = batch.layout.length
        self._chance = seeded(0)
        self.observations: NDArray[np.float32] = rows_of_floats(memoryview(batch.observations), size)
        self.masks: NDArray[np.int8] = rows_of_masks(memoryview(batch.masks), size, self.actions)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(batch.seats), np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(size, SEATS)
        self.ended: NDArray[np.int64] = np.frombuffer(memoryview(batch.ended), np.int64)
        self.scores: NDArray[np.int64] = np.frombuffer(memoryview(batch.scores), np.int64).reshape(size, SEATS)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """New games in all rows; the same seed and the same actions give the same games."""
        self._batch.reset(seed)
        self._chance = seeded(-1 - seed)

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """One action for every row. If any of them is illegal, `IllegalChoice` is raised and nothing has changed."""
        chosen = actions if isinstance(actions, list) else actions.tolist()
        if len(chosen) != self.size:
            raise InvalidData("actions", f"one for each of {self.size} rows, not {len(chosen)}")
        row = self._batch.first_illegal(chosen)
        if row >= 0:
            action = chosen[row]
            known = 0 <= action < self.actions
            name = self._space.name_of(self._space.players_ids[action]) if known else "no action"
            raise IllegalChoice(f"row {row}: {name} ({action}) is not possible now")
        self._batch.step(chosen)

    def sample(self) -> list[int]:
        """A legal action for every row, all equally likely."""
        return self._batch.random_actions(self._chance)

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games in the rows: each is `Game(options, seed)` with the same choices."""
        return list(self._batch.seeds)
