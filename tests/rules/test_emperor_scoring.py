"""The emperor scorings after rounds 3, 5 and 7: points, falling back, then reward, nothing or penalty."""

from __future__ import annotations

import pytest

from grandaustria import Game
from tests.positions import emperor_scoring, foods, offered, play, player, put, quick_turn, seat, store, table

SPACE_POINTS = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)


@pytest.mark.parametrize(("space", "points"), list(enumerate(SPACE_POINTS)))
def test_each_space_is_worth_its_points(space: int, points: int) -> None:
    assert seat(emperor_scoring(player(emperor=space), scoring=0))["points"] == points


@pytest.mark.parametrize(
    ("scoring", "before", "after"),
    [(0, 13, 10), (0, 3, 0), (0, 2, 0), (1, 13, 8), (1, 5, 0), (1, 4, 0), (2, 13, 6), (2, 7, 0), (2, 1, 0)],
)
def test_markers_fall_back_3_5_or_7_spaces_but_not_below_0(scoring: int, before: int, after: int) -> None:
    assert seat(emperor_scoring(player(emperor=before), scoring=scoring))["emperor"] == after


@pytest.mark.parametrize(
    ("before", "krones"),
    [(7, 13), (6, 13), (5, 10), (4, 10), (3, 7), (0, 7)],
    ids=["4 after the fall", "3", "2", "1", "0", "0 before and after"],
)
def test_3_and_more_are_rewarded_1_and_2_get_nothing_0_is_penalized(before: int, krones: int) -> None:
    assert seat(emperor_scoring(player(emperor=before), scoring=0, tiles=("A1", "B2", "C1")))["krones"] == krones


@pytest.mark.parametrize(("number", "after"), [(1, 9), (2, 9), (3, 6), (4, 9), (5, 4), (6, 9)])
def test_the_emperor_scores_after_rounds_3_and_5_only(number: int, after: int) -> None:
    assert seat(end_of_round(number))["emperor"] == after


def test_the_emperor_scores_after_round_7_too() -> None:
    assert seat(end_of_round(7))["emperor"] == 2


@pytest.mark.parametrize(
    ("number", "gained"),
    [(3, {"krones": 13, "points": 6}), (5, {"krones": 15, "points": 6})],
    ids=["tile A", "tile B"],
)
def test_each_scoring_uses_the_tile_of_its_letter(number: int, gained: dict[str, int]) -> None:
    after = seat(end_of_round(number))
    assert {"krones": after["krones"], "points": after["points"]} == gained


def end_of_round(number: int) -> Game:
    """A round has just ended with all markers on space 9; tiles A1, B2 and C1."""
    return table(player(emperor=9, turns=2), player(emperor=9, turns=2), round=number, agenda=())


def test_points_may_go_below_0() -> None:
    assert seat(emperor_scoring(player(points=3, krones=2), scoring=0, tiles=("A1", "B2", "C1")))["points"] == -2


def test_players_are_scored_clockwise_from_the_start_player_of_the_round_just_ended() -> None:
    trio = [player(emperor=6, turns=2) for _ in range(3)]
    game = table(*trio, round=3, start=1, tiles=("A4", "B2", "C1"), agenda=())
    asked = []
    while game.round == 3:
        asked.append(game.seat)
        play(game, "DONE")
    assert asked == [1, 2, 0]


def test_a_left_penalty_that_can_be_suffered_in_full_is_not_a_choice() -> None:
    game = emperor_scoring(player(krones=3, points=50), scoring=0, tiles=("A1", "B2", "C1"))
    assert game.seat == 1
    assert (seat(game)["krones"], seat(game)["points"]) == (0, 50)


# Rewards resolve at once, and only they


def test_no_additional_action_is_possible_during_a_scoring() -> None:
    everything = player(
        emperor=6,
        krones=20,  # objective 105
        kitchen=foods(cake=1),
        cafe=[65, (66, {"cake": 1})],
        staff=[1],
    )
    game = emperor_scoring(everything, scoring=0, tiles=("A4", "B2", "C1"), objectives=(105, 109, 113))
    assert offered(game) == {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"}


def test_an_objective_reached_in_a_scoring_is_claimed_in_the_next_own_turn() -> None:
    game = emperor_scoring(player(emperor=6, krones=17), scoring=0, objectives=(105, 109, 113))
    assert seat(game)["krones"] == 20
    assert game.seat == 1
    assert offered(game, "CLAIM") == set()
    quick_turn(game)
    assert game.seat == 0
    assert offered(game, "CLAIM") == {"CLAIM:A"}
    assert seat(game)["claims"] == {}


def test_the_effect_of_staff_played_for_a_reward_resolves_at_once() -> None:
    winner = player(emperor=10, hand=[36], cafe=[(51, {"wine": 1})])
    game = play(emperor_scoring(winner, scoring=2, tiles=("A1", "B2", "C4")), "PLAY_STAFF:36")
    assert offered(game) == {put("wine", 0), store("wine")}
    play(game, put("wine", 0))
    assert seat(game)["kitchen"] == foods(wine=3)
    assert game.seat == 1


# What may be declined


@pytest.mark.parametrize(("scoring", "tile"), [(0, "A3"), (0, "A4"), (1, "B3"), (1, "B4"), (2, "C2"), (2, "C4")])
def test_rewards_that_prepare_or_play_may_be_declined(scoring: int, tile: str) -> None:
    tiles = ["A1", "B2", "C1"]
    tiles[scoring] = tile
    winner = player(emperor=(6, 8, 10)[scoring], hand=[1])
    game = emperor_scoring(winner, scoring=scoring, tiles=tiles)
    assert "DONE" in offered(game)
    play(game, "DONE")
    assert seat(game)["staff"] == []
    assert seat(game)["rooms"] == ["fff..", ".....", ".....", "....."]


@pytest.mark.parametrize(("scoring", "tile"), [(0, "A2"), (1, "B1")])
def test_rewards_that_only_give_cannot_be_declined(scoring: int, tile: str) -> None:
    tiles = ["A1", "B2", "C1"]
    tiles[scoring] = tile
    waiting = [(65, {"coffee": 1})]
    game = emperor_scoring(player(emperor=(6, 8)[scoring], cafe=waiting), scoring=scoring, tiles=tiles)
    assert put("coffee", 0) in offered(game)
    assert "DONE" not in offered(game)
