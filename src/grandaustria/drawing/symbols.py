"""The symbols of the game, from the file that the browser client has too."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)" viewBox="([\d ]+)"><title>[^<]*</title>(.*?)</symbol>')


class Symbol(NamedTuple):
    """Shapes in a square. `currentColor` is the ink, `var(--cut)` what shows through holes."""

    box: str
    shapes: str


@cache
def symbols() -> dict[str, Symbol]:
    sheet = (files("grandaustria.drawing") / "design/symbols.svg").read_text(encoding="utf-8")
    return {name: Symbol(box, shapes) for name, box, shapes in _SYMBOL.findall(sheet)}
