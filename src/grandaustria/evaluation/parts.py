"""The value of rewards and staff cards, in points of the final score. Runs compiled."""

from __future__ import annotations

from math import inf
from typing import Final

from grandaustria.rules.board import GREEN
from grandaustria.rules.cards import FinalScore, Guest
from grandaustria.rules.final import (
    BestOfOthers,
    PerColourSet,
    PerGroup,
    PerLine,
    PerObjective,
    PerRoom,
    PerSpace,
    PerStaff,
    PerTile,
)
from grandaustria.rules.state import Part

# The value of each effect that guests give: a base, and more for each of its number, up to 6.
EFFECT_VALUES: Final[dict[str, tuple[float, float]]] = {
    "gain_krones": (0.0, 1.1),
    "gain_emperor_steps": (0.0, 0.9),
    "gain_strudel": (0.0, 1.1),
    "gain_cake": (0.0, 1.3),
    "gain_wine": (0.0, 1.1),
    "gain_coffee": (0.0, 1.3),
    "gain_any_food": (0.0, 1.4),
    "prepare_room": (1.3, 0.0),
    "prepare_room_for_one_less": (2.0, 0.0),
    "prepare_room_free": (3.2, 0.0),
    "prepare_room_free_floors_1_2": (2.2, 0.0),
    "occupy_room": (0.0, 4.0),
    "take_guest_free": (1.5, 0.0),
    "draw_staff": (0.0, 0.6),
    "play_staff": (1.0, 0.7),
    "draw_three_play_one": (2.0, 0.6),
    "extra_action": (4.0, 0.0),
    "extra_turn": (6.0, 0.0),
}


def value_of_part(part: Part) -> float:
    """Return the value of one part of a reward: 0 for an effect that is not in the table."""
    base, each = EFFECT_VALUES.get(part.effect.name, (0.0, 0.0))
    return base + each * float(min(part.n, 6))


def value_of_reward(guest: Guest) -> float:
    parts = [*guest.reward, guest.afterwards] if guest.afterwards is not None else list(guest.reward)
    return sum(value_of_part(part) for part in parts)


# The value of staff that help during play, by number: points for each turn to come.
PER_TURN: Final[dict[int, float]] = {
    1: 0.55, 2: 0.7, 3: 0.55, 4: 0.7, 5: 0.4, 6: 0.2, 7: 0.25, 8: 0.4, 9: 0.35, 10: 0.35, 11: 0.35, 12: 0.7, 13: 0.6,
    14: 0.5, 15: 0.35, 16: 0.8, 17: 0.5, 18: 0.25, 19: 1.0, 20: 0.4, 22: 0.3, 23: 0.7, 24: 0.3, 25: 0.6, 26: 0.1,
    33: 0.6, 42: 0.3,
}  # fmt: skip


# How many more of what a final score counts a player gets per turn.
GROWTH: Final[dict[type[FinalScore], float]] = {
    PerRoom: 0.26,
    PerTile: 0.9,
    PerColourSet: 0.2,
    PerGroup: 0.42,
    PerLine: 0.13,
    PerStaff: 0.25,
    PerObjective: 0.06,
}
ROOMS_OF_ANY_COLOUR: Final = 0.75

# Other final scores: the points to expect of them while turns are left, and whether their points now count as well.
EXPECTED: Final[dict[type[FinalScore], tuple[float, bool]]] = {
    PerSpace: (4.0, False),  # the marker falls back
    BestOfOthers: (4.0, True),
}


class Forecast:
    """Estimates what a final score will bring. A kind that is in neither table keeps the points it has now."""

    def __init__(self, final: FinalScore) -> None:
        self.final = final
        kind = type(final)
        growth = GROWTH.get(kind, 0.0)
        if isinstance(final, PerRoom) and final.colour == GREEN:
            growth = ROOMS_OF_ANY_COLOUR
        self.per_turn: float = float(final.values.get("points", 1)) * growth
        expected, counts_now = EXPECTED.get(kind, (-inf, True))
        self.expected: float = expected
        self.counts_now = counts_now

    def value(self, now: float, turns: float) -> float:
        """Return the points to expect, given the points now and the turns to come."""
        if turns <= 0.0:
            return now
        if not self.counts_now:
            return self.expected
        return max(now, self.expected) + self.per_turn * turns
