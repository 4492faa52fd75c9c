"""The leader: the heuristic with a learned correction, which orders positions inside a turn. Runs compiled.

The correction is linear in indicators of the position, with one table of weights for each round, so that a position
costs little more than with the heuristic alone. It was fitted to what searches found behind such positions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic, Weights, turns_left
from grandaustria.rules.board import BIT, FLOORS, GREEN, Hotel, count, lowest, ones, total
from grandaustria.rules.player import Player
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State, Step
from grandaustria.rules.turn import TURN

GUESTS: Final = 58
STAFF: Final = 48
EFFECTS: Final = 128  # at most, by index

# Where the indicators of each kind begin.
KRONES: Final = 0  # 0 to 20
KITCHEN: Final = KRONES + 21  # for each food, 0 to 6
EMPEROR: Final = KITCHEN + 28  # space
GUEST: Final = EMPEROR + 14  # for each guest in the café, how much of the order is missing, 0 to 4
WANTED: Final = GUEST + 5 * GUESTS  # for each food missing from orders, 0 to 5
TABLES: Final = WANTED + 24  # free ones
READY: Final = TABLES + 4  # guests without a room, by colour, and others
FREE: Final = READY + 8  # rooms, for each colour 0 to 4
PREPARED: Final = FREE + 15  # rooms, for each floor 0 to 5
OCCUPIED: Final = PREPARED + 24  # rooms, for each floor 0 to 5
GROUP: Final = OCCUPIED + 24  # not full: colour, size, occupied rooms
IN_PLAY: Final = GROUP + 48
IN_HAND: Final = IN_PLAY + STAFF
USED: Final = IN_HAND + STAFF
CLAIMED: Final = USED + STAFF  # for each letter, the place
DICE: Final = CLAIMED + 12  # for each value, 0 to 7
FLAGS: Final = DICE + 48  # die taken, guest taken, passed, serving, extra turns
PENDING: Final = FLAGS + 8  # for each effect on the agenda, that it is there
AMOUNT: Final = PENDING + EFFECTS  # and its number
PARTS: Final = AMOUNT + EFFECTS  # of the heuristic
LENGTH: Final = PARTS + 6
TABLES_OF_WEIGHTS: Final = 8  # the set-up, and seven rounds
_MOST: Final = 160  # indicators of one position that are not 0


class _Lasting:
    """What most choices leave as it is: rooms, staff and claims. Noted first, it serves for the next position too."""

    def __init__(self) -> None:
        self.hotel: Hotel | None = None
        self.tiles: i64 = 0
        self.occupied: i64 = 0
        self.groups_paid: i64 = 0
        self.staff: i64 = 0
        self.hand: i64 = 0
        self.used: i64 = 0
        self.claims: i64 = 0
        self.first: i64 = 0
        self.playing = False  # the player has turns left
        self.n: i64 = 0  # indicators
        self.correction: float = 0.0
        self.rooms: float = 0.0  # by the heuristic

    def same(self, p: Player, first: i64, playing: bool) -> bool:
        return (
            p.hotel is self.hotel
            and p.tiles == self.tiles
            and p.occupied == self.occupied
            and p.groups_paid == self.groups_paid
            and p.staff == self.staff
            and p.hand == self.hand
            and p.used == self.used
            and p.claims == self.claims
            and first == self.first
            and playing == self.playing
        )

    def keep(self, p: Player, first: i64, playing: bool) -> None:
        self.hotel = p.hotel
        self.tiles = p.tiles
        self.occupied = p.occupied
        self.groups_paid = p.groups_paid
        self.staff = p.staff
        self.hand = p.hand
        self.used = p.used
        self.claims = p.claims
        self.first = first
        self.playing = playing


class Leader(Heuristic):
    def __init__(self, ruleset: Ruleset, weights: Weights, table: vec[float]) -> None:
        super().__init__(ruleset, weights)
        self.table: vec[float] = table
        self.indices: vec[i64] = vec[i64]([0] * _MOST)  # of the indicators that are not 0
        self.amounts: vec[float] = vec[float]([0.0] * _MOST)
        self.n: i64 = 0
        self.first: i64 = 0  # of the round's weights
        self.correction: float = 0.0
        self.lasting = _Lasting()

    def evaluate(self, s: State, p: Player) -> float:
        return self.look(s, p) + self.correction

    def look(self, s: State, p: Player) -> float:
        """Note the indicators of a position and their correction, and return the value of the heuristic alone."""
        turns: float = float(turns_left(s, p))
        self.first = LENGTH * min(s.round, TABLES_OF_WEIGHTS - 1)
        lasting = self.lasting
        if not lasting.same(p, self.first, turns > 0.0):
            self._note_lasting(p, turns)
        self.n = lasting.n
        self.correction = lasting.correction
        self._note_stores(p)
        self._note_cafe(s, p)
        for face in range(6):
            self._note(DICE + 8 * face + min((s.dice >> (8 * face)) & 255, 7), 1.0)
        if s.seat == p.seat:
            self._note_turn(s, p)
            self._note_agenda(s.agenda)
        stores: float = self.stores(p, turns)
        rooms: float = lasting.rooms
        cafe: float = self.cafe(s, p, turns)
        emperor: float = self.emperor(s, p)
        prizes: float = self.prizes(s, p, turns)
        staff: float = self.staff(s, p, turns)
        self._note(PARTS, stores / 10.0)
        self._note(PARTS + 1, rooms / 10.0)
        self._note(PARTS + 2, cafe / 10.0)
        self._note(PARTS + 3, emperor / 10.0)
        self._note(PARTS + 4, prizes / 10.0)
        self._note(PARTS + 5, staff / 10.0)
        return float(p.points) + stores + rooms + cafe + emperor + prizes + staff

    def _note(self, index: i64, amount: float) -> None:
        if self.n < _MOST:
            self.indices[self.n] = index
            self.amounts[self.n] = amount
            self.n += 1
            self.correction += self.table[self.first + index] * amount

    def _note_lasting(self, p: Player, turns: float) -> None:
        self.n = 0
        self.correction = 0.0
        self._note_rooms(p)
        self._note_cards(IN_PLAY, p.staff)
        self._note_cards(IN_HAND, p.hand)
        self._note_cards(USED, p.used)
        for letter in range(3):
            self._note(CLAIMED + 4 * letter + p.place_claimed(letter), 1.0)
        self.lasting.keep(p, self.first, turns > 0.0)
        self.lasting.n = self.n
        self.lasting.correction = self.correction
        self.lasting.rooms = self.rooms(p, turns)

    def _note_stores(self, p: Player) -> None:
        self._note(KRONES + min(p.krones, 20), 1.0)
        for food in range(4):
            self._note(KITCHEN + 7 * food + min(count(p.kitchen, food), 6), 1.0)
        self._note(EMPEROR + min(p.emperor, 13), 1.0)

    def _note_cafe(self, s: State, p: Player) -> None:
        free: i64 = p.free_rooms()
        wanted: i64 = 0
        tables: i64 = 0
        for table in range(3):
            index: i64 = p.guest_at(table)
            if index < 0:
                tables += 1
                continue
            missing: i64 = p.missing_at(table)
            wanted += missing
            if index < GUESTS:
                self._note(GUEST + 5 * index + min(total(missing), 4), 1.0)
            colour: i64 = s.ruleset.guests[index].colour
            housed: i64 = free if colour == GREEN else free & p.hotel.rooms_for[colour]
            self._note(READY + (0 if housed else 4) + colour, 1.0)
        for food in range(4):
            self._note(WANTED + 6 * food + min(count(wanted, food), 5), 1.0)
        self._note(TABLES + tables, 1.0)

    def _note_rooms(self, p: Player) -> None:
        free: i64 = p.free_rooms()
        for colour in range(3):
            self._note(FREE + 5 * colour + min(ones(free & p.hotel.rooms_for[colour]), 4), 1.0)
        for floor in range(4):
            self._note(PREPARED + 6 * floor + ones(p.tiles & FLOORS[floor]), 1.0)
            self._note(OCCUPIED + 6 * floor + ones(p.occupied & FLOORS[floor]), 1.0)
        for index in range(len(p.hotel.groups)):
            if p.groups_paid & BIT[index]:
                continue
            group: i64 = p.hotel.groups[index]
            taken: i64 = ones(p.occupied & group)
            size: i64 = ones(group)
            if taken < size:
                of: i64 = p.hotel.colour_of[lowest(group)]
                self._note(GROUP + 16 * of + 4 * (size - 1) + taken, 1.0)

    def _note_cards(self, first: i64, cards: i64) -> None:
        cards &= BIT[STAFF] - 1
        while cards:
            self._note(first + lowest(cards), 1.0)
            cards &= cards - 1

    def _note_turn(self, s: State, p: Player) -> None:
        if s.die_taken:
            self._note(FLAGS, 1.0)
        if s.guest_taken:
            self._note(FLAGS + 1, 1.0)
        if p.passed:
            self._note(FLAGS + 2, 1.0)
        if s.serving > 0:
            self._note(FLAGS + 3, 1.0)
        if s.extra_turns > 0:
            self._note(FLAGS + 4, 1.0)

    def _note_agenda(self, step: Step | None) -> None:
        while step is not None and step.effect is not TURN:
            index: i64 = step.effect.index
            if index < EFFECTS:
                self._note(PENDING + index, 1.0)
                self._note(AMOUNT + index, float(min(step.n, 6)))
            if step.parts is not None:
                self._note_agenda(step.parts)
            step = step.below
