"""Positions, prompts and choices as JSON. docs/formats.md describes every field; `event_types` has the events."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from grandaustria.options import OptionsJson

Food = Literal["strudel", "cake", "wine", "coffee"]
Colour = Literal["blue", "red", "yellow", "green"]
Letter = Literal["A", "B", "C"]
RoomColour = Literal["blue", "red", "yellow"]

Cards = list[int] | int  # or their number, if they are hidden


class Foods(TypedDict):
    """How much of each food."""

    strudel: int
    cake: int
    wine: int
    coffee: int


class SomeFoods(TypedDict, total=False):
    """How much of each food, without foods of which there is none."""

    strudel: int
    cake: int
    wine: int
    coffee: int


class Claims(TypedDict, total=False):
    """The place, from 1 to 3, on each objective that was claimed."""

    A: int
    B: int
    C: int


class CafeTable(TypedDict):
    """A guest in the café, and what is missing from the order."""

    guest: int
    missing: SomeFoods


class Countdown(TypedDict, total=False):
    """Where an automa's markers stand on objectives that it has not claimed: 3 for III, 2 for II."""

    A: int
    B: int
    C: int


class Instruction(TypedDict):
    """A step of an automa's card: an effect with its number, as on the agenda."""

    do: str
    n: int


class InstructionCard(TypedDict):
    """A card of an automa, with the steps that count on its level, and the side that its hand points at."""

    number: int
    hand: Literal["left", "right"]
    steps: list[Instruction]


class Automa(TypedDict):
    """What an automa has besides a hotel: `used` cards in order, of which the last is the current `card`; how many
    cards are left in its deck and in its private pile of staff; and the markers of its objectives.

    `card`, `cards_left` and `pile_left` follow from the rest. Who writes a snapshot may leave them out.
    """

    name: str
    level: int
    used: list[int]
    card: InstructionCard | None
    cards_left: int
    pile_left: int
    countdown: Countdown


class Player(TypedDict):
    """A hotel and its owner. `rooms` are four strings from the ground floor up: `.` empty, `f` free, `o` occupied.

    `hand` and `pack` are cards, or their number if they are hidden. `turns` counts the turns taken in this round.
    `memory` has the numbers that a role other than the hotelier's keeps. Only an automa has `automa`; its `hand` is its
    private pile of staff, which nobody has seen.
    """

    hotel: str
    krones: int
    emperor: int
    points: int
    kitchen: Foods
    cafe: list[CafeTable | None]
    rooms: list[str]
    groups_paid: list[int]
    hand: Cards
    staff: list[int]
    used: list[int]
    pack: Cards
    claims: Claims
    turns: int
    passed: bool
    memory: NotRequired[dict[str, int]]
    automa: NotRequired[Automa]


class Turn(TypedDict):
    """What the current turn has done so far, and what it may still do."""

    acted: bool
    guest_taken: bool
    die_taken: bool
    extra: bool
    extra_turns: int
    serving: int


class UnderDeck(TypedDict):
    """A card put under the staff deck, and the seat that knows it. Other seats get null for the card."""

    staff: int | None
    known_to: int


class Step(TypedDict):
    """A step of the agenda: the effect, the seat it affects (-1: the whole table), and its number."""

    do: str
    seat: int
    n: int
    parts: NotRequired[list[Step]]


class Position(TypedDict):
    """What snapshots and views have in common. Hidden cards are a number instead of a list."""

    round: int
    start: int
    dice: list[int]
    queue: list[int | None]
    guest_deck: Cards
    guest_discard: list[int]
    staff_deck: Cards
    under_deck: list[UnderDeck]
    looked_at: Cards
    dismissed: list[int]
    tiles: list[str]
    objectives: list[int]
    turn: Turn
    players: list[Player]
    agenda: list[Step]


class Choice(TypedDict):
    """A legal choice: its id, the id's text form (`PUT:wine:kitchen`), and the things that it touches on the table."""

    id: int
    name: str
    touches: list[str]


class Asked(TypedDict):
    """Which seat (-1: nature) is asked for what."""

    seat: int
    ask: str
    n: int


class Prompt(Asked):
    """Who is asked what. Only the asked seat gets the choices. `ahead`: the seat may answer before its turn comes."""

    choices: NotRequired[list[Choice]]
    ahead: NotRequired[bool]


class Seen(Position):
    """What a seat may see, with its prompt."""

    prompt: Prompt | None


class Head(TypedDict):
    """What a view has besides the position: its seat (null: a spectator), `tenants` (room and guest, for each player),
    and the number of events.
    """

    format: Literal["grandaustria.view"]
    version: Literal[1]
    seat: int | None
    options: OptionsJson
    tenants: list[dict[str, int]]
    events: int


class View(Head, Seen):
    """A position as a seat, or a spectator, may see it."""


class Moment(TypedDict):
    """What a view shows after a step of an automa's turn, and the number of events until then.

    The rest is as in the view that follows, except that nobody is asked.
    """

    events: int
    round: int
    start: int
    dice: list[int]
    queue: list[int | None]
    guest_deck: Cards
    guest_discard: list[int]
    players: list[Player]
    tenants: list[dict[str, int]]


class Story(TypedDict):
    """What a game remembers besides the position: points by source and by round, and who lives where."""

    points: list[dict[str, int]]
    rounds: list[list[int]]
    tenants: list[dict[str, int]]


class Snapshot(Position):
    """A whole position, with all cards. Without `chance`, which is the state of a generator, other dice follow."""

    format: Literal["grandaustria.snapshot"]
    version: Literal[1]
    options: OptionsJson
    story: NotRequired[Story]
    chance: NotRequired[list[int]]


class Record(TypedDict):
    """A game as its choices, nature's included. It starts with a deal, from `seed` if there is one, or from `start`."""

    format: Literal["grandaustria.record"]
    version: Literal[1, 2]
    options: OptionsJson
    seed: NotRequired[int]
    start: NotRequired[Snapshot]
    choices: list[int]
