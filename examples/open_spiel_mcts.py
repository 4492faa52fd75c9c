"""OpenSpiel's own Monte Carlo tree search plays Grand Austria Hotel against a random player.

    pip install "grandaustria[open-spiel]"
    python examples/open_spiel_mcts.py [--games 2] [--simulations 20]

The search is OpenSpiel's. Only the evaluation runs in compiled code: a random game
takes 50 microseconds there. `ismcts` searches in imagined worlds that look the same to the player, so it does not
know hidden cards.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts

    import grandaustria.envs.open_spiel  # noqa: F401 - registers the game
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[open-spiel]'")

from grandaustria.chance import seeded
from grandaustria.envs.open_spiel import RANKS
from grandaustria.playout import playout


class Playouts:
    """Evaluates a position by random playouts, for every seat."""

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        position = state.position.state.copy()
        playout(position, self._chance)
        return np.array([RANKS.final(position, player) for player in position.players])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(seed: int, simulations: int) -> list[int]:
    """Play a game. Return the scores of the search, in seat 0, and of the random player."""
    game = pyspiel.load_game("grand_austria(players=2)")
    chance = random.Random(seed)
    searching = ismcts.ISMCTSBot(
        game=game,
        evaluator=Playouts(seed),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(searching.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return [player.points for player in state.position.state.players]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20, help="simulations per decision")
    wanted = parser.parse_args()
    for seed in range(wanted.games):
        mine, other = play(seed, wanted.simulations)
        print(f"game {seed}: search {mine}, random {other}")


if __name__ == "__main__":
    main()
