"""What a seat may see, as numbers for a learner. Runs compiled; `describe.py` says what each number means.

Numbers are written two at a time: a pair of 32-bit floats is one 64-bit integer, the first of them in its lower half.
So a row takes half the stores, and flags come from shifting a mask. The order of writing is that of `describe()`.
"""

from __future__ import annotations

import struct
import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.rules.board import BIT, BLUE, RED, YELLOW, count, lowest, ones
from grandaustria.rules.choices import BASE, WORD, Legal
from grandaustria.rules.player import Player
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import EMPTY, Edition, Guest, Part, State, Step

ACTIONS: Final = len(BASE.players_ids)
MASK_WORDS: Final = (ACTIONS + 7) // 8  # of eight bytes each, one byte for an action
SEATS: Final = 4

# The effects a question or the agenda is about, in the order of their flags; each list of flags is 72 long. An effect
# that is not among them has no flag.
EFFECT_NAMES: Final[tuple[str, ...]] = (
    "gain_krones", "gain_emperor_steps", "gain_group_points", "gain_staff_points", "gain_tile_points",
    "gain_any_food", "prepare_room", "prepare_room_for_one_less", "prepare_room_free",
    "prepare_room_free_floors_1_2", "prepare_occupied_room_free", "prepare_occupied_room_free_floors_1_2",
    "occupy_room", "draw_to_hand", "draw_to_pack", "draw_to_look", "return_looked_at", "play_looked_at",
    "draw_staff", "play_staff", "draw_three_play_one", "return_staff", "fill_order", "any_order", "deal_guest",
    "take_guest_free", "move_in", "food_action", "drinks_action", "krones_action", "krones_and_emperor_steps",
    "copy_action", "copy_action_boosted", "copy_action_free", "extra_action", "extra_turn", "turn",
    "remove_free_room", "remove_occupied_room_below", "remove_occupied_room_below_in_column",
    "remove_two_occupied_rooms", "remove_two_occupied_rooms_in_column", "dismiss_staff", "emperor_scoring",
    "penalty", "gain_tile_points_per_staff", "final_scoring", "roll_dice", "next_turn", "end_round", "next_round",
    "deal_start_player", "deal_tiles", "deal_objectives", "deal_hotels", "deal_hands", "draft", "keep_staff",
    "pass_packs", "first_guests", "first_guest", "first_rooms", "first_rooms_of_seat", "first_rooms_of_seat_up_to",
    "gain_strudel", "gain_cake", "gain_wine", "gain_coffee",
)  # fmt: skip
EFFECT_FLAGS: Final = 72
EFFECT_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(EFFECT_NAMES)}

# What guests give, in the order of their numbers, and what counts as one.
REWARDS: Final[tuple[tuple[str, int], ...]] = (
    ("gain_krones", 5),
    ("gain_emperor_steps", 5),
    ("gain_strudel", 1),
    ("gain_cake", 1),
    ("gain_wine", 1),
    ("gain_coffee", 1),
    ("gain_any_food", 1),
    ("prepare_room", 1),
    ("prepare_room_for_one_less", 2),
    ("prepare_room_free", 2),
    ("prepare_room_free_floors_1_2", 1),
    ("occupy_room", 1),
    ("take_guest_free", 2),
    ("draw_staff", 3),
    ("play_staff", 2),
    ("play_staff discount", 6),
    ("draw_three_play_one", 6),
    ("extra_action", 1),
    ("extra_turn", 1),
)
GUEST_WORDS: Final = 15
TABLE_WORDS: Final = 17
PLAYER_WORDS: Final = 69 + 3 * TABLE_WORDS
WORDS: Final = 30 + 5 * GUEST_WORDS + 2 * 29 + 5 * 24 + 1 + 3 * EFFECT_FLAGS // 2 + SEATS * PLAYER_WORDS
LENGTH: Final = 2 * WORDS

MOST_POINTS: Final = 200
# 1.0 as a 32-bit float, as the first and as the second of a pair.
_FIRST: Final = 0x3F80_0000
_SECOND: Final = 0x3F80_0000_0000_0000

if sys.byteorder != "little":
    raise ImportError("observations are only written on little-endian machines")


