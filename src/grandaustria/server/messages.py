"""Everything the server says, by HTTP and over the WebSocket.

Views and events are the game's own formats (docs/formats.md) and open at the edges here, so that they are described
in one place only.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from grandaustria.server.requests import Clock, Pace


class Told(BaseModel):
    """What the server says; more may be added later."""

    model_config = ConfigDict(extra="allow")


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
    stand_in: str | None = Field(description="The bot that plays for the person.")
    stays: bool = Field(description="It plays until the person comes back; otherwise this turn only.")
    missed: int = Field(description="Deadlines missed in a row.")
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


class NoticeTold(Told):
    """What happened to a seat: a bot stands in, the person is back or has left for good."""

    kind: Literal["stand_in", "returned", "left"]
    seat: int
    at: float
    bot: str | None
    why: Literal["deadline", "called"] | None
    by: int | None = Field(description="The seat that called for the bot.")
    stays: bool
    events: int = Field(description="How many events had happened before.")
    text: str


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
    notices: list[NoticeTold]
    finished_by: list[str | None] | None = Field(description="When the game is over: who played on for whom, by seat.")
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
    """Version 2: without a seed. Dice and draws are among the choices."""

    format: Literal["grandaustria.record"]
    version: Literal[2]
    options: dict[str, Any]
    choices: list[int]


# The WebSocket, from the server


class PositionMessage(Position):
    type: Literal["position"]


class ChatMessage(Message):
    type: Literal["chat"]


class PresenceMessage(Told):
    type: Literal["presence"]
    seats: list[bool]
    away_for: list[float | None] = Field(description="Seconds since a person was last there; null while connected.")


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
