"""The twelve emperor tiles: the reward above, the penalty below, and the points lost if it cannot be suffered in full.

The rewarded come to space 3 from 6, 8 or 10, which is worth 4, 5 or 6 points; the penalized start and stay on 0.
"""

from __future__ import annotations

from typing import Any

from grandaustria import Game
from tests.positions import emperor_scoring, foods, offered, play, player, put, seat, store, whole

COMES_TO_3_FROM = (6, 8, 10)


def scored(tile: str, emperor: int, deck: list[int] | None = None, **has: Any) -> Game:
    """The scoring with this tile, of a player who has all this."""
    scoring = "ABC".index(tile[0])
    tiles = ["A1", "B2", "C1"]
    tiles[scoring] = tile
    return emperor_scoring(player(emperor=emperor, **has), scoring=scoring, tiles=tiles, deck=deck)


def rewarded(tile: str, deck: list[int] | None = None, **has: Any) -> Game:
    return scored(tile, COMES_TO_3_FROM["ABC".index(tile[0])], deck, **has)


def penalized(tile: str, **has: Any) -> Game:
    return scored(tile, 0, **has)


def under_the_deck(game: Game) -> list[int]:
    return [card["staff"] for card in whole(game)["under_deck"]]


# A1


def test_a1_rewards_with_3_krones() -> None:
    assert seat(rewarded("A1", krones=4))["krones"] == 7


def test_a1_cannot_reward_beyond_20_krones() -> None:
    assert seat(rewarded("A1", krones=18))["krones"] == 20


def test_a1_costs_3_krones() -> None:
    loser = seat(penalized("A1", krones=3))
    assert (loser["krones"], loser["points"]) == (0, 0)


def test_a1_costs_5_points_and_no_krone_if_there_are_less_than_3() -> None:
    loser = seat(penalized("A1", krones=2))
    assert (loser["krones"], loser["points"]) == (2, -5)


# A2


def test_a2_rewards_with_two_items_of_any_kind() -> None:
    game = play(rewarded("A2"), store("cake"))
    assert game.seat == 0
    play(game, store("coffee"))
    assert seat(game)["kitchen"] == foods(cake=1, coffee=1)
    assert game.seat == 1


def test_a2_may_reward_with_the_same_item_twice() -> None:
    assert seat(play(rewarded("A2"), store("wine"), store("wine")))["kitchen"] == foods(wine=2)


def test_items_from_a2_may_go_onto_a_guest_at_once() -> None:
    game = rewarded("A2", cafe=[(65, {"coffee": 1})])
    assert offered(game) == {store("strudel"), store("cake"), store("wine"), store("coffee"), put("coffee", 0)}
    play(game, put("coffee", 0), store("wine"))
    assert seat(game)["cafe"][0] == {"guest": 65, "missing": {}}
    assert seat(game)["kitchen"] == foods(wine=1)


def test_a2_costs_everything_in_the_kitchen_and_nothing_on_the_guests() -> None:
    loser = seat(penalized("A2", kitchen=foods(2, 1, 0, 3), cafe=[(75, {"wine": 1, "coffee": 2})]))
    assert loser["kitchen"] == foods()
    assert loser["cafe"][0]["missing"] == {"wine": 1, "coffee": 2}
    assert loser["points"] == 0


def test_a2_costs_nothing_with_an_empty_kitchen() -> None:
    assert seat(penalized("A2"))["points"] == 0


# A3


def test_a3_rewards_with_one_of_three_staff_cards_for_3_krones_less() -> None:
    game = rewarded("A3", krones=2, deck=[2, 17, 45])  # they cost 6, 5 and 1
    assert offered(game) == {"PLAY_STAFF:17", "PLAY_STAFF:45", "DONE"}
    play(game, "PLAY_STAFF:17")
    assert seat(game)["staff"] == [17]
    assert seat(game)["krones"] == 0


def test_the_two_cards_not_played_for_a3_go_under_the_deck_in_any_order() -> None:
    game = play(rewarded("A3", deck=[2, 17, 45]), "PLAY_STAFF:17")
    assert offered(game) == {"RETURN_STAFF:2", "RETURN_STAFF:45"}
    play(game, "RETURN_STAFF:45")
    assert under_the_deck(game) == [45, 2]


def test_none_needs_to_be_played_for_a3() -> None:
    game = play(rewarded("A3", deck=[2, 17, 45]), "DONE", "RETURN_STAFF:17", "RETURN_STAFF:45")
    assert under_the_deck(game) == [17, 45, 2]
    assert seat(game)["staff"] == []


