"""What is known of a turn, as JSON and back, so that a review can be continued."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from grandaustria.analysis.review.looking import Look, Tally
from grandaustria.analysis.review.ways import Way


def look_to_json(look: Look) -> dict[str, Any]:
    return {
        "looks": look.looks,
        "ends": look.ends,
        "worlds": look.worlds,
        "points": look.points,
        "win": look.win,
        "tallies": [asdict(tally) for tally in look.tallies],
    }


def look_from_json(look: Look, data: Mapping[str, Any]) -> None:
    """Let a look know what was known when it was saved."""
    look.looks = data["looks"]
    look.ends = data["ends"]
    look.worlds = data["worlds"]
    look.points = list(data["points"])
    look.win = list(data["win"])
    look.tallies = [Tally(**tally | {"way": Way(**tally["way"])}) for tally in data["tallies"]]
