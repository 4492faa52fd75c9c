"""What the objective cards ask for."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.rules.board import BIT, BLUE, COLOURS, COLUMNS, FLOORS, RED, YELLOW, ones
from grandaustria.rules.cards import Condition
from grandaustria.rules.final import full_lines
from grandaustria.rules.player import Player
from grandaustria.rules.state import State
from grandaustria.rules.terms import Count


class Enough(Condition):
    """At least `need` of one thing."""

    def __init__(self, icon: str, need: i64) -> None:
        self.icon = icon
        self.need: i64 = need

    def have(self, s: State, p: Player) -> i64:
        raise NotImplementedError

    def holds(self, s: State, p: Player) -> bool:
        return self.have(s, p) >= self.need

    def counts(self, s: State, p: Player) -> list[Count]:
        return [Count(self.icon, self.have(s, p), self.need)]

    def progress(self, s: State, p: Player) -> float:
        return min(float(self.have(s, p)) / float(self.need), 1.0)


class OwnKrones(Enough):
    def __init__(self, krones: i64) -> None:
        super().__init__("krone", krones)

    def have(self, s: State, p: Player) -> i64:
        return p.krones


class RoomTiles(Enough):
    def __init__(self, tiles: i64) -> None:
        super().__init__("prepare", tiles)

    def have(self, s: State, p: Player) -> i64:
        return ones(p.tiles)


class StaffInPlay(Enough):
    def __init__(self, cards: i64) -> None:
        super().__init__("staff", cards)

    def have(self, s: State, p: Player) -> i64:
        return ones(p.staff)


class EmperorSpace(Enough):
    def __init__(self, space: i64) -> None:
        super().__init__("emperor", space)

    def have(self, s: State, p: Player) -> i64:
        return p.emperor


class FullGroups(Enough):
    def __init__(self, groups: i64) -> None:
        super().__init__("group", groups)

    def have(self, s: State, p: Player) -> i64:
        return p.hotel.full_groups(p.occupied)


class FullLines(Enough):
    """Fully occupied floors or columns. Occupied rooms of the fullest ones count as progress."""

    def __init__(self, icon: str, need: i64, lines: tuple[int, ...]) -> None:
        super().__init__(icon, need)
        self.lines = lines
        self.rooms: i64 = need * ones(lines[0])

    def have(self, s: State, p: Player) -> i64:
        return full_lines(p.occupied, self.lines)

    def progress(self, s: State, p: Player) -> float:
        return float(in_fullest(p.occupied, self.lines, self.need)) / float(self.rooms)


class FullFloors(FullLines):
    def __init__(self, floors: i64) -> None:
        super().__init__("floors", floors, FLOORS)


class FullColumns(FullLines):
    def __init__(self, columns: i64) -> None:
        super().__init__("columns", columns, COLUMNS)


def in_fullest(occupied: i64, lines: tuple[int, ...], n: i64) -> i64:
    """Count the occupied rooms in the n fullest of these lines."""
    tally: i64 = 0  # how many lines have 0, 1, 2, … occupied rooms, four bits each
    for line in lines:
        tally += BIT[4 * ones(occupied & line)]
    rooms: i64 = 0
    size: i64 = len(COLUMNS)
    while n > 0 and size > 0:
        such: i64 = min((tally >> (4 * size)) & 15, n)
        rooms += such * size
        n -= such
        size -= 1
    return rooms


class WholeColour(Condition):
    """Every room of one colour occupied."""

    def holds(self, s: State, p: Player) -> bool:
        for colour in (BLUE, RED, YELLOW):
            rooms: i64 = p.hotel.rooms_for[colour]
            if p.occupied & rooms == rooms:
                return True
        return False

    def counts(self, s: State, p: Player) -> list[Count]:
        """Count the rooms of the colour that is closest to complete."""
        best: i64 = BLUE
        for colour in (RED, YELLOW):
            if self.share(p, colour) > self.share(p, best):
                best = colour
        rooms: i64 = p.hotel.rooms_for[best]
        return [Count("c-" + COLOURS[best], ones(p.occupied & rooms), ones(rooms))]

    def progress(self, s: State, p: Player) -> float:
        return max(self.share(p, BLUE), self.share(p, RED), self.share(p, YELLOW))

    def share(self, p: Player, colour: i64) -> float:
        rooms: i64 = p.hotel.rooms_for[colour]
        return float(ones(p.occupied & rooms)) / float(ones(rooms))


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

    def counts(self, s: State, p: Player) -> list[Count]:
        """Count the rooms of each colour needed, the largest need first."""
        needs = sorted([(-self.blue, BLUE), (-self.red, RED), (-self.yellow, YELLOW)])
        return [
            Count("c-" + COLOURS[colour], ones(p.occupied & p.hotel.rooms_for[colour]), -need)
            for need, colour in needs
            if need
        ]

    def progress(self, s: State, p: Player) -> float:
        have: i64 = min(ones(p.occupied & p.hotel.rooms_for[BLUE]), self.blue)
        have += min(ones(p.occupied & p.hotel.rooms_for[RED]), self.red)
        have += min(ones(p.occupied & p.hotel.rooms_for[YELLOW]), self.yellow)
        return float(have) / float(self.blue + self.red + self.yellow)