def test_a3_costs_two_staff_cards_from_the_hand() -> None:
    game = penalized("A3", hand=[5, 6, 7], staff=[8])
    assert offered(game) == {"RETURN_STAFF:5", "RETURN_STAFF:6", "RETURN_STAFF:7"}
    play(game, "RETURN_STAFF:7", "RETURN_STAFF:5")
    assert seat(game)["hand"] == [6]
    assert seat(game)["staff"] == [8]
    assert under_the_deck(game) == [7, 5]
    assert seat(game)["points"] == 0


def test_a3_costs_5_points_and_no_card_with_less_than_two_in_hand() -> None:
    loser = seat(penalized("A3", hand=[5], staff=[8]))
    assert (loser["hand"], loser["points"]) == ([5], -5)


# A4


def test_a4_rewards_with_a_room_on_any_floor_for_nothing() -> None:
    game = rewarded("A4", krones=0, rooms=["oooo.", "...o.", "...o."])
    assert offered(game) == {"DONE"} | {f"PREPARE:{room}" for room in (4, 5, 6, 7, 9, 12, 14, 18)}
    play(game, "PREPARE:18")
    assert seat(game)["rooms"] == ["oooo.", "...o.", "...o.", "...f."]
    assert seat(game)["krones"] == 0
    assert seat(game)["points"] == 4 + 2  # the space prints 2 points


def test_a4_costs_a_free_room_of_the_highest_floor_that_has_one() -> None:
    game = penalized("A4", rooms=["fffff", "ff.o.", "...o."])
    assert offered(game) == {"REMOVE:5", "REMOVE:6"}
    play(game, "REMOVE:6")
    assert seat(game)["rooms"] == ["fffff", "f..o.", "...o.", "....."]
    assert seat(game)["points"] == 0


def test_a4_costs_5_points_without_a_free_room() -> None:
    loser = seat(penalized("A4", rooms=["ooo.."]))
    assert (loser["rooms"][0], loser["points"]) == ("ooo..", -5)


# B1


def test_b1_rewards_with_one_item_of_each_kind() -> None:
    assert seat(rewarded("B1", kitchen=foods(wine=1)))["kitchen"] == foods(1, 1, 2, 1)


def test_items_from_b1_may_go_onto_a_guest_at_once() -> None:
    game = rewarded("B1", cafe=[(65, {"coffee": 1})])
    assert offered(game) == {put("coffee", 0), store("coffee")}
    play(game, put("coffee", 0))
    assert seat(game)["cafe"][0]["missing"] == {}
    assert seat(game)["kitchen"] == foods(1, 1, 1, 0)


def test_b1_costs_everything_in_the_kitchen_and_on_the_guests() -> None:
    loser = seat(penalized("B1", kitchen=foods(2, 1, 0, 3), cafe=[75, (66, {"cake": 1})]))
    assert loser["kitchen"] == foods()
    assert loser["cafe"][0] == {"guest": 75, "missing": {"wine": 2, "coffee": 2}}
    assert loser["cafe"][1] == {"guest": 66, "missing": {"cake": 1, "coffee": 1}}
    assert loser["points"] == 0


# B2


def test_b2_rewards_with_5_krones() -> None:
    assert seat(rewarded("B2", krones=4))["krones"] == 9


def test_b2_costs_5_krones() -> None:
    loser = seat(penalized("B2", krones=5))
    assert (loser["krones"], loser["points"]) == (0, 0)


def test_b2_costs_7_points_and_no_krone_if_there_are_less_than_5() -> None:
    loser = seat(penalized("B2", krones=4))
    assert (loser["krones"], loser["points"]) == (4, -7)


# B3


def test_b3_rewards_with_one_of_three_staff_cards_for_nothing() -> None:
    game = rewarded("B3", krones=0, deck=[2, 17, 45])
    assert offered(game) == {"PLAY_STAFF:2", "PLAY_STAFF:17", "PLAY_STAFF:45", "DONE"}
    play(game, "PLAY_STAFF:2", "RETURN_STAFF:17")
    assert seat(game)["staff"] == [2]
    assert under_the_deck(game) == [17, 45]


def test_b3_costs_three_staff_cards_from_the_hand() -> None:
    game = play(penalized("B3", hand=[5, 6, 7, 8]), "RETURN_STAFF:8", "RETURN_STAFF:5", "RETURN_STAFF:6")
    assert seat(game)["hand"] == [7]
    assert under_the_deck(game) == [8, 5, 6]
    assert seat(game)["points"] == 0


def test_b3_costs_7_points_and_no_card_with_less_than_three_in_hand() -> None:
    loser = seat(penalized("B3", hand=[5, 6]))
    assert (loser["hand"], loser["points"]) == ([5, 6], -7)


# B4


