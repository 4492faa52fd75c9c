"""The 48 staff: number, cost, and what each does."""

from __future__ import annotations

from typing import Final

from grandaustria.rules.board import BLUE, COLUMNS, FLOORS, GREEN, RED, YELLOW
from grandaustria.rules.cards import DieBonus, FinalScore, Reaction, Staff
from grandaustria.rules.final import (
    BestOfOthers,
    PerColourSet,
    PerGroup,
    PerLine,
    PerObjective,
    PerRoom,
    PerSpace,
    PerStaff,
    PerTile,
)
from grandaustria.rules.gains import cake, coffee, emperor, krones, strudel, wine
from grandaustria.rules.gains import staff_points as points
from grandaustria.rules.rooms import occupy_rooms, prepare_room
from grandaustria.rules.staffing import fill_order, play_staff
from grandaustria.rules.state import Part
from grandaustria.rules.terms import (
    AVERTED_PENALTY,
    EMPEROR_REWARDS,
    FREE_GUESTS,
    FREE_ROOMS,
    FREE_SERVING,
    GUEST_LEAVES,
    ROOM_OCCUPIED,
    Waiver,
)


def immediately(number: int, cost: int, *parts: Part) -> Staff:
    card = Staff(number, cost)
    card.parts = parts
    return card


def each_round(number: int, cost: int, *parts: Part) -> Staff:
    card = Staff(number, cost)
    card.parts = parts
    card.once_per_round = True
    return card


def when(number: int, cost: int, reaction: Reaction) -> Staff:
    card = Staff(number, cost)
    card.reaction = reaction
    return card


def taking_die(number: int, cost: int, bonus: DieBonus) -> Staff:
    card = Staff(number, cost)
    card.die = bonus
    return card


def waives(number: int, cost: int, what: Waiver) -> Staff:
    card = Staff(number, cost)
    card.waives = what
    return card


def at_the_end(number: int, cost: int, final: FinalScore) -> Staff:
    card = Staff(number, cost)
    card.final = final
    return card


STAFF: Final = (
    each_round(1, 4, strudel(1)),
    each_round(2, 6, cake(1)),
    each_round(3, 4, wine(1)),
    each_round(4, 6, coffee(1)),
    when(5, 4, Reaction(GUEST_LEAVES, krones(2), colours=(RED,))),
    when(6, 1, Reaction(GUEST_LEAVES, emperor(1), colours=(BLUE,))),
    when(7, 1, Reaction(GUEST_LEAVES, krones(1), colours=(YELLOW,))),
    when(8, 2, Reaction(GUEST_LEAVES, points(2), colours=(GREEN,))),
    waives(9, 5, FREE_ROOMS[BLUE]),
    waives(10, 5, FREE_ROOMS[RED]),
    waives(11, 5, FREE_ROOMS[YELLOW]),
    taking_die(12, 2, DieBonus((3, 4), points=2)),
    taking_die(13, 2, DieBonus((1, 2), strength=1)),
    taking_die(14, 2, DieBonus((1, 2), also=prepare_room(), also_icons="i:prepare")),
    taking_die(15, 4, DieBonus((4,), both=True)),
    taking_die(16, 2, DieBonus((4,), points=4)),
    taking_die(17, 5, DieBonus((6,), strength=1, no_fee=True)),
    taking_die(18, 2, DieBonus((5,), strength=2)),
    taking_die(19, 3, DieBonus((3,), points=5)),
    taking_die(20, 2, DieBonus((5,), steps=2)),
    immediately(21, 3, strudel(1), cake(1), wine(1), coffee(1)),
    taking_die(22, 3, DieBonus((3,), also=play_staff(discount=0))),
    when(23, 5, Reaction(ROOM_OCCUPIED, krones(1))),
    waives(24, 1, FREE_SERVING),
    waives(25, 6, FREE_GUESTS),
    waives(26, 5, AVERTED_PENALTY),
    at_the_end(27, 4, PerRoom(3, RED)),
    at_the_end(28, 4, PerRoom(3, BLUE)),
    at_the_end(29, 5, BestOfOthers(own=False)),
    at_the_end(30, 4, PerRoom(3, YELLOW)),
    at_the_end(31, 4, PerRoom(1, GREEN)),
    at_the_end(32, 4, PerStaff(2)),
    when(33, 5, Reaction(GUEST_LEAVES, points(4), size=4)),
    at_the_end(34, 5, PerTile()),
    immediately(35, 2, occupy_rooms(2)),
    immediately(36, 2, wine(4)),
    at_the_end(37, 3, PerGroup(2)),
    immediately(38, 5, fill_order()),
    immediately(39, 3, cake(4)),
    at_the_end(40, 2, PerObjective(5)),
    at_the_end(41, 3, PerSpace(2, most=26)),
    when(42, 3, Reaction(EMPEROR_REWARDS, points(5))),
    immediately(43, 3, coffee(4)),
    immediately(44, 2, strudel(4)),
    immediately(45, 1, emperor(3)),
    at_the_end(46, 2, PerLine(5, FLOORS)),
    at_the_end(47, 4, PerLine(5, COLUMNS)),
    at_the_end(48, 4, PerColourSet(4)),
)

FIRST_EDITION_STAFF: Final = (
    taking_die(17, 3, DieBonus((6,), strength=1, no_fee=True)),
    when(23, 5, Reaction(GUEST_LEAVES, krones(1))),
    at_the_end(29, 5, BestOfOthers(own=True)),
    at_the_end(41, 3, PerSpace(2, most=12)),
)

# The lettered cards of the introductory game: sets A, B, C, D.
STARTING_SETS: Final = (
    (3, 6, 9, 38, 39, 48),
    (1, 13, 25, 30, 32, 44),
    (4, 11, 24, 27, 40, 43),
    (2, 7, 10, 28, 36, 41),
)
