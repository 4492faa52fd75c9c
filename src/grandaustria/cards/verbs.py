"""The words the tables are written in."""

from __future__ import annotations

from grandaustria.rules.board import CAKE, COFFEE, ITEM, STRUDEL, WINE
from grandaustria.rules.gains import GAIN_ANY_FOOD, GAIN_FOOD, GAIN_KRONES, GAIN_STEPS
from grandaustria.rules.guests import TAKE_FREE_GUEST
from grandaustria.rules.rooms import (
    FREE,
    OCCUPY_ROOM,
    PREPARE_FOR_ONE_LESS,
    PREPARE_FREE,
    PREPARE_FREE_BELOW,
    PREPARE_FULL,
    PREPARE_OCCUPIED,
    PREPARE_OCCUPIED_BELOW,
)
from grandaustria.rules.staffing import DRAW, LOOK_AT_THREE, PLAY
from grandaustria.rules.state import Part

__all__ = ["FREE"]


def krones(n: int) -> Part:
    return Part(GAIN_KRONES, n)


def emperor(n: int) -> Part:
    return Part(GAIN_STEPS, n)


def strudel(n: int) -> Part:
    return Part(GAIN_FOOD[STRUDEL], n)


def cake(n: int) -> Part:
    return Part(GAIN_FOOD[CAKE], n)


def wine(n: int) -> Part:
    return Part(GAIN_FOOD[WINE], n)


def coffee(n: int) -> Part:
    return Part(GAIN_FOOD[COFFEE], n)


def any_food(n: int) -> Part:
    return Part(GAIN_ANY_FOOD, n)


def prepare_room(discount: int = 0) -> Part:
    return Part({0: PREPARE_FULL, 1: PREPARE_FOR_ONE_LESS, FREE: PREPARE_FREE}[discount], 1)


def prepare_room_below() -> Part:
    """Free of charge on floor 1 or 2."""
    return Part(PREPARE_FREE_BELOW, 1)


def prepare_occupied_room() -> Part:
    """Free of charge, and occupied at once."""
    return Part(PREPARE_OCCUPIED, 1)


def prepare_occupied_room_below() -> Part:
    """The same on floor 1 or 2."""
    return Part(PREPARE_OCCUPIED_BELOW, 1)


def occupy_rooms(n: int = 1) -> Part:
    return Part(OCCUPY_ROOM, n)


def take_guest() -> Part:
    return Part(TAKE_FREE_GUEST, 0)


def draw_staff(n: int) -> Part:
    return Part(DRAW, n)


def play_staff(discount: int) -> Part:
    return Part(PLAY, discount)


def draw_three_play_one(discount: int) -> Part:
    return Part(LOOK_AT_THREE, discount)


def order(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> int:
    return strudel * ITEM[STRUDEL] + cake * ITEM[CAKE] + wine * ITEM[WINE] + coffee * ITEM[COFFEE]
