"""Staff cards: drawing, playing, looking at three, and putting cards back under the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import BIT, FOODS, ITEM_FIELD, TABLES
from grandaustria.rules.choices import (
    DRAW_STAFF,
    FILL,
    LOOK,
    PLAY_STAFF,
    RETURN_STAFF,
    STAFF_MEMBERS,
    Legal,
)
from grandaustria.rules.events import (
    FOOD_PUT,
    STAFF_DRAWN,
    STAFF_LOOKED_AT,
    STAFF_OFFERED,
    STAFF_PLAYED,
    STAFF_RETURNED,
)
from grandaustria.rules.ledger import pay, put_on_table
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, Part, State, Step
from grandaustria.rules.terms import DISCOUNT, FREE, HOW_MANY, Number

KNOWN_TO: Final = 64  # a card under the deck is stored as card + 64 * the seat that knows it


def staff_left(s: State) -> bool:
    return s.staff_deck != 0 or len(s.under) > 0


class DealStaff(Effect):
    """Nature deals n staff cards. Cards that were put under the deck come last, in their order."""

    def __init__(self, name: str, event: i64) -> None:
        super().__init__(name, HOW_MANY, by_nature=True)
        self.event: i64 = event

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and staff_left(s)

    def offers(self, s: State, step: Step, out: Legal) -> None:
        if s.staff_deck:
            out.offer_members(DRAW_STAFF, STAFF_MEMBERS, s.staff_deck)
        else:
            out.offer_members(DRAW_STAFF, STAFF_MEMBERS, BIT[s.under[0] % KNOWN_TO])

    def take(self, s: State, step: Step, choice: i64) -> None:
        card: i64 = s.member(choice)
        if s.staff_deck:
            s.staff_deck ^= BIT[card]
        else:
            s.under = s.under[1:]
        p = s.players[step.seat]
        if self.event == STAFF_DRAWN:
            p.hand |= BIT[card]
        elif self.event == STAFF_OFFERED:
            p.pack |= BIT[card]
        else:
            s.looked |= BIT[card]
        s.tell(self.event, step.seat, card + 1, 0)
        s.push(self, step.seat, step.n - 1)


DRAW_TO_HAND: Final = DealStaff("draw_to_hand", STAFF_DRAWN)
DRAW_TO_PACK: Final = DealStaff("draw_to_pack", STAFF_OFFERED)
DRAW_TO_LOOK: Final = DealStaff("draw_to_look", STAFF_LOOKED_AT)


class DrawStaff(Effect):
    """Draw n cards into the hand, or as many as the deck has."""

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        s.push(DRAW_TO_HAND, step.seat, step.n)


def payable(s: State, p: Player, cards: i64, discount: i64) -> i64:
    """Return those of the cards that the player can pay for."""
    return cards & s.ruleset.affordable[min(p.krones + discount, 20)]


def hire(s: State, p: Player, card: i64, discount: i64) -> None:
    """Put a staff card into play, pay for it, and push its immediate effects."""
    staff = s.ruleset.staff[card]
    cost: i64 = max(staff.cost - discount, 0)
    p.staff |= BIT[card]
    s.tell(STAFF_PLAYED, p.seat, staff.number, cost)
    pay(s, p, cost)
    if s.ruleset.once_per_round & BIT[card] == 0:
        s.push_parts(staff.parts, p.seat)


class PlayStaff(Effect):
    """Play a card from the hand for n krones less. It asks even if no card can be played, to keep the hand secret."""

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].hand != 0

    def secret(self) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        p = s.players[step.seat]
        out.offer_members(PLAY_STAFF, STAFF_MEMBERS, payable(s, p, p.hand, step.n))

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        card: i64 = s.member(choice)
        p.hand ^= BIT[card]
        hire(s, p, card, step.n)

    def spends(self, s: State, step: Step) -> bool:
        return step.n < FREE and self.possible(s, step)


class ReturnLooked(Effect):
    """Put the cards that were looked at and not played under the deck, in any order the player likes."""

    def possible(self, s: State, step: Step) -> bool:
        return s.looked != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(RETURN_STAFF, STAFF_MEMBERS, s.looked)

    def take(self, s: State, step: Step, choice: i64) -> None:
        card: i64 = s.member(choice)
        s.looked ^= BIT[card]
        put_under(s, step.seat, card)
        s.push(self, step.seat, 0)


class PlayLooked(Effect):
    """Play one of the cards being looked at for n krones less."""

    def possible(self, s: State, step: Step) -> bool:
        return s.looked != 0

    def secret(self) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(PLAY_STAFF, STAFF_MEMBERS, payable(s, s.players[step.seat], s.looked, step.n))

    def take(self, s: State, step: Step, choice: i64) -> None:
        card: i64 = s.member(choice)
        s.looked ^= BIT[card]
        hire(s, s.players[step.seat], card, step.n)


RETURN_LOOKED: Final = ReturnLooked("return_looked_at")
PLAY_LOOKED: Final = PlayLooked("play_looked_at", DISCOUNT, optional=True)


class LookAtThree(Effect):
    """Look at three cards from the deck and play at most one of them for n krones less."""

    def asks(self, s: State, step: Step) -> bool:
        self.run(s, step)
        return False

    def run(self, s: State, step: Step) -> None:
        s.push(RETURN_LOOKED, step.seat, 0)
        s.push(PLAY_LOOKED, step.seat, step.n)
        s.push(DRAW_TO_LOOK, step.seat, 3)

    def possible(self, s: State, step: Step) -> bool:
        return staff_left(s)

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(LOOK, 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        self.run(s, step)

    def spends(self, s: State, step: Step) -> bool:
        return step.n < FREE and staff_left(s)


class ReturnStaff(Effect):
    """Put n cards from the hand under the deck."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and s.players[step.seat].hand != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(RETURN_STAFF, STAFF_MEMBERS, s.players[step.seat].hand)

    def take(self, s: State, step: Step, choice: i64) -> None:
        card: i64 = s.member(choice)
        s.players[step.seat].hand ^= BIT[card]
        put_under(s, step.seat, card)
        s.push(self, step.seat, step.n - 1)


def put_under(s: State, seat: i64, card: i64) -> None:
    s.under = (*s.under, card + KNOWN_TO * seat)
    s.tell(STAFF_RETURNED, seat, card + 1, 0)


class FillOrder(Effect):
    """Fill the whole order of one guest in the café from the supply."""

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].missing() != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        p = s.players[step.seat]
        for table in range(TABLES):
            if p.missing_at(table):
                out.offer(FILL + table, 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        table: i64 = choice - FILL
        for food in range(len(FOODS)):
            while p.missing_at(table) & ITEM_FIELD[food]:
                put_on_table(s, p, food, table, FOOD_PUT)


DRAW: Final = DrawStaff("draw_staff", HOW_MANY, "i:draw-staff")
PLAY: Final = PlayStaff("play_staff", DISCOUNT, "i:play-staff", optional=True)
LOOK_AT_THREE: Final = LookAtThree("draw_three_play_one", DISCOUNT, "i:draw-three")
RETURN: Final = ReturnStaff("return_staff", Number("count", most=3))
FILL_ORDER: Final = FillOrder("fill_order", icons="i:food i:ui-check")


def draw_staff(n: i64) -> Part:
    return Part(DRAW, n)


def play_staff(discount: i64) -> Part:
    return Part(PLAY, discount)


def draw_three_play_one(discount: i64) -> Part:
    return Part(LOOK_AT_THREE, discount)


def fill_order() -> Part:
    return Part(FILL_ORDER, 0)
