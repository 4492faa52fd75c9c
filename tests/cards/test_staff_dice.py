"""Staff that look at the die taken: its value, never the action a 6 copies."""

from __future__ import annotations

import pytest

from grandaustria import Game
from tests.positions import gained, offered, play, player, seat, table


def dice(**on: int) -> tuple[int, ...]:
    """Dice by space, as in dice(on_3=2)."""
    return tuple(on.get(f"on_{value}", 0) for value in range(1, 7))


def change(game: Game, krones: int = 10) -> dict[str, int]:
    return gained(player(krones=krones), seat(game))


def stored(game: Game) -> dict[str, int]:
    return {food: n for food, n in seat(game)["kitchen"].items() if n}


def test_12_executive_housekeeper_gives_two_points_for_a_die_of_3_or_4() -> None:
    for value in (3, 4):
        game = play(table(player(staff=[12]), dice=(1, 1, 1, 1, 1, 1)), f"TAKE_DIE:{value}")
        assert change(game) == {"points": 2}
    for value in (1, 2, 5):
        game = play(table(player(staff=[12]), dice=(1, 1, 1, 1, 1, 1)), f"TAKE_DIE:{value}")
        assert change(game) == {}


@pytest.mark.parametrize("action", [3, 4])
def test_12_executive_housekeeper_does_not_count_a_copied_action(action: int) -> None:
    game = play(table(player(staff=[12]), dice=dice(on_6=1)), "TAKE_DIE:6", f"COPY:{action}")
    assert change(game) == {"krones": -1}


def test_13_restaurant_manager_adds_one_to_the_strength_of_a_die_of_1_or_2() -> None:
    game = play(table(player(staff=[13]), dice=dice(on_1=2)), "TAKE_DIE:1", "AMOUNT:1")
    assert stored(game) == {"strudel": 2, "cake": 1}
    game = play(table(player(staff=[13]), dice=dice(on_2=3)), "TAKE_DIE:2", "AMOUNT:2")
    assert stored(game) == {"wine": 2, "coffee": 2}


def test_13_restaurant_manager_comes_on_top_of_the_boost() -> None:
    game = play(table(player(staff=[13]), dice=dice(on_1=2)), "TAKE_DIE_BOOSTED:1", "AMOUNT:2")
    assert stored(game) == {"strudel": 2, "cake": 2}
    assert seat(game)["krones"] == 9


def test_13_restaurant_manager_does_not_strengthen_other_dice_or_a_copied_action() -> None:
    game = play(table(player(staff=[13]), dice=dice(on_6=2)), "TAKE_DIE:6", "COPY:1", "AMOUNT:0")
    assert stored(game) == {"strudel": 2}
    game = play(table(player(staff=[13]), dice=dice(on_4=2)), "TAKE_DIE:4", "AMOUNT:2")
    assert change(game) == {"krones": 2}


@pytest.mark.parametrize(("value", "food"), [(1, "strudel"), (2, "wine")])
def test_14_decorator_may_prepare_a_room_at_full_cost_before_the_main_action(value: int, food: str) -> None:
    game = play(table(player(staff=[14]), dice=(2, 2, 0, 0, 0, 0)), f"TAKE_DIE:{value}")
    rooms = {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7"}
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"} | rooms
    play(game, "PREPARE:6")
    assert change(game) == {"krones": -1}
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}  # one room only
    assert stored(play(game, "AMOUNT:0")) == {food: 2}


