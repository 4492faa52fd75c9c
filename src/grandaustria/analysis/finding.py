"""Finding puzzles: positions of bots' games in which one kind of turn is clearly the best.

A position is looked at once, and again with ten times the effort and in other worlds if it looks promising. What is
compared are tries as `puzzles.Attempt` sees them: a try is over with the turn, or where nature is asked. Such a try is
worth what the best way to go on brings on average, so that all values are those of whole turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

import numpy as np

from grandaustria.analysis.review.course import Course, Turn, kind_of
from grandaustria.analysis.review.forecast import Forecaster, NetworkForecaster, Numbers, worth_of
from grandaustria.analysis.review.looking import EQUAL, GOOD_FIND
from grandaustria.analysis.review.types import TurnKind
from grandaustria.analysis.review.ways import ways_to_play
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.bots.bot import bot_named
from grandaustria.chance import Chance, seeded
from grandaustria.codec.types import Snapshot
from grandaustria.data.simulation import record_game
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.puzzles import HARDEST, Attempt, Puzzle
from grandaustria.puzzles import Turn as KnownTurn
from grandaustria.rules.state import NATURE
from grandaustria.search.worlds import Imagined

SOLVERS: Final = ("greedy", "careful", "seasoned", "expert")  # a puzzle is as hard as many of them miss it
FEWEST_KINDS: Final = 4  # of turns, in a position that is worth thinking about
FEWEST_CHOICES: Final = 2  # of the best turn
CHANCES: Final = 1 << 30


@dataclass(frozen=True)
class Effort:
    """How a position is looked at: the width of the search, how many ways it keeps, and in how many worlds."""

    width: int
    ways: int
    worlds: int


FIRST: Final = Effort(160, 12, 16)
CHECK: Final = Effort(640, 24, 96)  # more than ten times the effort: ways times worlds


@dataclass(frozen=True)
class Try:
    """What a solver could try: a turn up to its end, or to the first answer of nature."""

    choices: tuple[int, ...]
    kind: TurnKind
    outcome: str


class Comparison:
    """Tries at a position, compared in worlds that are the same for all of them.

    `points` are those of the seat and `worth` is what the expert goes by, each by world and try, the best try first.
    """

    def __init__(self, tries: list[Try], points: Numbers, worth: Numbers) -> None:
        order = np.argsort(-points.mean(axis=0), kind="stable")
        self.tries: list[Try] = [tries[k] for k in order.tolist()]
        self.points = points[:, order]
        self.worth = worth[:, order]

    @property
    def best(self) -> Try:
        return self.tries[0]

    def clear(self, errors: float) -> bool:
        """Return whether every other kind is two points or more behind, give or take so many standard errors.

        The expert, who also thinks of the others' points, must not prefer another kind either.
        """
        kinds = {str(each.kind) for each in self.tries}
        if len(kinds) < FEWEST_KINDS or len(self.best.choices) < FEWEST_CHOICES:
            return False
        others = [k for k, each in enumerate(self.tries) if each.kind != self.best.kind]
        if self.worth[:, 0].mean() <= self.worth[:, others].mean(axis=0).max():
            return False
        behind = self.points[:, :1] - self.points[:, others]
        error = behind.std(axis=0, ddof=1) / sqrt(len(behind))
        return bool((behind.mean(axis=0) - errors * error).min() >= GOOD_FIND)


class Finder:
    """Looks at positions of one ruleset. `first` and `check` say how hard."""

    def __init__(self, forecaster: Forecaster, first: Effort = FIRST, check: Effort = CHECK) -> None:
        self._forecaster = forecaster
        self._worlds = Worlds(forecaster)
        self._first = first
        self._check = check

    def puzzles_of(self, game: Game, name: str, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles of a finished game, at most one of each turn. Their ids begin with the name."""
        chance = seeded(seed)
        for turn in sorted(Course(game).turns, key=lambda _: chance.below(CHANCES)):
            for position in positions_of(turn):
                start = _start(game, position)
                turns = self._solved(position, start, seeded(seed * 1_000_003 + position.first))
                if turns:
                    puzzle = Puzzle(f"{name}-{position.decision}", 1, start, turns)
                    yield replace(puzzle, difficulty=difficulty(puzzle))
                    break

    def _solved(self, turn: Turn, start: Snapshot, chance: Chance) -> tuple[KnownTurn, ...]:
        """Return the turns of a puzzle with their values, the best first: none if it is not clear which is best."""
        if not self._compared(turn, start, self._first, chance).clear(1):
            return ()
        compared = self._compared(turn, start, self._check, chance)
        if not compared.clear(2):
            return ()
        values = compared.points.mean(axis=0).tolist()
        return tuple(
            KnownTurn(each.choices, round(value, 2)) for each, value in zip(compared.tries, values, strict=True)
        )

    def _compared(self, turn: Turn, start: Snapshot, effort: Effort, chance: Chance) -> Comparison:
        world = Imagined(turn.state, chance.below(CHANCES))
        lines = [way.choices for way in ways_to_play(turn, self._forecaster, world, effort.width, effort.ways).found]
        if turn.choices not in lines:
            lines.append(turn.choices)
        worlds = [Imagined(turn.state, chance.below(CHANCES)) for _ in range(effort.worlds)]
        shape = (len(worlds), len(lines), len(turn.state.players))
        points = self._worlds.forecast(lines, worlds).points.reshape(shape)
        worth = worth_of(points, turn.seat)
        own = points[:, :, turn.seat]
        best: dict[str, tuple[float, int, Try]] = {}  # of the lines that begin with the same try
        for k, line in enumerate(lines):
            tried = tried_by(turn, line, start)
            value = float(own[:, k].mean())
            if tried.outcome not in best or best[tried.outcome][0] < value:
                best[tried.outcome] = value, k, tried
        kept = [k for _, k, _ in best.values()]
        return Comparison([tried for _, _, tried in best.values()], own[:, kept], worth[:, kept])


