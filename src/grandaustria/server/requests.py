"""What clients may ask, by HTTP and over the WebSocket: nothing else is let through."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, with_config
from typing_extensions import TypedDict

from grandaustria.bots.bot import LADDER
from grandaustria.server.seats import LONGEST_MESSAGE, LONGEST_NAME, plain

PACES = {"instant": 0.0, "quick": 0.35, "calm": 0.9}  # seconds before a bot's choice


def _plain(text: str) -> str:
    text = plain(text)
    if not text:
        raise ValueError("must contain something visible")
    return text


def _bot(name: str) -> str:
    if name not in LADDER:
        raise ValueError(f"one of {', '.join(LADDER)}")
    return name


Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME), AfterValidator(_plain)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_MESSAGE), AfterValidator(_plain)]
BotName = Annotated[str, AfterValidator(_bot), Field(examples=list(LADDER))]
RequestId = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,64}$")]
Seq = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=3)]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{2,20}$")]
Token = Annotated[str, StringConstraints(max_length=100)]


class Asked(BaseModel):
    """What clients send: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid")


class GameOptions(Asked):
    players: StrictInt = 2
    hotel: str | list[str] = "night"
    staff: str = "standard"
    edition: str = "current"
    promos: StrictBool | None = None


class PersonSeat(Asked):
    kind: Literal["person"]
    name: Name


class BotSeat(Asked):
    kind: Literal["bot"]
    bot: BotName
    name: Name | None = None


class OpenSeat(Asked):
    kind: Literal["open"]


@with_config(extra="forbid")
class NoClock(TypedDict):
    kind: Literal["none"]


@with_config(extra="forbid")
class TurnClock(TypedDict):
    kind: Literal["turn"]
    seconds: Annotated[StrictInt, Field(ge=30, le=3600)]


@with_config(extra="forbid")
class DayClock(TypedDict):
    kind: Literal["day"]
    days: Annotated[StrictInt, Field(ge=1, le=14)]


SeatWanted = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]
Clock = Annotated[NoClock | TurnClock | DayClock, Field(discriminator="kind")]
Pace = Literal["instant", "quick", "calm"]


class NewGame(Asked):
    options: GameOptions = GameOptions()
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=4)]
    clock: Clock = {"kind": "none"}
    pace: Pace = "calm"


class Tokens(Asked):
    tokens: Annotated[list[Token], Field(max_length=100)]


class Joining(Asked):
    name: Name
    seat: SeatNumber | None = None
    secret: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = Field(
        None, description="Made by the client at random. Asked again with the same one, the same seat is given."
    )


class Choices(Asked):
    seq: Seq
    request: RequestId
    choices: Annotated[list[StrictInt], Field(min_length=1, max_length=64)]


class TakingBack(Asked):
    seq: Seq
    request: RequestId
    steps: Annotated[StrictInt, Field(ge=1, le=1000)] = 1


class Saying(Asked):
    text: Said
    request: RequestId


class Replacing(Asked):
    seat: SeatNumber
    request: RequestId
    bot: BotName | None = Field(None, deprecated=True, description="Without effect: nobody chooses for somebody else.")


class PaceWanted(Asked):
    pace: Pace


class HintWanted(Asked):
    ms: Annotated[StrictInt, Field(ge=10, le=2000)] = 300


# The WebSocket


class Hello(Asked):
    type: Literal["hello"]
    token: Token
    language: Language = "en"
    events: Seq = 0
    chat: Seq = 0
    seq: Seq | None = None


class LanguageWanted(Asked):
    type: Literal["language"]
    language: Language


class Ping(Asked):
    type: Literal["ping"]


FromClient = Annotated[Hello | LanguageWanted | Ping, Field(discriminator="type")]
