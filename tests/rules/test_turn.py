"""A turn: perhaps a guest, then a die with its action, additional actions around them, or a pass instead."""

from __future__ import annotations

import pytest

from tests.positions import foods, offered, play, player, seat, serve, table

# The order of things


def test_a_turn_begins_with_a_guest_a_die_or_a_pass() -> None:
    game = table(player(krones=3), dice=(2, 0, 0, 0, 0, 1))
    guests = {f"TAKE_GUEST:{place}" for place in range(5)}
    dice = {"TAKE_DIE:1", "TAKE_DIE_BOOSTED:1", "TAKE_DIE:6", "TAKE_DIE_BOOSTED:6"}
    assert offered(game) == guests | dice | {"PASS"}


def test_the_guest_is_optional() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0", "END_TURN")
    assert game.seat == 1
    assert seat(game)["cafe"] == [None, None, None]


def test_only_one_guest_can_be_taken_in_a_turn() -> None:
    game = play(table(), "TAKE_GUEST:3")
    assert offered(game, "TAKE_GUEST") == set()
    assert "TAKE_DIE:1" in offered(game)


def test_the_die_is_not_optional() -> None:
    game = play(table(), "TAKE_GUEST:3")
    assert "END_TURN" not in offered(game)
    assert "PASS" not in offered(game)


def test_no_guest_can_be_taken_after_the_die() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0")
    assert offered(game) == {"END_TURN"}


def test_only_one_die_can_be_taken_in_a_turn() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0")
    assert offered(game, "TAKE_DIE") | offered(game, "TAKE_DIE_BOOSTED") == set()


def test_a_turn_goes_on_until_its_player_ends_it() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0")
    assert game.seat == 0
    assert game.snapshot()["turn"]["die_taken"]
    play(game, "END_TURN")
    assert game.seat == 1


@pytest.mark.parametrize(
    "choices", [(), ("TAKE_GUEST:4",), ("TAKE_DIE:4", "AMOUNT:0")], ids=["before", "between", "after"]
)
def test_additional_actions_are_possible_before_between_and_after_guest_and_die(choices: tuple[str, ...]) -> None:
    everything = player(krones=20, kitchen=foods(cake=1), cafe=[65, (66, {"cake": 1})], staff=[1])
    game = play(table(everything, objectives=(105, 109, 113)), *choices)
    assert {"MOVE_IN:0", serve("cake", 1), "USE_STAFF:1", "CLAIM:A"} <= offered(game)


def test_no_additional_action_is_possible_in_the_midst_of_an_action() -> None:
    everything = player(krones=20, kitchen=foods(cake=1), cafe=[65, (66, {"cake": 1})], staff=[1])
    game = play(table(everything, objectives=(105, 109, 113)), "TAKE_DIE:3", "PREPARE:3")
    assert offered(game) == {"DONE"} | {f"PREPARE:{room}" for room in (4, 5, 6, 7, 8)}


# Passing


def test_a_pass_is_possible_before_anything_is_done() -> None:
    game = play(table(), "PASS")
    assert game.seat == 1
    assert (seat(game)["passed"], seat(game)["turns"]) == (True, 0)


@pytest.mark.parametrize("choice", ["TAKE_GUEST:4", serve("cake", 1), "MOVE_IN:0", "USE_STAFF:1", "CLAIM:A"])
def test_no_pass_after_anything_has_been_done(choice: str) -> None:
    game = table(
        player(krones=20, kitchen=foods(cake=1), cafe=[65, (66, {"cake": 1})], staff=[1]),
        objectives=(105, 109, 113),
    )
    assert "PASS" in offered(game)
    play(game, choice)
    assert game.seat == 0
    assert "PASS" not in offered(game)
    assert "TAKE_DIE:1" in offered(game)


# Guests from the queue


