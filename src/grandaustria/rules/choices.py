"""Every decision is one integer out of one flat space of named blocks.

A choice id means the same in every position. The players' blocks come first, nature's (dice, draws, the deal) last. The
blocks are ordered so that the space falls into nine stretches of at most 62 ids: a set of choices is nine integers
(`Legal`), and whole blocks are offered by shifting a mask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules.board import BIT, FOODS, lowest, ones

# The turn and what is gained.
TURN_IDS: Final = 0
PASS: Final = TURN_IDS
END_TURN: Final = PASS + 1
DONE: Final = END_TURN + 1  # nothing more of what is offered
TAKE_GUEST: Final = DONE + 1  # by place in the queue, from the left
TAKE_DIE: Final = TAKE_GUEST + 5  # by value
TAKE_DIE_BOOSTED: Final = TAKE_DIE + 6
MOVE_IN: Final = TAKE_DIE_BOOSTED + 6  # by table
CLAIM: Final = MOVE_IN + 3  # objective A, B, C
AMOUNT: Final = CLAIM + 3  # how many cakes, coffees or krones
PUT: Final = AMOUNT + 17  # gained food: 4 * table + food, table 3 = all that is left of it into the kitchen

ROOM_IDS: Final = PUT + 16
PREPARE: Final = ROOM_IDS  # by room
OCCUPY: Final = PREPARE + 20
REMOVE: Final = OCCUPY + 20

PLAY_IDS: Final = REMOVE + 20
SERVE: Final = PLAY_IDS  # from the kitchen: 4 * table + food
TAKE_KRONES: Final = SERVE + 12  # a pending gain that would overflow, now
LOOK: Final = TAKE_KRONES + 1  # at three staff cards, now
PLAY_STAFF: Final = LOOK + 1  # by card

UNDER_IDS: Final = PLAY_STAFF + 48
RETURN_STAFF: Final = UNDER_IDS  # under the deck
EXTRA_ACTION: Final = RETURN_STAFF + 48  # by action space, no die taken
EXTRA_ACTION_BOOSTED: Final = EXTRA_ACTION + 6
IGNORE_PENALTY: Final = EXTRA_ACTION_BOOSTED + 6

KEEP_IDS: Final = IGNORE_PENALTY + 1
KEEP_STAFF: Final = KEEP_IDS  # in the draft
COPY: Final = KEEP_STAFF + 48  # the action 1 to 5 that a die of 6 copies, paying its fee
USE_STAFF: Final = COPY + 5  # by card number, 1 to 4
FILL: Final = USE_STAFF + 4  # by table: the whole order from the supply

DISMISS_IDS: Final = FILL + 3
DISMISS_STAFF: Final = DISMISS_IDS  # out of the game

# Nature's answers; all that are possible at a time are equally likely.
GUEST_IDS: Final = DISMISS_STAFF + 48
DRAW_GUEST: Final = GUEST_IDS  # by card, in printed order
STAFF_IDS: Final = DRAW_GUEST + 58
ROLL: Final = STAFF_IDS  # by value
DRAW_STAFF: Final = ROLL + 6  # by card
DEAL_IDS: Final = DRAW_STAFF + 48
DRAW_TILE: Final = DEAL_IDS  # A1 to C4
DRAW_OBJECTIVE: Final = DRAW_TILE + 12
DRAW_HOTEL: Final = DRAW_OBJECTIVE + 12  # A to D
DRAW_START: Final = DRAW_HOTEL + 4  # by seat
CHOICES: Final = DRAW_START + 4

KITCHEN: Final = 3  # the table number that stands for the kitchen in PUT


class Block:
    """A run of ids with one name; `labels` tells them apart in the text form."""

    def __init__(self, name: str, first: int, labels: tuple[str, ...]) -> None:
        self.name = name
        self.first = first
        self.labels = labels
        self.size = max(len(labels), 1)


def _count(first: int, n: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + n))


def _items(*places: str) -> tuple[str, ...]:
    return tuple(f"{food}:{place}" for place in places for food in FOODS)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("PASS", PASS, ()),
    Block("END_TURN", END_TURN, ()),
    Block("DONE", DONE, ()),
    Block("TAKE_GUEST", TAKE_GUEST, _count(0, 5)),
    Block("TAKE_DIE", TAKE_DIE, _count(1, 6)),
    Block("TAKE_DIE_BOOSTED", TAKE_DIE_BOOSTED, _count(1, 6)),
    Block("MOVE_IN", MOVE_IN, _count(0, 3)),
    Block("CLAIM", CLAIM, ("A", "B", "C")),
    Block("AMOUNT", AMOUNT, _count(0, 17)),
    Block("PUT", PUT, _items("0", "1", "2", "kitchen")),
    Block("PREPARE", PREPARE, _count(0, 20)),
    Block("OCCUPY", OCCUPY, _count(0, 20)),
    Block("REMOVE", REMOVE, _count(0, 20)),
    Block("SERVE", SERVE, _items("0", "1", "2")),
    Block("TAKE_KRONES", TAKE_KRONES, ()),
    Block("LOOK", LOOK, ()),
    Block("PLAY_STAFF", PLAY_STAFF, _count(1, 48)),
    Block("RETURN_STAFF", RETURN_STAFF, _count(1, 48)),
    Block("EXTRA_ACTION", EXTRA_ACTION, _count(1, 6)),
    Block("EXTRA_ACTION_BOOSTED", EXTRA_ACTION_BOOSTED, _count(1, 6)),
    Block("IGNORE_PENALTY", IGNORE_PENALTY, ()),
    Block("KEEP_STAFF", KEEP_STAFF, _count(1, 48)),
    Block("COPY", COPY, _count(1, 5)),
    Block("USE_STAFF", USE_STAFF, _count(1, 4)),
    Block("FILL", FILL, _count(0, 3)),
    Block("DISMISS_STAFF", DISMISS_STAFF, _count(1, 48)),
    Block("DRAW_GUEST", DRAW_GUEST, _count(49, 56) + _count(117, 2)),
    Block("ROLL", ROLL, _count(1, 6)),
    Block("DRAW_STAFF", DRAW_STAFF, _count(1, 48)),
    Block("DRAW_TILE", DRAW_TILE, tuple(letter + digit for letter in "ABC" for digit in "1234")),
    Block("DRAW_OBJECTIVE", DRAW_OBJECTIVE, _count(105, 12)),
    Block("DRAW_HOTEL", DRAW_HOTEL, ("A", "B", "C", "D")),
    Block("DRAW_START", DRAW_START, _count(0, 4)),
)
_BLOCK_OF: Final = tuple(block for block in BLOCKS for _ in range(block.size))


def block_of(choice: int) -> Block:
    return _BLOCK_OF[choice]


def name_of(choice: int) -> str:
    """The text form of a choice: `PASS`, `TAKE_DIE:6`, `PLAY_STAFF:17`, `PUT:wine:kitchen`."""
    block = _BLOCK_OF[choice]
    return f"{block.name}:{block.labels[choice - block.first]}" if block.labels else block.name


_BY_NAME: Final = {name_of(choice): choice for choice in range(CHOICES)}


def choice_named(name: str) -> int:
    """The choice with this text form; KeyError if there is none."""
    return _BY_NAME[name]


_ONES_IN_BYTE: Final = tuple(tuple(k for k in range(8) if byte >> k & 1) for byte in range(256))


def _add_all(out: list[int], first: i64, mask: i64) -> None:
    """Add `first + k` for every bit k of the mask."""
    while mask:
        for k in _ONES_IN_BYTE[mask & 255]:
            out.append(first + k)
        mask >>= 8
        first += 8


def _nth_bit(mask: i64, n: i64) -> i64:
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


@mypyc_attr(acyclic=True)
class Legal:
    """A set of choices: a mask for each stretch of the space, counted from the stretch's first id."""

    def __init__(self) -> None:
        self.turn: i64 = 0
        self.room: i64 = 0
        self.play: i64 = 0
        self.under: i64 = 0
        self.keep: i64 = 0
        self.dismiss: i64 = 0
        self.guest: i64 = 0
        self.staff: i64 = 0
        self.deal: i64 = 0

    def clear(self) -> None:
        self.turn = 0
        self.room = 0
        self.play = 0
        self.under = 0
        self.keep = 0
        self.dismiss = 0
        self.guest = 0
        self.staff = 0
        self.deal = 0

    def has(self, choice: i64) -> bool:
        if choice < ROOM_IDS:
            return self.turn & BIT[choice] != 0
        if choice < PLAY_IDS:
            return self.room & BIT[choice - ROOM_IDS] != 0
        if choice < UNDER_IDS:
            return self.play & BIT[choice - PLAY_IDS] != 0
        if choice < KEEP_IDS:
            return self.under & BIT[choice - UNDER_IDS] != 0
        if choice < DISMISS_IDS:
            return self.keep & BIT[choice - KEEP_IDS] != 0
        if choice < GUEST_IDS:
            return self.dismiss & BIT[choice - DISMISS_IDS] != 0
        if choice < STAFF_IDS:
            return self.guest & BIT[choice - GUEST_IDS] != 0
        if choice < DEAL_IDS:
            return self.staff & BIT[choice - STAFF_IDS] != 0
        return self.deal & BIT[choice - DEAL_IDS] != 0

    def count(self) -> i64:
        n: i64 = ones(self.turn) + ones(self.room) + ones(self.play) + ones(self.under) + ones(self.keep)
        return n + ones(self.dismiss) + ones(self.guest) + ones(self.staff) + ones(self.deal)

    def nth(self, n: i64) -> i64:
        """The choice that has n legal ones before it."""
        size: i64 = ones(self.turn)
        if n < size:
            return TURN_IDS + _nth_bit(self.turn, n)
        n -= size
        size = ones(self.room)
        if n < size:
            return ROOM_IDS + _nth_bit(self.room, n)
        n -= size
        size = ones(self.play)
        if n < size:
            return PLAY_IDS + _nth_bit(self.play, n)
        n -= size
        size = ones(self.under)
        if n < size:
            return UNDER_IDS + _nth_bit(self.under, n)
        n -= size
        size = ones(self.keep)
        if n < size:
            return KEEP_IDS + _nth_bit(self.keep, n)
        n -= size
        size = ones(self.dismiss)
        if n < size:
            return DISMISS_IDS + _nth_bit(self.dismiss, n)
        n -= size
        size = ones(self.guest)
        if n < size:
            return GUEST_IDS + _nth_bit(self.guest, n)
        n -= size
        size = ones(self.staff)
        if n < size:
            return STAFF_IDS + _nth_bit(self.staff, n)
        n -= size
        return DEAL_IDS + _nth_bit(self.deal, n)

    def ids(self) -> list[int]:
        out: list[int] = []
        if self.turn:
            _add_all(out, TURN_IDS, self.turn)
        if self.room:
            _add_all(out, ROOM_IDS, self.room)
        if self.play:
            _add_all(out, PLAY_IDS, self.play)
        if self.under or self.keep or self.dismiss:
            _add_all(out, UNDER_IDS, self.under)
            _add_all(out, KEEP_IDS, self.keep)
            _add_all(out, DISMISS_IDS, self.dismiss)
        if self.guest or self.staff or self.deal:
            _add_all(out, GUEST_IDS, self.guest)
            _add_all(out, STAFF_IDS, self.staff)
            _add_all(out, DEAL_IDS, self.deal)
        return out
