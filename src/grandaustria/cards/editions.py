"""The two editions: the tables, with the first edition's own printings in their places."""

from __future__ import annotations

from typing import Final

from grandaustria.cards.emperor_tiles import EMPEROR_TILES, FIRST_EDITION_TILES
from grandaustria.cards.guests import FIRST_EDITION_GUESTS, GUESTS
from grandaustria.cards.hotels import HOTELS
from grandaustria.cards.objectives import OBJECTIVES
from grandaustria.cards.staff import FIRST_EDITION_STAFF, STAFF, STARTING_SETS
from grandaustria.rules.state import Edition

_SETS: Final = tuple(sum(1 << number - 1 for number in cards) for cards in STARTING_SETS)
_FIRST_GUESTS: Final = {guest.number: guest for guest in FIRST_EDITION_GUESTS}
_FIRST_STAFF: Final = {card.number: card for card in FIRST_EDITION_STAFF}
_FIRST_TILES: Final = {tile.name: tile for tile in FIRST_EDITION_TILES}

CURRENT: Final = Edition("current", GUESTS, STAFF, OBJECTIVES, EMPEROR_TILES, HOTELS, _SETS, few_rooms_allowed=False)
FIRST: Final = Edition(
    "first",
    tuple(_FIRST_GUESTS.get(guest.number, guest) for guest in GUESTS),
    tuple(_FIRST_STAFF.get(card.number, card) for card in STAFF),
    OBJECTIVES,
    tuple(_FIRST_TILES.get(tile.name, tile) for tile in EMPEROR_TILES),
    HOTELS,
    _SETS,
    few_rooms_allowed=True,
)
EDITIONS: Final = {"current": CURRENT, "first": FIRST}
