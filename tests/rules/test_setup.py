"""Setting up: what is dealt, the hotels, the staff hands, the first guests and rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grandaustria import Game, InvalidData, Options
from tests.positions import offered, play, seat, whole


def asked(game: Game) -> tuple[int | None, str]:
    """Which seat is asked for what, as the table sees it."""
    prompt = game.view()["prompt"]
    assert prompt is not None
    return prompt["seat"], prompt["ask"]


def questions(game: Game) -> list[tuple[int | None, str]]:
    """What is asked until the first round begins, everybody taking the last choice offered."""
    seen = []
    while game.round == 0:
        seen.append(asked(game))
        game.play(game.choices()[-1])
    return seen


def start_of(game: Game) -> int:
    start: int = game.snapshot()["start"]
    return start


def told(game: Game, event: str, **more: Any) -> list[Mapping[str, Any]]:
    return [entry for entry in game.events(**more) if entry["event"] == event]


def set_up(game: Game) -> Game:
    questions(game)
    return game


# The deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_can_be_the_start_player_and_takes_the_first_turn(players: int) -> None:
    games = [set_up(Game(Options(players=players), seed=seed)) for seed in range(24)]
    assert {start_of(game) for game in games} == set(range(players))
    assert all(game.seat == start_of(game) for game in games)


def test_one_emperor_tile_and_one_objective_of_each_letter_are_drawn() -> None:
    positions = [Game(Options(), seed=seed).snapshot() for seed in range(60)]
    for letter, name in enumerate("ABC"):
        assert {at["tiles"][letter] for at in positions} == {f"{name}1", f"{name}2", f"{name}3", f"{name}4"}
    assert {at["objectives"][0] for at in positions} == {105, 106, 107, 108}
    assert {at["objectives"][1] for at in positions} == {109, 110, 111, 112}
    assert {at["objectives"][2] for at in positions} == {113, 114, 115, 116}


def test_five_guests_lie_in_the_queue_the_first_one_drawn_rightmost() -> None:
    game = Game(Options(), seed=11)
    arrived = [entry["guest"] for entry in told(game, "guest_arrived")]
    assert len(arrived) == 5
    assert game.snapshot()["queue"] == arrived[::-1]
    assert len(whole(game)["guest_deck"]) == 53


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same_numbers(players: int) -> None:
    game = Game(Options(players=players), seed=2)
    for index in range(players):
        mine = seat(game, index)
        assert mine["krones"] == 10
        assert mine["emperor"] == 0
        assert mine["points"] == 0
        assert mine["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
        assert mine["cafe"] == [None, None, None]
        assert mine["rooms"] == [".....", ".....", ".....", "....."]
        assert len(mine["hand"]) == 6
        assert mine["staff"] == []
        assert mine["claims"] == {}


@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_the_number_of_dice_depends_on_the_number_of_players(players: int, dice: int) -> None:
    game = set_up(Game(Options(players=players), seed=4))
    assert sum(game.snapshot()["dice"]) == dice
    assert len(told(game, "die_rolled")) == dice


# Hotels


def hotels(game: Game) -> list[str]:
    return [each["hotel"] for each in whole(game)["players"]]


def test_on_the_night_side_all_hotels_are_the_same() -> None:
    assert hotels(Game(Options(players=4), seed=1)) == ["night", "night", "night", "night"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_day_side_hotels_are_dealt_at_random_all_different(players: int) -> None:
    deals = [hotels(Game(Options(players=players, hotel="day"), seed=seed)) for seed in range(30)]
    assert all(len(set(deal)) == players for deal in deals)
    for index in range(players):
        assert {deal[index] for deal in deals} == {"A", "B", "C", "D"}


def test_day_hotels_can_be_chosen_seat_by_seat() -> None:
    game = Game(Options(players=3, hotel=("C", "A", "D")), seed=1)
    assert hotels(game) == ["C", "A", "D"]
    assert told(game, "hotel_dealt") == []


@pytest.mark.parametrize("hotel", [("A", "A"), ("A",), ("A", "B", "C"), ("A", "night"), ("A", "E"), "A"])
def test_chosen_hotels_are_day_hotels_one_for_each_player_and_all_different(hotel: Any) -> None:
    with pytest.raises(InvalidData):
        Options(players=2, hotel=hotel)


# Staff hands


def test_the_standard_hands_are_dealt_six_at_a_time_from_the_start_player_clockwise() -> None:
    game = Game(Options(players=3), seed=8)
    start = start_of(game)
    dealt = [entry["seat"] for entry in told(game, "staff_drawn")]
    assert dealt == [start] * 6 + [(start + 1) % 3] * 6 + [(start + 2) % 3] * 6
    hands = [card for index in range(3) for card in seat(game, index)["hand"]]
    assert sorted([*hands, *whole(game)["staff_deck"]]) == list(range(1, 49))


def test_the_standard_hands_differ_from_deal_to_deal() -> None:
    assert len({tuple(seat(Game(Options(), seed=seed))["hand"]) for seed in range(5)}) == 5


def test_introductory_hands_go_by_place_the_start_player_takes_set_a() -> None:
    for seed in range(6):
        game = Game(Options(players=3, staff="introductory"), seed=seed)
        start = start_of(game)
        assert seat(game, start)["hand"] == [3, 6, 9, 38, 39, 48]
        assert seat(game, (start + 1) % 3)["hand"] == [1, 13, 25, 30, 32, 44]
        assert seat(game, (start + 2) % 3)["hand"] == [4, 11, 24, 27, 40, 43]


def test_introductory_sets_nobody_uses_are_in_the_deck() -> None:
    deck = whole(Game(Options(players=2, staff="introductory"), seed=1))["staff_deck"]
    assert len(deck) == 36
    assert {4, 11, 24, 27, 40, 43, 2, 7, 10, 28, 36, 41} <= set(deck)
    assert not {3, 6, 9, 38, 39, 48, 1, 13, 25, 30, 32, 44} & set(deck)
    full = whole(Game(Options(players=4, staff="introductory"), seed=1))["staff_deck"]
    assert len(full) == 24


# The draft


def packs(game: Game) -> list[list[int]]:
    return [each["pack"] for each in whole(game)["players"]]


def keep_first(game: Game) -> int:
    """The seat to act keeps the first card of its pack."""
    assert game.seat is not None
    card: int = packs(game)[game.seat][0]
    play(game, f"KEEP_STAFF:{card}")
    return card


def test_in_a_draft_everybody_is_dealt_six_cards_and_keeps_one_of_them() -> None:
    game = Game(Options(players=3, staff="draft"), seed=6)
    start = start_of(game)
    assert [len(pack) for pack in packs(game)] == [6, 6, 6]
    assert asked(game) == (start, "keep_staff")
    pack = packs(game)[start]
    assert offered(game) == {f"KEEP_STAFF:{card}" for card in pack}
    play(game, f"KEEP_STAFF:{pack[4]}")
    assert seat(game, start)["hand"] == [pack[4]]
    assert asked(game) == ((start + 1) % 3, "keep_staff")


def test_in_a_draft_the_rest_is_passed_to_the_left_when_all_have_kept_one() -> None:
    game = Game(Options(players=3, staff="draft"), seed=6)
    before = packs(game)
    keep_first(game)
    keep_first(game)
    assert [len(pack) for pack in packs(game)].count(5) == 2  # not yet passed on
    keep_first(game)
    assert packs(game) == [before[2][1:], before[0][1:], before[1][1:]]


def test_the_picks_of_one_step_are_secret() -> None:
    game = Game(Options(players=3, staff="draft"), seed=6)
    first = start_of(game)
    kept = keep_first(game)
    for other in ((first + 1) % 3, (first + 2) % 3, None):
        seen = game.view(other)["players"][first]
        assert (seen["hand"], seen["pack"]) == (1, 5)
        assert [entry["staff"] for entry in told(game, "staff_kept", seat=other)] == [None]
        assert all(
            entry["staff"] is None for entry in told(game, "staff_offered", seat=other) if entry["seat"] == first
        )
    assert game.view(first)["players"][first]["hand"] == [kept]


def test_the_last_card_of_a_draft_is_kept_without_asking() -> None:
    game = Game(Options(players=2, staff="draft"), seed=6)
    before = packs(game)
    for _ in range(10):
        assert asked(game)[1] == "keep_staff"
        keep_first(game)
    assert asked(game)[1] == "first_guest"
    assert packs(game) == [[], []]
    hands = [set(seat(game, index)["hand"]) for index in range(2)]
    assert [len(hand) for hand in hands] == [6, 6]
    assert hands[0] | hands[1] == {*before[0], *before[1]}
    assert len(hands[0] & set(before[0])) == 3  # the packs went round three times


# First guests and rooms


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_guests_are_taken_counter_clockwise_from_the_start_players_right(players: int) -> None:
    for seed in range(4):
        game = Game(Options(players=players), seed=seed)
        start = start_of(game)
        order = [entry for entry in questions(game) if entry[1] == "first_guest"]
        counter_clockwise = {
            2: [start + 1, start],
            3: [start + 2, start + 1, start],
            4: [start + 3, start + 2, start + 1, start],
        }
        assert order == [(index % players, "first_guest") for index in counter_clockwise[players]]


def test_the_first_guest_is_free_wherever_it_lies_and_the_queue_is_refilled() -> None:
    game = Game(Options(), seed=9)
    queue = game.snapshot()["queue"]
    index = game.seat
    assert index is not None
    assert offered(game) == {"TAKE_GUEST:0", "TAKE_GUEST:1", "TAKE_GUEST:2", "TAKE_GUEST:3", "TAKE_GUEST:4"}
    play(game, "TAKE_GUEST:1")
    assert seat(game, index)["cafe"][0]["guest"] == queue[1]
    assert seat(game, index)["krones"] == 10
    after = game.snapshot()["queue"]
    assert after[1:] == [queue[0], queue[2], queue[3], queue[4]]
    assert after[0] == told(game, "guest_arrived")[5]["guest"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rooms_are_prepared_by_one_player_after_the_other_in_turn_order(players: int) -> None:
    game = Game(Options(players=players), seed=3)
    start = start_of(game)
    order = [entry[0] for entry in questions(game) if entry[1] == "first_rooms_of_seat"]
    assert order == [(start + place) % players for place in range(players) for _ in range(2)]  # the first is given
    for index in range(players):
        assert sum(floor.count("f") for floor in seat(game, index)["rooms"]) == 3


def test_the_three_rooms_are_adjacent_and_their_floors_are_paid() -> None:
    game = play(Game(Options(), seed=3), "TAKE_GUEST:4", "TAKE_GUEST:4")
    start = start_of(game)
    assert seat(game, start)["rooms"][0] == "f...."
    assert offered(game) == {"PREPARE:1", "PREPARE:5"}
    play(game, "PREPARE:5")
    assert seat(game, start)["krones"] == 10 - 1
    assert offered(game) == {"PREPARE:1", "PREPARE:6", "PREPARE:10"}
    play(game, "PREPARE:10")
    assert seat(game, start)["krones"] == 10 - 1 - 2
    assert seat(game, start)["rooms"] == ["f....", "f....", "f....", "....."]
    play(game, "PREPARE:1", "PREPARE:2")
    assert seat(game, 1 - start)["krones"] == 10
    assert seat(game, 1 - start)["rooms"][0] == "fff.."
    assert game.round == 1


def test_set_up_steps_come_in_their_order() -> None:
    steps = [ask for _, ask in questions(Game(Options(players=2, staff="draft", hotel="day"), seed=1))]
    assert steps == ["keep_staff"] * 10 + ["first_guest"] * 2 + ["first_rooms_of_seat"] * 4
