"""Staff with lasting effects other than those that look at the die."""

from __future__ import annotations

import pytest

from grandaustria import Game
from tests.positions import emperor_scoring, gained, offered, play, player, seat, table


def moved_in(guest: int, *names: str, rooms: tuple[str, ...] = ("fff..",), staff: tuple[int, ...] = ()) -> Game:
    """Seat 0 moves this guest in, the order being complete, and makes the choices that follow."""
    return play(table(player(staff=staff, cafe=[guest], rooms=rooms)), "MOVE_IN:0", *names)


def change(game: Game) -> dict[str, int]:
    return gained(player(), seat(game))


def on_floor_three(*, krones: int, staff: tuple[int, ...] = ()) -> Game:
    """Seat 0 has two full floors and is preparing up to two rooms: blue 10, 12, red 11, yellow 13, 14 for 2 each."""
    builder = player(krones=krones, staff=staff, rooms=["fffff", "fffff"])
    return play(table(builder, dice=(0, 0, 2, 0, 0, 0)), "TAKE_DIE:3")


# 5 to 8: guests leaving the café


def test_05_groom_gives_two_krones_for_each_red_guest_that_leaves() -> None:
    assert change(moved_in(117, staff=(5,))) == {"points": 3, "emperor": 3, "krones": 2}
    assert change(moved_in(65, staff=(5,))) == {"points": 5}  # blue
    assert change(moved_in(51, staff=(5,))) == {"points": 1}  # yellow
    assert change(moved_in(93, "OCCUPY:2", staff=(5,))) == {"emperor": 1}  # green, though into a red room


def test_05_groom_does_not_pay_for_a_red_room_occupied_without_a_guest() -> None:
    game = moved_in(82, "OCCUPY:2", "OCCUPY:3", rooms=("ffff.",), staff=(5,))
    assert seat(game)["rooms"][0] == "ffoo."
    assert change(game) == {"points": 7, "krones": 2}


def test_06_stableman_gives_an_emperor_step_for_each_blue_guest_that_leaves() -> None:
    assert change(moved_in(65, staff=(6,))) == {"points": 5, "emperor": 1}
    assert change(moved_in(77, staff=(6,))) == {"points": 1, "krones": 1}  # red
    assert change(moved_in(92, "OCCUPY:0", staff=(6,))) == {"points": 2, "krones": 1}  # green, into a blue room


def test_07_masseuse_gives_a_krone_for_each_yellow_guest_that_leaves() -> None:
    assert change(moved_in(51, staff=(7,))) == {"points": 1, "krones": 1}
    assert change(moved_in(65, staff=(7,))) == {"points": 5}  # blue
    assert change(moved_in(93, "OCCUPY:1", staff=(7,))) == {"emperor": 1}  # green, into a yellow room


def test_08_tour_guide_gives_two_points_for_each_green_guest_that_leaves() -> None:
    assert change(moved_in(93, "OCCUPY:1", staff=(8,))) == {"points": 2, "emperor": 1}
    assert change(moved_in(51, staff=(8,))) == {"points": 1}  # yellow


@pytest.mark.parametrize(
    ("guest", "room", "card", "krones", "points"),
    [
        (86, "..f..", 5, 9, 3),
        (64, "f....", 6, 10, 2),
        (56, ".f...", 7, 10, 0),
        (104, ".f...", 8, 10, 2),
        (104, ".f...", 23, 10, 2),
        (104, ".f...", 33, 10, 2),
    ],
)
def test_staff_played_by_a_guests_reward_do_not_yet_react_to_that_guest(
    guest: int, room: str, card: int, krones: int, points: int
) -> None:
    game = play(table(player(cafe=[guest], hand=[card], rooms=[room])), "MOVE_IN:0", f"PLAY_STAFF:{card}")
    after = seat(game)
    assert after["staff"] == [card]
    assert (after["krones"], after["emperor"], after["points"]) == (krones, 0, points)


def test_an_opponents_staff_do_not_react_to_your_guests() -> None:
    game = play(table(player(cafe=[117]), player(staff=[5, 23])), "MOVE_IN:0")
    assert change(game) == {"points": 3, "emperor": 3}
    assert seat(game, 1)["krones"] == 10


# 9 to 11: free rooms of a colour


def test_09_butler_lets_blue_rooms_be_prepared_for_nothing() -> None:
    assert offered(on_floor_three(krones=0), "PREPARE") == set()
    assert offered(on_floor_three(krones=0, staff=(9,)), "PREPARE") == {"PREPARE:10", "PREPARE:12"}
    game = play(on_floor_three(krones=5, staff=(9,)), "PREPARE:12")
    assert seat(game)["krones"] == 5
    assert seat(play(game, "PREPARE:11"))["krones"] == 3  # red


