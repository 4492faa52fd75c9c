"""Imagined worlds in which ways to play a turn are compared: the same dice and the same order of cards for all of them.

In a world the cards that the player cannot see are dealt anew, the player's choices are replayed, the others follow
their first idea, and the player's next turn is searched narrowly. Where a choice has become impossible, because another
card came, a narrow search finishes the turn.
"""

from __future__ import annotations

from random import Random
from typing import Final

from grandaustria.analysis.review.course import kind_at
from grandaustria.analysis.review.forecast import Forecaster
from grandaustria.bots.expert import EFFORT
from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.forecast import Forecasts
from grandaustria.hidden import determinized
from grandaustria.rules.choices import END_TURN, PASS, ROLL
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.foresight import NEXT_WIDTH

_SEARCHES: Final = 4096  # seeds for the searches of a world


class World:
    """Dice and an order of cards, which do not depend on what the players do."""

    def __init__(self, seed: int, choices: int) -> None:
        self.seed = seed
        random = Random(seed)
        self._order = [random.random() for _ in range(choices)]
        self._dice: dict[tuple[int, int], list[int]] = {}

    def deal(self, s: State) -> State:
        """Return the position with the cards dealt anew that the seat asked cannot see."""
        return determinized(s, seeded(self.seed))

    def chance(self, search: int) -> Chance:
        """Return chance for the search of this number."""
        return seeded(self.seed * _SEARCHES + search)

    def answer(self, s: State) -> None:
        """Answer while nature is asked."""
        while s.seat == NATURE:
            s.play(self.pick(s, s.choices()))

    def pick(self, s: State, legal: list[int]) -> int:
        """Return what nature answers in this world."""
        return ROLL + self._die(s) if legal[0] == ROLL else min(legal, key=self._order.__getitem__)

    def _die(self, s: State) -> int:
        """Return the next die of a roll. Within a round, no two rolls have the same number of dice."""
        lying = s.dice_left()
        assert s.agenda is not None
        roll = (s.round, lying + s.agenda.n)
        if roll not in self._dice:
            random = Random(hash((self.seed, *roll)))
            self._dice[roll] = [random.randrange(6) for _ in range(roll[1])]
        return self._dice[roll][lying]


class Path:
    """A line played in a world, as far as it has come, with the number of searches so far."""

    def __init__(self, world: World, state: State, seat: int, turns: int) -> None:
        self.world = world
        self.state = state
        self.seat = seat
        self.turns = turns  # of the seat, still to come
        self.searches = 0
        self.ends: list[Line] = []  # of the turn that is searched now

    def chance(self) -> Chance:
        self.searches += 1
        return self.world.chance(self.searches)


