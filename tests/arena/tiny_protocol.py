"""A protocol of nine games, for tests."""

from __future__ import annotations

from grandaustria import Options
from grandaustria.arena.protocol import PROTOCOLS, Event, Opponent, Protocol
from grandaustria.evaluation.model import shipped_hash

TINY = Protocol(
    name="tiny",
    weights=shipped_hash(),
    opponents={"random": Opponent("random"), "gentle": PROTOCOLS["v1"].opponents["gentle"]},
    events=(
        Event("2-gentle", Options(), "gentle", 2),
        Event("3-random", Options(players=3), "random", 1),
        Event("solo-1", Options(mode="solo", level=1), None, 2),
    ),
    seed=5,
    seconds=60.0,
)
