"""The staff of a player: cards in play, and those that this seat may see in a hand or choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandaustria.codec.types import Cards, View
from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.pieces import caption, coin, lines_of, strip, strip_width
from grandaustria.drawing.table import Table

_CARD: Final = (168, 22)
_IN_ROW: Final = 3
_CAPTION: Final = 15
_ROW: Final = _CARD[1] + 3
ROOMY: Final = 2 * _CAPTION + 5 * _ROW  # a height that is rarely exceeded
_TIMES: Final = {
    "immediate": "t-immediate",
    "each_round": "t-round",
    "permanent": "t-permanent",
    "final": "t-final",
}


def height_of(view: View, seat: int) -> float:
    return sum(_CAPTION + _rows(cards) * _ROW for _, cards in _known(view, seat))


def _known(view: View, seat: int) -> list[tuple[str, list[int]]]:
    """Return the staff cards that may be seen, by where they are."""
    player = view["players"][seat]
    places: list[tuple[str, Cards]] = [("in-play", player["staff"]), ("hand", player["hand"]), ("pack", player["pack"])]
    prompt = view["prompt"]
    if prompt is not None and prompt["seat"] == seat:
        places.append(("pack", view["looked_at"]))
    return [(name, cards) for name, cards in places if isinstance(cards, list) and cards]


def _rows(cards: Sequence[int]) -> int:
    return -(-len(cards) // _IN_ROW)


def draw_staff(canvas: Canvas, table: Table, seat: int, x: float, y: float) -> None:
    used = table.view["players"][seat]["used"]
    for name, cards in _known(table.view, seat):
        caption(canvas, x, y + 10, table.say(name), 200)
        y += _CAPTION
        for number, staff in enumerate(cards):
            line, column = divmod(number, _IN_ROW)
            _card(canvas, table, staff, x + column * (_CARD[0] + 2), y + line * _ROW, name == "in-play",
                  staff in used)  # fmt: skip
        y += _rows(cards) * _ROW


def _card(canvas: Canvas, table: Table, staff: int, x: float, y: float, in_play: bool, used: bool) -> None:
    """Draw a staff card as a line: when it works or, in hand, what it costs; its name; what it does."""
    card, (width, height) = table.printed.staff[staff], _CARD
    canvas.rect(x, y, width, height, "panel-2" if used else "card", "edge" if in_play else "hair", dashed=not in_play)
    canvas.symbol(_TIMES[card["when"]], x + 4, y + 4, 14, "ink-2" if used else "ink")
    left = x + 22
    if not in_play:
        coin(canvas, left, y + 4, 14, card["cost"])
        left += 18
    size = min(13, 13 * 62 / strip_width(card["strip"], 13))
    wide = strip_width(card["strip"], size)
    strip(canvas, card["strip"], x + width - 5 - wide, y + (height - size) / 2, size)
    room = x + width - 9 - wide - left
    names = lines_of(card["name"], 9, room)
    for line, name in enumerate(names):
        size, baseline = (10.5, 15) if len(names) == 1 else (8.5, 9.5 + 9 * line)
        canvas.text(left, y + baseline, name, size, "ink-2" if used else "ink", room=room)
