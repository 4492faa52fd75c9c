"""The 58 guests: number, colour, order, points, and the parts of the reward as printed."""

from __future__ import annotations

from typing import Final

from grandaustria.rules.actions import extra_action, extra_turn
from grandaustria.rules.board import BLUE, CAKE, COFFEE, GREEN, ITEM, RED, STRUDEL, WINE, YELLOW
from grandaustria.rules.cards import Guest
from grandaustria.rules.gains import any_food, cake, coffee, emperor, krones, strudel, wine
from grandaustria.rules.guests import take_guest
from grandaustria.rules.rooms import occupy_rooms, prepare_room, prepare_room_below
from grandaustria.rules.staffing import draw_staff, draw_three_play_one, play_staff
from grandaustria.rules.state import Part
from grandaustria.rules.terms import FREE


def order(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> int:
    return strudel * ITEM[STRUDEL] + cake * ITEM[CAKE] + wine * ITEM[WINE] + coffee * ITEM[COFFEE]


def guest(number: int, colour: int, order: int, points: int, *reward: Part, afterwards: Part | None = None) -> Guest:
    card = Guest(number, colour, order, points, reward)
    card.afterwards = afterwards
    return card


GUESTS: Final = (
    guest(49, YELLOW, order(wine=1), 0, prepare_room_below()),
    guest(50, YELLOW, order(wine=1), 0, draw_staff(1), prepare_room()),
    guest(51, YELLOW, order(wine=1), 1, strudel(1)),
    guest(52, YELLOW, order(wine=1, coffee=1), 0, strudel(1), krones(2)),
    guest(53, YELLOW, order(strudel=1, wine=1), 0, coffee(1), emperor(2)),
    guest(54, YELLOW, order(wine=2), 0, any_food(1), krones(2)),
    guest(55, YELLOW, order(wine=3), 7, draw_staff(2)),
    guest(56, YELLOW, order(strudel=1, wine=2), 0, cake(1), play_staff(discount=3)),
    guest(57, YELLOW, order(wine=2, coffee=1), 1, prepare_room(discount=1), prepare_room(discount=1)),
    guest(58, YELLOW, order(wine=3, coffee=1), 7, occupy_rooms()),
    guest(59, YELLOW, order(strudel=3, wine=1), 5, cake(1), play_staff(discount=2)),
    guest(60, YELLOW, order(cake=2, wine=2), 5, coffee(1), krones(3)),
    guest(61, YELLOW, order(strudel=1, wine=3), 2, prepare_room(discount=1), prepare_room()),
    guest(62, YELLOW, order(strudel=1, cake=1, wine=2), 4, take_guest(), emperor(3)),
    guest(63, BLUE, order(coffee=1), 0, take_guest()),
    guest(64, BLUE, order(coffee=1), 0, play_staff(discount=1)),
    guest(65, BLUE, order(coffee=1), 3),
    guest(66, BLUE, order(cake=1, coffee=1), 3, play_staff(discount=1), prepare_room()),
    guest(67, BLUE, order(coffee=2), 2, draw_staff(2), emperor(2)),
    guest(68, BLUE, order(strudel=2, coffee=1), 4, emperor(3)),
    guest(69, BLUE, order(cake=2, coffee=1), 7, krones(3)),
    guest(70, BLUE, order(strudel=1, wine=1, coffee=1), 1, play_staff(discount=1), emperor(3)),
    guest(71, BLUE, order(strudel=1, coffee=2), 4, prepare_room(FREE)),
    guest(72, BLUE, order(strudel=1, cake=1, coffee=1), 7, occupy_rooms()),
    guest(73, BLUE, order(wine=1, coffee=2), 4, play_staff(discount=1), play_staff(discount=1)),
    guest(74, BLUE, order(cake=1, coffee=2), 10, krones(1)),
    guest(75, BLUE, order(wine=2, coffee=2), 5, draw_three_play_one(discount=3)),
    guest(76, BLUE, order(strudel=2, coffee=2), 4, draw_three_play_one(FREE)),
    guest(77, RED, order(cake=1), 1, krones(1)),
    guest(78, RED, order(cake=1), 0, take_guest()),
    guest(79, RED, order(cake=1), 0, krones(1), emperor(1)),
    guest(80, RED, order(cake=1, wine=1), 4, take_guest()),
    guest(81, RED, order(cake=2), 0, wine(1), krones(3)),
    guest(82, RED, order(cake=1, wine=1, coffee=1), 7, occupy_rooms()),
    guest(83, RED, order(strudel=1, cake=1, wine=1), 0, krones(5)),
    guest(84, RED, order(cake=2, wine=1), 2, krones(3), take_guest()),
    guest(85, RED, order(strudel=2, cake=1), 3, krones(3)),
    guest(86, RED, order(cake=1, wine=2), 3, play_staff(discount=3)),
    guest(87, RED, order(cake=2, coffee=2), 3, krones(3), take_guest(), take_guest()),
    guest(88, RED, order(cake=1, wine=3), 0, prepare_room(FREE), prepare_room(FREE)),
    guest(89, RED, order(strudel=2, cake=1, wine=1), 5, krones(4)),
    guest(90, RED, order(strudel=1, cake=3), 7, wine(1), krones(3)),
    guest(91, GREEN, order(strudel=1), 0, draw_staff(3)),
    guest(92, GREEN, order(strudel=1), 0, krones(1)),
    guest(93, GREEN, order(strudel=1), 0, emperor(1)),
    guest(94, GREEN, order(strudel=2), 0, play_staff(discount=1)),
    guest(95, GREEN, order(strudel=1, cake=1), 2, emperor(2)),
    guest(96, GREEN, order(strudel=1, coffee=1), 0, play_staff(discount=3)),
    guest(97, GREEN, order(strudel=2, wine=1), 4, afterwards=extra_action()),
    guest(98, GREEN, order(strudel=3), 0, krones(4)),
    guest(99, GREEN, order(strudel=1, cake=2), 5, draw_staff(1), emperor(2)),
    guest(100, GREEN, order(strudel=1, coffee=3), 4, emperor(3), occupy_rooms()),
    guest(101, GREEN, order(strudel=3, coffee=1), 3, emperor(3), take_guest()),
    guest(102, GREEN, order(strudel=1, coffee=1), 0, emperor(1), occupy_rooms()),
    guest(103, GREEN, order(strudel=1, wine=1), 4, draw_staff(2)),
    guest(104, GREEN, order(strudel=2, cake=2), 2, play_staff(FREE)),
    guest(117, RED, order(wine=2), 3, emperor(3)),
    guest(118, YELLOW, order(cake=1, coffee=1), 4, take_guest()),
)

PROMOS: Final = (117, 118)

FIRST_EDITION_GUESTS: Final = (guest(97, GREEN, order(strudel=2, wine=1), 4, extra_turn()),)
