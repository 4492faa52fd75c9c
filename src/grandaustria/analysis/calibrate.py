"""Calibrates the weights that ship to games of the expert that `grandaustria.analysis.findings` has kept.

    python -m grandaustria.analysis.calibrate build/findings/expert-*.jsonl.zst --out expert.npz

`grandaustria train` ends with such a step, in games of its own. This one is for when only the expert's search changes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from grandaustria.analysis.review.course import Course
from grandaustria.data.records import RecordedGame, read_records
from grandaustria.evaluation.forecast import OUTPUTS, result, rows_of_features
from grandaustria.evaluation.model import Model, shipped
from grandaustria.files import write_whole
from grandaustria.training.calibration import calibrated
from grandaustria.training.samples import Rows


def rows_of(games: Iterable[RecordedGame], model: Model) -> Rows:
    """Return a row for each seat before each turn."""
    features, seats, results = [], [], []
    for game in games:
        course = Course(game.game())
        states = [turn.state for turn in course.turns if turn.round]
        leader = model.leader(course.end.ruleset)
        for p in course.end.players:
            features.append(rows_of_features(leader, states, p.seat).astype(np.float16))
            seats.append(np.full(len(states), len(course.end.players), np.int8))
            results.append(np.tile(result(course.end, p.seat), (len(states), 1)))
    lengths = [len(each) for each in features]
    nothing = np.full((sum(lengths), OUTPUTS), np.nan, np.float32)
    players = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
    return Rows(np.concatenate(features), players, np.concatenate(seats), np.concatenate(results), nothing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    model = calibrated(shipped(), rows_of((game for file in wanted.files for game in read_records(file)), shipped()))
    write_whole(wanted.out, model.to_bytes())
    for players, ((at_the_end, *_), (per_turn, *_)) in enumerate(model.shifts, 2):
        print(f"{players} players: {at_the_end:+.1f} points at the end, {per_turn:+.2f} for each turn that is left")
    print("win chances: the points over √({:.0f} + {:.0f} × turns left)".format(*model.spread))


if __name__ == "__main__":
    main()
