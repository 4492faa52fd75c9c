"""The small things of every panel: frames, coins, badges, markers, points, and strips of icons."""

from __future__ import annotations

from typing import Final

from grandaustria.drawing.canvas import Canvas, width_of

_HYPHEN: Final = "\N{SOFT HYPHEN}"
_GAP: Final = 0.22  # between the words of a strip, as a part of their size


def panel(canvas: Canvas, x: float, y: float, width: float, height: float, stroke: str = "gold") -> None:
    """Draw a sheet of paper with a dark square in each corner."""
    canvas.rect(x, y, width, height, "panel", stroke, 1.0 if stroke == "gold" else 2.5)
    for corner_x in (x - 2, x + width - 2):
        for corner_y in (y - 2, y + height - 2):
            canvas.rect(corner_x, corner_y, 4, 4, "edge" if stroke == "gold" else stroke)


def caption(canvas: Canvas, x: float, y: float, text: str, room: float) -> None:
    canvas.text(x, y, text.upper(), 10, "gold-ink", display=True, room=room)


def coin(canvas: Canvas, x: float, y: float, size: float, number: int | str) -> None:
    canvas.circle(x + size / 2, y + size / 2, size / 2 - 0.5, "coin", "coin-line")
    middle, baseline = x + size / 2, y + size * 0.74
    canvas.text(middle, baseline, str(number), size * 0.68, "coin-line", "middle", strong=True)


def badge(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw the sign of a colour of guests or rooms."""
    canvas.rect(x, y, size, size, f"room-{colour}")
    canvas.symbol(f"c-{colour}", x + size * 0.14, y + size * 0.14, size * 0.72, f"on-{colour}", f"room-{colour}")


def marker(canvas: Canvas, x: float, y: float, size: float, seat: int, name: str) -> None:
    """Draw a player's marker, with the first letter of the name, or the number that a nameless player has."""
    canvas.symbol(f"p-{seat + 1}", x, y, size, f"p{seat + 1}")
    initial = name[:1].upper()
    canvas.text(x + size / 2, y + size * 0.7, initial, size * 0.55, "on-player", "middle", strong=True)


def points(canvas: Canvas, x: float, y: float, size: float, number: int) -> None:
    canvas.symbol("laurel", x, y, size, "gold")
    letters = f"{number}".replace("-", "\N{MINUS SIGN}")
    small = 0.42 if len(letters) < 3 else 0.33
    canvas.text(x + size / 2, y + size * (0.5 + small * 0.35), letters, size * small, "ink", "middle", strong=True)


def strip_width(strip: str, size: float) -> float:
    """Return how wide a strip is (`codec/strips.py` describes them)."""
    words = strip.split()
    return sum(_word_width(word, size) for word in words) + _GAP * size * (len(words) - 1)


def strip(canvas: Canvas, strip: str, x: float, y: float, size: float, room: float = 0.0, cut: str = "card") -> None:
    """Draw a strip of icons. If `room` is given, the strip is centred in it, and made smaller if need be."""
    if room:
        fitting = min(size, size * room / strip_width(strip, size))
        y += (size - fitting) / 2
        x += (room - strip_width(strip, fitting)) / 2
        size = fitting
    for word in strip.split():
        kind, colon, name = word.partition(":")
        if not colon:
            canvas.text(x, y + size * 0.78, word, size * 0.82, strong=True)
        elif kind == "c":
            coin(canvas, x, y, size, name)
        elif kind == "b":
            badge(canvas, x, y, size, name)
        else:
            canvas.symbol(name, x, y, size, cut=cut)
        x += _word_width(word, size) + _GAP * size


def _word_width(word: str, size: float) -> float:
    return size if ":" in word else width_of(word, size * 0.82, strong=True)


def lines_of(text: str, size: float, room: float) -> list[str]:
    """Break a text into two lines where it is too wide and can be broken."""
    breaks = [place for place, letter in enumerate(text) if letter in f" {_HYPHEN}"]
    if not breaks or width_of(text.replace(_HYPHEN, ""), size) <= room:
        return [text]
    halves = [(text[:place] + "-" * (text[place] == _HYPHEN), text[place + 1 :]) for place in breaks]
    return list(min(halves, key=lambda lines: max(width_of(line.replace(_HYPHEN, ""), size) for line in lines)))
