"""Grand Austria Hotel as a Gymnasium environment: one learner against bots, policies or Leopold.

    import grandaustria.envs
    import gymnasium
    env = gymnasium.make("grandaustria/GrandAustria-v0", bots=("greedy",))

The mask of the legal actions is in `info["action_mask"]`, and `action_masks()` returns it too, as sb3-contrib expects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from grandaustria.bots.bot import Bot
from grandaustria.bots.random_bot import RandomBot
from grandaustria.drawing.rendering import MODES
from grandaustria.envs.agreed import agreed
from grandaustria.envs.opponents import Opponent, Opponents
from grandaustria.envs.playing import Playing, checked_mode, ends_if_illegal
from grandaustria.envs.spaces import action_space, observation_space
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.integers import whole
from grandaustria.options import USUAL

Info = dict[str, Any]


class GrandAustriaEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """One learner against `bots`: names, objects with a method `choose(view)`, or policies.

    A policy is any other callable. It gets rows of observations and of action masks, here one row, and returns an
    action for each. If there are more seats than bots, the list repeats.

    illegal: what an illegal action does. "end" ends the game with a reward of -1; "raise" raises IllegalChoice and
    changes nothing. The other arguments are those of `Options` and `Rewards`. With `players=1` or `mode="solo"` the
    learner is alone against Leopold, and no bot is needed.

    It can be copied and pickled in the middle of a game, with its bots, and goes on in the same way.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - declared like this by Gymnasium

    def __init__(
        self,
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
        mode: str | None = None,
        level: int | None = None,
    ) -> None:
        options = agreed(players, hotel, staff, edition, promos, mode, level)
        self._playing = Playing(options, reward, shaping, discount)
        self._opponents = Opponents(bots, options.players, seat)
        self._bots: dict[int, Bot] = {}  # of the game that is played
        self._seat = seat
        self._ends_if_illegal = ends_if_illegal(illegal)
        self._over = True
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self._playing.length)
        self.action_space = action_space(self._playing.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        """Start a new game. With a seed it is `Game(options, seed)`, and later resets depend on that seed too."""
        super().reset(seed=seed)
        seed_of_game = seed if seed is not None else int(self.np_random.integers(2**52))
        self._playing.begin(seed_of_game)
        self._bots = self._opponents.bots(seed_of_game)
        self._over = False
        self._others_play()
        self._playing.reward_for_asking()  # what happened before the learner could do anything is not its merit
        return self._playing.observation(self._seat), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over or has not started: call reset()")
        number = whole(action)
        if number is None:
            raise TypeError(f"an action is a whole number, not {action!r:.60}")
        try:
            self._playing.act(number)
        except IllegalChoice:
            if not self._ends_if_illegal:
                raise
            self._over = True
            return self._playing.observation(self._seat), -1.0, True, False, self._info() | {"illegal": True}
        self._others_play()
        if self._playing.over:
            self._over = True
            reward = self._playing.final_rewards()[self._seat]
            return self._playing.observation(self._seat), reward, True, False, self._info() | self._playing.outcome()
        reward = self._playing.reward_for_asking()
        return self._playing.observation(self._seat), reward, False, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for every legal action, 0 for the others, as `action_space.sample` and sb3-contrib take it."""
        return self._playing.mask(self._seat)

    @property
    def game(self) -> Game:
        """A copy of the game with its history, to search in, narrate or draw."""
        return self._playing.game.copy()

    def reseed(self, seed: SupportsIndex | None = None) -> None:
        """Continue this game with other dice and draws, so that a search on copies does not know the future."""
        self._playing.reseed(seed)

    def render(self) -> Any:
        return self._playing.render(self.render_mode, self._seat)

    def _others_play(self) -> None:
        playing = self._playing
        while not playing.over and (seat := playing.state.seat) != self._seat:
            bot = self._bots.get(seat)
            if bot is None:
                seen, mask = playing.observation(seat)[None], playing.mask(seat)[None]
                playing.act(int(self._opponents.policies[seat](seen, mask)[0]))
            elif isinstance(bot, RandomBot):  # it looks at nothing but its choices
                playing.play(bot.pick(playing.choices()))
            else:
                playing.play(bot.choose(playing.game.lazy_view()))

    def _info(self) -> Info:
        return {"action_mask": self._playing.mask(self._seat)}
