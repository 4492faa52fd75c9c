"""What every seat can expect, as one of them may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grandaustria.chance import seeded
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped
from grandaustria.evaluation.network import SEATS
from grandaustria.options import Options
from grandaustria.search.determinization import determinize


@dataclass(frozen=True)
class Outlook:
    """By seat: the final points, and the chance to win."""

    points: list[float]
    chances: list[float]


def outlook(*views: Mapping[str, Any]) -> list[Outlook]:
    """Forecast positions of a game as the seat of the views may see them: cards hidden from it change nothing."""
    seat: int = views[0]["seat"]
    options = Options.from_json(views[0]["options"])
    forecaster = Forecaster(shipped(), options.ruleset)
    found = forecaster.forecasts([determinize(view, seeded(0)) for view in views], seat)
    seats = range(len(views[0]["players"]))
    order = [(each - seat) % len(seats) for each in seats]  # the network counts from the seat on
    return [Outlook([float(row[n]) for n in order], [float(row[SEATS + n]) for n in order]) for row in found]
