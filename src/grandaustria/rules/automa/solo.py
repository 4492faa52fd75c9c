"""The game for one person against Leopold: set-up, and when it is won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.automa.cards import InstructionCard
from grandaustria.rules.automa.effects import REVEAL
from grandaustria.rules.automa.leopold import LEOPOLD, PERSON, Alone, Leopold
from grandaustria.rules.board import QUEUE
from grandaustria.rules.choices import Block
from grandaustria.rules.guests import DEAL_GUEST
from grandaustria.rules.player import Player
from grandaustria.rules.round import NEXT_ROUND
from grandaustria.rules.ruleset import Printed, Ruleset, SetUpStep
from grandaustria.rules.setup import (
    DEAL_HANDS,
    DEAL_OBJECTIVES,
    DEAL_TILES,
    FIRST_GUESTS,
    FIRST_ROOMS,
    FIRST_ROOMS_OF_SEAT,
    DealHotels,
    HandsAsAgreed,
    HotelsAsAgreed,
)
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import Number


class LeopoldStarts(Effect):
    """Leopold gets the turn-order tile 1/4."""

    def asks(self, s: State, step: Step) -> bool:
        s.start = LEOPOLD
        s.tell(events.START_PLAYER, s.start, 0, 0)
        return False


class DealHotelOfPerson(DealHotels):
    """Nature deals a day hotel to the person. Leopold always has the night hotel."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n == PERSON


LEOPOLD_STARTS: Final = LeopoldStarts("leopold_starts", whole_table=True)
DEAL_HOTEL_OF_PERSON: Final = DealHotelOfPerson("deal_hotel_of_person", Number("seat", most=1), by_nature=True)

SOLO_SET_UP: Final[tuple[SetUpStep, ...]] = (
    SetUpStep(DEAL_TILES),
    SetUpStep(DEAL_OBJECTIVES),
    SetUpStep(LEOPOLD_STARTS),
    HotelsAsAgreed(DEAL_HOTEL_OF_PERSON),
    SetUpStep(DEAL_GUEST, QUEUE),
    HandsAsAgreed(DEAL_HANDS),
    SetUpStep(FIRST_GUESTS),
    SetUpStep(FIRST_ROOMS),
    SetUpStep(NEXT_ROUND),
)


class SoloRuleset(Ruleset):
    """The game against Leopold on one level. The person is in seat 0 and wins only with more points."""

    def __init__(self, level: i64, printed: Printed, cards: tuple[InstructionCard, ...]) -> None:
        super().__init__(
            f"solo-{level}",
            printed,
            SOLO_SET_UP,
            FIRST_ROOMS_OF_SEAT,
            (Alone(), Leopold(level, cards)),
            (Block(REVEAL, tuple([str(card.number) for card in cards]), by_nature=True),),
        )

    def compare(self, p: Player, other: Player) -> i64:
        if p.seat == other.seat:
            return 0
        if p.points != other.points:
            return p.points - other.points
        return 1 if p.seat == LEOPOLD else -1

    def winners(self, s: State) -> list[int]:
        return [PERSON] if self.compare(s.players[PERSON], s.players[LEOPOLD]) > 0 else []
