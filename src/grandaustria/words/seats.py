"""What the seats at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.options import Options
from grandaustria.words.catalogue import catalogue, player_named


def names_at(options: Options, language: str = "en", names: Sequence[str] = ()) -> list[str]:
    """Return the names of all seats: those given, numbers for the rest, and Leopold."""
    words = catalogue(language)
    named = [player_named(words, names, seat) for seat in range(options.players)]
    return [*named, words.say("leopold")] if options.alone else named
