"""What a person is shown besides the view: prices, progress towards the objectives, what serving costs, which choices
would do nothing, what amounts come to, and why something is not possible.

It follows from the view and the rules. It is not part of the view, which bots need quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from typing_extensions import TypedDict

from grandaustria.codec.names import LETTERS, names_of
from grandaustria.rules.board import COLUMNS, QUEUE, ROOMS
from grandaustria.rules.guests import TakeGuest
from grandaustria.rules.player import Player
from grandaustria.rules.rooms import Prepare, waived_spaces
from grandaustria.rules.staffing import PlayLooked, PlayStaff
from grandaustria.rules.state import State, Step
from grandaustria.rules.turn import guest_cost
from grandaustria.words.amounts import Amounts, amounts_of
from grandaustria.words.catalogue import catalogue
from grandaustria.words.idle import Idle, idle_choices
from grandaustria.words.reasons import Reasons, have_and_need, reasons
from grandaustria.words.serving import Serving, serving_of


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
    staff: dict[str, int]


class Insight(TypedDict):
    progress: list[list[Progress]]
    prices: Prices | None
    serving: Serving | None
    idle: Idle
    amounts: Amounts
    why: Reasons


def insight_of(s: State, seat: int | None, asked: Step | None, language: str, names: Sequence[str]) -> Insight:
    """Return the insight of the person in `seat` (None: a spectator), who is asked `asked` now, if anything."""
    # In the draft, a seat is asked before its time.
    acting = seat is not None and asked is not None and s.seat == seat
    return {
        "progress": [[_progress(s, p, k) for k in range(len(LETTERS))] for p in s.players],
        "prices": None if seat is None else _prices(s, s.players[seat], asked),
        "serving": serving_of(s) if acting else None,
        "idle": idle_choices(s, catalogue(language)) if acting else {},
        "amounts": amounts_of(s, _steps(asked)) if acting else {},
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
    steps = _steps(asked)
    free = any(isinstance(step.effect, TakeGuest) for step in steps)
    discount = max((step.effect.discount for step in steps if isinstance(step.effect, Prepare)), default=0)
    return {
        "guests": [0 if free else guest_cost(s, p, place) for place in range(QUEUE)],
        "rooms": _room_prices(waived_spaces(s, p), discount),
        "staff": _staff_prices(s, p, steps),
    }


def _steps(asked: Step | None) -> list[Step]:
    """Return what is asked: one step, or several parts that may come in any order."""
    if asked is None or asked.parts is None:
        return [] if asked is None else [asked]
    parts: list[Step] = []
    part: Step | None = asked.parts
    while part is not None:
        parts.append(part)
        part = part.below
    return parts


def _staff_prices(s: State, p: Player, steps: list[Step]) -> dict[str, int]:
    """Return the prices of the cards in the hand, and of those being looked at, by their numbers."""
    prices = {}
    looked = s.looked if any(isinstance(step.effect, PlayLooked) for step in steps) else 0
    for cards, effect in ((p.hand, PlayStaff), (looked, PlayLooked)):
        discount = max((step.n for step in steps if isinstance(step.effect, effect)), default=0)
        for number in names_of(s.ruleset).staff_in(cards):
            prices[str(number)] = max(s.ruleset.staff[number - 1].cost - discount, 0)
    return prices


@cache
def _room_prices(waived: int, discount: int) -> list[int]:
    return [0 if waived >> room & 1 else max(room // len(COLUMNS) - discount, 0) for room in range(ROOMS)]
