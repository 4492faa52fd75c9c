"""Calibration: forecasts become right on average, and win chances as sure as they should be."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from grandaustria.evaluation.features import LENGTH, names
from grandaustria.evaluation.forecast import OUTPUTS, shifted, turns_left, win_chances
from grandaustria.evaluation.leader import LENGTH as LEADS
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS
from grandaustria.evaluation.model import SPREAD, Model
from grandaustria.evaluation.network import SEATS, Array, Network
from grandaustria.training.calibration import calibrated, predicted
from grandaustria.training.samples import Rows

TWO = names().index("2 players")
TURNS = names().index("turns left")
KRONES = names().index("krones")
AT_THE_END, PER_TURN = 60.0, 20.0  # the spread of points in these games


def network() -> Network:
    """Expect as many points as the feature `krones` says, in tens for the player and in hundreds for its rival."""
    skip = np.zeros((LENGTH, OUTPUTS), np.float32)
    skip[KRONES, 0] = 0.2
    skip[KRONES, 1] = 2
    return Network(skip, [np.zeros((LENGTH, OUTPUTS), np.float32)], [np.zeros(OUTPUTS, np.float32)])


def wanted_chances(features: Array) -> Array:
    lead = 10 - 90 * features[:, KRONES] + 30 * features[:, TURNS]
    chances: Array = 1 / (1 + np.exp(-lead / np.sqrt(AT_THE_END + PER_TURN * 14 * features[:, TURNS])))
    return chances


def games(rng: np.random.Generator, n: int) -> Rows:
    """Make rows in which a player gets 30 points more than expected for all turns of a game, and its rival 10 less."""
    features = np.zeros((n, LENGTH), np.float32)
    features[:, TWO] = 1
    features[:, TURNS] = rng.random(n)
    features[:, KRONES] = rng.normal(0, 1, n)
    results = np.zeros((n, OUTPUTS), np.float32)
    results[:, 0] = 10 * features[:, KRONES] + 30 * features[:, TURNS] + rng.normal(0, 5, n)
    results[:, 1] = 100 * features[:, KRONES] - 10
    won = rng.random(n) < wanted_chances(features)
    results[:, SEATS] = won
    results[:, SEATS + 1] = ~won
    nothing = np.full((n, OUTPUTS), np.nan, np.float32)
    players = np.arange(n, dtype=np.int32)
    return Rows(features.astype(np.float16), players, np.full(n, 2, np.int8), results, nothing)


@pytest.fixture
def rows() -> Rows:
    return games(np.random.default_rng(4), 20_000)


@pytest.fixture
def model(rows: Rows) -> Model:
    return calibrated(Model(network(), np.zeros((TABLES_OF_WEIGHTS, LEADS), np.float32)), rows)


@pytest.fixture
def found(model: Model, rows: Rows) -> Array:
    points = predicted(model.network, rows.features)[:, :2]
    return shifted(points, turns_left(rows.features), model.shifts[0])


def test_points_are_right_on_average_at_every_time(rows: Rows, found: Array) -> None:
    early = rows.features[:, TURNS] > 0.5
    for some in (early, ~early):
        assert abs((found - rows.results[:, :2])[some].mean(0)).max() < 0.5


def test_win_chances_are_as_sure_as_they_should_be(model: Model, rows: Rows, found: Array) -> None:
    chances = win_chances(found[:, :2], turns_left(rows.features), model.spread)[:, 0]
    wanted = wanted_chances(rows.features.astype(np.float32))
    assert abs(chances - wanted).max() < 0.03


def test_it_is_kept_in_the_file(model: Model) -> None:
    assert model.spread == pytest.approx((AT_THE_END, PER_TURN), rel=0.25)
    assert model.shifts[0, :, 0] == pytest.approx((0, 30 / 14), abs=0.2)
    assert not model.shifts[1:].any()
    again = Model.from_bytes(model.to_bytes())
    assert again.spread == model.spread
    assert (again.shifts == model.shifts).all()


def test_weights_from_before_calibration_was_kept_still_work(model: Model) -> None:
    with np.load(BytesIO(model.to_bytes())) as arrays:
        before = {name: arrays[name] for name in arrays.files if name not in ("spread", "shifts", "hands")}
    file = BytesIO()
    np.savez_compressed(file, **before)
    again = Model.from_bytes(file.getvalue())
    assert again.spread == SPREAD
    assert not again.shifts.any()
    assert not again.hands.any()


def test_positions_of_the_same_moment_compare_as_before(rows: Rows, found: Array) -> None:
    before = predicted(network(), rows.features)[:, :2]
    same = np.flatnonzero(rows.features[:, TURNS] == rows.features[0, TURNS])
    shifts = (found - before)[same, 0]
    assert len(same) > 1
    assert np.ptp(shifts) < 1e-3
    assert np.ptp((found - before)[:, 0]) > 20
