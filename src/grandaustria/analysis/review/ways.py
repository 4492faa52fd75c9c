"""Ways to play a turn: the best ends that a search finds, several of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from grandaustria.analysis.review.course import Turn, kind_of
from grandaustria.analysis.review.forecast import Forecaster
from grandaustria.analysis.review.types import TurnKind
from grandaustria.analysis.review.worlds import choices_before_draw
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import State
from grandaustria.search.beam import Line, Search, by_value, key_of
from grandaustria.search.learned import settled
from grandaustria.search.worlds import Imagined

LOOKED_AT: Final = 400  # ends of a turn that the forecaster values
OF_A_KIND: Final = 4  # that are followed further, at most
KINDS: Final = 4  # of which at least one is followed further


@dataclass
class Way:
    choices: list[int]
    kind: TurnKind


@dataclass
class Ways:
    found: list[Way]  # the most promising first
    ends: int  # how many different ends there were


def ways_to_play(turn: Turn, forecaster: Forecaster, imagined: Imagined, width: int, most: int) -> Ways:
    """Search the turn from what its player could know, and return up to `most` ways to play it."""
    search = Search(forecaster.heuristic, width, imagined.world)
    search.best(imagined.root, turn.seat)
    ends = _different(search.ends, turn)
    ends = sorted(ends, key=by_value, reverse=True)[:LOOKED_AT]
    values = forecaster.worth([settled(end) for end in ends], turn.seat).tolist()
    order = sorted(range(len(ends)), key=values.__getitem__, reverse=True)
    return Ways(_chosen((_way(ends[k], turn) for k in order), most), len(search.ends))


def _different(ends: list[Line], turn: Turn) -> list[Line]:
    """Leave out ends that another line reaches too, the better of two by the heuristic staying."""
    found: dict[int, Line] = {}
    for end in ends:
        s = end.state
        key = -1 if end.choice == PASS else key_of(s, s.players[turn.seat])
        if key not in found or found[key].value < end.value:
            found[key] = end
    return list(found.values())


def _way(end: Line, turn: Turn) -> Way:
    steps: list[tuple[State, int]] = []
    at: Line | None = end
    while at is not None and at.before is not None:
        steps.append((at.before.state, at.choice))
        at = at.before
    steps.reverse()
    if turn.kind in ("setup", "scoring"):
        steps = steps[: len(choices_before_draw(end))]
    return Way([choice for _, choice in steps], kind_of(steps))


def _chosen(ranked: Iterable[Way], most: int) -> list[Way]:
    """Return the best ways, but not too many of one kind, and some of other kinds."""
    chosen: list[Way] = []
    kinds: Counter[str] = Counter()
    seen: set[tuple[int, ...]] = set()
    for way in ranked:
        kind, choices = str(way.kind), tuple(way.choices)
        wanted = len(chosen) < most or (kind not in kinds and len(kinds) < KINDS)
        if wanted and choices not in seen and kinds[kind] < OF_A_KIND:
            chosen.append(way)
            kinds[kind] += 1
            seen.add(choices)
        if len(chosen) >= most and len(kinds) >= KINDS:
            break
    return chosen
