"""What the environments of single games share: the game, what its seats see, and what they are rewarded with."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded
from librt.vecs import vec
from numpy.typing import NDArray

from grandaustria.drawing.rendering import MODES, render
from grandaustria.envs.lens import Lens
from grandaustria.envs.observation import SEATS
from grandaustria.envs.rewards import rewards_named
from grandaustria.envs.row import Row
from grandaustria.envs.shadow import Shadow
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.game import Game
from grandaustria.integers import whole
from grandaustria.ongoing import seed_of
from grandaustria.options import Options
from grandaustria.rules.state import OVER, State


def ends_if_illegal(illegal: str) -> bool:
    """Return whether an illegal action ends the game ("end") rather than raises ("raise")."""
    if illegal not in ("end", "raise"):
        raise InvalidData("illegal", f"end or raise, not {illegal!r:.60}")
    return illegal == "end"


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode that is known, or None."""
    if mode is not None and mode not in MODES:
        raise InvalidData("render_mode", f"one of {', '.join(MODES)}, not {mode!r:.60}")
    return mode


class Playing:
    """One game after the other with the same options. It can be copied and pickled at any time."""

    def __init__(self, options: Options, reward: str, shaping: float, discount: float) -> None:
        self.options = options
        self._rules = rewards_named(reward, shaping, discount)
        self._shaped = shaping != 0.0
        fresh = options.new_state()
        self._row = Row(fresh)
        self._shadow = Shadow(options, self._row)
        self._lens = Lens(fresh.ruleset)
        self._nothing = self._lens.mask_of(self._row.legal)
        self.length: int = self._lens.length
        self.actions: int = self._lens.space.actions
        self._potentials: vec[float] = vec[float]([0.0] * SEATS)
        self._rewards: vec[float] = vec[float]([0.0] * SEATS)

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_potentials": list(self._potentials), "_rewards": list(self._rewards)}

    def __setstate__(self, found: dict[str, Any]) -> None:
        vars(self).update(found)
        self._potentials = vec[float](found["_potentials"])
        self._rewards = vec[float](found["_rewards"])

    def begin(self, seed: int) -> None:
        self._row.begin(seed_of(seed))
        self._rules.begin(self.state, self._potentials, 0)

    def reseed(self, seed: SupportsIndex | None) -> None:
        self._need_game()
        self._shadow.reseed(seed)

    def act(self, action: int) -> None:
        """Raises IllegalChoice, and then nothing has changed."""
        row = self._row
        if not row.can(action):
            raise IllegalChoice(f"{row.shown(action)} is not possible now")
        row.act(action)

    def choices(self) -> list[int]:
        """The legal choices of the seat to act."""
        return self._row.legal.ids()

    def play(self, choice: object) -> None:
        """The same for the choice of a bot."""
        number = whole(choice)
        if number is None or number not in self.choices():
            raise IllegalChoice(f"{choice!r:.60} is not a choice that seat {self.state.seat} has now")
        self._row.play(number)

    @property
    def state(self) -> State:
        """The position itself, not a copy."""
        return self._row.state

    @property
    def over(self) -> bool:
        return self._row.state.seat == OVER

    @property
    def game(self) -> Game:
        """The game with its history. Do not play it."""
        self._need_game()
        return self._shadow.game()

    def _need_game(self) -> None:
        if not self._row.answers:
            raise ResetNeeded("no game has started: call reset() first")

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
        return self._lens.observation(self._row.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        return self._lens.mask_of(self._row.legal) if self._row.state.seat == seat else self._nothing.copy()

    def outcome(self) -> dict[str, Any]:
        state = self.state
        return {"scores": [p.points for p in state.players], "winners": state.ruleset.winners(state)}

    def render(self, mode: str | None, seat: int | None) -> Any:
        """Show the position as `seat` (None: a spectator) may see it."""
        return render(self.game, mode, seat) if mode is not None else None
