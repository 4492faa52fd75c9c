"""The `Bot` protocol, and how to find a bot by its name."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from inspect import Signature, signature
from traceback import format_exception_only
from typing import Any, Protocol

from grandaustria.bots.ladder import BOTS
from grandaustria.errors import InvalidData
from grandaustria.extras import needing
from grandaustria.lazy_view import LazyView


class Bot(Protocol):
    """A player of one seat in one game. Every game gets a new bot, so a bot may keep a plan."""

    def choose(self, view: Mapping[str, Any]) -> int:
        """Return the id of one of `view["prompt"]["choices"]`. The view of its seat is all that a bot ever gets."""


def legal(view: Mapping[str, Any]) -> list[int]:
    """Return the ids of the choices in a view's prompt."""
    if isinstance(view, LazyView):
        return view.choices()
    return [choice["id"] for choice in view["prompt"]["choices"]]


Maker = Callable[[int], Bot]  # called with a seed


def bot_named(text: str) -> Maker:
    """Return the maker of a bot: `random`, `module:Class`, or with parameters `module:Class:depth=3,style=bold`."""
    name, _, rest = text.partition(":")
    if level := BOTS.get(name):
        place, usual = level.place, level.parameters
    else:
        attribute, _, rest = rest.partition(":")
        if not name or not attribute or "=" in attribute:
            raise InvalidData("bot", f"one of {', '.join(BOTS)}, or module:Class, not {text!r:.60}")
        place, usual = f"{name}:{attribute}", {}
    arguments = {**usual, **_parameters(text, rest)}
    found = _found(place)
    known = _signature(found)
    seed = (
        known is None or "seed" in known.parameters or any(p.kind is p.VAR_KEYWORD for p in known.parameters.values())
    )
    if known is not None:
        try:
            known.bind(**({"seed": 0} if seed else {}) | arguments)
        except TypeError as problem:
            raise InvalidData("bot", f"{text}: {problem}") from None

    def make(seed_of_game: int) -> Bot:
        bot: Bot = found(**({"seed": seed_of_game} if seed else {}) | arguments)
        return bot

    return make


def try_bots(names: Iterable[str]) -> None:
    """Make each bot once, to tell before the first game what is wrong with it."""
    for name in names:
        make = bot_named(name)
        try:
            make(0)
        except InvalidData:
            raise
        except (Exception, SystemExit) as error:
            raise InvalidData("bot", f"{name}: {told_in_a_line(error)}") from None


def split_names(text: str) -> list[str]:
    """Split a list of names at its commas. A parameter such as `x=1` belongs to the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part.partition("=")[0]:
            names[-1] += "," + part.strip()
        else:
            names.append(part.strip())
    return names


def told_in_a_line(error: BaseException) -> str:
    """Return an exception in one line, as in `ValueError: what was wrong`."""
    return " ".join("".join(format_exception_only(error)).split())[:200]


def _parameters(text: str, parameters: str) -> dict[str, int | float | str]:
    arguments = {}
    for part in parameters.split(",") if parameters else ():
        name, equals, value = part.partition("=")
        if not equals or not name.strip().isidentifier():
            raise InvalidData("bot", f"{text}: parameters are written name=value, not {part!r:.60}")
        arguments[name.strip()] = _value(value.strip())
    return arguments


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def _found(place: str) -> Any:
    """Import the class or function at `module:attribute`, also from the current folder."""
    module, _, attribute = place.partition(":")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        with needing():
            found = getattr(import_module(module), attribute)
    except InvalidData:
        raise
    except (Exception, SystemExit) as error:  # whatever a stranger's module does while it is loaded
        raise InvalidData("bot", f"{place}: {told_in_a_line(error)}") from None
    if not callable(found) or (isinstance(found, type) and not callable(getattr(found, "choose", None))):
        raise InvalidData("bot", f"{place}: not a class with a method `choose`")
    return found


def _signature(found: Any) -> Signature | None:
    try:
        return signature(found)
    except (TypeError, ValueError):
        return None  # of a compiled class; it is taken to know its parameters