def positions_of(turn: Turn) -> Iterator[Turn]:
    """Yield the turn from its start, and what is left of it after a guest was taken and another came into the queue.

    From there on nearly all turns can be tried to their end.
    """
    if turn.kind not in ("turn", "pass"):
        return
    yield turn
    drawn = {draw.first: draw.answers for draw in turn.draws}
    s = turn.state.copy()
    at, asked = turn.first, 0
    for k, choice in enumerate(turn.choices):
        if at in drawn:
            for answer in drawn[at]:
                s.play(answer)
            at += len(drawn[at])
            if s.guest_taken and not s.die_taken and s.must_ask(s.choices()):
                draws = [draw for draw in turn.draws if draw.first >= at]
                decision = turn.decision + asked
                yield replace(turn, first=at, decision=decision, state=s.copy(), choices=turn.choices[k:], draws=draws)
                return
        asked += s.must_ask(s.choices())
        s.play(choice)
        at += 1


def tried_by(turn: Turn, line: list[int], start: Snapshot) -> Try:
    """Return the try with which a way to play the turn begins."""
    s = turn.state.copy()
    attempt = Attempt(Game.restore(start))
    choices: list[int] = []
    steps = []
    for choice in line:
        if s.seat == NATURE or attempt.done:
            break
        steps.append((s.copy(), choice))
        if s.must_ask(s.choices()):
            attempt.play(choice)
            choices.append(choice)
        s.play(choice)
    assert attempt.outcome is not None
    return Try(tuple(choices), kind_of(steps), attempt.outcome)


def _start(game: Game, turn: Turn) -> Snapshot:
    start = game.rewound(turn.decision).snapshot()
    start.pop("chance", None)
    return start


def difficulty(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is: 1, and one more for every bot that does not find the best turn."""
    return min(1 + sum(not solves(name, puzzle) for name in SOLVERS), HARDEST)


def solves(bot: str, puzzle: Puzzle) -> bool:
    """Return whether a bot finds a turn that is as good as the best."""
    player = bot_named(bot)(0)
    attempt = puzzle.attempt()
    while attempt.outcome is None:
        attempt.play(player.choose(attempt.game.view(attempt.seat)))
    missing = puzzle.missing(attempt.outcome)
    return missing is not None and missing <= EQUAL


@dataclass(frozen=True)
class Search:
    """Where puzzles are looked for: in which games of which bots, and how hard."""

    options: Options
    bots: tuple[str, ...]  # by seat
    seed: int
    most_of_a_game: int = 2
    first: Effort = FIRST
    check: Effort = CHECK

    def of_game(self, number: int) -> list[Puzzle]:
        """Return the puzzles of the game of this number."""
        seed = seeded(self.seed * 1_000_003 + number).below(CHANCES)
        _, played = record_game(self.options, self.bots, seed)
        finder = Finder(NetworkForecaster(self.options.ruleset), self.first, self.check)
        found = finder.puzzles_of(Game.replay(played.record), f"{self.seed}-{number}", seed)
        return [puzzle for puzzle, _ in zip(found, range(self.most_of_a_game), strict=False)]
