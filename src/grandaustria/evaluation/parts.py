"""What the parts of a position promise: rewards of guests and staff in play."""

from __future__ import annotations

from typing import Final

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
from grandaustria.rules.player import Player
from grandaustria.rules.state import Part, State

# Points that a part of a reward is worth: a start, and more for each of its number (up to 6).
WORTH: Final[dict[str, tuple[float, float]]] = {
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


def worth_of(part: Part) -> float:
    """An effect that is not in the table is worth nothing."""
    start, each = WORTH.get(part.effect.name, (0.0, 0.0))
    return start + each * float(min(part.n, 6))


def worth_of_reward(guest: Guest) -> float:
    parts = [*guest.reward, guest.afterwards] if guest.afterwards is not None else list(guest.reward)
    return sum(worth_of(part) for part in parts)


# For staff that help during play: points for each turn still to come.
PER_TURN: Final[dict[int, float]] = {
    1: 0.55, 2: 0.7, 3: 0.55, 4: 0.7, 5: 0.4, 6: 0.2, 7: 0.25, 8: 0.4, 9: 0.35, 10: 0.35, 11: 0.35, 12: 0.7, 13: 0.6,
    14: 0.5, 15: 0.35, 16: 0.8, 17: 0.5, 18: 0.25, 19: 1.0, 20: 0.4, 22: 0.3, 23: 0.7, 24: 0.3, 25: 0.6, 26: 0.1,
    33: 0.6, 42: 0.3,
}  # fmt: skip


def final_worth(final: FinalScore, s: State, p: Player, turns: float) -> float:
    """What a final-scoring card will probably bring, with this many turns to come."""
    now: float = float(final.points(s, p))
    if isinstance(final, PerRoom):
        share: float = 0.75 if final.colour == 3 else 0.26
        return now + float(final.per_room) * share * turns
    if isinstance(final, PerTile):
        return now + 0.9 * turns
    if isinstance(final, PerColourSet):
        return now + 4.0 * 0.2 * turns
    if isinstance(final, PerGroup):
        return now + 2.0 * 0.42 * turns
    if isinstance(final, PerLine):
        return now + 5.0 * 0.13 * turns
    if isinstance(final, PerStaff):
        return now + 2.0 * 0.25 * turns
    if isinstance(final, PerObjective):
        return now + 5.0 * 0.06 * turns
    if isinstance(final, PerSpace):
        return 4.0 if turns > 0 else now
    if isinstance(final, BestOfOthers):
        return max(now, 4.0) if turns > 0 else now
    return now
