"""A café: guests at their tables, with what they have been served and what they bring."""

from __future__ import annotations

from typing import Final

from grandaustria.codec.types import CafeTable
from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.pieces import badge, points, strip, strip_width
from grandaustria.drawing.table import Card, Table

_GAP: Final = 5  # between two tables


def draw_cafe(
    canvas: Canvas, table: Table, guests: list[CafeTable | None], x: float, y: float, width: float, height: float
) -> None:
    """Draw the tables one below the other in this field."""
    each = height / len(guests)
    for place, guest in enumerate(guests):
        if guest is None:
            _free_table(canvas, x, y + place * each, width, each - _GAP)
        else:
            card = table.printed.guests[guest["guest"]]
            _guest(canvas, card, x, y + place * each, width, each - _GAP)
            missing: dict[str, int] = dict(guest["missing"])  # type: ignore[arg-type]
            left = _order(canvas, card, missing, x + 30, y + place * each + 24)
            _rewards(canvas, card, left, x + width - 6, y + place * each + 34)


def _free_table(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.rect(x, y, width, height, "panel-2", "hair", dashed=True)
    canvas.symbol("table", x + width / 2 - 10, y + height / 2 - 10, 20, "hair", "panel-2")


def _guest(canvas: Canvas, card: Card, x: float, y: float, width: float, height: float) -> None:
    colour = card["colour"]
    canvas.rect(x, y, width, height, "card", "edge", radius=2)
    canvas.rect(x + 2, y + 2, 22, height - 4, f"room-{colour}-tint")
    badge(canvas, x + 3, y + 3, 20, colour)
    points(canvas, x + 2, y + height - 24, 22, card["points"])
    canvas.text(x + 30, y + 17, card["name"], 12, strong=True, room=width - 36)


def _order(canvas: Canvas, card: Card, missing: dict[str, int], x: float, y: float) -> float:
    """Draw the order, what has been served with a tick, and return where it ends."""
    for food, number in card["order"].items():
        for item in range(number):
            served = item < number - missing.get(food, 0)
            ground, edge = ("panel", "edge") if served else ("card", "hair")
            canvas.rect(x, y, 20, 20, ground, edge, dashed=not served)
            canvas.symbol(food, x + 1.5, y + 1.5, 17, opacity=1.0 if served else 0.45)
            if served:
                canvas.circle(x + 18, y + 19, 4.5, "ok")
                canvas.symbol("ui-check", x + 15, y + 16, 6, "card")
            x += 23
    return x


def _rewards(canvas: Canvas, card: Card, left: float, right: float, middle: float) -> None:
    rewards = " ".join(line["strip"] for line in card["lines"])
    if rewards:
        size = min(16, 16 * (right - left - 4) / strip_width(rewards, 16))
        strip(canvas, rewards, right - strip_width(rewards, size), middle - size / 2, size)
