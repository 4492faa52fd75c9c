"""Staff that do something once, at the moment they are played."""

from __future__ import annotations

from typing import Any

from grandaustria import Game
from tests.positions import gained, offered, play, player, seat, table


def hired(card: int, **of_player: Any) -> Game:
    """Seat 0 plays this card with four dice on 5 and gets to what it asks."""
    game = table(player(hand=[card], **of_player), dice=(0, 0, 0, 0, 4, 0))
    return play(game, "TAKE_DIE:5", f"PLAY_STAFF:{card}")


def stored(game: Game) -> dict[str, int]:
    return {food: n for food, n in seat(game)["kitchen"].items() if n}


def test_21_chef_brings_one_of_each_food_and_drink() -> None:
    game = hired(21)
    assert stored(game) == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert seat(game)["staff"] == [21]
    assert offered(game, "USE_STAFF") == set()  # only once


def test_21_each_item_of_the_chef_may_go_to_a_guest_at_once() -> None:
    game = hired(21, krones=0, cafe=[(66, {"cake": 1, "coffee": 1})])
    assert offered(game) == {"PUT:cake:0", "PUT:cake:kitchen"}
    play(game, "PUT:cake:0")
    assert offered(game) == {"PUT:coffee:0", "PUT:coffee:kitchen"}
    play(game, "PUT:coffee:kitchen")
    assert seat(game)["cafe"][0] == {"guest": 66, "missing": {"coffee": 1}}
    assert stored(game) == {"strudel": 1, "wine": 1, "coffee": 1}


def test_35_page_boy_occupies_up_to_two_free_rooms_of_any_colour() -> None:
    game = hired(35, rooms=[".ff.f"], groups_paid=[3])
    assert offered(game) == {"OCCUPY:1", "OCCUPY:2", "OCCUPY:4", "DONE"}
    play(game, "OCCUPY:4")
    assert offered(game) == {"OCCUPY:1", "OCCUPY:2", "DONE"}
    play(game, "OCCUPY:1")
    assert seat(game)["rooms"][0] == ".of.o"
    assert "END_TURN" in offered(game)


def test_35_page_boy_may_occupy_only_one_room_or_none() -> None:
    game = hired(35, rooms=[".ff.."])
    assert seat(play(game.copy(), "DONE"))["rooms"][0] == ".ff.."
    one = play(game, "OCCUPY:2", "DONE")
    assert seat(one)["rooms"][0] == ".fo.."
    assert "END_TURN" in offered(one)


def test_35_page_boys_group_bonuses_come_after_each_room() -> None:
    # Room 3 is the last of the four red ones, room 0 a blue group of its own.
    game = hired(35, krones=5, rooms=["ffof.", "..oo."])
    play(game, "OCCUPY:3")
    assert gained(player(krones=5), seat(game)) == {"krones": 10}
    assert offered(game) == {"OCCUPY:0", "OCCUPY:1", "DONE"}
    play(game, "OCCUPY:0")
    assert gained(player(krones=5), seat(game)) == {"krones": 10, "points": 2}


def test_35_page_boy_is_no_guest_and_scores_nothing_without_a_free_room() -> None:
    game = hired(35, rooms=["oo..."], groups_paid=[0])
    assert "END_TURN" in offered(game)
    assert gained(player(), seat(game)) == {}


def test_36_sommelier_brings_four_wine() -> None:
    assert stored(hired(36)) == {"wine": 4}


def test_38_porter_fills_the_whole_order_of_one_guest_from_the_supply() -> None:
    full, waiting, other = 65, (76, {"strudel": 2, "coffee": 1}), (89, {"cake": 1})
    game = hired(38, krones=5, kitchen={"strudel": 1}, cafe=[full, waiting, other])
    assert offered(game) == {"FILL:1", "FILL:2"}  # compulsory, and never a guest who has everything
    play(game, "FILL:1")
    assert seat(game)["cafe"] == [
        {"guest": 65, "missing": {}},
        {"guest": 76, "missing": {}},
        {"guest": 89, "missing": {"cake": 1}},
    ]
    assert stored(game) == {"strudel": 1}
    assert seat(game)["krones"] == 5 - 1
    assert seat(game)["points"] == 0  # nobody has moved in yet


def test_38_porter_need_not_be_told_which_guest_if_only_one_waits() -> None:
    game = hired(38, cafe=[65, (76, {"strudel": 2})])
    assert seat(game)["cafe"][1] == {"guest": 76, "missing": {}}
    assert "END_TURN" in offered(game)


def test_38_porter_does_nothing_if_no_guest_has_an_open_slot() -> None:
    game = hired(38, cafe=[65])
    assert seat(game)["staff"] == [38]
    assert seat(game)["cafe"] == [{"guest": 65, "missing": {}}, None, None]
    assert "END_TURN" in offered(game)


def test_39_confectioner_brings_four_cakes() -> None:
    assert stored(hired(39)) == {"cake": 4}


def test_43_barista_brings_four_coffees() -> None:
    assert stored(hired(43)) == {"coffee": 4}


def test_44_larder_cook_brings_four_strudels() -> None:
    assert stored(hired(44)) == {"strudel": 4}


def test_the_four_items_of_one_kind_may_be_spread_over_guests_and_kitchen() -> None:
    game = hired(36, cafe=[(55, {"wine": 2}), (65, {"coffee": 1}), (51, {"wine": 1})])
    assert offered(game) == {"PUT:wine:0", "PUT:wine:2", "PUT:wine:kitchen"}
    play(game, "PUT:wine:0", "PUT:wine:2")
    assert offered(game) == {"PUT:wine:0", "PUT:wine:kitchen"}
    play(game, "PUT:wine:kitchen")
    assert seat(game)["cafe"] == [
        {"guest": 55, "missing": {"wine": 1}},
        {"guest": 65, "missing": {"coffee": 1}},
        {"guest": 51, "missing": {}},
    ]
    assert stored(game) == {"wine": 2}


def test_45_pool_attendant_gives_three_emperor_steps() -> None:
    assert gained(player(), seat(hired(45))) == {"emperor": 3}
    assert gained(player(emperor=12), seat(hired(45, emperor=12))) == {"emperor": 1, "points": 2}
