"""What the boards print: prices, points and bonuses."""

from __future__ import annotations

from typing import Any

from grandaustria.rules.board import (
    COLOURS,
    FLOORS,
    GROUP_POINTS,
    GROUP_STEPS,
    GUEST_COST,
    MOST_KRONES,
    OBJECTIVE_POINTS,
    REWARD_FROM,
    ROOM_POINTS,
    ROUNDS,
    SPACE_POINTS,
)
from grandaustria.rules.ruleset import SCORINGS

_LETTERS = "ABC"
_BONUS = {"blue": ("points", GROUP_POINTS), "red": ("krone", GROUP_STEPS), "yellow": ("emperor", GROUP_STEPS)}


def printed_on_boards() -> dict[str, Any]:
    return {
        "rounds": ROUNDS,
        "most_krones": MOST_KRONES,
        "guest_cost": list(GUEST_COST),  # by place in the queue
        "floor_cost": list(range(len(FLOORS))),
        "room_points": list(ROOM_POINTS),
        "space_points": list(SPACE_POINTS),
        "claim_points": list(OBJECTIVE_POINTS),
        "scorings": [
            {"letter": letter, "round": after, "back": back}
            for letter, (after, back) in zip(_LETTERS, SCORINGS, strict=True)
        ],
        "reward_from": REWARD_FROM,
        "group_bonus": {
            colour: {"icon": _BONUS[colour][0], "by_size": list(_BONUS[colour][1])} for colour in COLOURS[:3]
        },
    }
