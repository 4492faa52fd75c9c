"""One slice of a review, which runs in a worker."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from grandaustria.analysis.review.review import Review
from grandaustria.codec.types import Record
from grandaustria.server.log import UNREADABLE

SAVED_EVERY: Final = 5  # steps
_MOST_REVIEWS: Final = 4
_REVIEWS: Final[OrderedDict[str, tuple[int, Review]]] = OrderedDict()  # of this worker: the steps done, and the review


@dataclass(frozen=True)
class Kept:
    """A review as it is kept: the document, and apart from it what is needed to go on."""

    steps: int
    complete: bool
    document: str
    work: str


@dataclass(frozen=True)
class Subject:
    """What is reviewed: a finished game, and which of its answers stand-ins gave."""

    game: str
    record: Record
    replaced: Sequence[int]


def look_on(subject: Subject, steps: int, kept: Kept | None) -> tuple[int, Kept | None]:
    """Do one step, and return how many are done now, with the review if it is time to keep it.

    A worker that has not done the first `steps` itself goes on from what is kept. Steps depend on the record alone,
    so what another worker did since then is only done once more.
    """
    done, review = _REVIEWS.pop(subject.game, (-1, None))
    if review is None or done != steps:
        done, review = _opened(subject, kept)
    complete = next(review.steps(), None) is None
    done += 1
    if not complete:
        _REVIEWS[subject.game] = (done, review)
    while len(_REVIEWS) > _MOST_REVIEWS:
        _REVIEWS.popitem(last=False)
    if not complete and done % SAVED_EVERY != 1:
        return done, None
    document: dict[str, Any] = {**review.to_json()}
    work = document.pop("work")
    return done, Kept(done, complete, json.dumps(document, allow_nan=False), json.dumps(work))


def behind(subject: Subject, kept: Kept, number: int, choices: Sequence[int]) -> float:
    """Return how many points other choices in a turn are behind the best ones, less than 0 if they are even better.

    Raises InvalidData if the review cannot be gone on with, because another network forecasts now.
    """
    saved = json.loads(kept.document) | {"work": json.loads(kept.work)}
    return Review.continued(subject.record, saved).looks[number].behind(list(choices))[0]


def _opened(subject: Subject, kept: Kept | None) -> tuple[int, Review]:
    if kept is not None:
        try:
            saved = json.loads(kept.document) | {"work": json.loads(kept.work)}
            return kept.steps, Review.continued(subject.record, saved)
        except UNREADABLE:  # another network forecasts now, or it is damaged
            pass
    return 0, Review(subject.record, replaced=subject.replaced)
