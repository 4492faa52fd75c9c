"""The first edition, row by row against the current one."""

from __future__ import annotations

from typing import Any

from grandaustria import Game, Options
from tests.positions import emperor_scoring, offered, play, player, seat, table, whole


def at_the_end(*players: dict[str, Any], edition: str, tile: str = "C1") -> Game:
    """Round 7's last turn is about to end; the last emperor scoring and the final scoring follow."""
    done = [dict(each, turns=2) for each in players]
    last = {"acted": True, "die_taken": True}
    return table(*done, round=7, edition=edition, tiles=("A1", "B2", tile), turn=last)


def stored(game: Game) -> dict[str, int]:
    return {food: n for food, n in seat(game)["kitchen"].items() if n}


# Kitchen Hand (17)


def krones_paid_for_kitchen_hand(edition: str) -> int:
    game = table(player(krones=10, hand=[17]), dice=(0, 0, 0, 0, 1, 0), edition=edition)
    return 10 - int(seat(play(game, "TAKE_DIE:5", "PLAY_STAFF:17"))["krones"])


def test_kitchen_hand_costs_3_instead_of_5() -> None:
    assert krones_paid_for_kitchen_hand("current") == 5 - 1
    assert krones_paid_for_kitchen_hand("first") == 3 - 1


def test_kitchen_hand_does_the_same_in_both_editions() -> None:
    for edition in ("current", "first"):
        game = table(player(krones=0, staff=[17]), dice=(0, 0, 0, 0, 0, 2), edition=edition)
        play(game, "TAKE_DIE:6", "COPY:1", "AMOUNT:0")
        assert stored(game) == {"strudel": 3}


# E. Gizia (97)


def gizia_moved_in(edition: str, dice: tuple[int, ...] = (2, 2, 2, 2, 1, 1), **more: Any) -> Game:
    """At the beginning of seat 0's turn E. Gizia has moved into the yellow room 1."""
    game = table(player(cafe=[97], rooms=[".f..."], **more), dice=dice, edition=edition)
    return play(game, "MOVE_IN:0")


def extra_turn(**more: Any) -> Game:
    """The first edition's extra turn, after a turn with the only die of 5 and nobody to play."""
    return play(gizia_moved_in("first", **more), "TAKE_DIE:5", "END_TURN")


def test_gizia_gives_an_extra_action_at_once_in_the_current_edition() -> None:
    game = gizia_moved_in("current")
    assert seat(game)["points"] == 4
    spaces = {"EXTRA_ACTION:1", "EXTRA_ACTION:2", "EXTRA_ACTION:3", "EXTRA_ACTION:4", "EXTRA_ACTION:5"}
    assert offered(game) == spaces | {"EXTRA_ACTION:6", "DONE"}  # no boost, no guest, no additional action
    play(game, "EXTRA_ACTION:1", "AMOUNT:0", "TAKE_DIE:2", "AMOUNT:0", "END_TURN")
    assert game.seat == 1


def test_gizia_gives_a_whole_turn_after_this_one_in_the_first_edition() -> None:
    game = gizia_moved_in("first")
    assert seat(game)["points"] == 4
    assert offered(game, "EXTRA_ACTION") == set()  # first this turn goes on
    assert "TAKE_DIE:2" in offered(game)
    play(game, "TAKE_DIE:1", "AMOUNT:0", "END_TURN")
    assert game.seat == 0
    play(game, "EXTRA_ACTION:2", "AMOUNT:0", "END_TURN")
    assert game.seat == 1
    assert stored(game) == {"strudel": 2, "wine": 2}


def test_gizias_extra_turn_also_follows_if_she_moves_in_after_the_die() -> None:
    game = table(player(cafe=[97], rooms=[".f..."]), edition="first")
    play(game, "TAKE_DIE:5", "MOVE_IN:0", "END_TURN")
    assert game.seat == 0
    assert "EXTRA_ACTION:1" in offered(game)


