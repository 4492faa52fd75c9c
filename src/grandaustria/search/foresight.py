"""Looking beyond the current turn: what the next one brings, after imagined opponents have played. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.playout import answer_nature
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, Search, by_value

NEXT_WIDTH: Final = 4  # of the search of the next turn, by default


class Foresight:
    """Compares the ends of a turn by the best end of the next one, in worlds that are the same for all of them.

    The opponents in between follow their first idea; the next turn is searched with `width` positions going on at each
    step. The better half of the ends goes on into as many new worlds as were seen before, until few are left.
    """

    def __init__(self, heuristic: Heuristic, chance: Chance, width: i64) -> None:
        self.heuristic = heuristic
        self.chance = chance
        self.width: i64 = width

    def rank(self, ends: list[Line], seat: i64, worlds: i64) -> list[Line]:
        """Return the ends that were followed to the last, with their new values, the best first."""
        sums: dict[Line, float] = dict.fromkeys(ends, 0.0)
        seen: i64 = 0
        while True:
            for _ in range(max(seen, worlds)):
                seed: i64 = self.chance.below(1 << 30)
                for line in ends:
                    sums[line] += self.rollout(line, seat, seed)
            seen += max(seen, worlds)
            for line in ends:
                line.value = sums[line] / float(seen)
            ends = sorted(ends, key=by_value, reverse=True)
            if len(ends) <= 3:
                return ends
            ends = ends[: (len(ends) + 1) // 2]

    def rollout(self, line: Line, seat: i64, seed: i64) -> float:
        """Return the value of the next turn in one world."""
        chance = seeded(seed)
        s = self._until_asked(line.outcome(), seat, chance)
        if s.seat == OVER:
            return float(s.players[seat].points)
        search = Search(self.heuristic, self.width, chance)
        search.best(s, seat)
        return max([end.value for end in search.ends])

    def _until_asked(self, s: State, seat: i64, chance: Chance) -> State:
        """Play on until it is the seat's turn or the game is over."""
        answer_nature(s, chance)
        while s.seat != seat and s.seat != OVER:
            s = Search(self.heuristic, 1, chance).best(s, s.seat)[0].outcome()
            answer_nature(s, chance)
        return s
