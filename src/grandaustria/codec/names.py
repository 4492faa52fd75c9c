"""Conversions between the rules' small numbers and what is printed: card numbers, letters, words."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from grandaustria.cards.editions import CURRENT
from grandaustria.codec.types import Food, Letter, SomeFoods
from grandaustria.rules.board import FOODS, count
from grandaustria.rules.ruleset import Ruleset

FOOD_NAMES: Final = cast("tuple[Food, ...]", FOODS)
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C")


class Names:
    """What the cards, tiles and boards of a ruleset are called, in the order in which the rules count them."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self.guests = tuple(guest.number for guest in ruleset.guests)
        self.staff = tuple(card.number for card in ruleset.staff)
        self.tiles = tuple(tile.name for tile in ruleset.tiles)
        self.objectives = tuple(objective.number for objective in ruleset.objectives)
        self.hotels = tuple(hotel.name for hotel in ruleset.hotels)
        self.guest_index = {number: index for index, number in enumerate(self.guests)}
        self.staff_index = {number: index for index, number in enumerate(self.staff)}
        self.tile_index = {name: index for index, name in enumerate(self.tiles)}
        self.objective_index = {number: index for index, number in enumerate(self.objectives)}
        self.hotel_index = {name: index for index, name in enumerate(self.hotels)}

    def __reduce__(self) -> tuple[object, ...]:
        return names_of, (self._ruleset,)

    def guests_in(self, mask: int) -> list[int]:
        return [number for index, number in enumerate(self.guests) if mask >> index & 1]

    def staff_in(self, mask: int) -> list[int]:
        return [number for index, number in enumerate(self.staff) if mask >> index & 1]


@cache
def names_of(ruleset: Ruleset) -> Names:
    return Names(ruleset)


PRINTED: Final = names_of(CURRENT)  # both editions have the same
GUEST_NUMBERS: Final = PRINTED.guests
STAFF_NUMBERS: Final = PRINTED.staff


def foods_in(items: int) -> SomeFoods:
    """Count the items by food, leaving out foods of which there are none."""
    found: SomeFoods = {}
    for food, name in enumerate(FOOD_NAMES):
        if count(items, food):
            found[name] = count(items, food)
    return found
