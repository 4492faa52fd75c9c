"""The role of a player who plays by the printed rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import ITEM
from grandaustria.rules.emperor import push_favour, score_space
from grandaustria.rules.final import score_guests_left, score_leftovers, score_rooms, score_staff
from grandaustria.rules.player import Player
from grandaustria.rules.role import Role
from grandaustria.rules.setup import DRAFT, FIRST_GUEST, HAND, INTRODUCTORY
from grandaustria.rules.staffing import DRAW_TO_HAND, DRAW_TO_PACK
from grandaustria.rules.state import State
from grandaustria.rules.turn import push_turn

KRONES: Final = 10
FIRST_ROOMS: Final = 3


class Hotelier(Role):
    def __init__(self) -> None:
        super().__init__("hotelier")
        self.has_hand = True

    def begin(self, s: State, p: Player) -> None:
        p.krones = KRONES
        p.kitchen = ITEM[0] + ITEM[1] + ITEM[2] + ITEM[3]

    def deal_hand(self, s: State, p: Player, place: i64, mode: i64) -> None:
        if mode == INTRODUCTORY:
            cards: i64 = s.ruleset.starting_sets[place]
            p.hand = cards
            s.staff_deck &= ~cards
        else:
            s.push(DRAW_TO_PACK if mode == DRAFT else DRAW_TO_HAND, p.seat, HAND)

    def first_guest(self, s: State, p: Player) -> None:
        s.push(FIRST_GUEST, p.seat, 0)

    def first_rooms(self, s: State, p: Player) -> None:
        s.push(s.ruleset.first_rooms, p.seat, FIRST_ROOMS)

    def begin_turn(self, s: State, p: Player) -> None:
        push_turn(s, p, False)

    def emperor_scoring(self, s: State, p: Player, scoring: i64) -> None:
        score_space(s, p, scoring)
        push_favour(s, p, scoring)

    def final_scoring(self, s: State, p: Player) -> None:
        score_staff(s, p)
        score_rooms(s, p)
        score_leftovers(s, p)
        score_guests_left(s, p)


HOTELIER: Final = Hotelier()
