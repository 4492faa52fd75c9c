"""The final scoring in four steps, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Game
from tests.positions import foods, offered, play, player, table


def finished(*players: dict[str, Any], tiles: tuple[str, str, str] = ("A1", "B2", "C1")) -> Game:
    """The game after the last turn of these players; without an emperor space of their own they end on 1.

    They come from space 8, for 5 points, and so get neither reward nor penalty.
    """
    for one in players:
        one["turns"] = 2
        one["emperor"] = one["emperor"] or 8
    game = table(*players, round=7, tiles=tiles, turn={"acted": True, "die_taken": True})
    return play(game, "END_TURN")


def final_points(game: Game, index: int = 0) -> dict[str, int]:
    """The points of the four steps, leaving out the steps that gave none."""
    points = game.breakdown()[index]
    steps = {name.removeprefix("final_"): points[name] for name in points if name.startswith("final_")}
    return {name: n for name, n in steps.items() if n}


def test_the_game_is_over_after_the_final_scoring() -> None:
    game = finished(player(), player())
    assert game.seat is None
    assert offered(game) == set()


def test_the_emperor_scores_round_7_before_the_final_scoring() -> None:
    game = finished(player(krones=0, emperor=10, staff=[41]), player(), tiles=("A1", "B2", "C1"))
    assert game.breakdown()[0]["emperor_3"] == 6
    assert game.breakdown()[0]["emperor_tiles"] == 8
    assert final_points(game) == {"staff": 6}  # the Operator doubles space 3, not space 10


# Step 1: final-scoring staff


def test_final_scoring_staff_in_play_score() -> None:
    game = finished(player(krones=0, rooms=["oof.."], staff=[31, 34]), player())
    assert final_points(game)["staff"] == 2 + 3  # two rooms occupied, three tiles


def test_staff_in_hand_and_of_other_kinds_do_not_score() -> None:
    game = finished(player(krones=0, rooms=["oof.."], hand=[31], staff=[1, 12, 36]), player())
    assert final_points(game) == {"rooms": 2}


def test_the_secretary_scores_the_best_final_scoring_card_of_the_opponents_for_her_owner() -> None:
    game = finished(
        player(krones=0, rooms=["foof."], staff=[29, 34]),  # her own Receptionist scores 4 for the tiles, once
        player(staff=[31]),  # the Chambermaid would score 2 for two occupied rooms
        player(staff=[27, 28]),  # the Booking Manager 3 for the red one, the Concierge nothing
    )
    assert final_points(game)["staff"] == 4 + 3


# Step 2: occupied rooms


@pytest.mark.parametrize(("floor", "points"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_an_occupied_room_is_worth_the_number_of_its_floor(floor: int, points: int) -> None:
    rooms = ["f...."] * 4
    rooms[floor - 1] = "o...."
    assert final_points(finished(player(krones=0, rooms=rooms), player())) == {"rooms": points}


def test_a_hotel_of_rooms() -> None:
    rooms = ["ooooo", "ooof.", "o..f.", "oo..."]
    assert final_points(finished(player(krones=0, rooms=rooms), player())) == {"rooms": 5 + 6 + 3 + 8}


# Step 3: leftovers


def test_a_point_for_each_krone() -> None:
    assert final_points(finished(player(krones=7), player())) == {"leftovers": 7}


def test_a_point_for_each_item_in_the_kitchen() -> None:
    game = finished(player(krones=0, kitchen=foods(strudel=1, cake=2, wine=3, coffee=4)), player())
    assert final_points(game) == {"leftovers": 10}


def test_items_on_guests_are_worth_nothing() -> None:
    game = finished(player(krones=0, cafe=[(75, {"wine": 1})]), player())
    assert final_points(game) == {"guests": -5}


# Step 4: guests


@pytest.mark.parametrize("guests", [1, 2, 3])
def test_5_points_are_lost_for_each_guest_left_in_the_cafe(guests: int) -> None:
    game = finished(player(krones=0, cafe=[65, 66, 67][:guests]), player())
    assert final_points(game) == {"guests": -5 * guests}


def test_the_final_scoring_can_bring_points_below_0() -> None:
    game = finished(player(krones=0, cafe=[65, 66]), player(krones=0))
    assert game.scores() == [5 - 10, 5]


# Who wins


def test_nobody_has_won_before_the_end() -> None:
    assert table(player(points=50), player()).winners() == []


def test_the_most_points_win() -> None:
    game = finished(player(points=30, krones=9), player(points=40, krones=0), player(points=35, krones=0))
    assert game.scores() == [44, 45, 40]
    assert game.winners() == [1]


def test_a_tie_goes_to_more_points_from_krones_and_kitchen() -> None:
    game = finished(player(points=30, krones=4), player(points=29, krones=2, kitchen=foods(wine=3)))
    assert game.scores() == [39, 39]
    assert game.winners() == [1]


def test_leftovers_of_a_player_with_less_points_do_not_count_in_a_tie() -> None:
    game = finished(player(points=30, krones=4), player(points=29, krones=5), player(points=0, krones=20))
    assert game.winners() == [1]


def test_still_tied_players_share_the_victory() -> None:
    game = finished(
        player(points=30, krones=4),
        player(points=10, krones=0),
        player(points=30, krones=1, kitchen=foods(strudel=3)),
    )
    assert game.scores() == [39, 15, 39]
    assert game.winners() == [0, 2]
