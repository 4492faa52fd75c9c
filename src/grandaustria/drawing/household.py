"""A player's side of the table: name and turn, hotel, café, krones and kitchen, staff."""

from __future__ import annotations

from typing import Final

from grandaustria.codec.names import FOOD_NAMES
from grandaustria.codec.types import Player, View
from grandaustria.drawing import hotel, staff
from grandaustria.drawing.cafe import draw_cafe
from grandaustria.drawing.canvas import Canvas, width_of
from grandaustria.drawing.pieces import marker, panel, points
from grandaustria.drawing.table import Table

WIDTH: Final = 528
_PAD: Final = 10
_HEAD: Final = 40
_STOCK: Final = 28
_BARE: Final = _HEAD + hotel.HEIGHT + 8 + _STOCK + 10  # the height without any staff
ROOMY: Final = _BARE + staff.ROOMY
_TURNS: Final = 2  # of a player in a round


def height_of(view: View, seat: int) -> float:
    """Return how tall a player's panel is, which depends on the staff."""
    return _BARE + staff.height_of(view, seat)


def draw_household(canvas: Canvas, table: Table, seat: int, x: float, y: float, height: float) -> None:
    player = table.view["players"][seat]
    prompt = table.view["prompt"]
    asked = prompt is not None and prompt["seat"] == seat
    panel(canvas, x, y, WIDTH, height, "act" if asked else "gold")
    _head(canvas, table, seat, x, y, asked)
    top = y + _HEAD
    hotel.draw_hotel(canvas, table, player, table.view["tenants"][seat], x + _PAD, top)
    left = x + _PAD + hotel.WIDTH + 12
    draw_cafe(canvas, table, player["cafe"], left, top, x + WIDTH - _PAD - left, hotel.HEIGHT)
    top += hotel.HEIGHT + 8
    _stock(canvas, table, player, x + _PAD, top)
    staff.draw_staff(canvas, table, seat, x + _PAD, top + _STOCK)


def _head(canvas: Canvas, table: Table, seat: int, x: float, y: float, asked: bool) -> None:
    player = table.view["players"][seat]
    name = table.names[seat]
    marker(canvas, x + 8, y + 7, 26, seat, table.marks[seat])
    canvas.text(x + 42, y + 27, name, 20, display=True, room=190)
    left = x + 54 + min(width_of(name, 20, strong=True), 190)
    if table.view["start"] == seat:
        canvas.symbol("bell", left, y + 12, 17, "gold-ink", "panel")
        left += 24
    for turn in range(1, _TURNS + 1):
        now = asked and turn == player["turns"]
        done = not now and (turn <= player["turns"] or player["passed"])
        canvas.rect(left, y + 14, 12, 12, "panel-2" if done else "card", "act" if now else "hair" if done else "edge")
        if done:
            canvas.symbol("ui-check", left + 1, y + 15, 10, "ink-2")
        left += 15
    if asked:
        canvas.text(x + WIDTH - 104, y + 25, table.say("asked"), 12, "act", "end", strong=True, room=130)
    canvas.symbol("emperor", x + WIDTH - 94, y + 11, 18, cut="panel")
    canvas.text(x + WIDTH - 73, y + 26, str(player["emperor"]), 14, strong=True)
    points(canvas, x + WIDTH - 46, y + 2, 36, player["points"])


def _stock(canvas: Canvas, table: Table, player: Player, x: float, y: float) -> None:
    """Draw krones, the kitchen, and how many staff cards are in hand."""
    canvas.rect(x, y, WIDTH - 2 * _PAD, _STOCK - 6, "panel-2")
    amounts = [("krone", player["krones"]), *((food, player["kitchen"][food]) for food in FOOD_NAMES)]
    for place, (icon, number) in enumerate(amounts):
        left = x + 8 + 56 * place + (14 if place else 0)
        canvas.symbol(icon, left, y + 2, 18, cut="panel-2", opacity=1.0 if number else 0.4)
        canvas.text(left + 23, y + 16, str(number), 13, "ink" if number else "ink-2", strong=True)
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    right = x + WIDTH - 2 * _PAD - 8
    text = table.say("in-hand", n=hand)
    canvas.text(right, y + 15, text, 11, "ink-2", "end", room=130)
    canvas.symbol("staff", right - min(width_of(text, 11), 130) - 20, y + 3, 16, "ink-2", "panel-2")