@pytest.mark.parametrize(("place", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_guest_costs_3_2_1_0_0_by_place_from_the_left(place: int, cost: int) -> None:
    game = play(table(player(krones=10), queue=(49, 50, 51, 52, 53)), f"TAKE_GUEST:{place}")
    assert seat(game)["krones"] == 10 - cost
    assert seat(game)["cafe"][0]["guest"] == 49 + place


@pytest.mark.parametrize(("krones", "places"), [(0, {3, 4}), (1, {2, 3, 4}), (2, {1, 2, 3, 4}), (3, {0, 1, 2, 3, 4})])
def test_a_guest_must_be_paid_for(krones: int, places: set[int]) -> None:
    assert offered(table(player(krones=krones)), "TAKE_GUEST") == {f"TAKE_GUEST:{place}" for place in places}


def test_a_guest_comes_with_its_whole_order() -> None:
    game = play(table(queue=(49, 50, 51, 52, 75)), "TAKE_GUEST:4")
    assert seat(game)["cafe"] == [{"guest": 75, "missing": {"wine": 2, "coffee": 2}}, None, None]


def test_the_others_slide_right_and_a_new_guest_enters_at_the_left() -> None:
    game = play(table(queue=(49, 50, 51, 52, 53)), "TAKE_GUEST:2")
    queue = game.snapshot()["queue"]
    assert queue[1:] == [49, 50, 52, 53]
    assert queue[0] not in (49, 50, 51, 52, 53)


def test_no_guest_without_a_free_table() -> None:
    game = table(player(cafe=[(49, {"wine": 1}), (51, {"wine": 1}), (65, {"coffee": 1})]))
    assert offered(game, "TAKE_GUEST") == set()


def test_a_guest_that_moves_in_frees_its_table_for_another() -> None:
    game = table(player(cafe=[(49, {"wine": 1}), (51, {"wine": 1}), 65]), queue=(77, 78, 79, 80, 81))
    assert offered(game, "TAKE_GUEST") == set()
    play(game, "MOVE_IN:2", "TAKE_GUEST:4")
    assert seat(game)["cafe"][2]["guest"] == 81


# Dice


def test_any_space_with_a_die_and_no_other_can_be_chosen() -> None:
    assert offered(table(dice=(0, 1, 0, 3, 0, 2)), "TAKE_DIE") == {"TAKE_DIE:2", "TAKE_DIE:4", "TAKE_DIE:6"}


def test_the_strength_is_counted_before_the_die_is_taken() -> None:
    game = play(table(dice=(0, 0, 0, 3, 0, 0)), "TAKE_DIE:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2", "AMOUNT:3"}
    assert game.snapshot()["dice"] == [0, 0, 0, 2, 0, 0]


def test_the_die_covers_the_lowest_visible_number() -> None:
    game = play(table(), "TAKE_DIE:4", "AMOUNT:0")
    assert seat(game)["turns"] == 1


@pytest.mark.parametrize(
    ("boost", "krones", "most"), [("TAKE_DIE:4", 10, 3), ("TAKE_DIE_BOOSTED:4", 9, 4)], ids=["plain", "boosted"]
)
def test_a_krone_makes_the_action_stronger_by_one(boost: str, krones: int, most: int) -> None:
    game = play(table(player(krones=10), dice=(0, 0, 0, 3, 0, 0)), boost)
    assert seat(game)["krones"] == krones
    assert offered(game) == {f"AMOUNT:{amount}" for amount in range(most + 1)}


def test_an_action_is_boosted_only_once() -> None:
    game = play(table(player(krones=10), dice=(0, 0, 3, 0, 0, 0)), "TAKE_DIE_BOOSTED:3")
    assert not any("BOOST" in name for name in offered(game))
    play(game, "DONE")
    assert offered(game) == {"END_TURN"}


def test_a_boost_needs_a_krone() -> None:
    assert offered(table(player(krones=0)), "TAKE_DIE_BOOSTED") == set()


# Once-per-round staff


def test_a_once_per_round_staff_card_is_used_once() -> None:
    game = play(table(player(staff=[1, 3])), "USE_STAFF:1")
    assert seat(game)["kitchen"] == foods(strudel=1)
    assert offered(game, "USE_STAFF") == {"USE_STAFF:3"}
    assert seat(game)["used"] == [1]
