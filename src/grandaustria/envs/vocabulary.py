"""The effects and rewards that observations of version 0 know. Their order is part of the layout."""

from __future__ import annotations

from typing import Final

# The effects a question or the agenda is about, in the order of their flags; each list of flags is 72 long. An effect
# that is not among them has no flag.
EFFECT_NAMES: Final[tuple[str, ...]] = (
    "gain_krones", "gain_emperor_steps", "gain_group_points", "gain_staff_points", "gain_tile_points",
    "gain_any_food", "prepare_room", "prepare_room_for_one_less", "prepare_room_free",
    "prepare_room_free_floors_1_2", "prepare_occupied_room_free", "prepare_occupied_room_free_floors_1_2",
    "occupy_room", "draw_to_hand", "draw_to_pack", "draw_to_look", "return_looked_at", "play_looked_at",
    "draw_staff", "play_staff", "draw_three_play_one", "return_staff", "fill_order", "any_order", "deal_guest",
    "take_guest_free", "move_in", "food_action", "drinks_action", "krones_action", "krones_and_emperor_steps",
    "copy_action", "copy_action_boosted", "copy_action_free", "extra_action", "extra_turn", "turn",
    "remove_free_room", "remove_occupied_room_below", "remove_occupied_room_below_in_column",
    "remove_two_occupied_rooms", "remove_two_occupied_rooms_in_column", "dismiss_staff", "emperor_scoring",
    "penalty", "gain_tile_points_per_staff", "final_scoring", "roll_dice", "next_turn", "end_round", "next_round",
    "deal_start_player", "deal_tiles", "deal_objectives", "deal_hotels", "deal_hands", "draft", "keep_staff",
    "pass_packs", "first_guests", "first_guest", "first_rooms", "first_rooms_of_seat", "first_rooms_of_seat_up_to",
    "gain_strudel", "gain_cake", "gain_wine", "gain_coffee",
)  # fmt: skip
EFFECT_FLAGS: Final = 72
EFFECT_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(EFFECT_NAMES)}

# What guests give, in the order of their numbers, and what counts as one.
REWARDS: Final[tuple[tuple[str, int], ...]] = (
    ("gain_krones", 5),
    ("gain_emperor_steps", 5),
    ("gain_strudel", 1),
    ("gain_cake", 1),
    ("gain_wine", 1),
    ("gain_coffee", 1),
    ("gain_any_food", 1),
    ("prepare_room", 1),
    ("prepare_room_for_one_less", 2),
    ("prepare_room_free", 2),
    ("prepare_room_free_floors_1_2", 1),
    ("occupy_room", 1),
    ("take_guest_free", 2),
    ("draw_staff", 3),
    ("play_staff", 2),
    ("play_staff discount", 6),
    ("draw_three_play_one", 6),
    ("extra_action", 1),
    ("extra_turn", 1),
)
COUNTED: Final = frozenset(("gain_krones", "gain_emperor_steps", "draw_staff"))  # by their number
LOOKS: Final = "draw_three_play_one"  # by its discount
PLAYS: Final = "play_staff"  # also by its largest discount
DISCOUNT: Final = "play_staff discount"
