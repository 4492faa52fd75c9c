"""Games of the expert against itself, sampled as they are played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.forecast import result, rows_of_features
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.leader import Leader
from grandaustria.evaluation.model import Model
from grandaustria.evaluation.network import Array
from grandaustria.options import Options
from grandaustria.playout import advance, answer_nature, follow_plan
from grandaustria.rules.choices import END_TURN, PASS, Legal
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, Search, by_value, pending_value
from grandaustria.search.learned import Effort, Evaluator, LearnedForesight, distinct, evaluated_ends
from grandaustria.training.samples import Recorder, Samples

EPSILON: Final = 1 / 8  # share of turns that explore
EXPLORED: Final = 6  # number of best lines to choose from when exploring
MIDDLES: Final = 6  # one in so many positions in the middle of a turn becomes a row
RIVALS: Final = 3  # one in so many ends of a turn becomes a row for a rival too
LED: Final = 8  # one in so many searches shows the leader its positions
LED_POSITIONS: Final = 8  # of each kind, from one search
# Two players in half of the games; a variant in half of them.
OPTIONS: Final = (
    Options(players=2),
    Options(players=3),
    Options(players=2, hotel="day"),
    Options(players=4),
    Options(players=2),
    Options(players=3, staff="draft"),
    Options(players=4, hotel="day"),
    Options(players=2, edition="first"),
    Options(players=2),
    Options(players=3),
    Options(players=2, staff="draft"),
    Options(players=4),
    Options(players=2),
    Options(players=3, hotel="day", staff="draft"),
    Options(players=4, edition="first"),
    Options(mode="solo", level=2),
)

# What forecasts are calibrated for: the night hotels and standard hands of the current edition.
USUAL: Final = (Options(players=2), Options(players=3), Options(players=4))


def play_and_sample(
    model: bytes | None, effort: Effort, explores: bool, options: tuple[Options, ...], item: tuple[int, int]
) -> Samples:
    """Play a game, given its number and seed. Without a model, the heuristic plays."""
    number, seed = item
    s = options[number % len(options)].new_state()
    return _Game(s, _known(model), effort, explores, seed).play()


@lru_cache(maxsize=2)
def _known(model: bytes | None) -> Model | None:
    return None if model is None else Model.from_bytes(model)


class _Game:
    def __init__(self, s: State, model: Model | None, effort: Effort, explores: bool, seed: int) -> None:
        self._state = s
        self._effort = effort
        self._explores = explores
        self._nature = seeded(seed)
        self._chance: Chance = seeded(-1 - seed)
        self._evaluator = None if model is None else Evaluator(model, s.ruleset)
        self._leader = Heuristic(s.ruleset, Weights()) if self._evaluator is None else self._evaluator.leader
        self._record = Recorder()
        self._groups = 0

    def play(self) -> Samples:
        s = self._state
        legal = Legal(s.ruleset.space)
        advance(s, self._nature, legal, None)
        while s.seat != OVER:
            self._play_plan(s.seat)
            advance(s, self._nature, legal, None)
        return self._record.finished([result(s, p.seat) for p in s.players])

    def _play_plan(self, seat: int) -> None:
        s = self._state
        line, searched = self._line(seat)
        plan = line.plan()
        follow_plan(s, plan)
        ended = s.seat != seat or plan[-1] in (END_TURN, PASS)
        if plan[-1] != PASS:
            answer_nature(s, self._nature)
        if s.seat != OVER and (ended or self._chance.below(MIDDLES) == 0):
            for p in s.players:
                if p.seat == seat or self._chance.below(RIVALS) == 0:
                    row = rows_of_features(self._leader, [s], p.seat)[0]
                    self._record.add_row(row, p.seat, searched if p.seat == seat and ended else None)

    def _line(self, seat: int) -> tuple[Line, Array | None]:
        """Return the line to play and, if it was looked beyond, what is expected of it."""
        root = self._state.copy()
        evaluator = self._evaluator
        if evaluator is None:
            search = Search(self._leader, self._effort.width, self._chance)
            search.best(root, seat)
            return self._explored(sorted(search.ends, key=by_value, reverse=True)), None
        ends = evaluated_ends(evaluator, root, seat, self._effort, self._chance)
        if self._chance.below(LED) == 0:
            self._show_leader(ends, seat)
        explored = self._explored(ends)
        lines = distinct(ends)[: self._effort.ends]
        if explored is not ends[0] or len(lines) < 2:
            return explored, None
        foresight = LearnedForesight(evaluator, root, seat, self._effort, self._chance)
        best = foresight.rank(lines)[0]
        return best, foresight.forecast(best)

    def _explored(self, ends: list[Line]) -> Line:
        if self._explores and self._chance.below(int(1 / EPSILON)) == 0:
            return ends[self._chance.below(min(EXPLORED, len(ends)))]
        return ends[0]

    def _show_leader(self, ends: list[Line], seat: int) -> None:
        """Record positions of a search, with the value of the best end behind each."""
        best: dict[Line, float] = {}
        for end in ends:
            if end.choice == PASS:
                continue
            line: Line | None = end
            while line is not None and line.choice >= 0 and best.get(line, -1e9) < end.value:
                best[line] = end.value
                line = line.before
        kinds: dict[int, list[Line]] = {}
        for line in best:
            over = line.state.seat != seat or line.choice == END_TURN
            kinds.setdefault(2 if over else int(line.state.die_taken), []).append(line)
        for lines in kinds.values():
            if len(lines) > 1:
                self._groups += 1
                for _ in range(min(LED_POSITIONS, len(lines))):
                    line = lines.pop(self._chance.below(len(lines)))
                    self._record_position(line, seat, best[line])

    def _record_position(self, line: Line, seat: int, value: float) -> None:
        s = line.state
        leader = self._leader
        assert isinstance(leader, Leader)
        heuristic = leader.look(s, s.players[seat])
        if s.seat == seat and line.choice != END_TURN:
            heuristic += pending_value(s.agenda)
        indices = [leader.indices[k] for k in range(leader.n)]
        amounts = [leader.amounts[k] for k in range(leader.n)]
        self._record.add_position(self._groups, s.round, heuristic, value, indices, amounts)
