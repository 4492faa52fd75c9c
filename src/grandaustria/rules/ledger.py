"""Krones, emperor steps, points and food. Every change goes through here and becomes an event."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.rules.board import ITEM, LAST_SPACE, MOST_KRONES
from grandaustria.rules.events import (
    EMPEROR,
    FOOD_LOST,
    FOOD_STORED,
    FROM_STEPS,
    KRONES,
    POINTS,
)
from grandaustria.rules.player import Player
from grandaustria.rules.state import State


def score(s: State, p: Player, points: i64, source: i64) -> None:
    if points != 0:
        p.points += points
        s.tell(POINTS, p.seat, points, source)


def gain_krones(s: State, p: Player, krones: i64) -> None:
    """Gain krones. A player holds at most 20; the rest is lost."""
    gained: i64 = min(krones, MOST_KRONES - p.krones)
    if gained != 0:
        p.krones += gained
        s.tell(KRONES, p.seat, gained, p.krones)


def pay(s: State, p: Player, krones: i64) -> None:
    if krones != 0:
        p.krones -= krones
        s.tell(KRONES, p.seat, -krones, p.krones)


def step_forward(s: State, p: Player, steps: i64) -> None:
    """Advance on the emperor track. Each step past the last space is a point instead."""
    moved: i64 = min(steps, LAST_SPACE - p.emperor)
    if moved != 0:
        p.emperor += moved
        s.tell(EMPEROR, p.seat, moved, p.emperor)
    score(s, p, steps - moved, FROM_STEPS)


def fall_back(s: State, p: Player, steps: i64) -> None:
    moved: i64 = min(steps, p.emperor)
    if moved != 0:
        p.emperor -= moved
        s.tell(EMPEROR, p.seat, -moved, p.emperor)


def put_on_table(s: State, p: Player, food: i64, table: i64, event: i64) -> None:
    """Put an item on a guest's order: from the supply (FOOD_PUT) or from the kitchen (SERVED)."""
    guest: i64 = p.guest_at(table)
    item: i64 = ITEM[food]
    p.set_table(table, guest, p.missing_at(table) - item)
    s.tell(event, p.seat, food, guest)


def store(s: State, p: Player, food: i64, n: i64) -> None:
    """Put items into the kitchen."""
    item: i64 = ITEM[food]
    p.kitchen += n * item
    s.tell(FOOD_STORED, p.seat, food, n)


def lose_food(s: State, p: Player, n: i64) -> None:
    if n != 0:
        s.tell(FOOD_LOST, p.seat, n, 0)
