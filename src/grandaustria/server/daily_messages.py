"""What the server sends of the deal and the puzzle of the day."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from grandaustria.server.messages import Position


class Dealt(TypedDict):
    """A game of the deal of the day."""

    day: str
    game: str
    seat: int
    token: str


class DealToday(TypedDict):
    bot: Annotated[str, Field(description="The opponent.")]
    played: Annotated[int, Field(description="Games of it that were played to the end here.")]
    best: Annotated[int | None, Field(description="The most points in one of them.")]


class Today(TypedDict):
    day: Annotated[str, Field(description="In UTC, as in 2026-11-17.")]
    ends: Annotated[float, Field(description="When the day is over, in seconds since 1970.")]
    deal: DealToday
    puzzle: PuzzleToday | None


class Solvers(TypedDict):
    """How many people's best try of the day's puzzle was so."""

    found: Annotated[int, Field(description="At most half a point was missing.")]
    close: Annotated[int, Field(description="At most two points were missing.")]
    others: int


class PuzzleToday(TypedDict):
    id: str
    difficulty: Annotated[int, Field(description="From 1 to 5.")]
    round: int
    players: int
    tries: Annotated[int, Field(description="That everybody has.")]
    solvers: Solvers


class Looked(TypedDict):
    """The puzzle after some choices. `done`: the turn is over, or something is revealed; the try can be handed in."""

    done: bool
    table: Annotated[Position, Field(description="As it is before the last choice, if the turn is done.")]


class Tried(TypedDict):
    """What became of a try. `best` is the best turn in words, once the solver may see it."""

    missing: Annotated[float | None, Field(description="Points, against the best turn; null for who gives up.")]
    found: bool
    over: bool
    best: list[str] | None
    solvers: Solvers


class Clue(TypedDict):
    """What to look at, on the first level; on the second, the first step."""

    touches: list[str]
    choice: int | None
    text: str | None
