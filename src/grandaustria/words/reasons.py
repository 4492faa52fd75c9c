"""Why a person cannot use something on the table now. What is possible is in the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandaustria.codec.names import LETTERS, names_of
from grandaustria.rules.board import (
    ALL_ROOMS,
    BIT,
    COLOURS,
    OBJECTIVE_POINTS,
    QUEUE,
    ROOMS,
    TABLES,
    UP_TO_FLOOR,
    kinds,
    next_spaces,
)
from grandaustria.rules.cards import Staff
from grandaustria.rules.guests import MoveIn
from grandaustria.rules.player import NO_GUEST, Player
from grandaustria.rules.rooms import Occupy, Prepare, price
from grandaustria.rules.setup import FirstRoomsOfSeat
from grandaustria.rules.staffing import PlayLooked, PlayStaff
from grandaustria.rules.state import EMPTY, OVER, State, Step
from grandaustria.rules.terms import Count
from grandaustria.rules.turn import Turn, guest_cost
from grandaustria.words.catalogue import Catalogue, player_named

# The thing on the table, and why it cannot be used; "" stands for all things that are not mentioned.
Reasons = dict[str, str]

ROOM_NAMES: Final = tuple(f"room:{room}" for room in range(ROOMS))


def reasons(s: State, seat: int, asked: Step | None, words: Catalogue, names: Sequence[str]) -> Reasons:
    """Return the reasons for a seat. `asked` is what the seat is asked now, if anything."""
    found = _Reasons(s, s.players[seat], words)
    found.lasting()
    if s.seat == OVER:
        found.because("", "over")
    elif asked is None:
        found.because("", "not-your-turn", player=player_named(words, names, s.seat))
    elif isinstance(asked.effect, Turn):
        found.in_turn()
    else:
        found.because("", "other-first")
        found.answering(asked)
    return found.texts


class _Reasons:
    def __init__(self, s: State, p: Player, words: Catalogue) -> None:
        self.s = s
        self.p = p
        self.words = words
        self.texts: Reasons = {}

    def because(self, thing: str, reason: str, **values: str | int) -> None:
        if thing not in self.texts:
            self.texts[thing] = self.words.say(f"why-{reason}", **values)

    def of_rooms(self, rooms: int, reason: str) -> None:
        if rooms:
            text = self.words.say(f"why-{reason}")
            self.texts.update({ROOM_NAMES[room]: text for room in range(ROOMS) if rooms >> room & 1})

    def lasting(self) -> None:
        """Add the reasons that hold whoever's turn it is."""
        for k in range(len(LETTERS)):
            self._objective(k)
        for number in names_of(self.s.ruleset).staff_in(self.p.staff):
            self._staff_in_play(self.s.ruleset.staff[number - 1])
        self.of_rooms(self.p.occupied, "room-occupied")

    def _objective(self, k: int) -> None:
        thing = f"objective:{LETTERS[k]}"
        condition = self.s.objective(k).condition
        if self.p.place_claimed(k):
            self.because(thing, "claimed")
        elif self.s.claimed(k) >= len(OBJECTIVE_POINTS):
            self.because(thing, "objective-gone")
        elif not condition.holds(self.s, self.p):
            have, need = have_and_need(condition.counts(self.s, self.p))
            self.because(thing, "not-reached", have=have, need=need)

    def _staff_in_play(self, card: Staff) -> None:
        thing = f"staff:{card.number}"
        if self.p.used >> card.number - 1 & 1:
            self.because(thing, "used")
        elif card.final is not None:
            self.because(thing, "staff-final")
        elif not card.once_per_round:
            self.because(thing, "staff-done" if card.parts else "staff-by-itself")

    def in_turn(self) -> None:
        for place in range(QUEUE):
            self._guest_in_queue(place)
        for table in range(TABLES):
            self._guest_at(table)
        for value in range(1, 7):
            if self.s.die_taken:
                self.because(f"die:{value}", "die-taken")
            elif not self.s.dice_on(value):
                self.because(f"die:{value}", "no-dice")
        for number in names_of(self.s.ruleset).staff_in(self.p.hand):
            self.because(f"staff:{number}", "play-staff")
        self.of_rooms(self.p.free_rooms(), "room-waits")
        self.of_rooms(ALL_ROOMS & ~self.p.tiles, "room-needs-three")
        wanted = kinds(self.p.kitchen) & kinds(self.p.missing())
        self.because("serve", "serve-dear" if wanted else "kitchen-empty")

    def _guest_in_queue(self, place: int) -> None:
        thing = f"guest:{place}"
        cost = guest_cost(self.s, self.p, place)
        if self.s.queue >> 8 * place & 255 == EMPTY:
            return
        if self.s.die_taken:
            self.because(thing, "guest-after-die")
        elif self.s.guest_taken:
            self.because(thing, "guest-taken")
        elif self.p.free_table() < 0:
            self.because(thing, "no-table")
        elif cost > self.p.krones:
            self.because(thing, "too-dear", cost=cost, krones=self.p.krones)

    def _guest_at(self, table: int) -> None:
        guest = self.p.guest_at(table)
        if guest == NO_GUEST:
            return
        if self.p.missing_at(table):
            self.because(f"table:{table}", "order-open")
        else:
            self.because(f"table:{table}", "no-room", colour=COLOURS[self.s.ruleset.guests[guest].colour])

    def answering(self, asked: Step) -> None:
        """Add the reasons for a question within a turn, which may be about rooms or staff."""
        effect = asked.effect
        if isinstance(effect, PlayStaff | PlayLooked):
            cards = self.p.hand if isinstance(effect, PlayStaff) else self.s.looked
            for number in names_of(self.s.ruleset).staff_in(cards):
                cost = max(self.s.ruleset.staff[number - 1].cost - asked.n, 0)
                if cost > self.p.krones:
                    self.because(f"staff:{number}", "staff-dear", cost=cost, krones=self.p.krones)
        elif isinstance(effect, MoveIn | Occupy):
            self.of_rooms(self.p.free_rooms(), "room-colour")
            self.of_rooms(ALL_ROOMS & ~self.p.tiles, "room-unprepared")
        elif isinstance(effect, Prepare):
            self._rooms_to_prepare(effect.discount, effect.spaces)
        elif isinstance(effect, FirstRoomsOfSeat):
            self._rooms_to_prepare(0, UP_TO_FLOOR[-1])

    def _rooms_to_prepare(self, discount: int, spaces: int) -> None:
        beside = next_spaces(self.p.tiles)
        empty = ALL_ROOMS & ~self.p.tiles
        self.of_rooms(self.p.free_rooms(), "room-there")
        self.of_rooms(empty & ~spaces, "room-high")
        self.of_rooms(empty & spaces & ~beside, "room-far" if self.p.tiles else "room-corner")
        for room in range(ROOMS):
            if spaces & beside & BIT[room]:
                cost = price(self.s, self.p, room, discount)
                if cost > self.p.krones:
                    self.because(ROOM_NAMES[room], "room-dear", cost=cost, krones=self.p.krones)


def have_and_need(counts: Sequence[Count]) -> tuple[int, int]:
    """Add up what an objective counts. A surplus of one thing does not make up for another."""
    if len(counts) == 1:
        return counts[0].have, counts[0].need
    return sum(min(count.have, count.need) for count in counts), sum(count.need for count in counts)
