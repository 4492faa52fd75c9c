"""Ways to play a turn, played in imagined worlds: the same dice and the same order of cards for all of them.

In a world the cards that the player cannot see are dealt anew, the player's choices are replayed, the others follow
their first idea, and the player's next turn is searched narrowly. Where a choice has become impossible, because another
card came, a narrow search finishes the turn.
"""

from __future__ import annotations

from typing import Final

from grandaustria.analysis.review.course import kind_at
from grandaustria.analysis.review.forecast import Forecaster
from grandaustria.bots.expert import EFFORT
from grandaustria.evaluation.forecast import Forecasts
from grandaustria.playout import answer_nature
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.learned import settled
from grandaustria.search.worlds import Imagined, World

# Of the player's next turn: half of the expert's, so that a review does not take twice as long.
NEXT_WIDTH: Final = EFFORT.next_width // 2
NEXT_LOOKED_AT: Final = EFFORT.next_looked_at // 2


class Path:
    """A line played in a world, as far as it has come."""

    def __init__(self, world: World, state: State, seat: int, turns: int) -> None:
        self.world = world
        self.state = state
        self.seat = seat
        self.turns = turns  # of the seat, still to come
        self.ends: list[Line] = []  # of the turn that is searched now

    def play(self, line: Line) -> None:
        """Play a line that was found in this world, where nothing else can come than what the search saw."""
        for choice in choices_of(line):
            answer_nature(self.state, self.world)
            self.state.play(choice)


class Worlds:
    """Plays lines in worlds and forecasts where they lead."""

    def __init__(self, forecaster: Forecaster, width: int = NEXT_WIDTH, looked_at: int = NEXT_LOOKED_AT) -> None:
        self._forecaster = forecaster
        self._heuristic = forecaster.heuristic
        self._width = width
        self._looked_at = looked_at

    def forecast(self, lines: list[list[int]], worlds: list[Imagined]) -> Forecasts:
        """Return the forecasts for the lines, one after the other in every world, after the seat's next turn."""
        paths: list[Path] = []
        for imagined in worlds:
            for line in lines:
                paths.append(self._followed(imagined, line, imagined.root.copy()))
        waiting = paths
        while waiting := [path for path in waiting if path.turns > 0 and self._until_turn(path)]:
            self._take_turns(waiting)
        return self._forecaster.forecast([path.state for path in paths])

    def play_out(self, lines: list[list[int]], worlds: list[Imagined]) -> list[State]:
        """Play the lines in every world and everything after them, and return the ends of the games.

        All seats play their turns as the forecaster likes them best. The log of an end has what happened.
        """
        paths: list[Path] = []
        for imagined in worlds:
            for line in lines:
                s = imagined.root.copy()
                s.log = []
                paths.append(self._followed(imagined, line, s))
        waiting = paths
        while waiting := [path for path in waiting if self._until_any_turn(path)]:
            for seat in range(len(worlds[0].root.players)):
                acting = [path for path in waiting if path.seat == seat]
                if acting:
                    self._take_turns(acting)
        return [path.state for path in paths]

    def _followed(self, imagined: Imagined, line: list[int], s: State) -> Path:
        """Play the choices of a line in a position, as long as they are possible, and finish the turn."""
        kind = kind_at(s)
        path = Path(imagined.world, s, s.seat, 2 if line[-1] == PASS else 1)
        last = _replay(s, path.seat, line, path.world)
        if kind == "turn" and last not in (PASS, END_TURN):
            answer_nature(s, path.world)
            if s.seat == path.seat and kind_at(s) == "turn":
                path.play(Search(self._heuristic, self._width, path.world).best(s, path.seat)[0])
        return path

    def _until_any_turn(self, path: Path) -> bool:
        """Play on until a turn begins, which is then the path's. Return whether one does before the game is over."""
        s = path.state
        answer_nature(s, path.world)
        while s.seat != OVER and kind_at(s) != "turn":
            self._first_idea(path)
        path.seat = s.seat
        return s.seat != OVER

    def _until_turn(self, path: Path) -> bool:
        """Play on until the seat's turn begins. Return whether it does before the game is over."""
        s = path.state
        answer_nature(s, path.world)
        while s.seat != OVER and (s.seat != path.seat or kind_at(s) != "turn"):
            self._first_idea(path)
        return s.seat != OVER

    def _first_idea(self, path: Path) -> None:
        """Let a seat play its turn, or what it is asked outside of turns, without a second thought."""
        path.play(Search(self._heuristic, 1, path.world).best(path.state, path.state.seat)[0])
        answer_nature(path.state, path.world)

    def _take_turns(self, paths: list[Path]) -> None:
        """Let the seat of each path play its turn as the forecaster likes it best; passing is no way out."""
        ends: list[Line] = []
        for path in paths:
            search = Search(self._heuristic, self._width, path.world)
            search.best(path.state, path.seat)
            playing = [end for end in search.ends if end.choice != PASS] or search.ends
            path.ends = sorted(playing, key=by_value, reverse=True)[: self._looked_at]
            ends += path.ends
        values = self._forecaster.worth([settled(end) for end in ends], paths[0].seat).tolist()
        at = 0
        for path in paths:
            here = values[at : at + len(path.ends)]
            at += len(path.ends)
            path.turns -= 1
            path.play(path.ends[here.index(max(here))])
            path.ends = []


def _replay(s: State, seat: int, line: list[int], world: World) -> int:
    """Play the choices of a line as long as they are possible after what nature answers. Return the last one played."""
    drawn = False
    last = -1
    for choice in line:
        if s.seat == NATURE:
            answer_nature(s, world)
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
