"""What a seat may see, as numbers for a learner. Runs compiled.

The layout is what `Writer.fields` lists, part by part; beside each list stands the method that writes these numbers.
The environments of version 0 promise the layout of the game as printed, which a golden test holds. A ruleset with more
cards or choices has the same layout with more flags.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.cards.editions import EDITIONS
from grandaustria.envs.automa import automa_fields, write_automas
from grandaustria.envs.pairs import Field, even, flags, float_bits, many_flags, pair, zeros
from grandaustria.envs.vocabulary import (
    COUNTED,
    DISCOUNT,
    EFFECT_FLAGS,
    EFFECT_INDEX,
    EFFECT_NAMES,
    LOOKS,
    PLAYS,
    REWARDS,
)
from grandaustria.rules.board import BIT, BLUE, COLOURS, FOODS, RED, YELLOW, count, ones
from grandaustria.rules.cards import Guest
from grandaustria.rules.choices import BASE
from grandaustria.rules.player import Player
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import EFFECTS, EMPTY, Part, State, Step

ACTIONS: Final = len(BASE.players_ids)
SEATS: Final = 4

MOST_POINTS: Final = 200
PRESENT: Final = 4  # the word of a seat that tells whether somebody sits there


class Writer:
    """Writes observations of games of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        # At 64 * whole + part: the float part / whole.
        self.fractions: vec[i64] = vec[i64](
            [float_bits(min(k / n, 1.0)) if n else 0 for n in range(64) for k in range(64)]
        )
        self.points: vec[i64] = vec[i64](
            [float_bits(points / MOST_POINTS) for points in range(-MOST_POINTS, MOST_POINTS + 1)]
        )
        rows: list[int] = []
        for guest in ruleset.guests:
            rows += guest_row(guest)
        self.guests: vec[i64] = vec[i64](rows)
        # By an effect's index: the number of its flag, or -1.
        self.flag_of: vec[i64] = vec[i64]([EFFECT_INDEX.get(name, -1) for name in EFFECTS])
        self.effects_known: i64 = len(EFFECTS)
        self.first_edition: i64 = 8 if ruleset.name == "first" else 0  # the flag after those of the players
        self.once_per_round = [card for card in range(len(ruleset.staff)) if ruleset.once_per_round >> card & 1]
        self.automas = automa_fields(ruleset)
        self.all_guests: i64 = len(ruleset.guests)
        self.all_staff: i64 = len(ruleset.staff)
        self.guest_flags: i64 = even(len(ruleset.guests))
        self.staff_flags: i64 = even(len(ruleset.staff))
        self.used_flags: i64 = even(len(self.once_per_round))
        self.guest_words: i64 = words_in(self.guest_fields(""))
        self.player_words: i64 = words_in(self.player_fields(""))
        self.words: i64 = words_in(self.fields())  # in a row

    def empty_row(self) -> vec[i64]:
        return vec[i64]([0] * self.words)

    def fields(self) -> list[Field]:
        """The whole layout, in the order of writing."""
        found = self.board_fields()
        for place in range(5):
            found += self.guest_fields(f"queue {place}")
        found += self.card_fields() + self.agenda_fields()
        for who in ("own", "next", "second", "third"):
            found += self.player_fields(who)
        return found + self.automas

    def write(self, out: vec[i64], memo: vec[i64], at: i64, s: State, seat: i64) -> i64:
        """What the seat may see, from its own place at the table, into the row that starts at `at`; where it ends.

        The row is empty or holds another observation, which the memo knows: what has not changed stays.
        """
        seats: i64 = len(s.players)
        at = self.board(out, memo, at, s, seat)
        for place in range(5):
            guest: i64 = (s.queue >> (8 * place)) & 255
            at = self.queued(out, memo, at, guest if guest != EMPTY else -1)
        at = self.cards(out, memo, at, s, seat)
        at = self.agenda(out, memo, at, s)
        for place in range(SEATS):
            if place < seats:
                at = self.player(out, memo, at, s, s.players[(seat + place) % seats])
            else:
                at = self.nobody(out, memo, at)
        return write_automas(out, at, s) if self.automas else at

    def board_fields(self) -> list[Field]:
        return [
            ("players", 3, "2, 3 or 4 of them", 1),
            ("first edition", 1, "the rules are those of the first edition", 1),
            ("round", 8, "the set-up, rounds 1 to 7", 1),
            ("start player", 4, "counted from the observer's seat", 1),
            ("asked", 4, "the seat that is asked, counted from the observer's", 1),
            ("turn", 4, "in this turn: something was done, a guest was taken, a die was taken; it is an extra turn", 1),
            ("extra turns", 1, "extra turns to come", 3),
            ("serving", 1, "items that may still be served for the krone paid", 2),
            ("dice", 6, "dice on the action spaces 1 to 6", 10),
            ("tiles", 12, "emperor tiles A1 to C4", 1),
            ("objectives", 12, "objectives 105 to 116", 1),
            ("dice left", 1, "all dice", 14),
            ("guests left", 1, "cards in the guest deck", self.all_guests),
            ("staff left", 1, "cards in the staff deck, those under it not counted", self.all_staff),
            ("under deck", 1, "cards under the staff deck", self.all_staff),
        ]

    def board(self, out: vec[i64], memo: vec[i64], at: i64, s: State, seat: i64) -> i64:
        seats: i64 = len(s.players)
        now: i64 = BIT[seats] >> 2 | self.first_edition
        now |= BIT[4 + s.round]
        now |= BIT[12 + (s.start - seat + seats) % seats]
        if s.seat >= 0:
            now |= BIT[16 + (s.seat - seat + seats) % seats]
        turn: i64 = 1 if s.acted else 0
        turn |= 2 if s.guest_taken else 0
        turn |= 4 if s.die_taken else 0
        turn |= 8 if s.extra else 0
        at = many_flags(out, memo, at, now | turn << 20, 24)
        at = self.two(out, at, s.extra_turns, 3, s.serving, 2)
        for value in range(1, 7, 2):
            at = self.two(out, at, s.dice_on(value), 10, s.dice_on(value + 1), 10)
        laid_out: i64 = 0
        for letter in range(3):
            laid_out |= BIT[(s.tiles >> (8 * letter)) & 255]
            laid_out |= BIT[12 + ((s.objectives >> (8 * letter)) & 255)]
        at = many_flags(out, memo, at, laid_out, 24)
        at = self.two(out, at, s.dice_left(), 14, ones(s.guest_deck), self.all_guests)
        return self.two(out, at, ones(s.staff_deck), self.all_staff, len(s.under), self.all_staff)

    def card_fields(self) -> list[Field]:
        guests, staff = self.guest_flags, self.staff_flags
        return [
            ("guest deck", guests, "guests that can still come, in printed order, the promos last", 1),
            ("guest discard", guests, "guests in the discard pile", 1),
            ("hand", staff, "the observer's hand, staff by number", 1),
            ("pack", staff, "the staff to choose from in the draft", 1),
            ("looked at", staff, "the staff being looked at, if the observer is the one who looks", 1),
            ("known under deck", staff, "staff that the observer has put under the deck", 1),
            ("dismissed", staff, "staff out of the game", 1),
        ]

    def cards(self, out: vec[i64], memo: vec[i64], at: i64, s: State, seat: i64) -> i64:
        p = s.players[seat]
        staff: i64 = self.staff_flags
        at = many_flags(out, memo, at, s.guest_deck, self.guest_flags)
        at = many_flags(out, memo, at, s.guest_discard, self.guest_flags)
        at = many_flags(out, memo, at, p.hand, staff)
        at = many_flags(out, memo, at, p.pack, staff)
        at = many_flags(out, memo, at, s.looked if s.seat == seat else 0, staff)
        at = many_flags(out, memo, at, known_under(s, seat), staff)
        return many_flags(out, memo, at, s.dismissed, staff)

    def agenda_fields(self) -> list[Field]:
        spare = EFFECT_FLAGS - len(EFFECT_NAMES)
        effects = f"effects in the order of EFFECT_NAMES, and {spare} flags that are always 0"
        return [
            ("question n", 1, "the number the question is about: how many, which table, what discount", 16),
            ("question parts", 1, "how many effects can be resolved in any order", 8),
            ("question", EFFECT_FLAGS, f"what is asked: {effects}", 1),
            ("parts", EFFECT_FLAGS, f"what can be resolved in any order: {effects}", 1),
            ("agenda", EFFECT_FLAGS, f"what is to be resolved later: {effects}", 1),
        ]

    def agenda(self, out: vec[i64], memo: vec[i64], at: i64, s: State) -> i64:
        """What is asked, the parts it is about, and what is to come after it."""
        step = s.agenda
        if step is None:
            at = self.two(out, at, 0, 16, 0, 8)
            for _ in range(3):
                at = self.effects(out, memo, at, None, False)
            return at
        parts: i64 = 0
        part = step.parts
        while part is not None:
            parts += 1
            part = part.below
        at = self.two(out, at, step.n, 16, parts, 8)
        at = self.effects(out, memo, at, step, False)
        at = self.effects(out, memo, at, step.parts, True)
        return self.effects(out, memo, at, step.below, True)

    def effects(self, out: vec[i64], memo: vec[i64], at: i64, step: Step | None, below: bool) -> i64:
        """The flag of the step's effect, and those of the steps below it."""
        first_half: i64 = 0
        second_half: i64 = 0
        while step is not None:
            index: i64 = step.effect.index
            flag: i64 = self.flag_of[index] if index < self.effects_known else -1
            if flag >= EFFECT_FLAGS // 2:
                second_half |= BIT[flag - EFFECT_FLAGS // 2]
            elif flag >= 0:
                first_half |= BIT[flag]
            step = step.below if below else None
        at = many_flags(out, memo, at, first_half, EFFECT_FLAGS // 2)
        return many_flags(out, memo, at, second_half, EFFECT_FLAGS // 2)

    def player_fields(self, who: str) -> list[Field]:
        found: list[Field] = [
            (f"{who} hotel", 5, "the hotel board: night, A, B, C, D", 1),
            (f"{who} passed", 1, "has passed", 1),
            (f"{who} turns", 3, "turns taken in this round: 0, 1, 2", 1),
            (f"{who} present", 1, "somebody sits here", 1),
            (f"{who} krones", 1, "krones", 20),
            (f"{who} emperor", 1, "space of the emperor track", 13),
            (f"{who} points", 1, "points, at least -200 of them", 200),
            (f"{who} number", 1, "the number shown on the turn-order tile, 0 if both are covered", 8),
            (f"{who} hand", 1, "cards in hand", 24),
            (f"{who} pack", 1, "cards to choose from in the draft", 6),
            (f"{who} kitchen", 4, f"items in the kitchen: {', '.join(FOODS)}", 16),
            (f"{who} prepared", 20, "rooms prepared, free or occupied, from the bottom left, five to a floor", 1),
            (f"{who} occupied", 20, "rooms occupied", 1),
            (f"{who} groups", 10, "groups of rooms that have paid their bonus", 1),
            (f"{who} staff", self.staff_flags, "staff in play, by number", 1),
            (f"{who} used", self.used_flags, "once-per-round staff, by number: used in this round", 1),
            (f"{who} claims", 9, "objectives A, B, C, each: claimed as the first, second, third", 1),
            (f"{who} asked", 1, "is asked now", 1),
            (f"{who} free rooms", 3, "free rooms that are blue, red, yellow", 8),
            (f"{who} occupied rooms", 3, "occupied rooms that are blue, red, yellow", 8),
        ]
        for table in range(3):
            missing = f"items the guest still waits for: {', '.join(FOODS)}"
            found += self.guest_fields(f"{who} table {table}")
            found.append((f"{who} table {table} missing", 4, missing, 4))
        return found

    def player(self, out: vec[i64], memo: vec[i64], at: i64, s: State, p: Player) -> i64:
        hotel: i64 = 0
        while p.hotel is not s.ruleset.hotels[hotel]:
            hotel += 1
        at = flags(out, at, BIT[hotel] | (32 if p.passed else 0) | BIT[6 + p.turns] | 512, 10)
        at = self.two(out, at, p.krones, 20, p.emperor, 13)
        points: i64 = max(min(p.points, MOST_POINTS), -MOST_POINTS)
        number: i64 = self.fractions[64 * 8 + s.visible_number(p)]
        out[at] = pair(self.points[points + MOST_POINTS], number)
        at = self.two(out, at + 1, ones(p.hand), 24, ones(p.pack), 6)
        at = self.two(out, at, count(p.kitchen, 0), 16, count(p.kitchen, 1), 16)
        at = self.two(out, at, count(p.kitchen, 2), 16, count(p.kitchen, 3), 16)
        rooms: i64 = p.tiles | p.occupied << 20 | hotel << 40  # the hotel is told already, but the colours depend on it
        rooms_as_before = memo[at >> 3] == rooms
        at = many_flags(out, memo, at, rooms, 40)
        at = flags(out, at, p.groups_paid, 10)
        at = many_flags(out, memo, at, p.staff, self.staff_flags)
        at = flags(out, at, self.used(p), self.used_flags)
        claims: i64 = 0
        for letter in range(3):
            place: i64 = p.place_claimed(letter)
            if place:
                claims |= BIT[3 * letter + place - 1]
        if s.seat == p.seat:
            claims |= 512
        at = flags(out, at, claims, 10)
        at = at + 3 if rooms_as_before else self.colours(out, at, p)
        for table in range(3):
            at = self.table(out, memo, at, p.guest_at(table), p.missing_at(table))
        return at

    def colours(self, out: vec[i64], at: i64, p: Player) -> i64:
        """How many rooms of each colour are free and occupied."""
        free: i64 = p.free_rooms()
        blue: i64 = p.hotel.rooms_for[BLUE]
        red: i64 = p.hotel.rooms_for[RED]
        yellow: i64 = p.hotel.rooms_for[YELLOW]
        at = self.two(out, at, ones(free & blue), 8, ones(free & red), 8)
        at = self.two(out, at, ones(free & yellow), 8, ones(p.occupied & blue), 8)
        return self.two(out, at, ones(p.occupied & red), 8, ones(p.occupied & yellow), 8)

    def table(self, out: vec[i64], memo: vec[i64], at: i64, guest: i64, missing: i64) -> i64:
        """A guest in the café, or none (-1), and what is missing from the order."""
        now: i64 = guest + 1 | missing << 8
        if memo[at >> 3] == now:
            return at + self.guest_words + 2
        memo[at >> 3] = now
        at = self.guest(out, at, guest)
        at = self.two(out, at, count(missing, 0), 4, count(missing, 1), 4)
        return self.two(out, at, count(missing, 2), 4, count(missing, 3), 4)

    def nobody(self, out: vec[i64], memo: vec[i64], at: i64) -> i64:
        """An absent seat: zeros, for which the memo has zeros too."""
        end: i64 = at + self.player_words
        if out[at + PRESENT] != 0:
            zeros(out, at, self.player_words)
            zeros(memo, at >> 3, (end >> 3) - (at >> 3))
        return end

    def used(self, p: Player) -> i64:
        """The once-per-round staff that were used, as the lowest bits."""
        found: i64 = 0
        if p.used:
            for k, card in enumerate(self.once_per_round):
                if p.used & BIT[card]:
                    found |= BIT[k]
        return found

    def guest_fields(self, place: str) -> list[Field]:
        gives = ", ".join(name if whole == 1 else f"{name} / {whole}" for name, whole in REWARDS)
        return [
            (f"{place} colour", 4, f"the guest's colour: {', '.join(COLOURS)}", 1),
            (f"{place} order", 4, f"its order: {', '.join(FOODS)}", 4),
            (f"{place} points", 1, "its points", 10),
            (f"{place} size", 1, "items of its order", 4),
            (f"{place} gives", len(REWARDS), f"what it gives, by kind: {gives}", 1),
            (f"{place} taken", 1, "there is a guest", 1),
        ]

    def queued(self, out: vec[i64], memo: vec[i64], at: i64, guest: i64) -> i64:
        if memo[at >> 3] == guest + 1:
            return at + self.guest_words
        memo[at >> 3] = guest + 1
        return self.guest(out, at, guest)

    def guest(self, out: vec[i64], at: i64, guest: i64) -> i64:
        """A guest, or zeros where there is none (-1)."""
        if guest < 0:
            return zeros(out, at, self.guest_words)
        rows = self.guests
        row: i64 = guest * self.guest_words
        end: i64 = at + self.guest_words
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


def words_in(fields: list[Field]) -> int:
    return sum(size for _, size, _, _ in fields) // 2


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
        if name == PLAYS:
            gives[DISCOUNT] = max(gives[DISCOUNT], part.n)
        if name in gives:
            gives[name] += part.n if name in COUNTED else max(part.n, 1) if name == LOOKS else 1
    colours = [1.0 if guest.colour == colour else 0.0 for colour in range(4)]
    order = [count(guest.order, food) / 4 for food in range(4)]
    numbers = [*colours, *order, guest.points / 10, guest.size / 4]
    return numbers + [min(gives[name] / whole, 1.0) for name, whole in REWARDS] + [1.0]


def guest_row(guest: Guest) -> list[int]:
    bits = [float_bits(number) for number in guest_numbers(guest)]
    return [pair(bits[k], bits[k + 1]) for k in range(0, len(bits), 2)]


_WRITERS: Final[dict[Ruleset, Writer]] = {}


def writer_of(ruleset: Ruleset) -> Writer:
    """Return the writer of a ruleset. It takes a while to make and never changes, so there is one for all."""
    writer = _WRITERS.get(ruleset)
    if writer is None:
        writer = Writer(ruleset)
        _WRITERS[ruleset] = writer
    return writer


LENGTH: Final[int] = 2 * writer_of(EDITIONS["current"]).words  # of an observation of the game as printed