def test_14_decorator_may_prepare_the_room_after_the_main_action_or_not_at_all() -> None:
    game = play(table(player(staff=[14]), dice=dice(on_1=2)), "TAKE_DIE:1", "AMOUNT:1")
    assert stored(game) == {"strudel": 1, "cake": 1}
    assert offered(game) == {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"}
    declined = play(game.copy(), "DONE")
    assert seat(declined)["rooms"][0] == "fff.."
    assert "END_TURN" in offered(declined)
    play(game, "PREPARE:3")
    assert seat(game)["rooms"][0] == "ffff."
    assert "END_TURN" in offered(game)


def test_14_decorator_allows_no_additional_action_between_the_two() -> None:
    ready = player(staff=[1, 14], cafe=[65], kitchen={"wine": 1}, krones=20)  # could use, move in, claim
    game = table(ready, dice=dice(on_1=2))
    assert {"USE_STAFF:1", "MOVE_IN:0", "CLAIM:A"} <= offered(game)
    room_first = play(game.copy(), "TAKE_DIE:1", "PREPARE:3")
    assert offered(room_first) == {"AMOUNT:0", "AMOUNT:1"}
    action_first = play(game, "TAKE_DIE:1", "AMOUNT:0")
    assert offered(action_first) == {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"}
    play(action_first, "PREPARE:3")
    assert {"USE_STAFF:1", "MOVE_IN:0", "CLAIM:A"} <= offered(action_first)


def test_14_decorator_offers_only_rooms_that_can_be_paid_for() -> None:
    game = play(table(player(krones=0, staff=[14]), dice=dice(on_2=2)), "TAKE_DIE:2")
    assert offered(game, "PREPARE") == {"PREPARE:3"}


def test_14_decorator_does_not_come_with_a_copied_action() -> None:
    game = play(table(player(staff=[14]), dice=dice(on_6=2)), "TAKE_DIE:6", "COPY:2")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}
    assert "END_TURN" in offered(play(game, "AMOUNT:0"))


def test_15_bootblack_gives_a_krone_and_a_step_for_each_point_of_strength_of_a_die_of_4() -> None:
    game = play(table(player(staff=[15]), dice=dice(on_4=3)), "TAKE_DIE:4")
    assert change(game) == {"krones": 3, "emperor": 3}
    assert "END_TURN" in offered(game)  # nothing to split
    boosted = play(table(player(staff=[15]), dice=dice(on_4=3)), "TAKE_DIE_BOOSTED:4")
    assert change(boosted) == {"krones": 4 - 1, "emperor": 4}


def test_15_bootblack_does_not_help_a_copied_action() -> None:
    game = play(table(player(staff=[15]), dice=dice(on_6=3)), "TAKE_DIE:6", "COPY:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"}
    assert change(play(game, "AMOUNT:3")) == {"krones": 3 - 1}


def test_16_laundress_gives_four_points_for_a_die_of_4() -> None:
    game = play(table(player(staff=[16]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:4")
    assert change(game) == {"points": 4}
    game = play(table(player(staff=[16]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:3")
    assert change(game) == {}
    game = play(table(player(staff=[16]), dice=dice(on_6=1)), "TAKE_DIE:6", "COPY:4")
    assert change(game) == {"krones": -1}


def test_17_kitchen_hand_saves_the_fee_of_a_6_and_adds_one_to_its_strength() -> None:
    game = play(table(player(krones=0, staff=[17]), dice=dice(on_6=2)), "TAKE_DIE:6", "COPY:1", "AMOUNT:1")
    assert stored(game) == {"strudel": 2, "cake": 1}
    assert seat(game)["krones"] == 0
    game = play(table(player(krones=5, staff=[17]), dice=dice(on_6=2)), "TAKE_DIE:6", "COPY:4", "AMOUNT:0")
    assert change(game, krones=5) == {"emperor": 3}


def test_17_kitchen_hand_leaves_the_boost_to_be_paid() -> None:
    boosted = table(player(krones=1, staff=[17]), dice=dice(on_6=2))
    assert "TAKE_DIE_BOOSTED:6" in offered(boosted)
    play(boosted, "TAKE_DIE_BOOSTED:6", "COPY:4", "AMOUNT:0")
    assert change(boosted, krones=1) == {"krones": -1, "emperor": 4}
    assert "TAKE_DIE_BOOSTED:6" not in offered(table(player(krones=1), dice=dice(on_6=2)))


def test_17_with_kitchen_hand_a_copied_action_must_be_chosen() -> None:
    copies = {"COPY:1", "COPY:2", "COPY:3", "COPY:4", "COPY:5"}
    game = play(table(player(staff=[17]), dice=dice(on_6=2)), "TAKE_DIE:6")
    assert offered(game) == copies
    without = play(table(player(), dice=dice(on_6=2)), "TAKE_DIE:6")
    assert offered(without) == copies | {"DONE"}


def test_17_kitchen_hand_does_not_strengthen_other_dice() -> None:
    game = play(table(player(staff=[17]), dice=dice(on_1=2)), "TAKE_DIE:1", "AMOUNT:0")
    assert stored(game) == {"strudel": 2}


def test_18_checker_adds_two_to_the_discount_of_a_die_of_5() -> None:
    # The Waitress (2) is printed at 6.
    game = table(player(krones=2, staff=[18], hand=[2]), dice=dice(on_5=2))
    play(game, "TAKE_DIE:5", "PLAY_STAFF:2")
    assert seat(game)["krones"] == 0
    poorer = table(player(krones=1, staff=[18], hand=[2]), dice=dice(on_5=2))
    assert offered(play(poorer, "TAKE_DIE:5"), "PLAY_STAFF") == set()


def test_18_checker_does_not_help_a_copied_action() -> None:
    game = table(player(krones=5, staff=[18], hand=[2]), dice=dice(on_6=2))
    play(game, "TAKE_DIE:6", "COPY:5", "PLAY_STAFF:2")
    assert seat(game)["krones"] == 5 - 1 - 4


def test_19_interior_architect_gives_five_points_for_a_die_of_3() -> None:
    game = play(table(player(staff=[19]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:3")
    assert change(game) == {"points": 5}
    assert change(play(game, "DONE")) == {"points": 5}  # also if no room is prepared
    game = play(table(player(staff=[19]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:4")
    assert change(game) == {}
    game = play(table(player(staff=[19]), dice=dice(on_6=1)), "TAKE_DIE:6", "COPY:3")
    assert change(game) == {"krones": -1}


def test_20_detective_gives_two_emperor_steps_for_a_die_of_5() -> None:
    game = play(table(player(staff=[20]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:5")
    assert change(game) == {"emperor": 2}
    game = play(table(player(staff=[20]), dice=(1, 1, 1, 1, 1, 1)), "TAKE_DIE:3", "DONE")
    assert change(game) == {}
    game = play(table(player(staff=[20]), dice=dice(on_6=1)), "TAKE_DIE:6", "COPY:5")
    assert change(game) == {"krones": -1}


def test_22_staff_manager_may_play_a_staff_card_at_full_cost_before_the_main_action() -> None:
    # The Butler (9, printed at 5) then lets the blue room be prepared free at once.
    game = table(player(krones=5, staff=[22], hand=[9], rooms=["fffff", "fffff"]), dice=dice(on_3=2))
    play(game, "TAKE_DIE:3", "PLAY_STAFF:9")
    assert seat(game)["krones"] == 0
    assert offered(game) == {"PREPARE:10", "PREPARE:12", "DONE"}


def test_22_staff_manager_may_play_the_card_after_the_main_action_or_not_at_all() -> None:
    game = table(player(staff=[22], hand=[9, 45]), dice=dice(on_3=2))
    play(game, "TAKE_DIE:3")
    assert offered(game, "PLAY_STAFF") == {"PLAY_STAFF:9", "PLAY_STAFF:45"}
    play(game, "PREPARE:3")
    assert offered(game, "PLAY_STAFF") == set()  # the main action goes on
    play(game, "PREPARE:4")
    assert offered(game) == {"PLAY_STAFF:9", "PLAY_STAFF:45", "DONE"}
    declined = play(game.copy(), "DONE")
    assert seat(declined)["hand"] == [9, 45]
    assert "END_TURN" in offered(declined)
    play(game, "PLAY_STAFF:45")
    assert change(game) == {"krones": -1, "emperor": 3}
    assert "END_TURN" in offered(game)  # one card only


def test_22_staff_manager_plays_only_what_can_be_paid_in_full() -> None:
    game = play(table(player(krones=4, staff=[22], hand=[9, 10, 45]), dice=dice(on_3=6)), "TAKE_DIE:3")
    assert offered(game, "PLAY_STAFF") == {"PLAY_STAFF:45"}


def test_22_staff_manager_allows_no_additional_action_between_the_two() -> None:
    game = table(player(krones=20, staff=[1, 22], hand=[45, 46], cafe=[65]), dice=dice(on_3=1))
    assert {"USE_STAFF:1", "MOVE_IN:0", "CLAIM:A"} <= offered(game)
    card_first = play(game.copy(), "TAKE_DIE:3", "PLAY_STAFF:45")
    assert offered(card_first) == {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"}
    rooms_first = play(game, "TAKE_DIE:3", "PREPARE:3")
    assert offered(rooms_first) == {"PLAY_STAFF:45", "PLAY_STAFF:46", "DONE"}


def test_22_staff_manager_does_not_come_with_a_copied_action_or_another_die() -> None:
    game = play(table(player(staff=[22], hand=[45]), dice=dice(on_6=1)), "TAKE_DIE:6", "COPY:3")
    assert offered(game, "PLAY_STAFF") == set()
    game = play(table(player(staff=[22], hand=[45]), dice=dice(on_4=1)), "TAKE_DIE:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}


def test_staff_played_by_a_die_of_5_do_not_trigger_for_it() -> None:
    detective = table(player(hand=[20]), dice=dice(on_5=2))
    assert change(play(detective, "TAKE_DIE:5", "PLAY_STAFF:20")) == {}
    checker = table(player(hand=[18]), dice=dice(on_5=1))
    assert change(play(checker, "TAKE_DIE:5", "PLAY_STAFF:18")) == {"krones": -1}


@pytest.mark.parametrize(("card", "cost"), [(12, 2), (19, 3)])
def test_staff_played_by_the_staff_manager_do_not_trigger_for_that_die(card: int, cost: int) -> None:
    game = table(player(staff=[22], hand=[card]), dice=dice(on_3=2))
    assert change(play(game, "TAKE_DIE:3", f"PLAY_STAFF:{card}")) == {"krones": -cost}


def test_staff_look_only_at_the_dice_of_their_owner() -> None:
    game = play(table(player(), player(staff=[12, 13, 15, 16, 20]), dice=dice(on_4=2)), "TAKE_DIE:4", "AMOUNT:0")
    assert change(game) == {"emperor": 2}
    assert gained(player(), seat(game, 1)) == {}


def test_several_staff_add_up_for_the_same_die() -> None:
    game = play(table(player(staff=[12, 15, 16]), dice=dice(on_4=2)), "TAKE_DIE:4")
    assert change(game) == {"points": 6, "krones": 2, "emperor": 2}
