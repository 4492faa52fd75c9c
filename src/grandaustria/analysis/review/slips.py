"""What experts give away in a game, as a review measures it: it searches more widely than they do.

A forecast expects that everybody goes on playing like the expert, slips included. So a seat that gives nothing away
ends that much above the forecast at the start. `python -m benchmarks.review slips --games 100` measures it.
"""

from __future__ import annotations

from typing import Final

from grandaustria.rules.state import State

# By the number of hoteliers: points a seat gives away, less what it gains by the slips of the others.
SLIPS: Final = {2: 15.3}  # 24 games, ± 2.9


def expected_slips(s: State, seat: int) -> float:
    """Return what an expert on this seat gives away in a game. An automa, which decides nothing, gives nothing away."""
    if not s.players[seat].role.has_hand:
        return 0.0
    return SLIPS.get(sum(p.role.has_hand for p in s.players), 0.0)