def test_b4_rewards_with_an_occupied_room_on_floor_1_or_2_for_nothing() -> None:
    game = rewarded("B4", krones=0, rooms=["fff..", "fff..", "f...."])
    assert offered(game) == {"PREPARE:3", "PREPARE:8", "DONE"}
    play(game, "PREPARE:8")
    assert seat(game)["rooms"] == ["fff..", "fffo.", "f....", "....."]
    assert seat(game)["krones"] == 0


def test_a_group_filled_by_b4_pays_its_bonus() -> None:
    game = play(rewarded("B4", rooms=["ffff."]), "PREPARE:4")  # a blue group of one
    assert seat(game)["points"] == 5 + 2


def test_b4_gives_nothing_when_floors_1_and_2_are_full() -> None:
    game = rewarded("B4", rooms=["fffff", "fffff", "f...."])
    assert game.seat == 1
    assert seat(game)["rooms"] == ["fffff", "fffff", "f....", "....."]


def test_b4_costs_two_free_rooms_each_of_the_highest_floor_that_has_one() -> None:
    game = penalized("B4", rooms=["off..", "f...."])  # the only one of floor 2 goes first
    assert offered(game) == {"REMOVE:1", "REMOVE:2"}
    play(game, "REMOVE:1")
    assert seat(game)["rooms"] == ["o.f..", ".....", ".....", "....."]
    assert seat(game)["points"] == 0


def test_b4_costs_7_points_and_no_room_with_less_than_two_free_ones() -> None:
    loser = seat(penalized("B4", rooms=["oof.."]))
    assert (loser["rooms"][0], loser["points"]) == ("oof..", -7)


# C1


def test_c1_rewards_with_8_points() -> None:
    assert seat(rewarded("C1"))["points"] == 6 + 8


def test_c1_costs_8_points() -> None:
    assert seat(penalized("C1", points=20))["points"] == 12


# C2


def test_c2_rewards_with_an_occupied_room_on_any_floor_for_nothing() -> None:
    game = rewarded("C2", krones=0, rooms=["ooo..", "o....", "o...."])
    assert offered(game) == {"DONE"} | {f"PREPARE:{room}" for room in (3, 6, 7, 11, 15)}
    play(game, "PREPARE:11")
    assert seat(game)["rooms"] == ["ooo..", "o....", "oo...", "....."]
    assert seat(game)["krones"] == 0


def test_a_group_filled_by_c2_pays_its_bonus() -> None:
    game = play(rewarded("C2", rooms=["o....", "o....", "o...."]), "PREPARE:15")  # the second of a blue pair
    assert seat(game)["points"] == 6 + 5


def test_c2_costs_an_occupied_room_of_the_highest_floor_and_one_of_the_next_floor_below() -> None:
    game = penalized("C2", rooms=["ooo..", "fff..", "oo..."])
    assert offered(game) == {"REMOVE:10", "REMOVE:11"}
    play(game, "REMOVE:10")
    assert offered(game) == {"REMOVE:0", "REMOVE:1", "REMOVE:2"}
    play(game, "REMOVE:2")
    assert seat(game)["rooms"] == ["oo...", "fff..", ".o...", "....."]
    assert seat(game)["points"] == 0


def test_c2_costs_nothing_without_an_occupied_room() -> None:
    loser = seat(penalized("C2", rooms=["fff.."]))
    assert (loser["rooms"][0], loser["points"]) == ("fff..", 0)


# C3


def test_c3_rewards_with_2_points_per_staff_card_in_play() -> None:
    assert seat(rewarded("C3", staff=[1, 5, 27], hand=[6]))["points"] == 6 + 6


def test_c3_costs_2_points_per_staff_card_in_play() -> None:
    assert seat(penalized("C3", staff=[1, 5, 27], hand=[6]))["points"] == -6


# C4


def test_c4_rewards_with_a_staff_card_from_hand_for_nothing() -> None:
    game = rewarded("C4", krones=0, hand=[2, 17])
    assert offered(game) == {"PLAY_STAFF:2", "PLAY_STAFF:17", "DONE"}
    play(game, "PLAY_STAFF:2")
    assert (seat(game)["hand"], seat(game)["staff"], seat(game)["krones"]) == ([17], [2], 0)


def test_c4_costs_a_final_scoring_staff_card_in_play() -> None:
    game = penalized("C4", staff=[1, 29, 31], hand=[32])
    assert offered(game) == {"DISMISS_STAFF:29", "DISMISS_STAFF:31"}
    play(game, "DISMISS_STAFF:29")
    assert seat(game)["staff"] == [1, 31]
    assert game.snapshot()["dismissed"] == [29]
    assert seat(game)["points"] == 0


def test_c4_costs_10_points_without_a_final_scoring_staff_card_in_play() -> None:
    loser = seat(penalized("C4", staff=[1, 42], hand=[32]))
    assert (loser["staff"], loser["points"]) == ([1, 42], -10)
