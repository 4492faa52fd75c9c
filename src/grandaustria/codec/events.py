"""Events as plain JSON, without what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from grandaustria.codec.event_types import Event
from grandaustria.codec.names import PRINTED, Names
from grandaustria.rules.board import COLOURS, FOODS
from grandaustria.rules.events import KINDS, NOBODY, PRIVATE, SOURCES
from grandaustria.rules.events import Event as Told


@cache
def _shown(names: Names) -> dict[str, Callable[[int], object]]:
    """Return how to show the numbers of an event, by field. Other fields stay numbers."""
    return {
        "guest": names.guests.__getitem__,
        "tile": names.tiles.__getitem__,
        "hotel": names.hotels.__getitem__,
        "food": FOODS.__getitem__,
        "colour": COLOURS.__getitem__,
        "source": SOURCES.__getitem__,
        "extra": bool,
    }


def event_as_json(event: Told, seat: int | None, names: Names = PRINTED) -> Event:
    """Return the event as `seat` (None: a spectator) may know it."""
    kind, whose, a, b = event
    name, a_name, b_name = KINDS[kind]
    show = _shown(names)
    shown: dict[str, Any] = {"event": name}
    if whose != NOBODY:
        shown["seat"] = whose
    for field, value in ((a_name, a), (b_name, b)):
        if field:
            shown[field] = show[field](value) if field in show else value
    if kind in PRIVATE and whose != seat:
        shown["staff"] = None
    return cast(Event, shown)  # tests check every event against its type
