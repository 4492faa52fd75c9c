"""Games at a certain point, to look at: made once for all tests of a process, played by the server's own choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from tests.browser.house import House

ANNA = {"kind": "person", "name": "Anna"}
BEN = {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random", "name": "Milena"}


def turn_of(seat: int, since: int) -> Callable[[Any], bool]:
    """Enough is a turn of the seat, from a round on, in which a die can be taken in more than one way."""

    def enough(table: Any) -> bool:
        view = table["view"]
        choices = (view["prompt"] or {}).get("choices", []) if table["you"] == seat and view["round"] >= since else []
        return any(choice["name"].startswith("TAKE_DIE_BOOSTED") for choice in choices)

    return enough


class Scenes:
    def __init__(self, house: House) -> None:
        self._house = house

    @cached_property
    def turn(self) -> Any:
        """Anna's turn when the game is well under way; Ben waits."""
        made = self._house.make_game(ANNA, BEN)
        self._house.play(made, turn_of(0, since=3))
        return made

    @cached_property
    def four(self) -> Any:
        made = self._house.make_game(ANNA, BOT, BOT | {"name": "Theodor"}, BOT | {"name": "Klara"}, hotel="day")
        self._house.play(made, turn_of(0, since=3))
        return made

    @cached_property
    def draft(self) -> Any:
        return self._house.make_game(ANNA, BOT, staff="draft")

    @cached_property
    def over(self) -> Any:
        made = self._house.make_game(ANNA, BOT)
        self._house.play(made, lambda table: False)
        return made

    @cached_property
    def open(self) -> Any:
        return self._house.make_game(ANNA, {"kind": "open"})
