"""The twelve emperor tiles, four of each letter, with their rewards and penalties."""

from __future__ import annotations

from typing import Final

from grandaustria.rules.cards import EmperorTile, Penalty
from grandaustria.rules.emperor import tile_points_per_staff
from grandaustria.rules.gains import any_food, cake, coffee, krones, strudel, tile_points, wine
from grandaustria.rules.penalties import (
    DismissFinalScoring,
    LoseFood,
    LoseKrones,
    LosePoints,
    LosePointsPerStaff,
    RemoveFreeRooms,
    RemoveOccupiedRooms,
    ReturnFromHand,
)
from grandaustria.rules.rooms import prepare_occupied_room, prepare_occupied_room_below, prepare_room
from grandaustria.rules.staffing import draw_three_play_one, play_staff
from grandaustria.rules.state import Part
from grandaustria.rules.terms import FREE


def tile(name: str, *reward: Part, penalty: Penalty) -> EmperorTile:
    return EmperorTile(name, reward, penalty)


EMPEROR_TILES: Final = (
    tile("A1", krones(3), penalty=LoseKrones(3, otherwise=5)),
    tile("A2", any_food(2), penalty=LoseFood(served=False)),
    tile("A3", draw_three_play_one(discount=3), penalty=ReturnFromHand(2, otherwise=5)),
    tile("A4", prepare_room(FREE), penalty=RemoveFreeRooms(1, otherwise=5)),
    tile("B1", strudel(1), cake(1), wine(1), coffee(1), penalty=LoseFood(served=True)),
    tile("B2", krones(5), penalty=LoseKrones(5, otherwise=7)),
    tile("B3", draw_three_play_one(FREE), penalty=ReturnFromHand(3, otherwise=7)),
    tile("B4", prepare_occupied_room_below(), penalty=RemoveFreeRooms(2, otherwise=7)),
    tile("C1", tile_points(8), penalty=LosePoints(8)),
    tile("C2", prepare_occupied_room(), penalty=RemoveOccupiedRooms()),
    tile("C3", tile_points_per_staff(2), penalty=LosePointsPerStaff(2)),
    tile("C4", play_staff(FREE), penalty=DismissFinalScoring(otherwise=10)),
)

FIRST_EDITION_TILES: Final = (tile("C2", prepare_occupied_room(), penalty=RemoveOccupiedRooms(in_column=True)),)
