"""Choices in words, as they apply to a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandaustria.codec.names import LETTERS
from grandaustria.rules.actions import CopyAction, SplitFood, SplitKrones
from grandaustria.rules.any_order import part_taking
from grandaustria.rules.board import COLOURS, FOODS, MOST_KRONES, OBJECTIVE_POINTS, lowest
from grandaustria.rules.choices import KITCHEN
from grandaustria.rules.gains import GainFood
from grandaustria.rules.guests import MoveIn, TakeGuest
from grandaustria.rules.player import NO_GUEST, Player
from grandaustria.rules.rooms import Prepare, price
from grandaustria.rules.staffing import PlayLooked, PlayStaff
from grandaustria.rules.state import EMPTY, State, Step
from grandaustria.rules.turn import fee_of, guest_cost
from grandaustria.words.catalogue import Arguments, Catalogue, catalogue, key, player_named
from grandaustria.words.describe import parts_in_words, penalty_of, place_of


def text_of(s: State, choice: int, language: str) -> str:
    """Put a choice into words, with soft hyphens in long names. An illegal choice is described as if it were legal."""
    words = catalogue(language)
    block = s.ruleset.space.block_of[choice]
    moment = Moment(s, choice, s.member(choice), words)
    general = f"choice-{key(block.name)}"
    special = f"{general}-{key(moment.step.effect.name)}" if moment.step is not None else general
    arguments = _ARGUMENTS.get(block.name, _labelled)(moment)
    return words.say(special if words.has(special) else general, **arguments)


class Moment:
    """A choice in its position: the asked seat, and the step that would take the choice."""

    def __init__(self, s: State, choice: int, index: int, words: Catalogue) -> None:
        self.s = s
        self.index = index  # in its block
        self.words = words
        self.player: Player = s.players[max(s.seat, 0)]
        self.label = s.ruleset.space.name_of(choice).partition(":")[2]
        self.step = taker(s, choice)

    @property
    def n(self) -> int:
        return self.step.n if self.step is not None else 0

    def guest(self, index: int) -> str:
        return self.words.say(
            "guest-nobody" if index in (NO_GUEST, EMPTY) else f"guest-{self.s.ruleset.guests[index].number}"
        )

    def guest_at(self, table: int) -> Arguments:
        return {"guest": self.guest(self.player.guest_at(table)), "table": table + 1}


def taker(s: State, choice: int) -> Step | None:
    """Return the step that would take the choice: the top one or, among several parts, the best fit."""
    step = s.agenda
    if step is None or step.parts is None:
        return step
    return part_taking(s, step, choice) or step


def _labelled(m: Moment) -> Arguments:
    return {"label": m.label}


def _take_guest(m: Moment) -> Arguments:
    free = m.step is not None and isinstance(m.step.effect, TakeGuest)
    cost = 0 if free else guest_cost(m.s, m.player, m.index)
    return {"guest": m.guest(m.s.queue >> 8 * m.index & 255), "cost": cost}


def _take_die(m: Moment, boost: int = 0) -> Arguments:
    value = m.index + 1
    strength = m.s.dice_on(value) + boost
    watchers: int = m.player.staff & m.s.ruleset.on_die[value]
    while watchers:
        bonus = m.s.ruleset.staff[lowest(watchers)].die
        strength += bonus.strength if bonus is not None else 0
        watchers &= watchers - 1
    fee = fee_of(m.s, m.player, value)
    fee_word = "none" if fee == 0 else "due" if m.player.krones >= fee else "missing"
    return {"value": value, "strength": strength, "fee": fee_word}


def _take_die_boosted(m: Moment) -> Arguments:
    return _take_die(m, boost=1)


def _copy(m: Moment) -> Arguments:
    due = m.step is not None and isinstance(m.step.effect, CopyAction) and m.step.effect.fee > 0
    return {"action": m.index + 1, "strength": m.n, "fee": "due" if due else "none"}


def _extra_action(m: Moment) -> Arguments:
    return {"value": m.index + 1, "strength": m.s.dice_on(m.index + 1)}


def _extra_action_boosted(m: Moment) -> Arguments:
    return {"value": m.index + 1, "strength": m.s.dice_on(m.index + 1) + 1}


def _amount(m: Moment) -> Arguments:
    splits = m.step is not None and isinstance(m.step.effect, SplitFood | SplitKrones)
    return {"n": m.index, "rest": max(m.n - m.index, 0) if splits else 0, "lost": _lost(m, m.index)}


def _lost(m: Moment, krones: int) -> int:
    return max(m.player.krones + krones - MOST_KRONES, 0)


def _put(m: Moment) -> Arguments:
    table, food = divmod(m.index, 4)
    all_of_them = m.step is not None and isinstance(m.step.effect, GainFood)
    arguments: Arguments = {"food": FOODS[food], "n": m.n if all_of_them else 1}
    if table == KITCHEN:
        return arguments | {"place": "kitchen", "guest": "", "table": 0}
    return arguments | {"place": "table"} | m.guest_at(table)


def _serve(m: Moment) -> Arguments:
    table, food = divmod(m.index, 4)
    free = m.s.serving > 0 or m.player.staff & m.s.ruleset.free_serving
    return {"food": FOODS[food], "cost": 0 if free else 1} | m.guest_at(table)


def _move_in(m: Moment) -> Arguments:
    guest = m.player.guest_at(m.index)
    points = 0 if guest == NO_GUEST else m.s.ruleset.guests[guest].points
    return {"points": points} | m.guest_at(m.index)


def _fill(m: Moment) -> Arguments:
    return m.guest_at(m.index)


def _claim(m: Moment) -> Arguments:
    claimed = m.s.claimed(m.index)
    points = OBJECTIVE_POINTS[claimed] if claimed < len(OBJECTIVE_POINTS) else 0
    objective = m.words.say(f"objective-{m.s.objective(m.index).number}")
    return {"letter": LETTERS[m.index], "points": points, "objective": objective}


def _use_staff(m: Moment) -> Arguments:
    return _staff(m) | {"parts": parts_in_words(m.s.ruleset.staff[m.index].parts, m.words)}


def _take_krones(m: Moment) -> Arguments:
    return {"n": m.n, "lost": _lost(m, m.n)}


def _ignore_penalty(m: Moment) -> Arguments:
    scoring = m.n if m.step is not None and m.step.effect.name == "penalty" else 0
    return {"penalty": penalty_of(m.s.tile(scoring), m.words)}


def _room(m: Moment) -> Arguments:
    return place_of(m.index) | {"colour": COLOURS[m.player.hotel.colour_of[m.index]]}


def _prepare(m: Moment) -> Arguments:
    discount = m.step.effect.discount if m.step is not None and isinstance(m.step.effect, Prepare) else 0
    return _room(m) | {"cost": price(m.s, m.player, m.index, discount)}


def _occupy(m: Moment) -> Arguments:
    moving = m.step is not None and isinstance(m.step.effect, MoveIn)
    return _room(m) | {"guest": m.guest(m.player.guest_at(m.n)) if moving else ""}


def _staff(m: Moment) -> Arguments:
    return {"staff": m.words.say(f"staff-{m.index + 1}")}


def _play_staff(m: Moment) -> Arguments:
    cheaper = m.step is not None and isinstance(m.step.effect, PlayStaff | PlayLooked)
    return _staff(m) | {"cost": max(m.s.ruleset.staff[m.index].cost - (m.n if cheaper else 0), 0)}


def _roll(m: Moment) -> Arguments:
    return {"value": m.index + 1}


def _draw_guest(m: Moment) -> Arguments:
    return {"guest": m.guest(m.index)}


def _draw_tile(m: Moment) -> Arguments:
    return {"tile": m.s.ruleset.tiles[m.index].name}


def _draw_objective(m: Moment) -> Arguments:
    return {"objective": m.words.say(f"objective-{m.s.ruleset.objectives[m.index].number}")}


def _draw_hotel(m: Moment) -> Arguments:
    return {"hotel": m.words.say(f"hotel-{m.s.ruleset.hotels[m.index + 1].name}")}


def _draw_start(m: Moment) -> Arguments:
    return {"player": player_named(m.words, (), m.index)}


_ARGUMENTS: Final[dict[str, Callable[[Moment], Arguments]]] = {
    "TAKE_GUEST": _take_guest,
    "TAKE_DIE": _take_die,
    "TAKE_DIE_BOOSTED": _take_die_boosted,
    "COPY": _copy,
    "EXTRA_ACTION": _extra_action,
    "EXTRA_ACTION_BOOSTED": _extra_action_boosted,
    "AMOUNT": _amount,
    "PUT": _put,
    "SERVE": _serve,
    "MOVE_IN": _move_in,
    "FILL": _fill,
    "CLAIM": _claim,
    "USE_STAFF": _use_staff,
    "TAKE_KRONES": _take_krones,
    "IGNORE_PENALTY": _ignore_penalty,
    "PREPARE": _prepare,
    "OCCUPY": _occupy,
    "REMOVE": _room,
    "PLAY_STAFF": _play_staff,
    "RETURN_STAFF": _staff,
    "KEEP_STAFF": _staff,
    "DISMISS_STAFF": _staff,
    "ROLL": _roll,
    "DRAW_GUEST": _draw_guest,
    "DRAW_STAFF": _staff,
    "DRAW_TILE": _draw_tile,
    "DRAW_OBJECTIVE": _draw_objective,
    "DRAW_HOTEL": _draw_hotel,
    "DRAW_START": _draw_start,
}
