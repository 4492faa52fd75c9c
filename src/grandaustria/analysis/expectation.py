"""The final scores that the expert's network expects."""

from __future__ import annotations

import numpy as np

from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.network import shipped
from grandaustria.game import Game
from grandaustria.search.learned import rows_of_features


def expected(game: Game) -> list[float]:
    """Return the final score of each player: the network's estimate or, when the game is over, the score."""
    if game.seat is None:
        return [float(score) for score in game.scores()]
    s = game.state
    heuristic = Heuristic(s.ruleset, Weights())
    rows = np.concatenate([rows_of_features(heuristic, [s], p.seat) for p in s.players]).astype(np.float32)
    return [float(score) for score in shipped()(rows)[:, 0]]
