"""How far the game has come: rounds with the emperor tiles, the emperor track, and the objectives."""

from __future__ import annotations

from typing import Final

from grandaustria.codec.names import LETTERS
from grandaustria.codec.strips import MINUS
from grandaustria.drawing.canvas import Canvas
from grandaustria.drawing.pieces import caption, lines_of, marker, panel, strip
from grandaustria.drawing.table import Card, Table

HEIGHT: Final = 106
ROUNDS_WIDTH: Final = 396
TRACK_WIDTH: Final = 324
OBJECTIVES_WIDTH: Final = 326
_BOX: Final = 24  # the width of a round
_TILE: Final = 60  # the width of an emperor tile
_SPACE: Final = 22  # the width of a space of the emperor track


def draw_rounds(canvas: Canvas, table: Table, x: float, y: float) -> None:
    panel(canvas, x, y, ROUNDS_WIDTH, HEIGHT)
    caption(canvas, x + 8, y + 15, table.say("rounds"), 200)
    view, board = table.view, table.printed.board
    after = {scoring["round"]: (scoring, tile) for scoring, tile in zip(board["scorings"], view["tiles"], strict=False)}
    left = x + 8
    for number in range(1, board["rounds"] + 1):
        now, past = number == view["round"], number < view["round"]
        canvas.rect(left, y + 44, _BOX, 34, "inv" if now else "card", "hair" if past else "edge")
        ink = "on-inv" if now else "ink-2" if past else "ink"
        canvas.text(left + _BOX / 2, y + 67, str(number), 17, ink, "middle", display=True)
        left += _BOX + 3
        if number in after:
            scoring, tile = after[number]
            _tile(canvas, left, y + 22, table.printed.tiles[tile], scoring, past)
            left += _TILE + 3


def _tile(canvas: Canvas, x: float, y: float, tile: Card, scoring: Card, past: bool) -> None:
    canvas.rect(x, y, _TILE, 76, "panel-2" if past else "card", "hair" if past else "edge", radius=2)
    canvas.rect(x, y, _TILE, 15, "panel-2" if past else "inv")
    ink = "ink-2" if past else "on-inv"
    canvas.text(x + 5, y + 12, scoring["letter"], 11, ink, display=True)
    canvas.text(x + _TILE - 4, y + 12, f"{MINUS}{scoring['back']}", 11, ink, "end", strong=True)
    strip(canvas, " ".join(tile["reward_strips"]), x + 3, y + 20, 18, _TILE - 6)
    canvas.path(f"M{x + 4:.0f} {y + 44:.0f}h{_TILE - 8}", "hair", 1)
    strip(canvas, " / ".join(tile["penalty_strips"]), x + 3, y + 51, 16, _TILE - 6)


def draw_track(canvas: Canvas, table: Table, x: float, y: float) -> None:
    panel(canvas, x, y, TRACK_WIDTH, HEIGHT)
    canvas.symbol("emperor", x + 6, y + 3, 17, cut="panel")
    caption(canvas, x + 28, y + 15, table.say("emperor"), 200)
    board = table.printed.board
    last = len(board["space_points"]) - 1
    for space, value in enumerate(board["space_points"]):
        left = x + (TRACK_WIDTH - (last + 1) * _SPACE) / 2 + space * _SPACE
        canvas.rect(left, y + 24, _SPACE, 60, "card", "hair")
        middle = left + _SPACE / 2
        canvas.text(middle, y + 65, str(space), 11, anchor="middle", strong=True)
        canvas.text(middle, y + 79, str(value), 10, "gold-ink", "middle")
        canvas.rect(left, y + 86, _SPACE, 4, _zone(table, space, last))
        here = [seat for seat, player in enumerate(table.view["players"]) if player["emperor"] == space]
        size = 19 if len(here) == 1 else 14 if len(here) == 2 else 11
        for number, seat in enumerate(here):
            line, column = divmod(number, 1 if len(here) < 3 else 2)
            inset = (_SPACE - size) / 2 if len(here) < 3 else 0
            marker(canvas, left + inset + column * size, y + 26 + line * size, size, seat, table.marks[seat])


def _zone(table: Table, space: int, last: int) -> str:
    """Return the colour of what awaits a marker on this space: penalty, nothing or reward."""
    scorings = table.printed.board["scorings"]
    due = next((each for each in scorings if table.view["round"] <= each["round"]), scorings[-1])
    left = space - due["back"]
    return "room-red" if left <= 0 else "gold" if left >= table.printed.board["reward_from"] else "hair"


def draw_objectives(canvas: Canvas, table: Table, x: float, y: float) -> None:
    panel(canvas, x, y, OBJECTIVES_WIDTH, HEIGHT)
    caption(canvas, x + 8, y + 15, table.words.say("table-objectives"), 200)
    for line, (letter, number) in enumerate(zip(LETTERS, table.view["objectives"], strict=False)):
        top = y + 20 + 28 * line
        strip(canvas, table.printed.asked[number], x + 8, top + 5, 15, 76, "panel")
        texts = lines_of(table.printed.objectives[number]["text"], 9.5, 142)
        for row, text in enumerate(texts):
            canvas.text(x + 92, top + (17 if len(texts) == 1 else 11 + 11 * row), text, 9.5, room=142)
        for place, value in enumerate(table.printed.board["claim_points"]):
            left = x + OBJECTIVES_WIDTH - 86 + place * 27
            canvas.rect(left, top + 1, 24, 22, "card", "hair")
            by = [
                seat for seat, player in enumerate(table.view["players"]) if player["claims"].get(letter) == place + 1
            ]
            if by:
                marker(canvas, left + 3, top + 3, 18, by[0], table.marks[by[0]])
            else:
                canvas.text(left + 12, top + 17, str(value), 12, "ink-2", "middle", display=True)
