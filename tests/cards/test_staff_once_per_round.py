"""Staff 1 to 4: something to eat or drink once in every round."""

from __future__ import annotations

import pytest

from grandaustria import Game
from tests.positions import offered, play, player, seat, table

USED_UP: set[str] = set()


def stored(game: Game) -> dict[str, int]:
    """What lies in seat 0's kitchen."""
    return {food: n for food, n in seat(game)["kitchen"].items() if n}


def test_01_breakfast_server_brings_a_strudel_once_per_round() -> None:
    game = play(table(player(staff=[1])), "USE_STAFF:1")
    assert stored(game) == {"strudel": 1}
    assert seat(game)["used"] == [1]
    assert offered(game, "USE_STAFF") == USED_UP


def test_02_waitress_brings_a_cake_once_per_round() -> None:
    game = play(table(player(staff=[2])), "USE_STAFF:2")
    assert stored(game) == {"cake": 1}
    assert seat(game)["used"] == [2]
    assert offered(game, "USE_STAFF") == USED_UP


def test_03_barkeeper_brings_a_wine_once_per_round() -> None:
    game = play(table(player(staff=[3])), "USE_STAFF:3")
    assert stored(game) == {"wine": 1}
    assert seat(game)["used"] == [3]
    assert offered(game, "USE_STAFF") == USED_UP


def test_04_sous_chef_brings_a_coffee_once_per_round() -> None:
    game = play(table(player(staff=[4])), "USE_STAFF:4")
    assert stored(game) == {"coffee": 1}
    assert seat(game)["used"] == [4]
    assert offered(game, "USE_STAFF") == USED_UP


def test_what_they_bring_may_go_to_a_guest_at_once_and_free() -> None:
    game = play(table(player(krones=0, staff=[4], cafe=[(65, {"coffee": 1})])), "USE_STAFF:4")
    assert offered(game) == {"PUT:coffee:0", "PUT:coffee:kitchen"}
    play(game, "PUT:coffee:0")
    assert seat(game)["cafe"][0] == {"guest": 65, "missing": {}}
    assert stored(game) == {}


def test_each_can_be_used_before_and_after_the_die_but_not_in_the_midst_of_an_action() -> None:
    game = table(player(staff=[1, 2, 3, 4]))
    assert offered(game, "USE_STAFF") == {"USE_STAFF:1", "USE_STAFF:2", "USE_STAFF:3", "USE_STAFF:4"}
    play(game, "USE_STAFF:2", "TAKE_DIE:1")
    assert offered(game, "USE_STAFF") == set()
    play(game, "AMOUNT:0")
    assert offered(game, "USE_STAFF") == {"USE_STAFF:1", "USE_STAFF:3", "USE_STAFF:4"}


def test_only_the_owner_uses_them_and_only_once_they_are_in_play() -> None:
    game = table(player(hand=[1]), player(staff=[2]), dice=(0, 0, 0, 0, 4, 0))
    assert offered(game, "USE_STAFF") == set()
    play(game, "TAKE_DIE:5", "PLAY_STAFF:1")
    assert stored(game) == {}
    assert offered(game, "USE_STAFF") == {"USE_STAFF:1"}


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_one_used_in_a_turn_stays_used_in_the_second_turn_of_the_round(card: int) -> None:
    game = table(player(staff=[card], used=[card], turns=1), player(turns=2))
    assert offered(game, "USE_STAFF") == set()


def test_all_of_them_are_refreshed_for_the_next_round() -> None:
    game = table(
        player(staff=[1, 2, 3, 4], used=[1, 2, 3, 4], turns=2),
        player(turns=2),
        turn={"acted": True, "die_taken": True},
    )
    play(game, "END_TURN")
    assert game.round == 2
    assert seat(game)["used"] == []
    play(game, "PASS")  # seat 1 begins the second round
    assert offered(game, "USE_STAFF") == {"USE_STAFF:1", "USE_STAFF:2", "USE_STAFF:3", "USE_STAFF:4"}
