"""What serving from the kitchen costs now, and whether it can be done in one go."""

from __future__ import annotations

from typing_extensions import TypedDict

from grandaustria.rules.board import FOODS, TABLES, count
from grandaustria.rules.choices import SERVE
from grandaustria.rules.player import Player
from grandaustria.rules.state import State
from grandaustria.rules.turn import SERVED_FOR_A_KRONE, Turn


class Serving(TypedDict):
    """The price of the next item, how many items it pays for (null: no end), and the choices that serve everything at
    once; these are empty where the player has to choose what to serve."""

    price: int
    items: int | None
    together: list[int]


def serving_of(s: State) -> Serving | None:
    """Return what serving means for the seat whose turn it is; None when another question comes first."""
    if s.agenda is None or not isinstance(s.agenda.effect, Turn):
        return None
    p = s.players[s.seat]
    free = bool(p.staff & s.ruleset.free_serving)
    items = None if free else s.serving or SERVED_FOR_A_KRONE
    price = 0 if free or s.serving else 1
    together = _together(p) if price <= p.krones else []
    return {"price": price, "items": items, "together": together if items is None or len(together) <= items else []}


def _together(p: Player) -> list[int]:
    """Return the choices that serve all that is wanted; none if two guests compete for the same food."""
    choices: list[int] = []
    for food in range(len(FOODS)):
        stored = count(p.kitchen, food)
        wanted = [count(p.missing_at(table), food) for table in range(TABLES)]
        if sum(wanted) > stored > 0 and sum(map(bool, wanted)) > 1:
            return []
        for table in range(TABLES):
            choices += [SERVE + 4 * table + food] * min(wanted[table], stored)
    return choices
