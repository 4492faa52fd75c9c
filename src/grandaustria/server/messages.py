"""Everything the server sends, over HTTP and over the WebSocket. Clients must ignore fields they do not know.

These types describe plain dictionaries that the routes build by hand, so nothing is validated twice. Views and events
are those of the game (docs/formats.md) with texts added.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypedDict

from grandaustria.analysis.review.types import ReviewDocument, ReviewProgress
from grandaustria.codec import types as codec
from grandaustria.codec.event_types import Event
from grandaustria.options import OptionsJson
from grandaustria.server.loading import Kind
from grandaustria.server.log import NoticeKind, NoticeReason, ReviewState, Status
from grandaustria.server.requests import Clock, Pace
from grandaustria.server.seats import SeatKind
from grandaustria.words.insight import Insight

_LOADED = Field(description="Whether it began with a position that somebody loaded. Such games count in no statistics.")
_AGREED = Field(description="The seats whose persons want anybody to see the finished game.")
_LINK = Field(description="Under which anybody may see the game, once all people who played have agreed.")


class Error(TypedDict):
    error: str
    message: str


class SeatToken(TypedDict):
    seat: int
    token: str


class Made(TypedDict):
    game: str
    invitation: str
    seats: list[SeatToken]


class Joined(TypedDict):
    game: str
    seat: int
    token: str


class Again(TypedDict):
    """A place in a rematch."""

    game: str
    seat: Annotated[int | None, Field(description="Null for spectators.")]
    token: Annotated[str, Field(description="The token of the seat; the invitation for spectators.")]


class Written(TypedDict):
    """The number of the new row in the log."""

    seq: int


class SaidAs(TypedDict):
    n: int


class Sharing(TypedDict):
    """Who has agreed that anybody may see a finished game."""

    agreed: Annotated[list[int], _AGREED]
    link: Annotated[str | None, _LINK]


class Shared(Written):
    """The number of the new row in the log, and who has agreed."""

    sharing: Sharing


class Summary(TypedDict):
    game: str
    you: int | None
    status: Status
    names: list[str | None]
    bots: Annotated[
        list[str | None], Field(description="By seat, as the game was made; null for people and seats that were open.")
    ]
    your_turn: bool
    seat: Annotated[int | None, Field(description="The seat to act.")]
    seq: int
    round: int | None
    rounds: int
    scores: list[int] | None
    deadline: float | None
    changed: float
    level: Annotated[int | None, Field(description="Of Leopold, where a person plays alone.")]
    loaded: Annotated[bool, _LOADED]
    closed: Annotated[bool, Field(description="A deal of the day that nobody may see whole yet.")]
    reviewing: Annotated[bool, Field(description="Its review is under way.")]
    agreed: Annotated[list[int], _AGREED]
    link: Annotated[str | None, _LINK]


class Summaries(TypedDict):
    """The games in the order of the tokens; null for a token that opens no game."""

    games: list[Summary | None]


class SeatShown(TypedDict):
    """A seat at the table. Leopold's comes last, where a person plays alone: nobody sits there, and he has no bot."""

    kind: SeatKind | Literal["automa"]
    name: str | None
    bot: str | None
    stand_in: Annotated[str | None, Field(description="The bot that plays for the person.")]
    stays: Annotated[bool, Field(description="Whether it plays until the person comes back, or only this turn.")]
    missed: Annotated[int, Field(description="Deadlines missed in a row.")]
    resigned: bool
    connected: bool
    picked: bool


class Choice(codec.Choice):
    """A legal choice: its id, the text form of the id (`PUT:wine:kitchen`), what it touches on the table, and words."""

    text: str


class Prompt(codec.Asked):
    """Who is asked what. Only the asked seat gets the choices. `ahead`: the seat may answer before its turn comes."""

    choices: NotRequired[list[Choice]]
    ahead: NotRequired[bool]
    line: str
    short: Annotated[
        str, Field(description="The line in 46 letters at most; the thing itself stands between asterisks.")
    ]


class View(codec.Head, codec.Position):
    """A `grandaustria.view` with its prompt in words. In a replay, all cards are open."""

    prompt: Prompt | None


class _Also:
    """Adds fields to the schema of a type, so that the type need not be declared again."""

    def __init__(self, **fields: JsonSchemaValue) -> None:
        self._fields = fields

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {
            "allOf": [
                handler(schema),
                {"type": "object", "properties": self._fields, "required": list(self._fields)},
            ]
        }


EventTold = Annotated[Event, _Also(text={"type": "string"})]
EventReplayed = Annotated[Event, _Also(text={"type": "string"}, at={"type": "integer"})]

_From = Annotated[int, Field(description="Drop the events you know from this number on, then append the list.")]
Events = TypedDict("Events", {"from": _From, "list": list[EventTold]})
EventsReplayed = TypedDict("EventsReplayed", {"from": _From, "list": list[EventReplayed]})


class Notice(TypedDict):
    """What happened to a seat: a bot stands in, the person is back, or the person has left for good."""

    kind: NoticeKind
    seat: int
    at: float
    bot: str | None
    why: NoticeReason | None
    by: Annotated[int | None, Field(description="The seat that called for the bot.")]
    stays: bool
    events: Annotated[int, Field(description="The number of events before it.")]


class NoticeTold(Notice):
    """What happened to a seat, in words."""

    text: str


