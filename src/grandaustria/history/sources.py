"""The sources of points in seven groups, as tables for people show them."""

from __future__ import annotations

from typing import Final

GROUPS: Final = {
    "guests": ("guests",),
    "rooms": ("rooms", "final_rooms"),
    "groups": ("groups",),
    "staff": ("staff", "final_staff"),
    "objectives": ("objectives",),
    "emperor": ("emperor_1", "emperor_2", "emperor_3", "emperor_tiles", "emperor_steps"),
    "leftovers": ("final_leftovers", "final_guests"),
}
