"""Events as plain JSON, without what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from grandaustria.codec.event_types import Event
from grandaustria.codec.names import GUEST_NUMBERS, HOTEL_NAMES, TILE_NAMES
from grandaustria.rules.board import COLOURS, FOODS
from grandaustria.rules.events import KINDS, NOBODY, PRIVATE, SOURCES
from grandaustria.rules.events import Event as Told

# How the numbers in an event are shown; what is not listed stays a number.
_SHOWN: Final[dict[str, Callable[[int], object]]] = {
    "guest": GUEST_NUMBERS.__getitem__,
    "tile": TILE_NAMES.__getitem__,
    "hotel": HOTEL_NAMES.__getitem__,
    "food": FOODS.__getitem__,
    "colour": COLOURS.__getitem__,
    "source": SOURCES.__getitem__,
    "extra": bool,
}


def event_as_json(event: Told, seat: int | None) -> Event:
    """Return the event as `seat` (None: a spectator) may know it."""
    kind, whose, a, b = event
    name, a_name, b_name = KINDS[kind]
    shown: dict[str, Any] = {"event": name}
    if whose != NOBODY:
        shown["seat"] = whose
    for field, value in ((a_name, a), (b_name, b)):
        if field:
            shown[field] = _SHOWN[field](value) if field in _SHOWN else value
    if kind in PRIVATE and whose != seat:
        shown["staff"] = None
    return cast(Event, shown)  # tests hold every event against its type
