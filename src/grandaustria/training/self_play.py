"""A game against oneself, with notes of what was seen at the end of each turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.heuristic import Judge, Weights
from grandaustria.evaluation.network import Network
from grandaustria.options import Options
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, Search, answer_nature, by_value
from grandaustria.search.learned import Appraiser, rows_of_features

WIDTH: Final = 16
LOOKED_AT: Final = 64
CURIOSITY: Final = 8  # one turn in so many is not the best
TEMPTING: Final = 6  # how far down the list it is then chosen from
# Two players most often; one game in four with a variant.
TABLES: Final = (
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
class Notes:
    """One row for each end of a turn, in the order of the game."""

    features: npt.NDArray[np.float16]
    seats: list[int]
    scores: list[int]  # in the end, by seat


def play_and_note(network: bytes | None, item: tuple[int, int]) -> Notes:
    """Play game number so-and-so of a seed; without a network by the judge alone."""
    number, seed = item
    s = TABLES[number % len(TABLES)].new_state()
    return _Game(s, _known(network), seed).play()


@lru_cache(maxsize=2)
def _known(network: bytes | None) -> Network | None:
    return None if network is None else Network.from_bytes(network)


class _Game:
    def __init__(self, s: State, network: Network | None, seed: int) -> None:
        self._state = s
        self._nature = seeded(seed)
        self._thought: Chance = seeded(-1 - seed)
        self._judge = Judge(s.ruleset, Weights())
        self._appraiser = None if network is None else Appraiser(network, self._judge)
        self._rows: list[npt.NDArray[np.float64]] = []
        self._seats: list[int] = []

    def play(self) -> Notes:
        s = self._state
        answer_nature(s, self._nature)
        while s.seat != OVER:
            legal = s.choices()
            if s.must_ask(legal):
                self._play_plan(s.seat)
            else:
                s.play(legal[0])
                answer_nature(s, self._nature)
        return Notes(np.array(self._rows, np.float16), self._seats, [player.points for player in s.players])

    def _play_plan(self, seat: int) -> None:
        s = self._state
        for choice in self._line(seat).plan():
            while not s.must_ask(s.choices()):
                s.play(s.choices()[0])
            s.play(choice)
        if s.round > 0 and (s.seat != seat or choice in (END_TURN, PASS)):
            if choice != PASS:
                answer_nature(s, self._nature)
            self._note(seat)
        answer_nature(s, self._nature)

    def _line(self, seat: int) -> Line:
        search = Search(self._judge, WIDTH, self._thought)
        search.best(self._state.copy(), seat)
        ends = search.ends
        if self._appraiser is None or self._state.round == 0:
            ends.sort(key=by_value, reverse=True)
        else:
            ends = self._appraiser.opinion(ends, seat, LOOKED_AT)
        if self._thought.below(CURIOSITY) == 0:
            return ends[self._thought.below(min(TEMPTING, len(ends)))]
        return ends[0]

    def _note(self, seat: int) -> None:
        s = self._state
        if s.seat != OVER:
            self._rows.append(rows_of_features(self._judge, [s], seat)[0])
            self._seats.append(seat)
