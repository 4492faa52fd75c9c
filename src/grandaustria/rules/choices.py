"""Every decision is one integer out of one flat space of named blocks.

A choice id means the same in every position. The ids of the game as printed are promises: records, learners and remote
bots rely on them. A ruleset that needs more ids appends blocks, some of which continue a block that is full.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grandaustria.errors import IllegalChoice
from grandaustria.rules.board import FOODS, lowest, ones

# The first id of each block, as constants that compiled code can inline; BLOCKS has their sizes.
PASS: Final = 0
END_TURN: Final = 1
DONE: Final = 2  # decline the rest of what is offered
TAKE_GUEST: Final = 3  # by place in the queue, from the left
TAKE_DIE: Final = 8  # by value
TAKE_DIE_BOOSTED: Final = 14
MOVE_IN: Final = 20  # by table
CLAIM: Final = 23  # objective A, B, C
AMOUNT: Final = 26  # how many cakes, coffees or krones
PUT: Final = 43  # gained food: 4 * table + food, table 3 = the rest of it into the kitchen
PREPARE: Final = 59  # by room
OCCUPY: Final = 79
REMOVE: Final = 99
SERVE: Final = 119  # from the kitchen: 4 * table + food
TAKE_KRONES: Final = 131  # take a pending gain now, although it would overflow
LOOK: Final = 132  # at three staff cards now
PLAY_STAFF: Final = 133  # by card
RETURN_STAFF: Final = 181  # under the deck
EXTRA_ACTION: Final = 229  # by action space, no die taken
EXTRA_ACTION_BOOSTED: Final = 235
IGNORE_PENALTY: Final = 241
KEEP_STAFF: Final = 242  # in the draft
COPY: Final = 290  # the action 1 to 5 that a die of 6 copies, paying its fee
USE_STAFF: Final = 295  # by card
FILL: Final = 299  # by table: the whole order from the supply
DISMISS_STAFF: Final = 302  # out of the game
# Nature's answers. Those that are legal at a time are equally likely.
DRAW_GUEST: Final = 350  # by card, in printed order
ROLL: Final = 408  # by value
DRAW_STAFF: Final = 414  # by card
DRAW_TILE: Final = 462  # A1 to C4
DRAW_OBJECTIVE: Final = 474
DRAW_HOTEL: Final = 486  # A to D
DRAW_START: Final = 490  # by seat
CHOICES: Final = 494

KITCHEN: Final = 3  # the table number that stands for the kitchen in PUT
STAFF_MEMBERS: Final = 48  # in blocks with one id per staff card
GUEST_MEMBERS: Final = 58
USE_MEMBERS: Final = 4

WORD: Final = 62  # choices in a word of `Legal`
FULL_WORD: Final = (1 << 62) - 1
HALF_WORD: Final = (1 << 31) - 1


class Block:
    """A run of ids with one name; `labels` tells them apart in the text form.

    A block may continue an earlier one of the same name. Its `members` are then the numbers that its ids have there.
    """

    def __init__(
        self, name: str, labels: tuple[str, ...] = (), by_nature: bool = False, members: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.labels = labels
        self.by_nature = by_nature
        self.size = max(len(labels), 1)
        self.goes_on = bool(members)
        self.members = members or tuple(range(self.size))


def count_up(first: int, n: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + n))


def _items(*places: str) -> tuple[str, ...]:
    return tuple(f"{food}:{place}" for place in places for food in FOODS)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("PASS"),
    Block("END_TURN"),
    Block("DONE"),
    Block("TAKE_GUEST", count_up(0, 5)),
    Block("TAKE_DIE", count_up(1, 6)),
    Block("TAKE_DIE_BOOSTED", count_up(1, 6)),
    Block("MOVE_IN", count_up(0, 3)),
    Block("CLAIM", ("A", "B", "C")),
    Block("AMOUNT", count_up(0, 17)),
    Block("PUT", _items("0", "1", "2", "kitchen")),
    Block("PREPARE", count_up(0, 20)),
    Block("OCCUPY", count_up(0, 20)),
    Block("REMOVE", count_up(0, 20)),
    Block("SERVE", _items("0", "1", "2")),
    Block("TAKE_KRONES"),
    Block("LOOK"),
    Block("PLAY_STAFF", count_up(1, STAFF_MEMBERS)),
    Block("RETURN_STAFF", count_up(1, STAFF_MEMBERS)),
    Block("EXTRA_ACTION", count_up(1, 6)),
    Block("EXTRA_ACTION_BOOSTED", count_up(1, 6)),
    Block("IGNORE_PENALTY"),
    Block("KEEP_STAFF", count_up(1, STAFF_MEMBERS)),
    Block("COPY", count_up(1, 5)),
    Block("USE_STAFF", count_up(1, USE_MEMBERS)),
    Block("FILL", count_up(0, 3)),
    Block("DISMISS_STAFF", count_up(1, STAFF_MEMBERS)),
    Block("DRAW_GUEST", count_up(49, 56) + count_up(117, 2), by_nature=True),
    Block("ROLL", count_up(1, 6), by_nature=True),
    Block("DRAW_STAFF", count_up(1, STAFF_MEMBERS), by_nature=True),
    Block("DRAW_TILE", tuple(letter + digit for letter in "ABC" for digit in "1234"), by_nature=True),
    Block("DRAW_OBJECTIVE", count_up(105, 12), by_nature=True),
    Block("DRAW_HOTEL", ("A", "B", "C", "D"), by_nature=True),
    Block("DRAW_START", count_up(0, 4), by_nature=True),
)


class ChoiceSpace:
    """All choices of a ruleset: its blocks in a row, and the lookup tables that follow from them."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
        self.size: i64 = sum(block.size for block in blocks)
        self.words: i64 = (self.size + WORD - 1) // WORD
        self.block_of: list[Block] = [block for block in blocks for _ in range(block.size)]
        self.first_of: dict[str, int] = {}  # the first id of each name
        self.names: list[str] = []
        self._further: dict[int, int] = {}  # ids of members in continued blocks
        members: list[int] = []
        for block in blocks:
            first = self.first_of.setdefault(block.name, len(members))
            for k, member in enumerate(block.members):
                if block.goes_on:
                    self._further[first * WORD + member] = len(members)
                members.append(member)
                self.names.append(f"{block.name}:{block.labels[k]}" if block.labels else block.name)
        # The number of each id within its block.
        self.members: vec[i64] = vec[i64](members)
        # The index of each id for learners, who count players' and nature's choices separately.
        indices: list[int] = []
        self.players_ids: list[int] = []
        self.natures_ids: list[int] = []
        for choice, block in enumerate(self.block_of):
            ids = self.natures_ids if block.by_nature else self.players_ids
            indices.append(len(ids))
            ids.append(choice)
        self.indices: vec[i64] = vec[i64](indices)
        self.actions: i64 = len(self.players_ids)
        self._by_name = {name: choice for choice, name in enumerate(self.names)}

    def and_also(self, *more: Block) -> ChoiceSpace:
        """Return this space with more blocks appended."""
        return ChoiceSpace((*self.blocks, *more))

    def name_of(self, choice: int) -> str:
        """Return the text form of a choice: `PASS`, `TAKE_DIE:6`, `PLAY_STAFF:17`, `PUT:wine:kitchen`."""
        return self.names[choice]

    def choice_named(self, name: str) -> int:
        """Return the choice with this text form. If there is none, IllegalChoice says what is wrong with it."""
        found = self._by_name.get(name)
        if found is None:
            raise IllegalChoice(self._unknown(name))
        return found

    def _unknown(self, name: str) -> str:
        first, _, label = name.partition(":")
        labels = [known for block in self.blocks if block.name == first for known in block.labels]
        if first not in self.first_of:
            return f"{name!r:.60} is not a choice: none begins with {first!r:.60}"
        known = f"one of {', '.join(labels)}" if labels else "nothing"
        return f"{name!r:.60} is not a choice: {first} is followed by {known}, not by {label!r:.60}"

    def is_nature(self, choice: int) -> bool:
        return self.block_of[choice].by_nature

    def further(self, first: i64, member: i64) -> i64:
        """Return the id of a member that did not fit into the block that begins at `first`."""
        return self._further[first * WORD + member]


