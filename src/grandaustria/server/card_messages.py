"""What the server sends about cards, beside `messages.py`."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from grandaustria.codec import types as codec
from grandaustria.codec.boards import PrintedValues
from grandaustria.words.instructions import CardShown


class CardPart(TypedDict):
    effect: str
    n: int


class CardLine(TypedDict):
    """A part of a reward as a strip of icons (docs/formats.md) and in a sentence."""

    strip: str
    text: str


class GuestCard(TypedDict):
    number: int
    name: str
    colour: codec.Colour
    order: codec.SomeFoods
    points: int
    reward: list[CardPart]
    text: str
    lines: list[CardLine]


class StaffCard(TypedDict):
    number: int
    name: str
    cost: int
    when: Literal["immediate", "each_round", "permanent", "final"]
    parts: list[CardPart]
    text: str
    strip: str
    set: Literal["A", "B", "C", "D"] | None


class ObjectiveCard(TypedDict):
    number: int
    letter: codec.Letter
    text: str


class TileCard(TypedDict):
    name: str
    reward: list[CardPart]
    text: str
    penalty: str
    reward_strips: list[str]
    penalty_strips: list[str]


class HotelBoard(TypedDict):
    name: str
    text: str
    rooms: list[codec.RoomColour]
    groups: list[list[int]]


class LeopoldCards(TypedDict):
    cards: list[CardShown]


class Cards(TypedDict):
    guests: list[GuestCard]
    staff: list[StaffCard]
    objectives: list[ObjectiveCard]
    tiles: list[TileCard]
    hotels: list[HotelBoard]
    board: PrintedValues
