"""What the boards print: prices, points and bonuses."""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from grandaustria.codec.types import Letter, RoomColour
from grandaustria.rules.board import (
    FLOORS,
    GROUP_POINTS,
    GROUP_STEPS,
    GUEST_COST,
    MOST_KRONES,
    OBJECTIVE_POINTS,
    REWARD_FROM,
    ROOM_POINTS,
    SPACE_POINTS,
)
from grandaustria.rules.ruleset import Ruleset

_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C")


class Scoring(TypedDict):
    """An emperor scoring: the round that it follows, and how far everybody falls back."""

    letter: Letter
    round: int
    back: int


class GroupBonus(TypedDict):
    """The bonus for a full group, by its size."""

    icon: str
    by_size: list[int]


class PrintedValues(TypedDict):
    """What the boards print. Costs are in krones, `guest_cost` by place in the queue. `room_points` are for preparing.

    Players on space `reward_from` or above after falling back get the reward.
    """

    rounds: int
    most_krones: int
    guest_cost: list[int]
    floor_cost: list[int]
    room_points: list[int]
    space_points: list[int]
    claim_points: list[int]
    scorings: list[Scoring]
    reward_from: int
    group_bonus: dict[RoomColour, GroupBonus]


def printed_on_boards(ruleset: Ruleset) -> PrintedValues:
    return {
        "rounds": ruleset.rounds,
        "most_krones": MOST_KRONES,
        "guest_cost": list(GUEST_COST),
        "floor_cost": list(range(len(FLOORS))),
        "room_points": list(ROOM_POINTS),
        "space_points": list(SPACE_POINTS),
        "claim_points": list(OBJECTIVE_POINTS),
        "scorings": [
            {"letter": letter, "round": after, "back": back}
            for letter, (after, back) in zip(_LETTERS, ruleset.scorings, strict=True)
        ],
        "reward_from": REWARD_FROM,
        "group_bonus": {
            "blue": {"icon": "points", "by_size": list(GROUP_POINTS)},
            "red": {"icon": "krone", "by_size": list(GROUP_STEPS)},
            "yellow": {"icon": "emperor", "by_size": list(GROUP_STEPS)},
        },
    }