BASE: Final = ChoiceSpace(BLOCKS)


def block_of(choice: int) -> Block:
    """Return the block of a choice that every ruleset has."""
    return BASE.block_of[choice]


def name_of(choice: int) -> str:
    """Return the text form of a choice that every ruleset has."""
    return BASE.name_of(choice)


def choice_named(name: str) -> int:
    """Return the choice of every ruleset with this text form. If there is none, IllegalChoice says what is wrong."""
    return BASE.choice_named(name)


_ONES_IN_BYTE: Final = tuple(tuple(k for k in range(8) if byte >> k & 1) for byte in range(256))


def _add_all(out: list[int], first: i64, mask: i64) -> None:
    """Add `first + k` for every bit k of the mask."""
    while mask:
        for k in _ONES_IN_BYTE[mask & 255]:
            out.append(first + k)
        mask >>= 8
        first += 8


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the index of the set bit that has n set bits below it."""
    first: i64 = 0
    if n > 7:  # quicker to count the lower half at once
        below: i64 = ones(mask & HALF_WORD)
        if n >= below:
            n -= below
            mask >>= 31
            first = 31
    while n > 0:
        mask &= mask - 1
        n -= 1
    return first + lowest(mask)


@mypyc_attr(acyclic=True)
class Legal:
    """A set of choices of one space: bit k of word w stands for the choice `WORD * w + k`.

    Words below `low` and from `high` on are empty and can be skipped.
    """

    def __init__(self, space: ChoiceSpace) -> None:
        self.space = space
        self.words: vec[i64] = vec[i64]([0] * space.words)
        self.low: i64 = space.words
        self.high: i64 = 0

    def offer(self, first: i64, mask: i64) -> None:
        """Add `first + k` for every bit k of the mask."""
        words = self.words
        word: i64 = first // WORD
        shift: i64 = first % WORD
        words[word] = words[word] | (mask << shift) & FULL_WORD
        if word < self.low:
            self.low = word
        rest: i64 = mask >> (WORD - shift)
        if rest:
            word += 1
            words[word] = words[word] | rest
        if word >= self.high:
            self.high = word + 1

    def offer_members(self, first: i64, size: i64, mask: i64) -> None:
        """Add members of a block of this size, which another block may continue."""
        rest: i64 = mask >> size
        if rest:
            mask -= rest << size
            while rest:
                self.offer(self.space.further(first, size + lowest(rest)), 1)
                rest &= rest - 1
        self.offer(first, mask)

    def clear(self) -> None:
        words = self.words
        for k in range(self.low, self.high):
            words[k] = 0
        self.low = self.space.words
        self.high = 0

    def has(self, choice: i64) -> bool:
        return (self.words[choice // WORD] >> choice % WORD) & 1 != 0

    def count(self) -> i64:
        n: i64 = 0
        words = self.words
        for k in range(self.low, self.high):
            n += ones(words[k])
        return n

    def nth(self, n: i64) -> i64:
        """Return the legal choice that has n legal ones before it."""
        words = self.words
        k: i64 = self.low
        last: i64 = self.high - 1
        while k < last:
            size: i64 = ones(words[k])
            if n < size:
                break
            n -= size
            k += 1
        return WORD * k + nth_bit(words[k], n)

    def ids(self) -> list[int]:
        out: list[int] = []
        words = self.words
        for k in range(self.low, self.high):
            _add_all(out, WORD * k, words[k])
        return out
