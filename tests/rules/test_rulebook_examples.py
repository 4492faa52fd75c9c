"""The examples that the rulebooks themselves give."""

from __future__ import annotations

import pytest

from grandaustria import Game
from tests.positions import emperor_scoring, foods, gained, offered, play, player, put, quick_turn, seat, table, told

# Main actions


@pytest.mark.parametrize(
    ("cakes", "kitchen"),
    [(0, foods(strudel=2)), (1, foods(strudel=1, cake=1))],
    ids=["two strudel", "one of each"],
)
def test_two_dice_on_1_give_two_strudel_or_one_strudel_and_one_cake(cakes: int, kitchen: dict[str, int]) -> None:
    game = play(table(dice=(2, 3, 1, 1, 1, 2)), "TAKE_DIE:1")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}  # never two cakes
    assert seat(play(game, f"AMOUNT:{cakes}"))["kitchen"] == kitchen


@pytest.mark.parametrize(
    ("coffees", "kitchen"), [(0, foods(wine=3)), (1, foods(wine=2, coffee=1))], ids=["three wine", "two and one"]
)
def test_three_dice_on_2_give_three_wine_or_two_wine_and_one_coffee(coffees: int, kitchen: dict[str, int]) -> None:
    game = play(table(dice=(2, 3, 1, 1, 1, 2)), "TAKE_DIE:2")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1"}
    assert seat(play(game, f"AMOUNT:{coffees}"))["kitchen"] == kitchen


@pytest.mark.parametrize(
    ("coffees", "kitchen"),
    [(0, foods(wine=4)), (1, foods(wine=3, coffee=1)), (2, foods(wine=2, coffee=2))],
    ids=["four wine", "three and one", "two and two"],
)
def test_three_dice_on_2_boosted_give_four_drinks(coffees: int, kitchen: dict[str, int]) -> None:
    game = play(table(player(krones=10), dice=(2, 3, 1, 1, 1, 2)), "TAKE_DIE_BOOSTED:2")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2"}
    play(game, f"AMOUNT:{coffees}")
    assert seat(game)["kitchen"] == kitchen
    assert seat(game)["krones"] == 9


@pytest.mark.parametrize(("krones", "steps"), [(0, 2), (1, 1), (2, 0)])
def test_two_dice_on_4_give_two_krones_two_steps_or_one_of_each(krones: int, steps: int) -> None:
    before = player(krones=10)
    game = play(table(before, dice=(2, 3, 1, 2, 1, 1)), "TAKE_DIE:4", f"AMOUNT:{krones}")
    assert (seat(game)["krones"] - 10, seat(game)["emperor"]) == (krones, steps)


@pytest.mark.parametrize(
    ("card", "cost"), [(2, 2), (9, 1), (5, 0), (6, 0)], ids=["6 krones", "5 krones", "4 krones", "1 krone"]
)
def test_four_dice_on_5_take_four_krones_off_a_staff_card(card: int, cost: int) -> None:
    game = play(table(player(krones=10, hand=[2, 5, 6, 9]), dice=(1, 1, 1, 1, 4, 2)), "TAKE_DIE:5")
    play(game, f"PLAY_STAFF:{card}")
    assert seat(game)["krones"] == 10 - cost


def test_three_dice_on_6_and_none_on_3_prepare_up_to_four_rooms_for_two_krones() -> None:
    game = play(table(player(krones=10, rooms=["f...."]), dice=(2, 2, 0, 2, 1, 3)), "TAKE_DIE_BOOSTED:6", "COPY:3")
    assert seat(game)["krones"] == 8
    play(game, "PREPARE:1", "PREPARE:2", "PREPARE:3", "PREPARE:4")
    assert seat(game)["rooms"][0] == "fffff"
    assert offered(game) == {"END_TURN"}


# Passing

ANDREA, BRITTA, CINDY = 0, 1, 2


def test_passing_with_three_players() -> None:
    game = table(player(), player(), player(), dice=(3, 3, 0, 2, 3, 1), agenda=())
    assert game.seat == ANDREA
    quick_turn(game)
    assert game.seat == BRITTA
    play(game, "PASS")
    assert game.seat == CINDY
    quick_turn(game)
    assert game.seat == CINDY
    quick_turn(game)
    assert game.seat == ANDREA
    assert dice_left(game) == 9
    play(game, "PASS")

    assert game.seat == BRITTA
    assert dice_left(game) == 8
    quick_turn(game)
    assert game.seat == BRITTA
    quick_turn(game)
    assert game.seat == ANDREA
    assert dice_left(game) == 6
    play(game, "PASS")

    assert game.seat == ANDREA
    assert dice_left(game) == 5
    assert game.round == 1
    quick_turn(game)
    assert game.round == 2
    assert [event["left"] for event in told(game, "die_discarded")] == [8, 5]


def dice_left(game: Game) -> int:
    return sum(game.snapshot()["dice"])


# A full turn


def test_the_baroness_is_served_and_moves_in() -> None:
    doris = player(
        krones=10,
        cafe=[(62, {"strudel": 1, "cake": 1, "wine": 1}), (75, {"wine": 2, "coffee": 2}), (98, {"strudel": 2})],
        rooms=["offff"],  # the last is a blue group of one
    )
    game = table(doris, dice=(2, 3, 1, 1, 2, 1), deck=[2, 17, 45])
    assert offered(game, "TAKE_GUEST") == set()  # no table is free
    play(game, "TAKE_DIE_BOOSTED:2", "AMOUNT:2", put("wine", 1), put("wine", 1), put("coffee", 1), put("coffee", 1))
    assert seat(game)["cafe"][1] == {"guest": 75, "missing": {}}
    assert seat(game)["krones"] == 9

    play(game, "MOVE_IN:1")
    assert seat(game)["rooms"][0] == "offfo"
    assert seat(game)["points"] == 5 + 2
    assert game.snapshot()["looked_at"] == [2, 17, 45]
    play(game, "PLAY_STAFF:17", "RETURN_STAFF:45")  # 5 krones, for 3 less
    assert seat(game)["krones"] == 7
    assert seat(game)["staff"] == [17]
    assert [card["staff"] for card in game.snapshot()["under_deck"]] == [45, 2]

    assert seat(game)["cafe"][1] is None
    assert game.snapshot()["guest_discard"] == [75]
    assert offered(game) == {"END_TURN"}


# Scoring


def test_the_second_emperor_scoring_from_space_8() -> None:
    game = emperor_scoring(player(emperor=8, krones=10), scoring=1, tiles=("A1", "B2", "C1"))
    assert seat(game)["points"] == 5
    assert seat(game)["emperor"] == 3
    assert seat(game)["krones"] == 15


def test_two_blue_rooms_completed_are_worth_5_points() -> None:
    before = player(cafe=[65], rooms=["o....", "o....", "o....", "f...."])  # the Knight is worth 3 points himself
    assert gained(before, seat(play(table(before), "MOVE_IN:0"))) == {"points": 3 + 5}


def test_the_hotel_manager_with_3_red_4_blue_and_6_yellow_rooms_scores_12_points() -> None:
    rooms = ["ooooo", "ooo.o", "o.ooo"]
    game = table(
        player(rooms=rooms, emperor=8, turns=2, staff=[48]),
        player(emperor=8, turns=2),
        round=7,
        turn={"acted": True, "die_taken": True},
    )
    play(game, "END_TURN")
    assert game.breakdown()[0]["final_staff"] == 12
