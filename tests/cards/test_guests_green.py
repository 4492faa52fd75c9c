"""The green guests, tourists: they sleep in rooms of any colour; what each gives on moving in."""

from __future__ import annotations

from tests.cards.moving_in import ANY_GUEST, BLUE_ROOM, QUEUE, RED_ROOM, YELLOW_ROOM, moves_in, outcome, queue
from tests.positions import offered, play, player, seat, table

IN_YELLOW = {"occupied": [YELLOW_ROOM]}
IN_RED = {"occupied": [RED_ROOM]}
IN_BLUE = {"occupied": [BLUE_ROOM]}


def test_91_tezcatlipoca_draws_three_staff_cards() -> None:
    assert outcome(moves_in(91, into=YELLOW_ROOM)) == IN_YELLOW | {"drawn": 3}


def test_91_tezcatlipoca_draws_no_more_cards_than_the_deck_has() -> None:
    assert outcome(moves_in(91, into=YELLOW_ROOM, deck=(1, 2))) == IN_YELLOW | {"drawn": 2}


def test_92_capt_goldhaken_gives_one_krone() -> None:
    assert outcome(moves_in(92, into=RED_ROOM)) == IN_RED | {"krones": 1}


def test_93_mr_horsa_gives_one_emperor_step() -> None:
    assert outcome(moves_in(93, into=BLUE_ROOM)) == IN_BLUE | {"emperor": 1}