class PositionWithoutEvents(TypedDict):
    game: str
    seq: int
    status: Status
    options: OptionsJson
    you: int | None
    seats: list[SeatShown]
    clock: Clock
    pace: Pace
    pause: Annotated[int, Field(description="Milliseconds before a bot's choice, at this pace.")]
    hurried: bool
    hints: Annotated[bool, Field(description="Whether players may ask for hints at this table.")]
    forecast: Annotated[bool, Field(description="Whether players may see forecasts at this table.")]
    deadline: float | None
    view: View | None
    insight: Insight | None
    undo: int
    ahead: int | None
    scores: list[int] | None
    winners: list[int] | None
    breakdown: list[dict[str, int]] | None
    points_by_round: list[list[int]] | None
    notices: list[NoticeTold]
    finished_by: Annotated[
        list[str | None] | None,
        Field(description="By seat, when the game is over: the bot that finished the game for the person."),
    ]
    rematch: str | None
    loaded: Annotated[bool, _LOADED]
    sharing: Annotated[Sharing | None, Field(description="Null while the game is not over.")]
    day: NotRequired[
        Annotated[str, Field(description="Of which this is the deal. Nobody may see it whole until the day is over.")]
    ]
    moments: NotRequired[
        Annotated[
            list[codec.Moment],
            Field(description="Alone: what Leopold did since the last choice, step by step, as far as it is news."),
        ]
    ]


class Position(PositionWithoutEvents):
    """The table as the caller may see it."""

    events: Events


class ReplayedWithoutEvents(TypedDict):
    at: int
    of: int
    rounds: Annotated[list[int], Field(description="The number of choices before each round.")]
    choice: int | None
    view: View
    insight: Insight
    scores: list[int]


class Replayed(ReplayedWithoutEvents):
    """A finished game after `at` of its `of` choices, with all cards open. Each event says how many came before it."""

    events: EventsReplayed


class LineWords(TypedDict):
    """A way to play a turn in words."""

    steps: list[str]
    at: Annotated[list[int], Field(description="For each step, which of the choices asked led to it.")]
    asked: Annotated[list[int], Field(description="The choices that the player is asked for.")]


class TurnWords(TypedDict):
    """The lines of a reviewed turn in words."""

    played: LineWords
    best: Annotated[LineWords | None, Field(description="Null where nothing better was found.")]
    others: Annotated[list[LineWords], Field(description="The best lines of other kinds, the best first.")]


class Reviewed(TypedDict):
    """What is known of a finished game so far. `none`: nobody has asked for it; `stopped`: it can be gone on with."""

    state: ReviewState
    review: Annotated[ReviewDocument | None, Field(description="Null until the first turn is looked at.")]
    why: Annotated[dict[str, str], Field(description="The reasons in words, by the number of the turn.")]
    levels: Annotated[list[str | None], Field(description="By seat, in words: what it played like.")]
    lines: Annotated[dict[str, TurnWords], Field(description="Of the turns looked at, by their number.")]
    drawn: Annotated[list[str], Field(description="What each of the draws brought, in words.")]


class Retrying(TypedDict):
    """A turn of a reviewed game that is tried in another way. `done`: it is over, and can be measured."""

    done: bool
    steps: Annotated[list[str], Field(description="The choices so far, in words.")]
    table: Annotated[Position, Field(description="As it is before the last choice, if the turn is done.")]


class Retried(TypedDict):
    """What another way to play a turn is worth."""

    behind: Annotated[float, Field(description="Points fewer than with the best one; never negative.")]
    found: Annotated[bool, Field(description="It gives away less than a point.")]
    steps: list[str]


class Message(TypedDict):
    n: int
    seat: int
    name: str
    text: str
    at: float


class Messages(TypedDict):
    list: list[Message]


class BotShown(TypedDict):
    name: str
    text: str
    rating: Annotated[int | None, Field(description="Elo, all bots on one scale; null outside the ladder.")]


class About(TypedDict):
    version: str
    languages: list[str]
    bots: list[BotShown]
    options: dict[str, list[int | str | bool]]
    paces: list[str]
    clocks: dict[str, dict[str, list[int]]]
    limits: dict[str, float]


class Record(TypedDict):
    """Version 2, which has no seed: dice and draws are among the choices."""

    format: Literal["grandaustria.record"]
    version: Literal[2]
    options: OptionsJson
    start: NotRequired[
        Annotated[codec.Snapshot, Field(description="Where a loaded game begins; others begin with the deal.")]
    ]
    choices: list[int]


class LoadedGame(TypedDict):
    """A game or position that was brought along as text."""

    kind: Annotated[
        Kind, Field(description="What the text was: a record, a snapshot, a position in one line, a game as text.")
    ]
    record: Annotated[Record, Field(description="The same game as a record without a seed.")]
    names: Annotated[list[str], Field(description="Words for the players, whose names are not known.")]
    of: Annotated[int, Field(description="The number of choices.")]
    over: bool
    scores: list[int]
    winners: list[int]


# Over the WebSocket


class PositionMessage(Position):
    type: Literal["position"]


class ChatMessage(Message):
    type: Literal["chat"]


class PresenceMessage(TypedDict):
    type: Literal["presence"]
    seats: list[bool]
    away_for: Annotated[
        list[float | None], Field(description="Seconds since the person was last connected; null while connected.")
    ]


class ThinkingMessage(TypedDict):
    type: Literal["thinking"]
    seat: int


class ReviewMessage(TypedDict):
    """How far the review of the finished game has come; GET fetches it."""

    type: Literal["review"]
    progress: ReviewProgress


class ByeMessage(TypedDict):
    type: Literal["bye"]
    reason: str


class PongMessage(TypedDict):
    type: Literal["pong"]


FromServer = Annotated[
    PositionMessage | ChatMessage | PresenceMessage | ThinkingMessage | ReviewMessage | ByeMessage | PongMessage,
    Field(discriminator="type"),
]
