"""Who sits in the seats that the learner does not play: bots by name, bot objects, or policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandaustria.bots.bot import Bot, Maker, bot_named
from grandaustria.chance import game_seeds
from grandaustria.errors import InvalidData

# Called with rows of observations and of action masks; returns an action for each row.
Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
Opponent = str | Bot | Policy


class Opponents:
    """The seats other than `seat`, in order. If there are more seats than opponents, the list repeats.

    A name makes a new bot for every game. A bot object, which has a method `choose`, and a policy, which is any other
    callable, play all games.
    """

    def __init__(self, chosen: Sequence[Opponent], players: int, seat: int) -> None:
        if isinstance(chosen, str) or not isinstance(chosen, Sequence):
            raise InvalidData("bots", f"a list or tuple, not {chosen!r:.60}")
        if not 0 <= seat < players:
            raise InvalidData("seat", f"from 0 to {players - 1}, not {seat!r}")
        others = [other for other in range(players) if other != seat]
        if others and not chosen:
            raise InvalidData("bots", "at least one")
        self._chosen = tuple(chosen)
        self._players = players
        self._seat = seat
        self._makers: dict[int, Maker] = {}
        self._bots: dict[int, Bot] = {}
        self.policies: dict[int, Policy] = {}
        for place, other in enumerate(others):
            self._seat_one(other, chosen[place % len(chosen)])

    def _seat_one(self, seat: int, opponent: Any) -> None:
        if isinstance(opponent, str):
            self._makers[seat] = bot_named(opponent)
        elif isinstance(opponent, type) or not callable(getattr(opponent, "choose", opponent)):
            raise InvalidData("bots", f"names, objects with a method `choose`, or policies, not {opponent!r:.60}")
        elif hasattr(opponent, "choose"):
            self._bots[seat] = opponent
        else:
            self.policies[seat] = opponent

    def __reduce__(self) -> tuple[Any, ...]:
        return Opponents, (self._chosen, self._players, self._seat)

    def bots(self, seed: int) -> dict[int, Bot]:
        """Return the bots of the game with this seed, by seat."""
        seeds = game_seeds(self._players, -1 - seed)
        return self._bots | {seat: make(seeds[seat]) for seat, make in self._makers.items()}
