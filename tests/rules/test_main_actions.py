"""The six main actions."""

from __future__ import annotations

import pytest

from tests.positions import foods, offered, play, player, put, seat, store, table


def dice(*on: int) -> tuple[int, ...]:
    """Three dice on each of these spaces."""
    return tuple(3 if value in on else 0 for value in range(1, 7))


# 1 and 2: food and drink


@pytest.mark.parametrize(
    ("space", "amount", "kitchen"),
    [
        (1, 0, foods(strudel=3)),
        (1, 1, foods(strudel=2, cake=1)),
        (2, 0, foods(wine=3)),
        (2, 1, foods(wine=2, coffee=1)),
    ],
)
def test_1_gives_strudel_and_cake_2_gives_wine_and_coffee(space: int, amount: int, kitchen: dict[str, int]) -> None:
    game = play(table(dice=dice(1, 2)), f"TAKE_DIE:{space}", f"AMOUNT:{amount}")
    assert seat(game)["kitchen"] == kitchen


@pytest.mark.parametrize("space", [1, 2])
def test_never_more_cake_than_strudel_or_coffee_than_wine(space: int) -> None:
    assert offered(play(table(dice=dice(1, 2)), f"TAKE_DIE:{space}")) == {"AMOUNT:0", "AMOUNT:1"}


def test_the_items_are_exactly_as_many_as_the_strength() -> None:
    game = play(table(dice=(5, 0, 0, 0, 0, 0)), "TAKE_DIE:1", "AMOUNT:2")
    assert seat(game)["kitchen"] == foods(strudel=3, cake=2)


def test_an_item_gained_goes_onto_a_waiting_guest_or_into_the_kitchen() -> None:
    waiting = player(cafe=[(51, {"wine": 1}), (55, {"wine": 3})])
    game = play(table(waiting, dice=dice(2)), "TAKE_DIE:2", "AMOUNT:0")
    assert offered(game) == {put("wine", 0), put("wine", 1), store("wine")}
    play(game, put("wine", 1), put("wine", 0), store("wine"))
    assert seat(game)["cafe"][0]["missing"] == {}
    assert seat(game)["cafe"][1]["missing"] == {"wine": 2}
    assert seat(game)["kitchen"] == foods(wine=1)


def test_putting_gained_food_onto_guests_is_free() -> None:
    waiting = player(krones=0, cafe=[(55, {"wine": 3})])
    game = play(table(waiting, dice=dice(2)), "TAKE_DIE:2", "AMOUNT:0", *[put("wine", 0)] * 3)
    assert seat(game)["cafe"][0]["missing"] == {}
    assert seat(game)["krones"] == 0


def test_both_kinds_may_go_onto_guests() -> None:
    waiting = player(cafe=[(67, {"coffee": 1}), (51, {"wine": 1})])
    game = play(table(waiting, dice=dice(2)), "TAKE_DIE:2", "AMOUNT:1", put("wine", 1), put("coffee", 0))
    assert [entry["missing"] for entry in seat(game)["cafe"][:2]] == [{}, {}]
    assert seat(game)["kitchen"] == foods(wine=1)


# 3: rooms


def test_3_prepares_as_many_rooms_as_the_strength_at_most() -> None:
    game = play(table(dice=(0, 0, 2, 0, 0, 0)), "TAKE_DIE:3", "PREPARE:3", "PREPARE:4")
    assert seat(game)["rooms"][0] == "fffff"
    assert offered(game) == {"END_TURN"}


def test_no_room_needs_to_be_prepared() -> None:
    game = play(table(dice=dice(3)), "TAKE_DIE:3", "DONE")
    assert seat(game)["rooms"][0] == "fff.."
    assert offered(game) == {"END_TURN"}


def test_a_room_is_prepared_beside_a_tile_never_diagonally() -> None:
    game = play(table(player(rooms=["f....", ".....", "..o.."]), dice=dice(3)), "TAKE_DIE:3")
    assert offered(game, "PREPARE") == {f"PREPARE:{room}" for room in (1, 5, 7, 11, 13, 17)}


def test_the_end_of_a_floor_is_not_beside_the_beginning_of_the_next() -> None:
    game = play(table(player(rooms=["....f"]), dice=dice(3)), "TAKE_DIE:3")
    assert offered(game, "PREPARE") == {"PREPARE:3", "PREPARE:9"}


def test_each_room_prepared_opens_the_spaces_beside_it() -> None:
    game = play(table(player(rooms=["f...."]), dice=dice(3)), "TAKE_DIE:3", "PREPARE:1")
    assert offered(game, "PREPARE") == {"PREPARE:2", "PREPARE:5", "PREPARE:6"}


@pytest.mark.parametrize(("room", "cost"), [(1, 0), (6, 1), (11, 2), (16, 3)])
def test_preparing_costs_0_1_2_3_krones_on_floor_1_2_3_4(room: int, cost: int) -> None:
    column = player(krones=10, rooms=["f....", "f....", "f....", "f...."])
    game = play(table(column, dice=dice(3)), "TAKE_DIE:3", f"PREPARE:{room}")
    assert seat(game)["krones"] == 10 - cost


def test_a_room_must_be_paid_for() -> None:
    column = player(krones=2, rooms=["f....", "f....", "f....", "f...."])
    game = play(table(column, dice=dice(3)), "TAKE_DIE:3")
    assert offered(game, "PREPARE") == {"PREPARE:1", "PREPARE:6", "PREPARE:11"}


