"""The hotel boards: the night side, the same for all, and the four day sides.

The colours are given floor by floor from the ground, the groups as lists of rooms.
"""

from __future__ import annotations

from typing import Final

from grandaustria.rules.board import Hotel


def hotel(name: str, floors: str, groups: str) -> Hotel:
    rooms = tuple(tuple(int(room) for room in group.split("+")) for group in groups.split())
    return Hotel(name, floors.replace(" ", ""), rooms)


HOTELS: Final = (
    hotel("night", "BYRRB YYRRY BRBYY BRBRB", "0 1+5+6 2+3+7+8 4 9+13+14 10+15 11+16 12+17 18 19"),
    hotel("A", "RYRRY BYBBB BYRRY BYBBR", "0 1+6+11+16 2+3 4 5+10+15 7+8+9 12+13 14 17+18 19"),
    hotel("B", "BYRRR BYRBY BRBRY YBBRB", "0+5+10 1+6 2+3+4+7 8 9+14 11 12+16+17 13+18 15 19"),
    hotel("C", "RBRYR RBYYY RYRBB BYRBY", "0+5+10 1+6 2 3+7+8+9 4 11+16 12+17 13+14+18 15 19"),
    hotel("D", "RBRRB YBYYY YBBRB RRRYB", "0 1+6+11+12 2+3 4 5+10 7+8+9 13 14+19 15+16+17 18"),
)
