"""Hints: the best choices and turns in a position and the scores they promise. They say what the expert would play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from grandaustria.bots.bot import legal
from grandaustria.bots.deeds import Deed, deeds, telling
from grandaustria.bots.expert import EFFORT
from grandaustria.chance import seeded
from grandaustria.evaluation.model import shipped
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.search.beam import NOTHING, Line
from grandaustria.search.determinization import determinize
from grandaustria.search.learned import CLEARLY, FEW, Evaluator, LearnedForesight, distinct, evaluated_ends
from grandaustria.search.ready_guests import WORLDS, is_ready, preferred, wider
from grandaustria.search.worlds import World

LOOKED_BEYOND: Final = 8  # of the choices, besides the ends that the expert looks beyond
EXPERT_WORLDS: Final = 4 * EFFORT.worlds  # in which the expert compares its last lines
MOST_WORLDS: Final = 48
CLOSE: Final = 0.5  # points, up to which a difference is to be sure
SHOWN: Final = 3  # choices, and turns


@dataclass(frozen=True)
class Suggestion:
    choice: int
    points: float  # expected final score
    behind: float  # the best choice by, the points of opponents considered
    deeds: tuple[Deed, ...] = ()  # of the best turn that begins with it


@dataclass(frozen=True)
class SuggestedTurn:
    choices: tuple[int, ...]  # up to the next draw
    whole: bool  # nothing is drawn before the turn is over
    points: float
    behind: float  # the best turn by
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class Advice:
    choices: list[Suggestion]
    turns: list[SuggestedTurn]
    looks: int  # how often a turn was followed into the next one
    progress: float  # 1 when nothing more will be compared
    sure: bool  # the differences between what is shown are known to about half a point


def suggest(view: Mapping[str, Any], ms: float = 200) -> list[Suggestion]:
    """Return the choices of the asked seat, the best first, as far as the comparison gets in this time.

    The expert's search finds the ends of the turn. The best of them, and the best end behind each of the best choices,
    are followed into the next turn, in one imagined world after the other. Choices that lead to the same positions as a
    better one may be missing.
    """
    comparison = Comparison(view)
    comparison.go_on(ms)
    return comparison.advice().choices


class Comparison:
    """Compares the choices of the asked seat, further and further, as long as somebody wants to know."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        chance = seeded(view["events"])
        self._ready = is_ready(legal(view))  # a guest may move in, so that the turn ends only if that is clearly better
        self._root = determinize(view, chance)
        self._seat: int = view["seat"]
        evaluator = Evaluator(shipped(), self._root.ruleset)
        ends = evaluated_ends(evaluator, self._root, self._seat, EFFORT, chance)
        self._firsts: dict[int, Line] = {}  # the best line of each choice, as the network sees it
        for line in ends:
            self._firsts.setdefault(line.first, line)
        self._lines = distinct([*distinct(ends)[: EFFORT.ends], *list(self._firsts.values())[:LOOKED_BEYOND]])
        self._thought = {line: line.value for line in (*self._lines, *self._firsts.values())}  # by the network alone
        self._points = float(evaluator.forecasts([ends[0].state], self._seat)[0, 0])
        effort = wider(EFFORT) if self._ready else EFFORT
        self._foresight = LearnedForesight(evaluator, self._root, self._seat, effort, chance)
        self._seed = chance.below(1 << 30)
        self._best = self._lines[0]
        self._worlds = 0  # that the leaders have seen
        self._looks = 0

    def go_on(self, ms: float) -> None:
        """Compare for so long, but at least as far as to have looked beyond everything once."""
        until = perf_counter() + ms / 1000
        while not self.is_done() and (self._worlds == 0 or perf_counter() < until):
            self.look()

    def look(self) -> None:
        """Follow those that may still be among the best into a few more worlds."""
        lines = self._lines if self._worlds == 0 else self._contenders()
        before = sum(map(self._foresight.worlds_of, lines))
        ranked = self._foresight.follow(lines, EFFORT.worlds)
        self._best = preferred(self._foresight, ranked) if self._ready else ranked[0]
        self._worlds += EFFORT.worlds
        self._looks += sum(map(self._foresight.worlds_of, lines)) - before

    def is_done(self) -> bool:
        if len(self._lines) == 1 or self._worlds >= MOST_WORLDS:
            return True
        return self._worlds >= (sum(WORLDS) if self._ready else EXPERT_WORLDS) and self._is_sure()

    def advice(self) -> Advice:
        done = self.is_done()
        return Advice(
            self._choices(),
            self._turns(),
            self._looks,
            1.0 if done else self._worlds / MOST_WORLDS,
            len(self._lines) == 1 or self._is_sure(),
        )

    def _ranked(self) -> list[Line]:
        return [self._best, *sorted((each for each in self._lines if each is not self._best), key=self._behind)]

    def _behind(self, line: Line) -> float:
        if self._worlds == 0:
            return max(self._thought[self._best] - self._thought[line], 0.0)
        return max(self._foresight.behind(line, self._best), 0.0)

    def _points_of(self, line: Line) -> float:
        return float(self._foresight.forecast(line)[0]) if self._worlds else self._points - self._behind(line)

    def _contenders(self) -> list[Line]:
        """Return the better half again and again, but always those that would be shown."""
        ranked = self._ranked()
        half = max(FEW, len(ranked) >> (self._worlds // EFFORT.worlds))
        return list(dict.fromkeys([*ranked[:half], *self._of_choices(ranked)[:SHOWN], *_of_turns(ranked)[:SHOWN]]))

    def _is_sure(self) -> bool:
        ranked = self._ranked()
        shown = {*self._of_choices(ranked)[1:SHOWN], *_of_turns(ranked)[1:SHOWN]}
        return self._worlds > 0 and all(map(self._is_known, shown))

    def _is_known(self, line: Line) -> bool:
        error = self._foresight.error(line, self._best)
        return error <= CLOSE or self._foresight.behind(line, self._best) > CLEARLY * error

    def _of_choices(self, ranked: Sequence[Line]) -> list[Line]:
        """Return the best line of each choice that was followed."""
        found: dict[int, Line] = {}
        for line in ranked:
            found.setdefault(line.first, line)
        return list(found.values())

    def _choices(self) -> list[Suggestion]:
        lines = self._of_choices(self._ranked())
        reasons = [*self._deeds(lines[:SHOWN]), *([()] * len(lines))]
        found = [
            Suggestion(line.first, self._points_of(line), self._behind(line), reason)
            for line, reason in zip(lines, reasons, strict=False)
        ]
        return found + self._not_followed(found)

    def _not_followed(self, found: list[Suggestion]) -> list[Suggestion]:
        """Return the other choices. They are behind the best by as much as the network thinks, or like the last."""
        known = {each.choice for each in found}
        most = max(self._thought.values())
        rest = []
        for choice, line in self._firsts.items():
            if choice not in known:
                behind = max(most - self._thought[line], found[-1].behind)
                rest.append(Suggestion(choice, found[0].points - behind, behind))
        return sorted(rest, key=lambda each: each.behind)

    def _turns(self) -> list[SuggestedTurn]:
        lines = _of_turns(self._ranked())[:SHOWN]
        return [
            SuggestedTurn(tuple(line.plan()), _is_whole(line), self._points_of(line), self._behind(line), reason)
            for line, reason in zip(lines, self._deeds(lines), strict=True)
        ]

    def _deeds(self, lines: Sequence[Line]) -> list[tuple[Deed, ...]]:
        world = World(self._seed, self._root.ruleset.space.size)
        return telling([deeds(self._root, line, self._seat, world) for line in lines])


def _of_turns(ranked: Sequence[Line]) -> list[Line]:
    """Return the best line of each plan: what follows a draw is planned when it has come."""
    found: dict[tuple[int, ...], Line] = {}
    for line in ranked:
        found.setdefault(tuple(line.plan()), line)
    return list(found.values())


def _is_whole(line: Line) -> bool:
    """Return whether nothing is drawn before the last choice."""
    if line.choice not in (PASS, END_TURN):
        return False
    before = line.before
    while before is not None:
        if before.drawn != NOTHING:
            return False
        before = before.before
    return True
