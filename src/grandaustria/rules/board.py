"""What the boards print: food, colours, the hotel's rooms and groups, the tracks and their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
FOODS: Final[tuple[str, ...]] = ("strudel", "cake", "wine", "coffee")
EVERY_FOOD: Final = 0b1111

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "green")

TABLES: Final = 3
QUEUE: Final = 5
WHOLE_QUEUE: Final = 0b11111
ROUNDS: Final = 7
MOST_KRONES: Final = 20
LAST_SPACE: Final = 13
DICE: Final[tuple[int, ...]] = (0, 0, 10, 12, 14)  # by number of players
GUEST_COST: Final[tuple[int, ...]] = (3, 2, 1, 0, 0)  # by place in the queue
PAYABLE_PLACES: Final[tuple[int, ...]] = (0b11000, 0b11100, 0b11110, WHOLE_QUEUE)  # of the queue, by krones
SPACE_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
REWARD_FROM: Final = 3  # space on the emperor track, after falling back
OBJECTIVE_POINTS: Final[tuple[int, ...]] = (15, 10, 5)

# A literal 1 << x is a 32-bit shift in compiled code, hence the table.
BIT: Final = tuple(1 << k for k in range(63))


def ones(mask: i64) -> i64:
    """Count the bits that are set, of at most 63. Compiled, these sums of pairs, fours and bytes beat a table."""
    mask -= (mask >> 1) & 0x1555_5555_5555_5555
    mask = (mask & 0x3333_3333_3333_3333) + ((mask >> 2) & 0x3333_3333_3333_3333)
    mask = (mask + (mask >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def lowest(mask: i64) -> i64:
    """Return the index of the lowest bit that is set."""
    return ones((mask & -mask) - 1)


# Items are counted in one integer, twelve bits for each kind of food.
ITEM: Final = tuple(1 << 12 * food for food in range(4))
ITEM_FIELD: Final = tuple(4095 << 12 * food for food in range(4))


def count(items: i64, food: i64) -> i64:
    return (items >> (12 * food)) & 4095


def kinds(items: i64) -> i64:
    """Return which kinds of food there are, as a mask."""
    found: i64 = 0
    if items & 0xFFF:
        found = 1
    if items & 0xFFF_000:
        found |= 2
    if items & 0xFFF_000_000:
        found |= 4
    if items & 0xFFF_000_000_000:
        found |= 8
    return found


def total(items: i64) -> i64:
    return count(items, STRUDEL) + count(items, CAKE) + count(items, WINE) + count(items, COFFEE)


# Rooms are numbered from the bottom left, five to a floor; a set of rooms is a mask of twenty bits.
ROOMS: Final = 20
ALL_ROOMS: Final = (1 << 20) - 1
FLOORS: Final = tuple(31 << 5 * floor for floor in range(4))
COLUMNS: Final = tuple(0b00001_00001_00001_00001 << column for column in range(5))
UP_TO_FLOOR: Final = tuple((1 << 5 * floors) - 1 for floors in range(5))
_NOT_LEFTMOST: Final = ALL_ROOMS & ~0b00001_00001_00001_00001
_NOT_RIGHTMOST: Final = ALL_ROOMS & ~0b10000_10000_10000_10000
ROOM_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2)

GROUP_POINTS: Final[tuple[int, ...]] = (0, 2, 5, 9, 15)  # blue, by size of the group
GROUP_STEPS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10)  # krones for red, emperor steps for yellow


def next_spaces(tiles: i64) -> i64:
    """Return the spaces where a room may be prepared: those next to a tile; in an empty hotel, the bottom-left one."""
    if tiles == 0:
        return 1
    beside: i64 = tiles << 5 | tiles >> 5 | (tiles & _NOT_RIGHTMOST) << 1 | (tiles & _NOT_LEFTMOST) >> 1
    return beside & ALL_ROOMS & ~tiles


class Hotel:
    """One layout of the hotel board: the colour of each space and the ten groups."""

    def __init__(self, name: str, colours: str, groups: tuple[tuple[int, ...], ...]) -> None:
        self.name = name
        self.colour_of: tuple[int, ...] = tuple("BRY".index(letter) for letter in colours)
        rooms = [sum(1 << room for room in range(ROOMS) if self.colour_of[room] == colour) for colour in range(3)]
        self.rooms_for: tuple[int, ...] = (*rooms, ALL_ROOMS)  # by colour of the guest; green guests sleep anywhere
        self.groups: tuple[int, ...] = tuple(sum(1 << room for room in group) for group in groups)
        self.group_of: tuple[int, ...] = tuple(
            next(index for index, group in enumerate(groups) if room in group) for room in range(ROOMS)
        )

    def full_groups(self, occupied: i64) -> i64:
        n: i64 = 0
        for group in self.groups:
            mask: i64 = group
            if occupied & mask == mask:
                n += 1
        return n
