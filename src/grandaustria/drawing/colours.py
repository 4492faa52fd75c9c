"""The colours of the game by theme, from the style sheet that the browser client has too."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from grandaustria.errors import InvalidData

THEMES: Final = ("day", "night")

_VARIABLE: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
_REFERENCE: Final = re.compile(r"var\(--([\w-]+)\)")

Theme = dict[str, str]


@cache
def theme_named(name: str) -> Theme:
    """Return the colours of a theme: day, or night, which takes what it does not change from the day."""
    if name not in THEMES:
        raise InvalidData("theme", f"{' or '.join(THEMES)}, not {name!r:.60}")
    sheet = (files("grandaustria.drawing") / "design/colours.css").read_text(encoding="utf-8")
    theme: Theme = {}
    for each in THEMES[: THEMES.index(name) + 1]:
        rules = sheet.partition(f"[data-theme='{each}'] {{")[2].partition("\n}")[0]
        theme |= dict(_VARIABLE.findall(rules))
    return {token: resolved(value, theme) for token, value in theme.items()}


def resolved(text: str, theme: Theme) -> str:
    """Replace references to colours with the colours."""
    return _REFERENCE.sub(lambda reference: theme[reference[1]], text)
