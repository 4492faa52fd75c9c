"""A turn: guest, die, additional actions."""

from __future__ import annotations

from tests.table import offered, play, player, seat, table


def test_two_dice_on_1_give_two_strudel_or_one_of_each_never_two_cakes() -> None:
    game = play(table(dice=(2, 0, 0, 0, 0, 3)), "TAKE_DIE:1")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}
    play(game, "AMOUNT:1")
    assert seat(game)["kitchen"] == {"strudel": 1, "cake": 1, "wine": 0, "coffee": 0}


def test_moving_in_gives_points_and_frees_the_table() -> None:
    game = table(player(cafe=[65], rooms=["fff.."]))
    play(game, "MOVE_IN:0")
    assert seat(game)["points"] == 3 + 2
    assert seat(game)["cafe"] == [None, None, None]
