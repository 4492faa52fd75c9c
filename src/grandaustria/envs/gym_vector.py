"""Many games of one learner against bots or policies, as Gymnasium's vector environments show them.

    import grandaustria.envs
    import gymnasium
    envs = gymnasium.make_vec("grandaustria/GrandAustria-v0", num_envs=256, bots=("random",))

It does the same as Gymnasium's `SyncVectorEnv` over `GrandAustriaEnv`, with all games on the arrays of one `Batch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grandaustria.bots.bot import Bot
from grandaustria.bots.random_bot import RandomBot
from grandaustria.drawing.rendering import MODES, render
from grandaustria.envs.agreed import agreed
from grandaustria.envs.batch import Batch
from grandaustria.envs.lens import rows_of_floats, rows_of_masks
from grandaustria.envs.observation import SEATS
from grandaustria.envs.opponents import Opponent, Opponents
from grandaustria.envs.playing import checked_mode, ends_if_illegal
from grandaustria.envs.rewards import rewards_named
from grandaustria.envs.shadow import Shadow
from grandaustria.envs.spaces import action_space, observation_space
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.integers import whole
from grandaustria.ongoing import seed_of
from grandaustria.options import USUAL
from grandaustria.rules.state import OVER

Info = dict[str, Any]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


class GrandAustriaVectorEnv(VectorEnv[Floats, NDArray[np.integer], NDArray[Any]]):
    """`num_envs` games of a learner, who sits in the same seat everywhere.

    autoreset_mode: what follows the end of a game, as Gymnasium defines it: a new game with the next step (the
    default), within the same step, or only by `reset(options={"reset_mask": rows})`.
    copy: if False, the observations and masks that are returned are overwritten by the next step.
    The other arguments are those of `GrandAustriaEnv`. A policy is asked for all rows in which it is to act at once.

    It can be copied and pickled in the middle of its games, and goes on in the same way.
    """

    def __init__(
        self,
        num_envs: int = 1,
        bots: Sequence[Opponent] = ("random",),
        seat: int = 0,
        players: int = USUAL,
        hotel: str | tuple[str, ...] = "night",
        staff: str = "standard",
        edition: str = "current",
        promos: bool | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = "end",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        mode: str | None = None,
        level: int | None = None,
    ) -> None:
        rows = whole(num_envs)
        if rows is None or rows < 1:
            raise InvalidData("num_envs", f"at least 1, not {num_envs!r}")
        self.num_envs = rows
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.render_mode = checked_mode(render_mode)
        options = agreed(players, hotel, staff, edition, promos, mode, level)
        fresh = options.new_state()
        self._batch = Batch(fresh, rows, rewards_named(reward, shaping, discount))
        self._opponents = Opponents(bots, options.players, seat)
        self._shadows = [Shadow(options, row) for row in self._batch.rows]
        self._bots: list[dict[int, Bot]] = [{}] * rows  # of the games that are played
        self._generators: list[np.random.Generator | None] = [None] * rows
        self._seat = seat
        self._ends_if_illegal = ends_if_illegal(illegal)
        self._copy = copy
        self._running = False
        self._done: Flags = np.zeros(rows, np.bool_)  # rows whose game is over
        actions = fresh.ruleset.space.actions
        self._show(actions)
        self.single_observation_space = observation_space(self._observations.shape[1])
        self.single_action_space = action_space(actions)
        self.observation_space = batch_space(self.single_observation_space, rows)
        self.action_space = batch_space(self.single_action_space, rows)

    def _show(self, actions: int) -> None:
        self._observations = rows_of_floats(memoryview(self._batch.observations), self.num_envs)
        self._masks = rows_of_masks(memoryview(self._batch.masks), self.num_envs, actions)

    def __getstate__(self) -> Info:
        return {name: value for name, value in vars(self).items() if name not in ("_observations", "_masks")}

    def __setstate__(self, found: Info) -> None:
        vars(self).update(found)
        self._show(self._batch.fresh.ruleset.space.actions)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Floats, Info]:
        """Start new games, with `options={"reset_mask": rows}` only in the rows where that is True.

        A seed is that of the first row's game, and the seeds of the others count up from it; or there is one per row.
        """
        seeds = self._seeds(seed)
        chosen = np.flatnonzero(self._reset_mask(options)).tolist()
        for k in chosen:
            self._begin(k, seeds[k])
        self._running = True
        self._others_play(chosen)
        self._settle(chosen)
        return self._seen({})

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        first = whole(seed)
        if first is not None:
            return [seed_of(first) + k for k in range(self.num_envs)]
        seeds: list[Any] = list(seed)  # type: ignore[arg-type]  # it is no number
        if len(seeds) != self.num_envs:
            raise InvalidData("seed", f"one for each of {self.num_envs} rows, not {len(seeds)}")
        return [None if each is None else seed_of(each) for each in seeds]

    def _reset_mask(self, options: Info | None) -> Flags:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        rows = np.asarray(mask)
        if rows.dtype != np.bool_ or rows.shape != (self.num_envs,):
            raise InvalidData("reset_mask", f"True or False for each of {self.num_envs} rows")
        if not self._running and not rows.all():
            raise ResetNeeded("no games have started: reset all rows first")
        return rows

    def _begin(self, k: int, seed: int | None) -> None:
        generator = self._generators[k]
        if seed is not None or generator is None:
            generator = self._generators[k] = seeding.np_random(seed)[0]
        seed = seed if seed is not None else int(generator.integers(2**52))
        self._batch.begin(k, seed)
        self._bots[k] = self._opponents.bots(seed)
        self._done[k] = False

    def step(
        self, actions: NDArray[np.integer] | Sequence[int]
    ) -> tuple[Floats, NDArray[np.float64], Flags, Flags, Info]:
        """Play one action per row. In a row that starts a new game with this step, the action does not count."""
        fresh = self._rows_to_begin()
        illegal = self._learner_plays(actions)
        for k in fresh:
            self._begin(k, None)
        running = [k for k in range(self.num_envs) if k not in illegal]
        self._others_play(running)
        rewards = np.zeros(self.num_envs, np.float64)
        for k in running:
            rewards[k] = self._reward(k)
        rewards[fresh] = 0.0  # what happened before the learner could do anything is not its merit
        rewards[list(illegal)] = -1.0
        ended = self._done.copy()
        infos: Info = {}
        over = np.flatnonzero(ended).tolist()
        for k in over:
            self._tell_the_end(infos, k, k in illegal)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over:
            for k in over:
                self._begin(k, None)
            self._others_play(over)
            self._settle(over)
        seen, infos = self._seen(infos)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _rows_to_begin(self) -> list[int]:
        over: list[int] = np.flatnonzero(self._done).tolist()
        if not self._running:
            raise ResetNeeded("no games have started: call reset() first")
        if over and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ResetNeeded(f"the games in rows {over} are over: reset them with a reset_mask")
        return over

    def _learner_plays(self, actions: NDArray[np.integer] | Sequence[int]) -> set[int]:
        """Play the actions that are legal and return the rows of the others."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise InvalidData("actions", f"one for each of {self.num_envs} rows, not {len(chosen)}")
        rows = self._batch.rows
        acting = [k for k in range(self.num_envs) if not self._done[k]]
        illegal = {k for k in acting if not rows[k].can(chosen[k])}
        if illegal and not self._ends_if_illegal:
            k = min(illegal)
            raise IllegalChoice(f"row {k}: {rows[k].shown(chosen[k])} is not possible now")
        for k in acting:
            if k in illegal:
                self._done[k] = True
            else:
                rows[k].act(chosen[k])
        return illegal

    def _others_play(self, rows: list[int]) -> None:
        """Let the opponents play in these rows until the learner is asked or the game is over."""
        while rows:
            asked: dict[int, list[int]] = {}
            for k in rows:
                seat = self._bots_play(k)
                if seat in self._opponents.policies:
                    asked.setdefault(seat, []).append(k)
            for seat, some in asked.items():
                self._policy_plays(seat, some)
            rows = [k for some in asked.values() for k in some]

    def _bots_play(self, k: int) -> int:
        """Let bots play until somebody else is asked; return the seat."""
        row, bots = self._batch.rows[k], self._bots[k]
        while (bot := bots.get(row.state.seat)) is not None:
            if isinstance(bot, RandomBot):  # it looks at nothing but its choices
                row.play(bot.pick(row.legal.ids()))
            else:
                choice = whole(bot.choose(self._shadows[k].game().lazy_view()))
                if choice not in row.legal.ids():
                    raise IllegalChoice(f"row {k}: {choice!r:.60} is not a choice that seat {row.state.seat} has now")
                row.play(choice)
        return row.state.seat

    def _policy_plays(self, seat: int, rows: list[int]) -> None:
        for k in rows:
            self._batch.show(k, seat)
        actions = self._opponents.policies[seat](self._observations[rows], self._masks[rows])
        for k, action in zip(rows, actions, strict=True):
            row = self._batch.rows[k]
            if not row.can(int(action)):
                raise IllegalChoice(f"row {k}: {row.shown(int(action))} is not possible for seat {seat} now")
            row.act(int(action))

    def _reward(self, k: int) -> float:
        self._batch.reward(k)
        self._done[k] = self._batch.rows[k].state.seat == OVER
        return self._batch.rewards[SEATS * k + self._seat]

    def _settle(self, rows: list[int]) -> None:
        """Note the potential from which the learner starts."""
        for k in rows:
            self._reward(k)

    def _tell_the_end(self, infos: Info, k: int, illegal: bool) -> None:
        state = self._batch.rows[k].state
        told: Info = {"scores": [p.points for p in state.players], "winners": state.ruleset.winners(state)}
        if illegal:
            told = {"illegal": True}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._batch.show(k, self._seat)
            told |= {"action_mask": self._masks[k].copy()}
            told = {"final_obs": self._observations[k].copy(), "final_info": told}
        self._add_info(infos, told, k)

    def _seen(self, infos: Info) -> tuple[Floats, Info]:
        for k in range(self.num_envs):
            self._batch.show(k, self._seat)
        infos["action_mask"] = self._masks.copy() if self._copy else self._masks
        infos["_action_mask"] = np.ones(self.num_envs, np.bool_)
        return self._observations.copy() if self._copy else self._observations, infos

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for every legal action of each row, 0 for the others."""
        return self._masks.copy()

    def render(self) -> tuple[Any, ...] | None:
        """Show the table of every row as the learner's seat sees it."""
        mode = self.render_mode
        return tuple(render(each.game(), mode, self._seat) for each in self._shadows) if mode is not None else None
