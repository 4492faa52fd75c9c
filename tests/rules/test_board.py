"""The arithmetic under the board: bits, food counted in one integer, and the spaces beside a tile."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grandaustria.rules.board import ALL_ROOMS, BIT, ITEM, count, kinds, lowest, next_spaces, ones, total

masks = st.integers(0, 2**62 - 1)
counts = st.lists(st.integers(0, 4095), min_size=4, max_size=4)


@given(masks)
def test_ones_counts_the_bits(mask: int) -> None:
    assert ones(mask) == mask.bit_count()


@given(masks.filter(bool))
def test_lowest_finds_the_lowest_bit(mask: int) -> None:
    index = lowest(mask)
    assert mask >> index & 1
    assert mask % BIT[index] == 0


@given(counts)
def test_food_is_counted_by_kind(numbers: list[int]) -> None:
    items = sum(number * ITEM[food] for food, number in enumerate(numbers))
    assert [count(items, food) for food in range(4)] == numbers
    assert total(items) == sum(numbers)
    assert [kinds(items) >> food & 1 for food in range(4)] == [min(number, 1) for number in numbers]


@given(st.integers(1, ALL_ROOMS))
def test_a_room_can_be_prepared_beside_a_tile(tiles: int) -> None:
    def has_tile(column: int, floor: int) -> bool:
        return 0 <= column < 5 and 0 <= floor < 4 and bool(tiles >> 5 * floor + column & 1)

    for room in range(20):
        floor, column = divmod(room, 5)
        sides = ((column - 1, floor), (column + 1, floor), (column, floor - 1), (column, floor + 1))
        free = not has_tile(column, floor) and any(has_tile(*side) for side in sides)
        assert bool(next_spaces(tiles) >> room & 1) == free


def test_an_empty_hotel_starts_at_the_bottom_left() -> None:
    assert next_spaces(0) == BIT[0]
