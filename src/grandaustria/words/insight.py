"""What a person is shown besides the view: prices, progress towards the objectives, and why something is not possible.

It follows from the view and the rules. It is not part of the view, which bots need quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from typing_extensions import TypedDict

from grandaustria.codec.names import LETTERS
from grandaustria.rules.board import COLUMNS, QUEUE, ROOMS
from grandaustria.rules.guests import TakeGuest
from grandaustria.rules.player import Player
from grandaustria.rules.rooms import Prepare, waived_spaces
from grandaustria.rules.state import State, Step
from grandaustria.rules.turn import guest_cost
from grandaustria.words.catalogue import catalogue
from grandaustria.words.reasons import Reasons, have_and_need, reasons


class Counted(TypedDict):
    icon: str
    have: int
    need: int


class Progress(TypedDict):
    """Progress towards one objective: in total and, if it counts several things, for each."""

    icon: str
    have: int
    need: int
    counts: list[Counted]


class Prices(TypedDict):
    """Prices in krones, for this person now."""

    guests: list[int]
    rooms: list[int]


class Insight(TypedDict):
    progress: list[list[Progress]]
    prices: Prices | None
    why: Reasons


def insight_of(s: State, seat: int | None, asked: Step | None, language: str, names: Sequence[str]) -> Insight:
    """Return the insight of the person in `seat` (None: a spectator), who is asked `asked` now, if anything."""
    return {
        "progress": [[_progress(s, p, k) for k in range(len(LETTERS))] for p in s.players],
        "prices": None if seat is None else _prices(s, s.players[seat], asked),
        "why": {} if seat is None else reasons(s, seat, asked, catalogue(language), names),
    }


def _progress(s: State, p: Player, letter: int) -> Progress:
    condition = s.objective(letter).condition
    counts = condition.counts(s, p)
    have, need = have_and_need(counts)
    several = len(counts) > 1
    return {
        "icon": "occupy" if several else counts[0].icon,
        "have": have,
        "need": need,
        "counts": [{"icon": each.icon, "have": each.have, "need": each.need} for each in counts] if several else [],
    }


def _prices(s: State, p: Player, asked: Step | None) -> Prices:
    free = asked is not None and isinstance(asked.effect, TakeGuest)
    discount = asked.effect.discount if asked is not None and isinstance(asked.effect, Prepare) else 0
    return {
        "guests": [0 if free else guest_cost(s, p, place) for place in range(QUEUE)],
        "rooms": _room_prices(waived_spaces(s, p), discount),
    }


@cache
def _room_prices(waived: int, discount: int) -> list[int]:
    return [0 if waived >> room & 1 else max(room // len(COLUMNS) - discount, 0) for room in range(ROOMS)]
