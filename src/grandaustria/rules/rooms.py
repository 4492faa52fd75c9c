"""Rooms: where they may be prepared and at what price, occupying them, and the bonus of a full group."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import (
    BIT,
    BLUE,
    GROUP_POINTS,
    GROUP_STEPS,
    RED,
    ROOM_POINTS,
    UP_TO_FLOOR,
    next_spaces,
    ones,
)
from grandaustria.rules.choices import OCCUPY, PREPARE, Legal
from grandaustria.rules.events import FROM_ROOMS, GROUP_FULL, ROOM_OCCUPIED, ROOM_PREPARED, ROOM_REMOVED
from grandaustria.rules.gains import emperor, group_points, krones
from grandaustria.rules.ledger import pay, score
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, Part, State, Step
from grandaustria.rules.terms import FREE, HOW_MANY


def waived_spaces(s: State, p: Player) -> i64:
    """Return the spaces that the player's staff let them prepare for free."""
    waived: i64 = 0
    if p.staff & s.ruleset.free_rooms:
        for colour in range(3):
            if p.staff & s.ruleset.free_rooms_by_colour[colour]:
                waived |= p.hotel.rooms_for[colour]
    return waived


def preparable(s: State, p: Player, discount: i64) -> i64:
    """Return the spaces next to the player's tiles that the player can pay for."""
    return next_spaces(p.tiles) & (UP_TO_FLOOR[min(p.krones + discount, 3) + 1] | waived_spaces(s, p))


def price(s: State, p: Player, room: i64, discount: i64) -> i64:
    if waived_spaces(s, p) & BIT[room]:
        return 0
    return max(room // 5 - discount, 0)


def prepare(s: State, p: Player, room: i64, discount: i64) -> None:
    cost: i64 = price(s, p, room, discount)
    p.tiles |= BIT[room]
    s.tell(ROOM_PREPARED, p.seat, room, cost)
    pay(s, p, cost)
    score(s, p, ROOM_POINTS[room], FROM_ROOMS)


def remove(s: State, p: Player, room: i64) -> None:
    p.tiles &= ~BIT[room]
    p.occupied &= ~BIT[room]
    s.tell(ROOM_REMOVED, p.seat, room, 0)


def turn_over(s: State, p: Player, room: i64) -> Part | None:
    """Turn a free room over to its occupied side. Return the bonus if this fills its group for the first time."""
    p.occupied |= BIT[room]
    s.tell(ROOM_OCCUPIED, p.seat, room, 0)
    index: i64 = p.hotel.group_of[room]
    group: i64 = p.hotel.groups[index]
    if p.occupied & group != group or p.groups_paid & BIT[index]:
        return None
    p.groups_paid |= BIT[index]
    colour: i64 = p.hotel.colour_of[room]
    size: i64 = ones(group)
    s.tell(GROUP_FULL, p.seat, colour, size)
    if colour == BLUE:
        return group_points(GROUP_POINTS[size])
    return krones(GROUP_STEPS[size]) if colour == RED else emperor(GROUP_STEPS[size])


def occupy(s: State, p: Player, room: i64) -> None:
    """Occupy a room without a guest. The group's bonus and the reactions of staff follow at once."""
    bonus = turn_over(s, p, room)
    s.push_reactions(p, p.staff & s.ruleset.on_occupied)
    if bonus is not None:
        s.push(bonus.effect, p.seat, bonus.n)


class Prepare(Effect):
    """Prepare up to n rooms, one after the other."""

    def __init__(self, name: str, icons: str, discount: i64 = 0, floors: i64 = 4, occupied: bool = False) -> None:
        super().__init__(name, HOW_MANY, icons, optional=True)
        self.discount: i64 = discount
        self.floors: i64 = floors  # how many of the lowest floors
        self.spaces: i64 = UP_TO_FLOOR[floors]
        self.occupied = occupied  # turned over at once, without a guest

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and preparable(s, s.players[step.seat], self.discount) & self.spaces != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(PREPARE, preparable(s, s.players[step.seat], self.discount) & self.spaces)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        room: i64 = choice - PREPARE
        s.push(self, step.seat, step.n - 1)
        prepare(s, p, room, self.discount)
        if self.occupied:
            occupy(s, p, room)

    def spends(self, s: State, step: Step) -> bool:
        return self.discount < FREE and self.possible(s, step)

    def wasted(self, s: State, step: Step, choice: i64) -> i64:
        p = s.players[step.seat]
        room: i64 = choice - PREPARE
        return self.discount - (price(s, p, room, 0) - price(s, p, room, self.discount))


class Occupy(Effect):
    """Occupy up to n free rooms of any colour, without a guest."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and s.players[step.seat].free_rooms() != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(OCCUPY, s.players[step.seat].free_rooms())

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.push(self, step.seat, step.n - 1)
        occupy(s, s.players[step.seat], choice - OCCUPY)


PREPARE_FULL: Final = Prepare("prepare_room", "i:prepare-full")
PREPARE_FOR_ONE_LESS: Final = Prepare("prepare_room_for_one_less", "i:prepare-minus1", discount=1)
PREPARE_FREE: Final = Prepare("prepare_room_free", "i:prepare-free", FREE)
PREPARE_FREE_BELOW: Final = Prepare("prepare_room_free_floors_1_2", "i:prepare-free-low", FREE, floors=2)
PREPARE_OCCUPIED: Final = Prepare("prepare_occupied_room_free", "i:prepare-free i:occupy", FREE, occupied=True)
PREPARE_OCCUPIED_BELOW: Final = Prepare(
    "prepare_occupied_room_free_floors_1_2", "i:prepare-free-low i:occupy", FREE, floors=2, occupied=True
)
OCCUPY_ROOM: Final = Occupy("occupy_room", HOW_MANY, "i:occupy", optional=True)


def prepare_room(discount: i64 = 0) -> Part:
    if discount == 0:
        return Part(PREPARE_FULL, 1)
    return Part(PREPARE_FREE if discount == FREE else PREPARE_FOR_ONE_LESS, 1)


def prepare_room_below() -> Part:
    """Prepare a room on floor 1 or 2 for free."""
    return Part(PREPARE_FREE_BELOW, 1)


def prepare_occupied_room() -> Part:
    """Prepare a room for free and occupy it at once."""
    return Part(PREPARE_OCCUPIED, 1)


def prepare_occupied_room_below() -> Part:
    """Prepare a room on floor 1 or 2 for free and occupy it at once."""
    return Part(PREPARE_OCCUPIED_BELOW, 1)


def occupy_rooms(n: i64 = 1) -> Part:
    return Part(OCCUPY_ROOM, n)
