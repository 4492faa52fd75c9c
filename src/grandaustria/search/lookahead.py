"""Playing on from the end of a turn to the end of the next one, in one imagined world. Runs compiled."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.playout import answer_nature
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import OVER, State
from grandaustria.rules.turn import TURN
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.worlds import Imagined, World


class Lookahead:
    """Follows a line of choices in a world and searches the next turn. Everybody is led by the same evaluation.

    `width` positions go on at each step of the player's turns; the others follow their first idea.
    """

    def __init__(self, leader: Heuristic, width: i64, most: i64) -> None:
        self.leader = leader
        self.width: i64 = width
        self.most: i64 = most  # ends of the next turn that are returned

    def ends(self, imagined: Imagined, line: Line, seat: i64) -> list[Line]:
        """Return the best ends of the next turn; one line without a choice if the game is over before."""
        world = imagined.world
        s = self._replayed(imagined.root.copy(), line, seat, world)
        s = self._until_asked(s, seat, world)
        if line.choice == PASS and s.seat != OVER:  # a passed turn is looked beyond like any other
            s = self._until_asked(self._best(s, seat, world).outcome(), seat, world)
        return self._best_ends(s, seat, world)

    def beyond(self, world: World, end: Line, seat: i64) -> list[Line]:
        """Return the best ends of the turn after one that `ends` has returned; the same line if the game is over."""
        if end.choice < 0:
            return [end]
        return self._best_ends(self._until_asked(end.outcome(), seat, world), seat, world)

    def _best_ends(self, s: State, seat: i64, world: World) -> list[Line]:
        if s.seat == OVER:
            return [Line(s, 0.0, None, -1, False, 0)]
        return self._ends_of_turn(s, seat, world)[: self.most]

    def _replayed(self, s: State, line: Line, seat: i64, world: World) -> State:
        """Play the line as far as it is known and possible here, and finish the turn as it seems best."""
        choices = line.before_staff()
        for each in choices:
            choice: i64 = each
            answer_nature(s, world)
            if s.seat != seat or choice not in s.choices():
                break
            s.play(choice)
        else:
            if len(choices) == line.depth:
                return s
        answer_nature(s, world)
        return self._best(s, seat, world).outcome() if s.seat == seat else s

    def _until_asked(self, s: State, seat: i64, world: World) -> State:
        """Play on until the seat has a new turn or the game is over. What a scoring asks is answered on the way."""
        answer_nature(s, world)
        while s.seat != OVER and (s.seat != seat or not on_turn(s)):
            width: i64 = self.width if s.seat == seat else 1
            s = Search(self.leader, width, world).best(s, s.seat)[0].outcome()
            answer_nature(s, world)
        return s

    def _ends_of_turn(self, s: State, seat: i64, world: World) -> list[Line]:
        """Return the ends of a turn, the best first. A second pass is no way out, unless there is no other."""
        search = Search(self.leader, self.width, world)
        search.best(s, seat)
        ends = [end for end in search.ends if end.choice != PASS] or search.ends
        return sorted(ends, key=by_value, reverse=True)

    def _best(self, s: State, seat: i64, world: World) -> Line:
        return self._ends_of_turn(s, seat, world)[0]


def on_turn(s: State) -> bool:
    """Return whether the seat that is asked is on its turn, or in the set-up, and not in a scoring."""
    step = s.agenda
    while step is not None:
        if step.effect is TURN:
            return True
        step = step.below
    return s.round == 0