@pytest.mark.parametrize(
    ("room", "points"), [(12, 0), (13, 1), (14, 1), (15, 0), (16, 0), (17, 2), (18, 2), (19, 2), (9, 0)]
)
def test_the_spaces_at_the_top_right_give_their_points_when_the_tile_is_placed(room: int, points: int) -> None:
    floors = ["".join("." if 5 * floor + column == room else "f" for column in range(5)) for floor in range(4)]
    game = play(table(player(rooms=floors), dice=dice(3)), "TAKE_DIE:3", f"PREPARE:{room}")
    assert seat(game)["points"] == points


# 4: krones and emperor steps


@pytest.mark.parametrize(("krones", "steps"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_4_gives_krones_and_emperor_steps_split_freely(krones: int, steps: int) -> None:
    game = play(table(player(krones=10), dice=dice(4)), "TAKE_DIE:4", f"AMOUNT:{krones}")
    assert (seat(game)["krones"], seat(game)["emperor"]) == (10 + krones, steps)


def test_nobody_can_hold_more_than_20_krones() -> None:
    game = play(table(player(krones=19), dice=dice(4)), "TAKE_DIE:4", "AMOUNT:3")
    assert seat(game)["krones"] == 20


def test_each_step_past_space_13_is_worth_a_point() -> None:
    game = play(table(player(emperor=12), dice=dice(4)), "TAKE_DIE:4", "AMOUNT:0")
    assert (seat(game)["emperor"], seat(game)["points"]) == (13, 2)


# 5: staff


def test_5_plays_one_staff_card_for_less_by_the_strength() -> None:
    game = play(table(player(krones=10, hand=[2, 6, 25]), dice=dice(5)), "TAKE_DIE:5", "PLAY_STAFF:2")
    assert seat(game)["krones"] == 10 - 3
    assert (seat(game)["staff"], seat(game)["hand"]) == ([2], [6, 25])
    assert offered(game, "PLAY_STAFF") == set()


def test_a_staff_card_costs_at_least_0() -> None:
    game = play(table(player(krones=10, hand=[6, 25]), dice=dice(5)), "TAKE_DIE:5", "PLAY_STAFF:6")
    assert seat(game)["krones"] == 10


def test_a_staff_card_must_be_paid_for() -> None:
    game = play(table(player(krones=1, hand=[2, 5, 9]), dice=dice(5)), "TAKE_DIE:5")
    assert offered(game) == {"PLAY_STAFF:5", "DONE"}  # 6 and 5 krones are too much, 4 are not


def test_no_staff_card_needs_to_be_played() -> None:
    game = play(table(player(hand=[6, 25]), dice=dice(5)), "TAKE_DIE:5", "DONE")
    assert seat(game)["hand"] == [6, 25]
    assert offered(game) == {"END_TURN"}


# 6: a copy


@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_6_copies_any_other_action_for_a_krone(action: int) -> None:
    game = play(table(player(krones=10, hand=[6]), dice=dice(6)), "TAKE_DIE:6")
    assert offered(game) == {"COPY:1", "COPY:2", "COPY:3", "COPY:4", "COPY:5", "DONE"}
    play(game, f"COPY:{action}")
    assert seat(game)["krones"] == 9
    expected = {
        1: {"AMOUNT:0", "AMOUNT:1"},
        2: {"AMOUNT:0", "AMOUNT:1"},
        3: {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"},
        4: {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"},
        5: {"PLAY_STAFF:6", "DONE"},
    }
    assert offered(game) == expected[action]


def test_a_copy_has_the_strength_of_space_6() -> None:
    game = play(table(dice=(1, 0, 0, 0, 0, 5)), "TAKE_DIE:6", "COPY:1", "AMOUNT:2")
    assert seat(game)["kitchen"] == foods(strudel=3, cake=2)


def test_a_6_taken_without_paying_gives_no_action() -> None:
    game = play(table(player(krones=10), dice=dice(6)), "TAKE_DIE:6", "DONE")
    assert offered(game) == {"END_TURN"}
    assert seat(game)["krones"] == 10
    assert (seat(game)["turns"], game.snapshot()["dice"][5]) == (1, 2)


def test_a_6_can_be_taken_without_a_krone() -> None:
    game = table(player(krones=0), dice=dice(6))
    assert offered(game, "TAKE_DIE") == {"TAKE_DIE:6"}
    play(game, "TAKE_DIE:6")
    assert offered(game) == {"END_TURN"}


@pytest.mark.parametrize(("krones", "boosted"), [(1, set()), (2, {"TAKE_DIE_BOOSTED:6"})])
def test_boosting_a_6_needs_a_krone_beside_the_fee(krones: int, boosted: set[str]) -> None:
    assert offered(table(player(krones=krones), dice=dice(6)), "TAKE_DIE_BOOSTED") == boosted


def test_a_boosted_6_costs_fee_and_boost_and_its_action_is_chosen() -> None:
    game = play(table(player(krones=10), dice=dice(6)), "TAKE_DIE_BOOSTED:6")
    assert offered(game) == {"COPY:1", "COPY:2", "COPY:3", "COPY:4", "COPY:5"}
    play(game, "COPY:4")
    assert seat(game)["krones"] == 8
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3", "AMOUNT:4"}


def test_staff_look_at_the_die_taken_not_at_the_action_copied() -> None:
    game = play(table(player(staff=[12, 15, 16]), dice=dice(6)), "TAKE_DIE:6", "COPY:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"}  # the Bootblack would not split
    assert seat(game)["points"] == 0