def test_10_chauffeur_lets_red_rooms_be_prepared_for_nothing() -> None:
    assert offered(on_floor_three(krones=0, staff=(10,)), "PREPARE") == {"PREPARE:11"}
    game = play(on_floor_three(krones=5, staff=(10,)), "PREPARE:11")
    assert seat(game)["krones"] == 5
    assert seat(play(game, "PREPARE:13"))["krones"] == 3  # yellow


def test_11_florist_lets_yellow_rooms_be_prepared_for_nothing() -> None:
    assert offered(on_floor_three(krones=0, staff=(11,)), "PREPARE") == {"PREPARE:13", "PREPARE:14"}
    game = play(on_floor_three(krones=5, staff=(11,)), "PREPARE:14")
    assert seat(game)["krones"] == 5
    assert seat(play(game, "PREPARE:12"))["krones"] == 3  # blue


def test_free_rooms_of_a_colour_count_for_a_guests_reward_too() -> None:
    # The Musician (50) lets one room be prepared at full cost.
    guest = player(krones=0, staff=[9], cafe=[50], rooms=["fffff", "fffff"])
    game = play(table(guest, deck=[]), "MOVE_IN:0", "OCCUPY:1")
    assert offered(game) == {"PREPARE:10", "PREPARE:12", "DONE"}


# 23 to 26


def test_23_custodian_gives_a_krone_for_every_room_that_becomes_occupied() -> None:
    # The Senior Councillor (82) moves in and occupies one more room.
    assert change(moved_in(82, "OCCUPY:1", rooms=("fff..",), staff=(23,))) == {"points": 7, "krones": 2}
    assert change(moved_in(82, "DONE", rooms=("fff..",), staff=(23,))) == {"points": 7, "krones": 1}


def test_23_custodian_pays_for_the_two_rooms_of_the_page_boy() -> None:
    game = table(player(krones=5, staff=[23], hand=[35], rooms=[".ff.."]), dice=(0, 0, 0, 0, 2, 0))
    play(game, "TAKE_DIE:5", "PLAY_STAFF:35", "OCCUPY:1", "OCCUPY:2")
    assert seat(game)["krones"] == 7


def test_23_custodian_pays_for_the_room_of_an_emperor_tile() -> None:
    game = emperor_scoring(
        player(krones=5, staff=[23], emperor=10, rooms=["f...."]), scoring=2, tiles=("A1", "B2", "C2")
    )
    assert seat(play(game, "PREPARE:1"))["krones"] == 6


def test_23_custodian_does_not_pay_for_preparing_a_room() -> None:
    game = table(player(krones=5, staff=[23]), dice=(0, 0, 1, 0, 0, 0))
    assert seat(play(game, "TAKE_DIE:3", "PREPARE:3"))["krones"] == 5


def test_24_chief_waiter_lets_any_number_of_items_be_served_for_nothing() -> None:
    thirsty = (75, {"wine": 2, "coffee": 2})
    kitchen = {"wine": 3, "coffee": 2}
    poor = table(player(krones=0, kitchen=kitchen, cafe=[thirsty]))
    assert offered(poor, "SERVE") == set()
    game = table(player(krones=0, staff=[24], kitchen=kitchen, cafe=[thirsty]))
    play(game, "SERVE:wine:0", "SERVE:wine:0", "SERVE:coffee:0", "SERVE:coffee:0")
    assert seat(game)["krones"] == 0
    assert seat(game)["cafe"][0] == {"guest": 75, "missing": {}}
    assert seat(game)["kitchen"] == {"strudel": 0, "cake": 0, "wine": 1, "coffee": 0}


def test_24_chief_waiter_saves_the_krone_of_those_who_have_some() -> None:
    cafe = [(75, {"wine": 2, "coffee": 2})]
    without = table(player(krones=4, kitchen={"wine": 1}, cafe=cafe))
    assert seat(play(without, "SERVE:wine:0"))["krones"] == 3
    game = table(player(krones=4, staff=[24], kitchen={"wine": 1}, cafe=cafe))
    assert seat(play(game, "SERVE:wine:0"))["krones"] == 4


def test_25_delivery_boy_lets_guests_be_taken_from_the_queue_for_nothing() -> None:
    assert offered(table(player(krones=0)), "TAKE_GUEST") == {"TAKE_GUEST:3", "TAKE_GUEST:4"}
    assert seat(play(table(player(krones=5)), "TAKE_GUEST:0"))["krones"] == 2
    game = table(player(krones=0, staff=[25]), queue=(65, 66, 67, 68, 69))
    assert len(offered(game, "TAKE_GUEST")) == 5
    play(game, "TAKE_GUEST:0")
    assert seat(game)["krones"] == 0
    assert seat(game)["cafe"][0]["guest"] == 65
    assert offered(game, "TAKE_GUEST") == set()  # still only one


