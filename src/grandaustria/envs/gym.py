"""Grand Austria Hotel as a Gymnasium environment: one learner against bots.

    import gymnasium
    env = gymnasium.make("grandaustria.envs.gym:GrandAustria-v0", bots=("greedy",))

The action mask is in `info["action_mask"]`. `action_masks()` returns it too, as sb3-contrib expects.
"""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from grandaustria.bots.bot import bot_named
from grandaustria.bots.driver import play_on
from grandaustria.chance import game_seeds
from grandaustria.envs.playing import Playing
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.options import Options

Info = dict[str, Any]


class GrandAustriaEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """One learner against bots, given by name. If there are more seats than names, the list repeats.

    illegal: what an illegal action does. "end" ends the game with a reward of -1; "raise" raises IllegalChoice and
    changes nothing. The other arguments are those of `Options` and `Rewards`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - declared like this by Gymnasium

    def __init__(
        self,
        bots: tuple[str, ...] = ("random",),
        seat: int = 0,
        players: int = 2,
        hotel: str | tuple[str, ...] = "night",
        staff: str = "standard",
        edition: str = "current",
        promos: bool | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self._playing = Playing(Options(players, hotel, staff, edition, promos), reward, shaping, discount)
        if not 0 <= seat < players:
            raise InvalidData("seat", f"from 0 to {players - 1}, not {seat!r}")
        if not bots:
            raise InvalidData("bots", "at least one")
        if illegal not in ("end", "raise"):
            raise InvalidData("illegal", f"end or raise, not {illegal!r}")
        self._makers = [bot_named(name) for name in bots]
        self._seat = seat
        self._illegal = illegal
        self._over = True
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (self._playing.length,), np.float32)
        self.action_space = spaces.Discrete(self._playing.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        """Start a new game. With a seed it is `Game(options, seed)`, and later resets depend on that seed too."""
        super().reset(seed=seed)
        seed_of_game = seed if seed is not None else int(self.np_random.integers(2**52))
        self._playing.begin(seed_of_game)
        seeds = game_seeds(self._playing.options.players, -1 - seed_of_game)
        self._bots = {seat: self._maker(seat)(own) for seat, own in enumerate(seeds) if seat != self._seat}
        self._over = False
        self._others_play()
        self._playing.reward_for_asking()  # what happened before the learner could do anything is not its merit
        return self._playing.observation(self._seat), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            self._playing.act(index(action))
        except IllegalChoice:
            if self._illegal == "raise":
                raise
            self._over = True
            return self._playing.observation(self._seat), -1.0, True, False, self._info() | {"illegal": True}
        self._others_play()
        if self._playing.game.seat is None:
            self._over = True
            reward = self._playing.final_rewards()[self._seat]
            return self._playing.observation(self._seat), reward, True, False, self._info() | self._playing.outcome()
        reward = self._playing.reward_for_asking()
        return self._playing.observation(self._seat), reward, False, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self._playing.mask(self._seat).astype(np.bool_)

    def render(self) -> Any:
        return self._playing.in_words() if self.render_mode == "ansi" else None

    def _maker(self, seat: int) -> Any:
        other = seat if seat < self._seat else seat - 1
        return self._makers[other % len(self._makers)]

    def _others_play(self) -> None:
        for _ in play_on(self._playing.game, self._bots):
            pass
        self._playing.look()

    def _info(self) -> Info:
        return {"action_mask": self._playing.mask(self._seat)}


gymnasium.register("GrandAustria-v0", entry_point="grandaustria.envs.gym:GrandAustriaEnv")
