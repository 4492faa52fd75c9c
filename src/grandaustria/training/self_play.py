"""Games of the network against itself, sampled at the end of each turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.network import Network
from grandaustria.options import Options
from grandaustria.playout import advance, answer_nature, follow_plan
from grandaustria.rules.choices import END_TURN, PASS, Legal
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.learned import NetworkEvaluator, rows_of_features

WIDTH: Final = 16
LOOKED_AT: Final = 64
EPSILON: Final = 1 / 8  # share of turns that explore
EXPLORED: Final = 6  # number of best lines to choose from when exploring
# Two players in half of the games; a variant in three games of eight.
OPTIONS: Final = (
    Options(players=2),
    Options(players=3),
    Options(players=2, hotel="day"),
    Options(players=4),
    Options(players=2),
    Options(players=3, staff="draft"),
    Options(players=4),
    Options(players=2, edition="first"),
)


@dataclass(frozen=True)
class Samples:
    """One row for each end of a turn, in the order of the game."""

    features: npt.NDArray[np.float16]
    seats: list[int]
    scores: list[int]  # final ones, by seat


def play_and_sample(network: bytes | None, item: tuple[int, int]) -> Samples:
    """Play a game, given its number and seed. Without a network, the heuristic plays."""
    number, seed = item
    s = OPTIONS[number % len(OPTIONS)].new_state()
    return _Game(s, _known(network), seed).play()


@lru_cache(maxsize=2)
def _known(network: bytes | None) -> Network | None:
    return None if network is None else Network.from_bytes(network)


class _Game:
    def __init__(self, s: State, network: Network | None, seed: int) -> None:
        self._state = s
        self._nature = seeded(seed)
        self._chance: Chance = seeded(-1 - seed)
        self._heuristic = Heuristic(s.ruleset, Weights())
        self._evaluator = None if network is None else NetworkEvaluator(network, self._heuristic)
        self._rows: list[npt.NDArray[np.float64]] = []
        self._seats: list[int] = []

    def play(self) -> Samples:
        s = self._state
        legal = Legal(s.ruleset.space)
        advance(s, self._nature, legal, None)
        while s.seat != OVER:
            self._play_plan(s.seat)
            advance(s, self._nature, legal, None)
        return Samples(np.array(self._rows, np.float16), self._seats, [player.points for player in s.players])

    def _play_plan(self, seat: int) -> None:
        s = self._state
        plan = self._line(seat).plan()
        follow_plan(s, plan)
        if s.round > 0 and (s.seat != seat or plan[-1] in (END_TURN, PASS)):
            if plan[-1] != PASS:
                answer_nature(s, self._nature)
            self._sample(seat)

    def _line(self, seat: int) -> Line:
        search = Search(self._heuristic, WIDTH, self._chance)
        search.best(self._state.copy(), seat)
        ends = search.ends
        if self._evaluator is None or self._state.round == 0:
            ends.sort(key=by_value, reverse=True)
        else:
            ends = self._evaluator.ranked_by_network(ends, seat, LOOKED_AT)
        if self._chance.below(int(1 / EPSILON)) == 0:
            return ends[self._chance.below(min(EXPLORED, len(ends)))]
        return ends[0]

    def _sample(self, seat: int) -> None:
        s = self._state
        if s.seat != OVER:
            self._rows.append(rows_of_features(self._heuristic, [s], seat)[0])
            self._seats.append(seat)
