"""The terms in which effects and cards are declared: numbers, what staff react to, and what they waive."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules import events

FREE: Final = 99  # a discount above any price
Values = dict[str, str | int]  # the arguments of a message


class Number:
    """What the number of a step means to an effect, and how large it may be."""

    def __init__(self, meaning: str, most: i64 = 99) -> None:
        self.meaning = meaning
        self.most: i64 = most


UNUSED: Final = Number("unused")
HOW_MUCH: Final = Number("amount")  # krones, emperor steps or points; icons always show it
HOW_MANY: Final = Number("count")  # items, rooms or cards still to come; icons show it from 2 up
DISCOUNT: Final = Number("discount", FREE)  # in krones; icons show it as a discount
STRENGTH: Final = Number("strength", 16)  # of a main action
TABLE: Final = Number("table", 2)  # in the café
ROOM: Final = Number("room", 19)
SCORING: Final = Number("scoring", 2)
LETTER: Final = Number("letter", 3)  # the next to be dealt; 3 when all are


class Trigger:
    """An event that its player's staff react to. The name is the key of its message, `reaction-…`.

    Reactions follow the event at once. If it is `placed`, an effect decides where they come among other effects.
    """

    def __init__(self, name: str, icons: str, event: i64, placed: bool = False) -> None:
        self.name = name
        self.icons = icons
        self.event: i64 = event
        self.placed = placed


GUEST_LEAVES: Final = Trigger("guest_leaves", "i:guest i:occupy", events.MOVED_IN, placed=True)
ROOM_OCCUPIED: Final = Trigger("room_occupied", "i:occupy", events.ROOM_OCCUPIED, placed=True)
EMPEROR_REWARDS: Final = Trigger("emperor_rewards", "i:emperor", events.REWARDED, placed=True)


class Waiver:
    """A cost that the owner of a staff card no longer pays. The name is the key of its message, `waives-…`."""

    def __init__(self, name: str, icons: str) -> None:
        self.name = name
        self.icons = icons


FREE_ROOMS: Final = (
    Waiver("blue", "b:blue i:prepare c:0"),
    Waiver("red", "b:red i:prepare c:0"),
    Waiver("yellow", "b:yellow i:prepare c:0"),
)
FREE_SERVING: Final = Waiver("serving", "i:kitchen c:0")
FREE_GUESTS: Final = Waiver("guests", "i:guest c:0")
AVERTED_PENALTY: Final = Waiver("penalty", "c:1 i:emperor i:ui-check")  # for a krone instead


@mypyc_attr(acyclic=True)
class Count:
    """How many of something a player has, and needs."""

    def __init__(self, icon: str, have: i64, need: i64) -> None:
        self.icon = icon
        self.have: i64 = have
        self.need: i64 = need
