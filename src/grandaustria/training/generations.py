"""Training the expert from nothing: it plays against itself, learns from how the games ended, and plays anew.

Everything lies in a folder, piece by piece, so that an interrupted training goes on where it was.
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
from grandaustria.parallel.jobs import in_order
from grandaustria.training.learning import fit
from grandaustria.training.self_play import Notes, play_and_note

PIECE: Final = 250  # games in a file
REMEMBERED: Final = 2  # generations of games that are learned from
PASSES: Final = 2
TRUST: Final = 0.3  # in what the last network thought of the next position, instead of waiting for the end

Progress = Callable[[int, int, int], None]  # generation, games of it that are there, and in all


@dataclass(frozen=True)
class Games:
    """Rows of many games, each game's in its order."""

    features: npt.NDArray[np.float16]
    players: npt.NDArray[np.int32]  # whose a row is: another number for each player of each game
    scores: Array  # by row: the own one and the best opponent's, in the end

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
        """Each generation when its network is there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(self.generations):
            if not self.network_file(generation).exists():
                self._play(generation, progress)
                _write(self.network_file(generation), self._learn(generation).to_bytes())
                for file in self.folder.glob(f"games-{generation + 1 - REMEMBERED}-*.npz"):
                    file.unlink()
            yield generation

    def _play(self, generation: int, progress: Progress) -> None:
        network = self.network_file(generation - 1).read_bytes() if generation else None
        items = list(enumerate(game_seeds(self.games, self.seed * 1000 + generation)))
        for start in range(0, self.games, PIECE):
            progress(generation, start, self.games)
            file = self._piece(generation, start)
            if not file.exists():
                notes = in_order(partial(play_and_note, network), items[start : start + PIECE], self.jobs, at_once=8)
                _write(file, _gathered(list(notes), start).to_bytes())
        progress(generation, self.games, self.games)

    def _learn(self, generation: int) -> Network:
        games = self._remembered(generation)
        targets = games.scores
        if generation:
            before = Network.from_bytes(self.network_file(generation - 1).read_bytes())
            targets = _blended(games, _thought(before, games.features))
        return fit(games.features, targets, PASSES, self.seed + generation)

    def _remembered(self, generation: int) -> Games:
        pieces = []
        for each in range(max(0, generation + 1 - REMEMBERED), generation + 1):
            for start in range(0, self.games, PIECE):
                with np.load(self._piece(each, start)) as arrays:
                    pieces.append((arrays["features"], arrays["players"] + 4 * each * self.games, arrays["scores"]))
        features, players, scores = (np.concatenate(parts) for parts in zip(*pieces, strict=True))
        return Games(features, players, scores)

    def _piece(self, generation: int, start: int) -> Path:
        return self.folder / f"games-{generation}-{start:06}.npz"


def _gathered(notes: list[Notes], start: int) -> Games:
    players = [4 * (start + k) + seat for k, game in enumerate(notes) for seat in game.seats]
    scores = [
        (game.scores[seat], max(score for other, score in enumerate(game.scores) if other != seat))
        for game in notes
        for seat in game.seats
    ]
    return Games(
        np.concatenate([game.features for game in notes]), np.array(players, np.int32), np.array(scores, np.float32)
    )


def _thought(network: Network, features: npt.NDArray[np.float16]) -> Array:
    steps = range(0, len(features), 50_000)
    return np.concatenate([network(features[k : k + 50_000].astype(np.float32)) for k in steps])


def _blended(games: Games, thought: Array) -> Array:
    """How the game ended, blended with what was thought of the player's later positions: less of it is luck."""
    targets = games.scores.copy()
    later: dict[int, int] = {}
    for row in range(len(targets) - 1, -1, -1):
        player = int(games.players[row])
        if player in later:
            after = later[player]
            targets[row] = (1 - TRUST) * targets[after] + TRUST * thought[after]
        later[player] = row
    return targets


def _write(file: Path, data: bytes) -> None:
    """All of it or nothing, whenever it is interrupted."""
    new = file.with_suffix(".new")
    new.write_bytes(data)
    new.replace(file)