def test_26_conference_manager_may_pay_a_krone_to_ignore_the_penalty() -> None:
    game = emperor_scoring(player(krones=4, staff=[26]), scoring=0, tiles=("A1", "B2", "C1"))
    assert game.seat == 0
    assert offered(game) == {"IGNORE_PENALTY", "DONE"}
    suffering = play(game.copy(), "DONE")
    assert (seat(suffering)["krones"], seat(suffering)["points"]) == (1, 0)
    play(game, "IGNORE_PENALTY")
    assert (seat(game)["krones"], seat(game)["points"]) == (3, 0)
    assert game.seat == 1


def test_26_conference_manager_is_not_asked_without_a_krone() -> None:
    game = emperor_scoring(player(krones=0, staff=[26]), scoring=0, tiles=("A1", "B2", "C1"))
    assert game.seat == 1
    assert seat(game)["points"] == -5


def test_26_conference_manager_is_asked_only_if_the_penalty_would_hurt() -> None:
    larder = emperor_scoring(player(staff=[26], kitchen={"wine": 1}), scoring=0, tiles=("A2", "B2", "C1"))
    assert offered(larder) == {"IGNORE_PENALTY", "DONE"}
    empty = emperor_scoring(player(staff=[26]), scoring=0, tiles=("A2", "B2", "C1"))
    assert empty.seat == 1

    served = player(staff=[26], cafe=[(67, {"coffee": 1})])
    assert offered(emperor_scoring(served, scoring=1, tiles=("A1", "B1", "C1"))) == {"IGNORE_PENALTY", "DONE"}
    waiting = player(staff=[26], cafe=[(67, {"coffee": 2})])
    assert emperor_scoring(waiting, scoring=1, tiles=("A1", "B1", "C1")).seat == 1

    lived_in = player(staff=[26], rooms=["off.."])
    assert offered(emperor_scoring(lived_in, scoring=2, tiles=("A1", "B2", "C2"))) == {"IGNORE_PENALTY", "DONE"}
    assert emperor_scoring(player(staff=[26]), scoring=2, tiles=("A1", "B2", "C2")).seat == 1


@pytest.mark.parametrize("space", [4, 5, 6])
def test_26_conference_manager_has_nothing_to_ignore_above_space_0(space: int) -> None:
    game = emperor_scoring(player(krones=4, staff=[26], emperor=space), scoring=0, tiles=("A1", "B2", "C1"))
    assert game.seat == 1
    assert seat(game)["krones"] == {4: 4, 5: 4, 6: 7}[space]


# 33 and 42


def test_33_male_floor_housekeeper_gives_four_points_for_a_guest_who_ordered_four_items() -> None:
    assert change(moved_in(89, staff=(33,))) == {"points": 5 + 4, "krones": 4}
    assert change(moved_in(85, staff=(33,))) == {"points": 3, "krones": 3}  # three items


def test_42_gardener_gives_five_points_for_each_reward_of_an_emperor_tile() -> None:
    rewarded = emperor_scoring(player(emperor=6, staff=[42]), scoring=0, tiles=("A1", "B2", "C1"))
    assert (seat(rewarded)["emperor"], seat(rewarded)["points"], seat(rewarded)["krones"]) == (3, 4 + 5, 13)
    higher = emperor_scoring(player(emperor=13, staff=[42]), scoring=1, tiles=("A1", "B2", "C1"))
    assert (seat(higher)["emperor"], seat(higher)["points"], seat(higher)["krones"]) == (8, 9 + 5, 15)


@pytest.mark.parametrize(("space", "points"), [(5, 4), (4, 3)])
def test_42_gardener_gives_nothing_below_space_3(space: int, points: int) -> None:
    game = emperor_scoring(player(emperor=space, staff=[42]), scoring=0, tiles=("A1", "B2", "C1"))
    assert seat(game)["points"] == points


def test_42_gardener_gives_nothing_with_a_penalty() -> None:
    game = emperor_scoring(player(emperor=2, staff=[42]), scoring=0, tiles=("A1", "B2", "C1"))
    assert (seat(game)["points"], seat(game)["krones"]) == (2, 7)


def test_42_gardener_pays_even_if_the_reward_is_declined() -> None:
    game = emperor_scoring(player(emperor=6, staff=[42]), scoring=0, tiles=("A4", "B2", "C1"))
    assert seat(play(game, "DONE"))["points"] == 4 + 5


def test_42_gardener_does_not_pay_for_the_reward_that_puts_it_into_play() -> None:
    game = emperor_scoring(player(emperor=10, hand=[42]), scoring=2, tiles=("A1", "B2", "C4"))
    play(game, "PLAY_STAFF:42")
    assert seat(game)["staff"] == [42]
    assert seat(game)["points"] == 6
