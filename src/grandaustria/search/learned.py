"""Lines of a search evaluated by the network, and a look ahead into the next turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

import numpy as np

from grandaustria.chance import Chance
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.network import Array
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import State
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.lookahead import Lookahead
from grandaustria.search.worlds import Imagined, World

RIVALRY: Final = 0.3  # how much a point of the best opponent counts against one's own
CLEARLY: Final = 3.0  # standard errors behind the best, beyond which a line is dropped
LEAST_SPREAD: Final = 0.5  # points, of the differences between two lines
FEW: Final = 3  # lines that are compared to the last
SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Effort:
    """How much is searched.

    `width` positions go on at each step of the turn, and `looked_at` of its ends are evaluated; `next_width` and
    `next_looked_at` are the same for the next turn. `ends` are looked beyond, in at least `worlds` worlds each, to the
    end of so many `turns`.
    """

    width: int
    looked_at: int
    ends: int = 1
    worlds: int = 1
    next_width: int = 1
    next_looked_at: int = 1
    turns: int = 1


class Evaluator(Forecaster):
    """Forecasts of the network, and one number to compare them by."""

    def ranked(self, ends: list[Line], seat: int, looked_at: int) -> list[Line]:
        """Return the `looked_at` best ends of a turn by the leader, with the network's values, the best first."""
        ends = sorted(ends, key=by_value, reverse=True)[:looked_at]
        values = combined(self.forecasts([settled(line) for line in ends], seat), len(ends[0].state.players))
        for line, value in zip(ends, values.tolist(), strict=True):
            line.value = value
        return sorted(ends, key=by_value, reverse=True)


class LearnedForesight:
    """Compares the ends of a turn by the best end of the next ones, in worlds that are the same for all of them.

    Each line is played again in every world, so that neither hidden cards nor draws flatter it. The better half goes on
    into as many new worlds as were seen before, without those that are clearly behind, until few are left.
    """

    def __init__(self, evaluator: Evaluator, root: State, seat: int, effort: Effort, chance: Chance) -> None:
        self._evaluator = evaluator
        self._root = root
        self._seat = seat
        self._chance = chance
        self._worlds = effort.worlds
        self._turns = effort.turns
        self._lookahead = Lookahead(evaluator.leader, effort.next_width, effort.next_looked_at)
        self._seeds: list[int] = []  # of the worlds so far
        self._seen: dict[Line, list[Array]] = {}  # the forecasts of each line in the first of these worlds

    def rank(self, lines: list[Line], go_on: Callable[[], bool] | None = None) -> list[Line]:
        """Return the lines that were followed to the last, with their new values, the best first.

        With `go_on`, the comparison stops when it says no, and goes on in more and more worlds while it says yes.
        """
        self._seeds, self._seen = [], {}
        new = self._worlds
        while True:
            lines = self.follow(lines, new)
            done = len(lines) <= FEW if go_on is None else not go_on()
            if done or len(lines) == 1:
                return lines
            new = self.worlds_of(lines[0])
            if len(lines) > FEW:
                lines = lines[: (len(lines) + 1) // 2]
            lines = [lines[0], *(line for line in lines[1:] if not self._clearly_behind(line, lines[0]))]

    def follow(self, lines: list[Line], worlds: int) -> list[Line]:
        """Look beyond all lines in so many new worlds, and in those that some of them have seen already.

        Returns them with their new values, the best first.
        """
        seen = max(self.worlds_of(line) for line in lines)
        self._follow(lines, seen + worlds)
        for line in lines:
            line.value = float(self._values(line).mean())
        return sorted(lines, key=by_value, reverse=True)

    def worlds_of(self, line: Line) -> int:
        """Return in how many worlds a line was looked beyond."""
        return len(self._seen.get(line, ()))

    def forecast(self, line: Line) -> Array:
        """Return what is expected of a line that was looked beyond: the mean over the worlds."""
        found: Array = np.mean(self._seen[line], axis=0)
        return found

    def behind(self, line: Line, best: Line) -> float:
        """Return by how much a line is behind another, in the worlds that both have seen."""
        return float(self._differences(line, best).mean())

    def error(self, line: Line, best: Line) -> float:
        """Return the standard error of `behind`: infinite as long as too few worlds have been seen."""
        differences = self._differences(line, best)
        if len(differences) < FEW:
            return inf
        return max(float(differences.std(ddof=1)), LEAST_SPREAD) / sqrt(len(differences))

    def _clearly_behind(self, line: Line, best: Line) -> bool:
        return self.behind(line, best) > CLEARLY * self.error(line, best)

    def _differences(self, line: Line, best: Line) -> Array:
        own, other = self._values(line), self._values(best)
        shared = min(len(own), len(other))
        differences: Array = other[:shared] - own[:shared]
        return differences

    def _values(self, line: Line) -> Array:
        return combined(np.array(self._seen[line]), len(self._root.players))

    def _follow(self, lines: list[Line], worlds: int) -> None:
        """Add the forecasts of all lines in the first so many worlds that they have not seen."""
        self._seeds += [self._chance.below(SEEDS) for _ in range(worlds - len(self._seeds))]
        followed: list[tuple[Line, World]] = []
        ends: list[list[Line]] = []
        first = min(self.worlds_of(line) for line in lines)
        for number, seed in enumerate(self._seeds[first:worlds], first):
            imagined = Imagined(self._root, seed)
            for line in (each for each in lines if self.worlds_of(each) <= number):
                ends.append(self._lookahead.ends(imagined, line, self._seat))
                followed.append((line, imagined.world))
        best = self._best_ends(ends)
        for _ in range(1, self._turns):
            ends = [
                self._lookahead.beyond(world, end, self._seat)
                for (_, world), (end, _) in zip(followed, best, strict=True)
            ]
            best = self._best_ends(ends)
        for (line, _), (_, forecast) in zip(followed, best, strict=True):
            self._seen.setdefault(line, []).append(forecast)

    def _best_ends(self, ends: list[list[Line]]) -> list[tuple[Line, Array]]:
        """Return the best of each list of ends, and its forecast."""
        states = [settled(end) if end.choice >= 0 else end.state for some in ends for end in some]
        forecasts = self._evaluator.forecasts(states, self._seat)
        values = combined(forecasts, len(self._root.players))
        found: list[tuple[Line, Array]] = []
        at = 0
        for some in ends:
            best = int(values[at : at + len(some)].argmax())
            found.append((some[best], forecasts[at + best]))
            at += len(some)
        return found


def evaluated_ends(evaluator: Evaluator, root: State, seat: int, effort: Effort, chance: Chance) -> list[Line]:
    """Search the turn of the seat that is asked, and return the ends that the network was asked about, best first."""
    search = Search(evaluator.leader, effort.width, World(chance.below(SEEDS), root.ruleset.space.size))
    search.best(root, seat)
    return evaluator.ranked(search.ends, seat, effort.looked_at)


def distinct(lines: list[Line]) -> list[Line]:
    """Return the first of all lines that are the same up to a draw of staff cards."""
    found: dict[tuple[int, ...], Line] = {}
    for line in lines:
        found.setdefault(tuple(line.before_staff()), line)
    return list(found.values())


def combined(forecasts: Array, seats: int) -> Array:
    """Return one number to compare forecasts by: the own points, less a share of the best opponent's."""
    values: Array = forecasts[:, 0] - np.float32(RIVALRY) * forecasts[:, 1:seats].max(1)
    return values


def settled(line: Line) -> State:
    """Return the position to evaluate: after nature's answers or, for a pass, with the turn still to come."""
    return line.outcome() if line.choice == PASS else line.state
