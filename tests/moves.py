"""Choices in words, and turns that only matter for being taken."""

from __future__ import annotations

from collections.abc import Mapping

from grandaustria import Game
from tests.table import offered, play


def put(food: str, table: int) -> str:
    """Gained food goes onto the guest at this table."""
    return f"PUT:{food}:{table}"


def store(food: str) -> str:
    """Gained food goes into the kitchen."""
    return f"PUT:{food}:kitchen"


def serve(food: str, table: int) -> str:
    """Food from the kitchen goes onto the guest at this table."""
    return f"SERVE:{food}:{table}"


def foods(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> dict[str, int]:
    return {"strudel": strudel, "cake": cake, "wine": wine, "coffee": coffee}


def quick_turn(game: Game) -> Game:
    """Take some die, do as little as possible with it, and end the turn."""
    play(game, min(offered(game, "TAKE_DIE")))
    while "END_TURN" not in offered(game):
        play(game, "DONE" if "DONE" in offered(game) else min(offered(game)))
    return play(game, "END_TURN")


def told(game: Game, *kinds: str, since: int = 0) -> list[Mapping[str, object]]:
    """What has been told of these kinds, hidden cards included for seat 0 only."""
    return [event for event in game.events(since, seat=0) if event["event"] in kinds]
