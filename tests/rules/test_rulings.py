"""Points the rulebooks leave open. docs/rulings.md gives the reasons, and names the tests that are elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.positions import (
    emperor_scoring,
    foods,
    gained,
    offered,
    play,
    player,
    put,
    quick_turn,
    seat,
    serve,
    store,
    table,
    told,
)

# What is resolved without asking


@pytest.mark.parametrize(
    ("guest", "rooms", "change"),
    [
        (65, "f....", {"points": 3 + 2}),
        (77, "..f..", {"points": 1, "krones": 1}),
        (117, "..f..", {"points": 3, "emperor": 3}),
    ],
    ids=["points", "krones", "emperor steps"],
)
def test_gains_without_loss_are_not_asked(guest: int, rooms: str, change: dict[str, int]) -> None:
    before = player(cafe=[guest], rooms=[rooms])
    game = play(table(before), "MOVE_IN:0")
    assert gained(before, seat(game)) == change
    assert "TAKE_DIE:1" in offered(game)


def test_staff_are_drawn_without_asking() -> None:
    game = play(table(player(cafe=[103], rooms=["f...."]), deck=[2, 17]), "MOVE_IN:0")
    assert seat(game)["hand"] == [2, 17]
    assert "TAKE_DIE:1" in offered(game)


def test_food_that_no_guest_can_take_is_stored_without_asking() -> None:
    waiting = player(cafe=[51, (65, {"coffee": 1})], rooms=["of..."])  # the Composer brings a strudel
    game = play(table(waiting), "MOVE_IN:0")
    assert seat(game)["kitchen"] == foods(strudel=1)
    assert "TAKE_DIE:1" in offered(game)


def test_the_detectives_steps_come_when_the_die_is_taken() -> None:
    game = play(table(player(staff=[20], hand=[2, 9])), "TAKE_DIE:5")
    assert offered(game) == {"PLAY_STAFF:2", "PLAY_STAFF:9", "DONE"}
    assert seat(game)["emperor"] == 2


def test_the_order_is_asked_if_krones_would_overflow_before_some_can_be_spent() -> None:
    full = player(krones=20, cafe=[86], staff=[5], hand=[25], rooms=["..f.."])  # +2 krones, and staff for 3 less
    game = play(table(full), "MOVE_IN:0")
    assert offered(game) == {"PLAY_STAFF:25", "TAKE_KRONES"}
    spend_first = play(game.copy(), "PLAY_STAFF:25")
    assert seat(spend_first)["krones"] == 20 - 3 + 2
    gain_first = play(game, "TAKE_KRONES", "PLAY_STAFF:25")
    assert seat(gain_first)["krones"] == 20 - 3


def test_krones_that_overflow_are_lost_without_asking_if_nothing_can_be_spent() -> None:
    game = play(table(player(krones=19, cafe=[86], staff=[5], rooms=["..f.."])), "MOVE_IN:0")
    assert seat(game)["krones"] == 20
    assert "TAKE_DIE:1" in offered(game)


def test_gains_run_as_printed_then_the_group_bonus_then_staff_by_number() -> None:
    rooms = ["....." for _ in range(3)] + ["...f."]  # a red group of one: 1 krone
    game = play(table(player(krones=5, cafe=[79], staff=[5, 23], rooms=rooms)), "MOVE_IN:0")
    changes = [(event["event"], event["change"]) for event in told(game, "krones", "emperor")]
    assert changes == [
        ("krones", 1),  # the Privy Councillor
        ("emperor", 1),
        ("krones", 1),  # the group
        ("krones", 2),  # the Groom
        ("krones", 1),  # the Custodian
    ]


def test_staff_triggers_cannot_be_declined() -> None:
    full = player(krones=20, cafe=[86], staff=[5], hand=[25], rooms=["..f.."])
    assert "DONE" not in offered(play(table(full), "MOVE_IN:0"))


def test_staff_triggers_may_come_between_the_parts_of_a_reward() -> None:
    full = player(krones=20, cafe=[66], staff=[23], hand=[6], rooms=["f....", "f...."])  # plays, prepares; +1 krone
    game = play(table(full), "MOVE_IN:0", "PREPARE:6")
    assert seat(game)["krones"] == 20  # one paid for the room, one from the Custodian
    assert offered(game) == {"PLAY_STAFF:6", "DONE"}


def test_a_group_bonus_may_come_before_or_after_the_reward() -> None:
    rooms = ["..o..", "..o..", "..o..", "..of."]  # the free one is a red group of one: 1 krone
    game = play(table(player(krones=20, cafe=[86], hand=[25], rooms=rooms)), "MOVE_IN:0")
    assert offered(game) == {"PLAY_STAFF:25", "TAKE_KRONES"}
    assert seat(play(game.copy(), "PLAY_STAFF:25"))["krones"] == 18
    assert seat(play(game, "TAKE_KRONES", "PLAY_STAFF:25"))["krones"] == 17


# When triggers are judged


@pytest.mark.parametrize(("card", "die", "points"), [(12, 3, 2), (12, 4, 2), (16, 4, 4), (19, 3, 5)])
def test_points_for_a_die_come_when_it_is_taken(card: int, die: int, points: int) -> None:
    game = play(table(player(staff=[card])), f"TAKE_DIE:{die}")
    assert offered(game) != {"END_TURN"}  # the action is still to come
    assert seat(game)["points"] == points


# Rewards


def test_looking_at_three_staff_cards_cannot_be_declined_but_playing_one_can() -> None:
    full = player(krones=20, cafe=[75], staff=[23], rooms=["f...."])
    game = play(table(full, deck=[2, 17, 45]), "MOVE_IN:0")
    assert offered(game) == {"LOOK", "TAKE_KRONES"}
    play(game, "LOOK")
    assert game.snapshot()["looked_at"] == [2, 17, 45]
    assert "DONE" in offered(game)


def test_the_discount_goes_to_the_room_where_it_saves_a_krone() -> None:
    painter = player(krones=1, cafe=[61], rooms=[".f..."])  # one room for 1 krone less, one at full price
    game = play(table(painter), "MOVE_IN:0", "PREPARE:2")
    assert seat(game)["krones"] == 1
    play(game, "PREPARE:7")
    assert seat(game)["krones"] == 1


def test_gains_within_a_reward_cannot_be_declined() -> None:
    waiting = player(cafe=[56, (77, {"cake": 1})], hand=[6], rooms=["of..."])  # a cake, and staff for 3 less
    game = play(table(waiting), "MOVE_IN:0")
    assert offered(game) == {put("cake", 1), store("cake"), "PLAY_STAFF:6"}
    play(game, store("cake"))
    assert offered(game) == {"PLAY_STAFF:6", "DONE"}


def test_storing_gained_food_stores_all_that_is_left_of_it() -> None:
    waiting = player(cafe=[(55, {"wine": 3})])
    game = play(table(waiting, dice=(0, 4, 0, 0, 0, 0)), "TAKE_DIE:2", "AMOUNT:0", put("wine", 0), store("wine"))
    assert seat(game)["kitchen"] == foods(wine=3)
    assert offered(game, "PUT") == set()


def test_the_effect_of_a_card_played_from_three_comes_before_the_others_go_under_the_deck() -> None:
    waiting = player(cafe=[75, (51, {"wine": 1})], rooms=["f...."])
    game = play(table(waiting, deck=[2, 17, 36]), "MOVE_IN:0", "PLAY_STAFF:36")
    assert offered(game) == {put("wine", 1), store("wine")}
    play(game, store("wine"))
    assert offered(game) == {"RETURN_STAFF:2", "RETURN_STAFF:17"}


def test_only_the_player_who_put_a_card_under_the_deck_remembers_it() -> None:
    baroness = player(cafe=[75], rooms=["f...."])
    game = play(table(baroness, deck=[2, 17, 45]), "MOVE_IN:0", "DONE", "RETURN_STAFF:17", "RETURN_STAFF:45")
    assert [card["staff"] for card in game.view(0)["under_deck"]] == [17, 45, 2]
    assert [card["staff"] for card in game.view(1)["under_deck"]] == [None, None, None]
    assert [card["staff"] for card in game.view(None)["under_deck"]] == [None, None, None]


# Dice


def test_strength_from_staff_always_applies() -> None:
    game = play(table(player(staff=[13]), dice=(3, 0, 0, 0, 0, 0)), "TAKE_DIE:1", "AMOUNT:0")
    assert seat(game)["kitchen"] == foods(strudel=4)


@pytest.mark.parametrize(
    "choices", [("TAKE_DIE:3",), ("TAKE_DIE:5",), ("TAKE_DIE:6", "COPY:3"), ("TAKE_DIE:6", "COPY:5")]
)
def test_an_action_with_nothing_possible_may_still_be_chosen(choices: tuple[str, ...]) -> None:
    poor = player(krones=1, rooms=["fffff", "fffff"], hand=[])  # the third floor costs 2
    game = play(table(poor, dice=(1, 0, 1, 0, 1, 1)), *choices)
    assert offered(game) == {"END_TURN"}


# Serving


def test_serving_stays_open_for_three_items_until_another_choice_is_made() -> None:
    waiting = player(krones=1, kitchen=foods(wine=3), cafe=[(55, {"wine": 3})])
    game = play(table(waiting), serve("wine", 0))
    assert game.snapshot()["turn"]["serving"] == 2
    play(game, serve("wine", 0), serve("wine", 0))
    assert seat(game)["cafe"][0]["missing"] == {}


# Decisions that are none


def test_a_decision_with_one_choice_is_answered_by_the_game() -> None:
    game = play(table(player(cafe=[65], rooms=["fff.."])), "MOVE_IN:0")  # the only free blue room
    assert seat(game)["rooms"][0] == "off.."


def test_ending_a_turn_is_always_asked() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0")
    assert offered(game) == {"END_TURN"}
    assert game.seat == 0


# Rooms


def test_an_empty_hotel_starts_again_at_the_bottom_left() -> None:
    game = play(table(player(rooms=["....."]), dice=(0, 0, 3, 0, 0, 0)), "TAKE_DIE:3")
    assert offered(game) == {"PREPARE:0", "DONE"}
    play(game, "PREPARE:0")
    assert offered(game) == {"PREPARE:1", "PREPARE:5", "DONE"}


def test_clusters_that_a_penalty_has_separated_may_each_grow() -> None:
    game = play(table(player(rooms=["f...f"]), dice=(0, 0, 3, 0, 0, 0)), "TAKE_DIE:3")
    assert offered(game, "PREPARE") == {"PREPARE:1", "PREPARE:3", "PREPARE:5", "PREPARE:9"}


def test_a_space_scores_its_printed_points_each_time_a_tile_is_placed_on_it() -> None:
    unlucky = player(rooms=["oooo.", "...o.", "...f."])
    game = emperor_scoring(unlucky, scoring=0, tiles=("A4", "B2", "C1"), dice=(0, 0, 2, 2, 0, 0))
    assert seat(game)["rooms"][2] == "....."
    assert seat(game)["points"] == 0  # what it scored when it was first placed is not lost
    quick_turn(game)
    play(game, "TAKE_DIE:3", "PREPARE:13")
    assert seat(game)["points"] == 1


# The emperor


def test_c2_takes_only_one_room_if_all_occupied_ones_share_a_floor() -> None:
    game = play(emperor_scoring(player(rooms=["oo..."]), scoring=2, tiles=("A1", "B2", "C2")), "REMOVE:1")
    assert seat(game)["rooms"][0] == "o...."
    assert game.seat == 1


def test_c2_takes_the_second_room_from_a_strictly_lower_floor() -> None:
    game = emperor_scoring(player(rooms=["oo...", "oo..."]), scoring=2, tiles=("A1", "B2", "C2"))
    play(game, "REMOVE:5")
    assert offered(game) == {"REMOVE:0", "REMOVE:1"}


def test_each_player_finishes_the_emperor_scoring_before_the_next_begins() -> None:
    pair = [player(emperor=6, turns=2, kitchen=foods(wine=1)) for _ in range(2)]
    game = table(*pair, round=3, tiles=("A4", "B2", "C1"), agenda=())
    assert game.seat == 0
    assert [(seat(game, index)["emperor"], seat(game, index)["points"]) for index in range(2)] == [(3, 4), (6, 0)]
    play(game, "DONE")
    assert game.seat == 1
    assert (seat(game, 1)["emperor"], seat(game, 1)["points"]) == (3, 4)


# The page itself


def test_every_ruling_names_tests_that_exist() -> None:
    root = Path(__file__).parents[2]
    tests = "".join(path.read_text() for path in (root / "tests").rglob("test_*.py"))
    page = (root / "docs" / "rulings.md").read_text()
    named = set(re.findall(r"`(test_\w+)`", page))
    assert len(named) > 50
    assert {name for name in named if f"def {name}(" not in tests} == set()
