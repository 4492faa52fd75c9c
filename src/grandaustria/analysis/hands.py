"""Fits what opening hands are worth beyond the network's forecast to recorded games for two, for the luck of the deal.

    grandaustria simulate --bots seasoned --games 2500 --seed 77 --records games.jsonl.gz
    python -m grandaustria.analysis.hands games.jsonl.gz --out expert.npz

All rows of a game share one noisy result, so the network understates how much staff cards differ. Here every game
counts once. The expert plays as before: only luck is measured with these numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from grandaustria.data.records import RecordedGame, read_records
from grandaustria.errors import InvalidData
from grandaustria.evaluation.forecast import Forecaster, cards_in
from grandaustria.evaluation.model import Model, shipped
from grandaustria.evaluation.network import Array
from grandaustria.files import write_whole

RIDGE: Final = 0.2  # shrinks the worth of each card by about a sixth
_NEVER: Final = 1e-9  # for cards that nobody was dealt


def worth_of_hands(games: Iterable[RecordedGame], model: Model) -> Array:
    """Return the points by which each card in a hand adds to the lead that was forecast."""
    differences, missing = [], []
    for recorded in games:
        game = recorded.game()
        if (game.options.players, game.options.staff) != (2, "standard"):
            raise InvalidData("games", "games for two with standard hands")
        start = game.rewound(0).state
        (points,), _ = Forecaster(model, start.ruleset).of_all_seats([start])
        one, other = start.players
        differences.append(cards_in(one.hand) - cards_in(other.hand))
        missing.append(recorded.scores[0] - recorded.scores[1] - (points[0] - points[1]))
    x, y = np.array(differences), np.array(missing)
    x = x - x.mean(0)
    found: Array = np.linalg.solve(x.T @ x + np.diag(RIDGE * len(x) * x.var(0) + _NEVER), x.T @ (y - y.mean()))
    return found.astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    model = shipped()
    hands = worth_of_hands((game for file in wanted.files for game in read_records(file)), model)
    write_whole(wanted.out, replace(model, hands=hands).to_bytes())
    print(" ".join(f"{card}: {worth:+.1f}" for card, worth in enumerate(hands.tolist(), 1)))


if __name__ == "__main__":
    main()
