"""Fits what opening hands are worth beyond the network's forecast to recorded games for two, for the luck of the deal.

    grandaustria simulate --bots seasoned --games 2500 --seed 77 --records games.jsonl.gz
    python -m grandaustria.analysis.hands games.jsonl.gz --out expert.npz

The network learns from positions of which all rows of a game share one noisy result, and understates how much the staff
cards of a hand differ. Here every game counts once. The expert plays as before: only luck is measured with these
numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import numpy as np

from grandaustria.data.records import RecordedGame, read_records
from grandaustria.evaluation.forecast import Forecaster, cards_in
from grandaustria.evaluation.model import Model, shipped
from grandaustria.evaluation.network import Array
from grandaustria.files import write_whole

RIDGE: Final = 0.2  # of the variance of a card's indicator, for each game: cards that differ little are alike
_NEVER: Final = 1e-9  # for cards that nobody was dealt


def worth_of_hands(games: Iterable[RecordedGame], model: Model) -> Array:
    """Return the points by which each card in a hand adds to the lead that was forecast."""
    differences, missing = [], []
    for game in games:
        start = game.game().rewound(0).state
        (points,), _ = Forecaster(model, start.ruleset).of_all_seats([start])
        one, other = start.players
        differences.append(cards_in(one.hand) - cards_in(other.hand))
        missing.append(game.scores[0] - game.scores[1] - (points[0] - points[1]))
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
    write_whole(wanted.out, Model(model.network, model.leads, model.spread, model.shifts, hands).to_bytes())
    print(" ".join(f"{card}: {worth:+.1f}" for card, worth in enumerate(hands.tolist(), 1)))


if __name__ == "__main__":
    main()
