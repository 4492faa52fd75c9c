"""How good the expert's forecasts are, in games of the expert against itself.

    python -m benchmarks.calibration --games 400 --players 2 --jobs 2

Prints the mean score with its 95 % interval. For every round: the bias and the error of the forecast points of all
seats after the turns of that round; the Brier score of the win chance, beside that of a logistic function of the lead
in points, fitted to the same games; and the reliability: by how much the win chance differs, on the average over ten
bins, from the share of games that were won.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import numpy as np
import numpy.typing as npt
import typer

from grandaustria.analysis.markdown import interval
from grandaustria.bots.bot import bot_named
from grandaustria.chance import game_seeds
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.parallel.jobs import in_order
from grandaustria.rules.events import TURN_ENDED

BINS: Final = 10
Columns = npt.NDArray[np.float64]  # round, forecast points, win chance, lead in points, final points, share of the win


def sampled(bot: str, players: int, seed: int) -> Columns:
    """Play a game and return a row for each seat after each turn."""
    game = Game(Options(players=players), seed)
    forecaster = Forecaster(shipped(), game.state.ruleset)
    bots = [bot_named(bot)(own) for own in game_seeds(players, -1 - seed)]
    rows: list[list[float]] = []
    seen = 0
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.lazy_view()))
        events = game.raw_events()
        ended = any(kind == TURN_ENDED for kind, _, _, _ in events[seen:])
        seen = len(events)
        if ended and game.seat is not None:
            points, wins = forecaster.of_all_seats([game.state])
            now = game.scores()
            for seat in range(players):
                lead = now[seat] - max(score for other, score in enumerate(now) if other != seat)
                rows.append([seat, game.round, points[0][seat], wins[0][seat], lead])
    final, winners = game.scores(), game.winners()
    return np.array([[*row[1:], final[int(row[0])], (int(row[0]) in winners) / len(winners)] for row in rows])


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


def main(
    bot: str = "expert",
    games: Annotated[int, typer.Option(help="Number of games.")] = 400,
    players: Annotated[int, typer.Option(help="Players in each.")] = 2,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = 77,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
) -> None:
    by_game = list(in_order(partial(sampled, bot, players), game_seeds(games, seed), jobs))
    rows = np.concatenate(by_game)
    means = [float(each[:players, 4].mean()) for each in by_game]
    print("{} games, mean score {:.1f} ± {:.1f}\n".format(games, *interval(means)))
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
