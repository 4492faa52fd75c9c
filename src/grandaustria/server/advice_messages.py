"""What the server sends to players who want advice: hints and forecasts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

_POINTS = Field(description="The final points to expect.")
_BEHIND = Field(description="How many points the best is ahead, those of opponents considered.")
_WHY = Field(description="What the turn does, in words; null where no reason stands out.")


class Hint(TypedDict):
    choice: int
    text: str
    points: Annotated[float, _POINTS]
    behind: Annotated[float, _BEHIND]
    why: Annotated[str | None, _WHY]


class HintedTurn(TypedDict):
    choices: Annotated[list[int], Field(description="Up to the next draw.")]
    steps: Annotated[list[str], Field(description="The choices in words.")]
    whole: Annotated[bool, Field(description="Nothing is drawn before the turn is over.")]
    points: Annotated[float, _POINTS]
    behind: Annotated[float, _BEHIND]
    why: Annotated[str | None, _WHY]


class Hints(TypedDict):
    """The best choices and turns, as far as they have been compared. Asking again at the same row goes on with it."""

    seq: int
    hints: list[Hint]
    turns: Annotated[list[HintedTurn], Field(description="At most three.")]
    looks: Annotated[int, Field(description="How often a turn was followed into the next one.")]
    progress: Annotated[float, Field(description="1 when nothing more will be compared.")]
    sure: Annotated[bool, Field(description="The differences between the best are known to about half a point.")]


class Outlook(TypedDict):
    points: Annotated[list[float], Field(description="By seat: the final points to expect.")]
    chances: Annotated[list[float], Field(description="By seat: the chance to win. They add up to 1.")]


class Forecast(TypedDict):
    """What every seat can expect, as far as the caller may know, when the turn began that is being played."""

    seq: int
    forecast: Annotated[Outlook | None, Field(description="Null before the first turn.")]
    since: Annotated[Outlook | None, Field(description="The same after the caller's last turn, if it had one.")]
