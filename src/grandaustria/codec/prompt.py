"""What is asked of a seat, and for every legal choice what it touches on the table."""

from __future__ import annotations

from typing import Any

from grandaustria.rules.choices import Legal
from grandaustria.rules.setup import KEEP_CARD
from grandaustria.rules.state import OVER, State

# The thing on the table that each kind of choice touches, by its block; {} is the label in the text form.
_TOUCHES = {
    "TAKE_GUEST": "guest:{}",
    "TAKE_DIE": "die:{}",
    "TAKE_DIE_BOOSTED": "die:{}",
    "COPY": "action:{}",
    "EXTRA_ACTION": "die:{}",
    "EXTRA_ACTION_BOOSTED": "die:{}",
    "AMOUNT": "amount:{}",
    "MOVE_IN": "table:{}",
    "CLAIM": "objective:{}",
    "FILL": "table:{}",
    "USE_STAFF": "staff:{}",
    "PREPARE": "room:{}",
    "OCCUPY": "room:{}",
    "REMOVE": "room:{}",
    "PLAY_STAFF": "staff:{}",
    "RETURN_STAFF": "staff:{}",
    "KEEP_STAFF": "staff:{}",
    "DISMISS_STAFF": "staff:{}",
}


def touches(name: str) -> list[str]:
    """What the choice with this text form touches."""
    block, _, label = name.partition(":")
    if block in _TOUCHES:
        return [_TOUCHES[block].format(label)]
    if block in ("PUT", "SERVE"):
        food, table = label.split(":")
        source = "food" if block == "PUT" else "kitchen"
        return [f"{source}:{food}", table if table == "kitchen" else f"table:{table}"]
    return []


def prompt(s: State, seat: int | None) -> dict[str, Any] | None:
    """Who is asked for what; only the seat that is asked learns its choices. None when the game is over."""
    step = s.agenda
    if s.seat == OVER or step is None:
        return None
    asked: dict[str, Any] = {"seat": s.seat, "ask": step.effect.name, "n": step.n}
    if s.seat == seat:
        asked["choices"] = _offered(s, s.choices())
    return asked


def prompt_ahead(s: State, seat: int) -> dict[str, Any] | None:
    """In the draft all keep a card at the same time: what the seat is asked although another one's answer comes first.

    None if it is not its time, or if there is nothing to choose.
    """
    step = s.agenda if s.seat != seat else None
    while step is not None and step.effect is KEEP_CARD:
        if step.seat == seat:
            legal = Legal(s.ruleset.space)
            step.effect.choices(s, step, legal)
            choices = legal.ids()
            asked = {"seat": seat, "ask": step.effect.name, "n": step.n, "choices": _offered(s, choices), "ahead": True}
            return asked if len(choices) > 1 else None
        step = step.below
    return None


def _offered(s: State, choices: list[int]) -> list[dict[str, Any]]:
    names = s.ruleset.space.names
    return [{"id": choice, "name": names[choice], "touches": touches(names[choice])} for choice in choices]
