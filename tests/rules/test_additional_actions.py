"""Additional actions around guest and die: serving from the kitchen, and moving in."""

from __future__ import annotations

import pytest

from tests.positions import foods, gained, offered, play, player, seat, serve, table

# Serving


def test_a_krone_serves_up_to_three_items_to_any_guests() -> None:
    waiting = player(
        krones=10, kitchen=foods(wine=3, coffee=1), cafe=[(75, {"wine": 2, "coffee": 2}), (51, {"wine": 1})]
    )
    game = play(table(waiting), serve("wine", 0), serve("wine", 1), serve("coffee", 0))
    assert seat(game)["krones"] == 9
    assert seat(game)["kitchen"] == foods(wine=1)
    assert [entry["missing"] for entry in seat(game)["cafe"][:2]] == [{"wine": 1, "coffee": 1}, {}]


def test_the_fourth_item_costs_another_krone() -> None:
    waiting = player(krones=10, kitchen=foods(wine=2, coffee=2), cafe=[(75, {"wine": 2, "coffee": 2})])
    game = play(table(waiting), serve("wine", 0), serve("wine", 0), serve("coffee", 0), serve("coffee", 0))
    assert seat(game)["krones"] == 8
    assert seat(game)["cafe"][0]["missing"] == {}


def test_without_a_krone_nothing_is_served() -> None:
    waiting = player(krones=0, kitchen=foods(wine=2), cafe=[(51, {"wine": 1})])
    assert offered(table(waiting), "SERVE") == set()


def test_the_last_krone_serves_three_items() -> None:
    waiting = player(krones=1, kitchen=foods(wine=4), cafe=[(55, {"wine": 3}), (51, {"wine": 1})])
    game = play(table(waiting), serve("wine", 0), serve("wine", 0))
    assert offered(game, "SERVE") == {serve("wine", 0), serve("wine", 1)}
    play(game, serve("wine", 1))
    assert offered(game, "SERVE") == set()
    assert seat(game)["krones"] == 0


def test_only_what_is_in_the_kitchen_and_ordered_can_be_served() -> None:
    waiting = player(kitchen=foods(strudel=1, wine=1), cafe=[(53, {"strudel": 1}), (75, {"wine": 1, "coffee": 2})])
    assert offered(table(waiting), "SERVE") == {serve("strudel", 0), serve("wine", 1)}


@pytest.mark.parametrize(
    "choices",
    [("MOVE_IN:1",), ("USE_STAFF:2",), ("CLAIM:C",), ("TAKE_GUEST:4",), ("TAKE_DIE:4", "AMOUNT:0")],
    ids=["moving in", "using staff", "a claim", "a guest", "a die"],
)
def test_doing_anything_else_ends_a_serving(choices: tuple[str, ...]) -> None:
    busy = player(
        krones=10,
        kitchen=foods(wine=3),
        cafe=[(55, {"wine": 3}), 65],
        staff=[2],
        rooms=["ffooo", "oo.oo", "oo..."],  # four red and three yellow rooms occupied: objective 114
    )
    game = play(table(busy, objectives=(105, 109, 114)), serve("wine", 0), *choices)
    assert seat(game)["krones"] == 9
    play(game, serve("wine", 0))
    assert seat(game)["krones"] == 8


def test_items_on_a_guest_stay_there() -> None:
    waiting = player(kitchen=foods(), cafe=[(75, {"coffee": 2}), (51, {"wine": 1})])
    game = table(waiting)
    assert offered(game, "SERVE") | offered(game, "PUT") == set()
    play(game, "TAKE_DIE:4", "AMOUNT:0", "END_TURN")
    assert seat(game)["cafe"][0]["missing"] == {"coffee": 2}
    assert seat(game)["kitchen"] == foods()


# Moving in


def test_a_guest_with_its_order_complete_moves_into_a_free_room_of_its_colour() -> None:
    game = table(player(cafe=[65], rooms=["ffffo", "fffff", "fffff"]))  # blue: 0, 4, 10, 12
    play(game, "MOVE_IN:0")
    assert offered(game) == {"OCCUPY:0", "OCCUPY:10", "OCCUPY:12"}
    play(game, "OCCUPY:10")
    assert seat(game)["rooms"] == ["ffffo", "fffff", "offff", "....."]


@pytest.mark.parametrize(
    ("guest", "rooms"),
    [(65, {0, 4, 10, 12}), (77, {2, 3, 7, 8, 11}), (51, {1, 5, 6, 9, 13, 14}), (92, set(range(15)))],
    ids=["blue", "red", "yellow", "green anywhere"],
)
def test_every_guest_sleeps_in_its_colour_and_green_ones_anywhere(guest: int, rooms: set[int]) -> None:
    game = play(table(player(cafe=[guest], rooms=["fffff"] * 3)), "MOVE_IN:0")
    assert offered(game) == {f"OCCUPY:{room}" for room in rooms}


