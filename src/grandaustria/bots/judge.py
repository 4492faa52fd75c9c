"""What a turn gives away against another one, by the expert's evaluation of where both lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final

from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.model import shipped
from grandaustria.options import Options
from grandaustria.playout import answer_nature, follow_plan
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.rules.state import State
from grandaustria.search.beam import NOTHING, Line, Search
from grandaustria.search.determinization import determinize
from grandaustria.search.learned import Evaluator

WORLDS: Final = 24
WIDTH: Final = 32  # of the search of what is left of a turn
LOOKED_AT: Final = 40


def given_away(view: Mapping[str, Any], best: Sequence[int], tried: Sequence[int], worlds: int = WORLDS) -> float:
    """Return how many points a turn is worse than another one for the seat that is asked, on average over worlds.

    Both turns are played in the same worlds, which look like the view. Where nature is asked before a turn is over, the
    rest of it is played as the expert would.
    """
    chance = seeded(0)
    evaluator = Evaluator(shipped(), Options.from_json(view["options"]).ruleset)
    differences = []
    for _ in range(worlds):
        world, seed = determinize(view, chance), chance.below(1 << 30)
        first, second = (_value(evaluator, world.copy(), view["seat"], turn, seeded(seed)) for turn in (best, tried))
        differences.append(first - second)
    return max(0.0, fmean(differences))


def _value(evaluator: Evaluator, s: State, seat: int, turn: Sequence[int], chance: Chance) -> float:
    *start, last = turn
    follow_plan(s, start)
    before = Line(s.copy(), 0.0, None, -1, False, NOTHING)
    follow_plan(s, [last])
    answer_nature(s, chance)
    if s.seat != seat or last in (END_TURN, PASS):
        return evaluator.ranked([Line(s, 0.0, before, last, True, NOTHING)], seat, 1)[0].value
    search = Search(evaluator.leader, WIDTH, chance)
    search.best(s, seat)
    return evaluator.ranked(search.ends, seat, LOOKED_AT)[0].value
