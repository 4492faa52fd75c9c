"""Everything that crosses the wire. Requests are checked by these models; answers are described by them.

Views and events are the game's own formats (docs/formats.md) and open at the edges here, so that they are described
in one place only.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

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


class Told(BaseModel):
    """What the server says; more may be added later."""

    model_config = ConfigDict(extra="allow")


# Requests


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


class NoClock(Asked):
    kind: Literal["none"]


class TurnClock(Asked):
    kind: Literal["turn"]
    seconds: Annotated[StrictInt, Field(ge=30, le=3600)]


class DayClock(Asked):
    kind: Literal["day"]
    days: Annotated[StrictInt, Field(ge=1, le=14)]


SeatWanted = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]
Clock = Annotated[NoClock | TurnClock | DayClock, Field(discriminator="kind")]
Pace = Literal["instant", "quick", "calm"]


class NewGame(Asked):
    options: GameOptions = GameOptions()
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=4)]
    clock: Clock = NoClock(kind="none")
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
    bot: BotName
    request: RequestId


class PaceWanted(Asked):
    pace: Pace


class HintWanted(Asked):
    ms: Annotated[StrictInt, Field(ge=10, le=2000)] = 300


# Answers


class Error(Told):
    error: str
    message: str


class SeatToken(Told):
    seat: int
    token: str


class Made(Told):
    game: str
    invitation: str
    seats: list[SeatToken]


class Joined(Told):
    game: str
    seat: int
    token: str


class Again(Told):
    """A place in a rematch."""

    game: str
    seat: int | None = Field(description="None for those who watch.")
    token: str = Field(description="The seat's, or the invitation of those who watch.")


class Written(Told):
    """The number of the row in the log."""

    seq: int


class SaidAs(Told):
    n: int


class Summary(Told):
    game: str
    you: int | None
    status: Literal["open", "playing", "over", "abandoned"]
    names: list[str | None]
    your_turn: bool
    seat: int | None = Field(description="The one to act.")
    seq: int
    round: int | None
    scores: list[int] | None
    deadline: float | None
    changed: float


class Summaries(Told):
    """In the order of the tokens; null for a token that opens nothing."""

    games: list[Summary | None]


class SeatShown(Told):
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    connected: bool
    stand_in: str | None
    resigned: bool
    picked: bool


class Choice(Told):
    id: int
    name: str
    touches: list[str]
    text: str


class Prompt(Told):
    seat: int
    ask: str
    n: int
    line: str
    choices: list[Choice] | None = None


class View(Told):
    """A `grandaustria.view`, docs/formats.md; here only what the server adds to."""

    seat: int | None
    round: int
    prompt: Prompt | None
    events: int
    players: list[dict[str, Any]]


class EventTold(Told):
    event: str
    text: str
    seat: int | None = None


class Events(Told):
    """Drop what you know from number `from` on, then append."""

    model_config = ConfigDict(extra="allow", populate_by_name=True)

    from_: int = Field(alias="from")
    list: list[EventTold]


class Position(Told):
    game: str
    seq: int
    status: Literal["open", "playing", "over", "abandoned"]
    options: dict[str, Any]
    you: int | None
    seats: list[SeatShown]
    clock: Clock
    pace: Pace
    hurried: bool
    deadline: float | None
    view: View | None
    undo: int
    ahead: int | None
    events: Events
    scores: list[int] | None
    winners: list[int] | None
    breakdown: list[dict[str, int]] | None
    points_by_round: list[list[int]] | None
    rematch: str | None


class Replayed(Told):
    at: int
    of: int
    rounds: list[int] = Field(description="After how many choices each round starts.")
    choice: int | None
    view: View
    events: Events
    scores: list[int]


class Hint(Told):
    choice: int
    text: str
    points: float
    behind: float


class Hints(Told):
    seq: int
    hints: list[Hint]


class Message(Told):
    n: int
    seat: int
    name: str
    text: str
    at: float


class Messages(Told):
    list: list[Message]


class BotShown(Told):
    name: str
    text: str


class About(Told):
    version: str
    languages: list[str]
    bots: list[BotShown]
    options: dict[str, list[Any]]
    paces: list[str]
    clocks: dict[str, Any]
    limits: dict[str, float]


class CardPart(Told):
    effect: str
    n: int


class GuestCard(Told):
    number: int
    name: str
    colour: Literal["blue", "red", "yellow", "green"]
    order: dict[str, int]
    points: int
    reward: list[CardPart]
    text: str


class StaffCard(Told):
    number: int
    name: str
    cost: int
    when: Literal["immediate", "each_round", "permanent", "final"]
    parts: list[CardPart]
    text: str
    set: Literal["A", "B", "C", "D"] | None


class ObjectiveCard(Told):
    number: int
    letter: Literal["A", "B", "C"]
    text: str


class TileCard(Told):
    name: str
    reward: list[CardPart]
    text: str
    penalty: str


class HotelBoard(Told):
    name: str
    text: str
    rooms: list[Literal["blue", "red", "yellow"]]
    groups: list[list[int]]


class Cards(Told):
    guests: list[GuestCard]
    staff: list[StaffCard]
    objectives: list[ObjectiveCard]
    tiles: list[TileCard]
    hotels: list[HotelBoard]


class Record(Told):
    format: Literal["grandaustria.record"]
    version: int
    options: dict[str, Any]
    seed: int
    choices: list[int]


# The WebSocket, from the client


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


# The WebSocket, from the server


class PositionMessage(Position):
    type: Literal["position"]


class ChatMessage(Message):
    type: Literal["chat"]


class PresenceMessage(Told):
    type: Literal["presence"]
    seats: list[bool]


class ThinkingMessage(Told):
    type: Literal["thinking"]
    seat: int


class ByeMessage(Told):
    type: Literal["bye"]
    reason: str


class PongMessage(Told):
    type: Literal["pong"]


FromServer = Annotated[
    PositionMessage | ChatMessage | PresenceMessage | ThinkingMessage | ByeMessage | PongMessage,
    Field(discriminator="type"),
]
