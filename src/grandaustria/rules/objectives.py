"""What the objective cards ask for."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.rules.board import BLUE, COLUMNS, FLOORS, RED, YELLOW, ones
from grandaustria.rules.final import full_lines
from grandaustria.rules.player import Player
from grandaustria.rules.state import Condition, State


class OwnKrones(Condition):
    def __init__(self, krones: i64) -> None:
        self.krones: i64 = krones

    def holds(self, s: State, p: Player) -> bool:
        return p.krones >= self.krones


class RoomTiles(Condition):
    def __init__(self, tiles: i64) -> None:
        self.tiles: i64 = tiles

    def holds(self, s: State, p: Player) -> bool:
        return ones(p.tiles) >= self.tiles


class StaffInPlay(Condition):
    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards

    def holds(self, s: State, p: Player) -> bool:
        return ones(p.staff) >= self.cards


class EmperorSpace(Condition):
    def __init__(self, space: i64) -> None:
        self.space: i64 = space

    def holds(self, s: State, p: Player) -> bool:
        return p.emperor >= self.space


class FullFloors(Condition):
    def __init__(self, floors: i64) -> None:
        self.floors: i64 = floors

    def holds(self, s: State, p: Player) -> bool:
        return full_lines(p.occupied, FLOORS) >= self.floors


class FullColumns(Condition):
    def __init__(self, columns: i64) -> None:
        self.columns: i64 = columns

    def holds(self, s: State, p: Player) -> bool:
        return full_lines(p.occupied, COLUMNS) >= self.columns


class FullGroups(Condition):
    def __init__(self, groups: i64) -> None:
        self.groups: i64 = groups

    def holds(self, s: State, p: Player) -> bool:
        return p.hotel.full_groups(p.occupied) >= self.groups


class WholeColour(Condition):
    """All rooms of one colour occupied."""

    def holds(self, s: State, p: Player) -> bool:
        for colour in (BLUE, RED, YELLOW):
            rooms: i64 = p.hotel.rooms_for[colour]
            if p.occupied & rooms == rooms:
                return True
        return False


class OccupiedByColour(Condition):
    def __init__(self, blue: i64, red: i64, yellow: i64) -> None:
        self.blue: i64 = blue
        self.red: i64 = red
        self.yellow: i64 = yellow

    def holds(self, s: State, p: Player) -> bool:
        return (
            ones(p.occupied & p.hotel.rooms_for[BLUE]) >= self.blue
            and ones(p.occupied & p.hotel.rooms_for[RED]) >= self.red
            and ones(p.occupied & p.hotel.rooms_for[YELLOW]) >= self.yellow
        )
