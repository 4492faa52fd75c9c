"""How good the expert's forecasts are, in games that `grandaustria.analysis.findings` has kept.

    python -m benchmarks.calibration build/findings/expert-2-400.jsonl.zst

Prints the mean score with its 95 % interval. For every round: the bias and the error of the forecast points of all
seats before the turns of that round; the Brier score of the win chance, beside that of a logistic function of the lead
in points, fitted to the same games; and the reliability: by how much the win chance differs, on the average over ten
bins, from the share of games that were won.
"""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
import numpy.typing as npt
import typer

from grandaustria.analysis.markdown import interval
from grandaustria.analysis.review.course import Course
from grandaustria.data.records import RecordedGame, read_records
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped

BINS: Final = 10
Columns = npt.NDArray[np.float64]  # round, forecast points, win chance, lead in points, final points, share of the win


def sampled(recorded: RecordedGame) -> Columns:
    """Return a row for each seat before each turn."""
    turns = [turn for turn in Course(recorded.game()).turns if turn.round]
    forecaster = Forecaster(shipped(), turns[0].state.ruleset)
    points, wins = forecaster.of_all_seats([turn.state for turn in turns])
    rows: list[list[float]] = []
    for k, turn in enumerate(turns):
        now = [p.points for p in turn.state.players]
        for seat, final in enumerate(recorded.scores):
            lead = float(now[seat] - max(score for other, score in enumerate(now) if other != seat))
            won = (seat in recorded.winners) / len(recorded.winners)
            rows.append([turn.round, points[k][seat], wins[k][seat], lead, final, won])
    return np.array(rows)


def logistic(lead: Columns, won: Columns) -> Columns:
    """Return the win chance by a logistic function of the lead, fitted by Newton's method."""
    x = np.stack([np.ones_like(lead), lead], axis=1)
    weights = np.zeros(2)
    for _ in range(25):
        chance = 1 / (1 + np.exp(-(x @ weights)))
        hessian = (x * (chance * (1 - chance))[:, None]).T @ x + 1e-6 * np.eye(2)
        weights += np.linalg.solve(hessian, x.T @ (won - chance))
    found: Columns = 1 / (1 + np.exp(-(x @ weights)))
    return found


def unreliability(chance: Columns, won: Columns) -> float:
    """Return the mean difference between the win chance and the share of games won, over bins of equal width."""
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    gaps = [abs((chance[bins == k] - won[bins == k]).sum()) for k in range(BINS)]
    return float(sum(gaps) / len(chance))


def main(file: Path) -> None:
    games = list(read_records(file))
    rows = np.concatenate([sampled(game) for game in games])
    means = [fmean(game.scores) for game in games]
    print("{} games, mean score {:.1f} ± {:.1f}\n".format(len(games), *interval(means)))
    print("| round | rows | bias of points | their error (rms) | Brier, win chance | Brier, lead | unreliability |")
    print("|---|---|---|---|---|---|---|")
    for number in (*range(1, 8), 0):
        r = rows[rows[:, 0] == number] if number else rows
        _, points, chance, lead, final, won = r.T
        error = points - final
        brier = [((each - won) ** 2).mean() for each in (chance, logistic(lead, won))]
        print(
            f"| {number or 'all'} | {len(r)} | {error.mean():+.1f} | {(error**2).mean() ** 0.5:.1f} "
            f"| {brier[0]:.3f} | {brier[1]:.3f} | {unreliability(chance, won):.3f} |"
        )


if __name__ == "__main__":
    typer.run(main)