def test_a_guest_that_still_waits_for_something_cannot_move_in() -> None:
    assert offered(table(player(cafe=[(65, {"coffee": 1})])), "MOVE_IN") == set()


def test_a_guest_without_a_free_room_of_its_colour_stays() -> None:
    assert offered(table(player(cafe=[65, 92], rooms=["offf."])), "MOVE_IN") == {"MOVE_IN:1"}


def test_moving_in_is_free_frees_the_table_and_discards_the_guest() -> None:
    game = play(table(player(krones=0, cafe=[(51, {"wine": 1}), 65])), "MOVE_IN:1")
    assert seat(game)["cafe"] == [{"guest": 51, "missing": {"wine": 1}}, None, None]
    assert game.snapshot()["guest_discard"] == [65]
    assert seat(game)["krones"] == 0


def test_a_guest_gives_its_points_and_its_reward() -> None:
    before = player(cafe=[69], rooms=["offff", "fffff", "f...."])  # a blue pair not yet full
    game = play(table(before), "MOVE_IN:0", "OCCUPY:10")
    assert gained(before, seat(game)) == {"points": 7, "krones": 3}


def test_the_freed_table_serves_the_guest_that_the_reward_brings() -> None:
    crowded = player(cafe=[(49, {"wine": 1}), (51, {"wine": 1}), 63])
    game = play(table(crowded, queue=(77, 78, 79, 80, 81)), "MOVE_IN:2", "TAKE_GUEST:0")
    assert seat(game)["cafe"][2]["guest"] == 77
    assert seat(game)["krones"] == 10


def test_the_parts_of_a_reward_may_be_declined() -> None:
    game = play(table(player(cafe=[63])), "MOVE_IN:0", "DONE")
    assert seat(game)["cafe"] == [None, None, None]
    assert "PASS" not in offered(game)
    assert "TAKE_DIE:1" in offered(game)


def test_the_parts_of_a_reward_come_in_the_order_the_player_likes() -> None:
    both = player(krones=1, cafe=[66], hand=[6], rooms=["f....", "f...."])  # plays staff and prepares a room
    game = play(table(both), "MOVE_IN:0")
    assert offered(game) == {"PLAY_STAFF:6", "PREPARE:1", "PREPARE:6", "DONE"}
    first = play(game.copy(), "PLAY_STAFF:6")
    assert offered(first) == {"PREPARE:1", "PREPARE:6", "DONE"}
    last = play(game, "PREPARE:6")
    assert offered(last) == {"PLAY_STAFF:6", "DONE"}


# Groups


def hotel_with(free: int, occupied: list[int]) -> list[str]:
    return [
        "".join("o" if room in occupied else "f" if room == free else "." for room in range(k, k + 5)) for k in FLOORS
    ]


FLOORS = (0, 5, 10, 15)


@pytest.mark.parametrize(
    ("hotel", "group", "bonus"),
    [
        ("night", [0], {"points": 2}),
        ("night", [10, 15], {"points": 5}),
        ("B", [0, 5, 10], {"points": 9}),
        ("D", [1, 6, 11, 12], {"points": 15}),
        ("night", [18], {"krones": 1}),
        ("night", [11, 16], {"krones": 3}),
        ("D", [15, 16, 17], {"krones": 6}),
        ("night", [2, 3, 7, 8], {"krones": 10}),
        ("A", [4], {"emperor": 1}),
        ("B", [1, 6], {"emperor": 3}),
        ("night", [1, 5, 6], {"emperor": 6}),
        ("A", [1, 6, 11, 16], {"emperor": 10}),
    ],
    ids=[f"{colour} {size}" for colour in ("blue", "red", "yellow") for size in (1, 2, 3, 4)],
)
def test_the_last_room_of_a_group_pays_by_colour_and_size(hotel: str, group: list[int], bonus: dict[str, int]) -> None:
    before = player(hotel=hotel, krones=5, cafe=[103], rooms=hotel_with(group[0], group[1:]))
    game = play(table(before), "MOVE_IN:0")
    expected = bonus | {"points": bonus.get("points", 0) + 4}  # Durgoing is worth 4 points
    assert gained(before, seat(game)) == expected


def test_a_group_with_a_room_still_free_pays_nothing() -> None:
    before = player(cafe=[103], rooms=["offo.", "..of."])
    game = play(table(before), "MOVE_IN:0", "OCCUPY:2")
    assert gained(before, seat(game)) == {"points": 4}


def test_a_group_pays_only_once() -> None:
    before = player(cafe=[65], rooms=["f...."], groups_paid=[0])
    assert gained(before, seat(play(table(before), "MOVE_IN:0"))) == {"points": 3}
