"""The yellow guests, artists: what each gives on moving in."""

from __future__ import annotations

from tests.cards.moving_in import ANY_GUEST, QUEUE, YELLOW_ROOM, moves_in, outcome, queue, waits_for
from tests.positions import offered, play

LIVES = {"occupied": [YELLOW_ROOM]}


def test_49_sculptor_prepares_a_room_free_of_charge_on_floor_1_or_2() -> None:
    game = moves_in(49, krones=0)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES
    assert outcome(play(game, "PREPARE:7")) == LIVES | {"prepared": [7]}


def test_49_sculptor_gives_nothing_if_only_higher_floors_have_space() -> None:
    game = moves_in(49, rooms=("ofooo", "ooooo"))
    assert outcome(game) == LIVES | {"emperor": 6}  # only the bonus of the yellow group of three


def test_50_musician_draws_a_staff_card_and_prepares_a_room_at_full_cost() -> None:
    game = moves_in(50, krones=2)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"drawn": 1}
    assert outcome(play(game, "PREPARE:11")) == LIVES | {"drawn": 1, "prepared": [11], "krones": -2}


def test_51_composer_gives_1_point_and_a_strudel() -> None:
    assert outcome(moves_in(51)) == LIVES | {"points": 1, "strudel": 1}
    game = moves_in(51, (92, {"strudel": 1}))
    assert offered(game) == {"PUT:strudel:1", "PUT:strudel:kitchen"}
    assert outcome(play(game.copy(), "PUT:strudel:kitchen")) == LIVES | {"points": 1, "strudel": 1}
    assert outcome(play(game, "PUT:strudel:1")) == LIVES | {"points": 1}
    assert waits_for(game, 1) == {}


def test_52_tailor_gives_a_strudel_and_two_krones() -> None:
    assert outcome(moves_in(52)) == LIVES | {"strudel": 1, "krones": 2}
    game = moves_in(52, 65, (94, {"strudel": 2}))
    assert offered(game) == {"PUT:strudel:2", "PUT:strudel:kitchen"}
    assert outcome(play(game, "PUT:strudel:2")) == LIVES | {"krones": 2}
    assert waits_for(game, 2) == {"strudel": 1}


def test_53_flamenco_dancer_gives_a_coffee_and_two_emperor_steps() -> None:
    assert outcome(moves_in(53)) == LIVES | {"coffee": 1, "emperor": 2}
    game = moves_in(53, (65, {"coffee": 1}))
    assert offered(game) == {"PUT:coffee:1", "PUT:coffee:kitchen"}
    assert outcome(play(game, "PUT:coffee:1")) == LIVES | {"emperor": 2}
    assert waits_for(game, 1) == {}


def test_54_portrait_painter_gives_any_food_or_drink_and_two_krones() -> None:
    game = moves_in(54)
    assert offered(game) == {"PUT:strudel:kitchen", "PUT:cake:kitchen", "PUT:wine:kitchen", "PUT:coffee:kitchen"}
    for choice, food in (
        ("PUT:strudel:kitchen", "strudel"),
        ("PUT:cake:kitchen", "cake"),
        ("PUT:wine:kitchen", "wine"),
        ("PUT:coffee:kitchen", "coffee"),
    ):
        assert outcome(play(game.copy(), choice)) == LIVES | {food: 1, "krones": 2}
    game = moves_in(54, (92, {"strudel": 1}), (52, {"wine": 1, "coffee": 1}))
    assert offered(game) == {
        "PUT:strudel:1",
        "PUT:strudel:kitchen",
        "PUT:cake:kitchen",
        "PUT:wine:2",
        "PUT:wine:kitchen",
        "PUT:coffee:2",
        "PUT:coffee:kitchen",
    }
    assert outcome(play(game, "PUT:coffee:2")) == LIVES | {"krones": 2}
    assert waits_for(game, 2) == {"wine": 1}


def test_55_photographer_gives_7_points_and_draws_two_staff_cards() -> None:
    assert outcome(moves_in(55)) == LIVES | {"points": 7, "drawn": 2}


def test_56_vocalist_gives_a_cake_and_plays_a_staff_card_for_3_krones_less() -> None:
    game = moves_in(56, krones=2, hand=(6, 9, 25))  # they cost 1, 5 and 6
    assert offered(game) == {"PLAY_STAFF:6", "PLAY_STAFF:9", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"cake": 1}
    assert outcome(play(game.copy(), "PLAY_STAFF:6")) == LIVES | {"cake": 1, "played": [6]}
    assert outcome(play(game, "PLAY_STAFF:9")) == LIVES | {"cake": 1, "played": [9], "krones": -2}


