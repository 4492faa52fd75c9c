"""The course of a game: every answer, where players were asked, the events, and the chronicle they add up to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from grandaustria.history.chronicle import Chronicle
from grandaustria.history.taking_back import Decision
from grandaustria.rules.events import ROUND_STARTED, Event


class Mark(NamedTuple):
    """How far a course had come, to return to."""

    answers: int
    decisions: int
    events: int
    noted: int
    chronicle: Chronicle


class Course:
    def __init__(self, chronicle: Chronicle) -> None:
        self.answers: list[int] = []
        self.decisions: list[Decision] = []
        self.events: list[Event] = []
        self._chronicle = chronicle
        self._noted = 0  # events that the chronicle has taken in
        self._shared = False  # whether somebody else relies on the chronicle as it is

    def told(self) -> Chronicle:
        """Return the chronicle of all events so far."""
        if self._noted < len(self.events):
            if self._shared:
                self._chronicle = self._chronicle.copy()
                self._shared = False
            for event in self.events[self._noted :]:
                self._chronicle.note(event)
            self._noted = len(self.events)
        return self._chronicle

    def choices_before(self, event: int) -> int:
        return bisect_right(self.decisions, event, key=_events_then)

    def events_before(self, answers: int) -> int:
        k = bisect_left(self.decisions, answers, key=_answers_then)
        return self.decisions[k][2] if k < len(self.decisions) else len(self.events)

    def round_starts(self) -> list[int]:
        starts = (number for number, event in enumerate(self.events) if event[0] == ROUND_STARTED)
        return [self.choices_before(number) for number in starts]

    def copy(self) -> Course:
        self._shared = True
        twin = Course(self._chronicle)
        twin.answers += self.answers
        twin.decisions += self.decisions
        twin.events += self.events
        twin._noted = self._noted
        twin._shared = True
        return twin

    def mark(self) -> Mark:
        self._shared = True
        return Mark(len(self.answers), len(self.decisions), len(self.events), self._noted, self._chronicle)

    def return_to(self, mark: Mark) -> None:
        del self.answers[mark.answers :]
        del self.decisions[mark.decisions :]
        del self.events[mark.events :]
        self._chronicle = mark.chronicle
        self._noted = mark.noted
        self._shared = True


def _answers_then(decision: Decision) -> int:
    return decision[0]


def _events_then(decision: Decision) -> int:
    return decision[2]
