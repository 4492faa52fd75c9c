"""Games at a certain point, to look at: made once for all tests of a process, and played over the network."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from tests.browser.server_process import House

ANNA = {"kind": "person", "name": "Anna"}
BEN = {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random", "name": "Milena"}


def _late_turn(table: Any) -> bool:
    """Anna's turn when the game is well under way, with dice to boost, and several things to serve from a list."""
    view = table["view"]
    choices = (view["prompt"] or {}).get("choices", []) if table["you"] == 0 and view["round"] >= 3 else []
    names = [choice["name"].split(":")[0] for choice in choices]
    return {"PASS", "TAKE_DIE_BOOSTED", "SERVE"} <= set(names) and not table["insight"]["serving"]["together"]


def _asked_for_amounts(table: Any) -> bool:
    choices = (table["view"]["prompt"] or {}).get("choices", []) if table["you"] == 0 else []
    return len([choice for choice in choices if choice["name"].startswith("AMOUNT")]) > 3


class Scenes:
    def __init__(self, house: House) -> None:
        self._house = house

    @cached_property
    def turn(self) -> Any:
        """Ben waits."""
        return self._late(ANNA, BEN)

    @cached_property
    def four(self) -> Any:
        return self._late(ANNA, BOT, BOT | {"name": "Theodor"}, BOT | {"name": "Klara"}, hotel="day")

    @cached_property
    def amounts(self) -> Any:
        """Anna is asked how many of each."""
        return self._until(_asked_for_amounts, ANNA, BOT, BOT, BOT)

    @cached_property
    def four_draft(self) -> Any:
        return self._house.make_game(ANNA, BOT, BOT, BOT, staff="draft")

    @cached_property
    def draft(self) -> Any:
        return self._house.make_game(ANNA, BOT, staff="draft")

    @cached_property
    def open(self) -> Any:
        return self._house.make_game(ANNA, {"kind": "open"})

    @cached_property
    def over(self) -> Any:
        made = self._house.make_game(ANNA, BOT)
        self._house.play(made, lambda table: False)
        return made

    def _late(self, *seats: dict[str, str], **options: Any) -> Any:
        return self._until(_late_turn, *seats, **options)

    def _until(self, enough: Callable[[Any], bool], *seats: dict[str, str], **options: Any) -> Any:
        """Played by chance, which may take some games to get there."""
        while True:
            made = self._house.make_game(*seats, **options)
            self._house.play(made, enough)
            if enough(self._house.table(made)):
                return made
