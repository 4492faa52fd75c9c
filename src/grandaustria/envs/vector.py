"""Many games on arrays: one call steps them all, and the caller plays every seat."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from grandaustria.chance import seeded
from grandaustria.envs.agreed import agreed
from grandaustria.envs.batch import Batch
from grandaustria.envs.lens import rows_of_floats, rows_of_masks
from grandaustria.envs.observation import SEATS
from grandaustria.envs.rewards import rewards_named
from grandaustria.envs.shadow import Shadow
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.game import Game
from grandaustria.integers import whole
from grandaustria.options import USUAL, Options


class VectorEnv:
    """`size` games, one per row. Every row shows what the seat to act in that game may see.

    players, hotel, staff, edition, promos, mode, level: as in `Options`; or `options`, all of them together. reward,
    shaping, discount: as in `Rewards`.

    When a game ends, the next one starts in the same row: `ended` is then 1, `rewards` and `scores` belong to the game
    that ended, and everything else belongs to the new game. `reset` and `step` overwrite all arrays, which you cannot
    write to; copy what you want to keep.

    observations  float32, size × 1744, as `describe()` says
    masks         int8, size × 350: 1 where the action is legal
    seats         the seat to act
    rewards       size × 4: each seat's reward since the last step; 0 for absent seats; Leopold has seat 1
    ended         1 where a game has just ended
    scores        size × 4: the scores of the last game that ended in the row
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.int64]
    scores: NDArray[np.int64]

    def __init__(
        self,
        size: int,
        options: Options | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        *,
        players: int = USUAL,
        hotel: str | tuple[str, ...] = "night",
        staff: str = "standard",
        edition: str = "current",
        promos: bool | None = None,
        mode: str | None = None,
        level: int | None = None,
    ) -> None:
        rows = whole(size)
        if rows is None or rows < 1:
            raise InvalidData("size", f"at least 1, not {size!r}")
        named = agreed(players, hotel, staff, edition, promos, mode, level)
        if options is not None and named != Options():
            raise InvalidData("options", "either options, or players, hotel and so on, not both")
        self.size = rows
        self.options = options if options is not None else named
        fresh = self.options.new_state()
        self.actions: int = fresh.ruleset.space.actions
        self._chance = seeded(0)
        self._running = False
        self._show(Batch(fresh, rows, rewards_named(reward, shaping, discount)))
        self.length: int = self.observations.shape[1]

    def _show(self, batch: Batch) -> None:
        size = self.size
        self._batch = batch
        self.observations = rows_of_floats(memoryview(batch.observations), size)
        self.masks = rows_of_masks(memoryview(batch.masks), size, self.actions)
        self.seats = np.frombuffer(memoryview(batch.seats), np.int64)
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(size, SEATS)
        self.ended = np.frombuffer(memoryview(batch.ended), np.int64)
        self.scores = np.frombuffer(memoryview(batch.scores), np.int64).reshape(size, SEATS)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if not isinstance(value, np.ndarray)}

    def __setstate__(self, found: dict[str, Any]) -> None:
        vars(self).update(found)
        self._show(self._batch)

    def reset(self, seed: int) -> None:
        """Start new games in all rows. The same seed and actions give the same games."""
        number = whole(seed)
        if number is None:
            raise InvalidData("seed", f"a whole number, not {seed!r:.60}")
        self._batch.reset(number)
        self._chance = seeded(-1 - number)
        self._running = True

    def step(self, actions: NDArray[np.integer] | Sequence[SupportsIndex]) -> None:
        """Play one action per row. If any is illegal, raises `IllegalChoice` and changes nothing."""
        self._need_games()
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(map(index, actions))
        if len(chosen) != self.size:
            raise InvalidData("actions", f"one for each of {self.size} rows, not {len(chosen)}")
        row = self._batch.first_illegal(chosen)
        if row >= 0:
            raise IllegalChoice(f"row {row}: {self._batch.rows[row].shown(chosen[row])} is not possible now")
        self._batch.step(chosen)

    def sample(self) -> list[int]:
        """Return a random legal action for every row."""
        self._need_games()
        return self._batch.random_actions(self._chance)

    def _need_games(self) -> None:
        if not self._running:
            raise RuntimeError("no games have started: call reset(seed) first")

    def game(self, row: int) -> Game:
        """Return the game in a row, with its history."""
        self._need_games()
        return Shadow(self.options, self._batch.rows[row]).game()

    @property
    def seeds(self) -> list[int]:
        """The seed of each row's game, which is `Game(options, seed)` with the same choices."""
        return [row.seed for row in self._batch.rows]
