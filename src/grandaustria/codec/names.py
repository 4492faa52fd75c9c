"""Conversions between the rules' small numbers and what is printed: card numbers, letters, words."""

from __future__ import annotations

from typing import Final, cast

from grandaustria.cards.emperor_tiles import EMPEROR_TILES
from grandaustria.cards.guests import GUESTS
from grandaustria.cards.hotels import HOTELS
from grandaustria.cards.objectives import OBJECTIVES
from grandaustria.codec.types import Food, Letter, SomeFoods
from grandaustria.rules.board import FOODS, count

FOOD_NAMES: Final = cast("tuple[Food, ...]", FOODS)
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C")
GUEST_NUMBERS: Final = tuple(guest.number for guest in GUESTS)
STAFF_NUMBERS: Final = tuple(range(1, 49))
TILE_NAMES: Final = tuple(tile.name for tile in EMPEROR_TILES)
OBJECTIVE_NUMBERS: Final = tuple(objective.number for objective in OBJECTIVES)
HOTEL_NAMES: Final = tuple(hotel.name for hotel in HOTELS)

GUEST_INDEX: Final = {number: index for index, number in enumerate(GUEST_NUMBERS)}
STAFF_INDEX: Final = {number: index for index, number in enumerate(STAFF_NUMBERS)}
TILE_INDEX: Final = {name: index for index, name in enumerate(TILE_NAMES)}
OBJECTIVE_INDEX: Final = {number: index for index, number in enumerate(OBJECTIVE_NUMBERS)}
HOTEL_INDEX: Final = {name: index for index, name in enumerate(HOTEL_NAMES)}


def guests_in(mask: int) -> list[int]:
    return [number for index, number in enumerate(GUEST_NUMBERS) if mask >> index & 1]


def staff_in(mask: int) -> list[int]:
    return [number for index, number in enumerate(STAFF_NUMBERS) if mask >> index & 1]


def foods_in(items: int) -> SomeFoods:
    """Count the items by food, leaving out foods of which there are none."""
    found: SomeFoods = {}
    for food, name in enumerate(FOOD_NAMES):
        if count(items, food):
            found[name] = count(items, food)
    return found
