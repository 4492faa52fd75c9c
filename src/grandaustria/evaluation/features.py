"""The features of a position, as one player sees it: the input of the expert's network. Runs compiled.

The layout is a list of blocks. Each names its numbers and computes them in the same order. Weights are trained for one
layout. If you change it, increment `VERSION`, pin the new hash in the tests, and train the network again.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.own import Cafe, HeuristicParts, Objectives, Rooms, StaffCards, Stores, Time
from grandaustria.evaluation.rows import Block, Rows
from grandaustria.evaluation.table import Market, Queue, Rivals, TurnOrder
from grandaustria.rules.state import State

VERSION: Final = 2
LAYOUT: Final[list[Block]] = [
    Time(),
    HeuristicParts(),
    Stores(),
    Rooms(),
    Cafe(),
    StaffCards(),
    Objectives(),
    Market(),
    TurnOrder(),
    Queue(),
    Rivals(),
]


def names() -> list[str]:
    """Return the names of all features."""
    found: list[str] = []
    for block in LAYOUT:
        found += block.names()
    return found


LENGTH: Final[int] = len(names())
LAYOUT_HASH: Final[str] = hashlib.sha256(f"{VERSION}\n{chr(10).join(names())}".encode()).hexdigest()[:16]


def features(heuristic: Heuristic, states: list[State], seat: i64) -> vec[float]:
    """Return `LENGTH` numbers per position, in the order of their names, from the point of view of the seat."""
    rows = Rows(len(states), LENGTH)
    for s in states:
        p = s.players[seat]
        for block in LAYOUT:
            block.write(rows, heuristic, s, p)
    return rows.numbers
