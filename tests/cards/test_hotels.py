"""The hotel boards: colours, groups, printed points, what a room costs, and the bonus of a full group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from grandaustria import Game
from grandaustria.cards.hotels import HOTELS
from grandaustria.rules.board import next_spaces
from tests.cards.moving_in import floors
from tests.positions import gained, offered, play, player, seat, table

# As the boards lie on the table, the ground floor at the bottom: the colours, and the groups by letter.
LAYOUTS = {
    "night": (
        ("B R B R B", "f g h i j"),
        ("B R B Y Y", "f g h e e"),
        ("Y Y R R Y", "b b c c e"),
        ("B Y R R B", "a b c c d"),
    ),
    "A": (
        ("B Y B B R", "e b i i j"),
        ("B Y R R Y", "e b g g h"),
        ("B Y B B B", "e b f f f"),
        ("R Y R R Y", "a b c c d"),
    ),
    "B": (
        ("Y B B R B", "i g g h j"),
        ("B R B R Y", "a f g h e"),
        ("B Y R B Y", "a b c d e"),
        ("B Y R R R", "a b c c c"),
    ),
    "C": (
        ("B Y R B Y", "i f g h j"),
        ("R Y R B B", "a f g h h"),
        ("R B Y Y Y", "a b d d d"),
        ("R B R Y R", "a b c d e"),
    ),
    "D": (
        ("R R R Y B", "i i i j h"),
        ("Y B B R B", "e b b g h"),
        ("Y B Y Y Y", "e b f f f"),
        ("R B R R B", "a b c c d"),
    ),
}
ROOM_POINTS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2)
ROOM_COST = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3)
BONUS = {
    ("B", 1): {"points": 2}, ("B", 2): {"points": 5}, ("B", 3): {"points": 9}, ("B", 4): {"points": 15},
    ("R", 1): {"krones": 1}, ("R", 2): {"krones": 3}, ("R", 3): {"krones": 6}, ("R", 4): {"krones": 10},
    ("Y", 1): {"emperor": 1}, ("Y", 2): {"emperor": 3}, ("Y", 3): {"emperor": 6}, ("Y", 4): {"emperor": 10},
}  # fmt: skip

every_hotel = pytest.mark.parametrize("hotel", LAYOUTS)


def colours(hotel: str) -> str:
    return "".join(floor for floor, _ in reversed(LAYOUTS[hotel])).replace(" ", "")


def groups(hotel: str) -> dict[str, set[int]]:
    letters = "".join(floor for _, floor in reversed(LAYOUTS[hotel])).replace(" ", "")
    return {letter: {room for room in range(20) if letters[room] == letter} for letter in "abcdefghij"}


def beside(room: int) -> set[int]:
    """The spaces left, right, above and below."""
    floor, column = divmod(room, 5)
    around = ((floor, column - 1), (floor, column + 1), (floor + 1, column), (floor - 1, column))
    return {5 * f + c for f, c in around if 0 <= f < 4 and 0 <= c < 5}


def preparing(hotel: str, *tiles: int, krones: int = 10) -> Game:
    """A single room may be prepared beside these tiles."""
    owner = player(hotel=hotel, rooms=floors(tiles), krones=krones)
    return play(table(owner, dice=(0, 0, 1, 0, 0, 1)), "TAKE_DIE:3")


def tourist_moves_in(hotel: str, into: int, occupied: Iterable[int], krones: int = 0, emperor: int = 0) -> Game:
    """Tezcatlipoca (91), who gives nothing but staff cards, moves into the only free room."""
    rooms = floors(occupied, [into])
    return play(table(player(hotel=hotel, rooms=rooms, krones=krones, emperor=emperor, cafe=[91])), "MOVE_IN:0")


@every_hotel
def test_the_printed_colours(hotel: str) -> None:
    knight, apothecary, composer = 65, 77, 51
    for letter, guest in (("B", knight), ("R", apothecary), ("Y", composer)):
        game = play(table(player(hotel=hotel, rooms=floors(free=range(20)), cafe=[guest])), "MOVE_IN:0")
        assert offered(game) == {f"OCCUPY:{room}" for room in range(20) if colours(hotel)[room] == letter}


@every_hotel
def test_the_printed_groups(hotel: str) -> None:
    (board,) = [board for board in HOTELS if board.name == hotel]
    printed = [{room for room in range(20) if mask >> room & 1} for mask in board.groups]
    assert sorted(map(sorted, printed)) == sorted(map(sorted, groups(hotel).values()))
    assert Counter(map(len, printed)) == {1: 4, 2: 3, 3: 2, 4: 1}


def test_there_are_five_boards() -> None:
    assert [board.name for board in HOTELS] == ["night", "A", "B", "C", "D"]


@every_hotel
def test_a_group_is_of_one_colour_and_hangs_together(hotel: str) -> None:
    (board,) = [board for board in HOTELS if board.name == hotel]
    for mask in board.groups:
        rooms = {room for room in range(20) if mask >> room & 1}
        assert len({board.colour_of[room] for room in rooms}) == 1
        reached = {min(rooms)}
        for _ in rooms:
            reached |= {near for room in reached for near in beside(room) & rooms}
        assert reached == rooms


@every_hotel
def test_preparing_costs_0_1_2_3_krones_by_floor_and_scores_the_printed_points(hotel: str) -> None:
    for room in range(20):
        game = preparing(hotel, *beside(room))
        before = seat(game)
        play(game, f"PREPARE:{room}")
        expected = {"krones": -ROOM_COST[room], "points": ROOM_POINTS[room]}
        assert gained(before, seat(game)) == {name: change for name, change in expected.items() if change}
        assert "".join(seat(game)["rooms"])[room] == "f"


def test_a_room_that_cannot_be_paid_cannot_be_prepared() -> None:
    ground_floor_up = (0, 5, 10)  # beside 1, 6, 11 and 15, on floors 1 to 4
    assert offered(preparing("night", *ground_floor_up, krones=0)) == {"PREPARE:1", "DONE"}
    assert offered(preparing("night", *ground_floor_up, krones=1)) == {"PREPARE:1", "PREPARE:6", "DONE"}
    assert offered(preparing("night", *ground_floor_up, krones=2)) == {"PREPARE:1", "PREPARE:6", "PREPARE:11", "DONE"}
    all_floors = {"PREPARE:1", "PREPARE:6", "PREPARE:11", "PREPARE:15", "DONE"}
    assert offered(preparing("night", *ground_floor_up, krones=3)) == all_floors


@every_hotel
def test_the_last_room_of_a_group_pays_its_bonus_by_colour_and_size(hotel: str) -> None:
    for group in groups(hotel).values():
        for last in group:
            game = tourist_moves_in(hotel, last, occupied=group - {last})
            bonus = BONUS[colours(hotel)[last], len(group)]
            assert gained({"krones": 0, "emperor": 0, "points": 0}, seat(game)) == bonus
            assert len(seat(game)["groups_paid"]) == 1


@every_hotel
def test_a_group_that_is_not_full_pays_nothing(hotel: str) -> None:
    for group in groups(hotel).values():
        if len(group) > 1:
            missing, into = sorted(group)[:2]
            game = tourist_moves_in(hotel, into, occupied=set(range(20)) - {missing, into})
            assert gained({"krones": 0, "emperor": 0, "points": 0}, seat(game)) == {}
            assert seat(game)["groups_paid"] == []


def test_a_free_room_does_not_fill_a_group() -> None:
    game = table(player(rooms=floors(free=[12, 17]), cafe=[65]))
    play(game, "MOVE_IN:0", "OCCUPY:12")
    assert seat(game)["points"] == 3


def test_a_group_pays_only_once() -> None:
    game = table(player(rooms=floors(occupied=[12], free=[17]), cafe=[65], groups_paid=[7]))
    assert seat(play(game, "MOVE_IN:0"))["points"] == 3
    assert seat(game)["groups_paid"] == [7]


def test_two_groups_pay_one_by_one() -> None:
    game = table(player(rooms=floors(occupied=[12], free=[4, 17]), cafe=[65, 74]))
    assert seat(play(game, "MOVE_IN:0", "OCCUPY:4"))["points"] == 3 + 2
    assert seat(play(game, "MOVE_IN:1"))["points"] == 3 + 2 + 10 + 5
    assert seat(game)["groups_paid"] == [3, 7]


def test_a_yellow_bonus_past_the_end_of_the_emperor_track_is_worth_points() -> None:
    game = tourist_moves_in("night", 6, occupied=[1, 5], emperor=10)
    assert seat(game)["emperor"] == 13
    assert seat(game)["points"] == 3


def test_a_red_bonus_fills_the_purse_up_to_20_krones() -> None:
    assert seat(tourist_moves_in("night", 8, occupied=[2, 3, 7], krones=12))["krones"] == 20


# Where a room may be prepared.


def spaces_beside(*tiles: int) -> set[int]:
    mask = next_spaces(sum(1 << tile for tile in tiles))
    return {room for room in range(20) if mask >> room & 1}


def test_an_empty_hotel_starts_at_the_bottom_left() -> None:
    assert spaces_beside() == {0}
    assert offered(preparing("night")) == {"PREPARE:0", "DONE"}


def test_a_room_is_prepared_left_right_above_or_below_a_tile() -> None:
    assert spaces_beside(12) == {7, 11, 13, 17}
    assert spaces_beside(0) == {1, 5}
    assert spaces_beside(4) == {3, 9}
    assert spaces_beside(5) == {0, 6, 10}
    assert spaces_beside(9) == {4, 8, 14}
    assert spaces_beside(15) == {10, 16}
    assert spaces_beside(19) == {14, 18}
    for room in range(20):
        assert spaces_beside(room) == beside(room)


def test_separate_clusters_may_each_grow() -> None:
    assert spaces_beside(0, 1, 19) == {2, 5, 6, 14, 18}
    assert offered(preparing("night", 0, 1, 19)) == {
        "PREPARE:2", "PREPARE:5", "PREPARE:6", "PREPARE:14", "PREPARE:18", "DONE",
    }  # fmt: skip


def test_a_full_hotel_has_no_space_left() -> None:
    assert spaces_beside(*range(20)) == set()
    assert spaces_beside(*range(19)) == {19}
