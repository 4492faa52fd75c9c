"""What is remembered of a game besides its position: points by source and round, and which guest lives where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grandaustria.codec.names import Names
from grandaustria.codec.reader import Reader
from grandaustria.codec.types import Story
from grandaustria.rules import events
from grandaustria.rules.board import ROOMS
from grandaustria.rules.events import SOURCES, Event

Tenants = dict[int, int]  # room: number of the guest

EARLIER: Final = "earlier"  # points a position made by hand starts with


class Chronicle:
    def __init__(self, seats: int, names: Names) -> None:
        self._names = names
        self.points: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
        self.rounds: list[list[int]] = []  # each player's points at the end of every round
        self.tenants: list[Tenants] = [{} for _ in range(seats)]

    def note(self, event: Event) -> None:
        kind, seat, a, b = event
        if kind == events.POINTS:
            self.points[seat][SOURCES[b]] += a
        elif kind == events.MOVED_IN:
            self.tenants[seat][b] = self._names.guests[a]
        elif kind == events.ROOM_REMOVED:
            self.tenants[seat].pop(a, None)
        elif (kind == events.ROUND_STARTED and a > 1) or kind == events.GAME_OVER:
            self.rounds.append([sum(points.values()) for points in self.points])

    def copy(self) -> Chronicle:
        twin = Chronicle(0, self._names)
        twin.points = [dict(points) for points in self.points]
        twin.rounds = [list(points) for points in self.rounds]
        twin.tenants = [dict(tenants) for tenants in self.tenants]
        return twin

    def to_json(self) -> Story:
        return {
            "points": [dict(points) for points in self.points],
            "rounds": [list(points) for points in self.rounds],
            "tenants": tenants_as_json(self.tenants),
        }

    @classmethod
    def from_json(cls, data: Reader | None, points: list[int], most_rounds: int, names: Names) -> Chronicle:
        """Read a chronicle. Without data, start a new one with each player's current points from an unknown source."""
        seats = len(points)
        chronicle = cls(seats, names)
        if data is None:
            for seat in range(seats):
                if points[seat]:
                    chronicle.points[seat][EARLIER] = points[seat]
            return chronicle
        for seat, reader in enumerate(data.field("points").items(seats)):
            reader.only((*SOURCES, EARLIER))
            for source in (*SOURCES, EARLIER):
                entry = reader.optional(source)
                if entry is not None:
                    chronicle.points[seat][source] = entry.integer(-999, 999)
            if sum(chronicle.points[seat].values()) != points[seat]:
                raise reader.fail(f"does not add up to the player's {points[seat]} points")
        rounds = data.field("rounds")
        chronicle.rounds = rounds.list_of(lambda r: r.list_of(lambda p: p.integer(-999, 999), seats))
        if len(chronicle.rounds) > most_rounds:
            raise rounds.fail(f"{len(chronicle.rounds)} of them; a game has {most_rounds}")
        rooms = {str(room): room for room in range(ROOMS)}
        for seat, reader in enumerate(data.field("tenants").items(seats)):
            reader.only(rooms)
            for name, room in rooms.items():
                entry = reader.optional(name)
                if entry is not None:
                    chronicle.tenants[seat][room] = names.guests[entry.one_of(names.guest_index)]
        return chronicle


def tenants_as_json(tenants: Iterable[Tenants]) -> list[dict[str, int]]:
    return [{str(room): guest for room, guest in sorted(rooms.items())} for rooms in tenants]
