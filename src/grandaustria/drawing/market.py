"""What all players share: the queue of guests, and the dice on the action spaces."""

from __future__ import annotations

from typing import Final

from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.pieces import badge, caption, coin, lines_of, panel, points, strip
from grandaustria.drawing.table import Card, Table

HEIGHT: Final = 164
_CARD: Final = 99  # the width of a guest
_SPACE: Final = 80  # the width of an action space
_FIELD: Final = HEIGHT - 66  # the height for the dice of a space
QUEUE_WIDTH: Final = 5 * (_CARD + 6) + 10
DICE_WIDTH: Final = 6 * (_SPACE + 5) + 11
_SPACES: Final = ("i:strudel i:cake", "i:wine i:coffee", "i:prepare", "i:krone i:emperor", "i:play-staff", "c:1 1–5")


def draw_queue(canvas: Canvas, table: Table, x: float, y: float) -> None:
    panel(canvas, x, y, QUEUE_WIDTH, HEIGHT)
    caption(canvas, x + 8, y + 15, table.say("queue"), 80)
    for place, number in enumerate(table.view["queue"]):
        left = x + 8 + place * (_CARD + 6)
        _price(canvas, table, left, y + 6, table.printed.board["guest_cost"][place])
        if number is None:
            canvas.rect(left, y + 22, _CARD, HEIGHT - 30, "panel-2", "hair", dashed=True)
        else:
            _guest(canvas, left, y + 22, table.printed.guests[number])


def _price(canvas: Canvas, table: Table, x: float, y: float, cost: int) -> None:
    if cost:
        coin(canvas, x + _CARD - 17, y - 1, 15, cost)
    else:
        canvas.text(x + _CARD - 2, y + 9, table.say("free"), 10, "ink-2", "end", strong=True)


def _guest(canvas: Canvas, x: float, y: float, card: Card) -> None:
    colour, height = card["colour"], HEIGHT - 30
    canvas.rect(x, y, _CARD, height, "card", "edge", radius=2)
    canvas.rect(x + 2, y + 2, _CARD - 4, 30, f"room-{colour}-tint")
    canvas.rect(x + 2, y + 32, _CARD - 4, 4, f"room-{colour}")
    badge(canvas, x + 2, y + 2, 22, colour)
    points(canvas, x + _CARD - 31, y + 3, 28, card["points"])
    names = lines_of(card["name"], 10.5, _CARD - 8)
    for line, name in enumerate(names):
        top = y + (53 if len(names) == 1 else 48 + 11 * line)
        canvas.text(x + _CARD / 2, top, name, 10.5, anchor="middle", strong=True, room=_CARD - 8)
    foods = [food for food, number in card["order"].items() for _ in range(number)]
    strip(canvas, " ".join(f"i:{food}" for food in foods), x + 4, y + 68, 20, _CARD - 8)
    canvas.rect(x + 2, y + height - 38, _CARD - 4, 36, "panel-2")
    _rewards(canvas, [line["strip"] for line in card["lines"]], x + 4, y + height - 38)


def _rewards(canvas: Canvas, strips: list[str], x: float, y: float) -> None:
    if not strips:
        canvas.text(x + _CARD / 2 - 4, y + 23, "–", 14, "ink-2", "middle")
    for line, each in enumerate(strips):
        height = 36 / len(strips)
        size = min(18, height - 2)
        strip(canvas, each, x, y + line * height + (height - size) / 2, size, _CARD - 8, "panel-2")


def draw_dice(canvas: Canvas, table: Table, x: float, y: float) -> None:
    panel(canvas, x, y, DICE_WIDTH, HEIGHT)
    caption(canvas, x + 8, y + 15, table.say("dice"), 300)
    for value, (number, action) in enumerate(zip(table.view["dice"], _SPACES, strict=True), start=1):
        left = x + 8 + (value - 1) * (_SPACE + 5)
        canvas.rect(left, y + 22, _SPACE, HEIGHT - 30, "card" if number else "panel-2", "edge" if number else "hair")
        canvas.rect(left, y + 22, 18, 18, "inv")
        canvas.text(left + 9, y + 36, str(value), 13, "on-inv", "middle", display=True)
        strip(canvas, action, left + 20, y + 26, 22, _SPACE - 22)
        _dice(canvas, left, y + 54, value, number)


def _dice(canvas: Canvas, x: float, y: float, value: int, number: int) -> None:
    """Draw up to nine dice in rows of two or three; in place of more, one die and how many there are."""
    if number > 9:
        canvas.symbol(f"die-{value}", x + 14, y + 36, 26)
        canvas.text(x + 44, y + 54, f"×{number}", 15, strong=True)
        return
    row, size = (3, 22) if number > 6 else (2, 26)
    y += (_FIELD - -(-number // row) * (size + 4) + 4) / 2
    for die in range(number):
        line, column = divmod(die, row)
        in_line = min(row, number - line * row)
        left = x + (_SPACE - in_line * (size + 3) + 3) / 2 + column * (size + 3)
        canvas.symbol(f"die-{value}", left, y + line * (size + 4), size)
