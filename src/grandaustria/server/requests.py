"""Everything clients may send, over HTTP and over the WebSocket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, with_config
from typing_extensions import TypedDict

from grandaustria.bots.ladder import BOTS
from grandaustria.server.seats import LONGEST_MESSAGE, LONGEST_NAME, plain

PACES = {"instant": 0.0, "quick": 0.35, "calm": 0.9}  # seconds before a bot's choice


def _plain(text: str) -> str:
    text = plain(text)
    if not text:
        raise ValueError("must contain something visible")
    return text


def _bot(name: str) -> str:
    if name not in BOTS:
        raise ValueError(f"one of {', '.join(BOTS)}")
    return name


Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME), AfterValidator(_plain)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_MESSAGE), AfterValidator(_plain)]
BotName = Annotated[str, AfterValidator(_bot), Field(examples=list(BOTS))]
RequestId = Annotated[str, StringConstraints(pattern=r"^[!-~]{8,64}$")]
Seq = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=3)]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{2,20}$")]
Token = Annotated[str, StringConstraints(max_length=100)]


class Strict(BaseModel):
    """Refuses unknown fields."""

    model_config = ConfigDict(extra="forbid")


class GameOptions(Strict):
    players: StrictInt = 2
    hotel: str | list[str] = "night"
    staff: str = "standard"
    edition: str = "current"
    promos: StrictBool | None = None
    mode: Annotated[Literal["solo"] | None, Field(description="solo: one person alone against Leopold.")] = None
    level: Annotated[StrictInt | None, Field(description="Of Leopold, from 1 (the default) to 3.")] = None


class PersonSeat(Strict):
    kind: Literal["person"]
    name: Name | None = Field(None, description="Without one, readers see a word for it in their language.")


class BotSeat(Strict):
    kind: Literal["bot"]
    bot: BotName
    name: Name | None = None


class OpenSeat(Strict):
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
SeatAgainstBots = Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]
Clock = Annotated[NoClock | TurnClock | DayClock, Field(discriminator="kind")]
Pace = Literal["instant", "quick", "calm"]


class NewGame(Strict):
    options: GameOptions = GameOptions()
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=4)]
    clock: Clock = {"kind": "none"}
    pace: Pace = "calm"
    hints: Annotated[StrictBool, Field(description="Whether players may ask for hints.")] = True
    forecast: Annotated[StrictBool, Field(description="Whether players may see forecasts.")] = False


class Loading(Strict):
    """A record, a snapshot, a position in one line or a game as text (docs/formats.md), as it stands in its file."""

    text: str


class PlayingOn(Loading):
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000, description="After how many choices the new game begins.")]
    seats: Annotated[
        list[SeatAgainstBots], Field(min_length=1, max_length=4, description="One person, and bots everywhere else.")
    ]
    pace: Pace = "calm"


class DealWanted(Strict):
    """A game of today's deal, against the computer."""

    name: Name | None = None
    pace: Pace = "calm"


Day = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
TurnChoices = Annotated[list[StrictInt], Field(max_length=64)]


class PuzzleLook(Strict):
    """A look at the day's puzzle after these choices."""

    day: Day
    choices: TurnChoices = []


class PuzzleTry(Strict):
    """A whole turn, as the solver's try number `n`."""

    day: Day
    solver: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")] = Field(
        description="Chosen by the client at random for this day."
    )
    n: Annotated[StrictInt, Field(ge=1, le=3)]
    choices: TurnChoices = Field(description="None of them: the solver gives up.")


class TurnTried(Strict):
    """A turn of a reviewed game, by its number, played with these choices."""

    turn: Annotated[StrictInt, Field(ge=0, le=1000)]
    choices: TurnChoices = []


class Tokens(Strict):
    tokens: Annotated[list[Token], Field(max_length=100)]


class Joining(Strict):
    name: Name | None = None
    seat: SeatNumber | None = None
    secret: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = Field(
        None, description="Chosen by the client at random. A repeated request with the same secret gets the same seat."
    )


class Filling(Strict):
    seat: SeatNumber
    bot: BotName
    name: Name | None = None


class Choices(Strict):
    seq: Seq
    request: RequestId
    choices: Annotated[list[StrictInt], Field(min_length=1, max_length=64)]


class TakingBack(Strict):
    seq: Seq
    request: RequestId
    steps: Annotated[StrictInt, Field(ge=1, le=1000)] = 1


class Saying(Strict):
    text: Said
    request: RequestId


class Replacing(Strict):
    seat: SeatNumber
    request: RequestId
    bot: BotName | None = Field(None, deprecated=True, description="Ignored: no player chooses the bot for another.")


class PaceWanted(Strict):
    pace: Pace


class HintWanted(Strict):
    ms: Annotated[StrictInt, Field(ge=10, le=2000)] = 300
    quick: Annotated[
        StrictBool, Field(description="Where nothing has been compared yet, answer with the first impression.")
    ] = False


# Over the WebSocket


class Hello(Strict):
    type: Literal["hello"]
    token: Token
    others: Annotated[list[Token], Field(max_length=3)] = []  # of people who share the device: they are there too
    language: Language = "en"
    events: Seq = 0
    chat: Seq = 0
    seq: Seq | None = None


class LanguageWanted(Strict):
    type: Literal["language"]
    language: Language


class Ping(Strict):
    type: Literal["ping"]


FromClient = Annotated[Hello | LanguageWanted | Ping, Field(discriminator="type")]
