"""Set-up: the deal, hands of staff or a draft, a first guest and three rooms for each player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.board import BIT, QUEUE
from grandaustria.rules.choices import (
    DRAW_HOTEL,
    DRAW_OBJECTIVE,
    DRAW_START,
    DRAW_TILE,
    KEEP_STAFF,
    PREPARE,
    STAFF_MEMBERS,
    Legal,
)
from grandaustria.rules.guests import DEAL_GUEST, TakeGuest
from grandaustria.rules.rooms import preparable, prepare
from grandaustria.rules.round import NEXT_ROUND
from grandaustria.rules.ruleset import Agreed, SetUpStep
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import LETTER, Number

HAND: Final = 6
ALL_FOUR: Final = 0b1111
STANDARD: Final = 0
INTRODUCTORY: Final = 1
DRAFT: Final = 2
PACK: Final = Number("pack", most=HAND)
ROOMS_LEFT: Final = Number("count", most=3)


class DealStart(Effect):
    """Nature chooses the start player."""

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(DRAW_START, BIT[len(s.players)] - 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.start = choice - DRAW_START
        s.tell(events.START_PLAYER, s.start, 0, 0)


class DealTiles(Effect):
    """Nature draws the emperor tiles, from letter n on."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n < 3

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(DRAW_TILE + 4 * step.n, ALL_FOUR)

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.tiles |= (choice - DRAW_TILE) << (8 * step.n)
        s.tell(events.TILE_DRAWN, events.NOBODY, choice - DRAW_TILE, 0)
        s.push(self, step.seat, step.n + 1)


class DealObjectives(Effect):
    """Nature draws the objectives, from letter n on."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n < 3

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(DRAW_OBJECTIVE + 4 * step.n, ALL_FOUR)

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.objectives |= (choice - DRAW_OBJECTIVE) << (8 * step.n)
        s.tell(events.OBJECTIVE_DRAWN, events.NOBODY, s.objective(step.n).number, 0)
        s.push(self, step.seat, step.n + 1)


class DealHotels(Effect):
    """Nature deals different day hotels, from seat n on."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n < len(s.players)

    def offers(self, s: State, step: Step, out: Legal) -> None:
        for index in range(4):
            if not self._dealt(s, step, index):
                out.offer(DRAW_HOTEL + index, 1)

    def _dealt(self, s: State, step: Step, index: i64) -> bool:
        for seat in range(step.n):
            if s.players[seat].hotel is s.ruleset.hotels[index + 1]:
                return True
        return False

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.players[step.n].hotel = s.ruleset.hotels[choice - DRAW_HOTEL + 1]
        s.tell(events.HOTEL_DEALT, step.n, choice - DRAW_HOTEL + 1, 0)
        s.push(self, step.seat, step.n + 1)


class DealHands(Effect):
    """Deal six staff cards to each player: from the deck, as a lettered set, or as a pack to draft from."""

    def asks(self, s: State, step: Step) -> bool:
        seats: i64 = len(s.players)
        if step.n == DRAFT:
            s.push(DRAFT_CARDS, step.seat, HAND)
        for place in range(seats - 1, -1, -1):
            p = s.players[(s.start + place) % seats]
            p.role.deal_hand(s, p, place, step.n)
        return False


class DraftCards(Effect):
    """Each player keeps one of the n cards in the pack and passes the rest to the left."""

    def asks(self, s: State, step: Step) -> bool:
        if step.n > 0:
            seats: i64 = len(s.players)
            s.push(PASS_PACKS, step.seat, step.n)
            for place in range(seats - 1, -1, -1):
                s.push(KEEP_CARD, (s.start + place) % seats, 0)
        return False


class KeepCard(Effect):
    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].pack != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(KEEP_STAFF, STAFF_MEMBERS, s.players[step.seat].pack)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        card: i64 = s.member(choice)
        p.pack ^= BIT[card]
        p.hand |= BIT[card]
        s.tell(events.STAFF_KEPT, step.seat, card + 1, 0)


class PassPacks(Effect):
    def asks(self, s: State, step: Step) -> bool:
        drafting = [p for p in s.players if p.role.has_hand]
        passed: i64 = drafting[len(drafting) - 1].pack
        for p in drafting:
            pack: i64 = p.pack
            p.pack = passed
            passed = pack
        s.push(DRAFT_CARDS, step.seat, step.n - 1)
        return False


class FirstGuests(Effect):
    """Each player takes a guest for free, counter-clockwise from the start player's right."""

    def asks(self, s: State, step: Step) -> bool:
        seats: i64 = len(s.players)
        for place in range(seats):
            p = s.players[(s.start + place) % seats]
            p.role.first_guest(s, p)
        return False


class FirstRooms(Effect):
    """Each player prepares three rooms, in turn order."""

    def asks(self, s: State, step: Step) -> bool:
        seats: i64 = len(s.players)
        for place in range(seats - 1, -1, -1):
            p = s.players[(s.start + place) % seats]
            p.role.first_rooms(s, p)
        return False


class FirstRoomsOfSeat(Effect):
    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and preparable(s, s.players[step.seat], 0) != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(PREPARE, preparable(s, s.players[step.seat], 0))

    def take(self, s: State, step: Step, choice: i64) -> None:
        prepare(s, s.players[step.seat], choice - PREPARE, 0)
        s.push(self, step.seat, step.n - 1)


DEAL_START: Final = DealStart("deal_start_player", by_nature=True)
DEAL_TILES: Final = DealTiles("deal_tiles", LETTER, by_nature=True)
DEAL_OBJECTIVES: Final = DealObjectives("deal_objectives", LETTER, by_nature=True)
DEAL_HOTELS: Final = DealHotels("deal_hotels", Number("seat", most=4), by_nature=True)
DEAL_HANDS: Final = DealHands("deal_hands", Number("staff option", most=DRAFT), whole_table=True)
DRAFT_CARDS: Final = DraftCards("draft", PACK, whole_table=True)
KEEP_CARD: Final = KeepCard("keep_staff")
PASS_PACKS: Final = PassPacks("pass_packs", PACK, whole_table=True)
FIRST_GUESTS: Final = FirstGuests("first_guests", whole_table=True)
FIRST_GUEST: Final = TakeGuest("first_guest")
FIRST_ROOMS: Final = FirstRooms("first_rooms", whole_table=True)
FIRST_ROOMS_OF_SEAT: Final = FirstRoomsOfSeat("first_rooms_of_seat", ROOMS_LEFT)
FIRST_ROOMS_OF_SEAT_UP_TO: Final = FirstRoomsOfSeat("first_rooms_of_seat_up_to", ROOMS_LEFT, optional=True)


class HandsAsAgreed(SetUpStep):
    def number(self, agreed: Agreed) -> i64:
        return agreed.staff


class HotelsAsAgreed(SetUpStep):
    """A step that is skipped unless day hotels are dealt at random."""

    def number(self, agreed: Agreed) -> i64:
        return 0 if -1 in agreed.hotels else -1


SET_UP: Final[tuple[SetUpStep, ...]] = (
    SetUpStep(DEAL_START),
    SetUpStep(DEAL_TILES),
    SetUpStep(DEAL_OBJECTIVES),
    HotelsAsAgreed(DEAL_HOTELS),
    SetUpStep(DEAL_GUEST, QUEUE),
    HandsAsAgreed(DEAL_HANDS),
    SetUpStep(FIRST_GUESTS),
    SetUpStep(FIRST_ROOMS),
    SetUpStep(NEXT_ROUND),
)
