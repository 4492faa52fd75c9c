"""Grand Austria Hotel as a PettingZoo environment: agents `player_0` to `player_3` decide one after the other.

    from grandaustria.envs import grandaustria_v0
    env = grandaustria_v0.env(players=3)

An illegal action ends the game with a reward of -1, as with PettingZoo's TerminateIllegalWrapper. The environment does
this itself, because a wrapper takes more time than the game. `raw_env` raises IllegalChoice and changes nothing.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

from grandaustria.envs.playing import Playing
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.options import Options

Seen = dict[str, NDArray[Any]]


def env(**arguments: Any) -> raw_env:
    return raw_env(**{"illegal": "end"} | arguments)


class raw_env(AECEnv, EzPickle):
    """players, hotel, staff, edition, promos: as in `Options`. reward, shaping, discount: as in `Rewards`.
    illegal: what an illegal action does, "raise" or "end".
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "grandaustria_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        hotel: str | tuple[str, ...] = "night",
        staff: str = "standard",
        edition: str = "current",
        promos: bool | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, hotel, staff, edition, promos, reward, shaping, discount, illegal, render_mode)
        super().__init__()
        self.playing = Playing(Options(players, hotel, staff, edition, promos), reward, shaping, discount)
        if illegal not in ("raise", "end"):
            raise InvalidData("illegal", f"raise or end, not {illegal!r}")
        self._ends_if_illegal = illegal == "end"
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.playing.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.playing.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.playing.actions) for agent in self.possible_agents}
        self._seeds: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. With a seed it is `Game(options, seed)`, and later resets depend on that seed too."""
        if seed is not None or self._seeds is None:
            self._seeds = np.random.default_rng(seed)
        self.playing.begin(seed if seed is not None else int(self._seeds.integers(2**52)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.playing.state.seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        return {"observation": self.playing.observation(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.playing.act(index(action))
        except IllegalChoice:
            if not self._ends_if_illegal:
                raise
            self._end(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.playing.game.seat is None:
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

    def render(self) -> str | None:
        return self.playing.in_words() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
