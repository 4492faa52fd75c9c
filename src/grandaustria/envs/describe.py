"""What each number of an observation means, as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from grandaustria.cards.editions import CURRENT
from grandaustria.envs.observation import EFFECT_FLAGS, EFFECT_NAMES, REWARDS, Layout
from grandaustria.rules.board import COLOURS, FOODS
from grandaustria.rules.ruleset import Ruleset

VERSION: Final = 0  # of the observation and of the action space; every environment's name ends with it

# A name, how many numbers, what they mean, and what each is divided by.
Part = tuple[str, int, str, int]


@dataclass(frozen=True)
class Slice:
    """The numbers from `start` to `stop` (excluded) of an observation.

    Flags are 0 or 1 and have the scale 1. Other numbers are counted in what `meaning` says, divided by `scale`, and at
    most 1.
    """

    name: str
    start: int
    stop: int
    meaning: str
    scale: int


def _guest(place: str) -> list[Part]:
    gives = ", ".join(name if whole == 1 else f"{name} / {whole}" for name, whole in REWARDS)
    return [
        (f"{place} colour", 4, f"the guest's colour: {', '.join(COLOURS)}", 1),
        (f"{place} order", 4, f"its order: {', '.join(FOODS)}", 4),
        (f"{place} points", 1, "its points", 10),
        (f"{place} size", 1, "items of its order", 4),
        (f"{place} gives", len(REWARDS), f"what it gives, by kind: {gives}", 1),
        (f"{place} taken", 1, "there is a guest", 1),
    ]


def _player(who: str, ruleset: Ruleset) -> list[Part]:
    layout = Layout(ruleset)
    tables: list[Part] = []
    for table in range(3):
        tables += _guest(f"{who} table {table}")
        tables.append((f"{who} table {table} missing", 4, f"items the guest still waits for: {', '.join(FOODS)}", 4))
    return [
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
        (f"{who} staff", layout.staff, f"staff in play, {_numbered(ruleset)}", 1),
        (f"{who} used", layout.used, f"staff 1 to {layout.used}, used in this round", 1),
        (f"{who} claims", 9, "objectives A, B, C, each: claimed as the first, second, third", 1),
        (f"{who} asked", 1, "is asked now", 1),
        (f"{who} free rooms", 3, "free rooms that are blue, red, yellow", 8),
        (f"{who} occupied rooms", 3, "occupied rooms that are blue, red, yellow", 8),
        *tables,
    ]


def _numbered(ruleset: Ruleset) -> str:
    return f"1 to {len(ruleset.staff)}"


def _layout(ruleset: Ruleset) -> list[Part]:
    layout = Layout(ruleset)
    guests, staff = len(ruleset.guests), len(ruleset.staff)
    queue: list[Part] = []
    for place in range(5):
        queue += _guest(f"queue {place}")
    spare = EFFECT_FLAGS - len(EFFECT_NAMES)
    effects = f"effects in the order of EFFECT_NAMES, and {spare} flags that are always 0"
    players: list[Part] = []
    for who in ("own", "next", "second", "third"):
        players += _player(who, ruleset)
    return [
        ("players", 3, "2, 3 or 4 of them", 1),
        ("first edition", 1, "the rules are those of the first edition", 1),
        ("round", 8, "the set-up, rounds 1 to 7", 1),
        ("start player", 4, "counted from the own seat", 1),
        ("asked", 4, "the seat that is asked, counted from the own one", 1),
        ("turn", 4, "in this turn: something was done, a guest was taken, a die was taken; it is an extra turn", 1),
        ("extra turns", 1, "extra turns to come", 3),
        ("serving", 1, "items that may still be served for the krone paid", 2),
        ("dice", 6, "dice on the action spaces 1 to 6", 10),
        ("tiles", 12, "emperor tiles A1 to C4", 1),
        ("objectives", 12, "objectives 105 to 116", 1),
        ("dice left", 1, "all dice", 14),
        ("guests left", 1, "cards in the guest deck", guests),
        ("staff left", 1, "cards in the staff deck, those under it not counted", staff),
        ("under deck", 1, "cards under the staff deck", staff),
        *queue,
        ("guest deck", layout.guests, "guests that can still come, in printed order, the promos last", 1),
        ("guest discard", layout.guests, "guests in the discard pile", 1),
        ("hand", layout.staff, f"the own hand, staff {_numbered(ruleset)}", 1),
        ("pack", layout.staff, "the staff to choose from in the draft", 1),
        ("looked at", layout.staff, "the staff being looked at, if the own seat does", 1),
        ("known under deck", layout.staff, "staff that the own seat has put under the deck", 1),
        ("dismissed", layout.staff, "staff out of the game", 1),
        ("question n", 1, "the number the question is about: how many, which table, what discount", 16),
        ("question parts", 1, "how many effects can be resolved in any order", 8),
        ("question", EFFECT_FLAGS, f"what is asked: {effects}", 1),
        ("parts", EFFECT_FLAGS, f"what can be resolved in any order: {effects}", 1),
        ("agenda", EFFECT_FLAGS, f"what is to be resolved later: {effects}", 1),
        *players,
    ]


@cache
def describe(ruleset: Ruleset = CURRENT) -> tuple[Slice, ...]:
    """The slices of an observation, in their order and without gaps.

    A ruleset with more cards than the printed game has longer slices of cards, of an even length each.
    """
    found = []
    start = 0
    for name, size, meaning, scale in _layout(ruleset):
        found.append(Slice(name, start, start + size, meaning, scale))
        start += size
    return tuple(found)
