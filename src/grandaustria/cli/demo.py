"""One game between players who are busy rather than clever: a rule of thumb for each kind of choice."""

from __future__ import annotations

import secrets
from typing import Any, Final

from grandaustria.cards.guests import GUESTS
from grandaustria.chance import Chance, seeded
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.choices import KITCHEN, block_of
from grandaustria.view.names import GUEST_INDEX

# What is always worth doing, and what is done when there is nothing better.
_EAGERNESS: Final = {
    "MOVE_IN": 90, "CLAIM": 90, "FILL": 90, "USE_STAFF": 80, "PLAY_STAFF": 70, "OCCUPY": 60,
    "END_TURN": -10, "DONE": -20, "PASS": -30,
}  # fmt: skip
_RATHER_NOT: Final = -40


def play_busily(options: Options, seed: int | None) -> Game:
    seed = secrets.randbits(32) if seed is None else seed
    game = Game(options, seed)
    chance = seeded(-1 - seed)
    while game.seat is not None:
        game.play(busiest(game.view(game.seat), chance))
    return game


def busiest(view: dict[str, Any], chance: Chance) -> int:
    """One of the choices with which most happens."""
    choices: list[int] = [choice["id"] for choice in view["prompt"]["choices"]]
    eager = [_eagerness(view, choice) for choice in choices]
    best = [choice for choice, eagerness in zip(choices, eager, strict=True) if eagerness == max(eager)]
    return best[chance.below(len(best))]


def _eagerness(view: dict[str, Any], choice: int) -> int:
    block = block_of(choice)
    index = choice - block.first
    krones: int = _me(view)["krones"]
    if block.name in ("TAKE_DIE", "TAKE_DIE_BOOSTED", "EXTRA_ACTION", "EXTRA_ACTION_BOOSTED"):
        boost = 1 if block.name.endswith("BOOSTED") else 0
        return _gain(view, index + 1, view["dice"][index] + boost) - boost * (8 if krones > 5 else 20)
    if block.name == "COPY":
        return _gain(view, index + 1, view["prompt"]["n"])
    if block.name == "AMOUNT":
        return -abs(index - _wanted(view))
    if block.name == "PUT":
        return 0 if index // 4 == KITCHEN else 50
    if block.name == "SERVE":
        return 50 if view["turn"]["serving"] or krones > 2 else _RATHER_NOT
    if block.name == "TAKE_GUEST":
        size = GUESTS[GUEST_INDEX[view["queue"][index]]].size
        worthwhile = (krones > 8 or index > 1) and view["round"] < 7
        return 60 - 4 * size + index if worthwhile else _RATHER_NOT
    if block.name == "PREPARE":
        return 40 - index // 5 if krones - index // 5 > 2 else _RATHER_NOT
    return _EAGERNESS.get(block.name, 0)


def _me(view: dict[str, Any]) -> dict[str, Any]:
    me: dict[str, Any] = view["players"][view["seat"]]
    return me


def _missing(view: dict[str, Any], *foods: str) -> int:
    tables = _me(view)["cafe"]
    return sum(table["missing"].get(food, 0) for table in tables if table for food in foods)


def _gain(view: dict[str, Any], action: int, strength: int) -> int:
    """How welcome an action of this strength is."""
    me = _me(view)
    krones: int = me["krones"]
    if action == 1:
        return 10 * min(_missing(view, "strudel", "cake"), strength)
    if action == 2:
        return 10 * min(_missing(view, "wine", "coffee"), strength)
    if action == 3:
        return 8 * min(strength, 4) if "".join(me["rooms"]).count("f") < 3 and krones > 2 else 0
    if action == 4:
        return 6 * strength + 4 * min(strength, max(6 - krones, 0))
    if action == 5:
        return 6 * min(strength, 4) if me["hand"] else 0
    return max(_gain(view, other, strength) for other in range(1, 6)) - 10


def _wanted(view: dict[str, Any]) -> int:
    """How many cakes, coffees or krones."""
    if view["prompt"]["ask"] == "food_action":
        return _missing(view, "cake")
    if view["prompt"]["ask"] == "drinks_action":
        return _missing(view, "coffee")
    krones: int = _me(view)["krones"]
    return max(5 - krones, 0)