def test_94_m_ingalls_plays_a_staff_card_for_1_krone_less() -> None:
    game = moves_in(94, into=YELLOW_ROOM, krones=3, hand=(5, 9))  # they cost 4 and 5
    assert offered(game) == {"PLAY_STAFF:5", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_YELLOW
    assert outcome(play(game, "PLAY_STAFF:5")) == IN_YELLOW | {"played": [5], "krones": -3}


def test_95_mr_boydell_gives_2_points_and_two_emperor_steps() -> None:
    assert outcome(moves_in(95, into=RED_ROOM)) == IN_RED | {"points": 2, "emperor": 2}


def test_96_mr_oundo_plays_a_staff_card_for_3_krones_less() -> None:
    game = moves_in(96, into=BLUE_ROOM, krones=2, hand=(8, 9, 25))  # they cost 2, 5 and 6
    assert offered(game) == {"PLAY_STAFF:8", "PLAY_STAFF:9", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_BLUE
    assert outcome(play(game.copy(), "PLAY_STAFF:9")) == IN_BLUE | {"played": [9], "krones": -2}
    # Tour Guide scores for each green guest, but from now on only
    assert outcome(play(game, "PLAY_STAFF:8")) == IN_BLUE | {"played": [8]}


def test_97_e_gizia_gives_4_points_and_the_action_of_a_space_with_dice_without_taking_one() -> None:
    game = moves_in(97, into=YELLOW_ROOM, dice=(3, 2, 0, 1, 0, 1))
    assert offered(game) == {"EXTRA_ACTION:1", "EXTRA_ACTION:2", "EXTRA_ACTION:4", "EXTRA_ACTION:6", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_YELLOW | {"points": 4}
    play(game, "EXTRA_ACTION:1")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}
    assert outcome(play(game, "AMOUNT:1")) == IN_YELLOW | {"points": 4, "strudel": 2, "cake": 1}
    assert game.snapshot()["dice"] == [3, 2, 0, 1, 0, 1]
    assert seat(game)["turns"] == 0
    assert {"TAKE_DIE:1", "TAKE_DIE_BOOSTED:1"} <= offered(game)


def test_97_e_gizia_s_action_on_a_6_costs_its_krone() -> None:
    dice = (1, 0, 0, 0, 0, 3)
    assert offered(moves_in(97, into=YELLOW_ROOM, krones=0, dice=dice)) == {"EXTRA_ACTION:1", "DONE"}
    game = play(moves_in(97, into=YELLOW_ROOM, krones=1, dice=dice), "EXTRA_ACTION:6")
    assert offered(game) == {"COPY:1", "COPY:2", "COPY:3", "COPY:4", "COPY:5"}
    assert outcome(play(game, "COPY:2", "AMOUNT:1")) == IN_YELLOW | {"points": 4, "wine": 2, "coffee": 1, "krones": -1}


def test_97_e_gizia_s_action_does_not_trigger_staff_that_look_at_the_die() -> None:
    staff = (12, 13, 14, 15, 16, 19, 20, 22)  # all that a die of 1 to 5 would trigger, but for the Checker
    game = moves_in(97, into=YELLOW_ROOM, krones=0, hand=(6,), staff=staff, dice=(2, 0, 1, 3, 1, 0))
    food = play(game.copy(), "EXTRA_ACTION:1")
    assert offered(food) == {"AMOUNT:0", "AMOUNT:1"}
    assert outcome(play(food, "AMOUNT:0")) == IN_YELLOW | {"points": 4, "strudel": 2}
    room = play(game.copy(), "EXTRA_ACTION:3")
    assert offered(room) == {"PREPARE:3", "DONE"}
    assert outcome(play(room, "PREPARE:3")) == IN_YELLOW | {"points": 4, "prepared": [3]}
    krones = play(game.copy(), "EXTRA_ACTION:4")
    assert offered(krones) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"}
    assert outcome(play(krones, "AMOUNT:1")) == IN_YELLOW | {"points": 4, "krones": 1, "emperor": 2}
    assert offered(play(game, "EXTRA_ACTION:5")) == {"PLAY_STAFF:6", "DONE"}
    assert outcome(play(game, "PLAY_STAFF:6")) == IN_YELLOW | {"points": 4, "played": [6]}


def test_97_e_gizia_s_action_5_makes_staff_cheaper_by_the_dice_alone() -> None:
    game = moves_in(97, into=YELLOW_ROOM, krones=3, hand=(5, 9), staff=(18,), dice=(1, 0, 0, 0, 1, 0))
    assert offered(play(game, "EXTRA_ACTION:5")) == {"PLAY_STAFF:5", "DONE"}  # Checker's two more do not count
    assert outcome(play(game, "PLAY_STAFF:5")) == IN_YELLOW | {"points": 4, "played": [5], "krones": -3}


def test_97_e_gizia_s_action_is_not_helped_by_the_kitchen_hand() -> None:
    dice = (1, 0, 0, 0, 0, 3)
    assert offered(moves_in(97, into=YELLOW_ROOM, staff=(17,), krones=0, dice=dice)) == {"EXTRA_ACTION:1", "DONE"}
    game = play(moves_in(97, into=YELLOW_ROOM, staff=(17,), krones=5, dice=dice), "EXTRA_ACTION:6", "COPY:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"}
    assert outcome(play(game, "AMOUNT:0")) == IN_YELLOW | {"points": 4, "emperor": 3, "krones": -1}


def test_97_e_gizia_s_action_comes_after_everything_else_of_the_move() -> None:
    # Room 18 is a red group of one: its krone and Custodian's are there to pay for a 6 and for a room on floor 2.
    rooms = ("oo...", ".....", ".....", "...f.")
    game = moves_in(97, krones=0, staff=(23,), rooms=rooms, dice=(1, 0, 0, 0, 0, 1))
    assert seat(game)["krones"] == 2
    assert offered(game) == {"EXTRA_ACTION:1", "EXTRA_ACTION:6", "DONE"}
    play(game, "EXTRA_ACTION:6", "COPY:3")
    assert offered(game) == {"PREPARE:2", "PREPARE:5", "PREPARE:6", "DONE"}
    assert outcome(play(game, "PREPARE:6")) == {"points": 4, "occupied": [18], "prepared": [6]}


def test_97_e_gizia_s_action_cannot_make_room_in_the_purse_for_the_krones_of_the_move() -> None:
    game = moves_in(97, krones=20, staff=(23,), rooms=("oo...", ".....", ".....", "...f."), dice=(1, 0, 0, 0, 0, 1))
    assert offered(game) == {"EXTRA_ACTION:1", "EXTRA_ACTION:6", "DONE"}
    play(game, "EXTRA_ACTION:6", "COPY:1")
    assert outcome(game) == {"points": 4, "occupied": [18], "strudel": 1, "krones": -1}


def test_97_e_gizia_s_action_has_the_strength_of_the_dice_left_when_it_comes_after_taking_a_die() -> None:
    game = table(player(cafe=[97], rooms=("off..",)), dice=(3, 0, 0, 0, 0, 0))
    play(game, "TAKE_DIE:1", "AMOUNT:0", "MOVE_IN:0", "OCCUPY:1", "EXTRA_ACTION:1", "AMOUNT:1")
    assert outcome(game) == IN_YELLOW | {"points": 4, "strudel": 3 + 1, "cake": 1}
    assert game.snapshot()["dice"] == [2, 0, 0, 0, 0, 0]
    assert offered(game) == {"END_TURN"}


def test_97_e_gizia_s_action_lapses_if_no_die_lies() -> None:
    game = table(player(cafe=[97], rooms=("off..",)), dice=(1, 0, 0, 0, 0, 0))
    play(game, "TAKE_DIE:1", "MOVE_IN:0", "OCCUPY:1")
    assert outcome(game) == IN_YELLOW | {"points": 4, "strudel": 1}


def test_97_e_gizia_gives_a_whole_extra_turn_in_the_first_edition() -> None:
    game = moves_in(97, into=YELLOW_ROOM, edition="first", dice=(2, 0, 0, 1, 0, 0))
    assert outcome(game) == IN_YELLOW | {"points": 4}
    play(game, "TAKE_DIE:1", "AMOUNT:0", "END_TURN")
    assert game.seat == 0
    guests = {"TAKE_GUEST:0", "TAKE_GUEST:1", "TAKE_GUEST:2", "TAKE_GUEST:3", "TAKE_GUEST:4"}
    actions = {"EXTRA_ACTION:1", "EXTRA_ACTION:4", "EXTRA_ACTION_BOOSTED:1", "EXTRA_ACTION_BOOSTED:4"}
    assert offered(game) == guests | actions | {"END_TURN"}
    play(game, "EXTRA_ACTION_BOOSTED:1", "AMOUNT:1")
    assert outcome(game) == IN_YELLOW | {"points": 4, "strudel": 2 + 1, "cake": 1, "krones": -1}
    assert game.snapshot()["dice"] == [1, 0, 0, 1, 0, 0]
    assert seat(game)["turns"] == 1
    assert play(game, "END_TURN").seat == 1


def test_98_m_polo_gives_four_krones() -> None:
    assert outcome(moves_in(98, into=RED_ROOM)) == IN_RED | {"krones": 4}


def test_99_cramersopholus_gives_5_points_a_staff_card_and_two_emperor_steps() -> None:
    assert outcome(moves_in(99, into=BLUE_ROOM)) == IN_BLUE | {"points": 5, "drawn": 1, "emperor": 2}


def test_100_farmer_franz_gives_4_points_three_emperor_steps_and_occupies_a_room_of_any_colour() -> None:
    game = moves_in(100, into=YELLOW_ROOM)
    assert offered(game) == {"OCCUPY:2", "OCCUPY:10", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_YELLOW | {"points": 4, "emperor": 3}
    assert outcome(play(game, "OCCUPY:10")) == {"points": 4, "emperor": 3, "occupied": [1, 10]}


def test_101_brother_uwe_gives_3_points_three_emperor_steps_and_a_guest_free_of_charge() -> None:
    game = moves_in(101, into=RED_ROOM, krones=0, queue=QUEUE)
    assert offered(game) == ANY_GUEST
    assert outcome(play(game.copy(), "DONE")) == IN_RED | {"points": 3, "emperor": 3}
    assert outcome(play(game, "TAKE_GUEST:2")) == IN_RED | {"points": 3, "emperor": 3, "guests": [77]}
    assert queue(game)[1:] == [51, 65, 92, 93]


def test_102_conductor_gives_one_emperor_step_and_occupies_a_room_of_any_colour() -> None:
    game = moves_in(102, into=BLUE_ROOM)
    assert offered(game) == {"OCCUPY:1", "OCCUPY:2", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_BLUE | {"emperor": 1}
    assert outcome(play(game, "OCCUPY:2")) == {"emperor": 1, "occupied": [2, 10]}


def test_102_conductor_has_nothing_to_occupy_in_the_last_free_room() -> None:
    assert outcome(moves_in(102, rooms=("oof..",))) == IN_RED | {"emperor": 1}


def test_103_durgoing_gives_4_points_and_draws_two_staff_cards() -> None:
    assert outcome(moves_in(103, into=YELLOW_ROOM)) == IN_YELLOW | {"points": 4, "drawn": 2}


def test_104_macleod_gives_2_points_and_plays_a_staff_card_free_of_charge() -> None:
    game = moves_in(104, into=RED_ROOM, krones=0, hand=(6, 25))  # they cost 1 and 6
    assert offered(game) == {"PLAY_STAFF:6", "PLAY_STAFF:25", "DONE"}
    assert outcome(play(game.copy(), "DONE")) == IN_RED | {"points": 2}
    assert outcome(play(game, "PLAY_STAFF:25")) == IN_RED | {"points": 2, "played": [25]}
