"""Leopold's dice and additional actions: emperor steps, staff, and the countdown of objectives."""

from __future__ import annotations

import pytest

from grandaustria.notation import first_position
from tests.positions import player, step
from tests.solo.positions import CARDS, FINAL_SCORING, alone, gained, his, leopold, told, turn_of

ANY_LEFT, ANY_RIGHT = 200, 199  # a die of any value


@pytest.mark.parametrize(("card", "value"), [(193, 1), (194, 2), (195, 3), (196, 4), (197, 5), (198, 6)])
def test_one_value_takes_that_die_however_few_there_are(card: int, value: int) -> None:
    dice = [3] * 6
    dice[value - 1] = 1
    game = turn_of(card, dice=[n // 2 if n > 1 else 1 for n in dice], pile=FINAL_SCORING[:1])
    assert told(game, "die_taken", "value") == [value]


def test_of_two_values_the_one_with_more_dice_is_taken() -> None:
    assert told(turn_of(207, dice=(1, 2, 4, 0, 0, 0)), "die_taken", "value") == [2]
    assert told(turn_of(207, dice=(2, 1, 4, 0, 0, 0)), "die_taken", "value") == [1]


def test_two_values_with_as_many_dice_are_settled_by_the_hand() -> None:
    assert told(turn_of(207, dice=(2, 2, 4, 0, 0, 0)), "die_taken", "value") == [2]  # right
    assert told(turn_of(208, dice=(2, 2, 2, 2, 0, 0)), "die_taken", "value") == [3]  # left


def test_if_only_one_of_two_values_lies_there_it_is_taken() -> None:
    assert told(turn_of(207, dice=(0, 1, 4, 0, 0, 0)), "die_taken", "value") == [2]


@pytest.mark.parametrize(("card", "value"), [(207, 5), (210, 5), (193, 5)])
def test_if_none_of_the_named_values_lies_there_the_fullest_space_gives_the_die(card: int, value: int) -> None:
    assert told(turn_of(card, dice=(0, 0, 0, 3, 4, 1)), "die_taken", "value") == [value]


def test_any_die_comes_from_the_fullest_space() -> None:
    assert told(turn_of(ANY_LEFT, dice=(1, 2, 1, 3, 1, 2)), "die_taken", "value") == [4]


def test_ties_for_any_die_are_settled_by_the_hand_from_left_to_right() -> None:
    assert told(turn_of(ANY_LEFT, dice=(1, 2, 2, 1, 2, 1)), "die_taken", "value") == [2]
    assert told(turn_of(ANY_RIGHT, dice=(1, 2, 2, 1, 2, 1)), "die_taken", "value") == [5]


def test_the_die_covers_his_number_and_he_does_no_action() -> None:
    game = turn_of(ANY_LEFT, dice=(1, 2, 1, 3, 1, 2))
    assert his(game)["turns"] == 1
    assert game.snapshot()["dice"] == [1, 2, 1, 2, 1, 2]
    assert told(game, "action", "action") == []


def test_emperor_steps() -> None:
    assert his(turn_of(210, emperor=3))["emperor"] == 7


def test_each_step_past_13_is_a_point() -> None:
    game = turn_of(210, emperor=11)
    assert his(game)["emperor"] == 13
    assert gained(game, "emperor_steps") == [2]


def test_a_staff_card_is_turned_up_from_his_pile_and_stays_there() -> None:
    game = turn_of(198, pile=(27, 30, 41))
    after = his(game)
    assert len(after["staff"]) == 1
    assert sorted(after["staff"] + after["hand"]) == [27, 30, 41]
    assert told(game, "staff_uncovered", "staff") == after["staff"]
    assert told(game, "points", "source") == ["guests"]  # it only matters at the end


def test_each_card_of_the_pile_is_equally_likely() -> None:
    game = turn_of(198, pile=(27, 30, 41))
    state = first_position(game)
    for answer in game.answers():
        if game.name(answer).startswith("DRAW_STAFF"):
            break
        state.play(answer)
    assert [game.name(choice) for choice in state.choices()] == ["DRAW_STAFF:27", "DRAW_STAFF:30", "DRAW_STAFF:41"]


def test_a_marker_goes_to_iii_then_to_ii_then_claims() -> None:
    first = turn_of(204)
    assert his(first)["automa"]["countdown"] == {"B": 3}
    second = turn_of(204, countdown={"B": 3})
    assert his(second)["automa"]["countdown"] == {"B": 2}
    third = turn_of(204, countdown={"B": 2})
    assert (his(third)["automa"]["countdown"], his(third)["claims"]) == ({}, {"B": 1})
    assert gained(third, "objectives") == [15]


def test_the_condition_is_never_checked() -> None:
    assert his(turn_of(204, countdown={"B": 2}, rooms=()))["claims"] == {"B": 1}


def test_a_claim_takes_the_highest_free_spot() -> None:
    game = turn_of(204, countdown={"B": 2}, person=player(claims={"B": 1}))
    assert his(game)["claims"] == {"B": 2}
    assert gained(game, "objectives") == [10]


@pytest.mark.parametrize("marker", [3, 2])
def test_a_marker_on_iii_or_ii_takes_no_spot_from_the_person(marker: int) -> None:
    game = turn_of(210, countdown={"A": marker}, person=player(krones=20))
    game.play(game.parse("CLAIM:A"))
    assert game.view(0)["players"][0]["claims"] == {"A": 1}
    assert his(game)["automa"]["countdown"] == {"A": marker}


@pytest.mark.parametrize(
    ("countdown", "claims", "moved"),
    [
        ({}, {}, {"A": 3}),  # 202 points left
        ({"A": 3}, {}, {"A": 3, "B": 3}),
        ({"A": 3, "B": 3, "C": 3}, {}, {"A": 2, "B": 3, "C": 3}),
        ({"A": 2, "B": 3, "C": 2}, {}, {"A": 2, "B": 2, "C": 2}),
        ({"B": 2, "C": 3}, {"A": 1}, {"B": 2, "C": 2}),
        ({"B": 2, "C": 2}, {"A": 1}, {"C": 2}),
    ],
)
def test_any_objective_is_the_one_furthest_behind(
    countdown: dict[str, int], claims: dict[str, int], moved: dict[str, int]
) -> None:
    assert his(turn_of(202, 2, countdown=countdown, claims=claims))["automa"]["countdown"] == moved


def test_ties_between_objectives_are_settled_by_the_hand() -> None:
    assert his(turn_of(202, 2))["automa"]["countdown"] == {"A": 3}  # left
    assert his(turn_of(193, 3))["automa"]["countdown"] == {"C": 3}  # right


def test_instead_of_a_claimed_objective_he_moves_the_one_furthest_behind() -> None:
    game = turn_of(204, claims={"B": 1}, countdown={"A": 3})
    assert his(game)["automa"]["countdown"] == {"A": 3, "C": 3}


def test_what_the_person_has_claimed_does_not_matter_for_that() -> None:
    game = turn_of(202, 2, person=player(claims={"A": 1}))
    assert his(game)["automa"]["countdown"] == {"A": 3}


def test_if_he_has_claimed_all_objectives_nothing_happens() -> None:
    game = turn_of(202, 2, claims={"A": 1, "B": 1, "C": 1})
    assert his(game)["automa"]["countdown"] == {}
    assert told(game, "objective_missing", "seat") == [1]
    assert told(game, "points", "source") == ["guests"]


@pytest.mark.parametrize(("card", "level"), [(197, 1), (200, 1), (200, 2)])
def test_a_turn_may_have_no_guest(card: int, level: int) -> None:
    game = turn_of(card, level)
    assert told(game, "guest_taken", "guest") == []
    assert len(told(game, "die_taken", "value")) == 1


@pytest.mark.parametrize("level", [1, 2])
def test_a_turn_may_have_no_action(level: int) -> None:
    game = turn_of(193, level)
    assert told(game, "counted_down", "marker") == []
    assert len(told(game, "die_taken", "value")) == 1


def test_when_all_cards_have_been_used_all_can_come_again() -> None:
    game = alone(player(), leopold(used=list(CARDS)), agenda=[step("turn_up_card", 1)])
    assert len(his(game)["automa"]["used"]) == 1
    assert his(game)["automa"]["cards_left"] == 19