def test_in_gizias_extra_turn_a_guest_may_be_taken_before_the_action() -> None:
    game = extra_turn()
    assert len(offered(game, "TAKE_GUEST")) == 5
    play(game, "TAKE_GUEST:2")
    assert seat(game)["krones"] == 10 - 1
    assert offered(game, "TAKE_GUEST") == set()
    assert "EXTRA_ACTION:1" in offered(game)
    late = play(extra_turn(), "EXTRA_ACTION:1", "AMOUNT:0")
    assert offered(late, "TAKE_GUEST") == set()


def test_in_gizias_extra_turn_a_second_guest_may_be_taken_besides_that_of_the_first_turn() -> None:
    game = play(gizia_moved_in("first"), "TAKE_GUEST:4", "TAKE_DIE:5", "END_TURN", "TAKE_GUEST:4")
    assert [guest is not None for guest in seat(game)["cafe"]] == [True, True, False]


def test_gizias_extra_turn_takes_no_die_and_has_the_strength_of_the_dice_now() -> None:
    game = play(gizia_moved_in("first", dice=(0, 0, 0, 3, 1, 0)), "TAKE_DIE:4", "AMOUNT:0", "END_TURN")
    assert offered(game, "TAKE_DIE") == offered(game, "TAKE_DIE_BOOSTED") == set()
    assert offered(game, "EXTRA_ACTION") == {"EXTRA_ACTION:4", "EXTRA_ACTION:5"}  # only where dice lie
    play(game, "EXTRA_ACTION:4")
    assert offered(game) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2"}
    play(game, "AMOUNT:0")
    assert seat(game)["emperor"] == 3 + 2
    assert game.snapshot()["dice"] == [0, 0, 0, 2, 1, 0]
    assert offered(game, "EXTRA_ACTION") == set()  # one action only


def test_gizias_extra_turn_may_be_boosted() -> None:
    game = play(extra_turn(), "EXTRA_ACTION_BOOSTED:4", "AMOUNT:0")
    assert seat(game)["emperor"] == 3
    assert seat(game)["krones"] == 10 - 1
    assert offered(extra_turn(krones=0), "EXTRA_ACTION_BOOSTED") == set()


def test_gizias_extra_turn_may_be_boosted_as_well_as_the_first_turn() -> None:
    game = play(gizia_moved_in("first"), "TAKE_DIE_BOOSTED:5", "END_TURN", "EXTRA_ACTION_BOOSTED:4", "AMOUNT:0")
    assert (seat(game)["krones"], seat(game)["emperor"]) == (10 - 2, 3)


def test_gizias_extra_turn_allows_additional_actions_before_and_after() -> None:
    game = extra_turn(krones=20, staff=[3])
    assert {"USE_STAFF:3", "CLAIM:A"} <= offered(game)
    play(game, "USE_STAFF:3", "EXTRA_ACTION:4", "AMOUNT:0", "CLAIM:A")
    assert seat(game)["points"] == 4 + 15
    assert stored(game) == {"wine": 1}


def test_gizias_extra_turn_triggers_no_staff_that_look_at_the_die() -> None:
    on_4 = play(extra_turn(staff=[12, 15, 16]), "EXTRA_ACTION:4")
    assert offered(on_4) == {"AMOUNT:0", "AMOUNT:1", "AMOUNT:2"}  # not both, as with Bootblack (15)
    assert seat(on_4)["points"] == 4
    on_1 = play(extra_turn(staff=[13, 14]), "EXTRA_ACTION:1")
    assert offered(on_1, "PREPARE") == set()
    assert stored(play(on_1, "AMOUNT:0")) == {"strudel": 2}
    on_3 = gizia_moved_in("first", staff=[19, 22], hand=[45])
    play(on_3, "TAKE_DIE:2", "AMOUNT:0", "END_TURN", "EXTRA_ACTION:3")
    assert offered(on_3, "PLAY_STAFF") == set()
    assert seat(on_3)["points"] == 4


def test_in_gizias_extra_turn_a_6_costs_its_krone_even_with_the_kitchen_hand() -> None:
    game = play(extra_turn(staff=[17], krones=5), "EXTRA_ACTION:6")
    assert offered(game) == {"COPY:1", "COPY:2", "COPY:3", "COPY:4", "COPY:5"}
    play(game, "COPY:1")
    assert stored(game) == {"strudel": 1}
    assert seat(game)["krones"] == 5 - 1
    assert "EXTRA_ACTION:6" not in offered(extra_turn(staff=[17], krones=0))


