"""Training the expert from scratch: it plays against itself, learns from the results, and repeats.

Everything is stored in a folder, in pieces, so that an interrupted run continues where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.chance import game_seeds
from grandaustria.evaluation.network import Array, Network
from grandaustria.files import write_whole
from grandaustria.parallel.jobs import in_order
from grandaustria.training.learning import CHUNK, fit
from grandaustria.training.self_play import Samples, play_and_sample

GAMES_PER_FILE: Final = 250
REPLAY_GENERATIONS: Final = 2  # generations whose games are learned from
EPOCHS: Final = 2
LAMBDA: Final = 0.7  # of the TD(λ) targets: 1 would be the final scores, 0 the last network's next prediction

Progress = Callable[[int, int, int], None]  # generation, finished games, and all games


@dataclass(frozen=True)
class Dataset:
    """Rows of many games, in the order of each game."""

    features: npt.NDArray[np.float16]
    players: npt.NDArray[np.int32]  # whose row it is; a number for each player of each game
    scores: Array  # final ones, by row: the player's and its best opponent's

    def to_bytes(self) -> bytes:
        file = BytesIO()
        np.savez(file, features=self.features, players=self.players, scores=self.scores)
        return file.getvalue()


@dataclass(frozen=True)
class Training:
    folder: Path
    seed: int
    generations: int
    games: int  # in a generation
    jobs: int

    def network_file(self, generation: int) -> Path:
        return self.folder / f"network-{generation}.npz"

    def run(self, progress: Progress) -> Iterator[int]:
        """Yield each generation when its network is ready."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(self.generations):
            if not self.network_file(generation).exists():
                self._play(generation, progress)
                write_whole(self.network_file(generation), self._learn(generation).to_bytes())
                for file in self.folder.glob(f"games-{generation + 1 - REPLAY_GENERATIONS}-*.npz"):
                    file.unlink()
            yield generation

    def _play(self, generation: int, progress: Progress) -> None:
        network = self.network_file(generation - 1).read_bytes() if generation else None
        items = list(enumerate(game_seeds(self.games, self.seed * 1000 + generation)))
        for start in range(0, self.games, GAMES_PER_FILE):
            progress(generation, start, self.games)
            file = self._piece(generation, start)
            if not file.exists():
                samples = in_order(
                    partial(play_and_sample, network), items[start : start + GAMES_PER_FILE], self.jobs, at_once=8
                )
                write_whole(file, _gathered(list(samples), start).to_bytes())
        progress(generation, self.games, self.games)

    def _learn(self, generation: int) -> Network:
        games = self._remembered(generation)
        targets = games.scores
        if generation:
            before = Network.from_bytes(self.network_file(generation - 1).read_bytes())
            targets = _lambda_returns(games, _predictions(before, games.features))
        return fit(games.features, targets, EPOCHS, self.seed + generation)

    def _remembered(self, generation: int) -> Dataset:
        pieces = []
        for each in range(max(0, generation + 1 - REPLAY_GENERATIONS), generation + 1):
            for start in range(0, self.games, GAMES_PER_FILE):
                with np.load(self._piece(each, start)) as arrays:
                    pieces.append((arrays["features"], arrays["players"] + 4 * each * self.games, arrays["scores"]))
        features, players, scores = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
        return Dataset(features, players, scores)

    def _piece(self, generation: int, start: int) -> Path:
        return self.folder / f"games-{generation}-{start:06}.npz"


def _gathered(samples: list[Samples], start: int) -> Dataset:
    players = [4 * (start + k) + seat for k, game in enumerate(samples) for seat in game.seats]
    scores = [
        (game.scores[seat], max(score for other, score in enumerate(game.scores) if other != seat))
        for game in samples
        for seat in game.seats
    ]
    return Dataset(
        np.concatenate([game.features for game in samples]), np.array(players, np.int32), np.array(scores, np.float32)
    )


def _predictions(network: Network, features: npt.NDArray[np.float16]) -> Array:
    steps = range(0, len(features), CHUNK)
    return np.concatenate([network(features[k : k + CHUNK].astype(np.float32)) for k in steps])


def _lambda_returns(games: Dataset, predictions: Array) -> Array:
    """Return λ-returns: final scores blended with predictions for later positions, which lowers the variance."""
    targets = games.scores.copy()
    later: dict[int, int] = {}
    for row in range(len(targets) - 1, -1, -1):
        player = int(games.players[row])
        if player in later:
            after = later[player]
            targets[row] = LAMBDA * targets[after] + (1 - LAMBDA) * predictions[after]
        later[player] = row
    return targets
