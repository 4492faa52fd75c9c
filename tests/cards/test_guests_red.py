"""The red guests, officials: what each gives on moving in."""

from __future__ import annotations

from tests.cards.moving_in import ANY_GUEST, QUEUE, RED_ROOM, moves_in, outcome, queue, tables, waits_for
from tests.positions import offered, play

LIVES = {"occupied": [RED_ROOM]}


def test_77_apothecary_gives_1_point_and_one_krone() -> None:
    assert outcome(moves_in(77)) == LIVES | {"points": 1, "krones": 1}


def test_78_post_councillor_brings_a_guest_free_of_charge() -> None:
    game = moves_in(78, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES
    assert outcome(play(game, "TAKE_GUEST:2")) == LIVES | {"guests": [77]}
    assert queue(game)[1:] == [51, 65, 92, 93]


def test_79_privy_councillor_gives_one_krone_and_one_emperor_step() -> None:
    assert outcome(moves_in(79)) == LIVES | {"krones": 1, "emperor": 1}


def test_80_professor_emeritus_gives_4_points_and_a_guest_free_of_charge() -> None:
    game = moves_in(80, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 4}
    assert outcome(play(game, "TAKE_GUEST:0")) == LIVES | {"points": 4, "guests": [51]}
    assert queue(game)[1:] == [65, 77, 92, 93]


def test_81_general_gives_a_wine_and_three_krones() -> None:
    assert outcome(moves_in(81)) == LIVES | {"wine": 1, "krones": 3}
    game = moves_in(81, (54, {"wine": 2}))
    assert offered(game) == {"PUT:wine:1", "PUT:wine:kitchen"}
    assert outcome(play(game.copy(), "PUT:wine:kitchen")) == LIVES | {"wine": 1, "krones": 3}
    assert outcome(play(game, "PUT:wine:1")) == LIVES | {"krones": 3}
    assert waits_for(game, 1) == {"wine": 1}


def test_82_senior_councillor_gives_7_points_and_occupies_a_room_of_any_colour() -> None:
    game = moves_in(82)
    assert offered(game) == {"OCCUPY:1", "OCCUPY:10", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 7}
    assert outcome(play(game, "OCCUPY:10")) == {"points": 7, "occupied": [2, 10]}


def test_83_councillor_of_commerce_gives_five_krones() -> None:
    assert outcome(moves_in(83)) == LIVES | {"krones": 5}


def test_83_councillor_of_commerce_cannot_fill_the_purse_beyond_20_krones() -> None:
    assert outcome(moves_in(83, krones=18)) == LIVES | {"krones": 2}


def test_84_court_councillor_gives_2_points_three_krones_and_a_guest_free_of_charge() -> None:
    game = moves_in(84, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 2, "krones": 3}
    assert outcome(play(game, "TAKE_GUEST:1")) == LIVES | {"points": 2, "krones": 3, "guests": [65]}
    assert queue(game)[1:] == [51, 77, 92, 93]


def test_85_major_gives_3_points_and_three_krones() -> None:
    assert outcome(moves_in(85)) == LIVES | {"points": 3, "krones": 3}


def test_86_veterinary_councillor_gives_3_points_and_plays_staff_for_3_krones_less() -> None:
    game = moves_in(86, krones=2, hand=(5, 9, 25))  # they cost 4, 5 and 6
    assert offered(game) == {"PLAY_STAFF:5", "PLAY_STAFF:9", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 3}
    assert outcome(play(game.copy(), "PLAY_STAFF:9")) == LIVES | {"points": 3, "played": [9], "krones": -2}
    # Groom gives two krones for each red guest, but from now on only
    assert outcome(play(game, "PLAY_STAFF:5")) == LIVES | {"points": 3, "played": [5], "krones": -1}


def test_86_veterinary_councillor_may_spend_krones_before_a_group_bonus_that_would_overflow() -> None:
    game = moves_in(86, krones=15, hand=(25,), rooms=("oofo.", "..oo."))  # the fourth red room: 10 krones
    assert offered(game) == {"TAKE_KRONES", "PLAY_STAFF:25"}
    early = play(game.copy(), "TAKE_KRONES")
    assert offered(early) == {"PLAY_STAFF:25", "DONE"}
    assert outcome(play(early.copy(), "DONE")) == LIVES | {"points": 3, "krones": 5}
    assert outcome(play(early, "PLAY_STAFF:25")) == LIVES | {"points": 3, "played": [25], "krones": 5 - 3}
    assert outcome(play(game, "PLAY_STAFF:25")) == LIVES | {"points": 3, "played": [25], "krones": 20 - 15}


def test_87_medicinal_councillor_gives_3_points_three_krones_and_two_guests_free_of_charge() -> None:
    game = moves_in(87, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 3, "krones": 3}
    play(game, "TAKE_GUEST:1")
    assert queue(game)[1:] == [51, 77, 92, 93]
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"points": 3, "krones": 3, "guests": [65]}
    newcomer = queue(game)[0]
    assert outcome(play(game, "TAKE_GUEST:4")) == LIVES | {"points": 3, "krones": 3, "guests": [65, 93]}
    assert queue(game)[1:] == [newcomer, 51, 77, 92]


def test_87_medicinal_councillor_brings_only_as_many_guests_as_tables_are_free() -> None:
    game = play(moves_in(87, 66, 67, queue=QUEUE), "TAKE_GUEST:3")
    assert outcome(game) == LIVES | {"points": 3, "krones": 3, "guests": [92]}
    assert tables(game) == [92, 66, 67]


def test_88_procurator_prepares_two_rooms_free_of_charge() -> None:
    game = moves_in(88, krones=0)
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:15", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES
    play(game, "PREPARE:15")
    assert offered(game) == {"PREPARE:3", "PREPARE:6", "PREPARE:7", "PREPARE:11", "PREPARE:16", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == LIVES | {"prepared": [15]}
    assert outcome(play(game, "PREPARE:16")) == LIVES | {"prepared": [15, 16]}


def test_89_lord_high_commissioner_gives_5_points_and_four_krones() -> None:
    assert outcome(moves_in(89)) == LIVES | {"points": 5, "krones": 4}


def test_90_senior_legal_secretary_gives_7_points_a_wine_and_three_krones() -> None:
    assert outcome(moves_in(90)) == LIVES | {"points": 7, "wine": 1, "krones": 3}
    game = moves_in(90, 65, (49, {"wine": 1}))
    assert offered(game) == {"PUT:wine:2", "PUT:wine:kitchen"}
    assert outcome(play(game, "PUT:wine:2")) == LIVES | {"points": 7, "krones": 3}
    assert waits_for(game, 2) == {}


def test_117_mag_ferdinand_gives_3_points_and_three_emperor_steps() -> None:
    assert outcome(moves_in(117)) == LIVES | {"points": 3, "emperor": 3}