class Worlds:
    """Plays lines in worlds and forecasts where they lead."""

    def __init__(self, forecaster: Forecaster, width: int = NEXT_WIDTH, looked_at: int = EFFORT.next_looked_at) -> None:
        self._forecaster = forecaster
        self._heuristic = forecaster.heuristic
        self._width = width
        self._looked_at = looked_at

    def forecast(self, root: State, lines: list[list[int]], worlds: list[World]) -> Forecasts:
        """Return the forecasts for the lines, one after the other in every world, after the seat's next turn."""
        seat = root.seat
        paths: list[Path] = []
        for world in worlds:
            dealt = world.deal(root)
            for line in lines:
                s = dealt.copy()
                self.follow(s, seat, line, world)
                paths.append(Path(world, s, seat, 2 if line[-1] == PASS else 1))
        waiting = paths
        while waiting := [path for path in waiting if path.turns > 0 and self._until_turn(path)]:
            self._take_turns(waiting)
        return self._forecaster.forecast([path.state for path in paths])

    def follow(self, s: State, seat: int, line: list[int], world: World) -> None:
        """Play the choices of a line, as long as they are possible, and finish the turn."""
        kind = kind_at(s)
        last = _replay(s, seat, line, world)
        searches = -1  # apart from those that follow the turn
        while kind == "turn" and last not in (PASS, END_TURN):
            world.answer(s)
            if s.seat != seat or kind_at(s) != "turn":
                return
            search = Search(self._heuristic, self._width, world.chance(_SEARCHES + searches))
            searches -= 1
            last = _replay(s, seat, choices_of(search.best(s, seat)[0]), world)

    def play_out(self, root: State, lines: list[list[int]], worlds: list[World]) -> list[State]:
        """Play the lines in every world and everything after them, and return the ends of the games.

        All seats play their turns as the forecaster likes them best. The log of an end has what happened.
        """
        paths: list[Path] = []
        for world in worlds:
            for line in lines:
                s = world.deal(root)
                s.log = []
                self.follow(s, root.seat, line, world)
                paths.append(Path(world, s, root.seat, 0))
        waiting = paths
        while waiting := [path for path in waiting if self._until_any_turn(path)]:
            for seat in range(len(root.players)):
                acting = [path for path in waiting if path.seat == seat]
                if acting:
                    self._take_turns(acting)
        return [path.state for path in paths]

    def _until_any_turn(self, path: Path) -> bool:
        """Play on until a turn begins, which is then the path's. Return whether one does before the game is over."""
        s = path.state
        path.world.answer(s)
        while s.seat != OVER and kind_at(s) != "turn":
            self._first_idea(path)
            path.world.answer(s)
        path.seat = s.seat
        return s.seat != OVER

    def _until_turn(self, path: Path) -> bool:
        """Play on until the seat's turn begins. Return whether it does before the game is over."""
        s = path.state
        while True:
            path.world.answer(s)
            if s.seat == OVER:
                return False
            if s.seat == path.seat and kind_at(s) == "turn":
                return True
            self._first_idea(path)

    def _first_idea(self, path: Path) -> None:
        """Let a seat play its turn, or what it is asked outside of turns, without a second thought."""
        s = path.state
        seat, kind = s.seat, kind_at(s)
        while s.seat == seat and kind_at(s) == kind:
            line = Search(self._heuristic, 1, path.chance()).best(s, seat)[0]
            choices = choices_of(line) if kind == "turn" else choices_before_draw(line)
            if _replay(s, seat, choices, path.world) in (PASS, END_TURN):
                return
            path.world.answer(s)

    def _take_turns(self, paths: list[Path]) -> None:
        """Let the seat of each path play its turn as the forecaster likes it best; passing is no way out."""
        ends: list[Line] = []
        for path in paths:
            search = Search(self._heuristic, self._width, path.chance())
            search.best(path.state, path.seat)
            playing = [end for end in search.ends if end.choice != PASS] or search.ends
            path.ends = sorted(playing, key=by_value, reverse=True)[: self._looked_at]
            ends += path.ends
        values = self._forecaster.worth([end.state for end in ends], paths[0].seat).tolist()
        at = 0
        for path in paths:
            here = values[at : at + len(path.ends)]
            at += len(path.ends)
            path.turns -= 1
            self._finish(path, path.ends[here.index(max(here))])
            path.ends = []

    def _finish(self, path: Path, line: Line) -> None:
        s = path.state
        while _replay(s, path.seat, choices_of(line), path.world) not in (PASS, END_TURN):
            path.world.answer(s)
            if s.seat != path.seat or kind_at(s) != "turn":
                return
            line = Search(self._heuristic, self._width, path.chance()).best(s, path.seat)[0]


def _replay(s: State, seat: int, line: list[int], world: World) -> int:
    """Play the choices of a line as long as they are possible after what nature answers. Return the last one played."""
    drawn = False
    last = -1
    for choice in line:
        if s.seat == NATURE:
            world.answer(s)
            drawn = True
        if drawn and (s.seat != seat or choice not in s.choices()):
            break
        s.play(choice)
        last = choice
    return last


def choices_of(line: Line) -> list[int]:
    """Return all choices of a line of a search, forced ones included."""
    found: list[int] = []
    at: Line | None = line
    while at is not None and at.choice >= 0:
        found.append(at.choice)
        at = at.before
    found.reverse()
    return found


def choices_before_draw(line: Line) -> list[int]:
    """Return the choices of a line up to nature's first answer: outside of turns, what follows is another matter."""
    found = choices_of(line)
    length = len(found)
    at: Line | None = line
    while at is not None and at.choice >= 0:
        if at.drawn:
            del found[length:]
        length -= 1
        at = at.before
    return found
