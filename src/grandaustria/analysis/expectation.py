"""The final scores that the expert's network expects."""

from __future__ import annotations

from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped
from grandaustria.game import Game


def expected(game: Game) -> list[float]:
    """Return the final score of each player: the network's estimate or, when the game is over, the score."""
    if game.seat is None:
        return [float(score) for score in game.scores()]
    points, _ = Forecaster(shipped(), game.state.ruleset).of_all_seats([game.state])
    return [float(score) for score in points[0]]
