"""A review of a finished game, which grows step by step and can be saved and continued at any of them.

    review = Review(record)
    review.run(seconds=20)
    document = review.to_json()

The steps depend on the record, the seed and the forecaster alone, and not on time: `seconds` only says when to stop.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from time import perf_counter
from typing import Any, Final, Self
from zlib import crc32

from grandaustria.analysis.review.course import Course, Turn
from grandaustria.analysis.review.forecast import Forecaster, NetworkForecaster
from grandaustria.analysis.review.looking import MISTAKE, Look
from grandaustria.analysis.review.luck import Luck, luck_of
from grandaustria.analysis.review.saving import look_from_json, look_to_json
from grandaustria.analysis.review.sources import Comparison
from grandaustria.analysis.review.summary import document
from grandaustria.analysis.review.types import ReviewJson
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.codec.types import Record
from grandaustria.errors import InvalidData
from grandaustria.game import Game

PRECISE: Final = 0.25  # the standard error, in points, to which every turn is looked at again
LOOKS: Final = 4  # at a turn, at most, until the review is complete
MOST_LOOKS: Final = 40
EXPLAINED: Final = 4  # turns of a seat for which a reason is looked for


class Review:
    """The review of one game.

    `replaced` are answers of the record, by index, that somebody else gave for the seat: a stand-in, or the clock. The
    turns they belong to are not counted as the player's. Without `reasons`, nothing is played to the end.
    """

    def __init__(
        self,
        record: Record | Mapping[str, Any],
        seed: int = 0,
        *,
        replaced: Collection[int] = (),
        forecaster: Forecaster | None = None,
        reasons: bool = True,
    ) -> None:
        game = Game.replay(record)
        self.course = Course(game)
        self.seed = seed
        self.reasons = reasons
        self.replaced = frozenset(replaced)
        self.seconds = 0.0
        self.forecaster = forecaster if forecaster is not None else NetworkForecaster(self.course.start.ruleset)
        self.looks = [Look(turn, self.forecaster, seed) for turn in self.course.turns]
        self.comparisons: dict[int, Comparison] = {}  # by the number of the turn
        self.options = game.options
        self._game = game
        self._worlds = Worlds(self.forecaster)
        self._luck: list[Luck] | None = None

    @classmethod
    def continued(
        cls, record: Record | Mapping[str, Any], saved: Mapping[str, Any], *, forecaster: Forecaster | None = None
    ) -> Self:
        """Return the review that was saved with `to_json`, to go on with."""
        if saved.get("format") != "grandaustria.review" or saved.get("version") != 1 or "work" not in saved:
            raise InvalidData("review", "not a review that can be continued")
        work = saved["work"]
        review = cls(record, saved["seed"], replaced=work["replaced"], forecaster=forecaster, reasons=work["reasons"])
        if saved["game"]["check"] != review.check:
            raise InvalidData("review", "of another game")
        if saved["forecaster"] != review.forecaster.name:
            raise InvalidData("review", f"made with {saved['forecaster']}, not with {review.forecaster.name}")
        review.seconds = saved["progress"]["seconds"]
        for look, data in zip(review.looks, work["looks"], strict=True):
            look_from_json(look, data)
        review.comparisons = {int(number): Comparison.from_json(data) for number, data in work["comparisons"].items()}
        return review

    @property
    def check(self) -> str:
        record = self._game.record()
        return f"{crc32(json.dumps([record['options'], record['choices']]).encode()):08x}"

    @property
    def luck(self) -> list[Luck]:
        if self._luck is None:
            self._luck = luck_of(self.course, self.forecaster, self.seed)
        return self._luck

    def own(self, turn: Turn) -> bool:
        return not any(turn.first <= answer < turn.end for answer in self.replaced)

    def run(self, seconds: float | None = None) -> None:
        """Look on until the review is complete or, if `seconds` are given, for so long: more time narrows it."""
        for _ in self.steps(seconds):
            pass

    def steps(self, seconds: float | None = None) -> Iterator[int]:
        """Look on as `run` does, and yield the number of the turn after each step."""
        started = now = perf_counter()
        before = self.seconds
        beyond = seconds is not None
        while (seconds is None or now - started < seconds) and (number := self.step(beyond)) is not None:
            now = perf_counter()
            self.seconds = before + now - started
            yield number

    def step(self, beyond: bool = False) -> int | None:
        """Do the next piece of work, and return the turn that it was about: None if nothing is left to do.

        With `beyond`, turns are looked at again even when the review is complete.
        """
        look = self._next_look()
        if look is not None:
            look.again()
            return look.turn.number
        for look in self.to_explain():
            compared = self._comparison(look)
            if not compared.done:
                compared.play_more(look.turn, self._worlds, self.seed)
                return look.turn.number
        open_ended = [look for look in self.looks if not look.forced and look.looks < MOST_LOOKS] if beyond else []
        if not open_ended:
            return None
        look = min(open_ended, key=lambda look: (look.looks, -look.error))
        look.again()
        return look.turn.number

    def left(self) -> bool:
        """Return whether there is more to do."""
        if self._next_look() is not None:
            return True
        return any(not self._comparison(look).done for look in self.to_explain())

    def _next_look(self) -> Look | None:
        """Return the turn to look at next: those not looked at yet in their order, then what is least sure."""
        for look in self.looks:
            if look.looks == 0:
                return look
        vague = [look for look in self.looks if self._vague(look)]
        return min(vague, key=lambda look: (look.looks, -look.error)) if vague else None

    def _vague(self, look: Look) -> bool:
        return look.looks < LOOKS and not look.forced and look.error > PRECISE and not look.negligible

    def _comparison(self, look: Look) -> Comparison:
        """Return the comparison of a turn with its best way to play, a new one if that has changed."""
        number = look.turn.number
        assert look.best is not None
        if number not in self.comparisons or self.comparisons[number].best != look.best.way.choices:
            self.comparisons[number] = Comparison(look.best.way.choices)
        return self.comparisons[number]

    def to_explain(self) -> list[Look]:
        """Return the turns for which a reason is looked for: each seat's dearest mistakes, the dearest first."""
        if not self.reasons:
            return []
        found: list[Look] = []
        for look in sorted(self.looks, key=lambda look: -look.given_away):
            of_seat = sum(each.turn.seat == look.turn.seat for each in found)
            if look.given_away >= MISTAKE and look.measured and of_seat < EXPLAINED and self.own(look.turn):
                found.append(look)
        return found

    def to_json(self, work: bool = True) -> ReviewJson:
        """Return the review as a document. With `work` it can be continued."""
        found = document(self, self._game)
        if work:
            found["work"] = {
                "replaced": sorted(self.replaced),
                "reasons": self.reasons,
                "looks": [look_to_json(look) for look in self.looks],
                "comparisons": {str(number): each.saved() for number, each in self.comparisons.items()},
            }
        return found
