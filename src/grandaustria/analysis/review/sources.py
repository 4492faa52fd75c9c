"""Where the points of a better turn come from, in games played to the end from it and from the turn played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, Final, Self, get_args

from grandaustria.analysis.review.course import Turn
from grandaustria.analysis.review.types import Source, Sources
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.chance import seeded
from grandaustria.history.sources import GROUPS
from grandaustria.rules import events
from grandaustria.rules.events import SOURCES
from grandaustria.rules.state import State
from grandaustria.search.worlds import Imagined

GAMES: Final = 160  # pairs, at most
AT_ONCE: Final = 40
SURE: Final = 2.0  # standard errors
CLEAR: Final = 4.0  # standard errors, with which half the games are enough

NAMES: Final[tuple[Source, ...]] = get_args(Source)
_GROUP_OF: Final = {source: name for name in NAMES for source in GROUPS[name]}


@dataclass
class Sum:
    """Differences, added up."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        self.total += difference
        self.squares += difference * difference

    def mean(self, n: int) -> float:
        return self.total / n if n else 0.0

    def error(self, n: int) -> float:
        if n < 2:
            return 0.0
        return sqrt(max(self.squares - self.total**2 / n, 0.0) / (n - 1) / n)

    def sure(self, n: int) -> bool:
        return abs(self.mean(n)) > SURE * self.error(n)


@dataclass
class Comparison:
    """The best way to play a turn and the turn played, in pairs of games to the end."""

    best: list[int]
    games: int = 0
    all: Sum = field(default_factory=Sum)
    by_source: dict[Source, Sum] = field(default_factory=lambda: {name: Sum() for name in NAMES})

    @property
    def done(self) -> bool:
        clear = abs(self.all.mean(self.games)) > CLEAR * self.all.error(self.games)
        return self.games >= GAMES or (self.games >= GAMES // 2 and clear)

    @property
    def contradicts(self) -> bool:
        """Whether the way that should be better is surely worse in games played to the end."""
        return self.games >= AT_ONCE and self.all.total < 0 and self.all.sure(self.games)

    def play_more(self, turn: Turn, worlds: Worlds, seed: int) -> None:
        """Play some more pairs of games."""
        chance = seeded((seed * 1_000_003 + turn.number) * 64 + 63)
        for _ in range(self.games):
            chance.below(1 << 30)
        pairs = [Imagined(turn.state, chance.below(1 << 30)) for _ in range(AT_ONCE)]
        ends = worlds.play_out([self.best, turn.choices], pairs)
        for pair in zip(ends[::2], ends[1::2], strict=True):
            better, played = (points_by_source(end, turn.seat) for end in pair)
            for name in NAMES:
                self.by_source[name].add(better[name] - played[name])
            self.all.add(sum(better.values()) - sum(played.values()))
        self.games += AT_ONCE

    def to_json(self) -> Sources:
        n = self.games
        return {
            "points": self.all.mean(n),
            "error": self.all.error(n),
            "games": n,
            "by_source": [
                {"source": name, "points": each.mean(n), "error": each.error(n)}
                for name, each in sorted(self.by_source.items(), key=lambda item: -item[1].total)
            ],
            "named": self.named(),
        }

    def saved(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        by_source = {name: Sum(**data["by_source"][name]) for name in NAMES}
        return cls(list(data["best"]), data["games"], Sum(**data["all"]), by_source)

    def named(self) -> list[Source]:
        """Return the sources that make the difference, the largest first: none unless the whole is sure as well."""
        n = self.games
        if n < AT_ONCE or self.all.total <= 0 or not self.all.sure(n):
            return []
        sure = [name for name, each in self.by_source.items() if each.total > 0 and each.sure(n)]
        return sorted(sure, key=lambda name: -self.by_source[name].total)


def points_by_source(s: State, seat: int) -> dict[Source, int]:
    """Return the points of a seat in the log of a position, by source."""
    found: dict[Source, int] = dict.fromkeys(NAMES, 0)
    for kind, whose, change, source in s.log or ():
        if kind == events.POINTS and whose == seat:
            found[_GROUP_OF[SOURCES[source]]] += change
    return found
