"""A hotel: rooms by colour, free and occupied, floors with their prices, and groups with their bonuses."""

from __future__ import annotations

from typing import Final

from grandaustria.codec.types import Player
from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.pieces import coin
from grandaustria.drawing.table import Card, Table
from grandaustria.rules.board import COLUMNS, FLOORS, ROOMS

_FLOOR: Final = 22  # the width of a floor's number and price
_ROOM: Final = (46, 40)
_WIDE, _HIGH = len(COLUMNS), len(FLOORS)
WIDTH: Final = _FLOOR + _WIDE * _ROOM[0]
HEIGHT: Final = _HIGH * _ROOM[1]


def draw_hotel(canvas: Canvas, table: Table, player: Player, tenants: dict[str, int], x: float, y: float) -> None:
    board = table.printed.hotels[player["hotel"]]
    for floor, cost in enumerate(table.printed.board["floor_cost"]):
        top = y + (_HIGH - 1 - floor) * _ROOM[1]
        canvas.text(x + 8, top + 17, str(floor + 1), 13, anchor="middle", display=True)
        coin(canvas, x + 1, top + 21, 14, cost)
    left = x + _FLOOR
    for room in range(ROOMS):
        guest = table.printed.guests.get(tenants.get(str(room), 0))
        _room(canvas, table, board["rooms"][room], player, room, guest, *_corner(left, y, room))
    walls, openings = _walls(board["groups"], left, y)
    canvas.path(openings, "ink-2", 0.7, dashed=True)
    canvas.path(walls, "wall-c", 3)
    canvas.path(walls, "gold-2", 0.8)
    for number, group in enumerate(board["groups"]):
        _plate(canvas, table, board["rooms"][group[0]], len(group), number in player["groups_paid"],
               *_corner(left, y, _first_as_read(group)))  # fmt: skip


def _corner(x: float, y: float, room: int) -> tuple[float, float]:
    floor, column = divmod(room, _WIDE)
    return x + column * _ROOM[0], y + (_HIGH - 1 - floor) * _ROOM[1]


def _first_as_read(group: list[int]) -> int:
    """Return the leftmost room of the highest floor, which carries the group's plate."""
    return min(group, key=lambda room: (-(room // _WIDE), room))


def _room(
    canvas: Canvas, table: Table, colour: str, player: Player, room: int, guest: Card | None, x: float, y: float
) -> None:
    width, height = _ROOM
    floor, column = divmod(room, _WIDE)
    canvas.rect(x, y, width, height, f"room-{colour}-tint")
    sign = f"c-{colour}"
    match player["rooms"][floor][column]:
        case "f":
            canvas.rect(x + 5, y + 6, width - 10, height - 11, "card", f"room-{colour}", 2.5)
            canvas.symbol("prepare", x + 8, y + 11, 19, f"text-{colour}")
            canvas.symbol(sign, x + 26, y + 15, 12, f"text-{colour}")
        case "o":
            canvas.rect(x + 4, y + 5, width - 8, height - 9, f"room-{colour}", "edge")
            canvas.rect(x + 8, y + 9, 17, height - 17, "cameo", "gold-2")
            canvas.symbol("guest" if guest else "key", x + 8.5, y + 13, 16, "on-cameo", "cameo")
            canvas.symbol(sign, x + 27, y + 14, 13, f"on-{colour}", f"room-{colour}")
        case _:
            canvas.symbol(sign, x + 15, y + 12, 16, f"text-{colour}", f"room-{colour}-tint", 0.7)
            bonus = table.printed.board["room_points"][room]
            if bonus:
                canvas.text(x + width - 4, y + height - 4, f"+{bonus}", 9, "ink-2", "end", strong=True)


def _walls(groups: list[list[int]], x: float, y: float) -> tuple[str, str]:
    """Return lines between groups, with those around the house, and lines within groups."""
    width, height = _ROOM
    group_of = {room: number for number, group in enumerate(groups) for room in group}
    lines = {True: [f"M{x:.0f} {y:.0f}h{_WIDE * width}v{HEIGHT}h{-_WIDE * width}z"], False: []}
    for room in range(ROOMS):
        left, top = _corner(x, y, room)
        if (room + 1) % _WIDE:
            lines[group_of[room] != group_of[room + 1]].append(f"M{left + width:.0f} {top:.0f}v{height}")
        if room + _WIDE < ROOMS:
            lines[group_of[room] != group_of[room + _WIDE]].append(f"M{left:.0f} {top:.0f}h{width}")
    return "".join(lines[True]), "".join(lines[False])


def _plate(canvas: Canvas, table: Table, colour: str, size: int, paid: bool, x: float, y: float) -> None:
    """Draw the bonus of a full group, dark when it has been paid."""
    bonus = table.printed.board["group_bonus"][colour]
    ground, ink = ("inv", "gold-2") if paid else ("coin", "coin-line")
    number = str(bonus["by_size"][size])
    width = 14 + 5.5 * len(number)
    canvas.rect(x + 3, y - 1, width, 11, ground, ink, 0.7)
    canvas.text(x + 5, y + 8, number, 9, ink, strong=True)
    canvas.symbol(bonus["icon"], x + width - 8, y, 10, ink, ground)
