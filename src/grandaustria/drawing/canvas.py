"""Shapes, words and symbols, collected as SVG."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from grandaustria.drawing.colours import resolved, theme_named
from grandaustria.drawing.symbols import symbols

TEXT_FACE: Final = "'Ysabeau Office','Alegreya Sans','Gill Sans','Segoe UI',sans-serif"
DISPLAY_FACE: Final = "Forum,Georgia,serif"
_INK: Final = "ink"  # what text and symbols are drawn with where nothing else is named
SMALLEST: Final = 7.0  # text that anyone can read

_NARROW: Final = frozenset("iIjlt.,:;'’!|()[] ")
_WIDE: Final = frozenset("mwMW×—…шщюжмШЩЮЖМ")


def width_of(text: str, size: float, strong: bool = False) -> float:
    """Estimate how wide a text is: which typeface it gets is not known here."""
    narrow = sum(letter in _NARROW for letter in text)
    wide = sum(letter in _WIDE or letter.isupper() for letter in text)
    width = 0.32 * narrow + 0.8 * wide + 0.58 * (len(text) - narrow - wide)
    return size * width * (1.12 if strong else 1.0)


class Canvas:
    """Colours are named by their tokens, such as `ink`. Text and symbols stand on a baseline or in a square."""

    def __init__(self, theme: str) -> None:
        self._theme = theme_named(theme)
        self._prefix = f"ga-{theme}"
        self._shapes: list[str] = []
        self._symbols: dict[str, str] = {}

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "", line: float = 1.0,
        radius: float = 0.0, dashed: bool = False,
    ) -> None:  # fmt: skip
        corners = f' rx="{_n(radius)}"' if radius else ""
        dashes = ' stroke-dasharray="3 3"' if dashed else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        self._shapes.append(f"<rect {place}{corners} {self._paint(fill, stroke, line)}{dashes}/>")

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "", line: float = 1.0) -> None:
        place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"'
        self._shapes.append(f"<circle {place} {self._paint(fill, stroke, line)}/>")

    def path(self, commands: str, stroke: str, line: float, dashed: bool = False) -> None:
        dashes = ' stroke-dasharray="2 4"' if dashed else ' stroke-linecap="square"'
        self._shapes.append(f'<path d="{commands}" {self._paint("", stroke, line)}{dashes}/>')

    def text(
        self, x: float, y: float, text: str, size: float, ink: str = "ink", anchor: str = "start",
        strong: bool = False, display: bool = False, room: float = 0.0,
    ) -> None:  # fmt: skip
        """Write one line. If `room` is given, the text becomes smaller to fit into it, and is cut off if need be."""
        text = _printable(text)
        while room and size > SMALLEST and width_of(text, size, strong) > room:
            size -= 0.5
        if room and width_of(text, size, strong) > room:
            while text and width_of(text + "…", size, strong) > room:
                text = text[:-1]
            text = text.rstrip() + "…"
        looks = f' fill="{self._theme[ink]}"' if ink != _INK else ""
        looks += f' text-anchor="{anchor}"' if anchor != "start" else ""
        looks += ' font-weight="700"' if strong else ""
        looks += f' font-family="{DISPLAY_FACE}"' if display else ""
        place = f'x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"'
        self._shapes.append(f"<text {place}{looks}>{escape(text)}</text>")

    def symbol(
        self, name: str, x: float, y: float, size: float, ink: str = "ink", cut: str = "card", opacity: float = 1.0
    ) -> None:
        symbol = symbols()[name]
        shapes = resolved(symbol.shapes, self._theme | {"cut": self._theme[cut]})
        key = f"{self._prefix}-{name}-{cut}" if "var(--cut)" in symbol.shapes else f"{self._prefix}-{name}"
        self._symbols[key] = f'<symbol id="{key}" viewBox="{symbol.box}">{shapes}</symbol>'
        looks = f' color="{self._theme[ink]}"' if ink != _INK else ""
        looks += f' opacity="{opacity}"' if opacity < 1.0 else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(size)}" height="{_n(size)}"'
        self._shapes.append(f'<use href="#{key}" {place}{looks}/>')

    def document(
        self, width: int, height: int, title: str, description: str, language: str, shown_height: int = 0
    ) -> str:
        """Return everything drawn so far as an SVG document of this size.

        With a `shown_height`, the picture is centred in a frame of that height, and made smaller if need be.
        """
        ink = self._theme[_INK]
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{shown_height or height}"'
            f' role="img" lang={quoteattr(language)} font-family="{TEXT_FACE}" fill="{ink}" color="{ink}">'
        )
        about = f"<title>{escape(_printable(title))}</title><desc>{escape(_printable(description))}</desc>"
        return "\n".join([head, about, "<defs>", *self._symbols.values(), "</defs>", *self._shapes, "</svg>"]) + "\n"

    def _paint(self, fill: str, stroke: str, line: float) -> str:
        inside = f'fill="{self._theme[fill] if fill else "none"}"'
        return f'{inside} stroke="{self._theme[stroke]}" stroke-width="{_n(line)}"' if stroke else inside


def _printable(text: str) -> str:
    """Leave out soft hyphens, and what XML does not allow."""
    return "".join(letter for letter in text if letter.isprintable())


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
