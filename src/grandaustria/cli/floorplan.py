"""A hotel drawn as a floor plan, with walls between groups."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from grandaustria.rules.board import COLOURS, COLUMNS, FLOORS, ROOM_POINTS, Hotel
from grandaustria.words.catalogue import Catalogue

_WIDTH: Final = 7  # of a room
_TOP: Final = len(FLOORS)
_RIGHT: Final = len(COLUMNS)
# The corner where walls go up, down, left, right: one bit each.
_CORNERS: Final = " │││─┘┐┤─└┌├─┴┬┼"


def floor_plan(hotel: Hotel, words: Catalogue) -> Text:
    plan = Text()
    for floor in range(_TOP, -1, -1):
        plan.append(_walls_above(hotel, floor) + "\n")
        if floor > 0:
            plan.append_text(_rooms(hotel, floor - 1, words))
    return plan


def _group(hotel: Hotel, floor: int, column: int) -> int:
    """Return the group at this place, or none outside the hotel."""
    if 0 <= floor < _TOP and 0 <= column < _RIGHT:
        return hotel.group_of[floor * _RIGHT + column]
    return -1


def _walls_above(hotel: Hotel, floor: int) -> str:
    """Return the line of walls between this floor and the one below."""
    line = []
    for column in range(_RIGHT + 1):
        upper = [_group(hotel, floor, column - 1), _group(hotel, floor, column)]
        lower = [_group(hotel, floor - 1, column - 1), _group(hotel, floor - 1, column)]
        up, down = upper[0] != upper[1], lower[0] != lower[1]
        left, right = upper[0] != lower[0], upper[1] != lower[1]
        line.append(_CORNERS[up + 2 * down + 4 * left + 8 * right])
        if column < _RIGHT:
            line.append(("─" if right else " ") * _WIDTH)
    return "".join(line)


def _rooms(hotel: Hotel, floor: int, words: Catalogue) -> Text:
    line = Text()
    for column in range(_RIGHT + 1):
        wall = _group(hotel, floor, column - 1) != _group(hotel, floor, column)
        line.append("│" if wall else " ")
        if column < _RIGHT:
            line.append_text(_room(hotel, floor * _RIGHT + column, words))
    line.append("  " + words.say("table-floor", floor=floor + 1, cost=floor) + "\n")
    return line


def _room(hotel: Hotel, room: int, words: Catalogue) -> Text:
    colour = COLOURS[hotel.colour_of[room]]
    points = f" +{ROOM_POINTS[room]}" if ROOM_POINTS[room] else ""
    sign = words.say(f"colour-{colour}.sign")
    return Text(f"{sign}{points}".center(_WIDTH), style=f"bold {colour}")