def test_gizias_extra_turn_cannot_be_passed_but_may_end_without_an_action() -> None:
    game = extra_turn()
    assert "PASS" not in offered(game)
    play(game, "END_TURN")
    assert game.seat == 1
    assert seat(game)["passed"] is False


def test_gizias_extra_turn_covers_no_number() -> None:
    game = play(extra_turn(), "EXTRA_ACTION:2", "AMOUNT:0", "END_TURN")
    assert seat(game)["turns"] == 1
    play(game, "TAKE_DIE:4", "AMOUNT:0", "END_TURN", "TAKE_DIE:2", "AMOUNT:0", "END_TURN")
    assert game.seat == 0  # still has the number 4, an ordinary turn
    assert offered(game, "TAKE_DIE") == {"TAKE_DIE:1", "TAKE_DIE:2", "TAKE_DIE:3", "TAKE_DIE:4", "TAKE_DIE:6"}
    assert "PASS" in offered(game)


def test_gizias_extra_turn_comes_even_if_no_die_is_left() -> None:
    game = extra_turn(dice=(0, 0, 0, 0, 1, 0))
    assert game.seat == 0
    assert offered(game, "EXTRA_ACTION") == set()
    assert {"TAKE_GUEST:0", "END_TURN"} <= offered(game)


# Operator (41)


def operator_points_on_space_12(edition: str) -> int:
    """From 13 back to 6, then the tile's room completes the yellow rooms 1, 5, 6: six steps forward to 12."""
    caller = player(staff=[41], emperor=13, rooms=["oo...", "o...."])
    game = at_the_end(caller, player(emperor=8), edition=edition, tile="C2")
    play(game, "END_TURN", "PREPARE:6")
    assert seat(game)["emperor"] == 12
    return game.breakdown()[0]["final_staff"]


def test_operator_gives_at_most_12_points_in_the_first_edition() -> None:
    assert operator_points_on_space_12("current") == 24
    assert operator_points_on_space_12("first") == 12


# Secretary (29)


def secretary_points(edition: str, own: list[int], opponents: list[int]) -> int:
    mine = player(staff=own, rooms=["oooo."])
    game = at_the_end(mine, player(staff=opponents), edition=edition)
    return play(game, "END_TURN").breakdown()[0]["final_staff"]


def test_secretary_may_copy_a_card_of_her_own_hotel_in_the_first_edition() -> None:
    # Booking Manager (27): 6 points; Concierge (28): 3 points.
    assert secretary_points("current", own=[27, 29], opponents=[28]) == 6 + 3
    assert secretary_points("first", own=[27, 29], opponents=[28]) == 6 + 6


def test_secretary_may_still_copy_an_opponents_card_in_the_first_edition() -> None:
    assert secretary_points("first", own=[28, 29], opponents=[27]) == 3 + 6


def test_secretary_never_copies_herself() -> None:
    assert secretary_points("first", own=[29], opponents=[]) == 0


# Custodian (23)


def test_custodian_pays_only_for_guests_who_move_in_in_the_first_edition() -> None:
    # The Senior Councillor (82) occupies one more room without a guest.
    for edition, krones in (("current", 2), ("first", 1)):
        game = table(player(staff=[23], cafe=[82], rooms=[".ff.."]), edition=edition)
        play(game, "MOVE_IN:0", "OCCUPY:1")
        assert seat(game)["krones"] == 10 + krones


def test_custodian_does_not_pay_for_page_boys_rooms_in_the_first_edition() -> None:
    for edition, krones in (("current", 2), ("first", 0)):
        game = table(player(staff=[23], hand=[35], rooms=[".ff.."]), dice=(0, 0, 0, 0, 2, 0), edition=edition)
        play(game, "TAKE_DIE:5", "PLAY_STAFF:35", "OCCUPY:1", "OCCUPY:2")
        assert seat(game)["krones"] == 10 + krones


# Tile C2's penalty


