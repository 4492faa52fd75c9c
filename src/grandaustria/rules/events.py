"""Events: their kinds, which of them hide a card from other players, and the sources of points.

An event is a tuple (kind, seat, a, b); the table says what a and b mean. The log in every language, the client's
animations and the statistics are all made from events.
"""

from __future__ import annotations

from typing import Final

Event = tuple[int, int, int, int]

NOBODY: Final = -1  # the seat of events that concern the whole table

ROUND_STARTED: Final = 0
DIE_ROLLED: Final = 1
DIE_DISCARDED: Final = 2
DECK_REMADE: Final = 3
START_PLAYER: Final = 4
TILE_DRAWN: Final = 5
OBJECTIVE_DRAWN: Final = 6
HOTEL_DEALT: Final = 7
GUEST_ARRIVED: Final = 8
TURN_STARTED: Final = 9
TURN_ENDED: Final = 10
PASSED: Final = 11
GUEST_TAKEN: Final = 12
DIE_TAKEN: Final = 13
BOOSTED: Final = 14
ACTION: Final = 15
KRONES: Final = 16
EMPEROR: Final = 17
POINTS: Final = 18
FOOD_PUT: Final = 19
FOOD_STORED: Final = 20
FOOD_LOST: Final = 21
SERVED: Final = 22
ROOM_PREPARED: Final = 23
ROOM_OCCUPIED: Final = 24
ROOM_REMOVED: Final = 25
MOVED_IN: Final = 26
GROUP_FULL: Final = 27
OBJECTIVE_CLAIMED: Final = 28
STAFF_PLAYED: Final = 29
STAFF_USED: Final = 30
STAFF_DISMISSED: Final = 31
STAFF_DRAWN: Final = 32
STAFF_OFFERED: Final = 33
STAFF_KEPT: Final = 34
STAFF_LOOKED_AT: Final = 35
STAFF_RETURNED: Final = 36
EMPEROR_SCORED: Final = 37
REWARDED: Final = 38
PENALIZED: Final = 39
PENALTY_IGNORED: Final = 40
EXTRA_TURN: Final = 41
STAFF_SCORED: Final = 42
GAME_OVER: Final = 43
# Of an automa.
CARD_REVEALED: Final = 44
GUEST_MISSING: Final = 45
STAFF_SET_ASIDE: Final = 46
STAFF_UNCOVERED: Final = 47
COUNTED_DOWN: Final = 48
OBJECTIVE_MISSING: Final = 49

# name, meaning of a, meaning of b ("" = always 0)
KINDS: Final = (
    ("round_started", "round", ""),
    ("die_rolled", "value", ""),
    ("die_discarded", "left", ""),
    ("deck_remade", "cards", ""),
    ("start_player", "", ""),
    ("tile_drawn", "tile", ""),
    ("objective_drawn", "objective", ""),
    ("hotel_dealt", "hotel", ""),
    ("guest_arrived", "guest", ""),
    ("turn_started", "number", "extra"),
    ("turn_ended", "", ""),
    ("passed", "", ""),
    ("guest_taken", "guest", "cost"),
    ("die_taken", "value", "dice"),
    ("boosted", "", ""),
    ("action", "action", "strength"),
    ("krones", "change", "krones"),
    ("emperor", "change", "space"),
    ("points", "change", "source"),
    ("food_put", "food", "guest"),
    ("food_stored", "food", "count"),
    ("food_lost", "count", ""),
    ("served", "food", "guest"),
    ("room_prepared", "room", "cost"),
    ("room_occupied", "room", ""),
    ("room_removed", "room", ""),
    ("moved_in", "guest", "room"),
    ("group_full", "colour", "size"),
    ("objective_claimed", "objective", "place"),
    ("staff_played", "staff", "cost"),
    ("staff_used", "staff", ""),
    ("staff_dismissed", "staff", ""),
    ("staff_drawn", "staff", ""),
    ("staff_offered", "staff", ""),
    ("staff_kept", "staff", ""),
    ("staff_looked_at", "staff", ""),
    ("staff_returned", "staff", ""),
    ("emperor_scored", "scoring", "space"),
    ("rewarded", "tile", ""),
    ("penalized", "tile", ""),
    ("penalty_ignored", "", ""),
    ("extra_turn", "", ""),
    ("staff_scored", "staff", "points"),
    ("game_over", "", ""),
    ("card_revealed", "card", ""),
    ("guest_missing", "", ""),
    ("staff_set_aside", "staff", ""),
    ("staff_uncovered", "staff", ""),
    ("counted_down", "objective", "marker"),
    ("objective_missing", "", ""),
)

# Only the seat itself may know which card it was.
PRIVATE: Final = frozenset((STAFF_DRAWN, STAFF_OFFERED, STAFF_KEPT, STAFF_LOOKED_AT, STAFF_RETURNED, STAFF_SET_ASIDE))

FROM_GUESTS: Final = 0
FROM_ROOMS: Final = 1
FROM_GROUPS: Final = 2
FROM_STAFF: Final = 3
FROM_STEPS: Final = 4
FROM_OBJECTIVES: Final = 5
FROM_EMPEROR: Final = 6  # the first of three scorings
FROM_TILES: Final = 9
FINAL_STAFF: Final = 10
FINAL_ROOMS: Final = 11
FINAL_LEFTOVERS: Final = 12
FINAL_GUESTS: Final = 13
SOURCES: Final = (
    "guests", "rooms", "groups", "staff", "emperor_steps", "objectives",
    "emperor_1", "emperor_2", "emperor_3", "emperor_tiles",
    "final_staff", "final_rooms", "final_leftovers", "final_guests",
)  # fmt: skip
