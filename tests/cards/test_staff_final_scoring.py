"""Staff that score at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import play, player, table

# The night hotel, floor by floor from the ground:  BYRRB  YYRRY  BRBYY  BRBRB


def final_staff(*players: dict[str, Any]) -> int:
    """What seat 0's staff score when the last turn of round 7 ends; the emperor's tile only gives or takes points."""
    seated = [dict(each, turns=2) for each in (players if len(players) > 1 else (*players, player()))]
    game = table(*seated, round=7, tiles=("A1", "B2", "C1"), turn={"acted": True, "die_taken": True})
    play(game, "END_TURN")
    assert game.seat is None
    return game.breakdown()[0]["final_staff"]


def owner(*staff: int, rooms: tuple[str, ...] = ("ooo..",), **more: Any) -> dict[str, Any]:
    return player(staff=staff, rooms=rooms, **more)


def test_27_booking_manager_gives_three_points_for_each_occupied_red_room() -> None:
    assert final_staff(owner(27, rooms=("ooofo", "ooo..", "oo..."))) == 9
    assert final_staff(owner(27, rooms=("oofff",))) == 0


def test_28_concierge_gives_three_points_for_each_occupied_blue_room() -> None:
    assert final_staff(owner(28, rooms=("oooof", "ooo..", "ooo.."))) == 9
    assert final_staff(owner(28, rooms=("fooof",))) == 0


def test_29_secretary_scores_the_best_final_scoring_staff_of_the_opponents_as_her_owners() -> None:
    # In this hotel: 4 rooms occupied, of them 1 blue and 2 red; the opponents' own hotels do not matter.
    me = owner(29, rooms=("oooo.",))
    grand = ("ooooo", "ooooo", "ooooo", "ooooo")
    assert final_staff(me, owner(31, rooms=grand)) == 4
    assert final_staff(me, owner(27, 28, rooms=grand)) == 6
    assert final_staff(me, owner(28, rooms=grand), owner(31, rooms=grand)) == 4
    assert final_staff(me, owner(46, 5)) == 0


def test_29_secretary_scores_beside_her_owners_own_staff_and_never_copies_them() -> None:
    assert final_staff(owner(27, 29, rooms=("oooo.",)), owner(28)) == 6 + 3
    assert final_staff(owner(27, 29, rooms=("oooo.",)), owner(1, 5)) == 6 + 0


def test_29_secretary_cannot_copy_staff_that_an_opponent_only_holds() -> None:
    assert final_staff(owner(29, rooms=("oooo.",)), player(hand=[31])) == 0


def test_29_secretary_copying_the_assistant_manager_counts_her_owners_staff_herself_included() -> None:
    assert final_staff(owner(5, 6, 29), owner(32)) == 6


def test_30_reception_clerk_gives_three_points_for_each_occupied_yellow_room() -> None:
    assert final_staff(owner(30, rooms=("ooooo", "oooof"))) == 9
    assert final_staff(owner(30, rooms=("ofooo",))) == 0


def test_31_chambermaid_gives_a_point_for_each_occupied_room() -> None:
    assert final_staff(owner(31, rooms=("ooooo", "oofff", "f...."))) == 7


def test_32_assistant_manager_gives_two_points_for_each_staff_card_in_play_itself_included() -> None:
    assert final_staff(owner(32)) == 2
    assert final_staff(owner(1, 32, 45, hand=[2, 3, 4])) == 6


def test_34_receptionist_gives_a_point_for_each_room_tile_occupied_or_not() -> None:
    assert final_staff(owner(34, rooms=("ooooo", "oofff", "f...."))) == 11


def test_37_room_service_gives_two_points_for_each_group_fully_occupied() -> None:
    # Groups: room 0; rooms 1, 5, 6; room 4. The four red ones lack room 8.
    assert final_staff(owner(37, rooms=("ooooo", "ooof."))) == 6
    assert final_staff(owner(37, rooms=("foo..",))) == 0


def test_40_marketing_director_gives_five_points_for_each_objective_claimed() -> None:
    assert final_staff(owner(40)) == 0
    assert final_staff(owner(40, claims={"A": 1})) == 5
    assert final_staff(owner(40, claims={"A": 2, "B": 1, "C": 1}), player(claims={"A": 1})) == 15


@pytest.mark.parametrize(("space", "points"), [(13, 12), (10, 6), (8, 2), (7, 0), (3, 0)])
def test_41_operator_gives_twice_the_number_of_the_final_space(space: int, points: int) -> None:
    # The last emperor scoring takes 7 steps back; space 6 is numbered 6 though it is worth 4 points.
    assert final_staff(owner(41, emperor=space)) == points


def test_46_female_floor_housekeeper_gives_five_points_for_each_floor_fully_occupied() -> None:
    assert final_staff(owner(46, rooms=("ooooo", "oooof", "ooooo"))) == 10
    assert final_staff(owner(46, rooms=("oooo.", "oooof"))) == 0


def test_47_liftboy_gives_five_points_for_each_column_fully_occupied() -> None:
    assert final_staff(owner(47, rooms=("ooooo", "ooooo", "ooooo", "of.o."))) == 10
    assert final_staff(owner(47, rooms=("ooooo", "ooooo", "ooooo"))) == 0


def test_48_hotel_manager_gives_four_points_for_each_set_of_a_red_a_blue_and_a_yellow_room() -> None:
    # 3 red, 4 blue and 6 yellow rooms are occupied.
    assert final_staff(owner(48, rooms=("ooooo", "ooofo", "ofooo"))) == 12
    assert final_staff(owner(48, rooms=("oofff",))) == 0


def test_final_scoring_staff_score_nothing_from_the_hand() -> None:
    assert final_staff(player(hand=[27, 28, 30, 31, 32, 34, 46, 47, 48], rooms=("ooooo", "ooooo"))) == 0


def test_all_final_scoring_staff_of_a_player_score() -> None:
    # Reds 2, all rooms 5, one floor.
    assert final_staff(owner(27, 31, 46, rooms=("ooooo",))) == 6 + 5 + 5
