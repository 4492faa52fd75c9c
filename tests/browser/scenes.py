"""Games at a certain point, to look at: made once for all tests of a process."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from functools import cached_property
from typing import Any

from grandaustria import Game
from grandaustria.words.serving import serving_of
from tests.browser.played import played, put
from tests.browser.reviewed import put_review, reviewed
from tests.browser.server_process import House

ANNA = {"kind": "person", "name": "Anna"}
BEN = {"kind": "person", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random", "name": "Milena"}


def offered(game: Game) -> list[str]:
    """The names of Anna's choices, without what they are about; none while others are asked."""
    prompt = game.view(0)["prompt"] if game.seat == 0 else None
    return [choice["name"].split(":")[0] for choice in prompt["choices"]] if prompt and "choices" in prompt else []


def _asks(game: Game) -> str:
    """What Anna is asked; nothing while others are."""
    prompt = game.view(0)["prompt"] if game.seat == 0 else None
    return prompt["ask"] if prompt else ""


def _late_turn(game: Game) -> bool:
    """Anna's turn when the game is well under way, with dice to boost, and several things to serve from a list."""
    if game.seat != 0 or (game.round or 0) < 3 or not {"PASS", "TAKE_DIE_BOOSTED", "SERVE"} <= set(offered(game)):
        return False
    serving = serving_of(game.state)
    return serving is not None and not serving["together"]


def _asked_for_amounts(game: Game) -> bool:
    return offered(game).count("AMOUNT") > 3


def _last_of_a_scoring(game: Game) -> bool:
    """When Anna's turn is over, so is round 3, and the emperor scores."""
    if game.seat != 0 or game.round != 3 or "END_TURN" not in offered(game):
        return False
    after = copy(game)
    after.play(next(choice for choice in game.choices() if game.name(choice) == "END_TURN"))
    return after.round == 4


class Scenes:
    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[str, Any] = {}

    @cached_property
    def turn(self) -> Any:
        """Ben waits."""
        return self.when(_late_turn, ANNA, BEN)

    @cached_property
    def three(self) -> Any:
        """With two rivals, whose staff is shown card by card."""
        return self.when(_late_turn, ANNA, BOT, BOT | {"name": "Theodor"}, hotel="day")

    @cached_property
    def four(self) -> Any:
        return self.when(_late_turn, ANNA, BOT, BOT | {"name": "Theodor"}, BOT | {"name": "Klara"}, hotel="day")

    @cached_property
    def advised(self) -> Any:
        """Where there are hints and forecasts."""
        people = (ANNA, BOT, BOT | {"name": "Theodor"}, BOT | {"name": "Klara"})
        return put(self._house, played(_late_turn, players=len(people), hotel="day"), *people, forecast=True)

    @cached_property
    def amounts(self) -> Any:
        """Anna is asked how many of each."""
        return self.when(_asked_for_amounts, ANNA, BOT, BOT, BOT)

    @cached_property
    def four_draft(self) -> Any:
        return self._house.make_game(ANNA, BOT, BOT, BOT, staff="draft")

    @cached_property
    def solo(self) -> Any:
        """Alone against Leopold, who has played by several cards."""
        return self.when(_late_turn, ANNA, mode="solo", level=3)

    @cached_property
    def solo_over(self) -> Any:
        return self.when(lambda game: game.seat is None, ANNA, mode="solo", level=1)

    @cached_property
    def draft(self) -> Any:
        return self._house.make_game(ANNA, BOT, staff="draft")

    @cached_property
    def open(self) -> Any:
        return self._house.make_game(ANNA, {"kind": "open"})

    @cached_property
    def over(self) -> Any:
        return self.when(lambda game: game.seat is None, ANNA, BOT)

    @cached_property
    def reviewed(self) -> Any:
        """A finished game that was looked at."""
        return self.looked_at(ANNA, BOT, BOT | {"name": "Theodor"})

    @cached_property
    def half_reviewed(self) -> Any:
        """Alone against Leopold, and not all turns were looked at."""
        return self.looked_at(ANNA, most=9, mode="solo", level=1)

    @cached_property
    def link(self) -> str:
        """Under which anybody may see a game that is over."""
        link = self._house.share(self.when(lambda game: game.seat is None, ANNA, BOT))
        assert link is not None
        return link

    @cached_property
    def record(self) -> str:
        return json.dumps(played(lambda game: game.seat is None).record())

    def asked(self, ask: str) -> Any:
        """Anna is asked this, among four."""
        if ask not in self._asked:
            self._asked[ask] = self.when(lambda game: _asks(game) == ask, ANNA, BOT, BOT, BOT)
        return self._asked[ask]

    def scoring(self) -> Any:
        """The emperor scores when Anna ends her turn: each time another game."""
        return self.when(_last_of_a_scoring, ANNA, BOT, BOT, BOT)

    def looked_at(self, *seats: dict[str, str], most: int | None = None, **options: Any) -> Any:
        """A finished game of these people with a review, as far as the first `most` turns."""
        game = played(lambda game: game.seat is None, players=len(seats), **options)
        made = put(self._house, game, *seats)
        put_review(self._house, made["game"], reviewed(game, most=most))
        return made

    def when(self, enough: Callable[[Game], bool], *seats: dict[str, str], **options: Any) -> Any:
        """A table of these people at the first such moment of games that are played at random."""
        return put(self._house, played(enough, players=len(seats), **options), *seats)
