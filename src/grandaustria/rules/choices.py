"""Every decision is one integer out of one flat space of named blocks.

A choice id means the same in every position. The players' blocks come first (those asked often below 257, which
Python keeps ready-made), nature's blocks (dice, draws, the deal) last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The turn and what can be declined.
PASS: Final = 0
END_TURN: Final = PASS + 1
DONE: Final = END_TURN + 1  # nothing more of what is offered

TAKE_GUEST: Final = DONE + 1  # by place in the queue, from the left
TAKE_DIE: Final = TAKE_GUEST + 5  # by value
TAKE_DIE_BOOSTED: Final = TAKE_DIE + 6
COPY: Final = TAKE_DIE_BOOSTED + 6  # the action 1 to 5 that a die of 6 copies, paying its fee
EXTRA_ACTION: Final = COPY + 5  # by action space, no die taken
EXTRA_ACTION_BOOSTED: Final = EXTRA_ACTION + 6
AMOUNT: Final = EXTRA_ACTION_BOOSTED + 6  # how many cakes, coffees or krones
PUT: Final = AMOUNT + 17  # gained food: 4 * food + table, table 3 = all that is left of it into the kitchen
SERVE: Final = PUT + 16  # from the kitchen: 3 * food + table
MOVE_IN: Final = SERVE + 12  # by table
FILL: Final = MOVE_IN + 3  # by table: the whole order from the supply
CLAIM: Final = FILL + 3  # objective A, B, C
USE_STAFF: Final = CLAIM + 3  # by card number, 1 to 4
TAKE_KRONES: Final = USE_STAFF + 4  # a pending gain that would overflow, now
LOOK: Final = TAKE_KRONES + 1  # at three staff cards, now
IGNORE_PENALTY: Final = LOOK + 1
PREPARE: Final = IGNORE_PENALTY + 1  # by room
OCCUPY: Final = PREPARE + 20
REMOVE: Final = OCCUPY + 20
PLAY_STAFF: Final = REMOVE + 20  # by card
RETURN_STAFF: Final = PLAY_STAFF + 48  # under the deck
KEEP_STAFF: Final = RETURN_STAFF + 48  # in the draft
DISMISS_STAFF: Final = KEEP_STAFF + 48  # out of the game

# Nature's answers; all that are possible at a time are equally likely.
ROLL: Final = DISMISS_STAFF + 48  # by value
DRAW_GUEST: Final = ROLL + 6  # by card, in printed order
DRAW_STAFF: Final = DRAW_GUEST + 58
DRAW_TILE: Final = DRAW_STAFF + 48  # A1 to C4
DRAW_OBJECTIVE: Final = DRAW_TILE + 12
DRAW_HOTEL: Final = DRAW_OBJECTIVE + 12  # A to D
DRAW_START: Final = DRAW_HOTEL + 4  # by seat
CHOICES: Final = DRAW_START + 4

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
    ("TAKE_DIE", TAKE_DIE, 1), ("TAKE_DIE_BOOSTED", TAKE_DIE_BOOSTED, 1), ("COPY", COPY, 1),
    ("EXTRA_ACTION", EXTRA_ACTION, 1), ("EXTRA_ACTION_BOOSTED", EXTRA_ACTION_BOOSTED, 1), ("AMOUNT", AMOUNT, 0),
    ("PUT", PUT, 0), ("SERVE", SERVE, 0), ("MOVE_IN", MOVE_IN, 0), ("FILL", FILL, 0), ("CLAIM", CLAIM, 0),
    ("USE_STAFF", USE_STAFF, 1), ("TAKE_KRONES", TAKE_KRONES, 0), ("LOOK", LOOK, 0),
    ("IGNORE_PENALTY", IGNORE_PENALTY, 0), ("PREPARE", PREPARE, 0), ("OCCUPY", OCCUPY, 0), ("REMOVE", REMOVE, 0),
    ("PLAY_STAFF", PLAY_STAFF, 1), ("RETURN_STAFF", RETURN_STAFF, 1), ("KEEP_STAFF", KEEP_STAFF, 1),
    ("DISMISS_STAFF", DISMISS_STAFF, 1), ("ROLL", ROLL, 1), ("DRAW_GUEST", DRAW_GUEST, 0),
    ("DRAW_STAFF", DRAW_STAFF, 1), ("DRAW_TILE", DRAW_TILE, 0), ("DRAW_OBJECTIVE", DRAW_OBJECTIVE, 105),
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


def add_all(out: list[int], first: i64, mask: i64) -> None:
    """Add `first + k` for every bit k of the mask."""
    while mask:
        for k in _ONES_IN_BYTE[mask & 255]:
            out.append(first + k)
        mask >>= 8
        first += 8
