"""A round: who acts next, passing and re-rolling, and what happens when it ends."""

from __future__ import annotations

import pytest

from grandaustria import Game, Options
from grandaustria.codec.names import GUEST_NUMBERS
from tests.positions import play, player, quick_turn, seat, table, told, whole


def first_round(players: int) -> Game:
    """A new game, played to the first turn."""
    game = Game(Options(players=players), seed=5)
    while game.round == 0:
        game.play(game.choices()[0])
    return game


def acting(game: Game) -> list[int | None]:
    """The seats that act until the round is over, when nobody passes."""
    seats = []
    now = game.round
    while game.round == now:
        seats.append(game.seat)
        quick_turn(game)
    return seats


# Who acts


@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
    ],
)
def test_turns_go_clockwise_from_the_start_player_and_back(players: int, start: int, order: list[int]) -> None:
    game = table(*[player() for _ in range(players)], dice=(0, 0, 0, 10, 0, 0), start=start, agenda=())
    assert acting(game) == order


# Passing


def test_a_passed_player_waits_until_all_others_have_done_both_turns() -> None:
    game = table(dice=(0, 0, 0, 10, 0, 0), agenda=())
    play(game, "PASS")
    assert game.seat == 1
    quick_turn(game)
    assert game.seat == 1
    assert game.snapshot()["dice"] == [0, 0, 0, 9, 0, 0]
    quick_turn(game)
    assert game.seat == 0
    assert sum(game.snapshot()["dice"]) == 8 - 1


def test_when_all_others_have_passed_a_die_is_discarded_and_the_rest_re_rolled() -> None:
    game = play(table(dice=(0, 0, 0, 10, 0, 0), agenda=()), "PASS")
    since = len(game.events())
    play(game, "PASS")
    assert told(game, "die_discarded", since=since) == [{"event": "die_discarded", "left": 9}]
    assert len(told(game, "die_rolled", since=since)) == 9
    assert sum(game.snapshot()["dice"]) == 9
    assert game.snapshot()["dice"] != [0, 0, 0, 9, 0, 0]


def test_all_passes_are_lifted_and_the_lowest_visible_number_acts() -> None:
    game = table(player(turns=1), player(), player(), dice=(0, 0, 0, 9, 0, 0), agenda=())  # showing 6, 2/5 and 3/4
    assert game.seat == 1
    play(game, "PASS")
    assert game.seat == 2
    play(game, "PASS")
    assert game.seat == 0
    play(game, "PASS")
    assert game.seat == 1
    assert [seat(game, index)["passed"] for index in range(3)] == [False, False, False]


def test_a_pass_covers_no_number() -> None:
    game = play(table(dice=(0, 0, 0, 10, 0, 0), agenda=()), "PASS", "PASS")
    assert acting(game) == [0, 1, 1, 0]


def test_passing_may_be_repeated() -> None:
    game = play(table(dice=(0, 0, 0, 10, 0, 0), agenda=()), *["PASS"] * 6)
    assert game.seat == 0
    assert game.round == 1
    assert sum(game.snapshot()["dice"]) == 7


# The end


def test_the_round_ends_when_all_have_done_both_turns() -> None:
    game = table(player(turns=1), player(turns=2), dice=(0, 0, 0, 7, 0, 0), agenda=())
    assert (game.round, game.seat) == (1, 0)
    quick_turn(game)
    assert game.round == 2
    assert [seat(game, index)["turns"] for index in range(2)] == [0, 0]


def test_the_round_ends_when_the_last_die_has_been_discarded() -> None:
    game = play(table(dice=(0, 0, 0, 1, 0, 0), agenda=()), "PASS")
    assert game.round == 1
    play(game, "PASS")
    assert game.round == 2


def test_the_round_ends_when_the_last_die_has_been_taken() -> None:
    game = table(dice=(0, 0, 0, 1, 0, 0), agenda=())
    quick_turn(game)
    assert game.round == 2


def test_nothing_is_discarded_when_no_die_is_left_for_those_who_passed() -> None:
    game = play(table(player(), player(turns=1), dice=(0, 0, 0, 1, 0, 0), agenda=()), "PASS")
    since = len(game.events())
    quick_turn(game)
    assert game.round == 2
    assert told(game, "die_discarded", since=since) == []


def test_used_staff_are_refreshed_for_the_next_round() -> None:
    ready = player(turns=1, staff=[1, 3], used=[1, 3])
    game = table(ready, player(turns=2), dice=(0, 0, 0, 7, 0, 0), agenda=())
    assert seat(game)["used"] == [1, 3]
    quick_turn(game)
    assert game.round == 2
    assert seat(game)["used"] == []


@pytest.mark.parametrize(("start", "next_start"), [(0, 1), (1, 2), (2, 0)])
def test_the_turn_order_tiles_move_one_seat_to_the_left(start: int, next_start: int) -> None:
    game = table(*[player(turns=2) for _ in range(3)], start=start, agenda=())
    assert game.round == 2
    assert game.snapshot()["start"] == next_start
    assert game.seat == next_start


@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_10_12_or_14_dice_are_rolled_with_2_3_or_4_players(players: int, dice: int) -> None:
    assert sum(first_round(players).snapshot()["dice"]) == dice
    assert sum(table(*[player(turns=2) for _ in range(players)], agenda=()).snapshot()["dice"]) == dice


def test_the_game_lasts_seven_rounds() -> None:
    game = table(player(turns=2), player(turns=2), round=6, agenda=())
    assert game.round == 7
    while game.round == 7 and game.seat is not None:
        quick_turn(game)
    assert game.seat is None
    assert game.round == 7


# The guest deck


QUEUE = (49, 50, 51, 52, 53)


def test_an_empty_guest_deck_is_remade_from_the_discards() -> None:
    game = table(queue=QUEUE, discard=[n for n in GUEST_NUMBERS if n not in QUEUE])
    assert game.snapshot()["guest_deck"] == []
    play(game, "TAKE_GUEST:4")
    assert game.snapshot()["guest_discard"] == []
    assert len(whole(game)["guest_deck"]) == 58 - 5 - 1
    assert game.snapshot()["queue"][1:] == [49, 50, 51, 52]


def test_the_guest_deck_is_remade_only_when_a_card_is_needed() -> None:
    game = table(queue=QUEUE, discard=[n for n in GUEST_NUMBERS if n not in (*QUEUE, 77)])
    play(game, "TAKE_GUEST:4")
    assert game.snapshot()["queue"] == [77, 49, 50, 51, 52]
    assert game.snapshot()["guest_deck"] == []
    assert len(game.snapshot()["guest_discard"]) == 58 - 6


def test_the_first_card_of_the_queue_lies_rightmost() -> None:
    game = Game(Options(), seed=5)
    arrived = [event["guest"] for event in told(game, "guest_arrived")]
    assert game.snapshot()["queue"] == arrived[::-1]
