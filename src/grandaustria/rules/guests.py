"""Guests: from the queue to a table, and from the table into a room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.any_order import chain, push_any_order
from grandaustria.rules.board import BIT, WHOLE_QUEUE, lowest, ones
from grandaustria.rules.choices import DRAW_GUEST, GUEST_MEMBERS, OCCUPY, TAKE_GUEST, Legal
from grandaustria.rules.events import DECK_REMADE, FROM_GUESTS, GUEST_ARRIVED, GUEST_TAKEN, MOVED_IN, NOBODY
from grandaustria.rules.ledger import pay, score
from grandaustria.rules.player import NO_GUEST, Player
from grandaustria.rules.rooms import turn_over
from grandaustria.rules.state import EMPTY, Effect, Part, State, Step
from grandaustria.rules.terms import TABLE, Number


class DealGuest(Effect):
    """Nature fills the n leftmost places of the queue, from right to left."""

    def asks(self, s: State, step: Step) -> bool:
        if step.n == 0 or (s.queue >> (8 * step.n - 8)) & 255 != EMPTY:
            return False
        if s.guest_deck == 0:
            s.guest_deck = s.guest_discard
            s.guest_discard = 0
            s.tell(DECK_REMADE, NOBODY, ones(s.guest_deck), 0)
        return s.guest_deck != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(DRAW_GUEST, GUEST_MEMBERS, s.guest_deck)

    def take(self, s: State, step: Step, choice: i64) -> None:
        guest: i64 = s.member(choice)
        place: i64 = 8 * (step.n - 1)
        gap: i64 = EMPTY
        s.guest_deck ^= BIT[guest]
        s.queue ^= (gap ^ guest) << place
        s.tell(GUEST_ARRIVED, NOBODY, guest, 0)
        s.push(self, NOBODY, step.n - 1)


DEAL_GUEST: Final = DealGuest("deal_guest", Number("places", most=5), by_nature=True)


def leave_queue(s: State, place: i64) -> i64:
    """Take the guest at this place out of the queue and return it. Those to its left slide right."""
    shift: i64 = 8 * place
    guest: i64 = (s.queue >> shift) & 255
    left: i64 = s.queue & (BIT[shift] - 1)
    right: i64 = s.queue >> (shift + 8)
    s.queue = right << (shift + 8) | left << 8 | EMPTY
    return guest


def seat_guest(s: State, p: Player, place: i64, cost: i64) -> None:
    """Seat the guest at a free table. A new one joins the queue on the left."""
    guest: i64 = leave_queue(s, place)
    p.set_table(p.free_table(), guest, s.ruleset.guests[guest].order)
    s.tell(GUEST_TAKEN, p.seat, guest, cost)
    pay(s, p, cost)
    s.push(DEAL_GUEST, NOBODY, 1)


class TakeGuest(Effect):
    """Take a guest from the queue for free."""

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].free_table() >= 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(TAKE_GUEST, WHOLE_QUEUE)

    def take(self, s: State, step: Step, choice: i64) -> None:
        seat_guest(s, s.players[step.seat], choice - TAKE_GUEST, 0)


def rooms_for(s: State, p: Player, guest: i64) -> i64:
    """Return the free rooms that this guest can move into."""
    return p.free_rooms() & p.hotel.rooms_for[s.ruleset.guests[guest].colour]


class MoveIn(Effect):
    """Move the guest at table n into a free room of its colour, with all that follows."""

    def possible(self, s: State, step: Step) -> bool:
        p = s.players[step.seat]
        guest: i64 = p.guest_at(step.n)
        return guest >= 0 and p.missing_at(step.n) == 0 and rooms_for(s, p, guest) != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        p = s.players[step.seat]
        out.offer(OCCUPY, rooms_for(s, p, p.guest_at(step.n)))

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        room: i64 = choice - OCCUPY
        index: i64 = p.guest_at(step.n)
        guest = s.ruleset.guests[index]
        p.set_table(step.n, NO_GUEST, 0)
        s.guest_discard |= BIT[index]
        s.tell(MOVED_IN, p.seat, index, room)
        score(s, p, guest.points, FROM_GUESTS)
        parts = self._reactions(s, p, p.staff & (s.ruleset.on_guest[index] | s.ruleset.on_occupied))
        bonus = turn_over(s, p, room)
        if bonus is not None:
            parts = chain(bonus, p.seat, parts)
        for part in reversed(guest.reward):
            parts = chain(part, p.seat, parts)
        if guest.afterwards is not None:
            s.push(guest.afterwards.effect, p.seat, guest.afterwards.n)
        push_any_order(s, p.seat, parts)

    def _reactions(self, s: State, p: Player, watchers: i64) -> Step | None:
        if watchers == 0:
            return None
        reaction = s.ruleset.staff[lowest(watchers)].reaction
        assert reaction is not None
        return chain(reaction.part, p.seat, self._reactions(s, p, watchers & (watchers - 1)))


TAKE_FREE_GUEST: Final = TakeGuest("take_guest_free", icons="i:guest", optional=True)
MOVE_GUEST_IN: Final = MoveIn("move_in", TABLE)


def take_guest() -> Part:
    return Part(TAKE_FREE_GUEST, 0)
