"""One honest sentence of why a turn would have been better: only from sources of points that are sure."""

from __future__ import annotations

from typing import Final

from grandaustria.analysis.review.types import Source, Why
from grandaustria.codec.event_types import Event

# The event that shows a source at once, in the better line alone, and its field that is named.
_SHOWN: Final[dict[Source, tuple[str, str]]] = {
    "guests": ("moved_in", "guest"),
    "groups": ("group_full", "colour"),
    "staff": ("staff_played", "staff"),
    "objectives": ("objective_claimed", "objective"),
}


def reason(named: list[Source], sure: bool, better: list[Event], played: list[Event]) -> Why | None:
    """Return why: `named` are the sources that are sure, and `sure` says whether the whole difference is.

    The events are those of the better line and of the turn played.
    """
    if not sure:
        return None
    if not named:
        return {"message": "review-why-long-run", "arguments": {}, "also": None}
    first = named[0]
    also = named[1] if len(named) > 1 else None
    if first in _SHOWN:
        kind, field = _SHOWN[first]
        new = [value for value in _values(better, kind, field) if value not in _values(played, kind, field)]
        if new:
            return {"message": f"review-why-{first}-now", "arguments": {field: new[0]}, "also": also}
    return {"message": f"review-why-{first}", "arguments": {}, "also": also}


def _values(events: list[Event], kind: str, field: str) -> list[str | int]:
    return [dict(event)[field] for event in events if event["event"] == kind]  # type: ignore[misc]  # by its kind
