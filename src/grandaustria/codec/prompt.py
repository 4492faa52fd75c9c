"""Prompts: the question to a seat, its legal choices, and what each of them touches on the table."""

from __future__ import annotations

from functools import cache

from grandaustria.codec.types import Choice, Prompt
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


@cache
def touches(name: str) -> tuple[str, ...]:
    """Return the things that the choice with this text form touches."""
    block, _, label = name.partition(":")
    if block in _TOUCHES:
        return (_TOUCHES[block].format(label),)
    if block in ("PUT", "SERVE"):
        food, table = label.split(":")
        source = "food" if block == "PUT" else "kitchen"
        return (f"{source}:{food}", table if table == "kitchen" else f"table:{table}")
    return ()


def prompt(s: State, seat: int | None, legal: list[int] | None = None) -> Prompt | None:
    """Return who is asked what, with the choices for the asked seat only. None when the game is over.

    `legal` are the seat's choices, if they are known already.
    """
    step = s.agenda
    if s.seat == OVER or step is None:
        return None
    asked: Prompt = {"seat": s.seat, "ask": step.effect.name, "n": step.n}
    if s.seat == seat:
        asked["choices"] = _offered(s, s.choices() if legal is None else legal)
    return asked


def prompt_ahead(s: State, seat: int) -> Prompt | None:
    """Return the prompt of a seat that can pick ahead in the draft, where all players keep a card at the same time.

    None if it is not its time, or if there is nothing to choose.
    """
    step = s.agenda if s.seat != seat else None
    while step is not None and step.effect is KEEP_CARD:
        if step.seat == seat:
            legal = Legal(s.ruleset.space)
            step.effect.choices(s, step, legal)
            choices = legal.ids()
            if len(choices) < 2:
                return None
            return {"seat": seat, "ask": step.effect.name, "n": step.n, "choices": _offered(s, choices), "ahead": True}
        step = step.below
    return None


def _offered(s: State, choices: list[int]) -> list[Choice]:
    names = s.ruleset.space.names
    return [{"id": choice, "name": names[choice], "touches": list(touches(names[choice]))} for choice in choices]
