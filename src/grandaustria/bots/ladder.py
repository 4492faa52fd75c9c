"""The bots that come with the game: what each is made of, how strong and how quick it is.

If you change a level or measure it again (`python -m benchmarks.ladder`), this is the place; a test compares the table
in docs/bots.md. The message `bot-<name>` in the catalogues says how a bot thinks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from grandaustria.build_info import COMPILED


@dataclass(frozen=True)
class Level:
    place: str  # module:Class, loaded when it is asked for
    rating: int | None  # Elo; None outside the ladder
    turn_ms: float  # within which 95 of 100 turns are over in a game of four, compiled
    parameters: Mapping[str, int | float | str] = field(default_factory=dict)


_PLANNER: Final = "grandaustria.bots.planner"
_EXPERT: Final = "grandaustria.bots.expert:Expert"

# Weakest first, chosen so that each but the master wins 60 to 82 % of its games of two against the one before.
LADDER: Final = {
    "novice": Level(f"{_PLANNER}:Gentle", 1000, 1, {"mistakes": 0.5}),
    "beginner": Level(f"{_PLANNER}:Gentle", 1202, 1, {"mistakes": 0.25}),
    "gentle": Level(f"{_PLANNER}:Gentle", 1374, 1),
    "greedy": Level(f"{_PLANNER}:Greedy", 1601, 1),
    "careful": Level(f"{_PLANNER}:Planner", 1825, 3, {"width": 8, "ends": 1}),
    "planner": Level(f"{_PLANNER}:Planner", 1974, 280),
    "seasoned": Level(_EXPERT, 2206, 38, {"width": 32, "looked_at": 200, "ends": 1}),
    "expert": Level(_EXPERT, 2371, 330),
    "master": Level(  # in a game of two; with four it takes longer
        _EXPERT,
        2408,
        1900,
        {"width": 400, "looked_at": 2000, "ends": 16, "worlds": 2, "next_width": 40, "next_looked_at": 200},
    ),
}

# With the baseline that researchers compare with.
BOTS: Final = {"random": Level("grandaustria.bots.random_bot:RandomBot", None, 0.02)} | LADDER

_INTERPRETED: Final = 13  # times as slow
_STAND_IN_MS: Final = 1000


def stand_in() -> str:
    """Name the bot that plays for people who are away: the strongest whose turns take under a second."""
    slower = 1 if COMPILED else _INTERPRETED
    return [name for name, level in LADDER.items() if level.turn_ms * slower < _STAND_IN_MS][-1]