def c2_penalty(*rooms: str, edition: str) -> Game:
    return emperor_scoring(player(rooms=rooms), scoring=2, tiles=("A1", "B2", "C2"), edition=edition)


def test_c2_takes_the_second_room_from_any_column_in_the_current_edition() -> None:
    game = c2_penalty("ooo..", "oo...", edition="current")
    assert offered(game) == {"REMOVE:5", "REMOVE:6"}
    play(game, "REMOVE:6")
    assert offered(game) == {"REMOVE:0", "REMOVE:1", "REMOVE:2"}


def test_c2_takes_the_second_room_from_the_same_column_in_the_first_edition() -> None:
    game = c2_penalty("ooo..", "oo...", edition="first")
    assert offered(game) == {"REMOVE:5", "REMOVE:6"}
    play(game, "REMOVE:6")
    assert seat(game)["rooms"][:2] == ["o.o..", "o...."]
    assert game.seat == 1


def test_c2_takes_any_occupied_room_below_in_that_column_in_the_first_edition() -> None:
    game = play(c2_penalty("oo...", "oo...", "oo...", edition="first"), "REMOVE:11")
    assert offered(game) == {"REMOVE:6", "REMOVE:1"}
    play(game, "REMOVE:1")
    assert seat(game)["rooms"][:3] == ["o....", "oo...", "o...."]


def test_c2_lets_a_column_with_nothing_below_be_chosen_in_the_first_edition() -> None:
    game = play(c2_penalty("of...", "oo...", edition="first"), "REMOVE:6")
    assert seat(game)["rooms"][:2] == ["of...", "o...."]
    assert game.seat == 1
    current = play(c2_penalty("of...", "oo...", edition="current"), "REMOVE:6")
    assert seat(current)["rooms"][:2] == [".f...", "o...."]


# Set-up


def first_rooms(edition: str) -> Game:
    """The start player is about to prepare the first rooms."""
    game = Game(Options(players=2, edition=edition), seed=3)
    return play(game, "TAKE_GUEST:4", "TAKE_GUEST:4")


def test_up_to_three_rooms_are_prepared_at_set_up_in_the_first_edition() -> None:
    game = first_rooms("first")
    start = game.snapshot()["start"]
    assert offered(game) == {"PREPARE:0", "DONE"}
    play(game, "PREPARE:0")
    assert offered(game) == {"PREPARE:1", "PREPARE:5", "DONE"}
    play(game, "PREPARE:5", "DONE")
    assert seat(game, start)["rooms"][:2] == ["f....", "f...."]
    assert game.seat == 1 - start
    play(game, "DONE")
    assert seat(game, 1 - start)["rooms"][0] == "....."
    assert game.round == 1


def test_a_hotel_without_any_room_starts_at_the_bottom_left() -> None:
    game = table(player(rooms=["....."]), dice=(0, 0, 3, 0, 0, 0), edition="first")
    assert offered(play(game, "TAKE_DIE:3"), "PREPARE") == {"PREPARE:0"}


def test_exactly_three_rooms_are_prepared_at_set_up_in_the_current_edition() -> None:
    game = first_rooms("current")
    start = game.snapshot()["start"]
    assert seat(game, start)["rooms"][0] == "f...."  # the first one is not a choice
    assert offered(game) == {"PREPARE:1", "PREPARE:5"}
    play(game, "PREPARE:1")
    assert offered(game) == {"PREPARE:2", "PREPARE:5", "PREPARE:6"}
    play(game, "PREPARE:2")
    assert game.seat == 1 - start


# Promo guests


def guests_in_play(options: Options) -> set[int]:
    position = whole(Game(options, seed=5))
    return {*position["queue"], *position["guest_deck"]}


def test_the_promo_guests_are_in_by_default_in_the_current_edition_and_out_in_the_first() -> None:
    current, first = guests_in_play(Options()), guests_in_play(Options(edition="first"))
    assert len(current) == 58
    assert len(first) == 56
    assert current - first == {117, 118}


def test_the_promo_guests_can_be_agreed_on_in_either_edition() -> None:
    assert {117, 118} & guests_in_play(Options(promos=False)) == set()
    assert {117, 118} <= guests_in_play(Options(edition="first", promos=True))
