"""Calibration: forecasts become right on average, and win chances as sure as they should be."""

from __future__ import annotations

import numpy as np
import pytest

from grandaustria.evaluation.features import LENGTH, names
from grandaustria.evaluation.forecast import OUTPUTS
from grandaustria.evaluation.leader import LENGTH as LEADS
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import SEATS, Array, Network, softmax
from grandaustria.training.calibration import calibrated, predicted
from grandaustria.training.samples import Rows

TWO = names().index("2 players")
TURNS = names().index("turns left")
KRONES = names().index("krones")
SHARP = 1.5  # how much surer of the winner the network should be


def network() -> Network:
    """Expect as many points as the feature `krones` says, in hundreds, and be not sure enough of the winner."""
    skip = np.zeros((LENGTH, OUTPUTS), np.float32)
    skip[KRONES, :2] = 2
    skip[KRONES, SEATS] = 1
    return Network(skip, [np.zeros((LENGTH, OUTPUTS), np.float32)], [np.zeros(OUTPUTS, np.float32)])


def games(rng: np.random.Generator, n: int) -> Rows:
    """Make rows in which a player gets 30 points more than expected for all turns of a game, and its rival 10 less."""
    features = np.zeros((n, LENGTH), np.float32)
    features[:, TWO] = 1
    features[:, TURNS] = rng.random(n)
    features[:, KRONES] = rng.normal(0, 1, n)
    results = np.zeros((n, OUTPUTS), np.float32)
    results[:, 0] = 100 * features[:, KRONES] + 30 * features[:, TURNS] + rng.normal(0, 5, n)
    results[:, 1] = 100 * features[:, KRONES] - 10
    won = rng.random(n) < 1 / (1 + np.exp(-SHARP * features[:, KRONES]))
    results[:, SEATS] = won
    results[:, SEATS + 1] = ~won
    nothing = np.full((n, OUTPUTS), np.nan, np.float32)
    players = np.arange(n, dtype=np.int32)
    return Rows(features.astype(np.float16), players, np.full(n, 2, np.int8), results, nothing)


@pytest.fixture
def rows() -> Rows:
    return games(np.random.default_rng(4), 20_000)


@pytest.fixture
def found(rows: Rows) -> Array:
    leads = np.zeros((TABLES_OF_WEIGHTS, LEADS), np.float32)
    return predicted(calibrated(Model(network(), leads), rows).network, rows.features)


def test_points_are_right_on_average_at_every_time(rows: Rows, found: Array) -> None:
    early = rows.features[:, TURNS] > 0.5
    for some in (early, ~early):
        assert abs((found - rows.results)[some, :2].mean(0)).max() < 0.5


def test_win_chances_are_as_sure_as_they_should_be(rows: Rows, found: Array) -> None:
    chances = softmax(found[:, SEATS : SEATS + 2])[:, 0]
    wanted = 1 / (1 + np.exp(-SHARP * rows.features[:, KRONES].astype(np.float32)))
    assert abs(chances - wanted).max() < 0.03


def test_positions_of_the_same_moment_compare_as_before(rows: Rows, found: Array) -> None:
    before = predicted(network(), rows.features)
    same = np.flatnonzero(rows.features[:, TURNS] == rows.features[0, TURNS])
    shifts = (found - before)[same, 0]
    assert len(same) > 1
    assert np.ptp(shifts) < 1e-3
    assert np.ptp((found - before)[:, 0]) > 20
