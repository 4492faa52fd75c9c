"""The two editions, and the game for one. The first edition replaces some rows of the tables."""

from __future__ import annotations

from typing import Final

from grandaustria.cards.emperor_tiles import EMPEROR_TILES, FIRST_EDITION_TILES
from grandaustria.cards.guests import FIRST_EDITION_GUESTS, GUESTS, PROMOS
from grandaustria.cards.hotels import HOTELS
from grandaustria.cards.leopold import LEOPOLD_CARDS
from grandaustria.cards.objectives import OBJECTIVES
from grandaustria.cards.staff import FIRST_EDITION_STAFF, STAFF, STARTING_SETS
from grandaustria.rules.automa.cards import LEVELS
from grandaustria.rules.automa.solo import SoloRuleset
from grandaustria.rules.hotelier import HOTELIER
from grandaustria.rules.ruleset import EDITIONS, SOLO, Printed, Ruleset
from grandaustria.rules.setup import FIRST_ROOMS_OF_SEAT, FIRST_ROOMS_OF_SEAT_UP_TO, SET_UP

__all__ = ["CURRENT", "CURRENT_PRINTED", "EDITIONS", "FIRST", "FIRST_PRINTED", "SOLO"]

_FIRST_GUESTS: Final = {guest.number: guest for guest in FIRST_EDITION_GUESTS}
_FIRST_STAFF: Final = {card.number: card for card in FIRST_EDITION_STAFF}
_FIRST_TILES: Final = {tile.name: tile for tile in FIRST_EDITION_TILES}

CURRENT_PRINTED: Final = Printed(GUESTS, STAFF, OBJECTIVES, EMPEROR_TILES, HOTELS, STARTING_SETS, PROMOS)
FIRST_PRINTED: Final = Printed(
    tuple(_FIRST_GUESTS.get(guest.number, guest) for guest in GUESTS),
    tuple(_FIRST_STAFF.get(card.number, card) for card in STAFF),
    OBJECTIVES,
    tuple(_FIRST_TILES.get(tile.name, tile) for tile in EMPEROR_TILES),
    HOTELS,
    STARTING_SETS,
    PROMOS,
)
CURRENT: Final = Ruleset("current", CURRENT_PRINTED, SET_UP, FIRST_ROOMS_OF_SEAT, (HOTELIER,) * 4)
FIRST: Final = Ruleset("first", FIRST_PRINTED, SET_UP, FIRST_ROOMS_OF_SEAT_UP_TO, (HOTELIER,) * 4)
FIRST.promos_by_default = False

EDITIONS["current"] = CURRENT
EDITIONS["first"] = FIRST

for level in range(1, LEVELS + 1):
    SOLO.append(SoloRuleset(level, CURRENT_PRINTED, LEOPOLD_CARDS))
