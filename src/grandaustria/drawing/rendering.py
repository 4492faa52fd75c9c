"""The render modes of the environments, and pictures in notebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

from grandaustria.codec.types import View
from grandaustria.drawing.colours import theme_named
from grandaustria.drawing.in_words import description, in_words, title
from grandaustria.drawing.position import svg_of
from grandaustria.drawing.raster import pixels_of
from grandaustria.drawing.table import table_of
from grandaustria.errors import InvalidData
from grandaustria.extras import needing

if TYPE_CHECKING:
    from grandaustria.game import Game

_MODES: Final[dict[str, Callable[[View], Any]]] = {
    "ansi": in_words,
    "svg": svg_of,
    "rgb_array": lambda view: pixels_of(svg_of(view, framed=True), theme_named("day")["bg"]),
}
MODES: Final = tuple(_MODES)
_PLAIN: Final = " /:=,;.()'"  # what may stand in an address as it is


def render(game: Game, mode: str, seat: int | None = None) -> Any:
    """Show the position as `seat` (None: a spectator) may see it: as text, as SVG, or as an array of pixels."""
    if mode not in _MODES:
        raise InvalidData("render_mode", f"one of {', '.join(MODES)}, not {mode!r:.60}")
    with needing("rgb_array"):
        return _MODES[mode](game.view(seat))


def html_of(view: View) -> str:
    """Return a picture as an HTML element that is no wider than its page."""
    table = table_of(view, "en", ())
    about = quoteattr(f"{title(table)}. {description(table)}")
    return f'<img style="max-width:100%" alt={about} src="data:image/svg+xml,{quote(svg_of(view), safe=_PLAIN)}">'
