"""Every decision is one integer out of one flat space of named blocks.

A choice id means the same in every position. The players' blocks come first, nature's (dice, draws, the deal) last. The
blocks are ordered so that the space falls into nine stretches of at most 62 ids: a set of choices is nine integers
(`Legal`), and whole blocks are offered by shifting a mask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules.board import BIT, lowest, ones

# The turn and what is gained.
TURN_IDS: Final = 0
PASS: Final = TURN_IDS
END_TURN: Final = PASS + 1
DONE: Final = END_TURN + 1  # nothing more of what is offered
TAKE_GUEST: Final = DONE + 1  # by place in the queue, from the left
TAKE_DIE: Final = TAKE_GUEST + 5  # by value
TAKE_DIE_BOOSTED: Final = TAKE_DIE + 6
AMOUNT: Final = TAKE_DIE_BOOSTED + 6  # how many cakes, coffees or krones
PUT: Final = AMOUNT + 17  # gained food: 4 * food + table, table 3 = all that is left of it into the kitchen
MOVE_IN: Final = PUT + 16  # by table
CLAIM: Final = MOVE_IN + 3  # objective A, B, C

ROOM_IDS: Final = CLAIM + 3
PREPARE: Final = ROOM_IDS  # by room
OCCUPY: Final = PREPARE + 20
REMOVE: Final = OCCUPY + 20

PLAY_IDS: Final = REMOVE + 20
PLAY_STAFF: Final = PLAY_IDS  # by card
SERVE: Final = PLAY_STAFF + 48  # from the kitchen: 3 * food + table
TAKE_KRONES: Final = SERVE + 12  # a pending gain that would overflow, now
LOOK: Final = TAKE_KRONES + 1  # at three staff cards, now

UNDER_IDS: Final = LOOK + 1
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
DRAW_STAFF: Final = STAFF_IDS
ROLL: Final = DRAW_STAFF + 48  # by value
DEAL_IDS: Final = ROLL + 6
DRAW_TILE: Final = DEAL_IDS  # A1 to C4
DRAW_OBJECTIVE: Final = DRAW_TILE + 12
DRAW_HOTEL: Final = DRAW_OBJECTIVE + 12  # A to D
DRAW_START: Final = DRAW_HOTEL + 4  # by seat
CHOICES: Final = DRAW_START + 4

_STRETCHES: Final[tuple[int, ...]] = (
    TURN_IDS, ROOM_IDS, PLAY_IDS, UNDER_IDS, KEEP_IDS, DISMISS_IDS, GUEST_IDS, STAFF_IDS, DEAL_IDS
)  # fmt: skip

KITCHEN: Final = 3  # the table number that stands for the kitchen in PUT


class Block:
    """A run of ids with one name; `base` is what the first of them is called in the text form."""

    def __init__(self, name: str, first: int, size: int, base: int) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.base = base


_FIRSTS: Final = (
    ("PASS", PASS, 0), ("END_TURN", END_TURN, 0), ("DONE", DONE, 0), ("TAKE_GUEST", TAKE_GUEST, 0),
    ("TAKE_DIE", TAKE_DIE, 1), ("TAKE_DIE_BOOSTED", TAKE_DIE_BOOSTED, 1), ("AMOUNT", AMOUNT, 0), ("PUT", PUT, 0),
    ("MOVE_IN", MOVE_IN, 0), ("CLAIM", CLAIM, 0), ("PREPARE", PREPARE, 0), ("OCCUPY", OCCUPY, 0),
    ("REMOVE", REMOVE, 0), ("PLAY_STAFF", PLAY_STAFF, 1), ("SERVE", SERVE, 0), ("TAKE_KRONES", TAKE_KRONES, 0),
    ("LOOK", LOOK, 0), ("RETURN_STAFF", RETURN_STAFF, 1), ("EXTRA_ACTION", EXTRA_ACTION, 1),
    ("EXTRA_ACTION_BOOSTED", EXTRA_ACTION_BOOSTED, 1), ("IGNORE_PENALTY", IGNORE_PENALTY, 0),
    ("KEEP_STAFF", KEEP_STAFF, 1), ("COPY", COPY, 1), ("USE_STAFF", USE_STAFF, 1), ("FILL", FILL, 0),
    ("DISMISS_STAFF", DISMISS_STAFF, 1), ("DRAW_GUEST", DRAW_GUEST, 0), ("DRAW_STAFF", DRAW_STAFF, 1),
    ("ROLL", ROLL, 1), ("DRAW_TILE", DRAW_TILE, 0), ("DRAW_OBJECTIVE", DRAW_OBJECTIVE, 105),
    ("DRAW_HOTEL", DRAW_HOTEL, 0), ("DRAW_START", DRAW_START, 0),
)  # fmt: skip


def _blocks() -> tuple[Block, ...]:
    ends = [first for _, first, _ in _FIRSTS[1:]] + [CHOICES]
    return tuple(Block(name, first, end - first, base) for (name, first, base), end in zip(_FIRSTS, ends, strict=True))


BLOCKS: Final = _blocks()
_BLOCK_OF: Final = tuple(block for block in BLOCKS for _ in range(block.size))


def block_of(choice: int) -> Block:
    return _BLOCK_OF[choice]


def name_of(choice: int) -> str:
    """The text form of a choice: `PASS`, `TAKE_DIE:6`, `PLAY_STAFF:17`."""
    block = _BLOCK_OF[choice]
    return block.name if block.size == 1 else f"{block.name}:{choice - block.first + block.base}"


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
        mask: i64 = self.turn
        first: i64 = TURN_IDS
        size: i64 = ones(mask)
        stretch: i64 = 1
        while n >= size:
            n -= size
            mask = self._stretch(stretch)
            first = _STRETCHES[stretch]
            size = ones(mask)
            stretch += 1
        while n > 0:
            mask &= mask - 1
            n -= 1
        return first + lowest(mask)

    def _stretch(self, index: i64) -> i64:
        if index <= 4:
            if index == 1:
                return self.room
            if index == 2:
                return self.play
            return self.under if index == 3 else self.keep
        if index <= 6:
            return self.dismiss if index == 5 else self.guest
        return self.staff if index == 7 else self.deal

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
