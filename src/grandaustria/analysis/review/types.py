"""A review of a finished game as JSON. docs/formats.md describes the fields, docs/review.md what they mean."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from grandaustria.options import OptionsJson

Kind = Literal["turn", "pass", "setup", "scoring"]
Size = Literal["equal", "slip", "mistake", "costly"]
Source = Literal["guests", "rooms", "groups", "staff", "objectives", "emperor", "leftovers"]
Drawn = Literal["dice", "guests", "staff", "leopold"]
Level = Literal["grand_hotelier", "hotelier", "concierge", "chief_waiter", "porter", "page"]


class Forecast(TypedDict):
    """What each seat can expect: its final points, and its chance to win from 0 to 1."""

    points: list[float]
    win: list[float]


class TurnKind(TypedDict):
    """What makes a turn of another kind: the die (null: none), the guests taken, the staff played or kept, a pass."""

    die: int | None
    guests: list[int]
    staff: list[int]
    passed: bool


class TurnLine(TypedDict):
    """A way to play a turn. `choices` are the player's own; `answers` has nature's too, and follows the record up to
    the turn's `first` answer. `behind`: points fewer for the seat than with the best line, give or take `error`.
    """

    kind: TurnKind
    choices: list[int]
    answers: list[int]
    forecast: Forecast
    behind: float
    error: float


class SourcePoints(TypedDict):
    """Points by which the best line is ahead of the one played from one source, give or take `error`."""

    source: Source
    points: float
    error: float


class Why(TypedDict):
    """Why the best line is better: a message with its arguments, which `words.review.why` says in a language.

    `guest`, `staff` and `objective` are numbers of cards. `also` is a second source, or null.
    """

    message: str
    arguments: dict[str, str | int]
    also: Source | None


class Sources(TypedDict):
    """Where the difference between two lines comes from, in games played to the end: `points` in all, give or take
    `error`, in so many `games` each. Only sources that are sure are `named`.
    """

    points: float
    error: float
    games: int
    by_source: list[SourcePoints]
    named: list[Source]


class TurnReview(TypedDict):
    """One turn of one seat. `looked` is how often it was looked at so far; 0: not yet, and then the fields from
    `given_away` on say nothing.
    """

    number: int
    seat: int
    round: int
    turn: int
    kind: Kind
    extra: bool
    own: bool
    first: int
    end: int
    decision: int
    before: Forecast
    after: Forecast
    luck: list[float]
    looked: int
    given_away: float
    error: float
    sure: bool
    size: Size
    good_find: bool
    ways: int
    worlds: int
    played: TurnLine
    best: TurnLine | None
    others: list[TurnLine]
    sources: Sources | None
    why: Why | None


class Draw(TypedDict):
    """Answers of nature in a row, of one kind, and what they changed for each seat against what could have come.

    `turn` is the number of the turn in which they came, or null between turns; `seat` whose staff cards they were.
    """

    number: int
    kind: Drawn
    round: int
    turn: int | None
    seat: int | None
    first: int
    end: int
    luck: list[float]
    error: list[float]
    after: Forecast


class Whole(TypedDict):
    """The parts of a result in whole points, which add up: expert_game + luck - given_away + others + unexplained."""

    expert_game: int
    luck: int
    given_away: int
    others: int
    unexplained: int
    result: int


class SeatReview(TypedDict):
    """How a seat played. The same parts as in `whole`, not rounded, add up too.

    `turns` and `per_turn` leave out passes, which `passes` and `passed_away` count, and what was not the player's own.
    """

    seat: int
    automa: bool
    expert_game: float
    luck: float
    given_away: float
    error: float
    others: float
    unexplained: float
    result: int
    without_luck: float
    whole: Whole
    turns: int
    per_turn: float
    passes: int
    passed_away: float
    level: Level | None
    mistakes: list[int]
    good_finds: list[int]
    replaced_from: int | None


class ReviewProgress(TypedDict):
    """How far the review has come: `turns` looked at, `of` how many; reasons likewise. `complete`: all is sure, or as
    sure as it gets. `seconds` of thinking so far.
    """

    turns: int
    of: int
    round: int
    reasons: int
    reasons_of: int
    complete: bool
    seconds: float


class ReviewedGame(TypedDict):
    """Which game it is: `check` is a CRC-32 of its record."""

    options: OptionsJson
    answers: int
    check: str
    scores: list[int]
    winners: list[int]


class ReviewDocument(TypedDict):
    """All that a review says."""

    format: Literal["grandaustria.review"]
    version: Literal[1]
    game: ReviewedGame
    seed: int
    forecaster: str
    progress: ReviewProgress
    start: Forecast
    seats: list[SeatReview]
    turns: list[TurnReview]
    draws: list[Draw]


class ReviewJson(ReviewDocument):
    """A review. With `work` it can be continued; without, it says the same."""

    work: NotRequired[dict[str, Any]]
