"""What is printed on the guest cards: colour, order and points."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from grandaustria import Game
from tests.cards.moving_in import floors
from tests.positions import offered, play, player, seat, table, whole

# number: colour, order, points
PRINTED: dict[int, tuple[str, dict[str, int], int]] = {
    49: ("yellow", {"wine": 1}, 0),
    50: ("yellow", {"wine": 1}, 0),
    51: ("yellow", {"wine": 1}, 1),
    52: ("yellow", {"wine": 1, "coffee": 1}, 0),
    53: ("yellow", {"strudel": 1, "wine": 1}, 0),
    54: ("yellow", {"wine": 2}, 0),
    55: ("yellow", {"wine": 3}, 7),
    56: ("yellow", {"strudel": 1, "wine": 2}, 0),
    57: ("yellow", {"wine": 2, "coffee": 1}, 1),
    58: ("yellow", {"wine": 3, "coffee": 1}, 7),
    59: ("yellow", {"strudel": 3, "wine": 1}, 5),
    60: ("yellow", {"cake": 2, "wine": 2}, 5),
    61: ("yellow", {"strudel": 1, "wine": 3}, 2),
    62: ("yellow", {"strudel": 1, "cake": 1, "wine": 2}, 4),
    63: ("blue", {"coffee": 1}, 0),
    64: ("blue", {"coffee": 1}, 0),
    65: ("blue", {"coffee": 1}, 3),
    66: ("blue", {"cake": 1, "coffee": 1}, 3),
    67: ("blue", {"coffee": 2}, 2),
    68: ("blue", {"strudel": 2, "coffee": 1}, 4),
    69: ("blue", {"cake": 2, "coffee": 1}, 7),
    70: ("blue", {"strudel": 1, "wine": 1, "coffee": 1}, 1),
    71: ("blue", {"strudel": 1, "coffee": 2}, 4),
    72: ("blue", {"strudel": 1, "cake": 1, "coffee": 1}, 7),
    73: ("blue", {"wine": 1, "coffee": 2}, 4),
    74: ("blue", {"cake": 1, "coffee": 2}, 10),
    75: ("blue", {"wine": 2, "coffee": 2}, 5),
    76: ("blue", {"strudel": 2, "coffee": 2}, 4),
    77: ("red", {"cake": 1}, 1),
    78: ("red", {"cake": 1}, 0),
    79: ("red", {"cake": 1}, 0),
    80: ("red", {"cake": 1, "wine": 1}, 4),
    81: ("red", {"cake": 2}, 0),
    82: ("red", {"cake": 1, "wine": 1, "coffee": 1}, 7),
    83: ("red", {"strudel": 1, "cake": 1, "wine": 1}, 0),
    84: ("red", {"cake": 2, "wine": 1}, 2),
    85: ("red", {"strudel": 2, "cake": 1}, 3),
    86: ("red", {"cake": 1, "wine": 2}, 3),
    87: ("red", {"cake": 2, "coffee": 2}, 3),
    88: ("red", {"cake": 1, "wine": 3}, 0),
    89: ("red", {"strudel": 2, "cake": 1, "wine": 1}, 5),
    90: ("red", {"strudel": 1, "cake": 3}, 7),
    91: ("green", {"strudel": 1}, 0),
    92: ("green", {"strudel": 1}, 0),
    93: ("green", {"strudel": 1}, 0),
    94: ("green", {"strudel": 2}, 0),
    95: ("green", {"strudel": 1, "cake": 1}, 2),
    96: ("green", {"strudel": 1, "coffee": 1}, 0),
    97: ("green", {"strudel": 2, "wine": 1}, 4),
    98: ("green", {"strudel": 3}, 0),
    99: ("green", {"strudel": 1, "cake": 2}, 5),
    100: ("green", {"strudel": 1, "coffee": 3}, 4),
    101: ("green", {"strudel": 3, "coffee": 1}, 3),
    102: ("green", {"strudel": 1, "coffee": 1}, 0),
    103: ("green", {"strudel": 1, "wine": 1}, 4),
    104: ("green", {"strudel": 2, "cake": 2}, 2),
    117: ("red", {"wine": 2}, 3),
    118: ("yellow", {"cake": 1, "coffee": 1}, 4),
}
# A room of each colour that is not the last of its group; green guests take any of them.
ROOM = {"yellow": 1, "red": 2, "blue": 10}

every_guest = pytest.mark.parametrize("number", PRINTED)


def with_guest(number: int, *free: int, missing: Mapping[str, int] | None = None) -> Game:
    """The guest sits at the first table; room 0 is occupied, these are free."""
    return table(player(cafe=[(number, missing or {})], rooms=floors(occupied=[0], free=free)))


def homes(number: int) -> set[int]:
    colour = PRINTED[number][0]
    return set(ROOM.values()) if colour == "green" else {ROOM[colour]}


def test_there_are_58_guests_14_of_each_colour_and_two_promos() -> None:
    lying = {*whole(table())["queue"], *whole(table())["guest_deck"]}
    assert lying == set(PRINTED)
    colours = [colour for number, (colour, _, _) in PRINTED.items() if number < 117]
    assert {colour: colours.count(colour) for colour in colours} == {"yellow": 14, "blue": 14, "red": 14, "green": 14}


@every_guest
def test_a_guest_orders_what_the_card_shows(number: int) -> None:
    others = [other for other in PRINTED if other != number]
    game = play(table(queue=[*others[:4], number]), "TAKE_GUEST:4")
    assert seat(game)["cafe"] == [{"guest": number, "missing": PRINTED[number][1]}, None, None]


@every_guest
def test_a_guest_moves_in_only_when_nothing_of_the_order_is_missing(number: int) -> None:
    for food in PRINTED[number][1]:
        assert "MOVE_IN:0" not in offered(with_guest(number, *ROOM.values(), missing={food: 1}))
    assert "MOVE_IN:0" in offered(with_guest(number, *ROOM.values()))


@every_guest
def test_a_guest_moves_only_into_a_free_room_of_its_colour(number: int) -> None:
    for room in ROOM.values():
        assert ("MOVE_IN:0" in offered(with_guest(number, room))) == (room in homes(number))
    assert "MOVE_IN:0" not in offered(with_guest(number))  # all rooms are occupied


@every_guest
def test_a_guest_chooses_among_the_free_rooms_of_its_colour(number: int) -> None:
    every_room = table(player(cafe=[number], rooms=["fffff"] * 4))
    yellow = {"OCCUPY:1", "OCCUPY:5", "OCCUPY:6", "OCCUPY:9", "OCCUPY:13", "OCCUPY:14"}
    red = {"OCCUPY:2", "OCCUPY:3", "OCCUPY:7", "OCCUPY:8", "OCCUPY:11", "OCCUPY:16", "OCCUPY:18"}
    blue = {"OCCUPY:0", "OCCUPY:4", "OCCUPY:10", "OCCUPY:12", "OCCUPY:15", "OCCUPY:17", "OCCUPY:19"}
    rooms = {"yellow": yellow, "red": red, "blue": blue, "green": yellow | red | blue}
    assert offered(play(every_room, "MOVE_IN:0")) == rooms[PRINTED[number][0]]


@every_guest
def test_a_guest_scores_the_points_on_the_card(number: int) -> None:
    game = play(with_guest(number, min(homes(number))), "MOVE_IN:0")
    assert game.breakdown()[0]["guests"] == PRINTED[number][2]
    assert seat(game)["points"] == PRINTED[number][2]