def float_bits(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def pair(first: i64, second: i64) -> i64:
    """Two floats, given by their bits, as they lie in memory. Only the first may be negative."""
    return first | second << 32


def flags(out: vec[i64], at: i64, mask: i64, n: i64) -> i64:
    """The lowest n bits, an even number of them; where the next number goes."""
    end: i64 = at + (n >> 1)
    while at < end:
        out[at] = (mask & 1) * _FIRST | (mask >> 1 & 1) * _SECOND
        mask >>= 2
        at += 1
    return at


def zeros(out: vec[i64], at: i64, words: i64) -> i64:
    end: i64 = at + words
    while at < end:
        out[at] = 0
        at += 1
    return at


class Writer:
    """Writes observations of games of one edition."""

    def __init__(self, edition: Edition) -> None:
        # At 64 * whole + part: the float part / whole.
        self.fractions: vec[i64] = vec[i64](
            [float_bits(min(k / n, 1.0)) if n else 0 for n in range(64) for k in range(64)]
        )
        self.points: vec[i64] = vec[i64](
            [float_bits(points / MOST_POINTS) for points in range(-MOST_POINTS, MOST_POINTS + 1)]
        )
        rows: list[int] = []
        for guest in edition.guests:
            rows += guest_row(guest)
        self.guests: vec[i64] = vec[i64](rows)
        self.index = EFFECT_INDEX
        self.first_edition: i64 = 8 if edition.name == "first" else 0  # the flag after those of the players

    def write(self, out: vec[i64], at: i64, s: State, seat: i64) -> i64:
        """What the seat may see, from its own place at the table, into the row that starts at `at`; where it ends."""
        seats: i64 = len(s.players)
        at = self.board(out, at, s, seat)
        for place in range(5):
            guest: i64 = (s.queue >> (8 * place)) & 255
            if guest == EMPTY:
                at = zeros(out, at, GUEST_WORDS)
            else:
                at = self.guest(out, at, guest)
        at = flags(out, at, s.guest_deck, 58)
        at = flags(out, at, s.guest_discard, 58)
        p = s.players[seat]
        at = flags(out, at, p.hand, 48)
        at = flags(out, at, p.pack, 48)
        at = flags(out, at, s.looked if s.seat == seat else 0, 48)
        at = flags(out, at, known_under(s, seat), 48)
        at = flags(out, at, s.dismissed, 48)
        at = self.agenda(out, at, s)
        for place in range(SEATS):
            if place < seats:
                at = self.player(out, at, s, s.players[(seat + place) % seats])
            else:
                at = zeros(out, at, PLAYER_WORDS)
        return at

    def board(self, out: vec[i64], at: i64, s: State, seat: i64) -> i64:
        seats: i64 = len(s.players)
        at = flags(out, at, BIT[seats - 2] | self.first_edition, 4)
        at = flags(out, at, BIT[s.round], 8)
        at = flags(out, at, BIT[(s.start - seat + seats) % seats], 4)
        at = flags(out, at, BIT[(s.seat - seat + seats) % seats] if s.seat >= 0 else 0, 4)
        turn: i64 = 1 if s.acted else 0
        turn |= 2 if s.guest_taken else 0
        turn |= 4 if s.die_taken else 0
        turn |= 8 if s.extra else 0
        at = flags(out, at, turn, 4)
        at = self.two(out, at, s.extra_turns, 3, s.serving, 2)
        for value in range(1, 7, 2):
            at = self.two(out, at, s.dice_on(value), 10, s.dice_on(value + 1), 10)
        tiles: i64 = 0
        objectives: i64 = 0
        for letter in range(3):
            tiles |= BIT[(s.tiles >> (8 * letter)) & 255]
            objectives |= BIT[(s.objectives >> (8 * letter)) & 255]
        at = flags(out, at, tiles, 12)
        at = flags(out, at, objectives, 12)
        at = self.two(out, at, s.dice_left(), 14, ones(s.guest_deck), 58)
        return self.two(out, at, ones(s.staff_deck), 48, len(s.under), 48)

    def agenda(self, out: vec[i64], at: i64, s: State) -> i64:
        """What is asked, the parts it is about, and what is to come after it."""
        n: i64 = 0
        parts: i64 = 0
        step = s.agenda
        first = at + 1
        end: i64 = zeros(out, first, 3 * EFFECT_FLAGS // 2)
        if step is not None:
            self.mark(out, first, step)
            n = step.n
            part = step.parts
            while part is not None:
                self.mark(out, first + EFFECT_FLAGS // 2, part)
                parts += 1
                part = part.below
            step = step.below
            while step is not None:
                self.mark(out, first + EFFECT_FLAGS, step)
                step = step.below
        self.two(out, at, n, 16, parts, 8)
        return end

    def mark(self, out: vec[i64], at: i64, step: Step) -> None:
        index: i64 = self.index.get(step.effect.name, -1)
        if index < 0:
            return
        at += index >> 1
        out[at] = out[at] | (_SECOND if index & 1 else _FIRST)

    def player(self, out: vec[i64], at: i64, s: State, p: Player) -> i64:
        hotel: i64 = 0
        while p.hotel is not s.edition.hotels[hotel]:
            hotel += 1
        at = flags(out, at, BIT[hotel] | (32 if p.passed else 0), 6)
        at = flags(out, at, BIT[p.turns] | 8, 4)
        at = self.two(out, at, p.krones, 20, p.emperor, 13)
        points: i64 = max(min(p.points, MOST_POINTS), -MOST_POINTS)
        number: i64 = self.fractions[64 * 8 + s.visible_number(p)]
        out[at] = pair(self.points[points + MOST_POINTS], number)
        at = self.two(out, at + 1, ones(p.hand), 24, ones(p.pack), 6)
        at = self.two(out, at, count(p.kitchen, 0), 16, count(p.kitchen, 1), 16)
        at = self.two(out, at, count(p.kitchen, 2), 16, count(p.kitchen, 3), 16)
        at = flags(out, at, p.tiles | p.occupied << 20, 40)
        at = flags(out, at, p.groups_paid, 10)
        at = flags(out, at, p.staff, 48)
        at = flags(out, at, p.used, 4)
        claims: i64 = 0
        for letter in range(3):
            place: i64 = p.place_claimed(letter)
            if place:
                claims |= BIT[3 * letter + place - 1]
        if s.seat == p.seat:
            claims |= 512
        at = flags(out, at, claims, 10)
        free: i64 = p.free_rooms()
        blue: i64 = p.hotel.rooms_for[BLUE]
        red: i64 = p.hotel.rooms_for[RED]
        yellow: i64 = p.hotel.rooms_for[YELLOW]
        at = self.two(out, at, ones(free & blue), 8, ones(free & red), 8)
        at = self.two(out, at, ones(free & yellow), 8, ones(p.occupied & blue), 8)
        at = self.two(out, at, ones(p.occupied & red), 8, ones(p.occupied & yellow), 8)
        for table in range(3):
            guest: i64 = p.guest_at(table)
            if guest < 0:
                at = zeros(out, at, TABLE_WORDS)
            else:
                at = self.guest(out, at, guest)
                missing: i64 = p.missing_at(table)
                at = self.two(out, at, count(missing, 0), 4, count(missing, 1), 4)
                at = self.two(out, at, count(missing, 2), 4, count(missing, 3), 4)
        return at

    def guest(self, out: vec[i64], at: i64, guest: i64) -> i64:
        rows = self.guests
        row: i64 = guest * GUEST_WORDS
        end: i64 = at + GUEST_WORDS
        while at < end:
            out[at] = rows[row]
            at += 1
            row += 1
        return at

    def two(self, out: vec[i64], at: i64, left: i64, left_whole: i64, right: i64, right_whole: i64) -> i64:
        """Two numbers as parts of a whole, 1 at most."""
        fractions = self.fractions
        out[at] = pair(
            fractions[64 * left_whole + min(left, left_whole)], fractions[64 * right_whole + min(right, right_whole)]
        )
        return at + 1


def known_under(s: State, seat: i64) -> i64:
    """The cards under the deck that the seat itself has put there."""
    cards: i64 = 0
    for card in s.under:
        if card // KNOWN_TO == seat:
            cards |= BIT[card % KNOWN_TO]
    return cards


def guest_numbers(guest: Guest) -> list[float]:
    """A guest as numbers: colour, order, points, size of the order, what it gives."""
    gives = dict.fromkeys((name for name, _ in REWARDS), 0)  # what is not among them is not shown
    parts: list[Part] = list(guest.reward)
    if guest.afterwards is not None:
        parts.append(guest.afterwards)
    for part in parts:
        name = part.effect.name
        if name == "play_staff":
            gives["play_staff discount"] = max(gives["play_staff discount"], part.n)
        if name in gives:
            gives[name] += part.n if name in _COUNTED else max(part.n, 1) if name == "draw_three_play_one" else 1
    colours = [1.0 if guest.colour == colour else 0.0 for colour in range(4)]
    order = [count(guest.order, food) / 4 for food in range(4)]
    numbers = [*colours, *order, guest.points / 10, guest.size / 4]
    return numbers + [min(gives[name] / whole, 1.0) for name, whole in REWARDS] + [1.0]


_COUNTED: Final = frozenset(("gain_krones", "gain_emperor_steps", "draw_staff"))


def guest_row(guest: Guest) -> list[int]:
    bits = [float_bits(number) for number in guest_numbers(guest)]
    return [pair(bits[k], bits[k + 1]) for k in range(0, len(bits), 2)]


def write_mask(out: vec[i64], at: i64, legal: Legal) -> None:
    """A byte for each action, 1 where it is legal; what is left of the last word stays 0."""
    zeros(out, at, MASK_WORDS)
    indices = legal.space.indices
    one: i64 = 1
    first: i64 = 0
    for word in legal.words:
        left: i64 = word
        while left:
            action: i64 = indices[first + lowest(left)]
            out[at + (action >> 3)] = out[at + (action >> 3)] | one << 8 * (action & 7)
            left &= left - 1
        first += WORD
