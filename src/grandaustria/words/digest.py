"""The events of a game as lines of a story, leaving out the obvious."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Event = Mapping[str, Any]

_SILENT: Final = frozenset(("turn_ended", "staff_offered", "staff_kept", "game_over"))
_CHANGES: Final = frozenset(("krones", "emperor", "points"))
# Several in a row make one line: all of the same kind, or all exactly alike.
_GATHERED: Final = frozenset(("die_rolled", "guest_arrived"))
_COUNTED: Final = frozenset(
    ("food_put", "served", "staff_drawn", "staff_looked_at", "staff_returned", "staff_set_aside")
)
# Shown on the line of the event that caused them.
_ASIDES: Final = frozenset((
    "group_full", "boosted", "food_put", "food_stored", "guest_arrived", "deck_remade",
    "staff_drawn", "staff_looked_at", "staff_returned",
))  # fmt: skip


class Line:
    """Something that happened, once or several times in a row, with its gains and costs."""

    def __init__(self, event: Event) -> None:
        self.events = [event]
        self.changes: dict[tuple[str, str], int] = {}  # by kind, and "gain" or "loss"
        # Krones that the line itself says were paid.
        self.price: int = 1 if event["event"] in ("boosted", "penalty_ignored") else event.get("cost", 0)

    def goes_on_with(self, event: Event) -> bool:
        first = self.events[0]
        kind = event["event"]
        if kind == "points":
            return (first["event"], first.get("source"), first.get("seat")) == (kind, event["source"], event["seat"])
        return first["event"] == kind and (kind in _GATHERED or (kind in _COUNTED and first == event))

    def note(self, event: Event) -> None:
        entry = (event["event"], "gain" if event["change"] > 0 else "loss")
        self.changes[entry] = self.changes.get(entry, 0) + abs(event["change"])


class Digest:
    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._main: Line | None = None  # the last one that is not an aside
        self._fee: Event | None = None  # paid for what comes next
        self._moved: tuple[int, int] | None = None  # the seat and the room somebody moved into

    def hear(self, event: Event, following: Event | None) -> None:
        if event["event"] in _SILENT or self._already_told(event):
            return
        if _is_fee(event, following):
            self._fee = event
        elif self._main is not None and event["event"] in _CHANGES and not of_final_scoring(event):
            self._main.note(event)
        elif self._fee is None and self.lines and self.lines[-1].goes_on_with(event):
            self.lines[-1].events.append(event)
        else:
            self._begin(event)

    def _begin(self, event: Event) -> None:
        line = Line(event)
        self.lines.append(line)
        if self._fee is not None:
            line.note(self._fee)
            self._fee = None
        if event["event"] not in _ASIDES:
            self._main = line
        if event["event"] == "moved_in":
            self._moved = (event["seat"], event["room"])

    def _already_told(self, event: Event) -> bool:
        if not self.lines:
            return False
        last = self.lines[-1]
        if event["event"] == "krones" and last.price > 0 and event["change"] == -last.price:
            last.price = 0
            return True
        if event["event"] == "room_occupied" and self._moved == (event["seat"], event["room"]):
            self._moved = None
            return True
        return bool(last.events[0]["event"] == "staff_scored" and event.get("source") == "final_staff")


def _is_fee(event: Event, following: Event | None) -> bool:
    """Return whether a payment is the price of the next event."""
    paid = event["event"] == "krones" and event["change"] < 0
    return paid and following is not None and following["event"] in ("served", "action")


def of_final_scoring(event: Event) -> bool:
    """Return whether the event belongs to the final scoring, whose points get their own line."""
    return str(event.get("source", "")).startswith("final")
