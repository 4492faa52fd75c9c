"""How the expert should divide its time: what other counts give away in the same positions, and what they cost.

    python -m benchmarks.effort width=48,looked_at=200,worlds=4 worlds=1,next_width=16 --positions 200

Counts that are not named are those of the expert, which is measured too, and so is the master. In positions from games
of the expert, each of them chooses a line. Lines that differ are compared in worlds that none of them has seen, with
the search of the referee, and a line gives away what it is behind the best of them. Games would need many more hours to
show such differences. The referee favours those who search the next turn as it does. Prints Markdown: points per
decision with 95 % intervals, and the time relative to the expert's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import process_time
from typing import Annotated, Final

import typer

from grandaustria.analysis.markdown import shown, table
from grandaustria.bots.expert import EFFORT, Expert
from grandaustria.bots.ladder import LADDER
from grandaustria.chance import Chance, game_seeds, next_seed, seeded
from grandaustria.evaluation.model import shipped
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.state import State
from grandaustria.search.beam import Line
from grandaustria.search.determinization import determinize
from grandaustria.search.learned import Effort, Evaluator, LearnedForesight, distinct, evaluated_ends

MASTER: Final = Effort(**{name: int(count) for name, count in LADDER["master"].parameters.items()})
WORLDS: Final = 48  # in which lines are compared
ONE_IN: Final = 40  # decisions become a position


def positions(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Yield positions from games of the expert, and who is asked in them."""
    chance = seeded(seed)
    while True:
        game = Game(Options(players=players), next_seed(chance))
        bots = [Expert(own) for own in game_seeds(players, next_seed(chance))]
        while game.seat is not None:
            view = game.lazy_view()
            if chance.below(ONE_IN) == 0:
                yield determinize(view, chance), game.seat
            game.play(bots[game.seat].choose(view))


def chosen(evaluator: Evaluator, root: State, seat: int, effort: Effort, chance: Chance) -> Line:
    ends = evaluated_ends(evaluator, root, seat, effort, chance)
    lines = distinct(ends)[: effort.ends]
    return LearnedForesight(evaluator, root, seat, effort, chance).rank(lines)[0] if len(lines) > 1 else ends[0]


def given_away(
    evaluator: Evaluator, root: State, seat: int, lines: list[Line], referee: Effort, chance: Chance
) -> list[float]:
    """Return what each line is behind the best of them."""
    known = [tuple(line.before_staff()) for line in lines]
    different = dict(zip(known, lines, strict=True))
    if len(different) == 1:
        return [0.0] * len(lines)
    foresight = LearnedForesight(evaluator, root, seat, referee, chance)
    best = foresight.follow(list(different.values()), WORLDS)[0]
    return [best.value - different[line].value for line in known]


def with_counts(given: str) -> Effort:
    named = dict(part.split("=") for part in given.split(","))
    return replace(EFFORT, **{name: int(count) for name, count in named.items()})


def main(
    counts: Annotated[list[str] | None, typer.Argument(help="Such as worlds=1,next_width=16.")] = None,
    referee: Annotated[str, typer.Option(help="Counts of the referee.")] = "next_width=16,next_looked_at=48",
    wanted: Annotated[int, typer.Option("--positions", help="Number of positions.")] = 200,
    players: Annotated[int, typer.Option(help="Players in the games.")] = 2,
    seed: Annotated[int, typer.Option(help="Of the games.")] = 1,
) -> None:
    efforts = {"expert": EFFORT, "master": MASTER}
    efforts |= {given: with_counts(given) for given in counts or []}
    lost: dict[str, list[float]] = {name: [] for name in efforts}
    seconds = dict.fromkeys(efforts, 0.0)
    for number, (root, seat) in zip(range(wanted), positions(players, seed), strict=False):
        evaluator = Evaluator(shipped(), root.ruleset)
        lines = []
        for name, effort in efforts.items():
            started = process_time()
            lines.append(chosen(evaluator, root, seat, effort, seeded(number)))
            seconds[name] += process_time() - started
        behind = given_away(evaluator, root, seat, lines, with_counts(referee), seeded(-1 - number))
        for name, points in zip(efforts, behind, strict=True):
            lost[name].append(points)
    rows = [[name, shown(lost[name], "", 2), f"{seconds[name] / seconds['expert']:.2f}"] for name in efforts]
    table(("counts", "given away per decision", "time"), rows)


if __name__ == "__main__":
    typer.run(main)
