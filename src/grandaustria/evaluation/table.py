"""What the others have and what lies on the board, as features for the expert's network. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic, at_hand, turns_left
from grandaustria.evaluation.keys import mixed, with_board
from grandaustria.evaluation.own import GUESTS, ROOM_COLOURS, final_score_so_far
from grandaustria.evaluation.rows import Block, Rows
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.board import (
    BIT,
    COLOURS,
    FOODS,
    GREEN,
    LAST_SPACE,
    QUEUE,
    count,
    ones,
    total,
)
from grandaustria.rules.player import Player
from grandaustria.rules.state import EMPTY, State
from grandaustria.rules.turn import TURN

MOST_RIVALS: Final = 3


class Rivals(Block):
    """The opponents one by one, in turn order after the player.

    A search evaluates many positions in which they have not changed; their numbers are then taken from an earlier row.
    """

    def __init__(self) -> None:
        self.size: i64 = len(self._about())

    def names(self) -> list[str]:
        return [f"rival {n}: {what}" for n in range(1, MOST_RIVALS + 1) for what in self._about()]

    def _about(self) -> list[str]:
        return [
            *(
                "there",
                "level as an automa",
                "points",
                "heuristic",
                "krones",
                "emperor",
                "occupied",
                "prepared",
                "full groups",
            ),
            *(f"heuristic: {part}" for part in ("rooms", "café", "emperor", "prizes", "staff")),
            *(f"kitchen: {food}" for food in FOODS),
            *(f"free rooms: {colour}" for colour in ROOM_COLOURS),
            *(
                "cards in hand",
                "staff in play",
                "final scoring so far",
                "turns left",
                "turns left in the round",
                "passed",
            ),
            *("guests", "guests served", "missing", "least missing", "points of guests"),
            *(f"missing: {food}" for food in FOODS),
            *(f"objective {letter}: {what}" for letter in "ABC" for what in ("claimed", "progress")),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        seats: i64 = len(s.players)
        for n in range(MOST_RIVALS):
            if n + 1 >= seats:
                out.at += self.size
                continue
            rival = s.players[(p.seat + n + 1) % seats]
            key: i64 = _key_of(s, rival)
            if key == out.rivals[n]:
                out.again(out.written[n], self.size)
                continue
            out.rivals[n] = key
            out.written[n] = out.at
            self._write(out, heuristic, s, rival)

    def _write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        turns: float = float(turns_left(s, p))
        rooms: float = heuristic.rooms(p, turns)
        cafe: float = heuristic.cafe(s, p, turns)
        emperor: float = heuristic.emperor(s, p)
        prizes: float = heuristic.prizes(s, p, turns)
        staff: float = heuristic.staff_in_play(s, p, turns)  # of the hand only the size is known
        value: float = float(p.points) + heuristic.stores(p, turns) + rooms + cafe + emperor + prizes + staff
        out.append(1.0)
        out.append(float(p.role.level) / 3.0 if isinstance(p.role, Automa) else 0.0)
        out.append(float(p.points) / 50.0)
        out.append(value / 100.0)
        out.append(float(p.krones) / 20.0)
        out.append(float(p.emperor) / float(LAST_SPACE))
        out.append(float(ones(p.occupied)) / 10.0)
        out.append(float(ones(p.tiles)) / 12.0)
        out.append(float(p.hotel.full_groups(p.occupied)) / 6.0)
        out.append(rooms / 20.0)
        out.append(cafe / 50.0)
        out.append(emperor / 20.0)
        out.append(prizes / 20.0)
        out.append(staff / 20.0)
        for food in range(4):
            out.append(float(min(count(p.kitchen, food), 6)) / 4.0)
        free: i64 = p.free_rooms()
        for colour in range(3):
            out.append(float(ones(free & p.hotel.rooms_for[colour])) / 4.0)
        out.append(float(ones(p.hand)) / 6.0)
        out.append(float(ones(p.staff)) / 6.0)
        out.append(final_score_so_far(s, p) / 20.0)
        out.append(turns / 14.0)
        out.append(float(2 - p.turns) / 2.0)
        out.append(1.0 if p.passed else 0.0)
        self._write_cafe(out, s, p)
        for letter in range(3):
            claimed = p.place_claimed(letter) != 0
            open_to_it = not claimed and s.claimed(letter) < 3
            out.append(1.0 if claimed else 0.0)
            out.append(s.objective(letter).condition.progress(s, p) if open_to_it else 0.0)

    def _write_cafe(self, out: Rows, s: State, p: Player) -> None:
        guests: i64 = 0
        served: i64 = 0
        missing: i64 = 0
        least: i64 = 6
        points: i64 = 0
        for table in range(3):
            index: i64 = p.guest_at(table)
            if index < 0:
                continue
            order: i64 = p.missing_at(table)
            guests += 1
            served += 1 if order == 0 else 0
            missing += order
            least = min(least, total(order))
            points += s.ruleset.guests[index].points
        out.append(float(guests) / 3.0)
        out.append(float(served) / 2.0)
        out.append(float(total(missing)) / 6.0)
        out.append(float(least) / 6.0)
        out.append(float(points) / 15.0)
        for food in range(4):
            out.append(float(count(missing, food)) / 4.0)


def _key_of(s: State, p: Player) -> i64:
    """Return a key that differs, in all likelihood, whenever the numbers of a rival do."""
    key: i64 = p.seat + 4 * p.krones + 128 * p.emperor + 4096 * (p.points + 1000)
    key = with_board(key, p)
    key = mixed(key, ones(p.hand))
    key = mixed(key, p.staff)
    key = mixed(key, 8 * s.round + 2 * p.turns + (1 if p.passed else 0))
    for other in s.players:  # objectives that are gone, and staff of others that count at the end
        key = mixed(key, other.claims)
        key = mixed(key, other.staff & s.ruleset.final_scoring)
    return key


class TurnOrder(Block):
    def names(self) -> list[str]:
        seats = ("the player", "rival 1", "rival 2", "rival 3")
        return [
            *(f"asked: {who}" for who in seats),
            *(f"started the round: {who}" for who in seats),
            *("turns of others before the next", "turns left in the round", "dice left"),
            *("on turn, die taken", "on turn, guest taken"),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        seats: i64 = len(s.players)
        out.one_of((s.seat - p.seat + seats) % seats if s.seat >= 0 else -1, 4)
        out.one_of((s.start - p.seat + seats) % seats, 4)
        own: i64 = s.visible_number(p)
        before: i64 = 0
        left: i64 = 0
        for other in s.players:
            left += 2 - other.turns
            if other is not p and own > 0:
                place: i64 = (other.seat - s.start + seats) % seats
                before += 1 if other.turns == 0 and place + 1 < own else 0
                before += 1 if other.turns < 2 and 2 * seats - place < own else 0
        out.append(float(before) / 4.0)
        out.append(float(left) / 8.0)
        out.append(float(s.dice_left()) / 14.0)
        on_turn = s.seat == p.seat and s.agenda is not None and s.agenda.effect is TURN
        out.append(1.0 if on_turn and s.die_taken else 0.0)
        out.append(1.0 if on_turn and s.guest_taken else 0.0)


class Queue(Block):
    """The guests in the queue: what they want against the player's kitchen and rooms, and what they give."""

    def names(self) -> list[str]:
        about = (*(f"{colour}" for colour in COLOURS), "order", "missing", "points", "reward", "room")
        return [
            *(f"place {n} of the queue: {what}" for n in range(1, QUEUE + 1) for what in about),
            *(f"guest {n} in the queue" for n in range(GUESTS)),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        free: i64 = p.free_rooms()
        flags: i64 = 0
        for place in range(QUEUE):
            index: i64 = (s.queue >> (8 * place)) & 255
            if index == EMPTY:
                out.at += 9
                continue
            guest = s.ruleset.guests[index]
            if index < GUESTS:
                flags |= BIT[index]
            order: i64 = guest.order
            out.one_of(guest.colour, 4)
            out.append(float(total(order)) / 4.0)
            out.append(float(total(order - at_hand(order, p.kitchen))) / 4.0)
            out.append(float(guest.points) / 8.0)
            out.append(heuristic.rewards[index] / 8.0)
            housed: i64 = free if guest.colour == GREEN else free & p.hotel.rooms_for[guest.colour]
            out.append(1.0 if housed else 0.0)
        out.flags(flags, GUESTS)


class Market(Block):
    def names(self) -> list[str]:
        return [
            *(f"dice left: {n}" for n in (1, 2, 3, 4, 5, 6)),
            *(f"missing from orders: {food}" for food in FOODS),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        for face in range(6):
            out.append(float((s.dice >> (8 * face)) & 255) / 4.0)
        missing: i64 = 0
        for table in range(3):
            if p.guest_at(table) >= 0:
                missing += p.missing_at(table)
        for food in range(4):
            out.append(float(count(missing, food)) / 4.0)
