"""The objectives: what each asks for, and what claiming it pays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grandaustria import Game
from grandaustria.errors import IllegalChoice
from grandaustria.rules.choices import choice_named
from tests.cards.moving_in import floors
from tests.positions import gained, offered, play, player, seat, table

# The night hotel by colour.
BLUE = (0, 4, 10, 12, 15, 17, 19)
RED = (2, 3, 7, 8, 11, 16, 18)
YELLOW = (1, 5, 6, 9, 13, 14)
FLOORS = [range(floor, floor + 5) for floor in (0, 5, 10, 15)]
COLUMNS = [range(column, 20, 5) for column in range(5)]


def claimed(objective: int, **owner: Any) -> int | None:
    """The points the first player gets for claiming the objective now, or None if it cannot be claimed."""
    letter = (objective - 105) // 4
    shown = [105, 109, 113]
    shown[letter] = objective
    game = table(player(**owner), objectives=shown)
    if f"CLAIM:{'ABC'[letter]}" not in offered(game):
        return None
    before = seat(game)
    play(game, f"CLAIM:{'ABC'[letter]}")
    assert seat(game)["claims"] == {"ABC"[letter]: 1}
    changes = gained(before, seat(game))
    assert set(changes) == {"points"}
    return changes["points"]


def claimed_with(objective: int, occupied: Iterable[int], free: Iterable[int] = ()) -> int | None:
    return claimed(objective, rooms=floors(occupied, free))


def test_105_asks_for_20_krones() -> None:
    assert claimed(105, krones=19) is None
    assert claimed(105, krones=20) == 15


def test_106_asks_for_12_rooms_free_or_occupied() -> None:
    assert claimed(106, rooms=["fffff", "fffff", "f...."]) is None
    assert claimed(106, rooms=["ooooo", "fofof", "o...."]) is None
    assert claimed(106, rooms=["fffff", "fffff", "ff..."]) == 15
    assert claimed(106, rooms=["ooooo", "fofof", "of..."]) == 15
    assert claimed(106, rooms=["ooooo", "ooooo", "ooooo", "f...."]) == 15


def test_107_asks_for_6_staff_cards_in_play() -> None:
    assert claimed(107, staff=[1, 2, 3, 4, 5], hand=[6, 7, 8]) is None
    assert claimed(107, staff=[1, 2, 3, 4, 5, 6]) == 15
    assert claimed(107, staff=[27, 28, 30, 31, 44, 45, 46]) == 15


def test_108_asks_for_space_10_of_the_emperor_track() -> None:
    assert claimed(108, emperor=9) is None
    assert claimed(108, emperor=10) == 15
    assert claimed(108, emperor=13) == 15


def test_109_asks_for_two_floors_fully_occupied() -> None:
    assert claimed_with(109, FLOORS[0]) is None
    assert claimed_with(109, [*FLOORS[0], 5, 6, 7, 8], free=[9]) is None
    assert claimed_with(109, set(range(20)) - {4, 9, 14}) is None
    assert claimed_with(109, [*FLOORS[0], *FLOORS[1]]) == 15
    assert claimed_with(109, [*FLOORS[1], *FLOORS[3]]) == 15


def test_110_asks_for_six_groups_fully_occupied() -> None:
    five_groups = [0, 4, 18, 19, 10, 15]  # four single rooms and a pair
    assert claimed_with(110, five_groups) is None
    assert claimed_with(110, [*five_groups, 12], free=[17]) is None
    assert claimed_with(110, [*five_groups, 12, 17]) == 15
    assert claimed_with(110, range(20)) == 15


def test_110_counts_the_groups_of_the_player_s_hotel() -> None:
    singles = [0, 4, 14, 19]  # in hotel A
    assert claimed(110, hotel="A", rooms=floors([*singles, 2, 3])) is None
    assert claimed(110, hotel="A", rooms=floors([*singles, 2, 3, 12, 13])) == 15


@pytest.mark.parametrize("colour", [BLUE, RED, YELLOW], ids=["blue", "red", "yellow"])
def test_111_asks_for_all_rooms_of_one_colour_occupied(colour: tuple[int, ...]) -> None:
    *most, last = colour
    assert claimed_with(111, most, free=[last]) is None
    assert claimed_with(111, colour) == 15


def test_111_is_not_met_by_rooms_of_several_colours() -> None:
    assert claimed_with(111, set(range(20)) - {0, 1, 2}) is None


def test_112_asks_for_two_columns_fully_occupied() -> None:
    assert claimed_with(112, COLUMNS[0]) is None
    assert claimed_with(112, [*COLUMNS[0], 4, 9, 14], free=[19]) is None
    assert claimed_with(112, range(15)) is None
    assert claimed_with(112, [*COLUMNS[0], *COLUMNS[4]]) == 15
    assert claimed_with(112, [*COLUMNS[2], *COLUMNS[3]]) == 15


def test_113_asks_for_three_occupied_rooms_of_each_colour() -> None:
    assert claimed_with(113, [*BLUE[:2], *RED[:3], *YELLOW[:3]], free=BLUE[2:]) is None
    assert claimed_with(113, [*BLUE[:3], *RED[:2], *YELLOW[:3]], free=RED[2:]) is None
    assert claimed_with(113, [*BLUE[:3], *RED[:3], *YELLOW[:2]], free=YELLOW[2:]) is None
    assert claimed_with(113, [*BLUE[:3], *RED[:3], *YELLOW[:3]]) == 15


def test_114_asks_for_four_red_and_three_yellow_rooms_occupied() -> None:
    assert claimed_with(114, [*BLUE, *RED[:3], *YELLOW[:4]], free=RED[3:]) is None
    assert claimed_with(114, [*BLUE, *RED[:4], *YELLOW[:2]], free=YELLOW[2:]) is None
    assert claimed_with(114, [*RED[:4], *YELLOW[:3]]) == 15


def test_115_asks_for_four_yellow_and_three_blue_rooms_occupied() -> None:
    assert claimed_with(115, [*RED, *YELLOW[:3], *BLUE[:4]], free=YELLOW[3:]) is None
    assert claimed_with(115, [*RED, *YELLOW[:4], *BLUE[:2]], free=BLUE[2:]) is None
    assert claimed_with(115, [*YELLOW[:4], *BLUE[:3]]) == 15


def test_116_asks_for_four_blue_and_three_red_rooms_occupied() -> None:
    assert claimed_with(116, [*YELLOW, *BLUE[:3], *RED[:4]], free=BLUE[3:]) is None
    assert claimed_with(116, [*YELLOW, *BLUE[:4], *RED[:2]], free=RED[2:]) is None
    assert claimed_with(116, [*BLUE[:4], *RED[:3]]) == 15


# Claiming.

FULL = ("ooooo",) * 4


def rich(*places: int) -> Game:
    """Four players of whom all fulfil all three objectives, and these seats have claimed all three, in this order."""
    markers = {who: {"A": k, "B": k, "C": k} for k, who in enumerate(places, start=1)}
    players = [player(krones=20, rooms=FULL, claims=markers.get(who)) for who in range(4)]
    return table(*players, dice=(0, 0, 0, 0, 9, 0))


@pytest.mark.parametrize("letter", [0, 1, 2], ids=["A", "B", "C"])
def test_an_objective_pays_15_10_and_5_points_and_nothing_to_a_fourth(letter: int) -> None:
    claim = f"CLAIM:{'ABC'[letter]}"
    assert seat(play(rich(), claim))["points"] == 15
    assert seat(play(rich(2), claim))["points"] == 10
    assert seat(play(rich(3, 1), claim))["points"] == 5
    assert offered(rich(2, 1, 3), "CLAIM") == set()


def test_each_player_who_claims_takes_the_best_place_left() -> None:
    game = rich()
    for _ in range(3):
        play(game, "CLAIM:A", "TAKE_DIE:5", "END_TURN")
    assert game.seat == 3
    assert offered(game, "CLAIM") == {"CLAIM:B", "CLAIM:C"}
    assert [seat(game, who)["points"] for who in range(4)] == [15, 10, 5, 0]
    assert [seat(game, who)["claims"] for who in range(4)] == [{"A": 1}, {"A": 2}, {"A": 3}, {}]


def test_each_player_claims_an_objective_once() -> None:
    game = play(rich(), "CLAIM:B")
    assert offered(game, "CLAIM") == {"CLAIM:A", "CLAIM:C"}
    with pytest.raises(IllegalChoice):
        play(game, "CLAIM:B")
    play(game, "TAKE_DIE:5", "END_TURN", "PASS", "PASS", "PASS")  # until it is seat 0's turn again
    assert game.seat == 0
    assert offered(game, "CLAIM") == {"CLAIM:A", "CLAIM:C"}


def test_one_turn_may_claim_several_objectives() -> None:
    game = play(rich(), "CLAIM:C", "CLAIM:A", "CLAIM:B")
    assert seat(game)["points"] == 15 + 15 + 15
    assert game.breakdown()[0]["objectives"] == 45
    assert offered(game, "CLAIM") == set()


def test_an_objective_may_be_claimed_before_between_and_after_guest_and_die() -> None:
    game = table(player(krones=20), dice=(0, 0, 0, 0, 2, 0))
    assert "CLAIM:A" in offered(game)
    play(game, "TAKE_GUEST:4")
    assert "CLAIM:A" in offered(game)
    play(game, "TAKE_DIE:5")
    assert offered(game) == {"CLAIM:A", "END_TURN"}
    assert seat(play(game, "CLAIM:A"))["points"] == 15


def test_an_objective_cannot_be_claimed_in_the_midst_of_an_action() -> None:
    game = play(table(player(krones=20), dice=(2, 0, 2, 0, 0, 0)), "TAKE_DIE:3")
    assert offered(game) == {"PREPARE:3", "PREPARE:5", "PREPARE:6", "PREPARE:7", "DONE"}
    assert "CLAIM:A" in offered(play(game, "DONE"))


def test_an_objective_cannot_be_claimed_in_the_turn_of_another() -> None:
    game = table(player(), player(krones=20))
    with pytest.raises(IllegalChoice):
        game.play(choice_named("CLAIM:A"))
    with pytest.raises(IllegalChoice):
        game.play(choice_named("CLAIM:A"), seat=1)
    play(game, "PASS")
    assert game.seat == 1
    assert seat(play(game, "CLAIM:A"), 1)["points"] == 15


def test_the_condition_must_hold_when_the_objective_is_claimed() -> None:
    game = play(table(player(krones=20), dice=(2, 0, 0, 0, 0, 0)), "TAKE_DIE_BOOSTED:1", "AMOUNT:0")
    assert offered(game) == {"END_TURN"}


def test_an_objective_once_claimed_stays_claimed() -> None:
    game = play(table(player(krones=20), dice=(2, 0, 0, 0, 0, 0)), "CLAIM:A", "TAKE_DIE_BOOSTED:1", "AMOUNT:0")
    assert seat(game)["krones"] == 19
    assert seat(game)["points"] == 15
    assert seat(game)["claims"] == {"A": 1}


def test_claiming_is_no_main_action_and_nobody_may_pass_after_it() -> None:
    game = table(player(krones=20))
    assert "PASS" in offered(game)
    play(game, "CLAIM:A")
    assert "TAKE_DIE:1" in offered(game)
    assert not {"PASS", "END_TURN"} & offered(game)
