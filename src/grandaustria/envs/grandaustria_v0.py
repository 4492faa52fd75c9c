"""Grand Austria Hotel as a PettingZoo environment: agents `player_0` to `player_3` decide one after the other.

    from grandaustria.envs import grandaustria_v0
    env = grandaustria_v0.env(players=3)

An illegal action ends the game with a reward of -1, as with PettingZoo's TerminateIllegalWrapper. The environment does
this itself, because a wrapper takes more time than the game. `raw_env` raises IllegalChoice and changes nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from grandaustria.drawing.rendering import MODES
from grandaustria.envs.agreed import agreed
from grandaustria.envs.lens import Seen
from grandaustria.envs.playing import Playing, checked_mode, ends_if_illegal
from grandaustria.envs.spaces import action_space, observation_with_mask
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.integers import whole
from grandaustria.options import USUAL


def env(**arguments: Any) -> raw_env:
    return raw_env(**{"illegal": "end"} | arguments)


class raw_env(AECEnv):
    """It can be copied and pickled in the middle of a game, and goes on in the same way.

    players, hotel, staff, edition, promos, mode, level: as in `Options`. One player plays against
    Leopold. reward, shaping, discount: as in `Rewards`.
    illegal: what an illegal action does, "raise" or "end".
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "grandaustria_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = USUAL,
        hotel: str | tuple[str, ...] = "night",
        staff: str = "standard",
        edition: str = "current",
        promos: bool | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = "raise",
        render_mode: str | None = None,
        mode: str | None = None,
        level: int | None = None,
    ) -> None:
        super().__init__()
        options = agreed(players, hotel, staff, edition, promos, mode, level)
        self.playing = Playing(options, reward, shaping, discount)
        self._ends_if_illegal = ends_if_illegal(illegal)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(options.players)]
        self.agents = list(self.possible_agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed: int | None = None  # the last one that was given
        self._seeds: np.random.Generator | None = None  # for resets after it
        self._started = False

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict]:
        return dict.fromkeys(self.possible_agents, observation_with_mask(self.playing.length, self.playing.actions))

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        return {agent: action_space(self.playing.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. With a seed it is `Game(options, seed)`, and later resets depend on that seed too."""
        self.playing.begin(self._next_seed() if seed is None else seed)
        if seed is not None:
            self._seed, self._seeds = seed, None
        self._started = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.playing.state.seat]

    def _next_seed(self) -> int:
        if self._seeds is None:
            self._seeds = np.random.default_rng(self._seed)
        return int(self._seeds.integers(2**52))

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        return {"observation": self.playing.observation(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: Any) -> None:
        if not self._started:
            raise ResetNeeded("no game has started: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        if number is None:
            raise TypeError(f"{agent} has to choose an action, a whole number, not {action!r:.60}")
        try:
            self.playing.act(number)
        except IllegalChoice:
            if not self._ends_if_illegal:
                raise
            self._end(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.playing.over:
            self._finish(agent)
            return
        asked = self.possible_agents[self.playing.state.seat]
        reward = self.playing.reward_for_asking()
        self.rewards[agent] = 0.0
        self.rewards[asked] = reward
        self._cumulative_rewards[asked] += reward
        self.agent_selection = asked

    def _finish(self, agent: str) -> None:
        outcome = self.playing.outcome()
        for each, reward in zip(self.agents, self.playing.final_rewards(), strict=True):
            self.rewards[each] = reward
            self._cumulative_rewards[each] += reward
            self.terminations[each] = True
            self.infos[each] = outcome
        after = (self._seat_of[agent] + 1) % len(self.agents)
        self.agent_selection = self.agents[after]

    def _end(self, offender: str) -> None:
        """End the game after an illegal action. Only the offender gets a reward, -1."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[offender] = -1.0
        self._cumulative_rewards[offender] = -1.0

    @property
    def game(self) -> Game:
        """A copy of the game with its history, to search in, narrate or draw."""
        return self.playing.game.copy()

    def reseed(self, seed: SupportsIndex | None = None) -> None:
        """Continue this game with other dice and draws, so that a search on copies does not know the future."""
        self.playing.reseed(seed)

    def render(self) -> Any:
        """Show the table as a spectator sees it."""
        return self.playing.render(self.render_mode, None)

    def close(self) -> None:
        pass
