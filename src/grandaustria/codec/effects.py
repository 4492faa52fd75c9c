"""All effects that can lie on the agenda, by name, with the largest number each may carry."""

from __future__ import annotations

from typing import Final

from grandaustria.rules import (
    actions,
    any_order,
    emperor,
    final,
    gains,
    guests,
    penalties,
    rooms,
    round,
    setup,
    staffing,
    turn,
)
from grandaustria.rules.state import Effect

_MODULES: Final = (gains, rooms, staffing, any_order, guests, actions, turn, penalties, emperor, final, round, setup)
_SINGLE: Final = (value for module in _MODULES for value in vars(module).values() if isinstance(value, Effect))
EFFECTS: Final[dict[str, Effect]] = {effect.name: effect for effect in (*_SINGLE, *gains.GAIN_FOOD)}

LARGEST: Final = {
    "move_in": 2, "penalty": 2, "emperor_scoring": 2, "deal_tiles": 3, "deal_objectives": 3, "deal_hotels": 4,
    "deal_guest": 5, "deal_hands": 2, "draft": 6, "pass_packs": 6, "first_rooms_of_seat": 3,
    "first_rooms_of_seat_up_to": 3, "roll_dice": 14, "remove_free_room": 2, "return_staff": 3,
    "remove_occupied_room_below": 19, "remove_occupied_room_below_in_column": 19,
    "food_action": 16, "drinks_action": 16, "krones_action": 16, "krones_and_emperor_steps": 16,
    "copy_action": 16, "copy_action_boosted": 16, "copy_action_free": 16,
}  # fmt: skip
