"""Behaviour cloning: a network learns to play like the bots of a data set.

    pip install "grandaustria[data,gym,torch]"
    grandaustria dataset build/games --games 10000 --jobs 2
    python -m examples.imitation build/games [--epochs 8] [--folder build/imitation]

One game in twenty is held out. After each epoch the network predicts the actions of these games and plays against bots.
The folder gets the learning curve (`curve.csv`, `curve.svg`) and the policy (`policy.npz`), which plays in the arena:

    grandaustria arena examples.policy:Bot:file=build/imitation/policy.npz greedy --games 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

try:
    import numpy as np
    import pyarrow  # noqa: F401 - read_dataset needs it
    import torch
    from torch import Tensor

    from examples.measure import Curve
    from examples.network import Network
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[data,gym,torch]'")

from grandaustria.envs.dataset import read_dataset, read_sizes
from grandaustria.envs.episodes import Episode

HELD_OUT: Final = 20  # one game in this many
POOL: Final = 64 * 1024  # decisions in memory at a time, 460 MB, from which batches are drawn
OPPONENTS: Final = ("gentle", "greedy", "careful")

Columns = list[Tensor]  # observations, masks, actions and final points in hundreds, with a row per decision


def pools(folder: Path, held_out: bool) -> Iterator[Columns]:
    """Yield the decisions of the held-out games, or of the others, some hundred games at a time."""
    episodes: list[Episode] = []
    for episode in read_dataset(folder):
        if (episode.game % HELD_OUT == 0) == held_out:
            episodes.append(episode)
        if sum(len(each.actions) for each in episodes) > POOL:
            yield joined(episodes)
            episodes = []
    if episodes:
        yield joined(episodes)


def joined(episodes: list[Episode]) -> Columns:
    columns = [
        np.concatenate([each.observations[:-1] for each in episodes]),
        np.concatenate([each.action_masks[:-1] for each in episodes]),
        np.concatenate([each.actions for each in episodes]),
        np.concatenate([np.full(len(each.actions), each.scores[each.seat] / 100, np.float32) for each in episodes]),
    ]
    return [torch.from_numpy(column) for column in columns]


def losses(network: Network, decisions: Columns) -> tuple[Tensor, Tensor, Tensor]:
    """Return the cross-entropy of the actions, the squared error of the points, and the share of actions predicted."""
    observations, masks, actions, points = decisions
    scores, values = network(observations, masks)
    predicted = (scores.argmax(dim=1) == actions).float().mean()
    return -scores[torch.arange(len(actions)), actions].mean(), (values - points).square().mean(), predicted


def accuracy(network: Network, folder: Path) -> dict[str, float]:
    """Return the share of the held-out actions that are predicted, and the standard error of the final points."""
    rows, predicted, squares = 0, 0.0, 0.0
    with torch.no_grad():
        for pool in pools(folder, held_out=True):
            _, square, right = losses(network, pool)
            rows += len(pool[0])
            predicted += float(right) * len(pool[0])
            squares += float(square) * len(pool[0])
    return {"predicted": predicted / rows, "points_error": 100 * (squares / rows) ** 0.5}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path, help="folder that `grandaustria dataset` has written")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch-size", type=int, default=1024)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--hidden", type=int, nargs="+", default=[512, 512], help="units of the hidden layers")
    parser.add_argument("--measured-games", type=int, default=200, help="games against each opponent after an epoch")
    parser.add_argument("--final-games", type=int, default=1000, help="games against each opponent at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/imitation"))
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    network = Network(wanted.hidden)
    optimizer = torch.optim.Adam(network.parameters(), lr=wanted.learning_rate)
    curve = Curve(wanted.folder, OPPONENTS, "decisions")
    total = wanted.epochs * read_sizes(wanted.data).decisions
    seen = 0
    for epoch in range(wanted.epochs):
        for pool in pools(wanted.data, held_out=False):
            for rows in torch.randperm(len(pool[0])).split(wanted.batch_size):
                optimizer.param_groups[0]["lr"] = wanted.learning_rate * (1 - seen / total)
                policy_loss, value_loss, _ = losses(network, [column[rows] for column in pool])
                optimizer.zero_grad()
                (policy_loss + value_loss).backward()
                optimizer.step()
                seen += len(rows)
        with curve.pausing():
            held_out = accuracy(network, wanted.data)
        games = wanted.final_games if epoch == wanted.epochs - 1 else wanted.measured_games
        curve.add(seen, network.frozen(), games, **held_out)
        network.frozen().save(wanted.folder / "policy.npz")


if __name__ == "__main__":
    main()
