"""A position as an SVG document: the layout of all panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandaustria.codec.types import View
from grandaustria.drawing import course, household, market
from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.in_words import description, title
from grandaustria.drawing.table import Table, table_of
from grandaustria.words.ask import ask

_MARGIN: Final = 12
_GAP: Final = 10
_BAR: Final = 40
_WIDTH: Final = 2 * household.WIDTH + _GAP + 2 * _MARGIN


def svg_of(
    view: View, language: str = "en", theme: str = "day", names: Sequence[str] = (), framed: bool = False
) -> str:
    """Draw what a view shows. `theme`: day or night; `names`: those of the players, by seat.

    The more staff there is, the taller the picture. `framed` pictures all have the same size, as films need it.
    """
    table = table_of(view, language, names)
    canvas = Canvas(theme)
    height = _height(table)
    canvas.rect(0, 0, _WIDTH, height, "bg", radius=6)
    y = float(_MARGIN)
    right = _WIDTH - _MARGIN
    course.draw_rounds(canvas, table, _MARGIN, y)
    course.draw_track(canvas, table, _MARGIN + course.ROUNDS_WIDTH + _GAP, y)
    course.draw_objectives(canvas, table, right - course.OBJECTIVES_WIDTH, y)
    y += course.HEIGHT + _GAP
    market.draw_queue(canvas, table, _MARGIN, y)
    market.draw_dice(canvas, table, right - market.DICE_WIDTH, y)
    y += market.HEIGHT + _GAP
    for row in _rows(table):
        high = _row_height(table, row)
        for column, seat in enumerate(row):
            household.draw_household(canvas, table, seat, _MARGIN + column * (household.WIDTH + _GAP), y, high)
        y += high + _GAP
    _leopold(canvas, ask(view, language, names), y)
    shown = _height(table, household.ROOMY) if framed else 0
    return canvas.document(_WIDTH, height, title(table), description(table), language, shown)


def _rows(table: Table) -> list[list[int]]:
    """Return the seats, two to a row."""
    seats = list(range(len(table.view["players"])))
    return [seats[first : first + 2] for first in range(0, len(seats), 2)]


def _row_height(table: Table, row: list[int]) -> float:
    return max(household.height_of(table.view, seat) for seat in row)


def _height(table: Table, of_row: float = 0.0) -> int:
    """Return the height of the picture, as it is or with rows of this height."""
    rows = sum(of_row or _row_height(table, row) for row in _rows(table))
    panels = course.HEIGHT + market.HEIGHT + rows
    return round(2 * _MARGIN + panels + (2 + len(_rows(table))) * _GAP + _BAR)


def _leopold(canvas: Canvas, line: str, y: float) -> None:
    canvas.rect(_MARGIN, y, _WIDTH - 2 * _MARGIN, _BAR, "bar", "gold")
    canvas.symbol("leopold", _MARGIN + 2, y + 2, _BAR - 4)
    canvas.text(_MARGIN + _BAR + 10, y + 26, line, 16, "bar-ink", room=_WIDTH - 2 * _MARGIN - _BAR - 20)
