"""Why a choice or a turn is good, in words. `bots.deeds` finds the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grandaustria.words.catalogue import Arguments, catalogue

_CARDS: Final = ("guest", "staff", "objective")


def why(reasons: Iterable[tuple[str, Iterable[tuple[str, str | int]]]], language: str = "en") -> str | None:
    """Say the reasons, each with its kind and arguments. None if there are none."""
    words = catalogue(language)
    said = []
    for kind, given in reasons:
        arguments: Arguments = {
            name: words.say(f"{name}-{value}") if name in _CARDS else value for name, value in given
        }
        said.append(words.say(f"hint-why-{kind}", **arguments))
    return " ".join(said) or None
