"""Types of events as JSON: a class for each shape, named after one of the kinds that have it.

`rules/events.KINDS` says which kinds there are; a test compares them.
"""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypeAliasType, TypedDict

from grandaustria.codec.types import Colour, Food


@final
class DieRolled(TypedDict):
    event: Literal["die_rolled"]
    value: int


@final
class DieDiscarded(TypedDict):
    event: Literal["die_discarded"]
    left: int


@final
class DeckRemade(TypedDict):
    event: Literal["deck_remade"]
    cards: int


@final
class TileDrawn(TypedDict):
    event: Literal["tile_drawn"]
    tile: str


@final
class ObjectiveDrawn(TypedDict):
    event: Literal["objective_drawn"]
    objective: int


@final
class GuestArrived(TypedDict):
    event: Literal["guest_arrived"]
    guest: int


@final
class GameOver(TypedDict):
    event: Literal["game_over"]


class _AtSeat(TypedDict):
    """An event of one seat."""

    seat: int


class RoundStarted(_AtSeat):
    event: Literal["round_started"]
    round: int


class HotelDealt(_AtSeat):
    event: Literal["hotel_dealt"]
    hotel: str


class TurnStarted(_AtSeat):
    event: Literal["turn_started"]
    number: int
    extra: bool


class OfSeat(_AtSeat):
    event: Literal[
        "start_player",
        "turn_ended",
        "passed",
        "boosted",
        "penalty_ignored",
        "extra_turn",
        "guest_missing",
        "objective_missing",
    ]


class GuestTaken(_AtSeat):
    event: Literal["guest_taken"]
    guest: int
    cost: int


class DieTaken(_AtSeat):
    event: Literal["die_taken"]
    value: int
    dice: int


class Action(_AtSeat):
    event: Literal["action"]
    action: int
    strength: int


class KronesChanged(_AtSeat):
    event: Literal["krones"]
    change: int
    krones: int


class EmperorMoved(_AtSeat):
    event: Literal["emperor"]
    change: int
    space: int


class PointsChanged(_AtSeat):
    event: Literal["points"]
    change: int
    source: str


class FoodGiven(_AtSeat):
    event: Literal["food_put", "served"]
    food: Food
    guest: int


class FoodStored(_AtSeat):
    event: Literal["food_stored"]
    food: Food
    count: int


class FoodLost(_AtSeat):
    event: Literal["food_lost"]
    count: int


class RoomPrepared(_AtSeat):
    event: Literal["room_prepared"]
    room: int
    cost: int


class RoomChanged(_AtSeat):
    event: Literal["room_occupied", "room_removed"]
    room: int


class MovedIn(_AtSeat):
    event: Literal["moved_in"]
    guest: int
    room: int


class GroupFull(_AtSeat):
    event: Literal["group_full"]
    colour: Colour
    size: int


class ObjectiveClaimed(_AtSeat):
    event: Literal["objective_claimed"]
    objective: int
    place: int


class StaffPlayed(_AtSeat):
    event: Literal["staff_played"]
    staff: int
    cost: int


class StaffUsed(_AtSeat):
    event: Literal["staff_used", "staff_dismissed", "staff_uncovered"]
    staff: int


class StaffHandled(_AtSeat):
    """The card is null for everybody but the seat itself."""

    event: Literal["staff_drawn", "staff_offered", "staff_kept", "staff_looked_at", "staff_returned", "staff_set_aside"]
    staff: int | None


class EmperorScored(_AtSeat):
    event: Literal["emperor_scored"]
    scoring: int
    space: int


class TileApplied(_AtSeat):
    event: Literal["rewarded", "penalized"]
    tile: str


class StaffScored(_AtSeat):
    event: Literal["staff_scored"]
    staff: int
    points: int


class CardRevealed(_AtSeat):
    event: Literal["card_revealed"]
    card: int


class CountedDown(_AtSeat):
    """Leopold's marker stands on III (3) or II (2) of the objective now."""

    event: Literal["counted_down"]
    objective: int
    marker: int


Event = TypeAliasType(
    "Event",
    DieRolled
    | DieDiscarded
    | DeckRemade
    | TileDrawn
    | ObjectiveDrawn
    | GuestArrived
    | GameOver
    | RoundStarted
    | HotelDealt
    | TurnStarted
    | OfSeat
    | GuestTaken
    | DieTaken
    | Action
    | KronesChanged
    | EmperorMoved
    | PointsChanged
    | FoodGiven
    | FoodStored
    | FoodLost
    | RoomPrepared
    | RoomChanged
    | MovedIn
    | GroupFull
    | ObjectiveClaimed
    | StaffPlayed
    | StaffUsed
    | StaffHandled
    | EmperorScored
    | TileApplied
    | StaffScored
    | CardRevealed
    | CountedDown,
)
