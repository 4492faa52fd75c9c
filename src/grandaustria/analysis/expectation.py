"""How a game will end, as the expert's network expects it."""

from __future__ import annotations

import numpy as np

from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.network import shipped
from grandaustria.game import Game
from grandaustria.search.learned import rows_of_features


def expected(game: Game) -> list[float]:
    """The final score of each player: as the network expects it or, when the game is over, as it is."""
    if game.seat is None:
        return [float(score) for score in game.scores()]
    s = game.state
    heuristic = Heuristic(s.ruleset, Weights())
    rows = np.concatenate([rows_of_features(heuristic, [s], p.seat) for p in s.players]).astype(np.float32)
    return [float(score) for score in shipped()(rows)[:, 0]]
