"""Leopold's guests: which he takes, and where he puts them."""

from __future__ import annotations

import pytest

from tests.positions import seat
from tests.solo.by_the_book import COLOUR_OF, POINTS_OF
from tests.solo.positions import events, gained, his, housed, plain, told, turn_of

# Cards with one guest on level 1: any (left and right), blue (left and right), green, red, yellow.
ANY_LEFT, ANY_RIGHT = 208, 195
BLUE_LEFT, BLUE_RIGHT = 210, 193
COLOUR_CARDS = {"blue": 210, "red": 194, "yellow": 196, "green": 204}
FULL = "ooooo"


def guests(colour: str, points: int | None = None) -> list[int]:
    found = [number for number, of in COLOUR_OF.items() if of == colour]
    return [number for number in found if points is None or POINTS_OF[number] == points]


def without(colour: str) -> list[int]:
    return [number for number, of in COLOUR_OF.items() if of != colour]


def test_he_takes_the_guest_with_the_most_points_and_scores_them() -> None:
    queue = sorted(guests("blue"), key=POINTS_OF.__getitem__)[-1:] + guests("red", 3)[:1]
    game = turn_of(ANY_LEFT, queue=queue, coming=[])
    best = max([guest for guest in game.record()["start"]["queue"] if guest is not None], key=POINTS_OF.__getitem__)
    assert told(game, "guest_taken", "guest") == [best]
    assert his(game)["points"] == POINTS_OF[best]


def test_he_pays_nothing_and_gets_no_reward() -> None:
    game = turn_of(ANY_LEFT, queue=guests("green")[:5])
    assert told(game, "guest_taken", "cost") == [0]
    assert (his(game)["krones"], his(game)["cafe"]) == (0, [None] * 3)
    assert not {event["event"] for event in events(game) if event.get("seat") == 1} & {"krones", "staff_drawn"}


def test_a_tie_goes_to_the_side_the_hand_points_at() -> None:
    tied = [number for number in guests("blue") if len(guests("blue", POINTS_OF[number])) >= 2]
    pair = guests("blue", max(POINTS_OF[number] for number in tied))[:2]
    weak = [number for number in without("blue") if POINTS_OF[number] < POINTS_OF[pair[0]]][:3]
    queue = [weak[0], pair[0], weak[1], pair[1], weak[2]]
    assert told(turn_of(ANY_LEFT, queue=queue), "guest_taken", "guest") == [pair[0]]
    assert told(turn_of(ANY_RIGHT, queue=queue), "guest_taken", "guest") == [pair[1]]


@pytest.mark.parametrize("colour", COLOUR_CARDS)
def test_a_named_colour_comes_before_more_points(colour: str) -> None:
    named = min(guests(colour), key=POINTS_OF.__getitem__)
    better = sorted(without(colour), key=POINTS_OF.__getitem__)[-4:]
    game = turn_of(COLOUR_CARDS[colour], queue=[*better[:2], named, *better[2:]])
    assert told(game, "guest_taken", "guest") == [named]


def test_without_the_named_colour_he_takes_the_best_of_all() -> None:
    queue = [*guests("red")[:2], *guests("yellow")[:3]]
    (taken,) = told(turn_of(BLUE_LEFT, queue=queue), "guest_taken", "guest")
    assert POINTS_OF[taken] == max(POINTS_OF[guest] for guest in queue)


def test_a_colour_whose_spaces_are_all_covered_counts_as_missing() -> None:
    rooms = ("o...o", ".....", "o.o..", "o.o.o")  # every blue space
    queue = [*guests("blue")[:4], guests("red")[0]]
    assert told(turn_of(BLUE_LEFT, queue=queue, rooms=rooms), "guest_taken", "guest") == [guests("red")[0]]


def test_guests_that_he_cannot_house_are_not_considered() -> None:
    rooms = ("o...o", ".....", "o.o..", "o.o.o")
    best = max(guests("blue"), key=POINTS_OF.__getitem__)
    weak = min(guests("red"), key=POINTS_OF.__getitem__)
    assert told(turn_of(ANY_LEFT, queue=[best, weak, *guests("blue")[:3]][:5], rooms=rooms), "moved_in", "guest") == [
        weak
    ]


def test_he_takes_none_if_he_can_house_none() -> None:
    rooms = ("o...o", ".....", "o.o..", "o.o.o")
    game = turn_of(ANY_LEFT, queue=guests("blue")[:5], rooms=rooms)
    assert housed(game) == []
    assert told(game, "guest_missing", "seat") == [1]
    assert told(game, "die_taken", "value")  # the turn goes on


def test_a_green_guest_needs_only_any_empty_space() -> None:
    rooms = (FULL, FULL, FULL, "oooo.")
    game = turn_of(204, queue=[*guests("green")[:1], *guests("red")[:4]], rooms=rooms)
    assert housed(game) == [(guests("green")[0], 19)]


def test_the_guest_is_discarded_before_the_queue_is_refilled() -> None:
    """With an empty deck the guest that he has just housed is among those that can come again."""
    queue = guests("red")[:5]
    game = turn_of(ANY_LEFT, queue=queue, coming=[])
    (taken,) = told(game, "guest_taken", "guest")
    remade = next(event for event in events(game) if event["event"] == "deck_remade")
    assert remade["cards"] == 58 - 4
    assert taken in [*plain(game)["guest_deck"], plain(game)["queue"][0]]


def test_the_queue_is_refilled_before_the_second_guest_is_chosen() -> None:
    """Card 212: a yellow guest, then any. The one who comes in between is the best of all and taken at once."""
    best = max(COLOUR_OF, key=POINTS_OF.__getitem__)
    weak = sorted((number for number in guests("yellow") if number != best), key=POINTS_OF.__getitem__)[:5]
    game = turn_of(212, queue=weak, coming=[best])
    assert told(game, "guest_taken", "guest")[1] == best


@pytest.mark.parametrize(
    ("colour", "order"),
    [
        ("blue", "0 4 10 12 15 17(2) 19(2)"),
        ("red", "2 3 7 8 11 16 18(2)"),
        ("yellow", "1 5 6 9 13(1) 14(1)"),
        ("green", "4 9 14(1) 19(2) 3 8 13(1) 18(2) 2 7 12 17(2) 1 6 11 16 0 5 10 15"),
    ],
)
def test_the_order_in_which_one_colour_fills_the_night_hotel(colour: str, order: str) -> None:
    rooms = ["."] * 20
    for entry in order.split():
        room, _, points = entry.rstrip(")").partition("(")
        floors = ["".join(rooms[floor : floor + 5]) for floor in range(0, 20, 5)]
        game = turn_of(COLOUR_CARDS[colour], queue=[*guests(colour)[:5]], rooms=floors)
        assert [where for _, where in housed(game)] == [int(room)]
        assert gained(game, "rooms") == ([int(points)] if points else [])
        rooms[int(room)] = "o"


def test_a_guest_is_placed_by_its_own_colour_whatever_the_card_names() -> None:
    """Card 204 names green, of which there is none: the blue guest goes to a blue space, not by the rule for green."""
    game = turn_of(204, queue=guests("blue")[:5])
    assert [room for _, room in housed(game)] == [0]


def test_he_gets_no_group_bonus() -> None:
    game = turn_of(BLUE_LEFT, queue=guests("blue")[:5])  # space 0 is a group of its own
    assert told(game, "points", "source") == ["guests"]
    assert told(game, "group_full", "size") == []


def test_his_rooms_cost_nothing_to_the_person() -> None:
    assert seat(turn_of(ANY_LEFT))["rooms"] == ["fff..", ".....", ".....", "....."]
