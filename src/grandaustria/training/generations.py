"""Training the expert from scratch: it plays against itself, learns from the results, and repeats.

Everything is stored in a folder, in pieces, so that an interrupted run continues where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Final

import numpy as np

from grandaustria.bots.expert import EFFORT
from grandaustria.chance import game_seeds
from grandaustria.evaluation import leader
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SEATS, Array, softmax
from grandaustria.files import write_whole
from grandaustria.parallel.jobs import in_order
from grandaustria.search.learned import Effort
from grandaustria.training.calibration import calibrated, predicted
from grandaustria.training.learning import fit, fit_leader, require_torch
from grandaustria.training.samples import Rows, Samples, gathered
from grandaustria.training.self_play import OPTIONS, USUAL, play_and_sample

GAMES_PER_FILE: Final = 100
REPLAY_GENERATIONS: Final = 4  # at most
LAMBDA: Final = 0.8  # of the TD(λ) targets: 1 would be the results, 0 the next expectation
CALIBRATION_GAMES: Final = 900
CALIBRATION_SEED: Final = 999  # in place of a generation

Progress = Callable[[int | None, int, int], None]  # generation, or None for calibration; finished games, and all games
Play = Callable[[tuple[int, int]], Samples]  # a game, given its number and seed


@dataclass(frozen=True)
class Stage:
    """How a generation searches and what is learned from it."""

    effort: Effort
    games: float  # in relation to the first generation
    linear: bool  # whether the points are learned by a linear model alone
    led: bool  # whether the leader learns; otherwise the heuristic leads
    weight: int  # how often each of its rows is learned from, beside those of other generations
    replay: int  # generations whose games are learned from


_HEURISTIC: Final = Stage(Effort(width=8, looked_at=1), 1.0, linear=True, led=False, weight=1, replay=1)
_WITHOUT_FORESIGHT: Final = Stage(Effort(width=16, looked_at=64), 1.0, linear=False, led=False, weight=1, replay=2)
_WITH_FORESIGHT: Final = Stage(
    Effort(width=24, looked_at=64, ends=6, worlds=2, next_width=4, next_looked_at=8),
    0.2,
    linear=False,
    led=True,
    weight=4,
    replay=3,
)
# From the last on, all generations are alike.
SCHEDULE: Final = (
    _HEURISTIC,
    _WITHOUT_FORESIGHT,
    _WITHOUT_FORESIGHT,
    _WITH_FORESIGHT,
    replace(_WITH_FORESIGHT, replay=REPLAY_GENERATIONS),
)


@dataclass(frozen=True)
class Training:
    folder: Path
    seed: int
    generations: int
    games: int  # in a generation; fewer in those that look ahead
    jobs: int

    def model_file(self, generation: int) -> Path:
        return self.folder / f"model-{generation}.npz"

    @property
    def expert_file(self) -> Path:
        """The last model, calibrated: what ships with the game."""
        return self.folder / "expert.npz"

    def run(self, progress: Progress) -> Iterator[int]:
        """Yield each generation when its model is ready."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(self.generations):
            if not self.model_file(generation).exists():
                require_torch()
                self._play_generation(generation, progress)
                write_whole(self.model_file(generation), self._learn(generation).to_bytes())
                for file in self.folder.glob(f"games-{generation + 1 - REPLAY_GENERATIONS}-*.npz"):
                    file.unlink()
            yield generation

    def calibrate(self, progress: Progress) -> None:
        """Fit the forecasts of the last model to games that it plays with all its effort and without exploring."""
        last = self.generations - 1
        model = self.model_file(last).read_bytes()
        self._play(None, partial(play_and_sample, model, EFFORT, False, USUAL), CALIBRATION_GAMES, progress)
        rows = self._samples(None, CALIBRATION_GAMES).rows
        write_whole(self.expert_file, calibrated(Model.from_bytes(model), rows).to_bytes())

    def _play_generation(self, generation: int, progress: Progress) -> None:
        model = self.model_file(generation - 1).read_bytes() if generation else None
        play = partial(play_and_sample, model, _stage(generation).effort, True, OPTIONS)
        self._play(generation, play, self._games(generation), progress)

    def _play(self, generation: int | None, play: Play, games: int, progress: Progress) -> None:
        seed = self.seed * 1000 + (CALIBRATION_SEED if generation is None else generation)
        items = list(enumerate(game_seeds(games, seed)))
        starts = range(0, games, GAMES_PER_FILE)
        missing = [start for start in starts if not self._piece(generation, start).exists()]
        pieces = [items[start : start + GAMES_PER_FILE] for start in missing]
        samples = in_order(play, list(chain(*pieces)), self.jobs, at_once=4)
        for start, piece in zip(missing, pieces, strict=True):
            progress(generation, start, games)
            write_whole(self._piece(generation, start), gathered(list(islice(samples, len(piece)))).to_bytes())
        progress(generation, games, games)

    def _learn(self, generation: int) -> Model:
        stage = _stage(generation)
        replayed = range(max(0, generation + 1 - stage.replay), generation + 1)
        played = [self._samples(each, self._games(each)) for each in replayed]
        often = np.concatenate(
            [np.full(len(each.rows.seats), _stage(k).weight) for k, each in zip(replayed, played, strict=True)]
        )
        samples = gathered(played)
        rows = samples.rows
        if generation:
            before = Model.from_bytes(self.model_file(generation - 1).read_bytes())
            targets = lambda_returns(rows, predicted(before.network, rows.features))
        else:
            targets = rows.results
        if stage.led:
            leads = fit_leader(samples.positions)
        else:
            leads = np.zeros((TABLES_OF_WEIGHTS, leader.LENGTH), np.float32)
        return Model(fit(rows.features, targets, rows.seats, often, stage.linear, self.seed + generation), leads)

    def _samples(self, generation: int | None, games: int) -> Samples:
        starts = range(0, games, GAMES_PER_FILE)
        return gathered([Samples.from_bytes(self._piece(generation, start).read_bytes()) for start in starts])

    def _games(self, generation: int) -> int:
        return round(self.games * _stage(generation).games)

    def _piece(self, generation: int | None, start: int) -> Path:
        played = f"calibration-{self.generations - 1}" if generation is None else generation
        return self.folder / f"games-{played}-{start:06}.npz"


def _stage(generation: int) -> Stage:
    return SCHEDULE[min(generation, len(SCHEDULE) - 1)]


def lambda_returns(rows: Rows, predictions: Array) -> Array:
    """Return λ-returns: results blended with expectations of the same player's later rows, which lowers the variance.

    The expectation of a row is what the search found there or, where it did not look ahead, the last network's.
    """
    expected = predictions.copy()
    for seats in range(2, SEATS + 1):
        expected[rows.seats == seats, SEATS : SEATS + seats] = softmax(
            predictions[rows.seats == seats, SEATS : SEATS + seats]
        )
    searched = ~np.isnan(rows.searched[:, 0])
    expected[searched] = rows.searched[searched]
    targets = rows.results.copy()
    later: dict[int, int] = {}
    for row in range(len(targets) - 1, -1, -1):
        player = int(rows.players[row])
        if player in later:
            after = later[player]
            targets[row] = LAMBDA * targets[after] + (1 - LAMBDA) * expected[after]
        later[player] = row
    return targets
