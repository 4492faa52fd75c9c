"""The blue guests, aristocrats: what each gives on moving in."""

from __future__ import annotations

from tests.cards.moving_in import ANY_GUEST, BLUE_ROOM, QUEUE, moves_in, outcome, queue, tables, under_deck
from tests.positions import offered, play, whole

LIVES = {"occupied": [BLUE_ROOM]}


def test_63_dame_brings_a_guest_free_of_charge() -> None:
    game = moves_in(63, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES
    assert outcome(play(game, "TAKE_GUEST:0")) == LIVES | {"guests": [51]}
    assert queue(game)[1:] == [65, 77, 92, 93]


def test_63_dame_brings_the_guest_to_the_table_she_has_left() -> None:
    game = play(moves_in(63, 66, 67, queue=QUEUE), "TAKE_GUEST:4")
    assert tables(game) == [93, 66, 67]
    assert queue(game)[1:] == [51, 65, 77, 92]


def test_64_duchess_plays_a_staff_card_for_1_krone_less() -> None:
    game = moves_in(64, krones=4, hand=(6, 9, 25))  # they cost 1, 5 and 6
    assert offered(game) == {"PLAY_STAFF:6", "PLAY_STAFF:9", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES
    assert outcome(play(game, "PLAY_STAFF:9")) == LIVES | {"played": [9], "krones": -4}


def test_64_duchess_comes_too_early_for_the_stableman_she_plays() -> None:
    game = play(moves_in(64, hand=(6, 9)), "PLAY_STAFF:6")  # a step for each blue guest from now on
    assert outcome(game) == LIVES | {"played": [6]}


def test_65_knight_of_the_empire_gives_3_points_and_nothing_else() -> None:
    assert outcome(moves_in(65, hand=(6,), queue=(51, 77, 92, 93, 94))) == LIVES | {"points": 3}


def test_66_landgrave_gives_3_points_plays_staff_for_1_krone_less_and_prepares_at_full_cost() -> None:
    game = moves_in(66, krones=3, hand=(5, 9))  # they cost 4 and 5
    rooms = {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:15"}
    assert offered(game) == {"PLAY_STAFF:5", "DONE"} | rooms
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 3}
    play(game, "PREPARE:15", "DONE")  # no krone is left for staff
    assert outcome(game) == LIVES | {"points": 3, "prepared": [15], "krones": -3}


def test_66_landgrave_s_staff_card_may_come_first_and_help_to_prepare() -> None:
    game = play(moves_in(66, krones=4, hand=(10,)), "PLAY_STAFF:10")  # Chauffeur: red rooms cost nothing
    assert offered(game) == {"PREPARE:3", "PREPARE:7", "PREPARE:11", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 3, "played": [10], "krones": -4}
    assert outcome(play(game, "PREPARE:11")) == LIVES | {"points": 3, "played": [10], "prepared": [11], "krones": -4}


def test_67_sovereign_gives_2_points_two_staff_cards_and_two_emperor_steps() -> None:
    assert outcome(moves_in(67)) == LIVES | {"points": 2, "drawn": 2, "emperor": 2}


def test_68_princess_gives_4_points_and_three_emperor_steps() -> None:
    assert outcome(moves_in(68)) == LIVES | {"points": 4, "emperor": 3}


def test_69_countess_gives_7_points_and_three_krones() -> None:
    assert outcome(moves_in(69)) == LIVES | {"points": 7, "krones": 3}


def test_70_elector_gives_1_point_three_emperor_steps_and_plays_staff_for_1_krone_less() -> None:
    game = moves_in(70, krones=3, hand=(5, 9))
    assert offered(game) == {"PLAY_STAFF:5", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 1, "emperor": 3}
    assert outcome(play(game, "PLAY_STAFF:5")) == LIVES | {"points": 1, "emperor": 3, "played": [5], "krones": -3}


def test_71_baron_gives_4_points_and_prepares_a_room_free_of_charge_on_any_floor() -> None:
    game = moves_in(71, krones=0)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:15", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4}
    assert outcome(play(game, "PREPARE:15")) == LIVES | {"points": 4, "prepared": [15]}


def test_72_prince_gives_7_points_and_occupies_a_room_of_any_colour() -> None:
    game = moves_in(72)
    assert offered(game) == {"OCCUPY:1", "OCCUPY:2", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 7}
    assert outcome(play(game, "OCCUPY:1")) == {"points": 7, "occupied": [1, 10]}


def test_72_prince_s_second_room_may_fill_a_group() -> None:
    game = moves_in(72, into=15, rooms=("off..", "o....", "f....", "f...."))
    assert outcome(play(game, "OCCUPY:10")) == {"points": 7 + 5, "occupied": [10, 15]}  # two blue rooms


def test_73_count_gives_4_points_and_plays_two_staff_cards_for_1_krone_less_each() -> None:
    game = moves_in(73, krones=7, hand=(5, 9, 25))  # they cost 4, 5 and 6
    assert offered(game) == {"PLAY_STAFF:5", "PLAY_STAFF:9", "PLAY_STAFF:25", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4}
    play(game, "PLAY_STAFF:5")
    assert offered(game) == {"PLAY_STAFF:9", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4, "played": [5], "krones": -3}
    assert outcome(play(game, "PLAY_STAFF:9")) == LIVES | {"points": 4, "played": [5, 9], "krones": -7}


def test_74_earl_gives_10_points_and_one_krone() -> None:
    assert outcome(moves_in(74)) == LIVES | {"points": 10, "krones": 1}


def test_75_baroness_gives_5_points_and_plays_one_of_three_staff_cards_for_3_krones_less() -> None:
    game = moves_in(75, krones=2, hand=(13,), deck=(6, 9, 25))  # those in the deck cost 1, 5 and 6
    assert offered(game) == {"PLAY_STAFF:6", "PLAY_STAFF:9", "DONE"}
    play(game, "PLAY_STAFF:9")
    assert offered(game) == {"RETURN_STAFF:6", "RETURN_STAFF:25"}
    assert outcome(play(game, "RETURN_STAFF:25")) == LIVES | {"points": 5, "played": [9], "krones": -2}
    assert under_deck(game) == [25, 6]


def test_75_baroness_need_not_play_a_card_but_looks_at_three() -> None:
    game = play(moves_in(75, deck=(6, 9, 25)), "DONE")
    assert offered(game) == {"RETURN_STAFF:6", "RETURN_STAFF:9", "RETURN_STAFF:25"}
    assert outcome(play(game, "RETURN_STAFF:9", "RETURN_STAFF:6")) == LIVES | {"points": 5}
    assert under_deck(game) == [9, 6, 25]


def test_75_baroness_looks_at_three_cards_of_a_larger_deck() -> None:
    game = moves_in(75, krones=20, deck=(6, 7, 9, 13, 19, 25))
    assert len(whole(game)["looked_at"]) == 3
    assert len(offered(game, "PLAY_STAFF")) == 3
    assert len(whole(game)["staff_deck"]) == 3


def test_76_duke_gives_4_points_and_plays_one_of_three_staff_cards_free_of_charge() -> None:
    game = moves_in(76, krones=0, hand=(13,), deck=(6, 9, 25))
    assert offered(game) == {"PLAY_STAFF:6", "PLAY_STAFF:9", "PLAY_STAFF:25", "DONE"}
    declined = play(game.copy(), "DONE", "RETURN_STAFF:25", "RETURN_STAFF:6")
    assert outcome(declined) == LIVES | {"points": 4}
    assert under_deck(declined) == [25, 6, 9]
    play(game, "PLAY_STAFF:25", "RETURN_STAFF:6")
    assert outcome(game) == LIVES | {"points": 4, "played": [25]}
    assert under_deck(game) == [6, 9]


def test_76_duke_looks_at_fewer_cards_if_the_deck_is_short() -> None:
    game = moves_in(76, krones=0, deck=(9, 25))
    assert offered(game) == {"PLAY_STAFF:9", "PLAY_STAFF:25", "DONE"}
    assert outcome(moves_in(76, hand=(13,), deck=())) == LIVES | {"points": 4}
