"""Leopold, and the person who plays alone against him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.automa.cards import InstructionCard
from grandaustria.rules.automa.effects import REVEAL_CARD
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.board import BIT
from grandaustria.rules.choices import DRAW_STAFF, STAFF_MEMBERS, Legal
from grandaustria.rules.emperor import score_space
from grandaustria.rules.final import score_rooms, score_staff
from grandaustria.rules.hotelier import Hotelier
from grandaustria.rules.player import Player
from grandaustria.rules.staffing import DRAW_TO_HAND, ReturnStaff
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import Number

NAME: Final = "leopold"
PERSON: Final = 0  # their seats
LEOPOLD: Final = 1
PILE: Final = 5  # final-scoring staff that Leopold may turn up
DRAWN: Final = 10  # staff cards that the person chooses from
RETURNED: Final = 4  # of these, under the deck


class SetStaffAside(Effect):
    """Nature sets n final-scoring staff cards aside, face down and unseen, as a private pile."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and s.staff_deck & s.ruleset.final_scoring != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(DRAW_STAFF, STAFF_MEMBERS, s.staff_deck & s.ruleset.final_scoring)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        card: i64 = s.member(choice)
        s.staff_deck ^= BIT[card]
        p.hand |= BIT[card]
        s.tell(events.STAFF_SET_ASIDE, p.seat, card + 1, 0)
        s.push(self, step.seat, step.n - 1)


SET_STAFF_ASIDE: Final = SetStaffAside("set_staff_aside", Number("count", most=PILE), by_nature=True)
KEEP_SIX: Final = ReturnStaff("keep_six", Number("count", most=RETURNED))


class Leopold(Automa):
    """Takes guests and dice as his cards say. He has no krones, no food and no café, and never passes."""

    def __init__(self, level: i64, cards: tuple[InstructionCard, ...]) -> None:
        super().__init__(NAME, level, cards)

    def begin(self, s: State, p: Player) -> None:
        p.memory = (0,)

    def hidden_hand(self, s: State) -> i64:
        return s.ruleset.final_scoring

    def deal_hand(self, s: State, p: Player, place: i64, mode: i64) -> None:
        s.push(SET_STAFF_ASIDE, p.seat, PILE)

    def begin_turn(self, s: State, p: Player) -> None:
        s.tell(events.TURN_STARTED, p.seat, s.visible_number(p), 0)
        s.push(REVEAL_CARD, p.seat, 0)

    def emperor_scoring(self, s: State, p: Player, scoring: i64) -> None:
        score_space(s, p, scoring)

    def final_scoring(self, s: State, p: Player) -> None:
        score_staff(s, p)
        score_rooms(s, p)


class Alone(Hotelier):
    """The person. Nothing changes after the set-up, in which six of ten staff cards are kept."""

    def deal_hand(self, s: State, p: Player, place: i64, mode: i64) -> None:
        s.push(KEEP_SIX, p.seat, RETURNED)
        s.push(DRAW_TO_HAND, p.seat, DRAWN)
