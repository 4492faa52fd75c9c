"""Bots that do not play properly, and one that takes down what it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from grandaustria.bots.random_bot import RandomBot


class Raises(RandomBot):
    """Plays a while, then fails."""

    def choose(self, view: Mapping[str, Any]) -> int:
        if view["round"] > 1:
            raise ValueError("lost\nthe thread")
        return super().choose(view)


class Exits(RandomBot):
    def choose(self, view: Mapping[str, Any]) -> int:
        raise SystemExit(3)


class CannotBeMade:
    def __init__(self) -> None:
        raise RuntimeError("no memory left")

    def choose(self, view: Mapping[str, Any]) -> int:
        return 0


class Illegal(RandomBot):
    def __init__(self, seed: int, choice: int) -> None:
        super().__init__(seed)
        self.choice = choice

    def choose(self, view: Mapping[str, Any]) -> int:
        return self.choice


class NoNumber(RandomBot):
    def choose(self, view: Mapping[str, Any]) -> Any:
        return str(super().choose(view))


class Slow(RandomBot):
    """Takes 0.3 seconds for a decision, by its own clock."""

    clock: ClassVar[float] = 0.0

    def choose(self, view: Mapping[str, Any]) -> int:
        Slow.clock += 0.3
        return super().choose(view)


class Recorder(RandomBot):
    """Takes down all views of all games; they must be played in this process."""

    views: ClassVar[list[tuple[Recorder, Mapping[str, Any]]]] = []

    def choose(self, view: Mapping[str, Any]) -> int:
        self.views.append((self, view))
        return super().choose(view)


class Meddler(RandomBot):
    """Writes into what it is shown, hoping that the game is changed by it."""

    def choose(self, view: Mapping[str, Any]) -> int:
        choice = super().choose(view)
        for player in view["players"]:
            player["points"] = 1000
            player["krones"] = 0
        view["prompt"]["choices"].clear()
        return choice


NOT_A_BOT = 7


class NoChoose:
    pass
