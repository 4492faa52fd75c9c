"""What the environments of single games share: the game, what its seats see, and what they are rewarded with."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from grandaustria.envs.lens import Lens
from grandaustria.envs.observation import SEATS
from grandaustria.envs.rewards import rewards_named
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.words.story import story


class Playing:
    """One game after the other with the same options."""

    def __init__(self, options: Options, reward: str, shaping: float, discount: float) -> None:
        self.options = options
        self._rules = rewards_named(reward, shaping, discount)
        self._shaped = shaping != 0.0
        self._lens = Lens(options.new_state().ruleset)
        self.length: int = self._lens.length
        self.actions: int = self._lens.space.actions
        self._potentials: vec[float] = vec[float]([0.0] * SEATS)
        self._rewards: vec[float] = vec[float]([0.0] * SEATS)

    def begin(self, seed: int) -> None:
        self.game = Game(self.options, seed)
        self.look()
        self._rules.begin(self.state, self._potentials, 0)

    def play(self, choice: int) -> None:
        """Raises IllegalChoice, and then nothing has changed."""
        self.game.play(choice)
        self.look()

    def look(self) -> None:
        """Note the position the game has come to."""
        self.state = self.game.state

    def act(self, action: int) -> None:
        """The same for a learner's action."""
        if not 0 <= action < self.actions:
            raise IllegalChoice(f"{action} is not an action")
        self.play(self._lens.space.players_ids[action])

    def reward_for_asking(self) -> float:
        """What the seat that is asked now gets for what has happened since it was asked last; 0 without shaping."""
        if not self._shaped:
            return 0.0
        self._rules.ask(self.state, self._rewards, self._potentials, 0)
        return self._rewards[self.state.seat]

    def final_rewards(self) -> list[float]:
        self._rules.finish(self.state, self._rewards, self._potentials, 0)
        return [self._rewards[seat] for seat in range(self.options.players)]

    def observation(self, seat: int) -> NDArray[np.float32]:
        return self._lens.observation(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        return self._lens.mask(self.state, seat)

    def outcome(self) -> dict[str, Any]:
        return {"scores": self.game.scores(), "winners": self.game.winners()}

    def in_words(self) -> str:
        """The last chapter of the game's story, and the scores."""
        chapter = story(self.game.events(), self.game.scores())[-1]
        scores = ", ".join(map(str, self.game.scores()))
        return "\n".join([chapter.title, *(f"  {line}" for line in chapter.lines), f"({scores})"])
