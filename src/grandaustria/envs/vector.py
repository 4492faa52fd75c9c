"""Many games on arrays: one call steps them all, and the caller plays every seat."""

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
    """`size` games, one per row. Every row shows what the seat to act in that game may see.

    When a game ends, the next one starts in the same row: `ended` is then 1, `rewards` and `scores` belong to the game
    that ended, and everything else belongs to the new game. `reset` and `step` overwrite all arrays, which you cannot
    write to; copy what you want to keep.

    observations  float32, size × 1744, as `describe()` says
    masks         int8, size × 350: 1 where the action is legal
    seats         the seat to act
    rewards       size × 4: each seat's reward since the last step; 0 for absent seats
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
        self.length: int = 2 * batch.writer.words
        self._chance = seeded(0)
        self.observations: NDArray[np.float32] = rows_of_floats(memoryview(batch.observations), size)
        self.masks: NDArray[np.int8] = rows_of_masks(memoryview(batch.masks), size, self.actions)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(batch.seats), np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(size, SEATS)
        self.ended: NDArray[np.int64] = np.frombuffer(memoryview(batch.ended), np.int64)
        self.scores: NDArray[np.int64] = np.frombuffer(memoryview(batch.scores), np.int64).reshape(size, SEATS)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Start new games in all rows. The same seed and actions give the same games."""
        self._batch.reset(seed)
        self._chance = seeded(-1 - seed)

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Play one action per row. If any is illegal, raises `IllegalChoice` and changes nothing."""
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
        """Return a random legal action for every row."""
        return self._batch.random_actions(self._chance)

    @property
    def seeds(self) -> list[int]:
        """The seed of each row's game, which is `Game(options, seed)` with the same choices."""
        return list(self._batch.seeds)