def test_56_vocalist_s_cake_may_come_before_or_after_the_staff_card() -> None:
    game = moves_in(56, (77, {"cake": 1}), hand=(9,))
    assert offered(game) == {"PUT:cake:1", "PUT:cake:kitchen", "PLAY_STAFF:9"}
    declined = play(game.copy(), "PUT:cake:1")
    assert offered(declined) == {"PLAY_STAFF:9", "DONE"}
    assert outcome(play(declined, "DONE")) == LIVES
    assert waits_for(declined, 1) == {}
    assert offered(play(game, "PLAY_STAFF:9")) == {"PUT:cake:1", "PUT:cake:kitchen"}
    assert outcome(play(game, "PUT:cake:kitchen")) == LIVES | {"cake": 1, "played": [9], "krones": -2}


def test_57_architect_gives_1_point_and_prepares_two_rooms_for_1_krone_less_each() -> None:
    game = moves_in(57, krones=2)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:15", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 1}
    play(game, "PREPARE:15")
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 1, "prepared": [15], "krones": -2}
    assert outcome(play(game.copy(), "PREPARE:6")) == LIVES | {"points": 1, "prepared": [6, 15], "krones": -2}
    # on the ground floor there is nothing to save
    assert outcome(play(game, "PREPARE:3")) == LIVES | {"points": 1, "prepared": [3, 15], "krones": -2}


def test_58_actress_gives_7_points_and_occupies_a_room_of_any_colour() -> None:
    game = moves_in(58)
    assert offered(game) == {"OCCUPY:2", "OCCUPY:10", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 7}
    assert outcome(play(game, "OCCUPY:2")) == {"points": 7, "occupied": [1, 2]}


def test_59_poet_gives_5_points_a_cake_and_plays_a_staff_card_for_2_krones_less() -> None:
    game = moves_in(59, (77, {"cake": 1}), krones=3, hand=(6, 9, 25))
    assert offered(game) == {"PUT:cake:1", "PUT:cake:kitchen", "PLAY_STAFF:6", "PLAY_STAFF:9"}
    kept = play(game.copy(), "PUT:cake:kitchen")
    assert offered(kept) == {"PLAY_STAFF:6", "PLAY_STAFF:9", "DONE"}
    assert outcome(play(kept.copy(), "DONE")) == LIVES | {"points": 5, "cake": 1}
    assert outcome(play(kept, "PLAY_STAFF:6")) == LIVES | {"points": 5, "cake": 1, "played": [6]}
    play(game, "PLAY_STAFF:9", "PUT:cake:1")
    assert outcome(game) == LIVES | {"points": 5, "played": [9], "krones": -3}
    assert waits_for(game, 1) == {}


def test_60_jewelry_designer_gives_5_points_a_coffee_and_three_krones() -> None:
    assert outcome(moves_in(60)) == LIVES | {"points": 5, "coffee": 1, "krones": 3}
    game = moves_in(60, (67, {"coffee": 2}))
    assert offered(game) == {"PUT:coffee:1", "PUT:coffee:kitchen"}
    assert outcome(play(game, "PUT:coffee:1")) == LIVES | {"points": 5, "krones": 3}
    assert waits_for(game, 1) == {"coffee": 1}


def test_61_painter_gives_2_points_and_prepares_two_rooms_one_of_them_for_1_krone_less() -> None:
    game = moves_in(61, krones=2)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:15", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 2}
    play(game, "PREPARE:6")  # the krone less is used up
    assert offered(game) == {"PREPARE:3", "PREPARE:7", "PREPARE:11", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 2, "prepared": [6]}
    assert outcome(play(game, "PREPARE:11")) == LIVES | {"points": 2, "prepared": [6, 11], "krones": -2}


def test_61_painter_keeps_the_krone_less_for_a_room_that_costs_something() -> None:
    game = play(moves_in(61, krones=2), "PREPARE:3")
    assert {"PREPARE:4", "PREPARE:6", "PREPARE:7", "PREPARE:8", "PREPARE:11", "PREPARE:15", "DONE"} == offered(game)
    assert outcome(play(game, "PREPARE:15")) == LIVES | {"points": 2, "prepared": [3, 15], "krones": -2}


def test_61_painter_keeps_the_krone_less_when_staff_make_the_first_room_free() -> None:
    game = play(moves_in(61, krones=1, staff=(9,)), "PREPARE:15")  # Butler: blue rooms cost nothing
    assert outcome(play(game, "PREPARE:11")) == LIVES | {"points": 2, "prepared": [11, 15], "krones": -1}


def test_62_opera_singer_gives_4_points_three_emperor_steps_and_a_guest_free_of_charge() -> None:
    game = moves_in(62, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4, "emperor": 3}
    assert outcome(play(game, "TAKE_GUEST:0")) == LIVES | {"points": 4, "emperor": 3, "guests": [51]}
    assert queue(game)[1:] == [65, 77, 92, 93]


def test_118_mr_moras_gives_4_points_and_a_guest_free_of_charge() -> None:
    game = moves_in(118, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4}
    assert outcome(play(game, "TAKE_GUEST:1")) == LIVES | {"points": 4, "guests": [65]}
    assert queue(game)[1:] == [51, 77, 92, 93]
