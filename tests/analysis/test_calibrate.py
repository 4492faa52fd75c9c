"""Weights calibrated to recorded games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from grandaustria import Options
from grandaustria.analysis import calibrate
from grandaustria.analysis.review.course import Course
from grandaustria.data.records import writing
from grandaustria.data.simulation import recorded
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import Model, shipped


def test_weights_are_right_on_average_for_the_games_they_are_calibrated_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Gentle bots score far less than the expert, for whom the weights are right."""
    file, out = tmp_path / "games.jsonl.zst", tmp_path / "calibrated.npz"
    games = [game for _, game in recorded(Options(players=3), 4, seed=5, bots=("gentle",))]
    with writing(file) as kept:
        for game in games:
            kept.add(game)
    monkeypatch.setattr("sys.argv", ["calibrate", str(file), "--out", str(out)])
    calibrate.main()
    assert "3 players: " in capsys.readouterr().out
    model = Model.from_bytes(out.read_bytes())
    assert not model.shifts[0].any()
    missed = {}
    for name, each in (("shipped", shipped()), ("calibrated", model)):
        errors = []
        for game in games:
            states = [turn.state for turn in Course(game.game()).turns if turn.round]
            points, _ = Forecaster(each, states[0].ruleset).of_all_seats(states)
            errors.append(points - np.array(game.scores))
        missed[name] = abs(float(np.concatenate(errors).mean()))
    assert missed["shipped"] > 30
    assert missed["calibrated"] < 1
