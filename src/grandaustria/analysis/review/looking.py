"""Looking at a turn: ways to play it are found, screened, and the best compared with what was played.

The screening keeps the better half of the ways, again and again, in ever more worlds. The worlds that choose the best
flatter it, so it is then measured against the turn played in fresh ones. Every further look searches more widely, and
adds worlds to what is known.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final, NamedTuple

from grandaustria.analysis.review.course import Turn, kind_of
from grandaustria.analysis.review.forecast import Forecaster, Numbers, worth_of
from grandaustria.analysis.review.types import TurnKind
from grandaustria.analysis.review.ways import Way, ways_to_play
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.chance import seeded
from grandaustria.search.worlds import Imagined

FINALISTS: Final = 3  # when the screening ends
EQUAL: Final = 0.5  # points: under that, a turn is as good as the best
MISTAKE: Final = 2.0
COSTLY: Final = 5.0
GOOD_FIND: Final = 2.0  # points by which every other kind of turn is behind


class Effort(NamedTuple):
    """How a look is done: width of the search (0: none), ways that it adds, worlds in which the screening begins, and
    fresh worlds.
    """

    width: int
    ways: int
    worlds: int
    fresh: int


FIRST: Final = Effort(160, 12, 4, 16)
CLOSER: Final = Effort(0, 0, 16, 32)
WIDER: Final = Effort(640, 12, 8, 64)
WIDER_EVERY: Final = 4  # looks


@dataclass
class Tally:
    """A way to play the turn against what was played, in sums over worlds.

    `ahead` and its squares are points of the seat in fresh worlds; `points` and `win` are those of all seats.
    """

    way: Way
    screened: int = 0
    worth: float = 0.0
    fresh: int = 0
    fresh_worth: float = 0.0
    ahead: float = 0.0
    squares: float = 0.0
    points: list[float] = field(default_factory=list)
    win: list[float] = field(default_factory=list)

    @property
    def promise(self) -> float:
        return self.worth / self.screened if self.screened else -inf

    @property
    def lead(self) -> float:
        return self.ahead / self.fresh if self.fresh else 0.0

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        if self.fresh < 2:
            return inf
        spread = max(self.squares - self.ahead**2 / self.fresh, 0.0) / (self.fresh - 1)
        return sqrt(spread / self.fresh)


class Ahead(NamedTuple):
    """By how much ways to play are ahead of the turn played, by world and way: in worth, points and chances.

    `played` are the points and chances of the turn played, by world.
    """

    worth: Numbers
    points: Numbers
    win: Numbers
    played: tuple[Numbers, Numbers]


class Look:
    """All that is known of a turn, from as many looks as there were."""

    def __init__(self, turn: Turn, forecaster: Forecaster, seed: int) -> None:
        self.turn = turn
        self.kind = self._kind_played()
        self.looks = 0
        self.ends = 0
        self.worlds = 0  # fresh ones
        self.tallies: list[Tally] = []  # the finalists of the last look, the most promising first
        self.points: list[float] = [0.0] * len(turn.state.players)  # sums for the turn played, in fresh worlds
        self.win: list[float] = [0.0] * len(turn.state.players)
        self._forecaster = forecaster
        self._worlds = Worlds(forecaster)
        self._seed = seed

    def _kind_played(self) -> TurnKind:
        s = self.turn.state.copy()
        drawn = {draw.first: draw.answers for draw in self.turn.draws}
        at = self.turn.first
        steps = []
        for choice in self.turn.choices:
            for answer in drawn.get(at, ()):
                s.play(answer)
                at += 1
            steps.append((s.copy(), choice))
            s.play(choice)
            at += 1
        return kind_of(steps)

    @property
    def forced(self) -> bool:
        """Whether there was only one way to play."""
        return self.looks > 0 and self.ends <= 1

    @property
    def best(self) -> Tally | None:
        """The way that is better than the turn played, if there is one."""
        if not self.tallies:
            return None
        first = self.tallies[0]
        return first if first.promise > 0 and first.fresh_worth > 0 and first.ahead > 0 else None

    @property
    def given_away(self) -> float:
        return self.best.lead if self.best is not None else 0.0

    def changed(self, seat: int) -> float:
        """Return how many points the turn played brings a seat, against the best way, in the same fresh worlds."""
        return -self.best.points[seat] / self.best.fresh if self.best is not None else 0.0

    @property
    def error(self) -> float:
        if self.best is not None:
            return self.best.error
        return self.tallies[0].error if self.tallies and self.tallies[0].promise > 0 else 0.0

    @property
    def measured(self) -> bool:
        """Whether what was given away is known to about half a point, or to a quarter of it."""
        return self.looks > 0 and (self.error <= 0.5 or self.given_away > 4 * self.error)

    @property
    def negligible(self) -> bool:
        """Whether surely next to nothing was given away."""
        return self.looks > 0 and self.given_away + 2 * self.error < EQUAL

    @property
    def good_find(self) -> bool:
        """Whether what was played is the best, and every other kind surely behind by two points or more."""
        others = [tally for tally in self.tallies if tally.way.kind != self.kind]
        if self.best is not None or not others or self.turn.kind not in ("turn", "pass"):
            return False
        return others[0].fresh > 1 and -others[0].lead - 2 * others[0].error >= GOOD_FIND

    def again(self) -> None:
        """Look at the turn once more, with more effort than before."""
        effort = FIRST if self.looks == 0 else CLOSER if self.looks % WIDER_EVERY else WIDER
        chance = seeded(self._seed * 1_000_003 + self.turn.number * 64 + self.looks)
        self.looks += 1
        tallies = list(self.tallies)
        if effort.width:
            world = self._world(chance.below(1 << 30))
            searched = ways_to_play(self.turn, self._forecaster, world, effort.width, effort.ways)
            self.ends = max(self.ends, searched.ends)
            known = [self.turn.choices, *(tally.way.choices for tally in tallies)]
            tallies += [Tally(way) for way in searched.found if way.choices not in known]
        if tallies:
            self.tallies = self._screened(tallies, effort.worlds, chance.below(1 << 30))
            self._measure([self._world(chance.below(1 << 30)) for _ in range(effort.fresh)])

    def behind(self, choices: list[int], worlds: int = WIDER.fresh) -> tuple[float, float]:
        """Return how many points another way to play the turn is behind the best one, and the standard error.

        It is 0 for the best way itself, and negative if the way is better than all that were looked at.
        """
        best = self.best.way.choices if self.best is not None else self.turn.choices
        chance = seeded(self._seed * 1_000_003 + self.turn.number * 64 + 62)
        fresh = [self._world(chance.below(1 << 30)) for _ in range(worlds)]
        points = self._worlds.forecast([best, choices], fresh).points[:, self.turn.seat]
        behind = points[::2] - points[1::2]
        return float(behind.mean()), float(behind.std(ddof=1)) / sqrt(worlds)

    def _world(self, seed: int) -> Imagined:
        return Imagined(self.turn.state, seed)

    def _screened(self, tallies: list[Tally], worlds: int, seed: int) -> list[Tally]:
        """Return the finalists, and the best of a kind that the first of them is not."""
        chance = seeded(seed)
        seen = 0
        while True:
            fresh = max(seen, worlds)
            seen += fresh
            ahead = self._ahead(tallies, [self._world(chance.below(1 << 30)) for _ in range(fresh)])
            for tally, sums in zip(tallies, ahead.worth.sum(axis=0).tolist(), strict=True):
                tally.worth += sums
                tally.screened += fresh
            tallies.sort(key=lambda tally: -tally.promise)
            if len(tallies) <= FINALISTS:
                break
            tallies = _kept(tallies, self.kind, max((len(tallies) + 1) // 2, FINALISTS))
        return tallies

    def _ahead(self, tallies: list[Tally], worlds: list[Imagined]) -> Ahead:
        turn = self.turn
        lines = [turn.choices, *(tally.way.choices for tally in tallies)]
        seen = self._worlds.forecast(lines, worlds)
        shape = (len(worlds), len(lines), len(turn.state.players))
        points, win = seen.points.reshape(shape), seen.chances.reshape(shape)
        worth = worth_of(points, turn.seat)
        return Ahead(
            worth[:, 1:] - worth[:, :1],
            points[:, 1:] - points[:, :1],
            win[:, 1:] - win[:, :1],
            (points[:, 0], win[:, 0]),
        )

    def _finalists(self) -> list[Tally]:
        """Return the ways to measure: the most promising one, and the best of another kind than it and the turn."""
        first = self.tallies[0]
        others = [tally for tally in self.tallies if tally.way.kind not in (first.way.kind, self.kind)]
        return [first, *others[:1]]

    def _measure(self, worlds: list[Imagined]) -> None:
        tallies = self._finalists()
        ahead = self._ahead(tallies, worlds)
        self.worlds += len(worlds)
        self.points = _added(self.points, ahead.played[0])
        self.win = _added(self.win, ahead.played[1])
        for k, tally in enumerate(tallies):
            own = ahead.points[:, k, self.turn.seat]
            tally.fresh += len(worlds)
            tally.fresh_worth += float(ahead.worth[:, k].sum())
            tally.ahead += float(own.sum())
            tally.squares += float((own**2).sum())
            tally.points = _added(tally.points, ahead.points[:, k])
            tally.win = _added(tally.win, ahead.win[:, k])


def _kept(tallies: list[Tally], played: TurnKind, most: int) -> list[Tally]:
    """Return the best, the last place going to the best of another kind than theirs, and than what was played."""
    kept = tallies[:most]
    if all(tally.way.kind == kept[0].way.kind for tally in kept):
        others = [tally for tally in tallies[most:] if tally.way.kind not in (kept[0].way.kind, played)]
        kept = [*kept[: most - 1], *others[:1]] if others else kept
    return kept


def _added(sums: list[float], worlds: Numbers) -> list[float]:
    """Return sums for each seat, with those of more worlds added."""
    more: list[float] = worlds.sum(axis=0).tolist()
    return [a + b for a, b in zip(sums, more, strict=True)] if sums else more
