"""Fluent catalogues, loaded when first needed and cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from grandaustria.errors import InvalidData

Arguments = dict[str, str | int]

_REMEMBERED: Final = 16384  # cached sentences per language; most recur

_LOCALES: Final = files("grandaustria.words") / "locales"
_FURTHER: Final[list[Traversable]] = []


class Catalogue:
    def __init__(self, language: str) -> None:
        from grandaustria.words.fluent import Bundle

        self._said = lru_cache(_REMEMBERED)(self._say)
        self._bundle = Bundle(language)
        for folder in (_LOCALES / language, *(_translated(locales, language) for locales in _FURTHER)):
            for file in folder.iterdir():
                if file.name.endswith(".ftl"):
                    self._bundle.add(file.read_text(encoding="utf-8"))

    def has(self, message: str) -> bool:
        return message in self._bundle

    def say(self, message: str, **arguments: str | int) -> str:
        """Format a message, or with `message.attribute` one of its attributes."""
        return self._said(message, tuple(arguments.items()))

    def _say(self, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        return self._bundle.format(message, dict(arguments))

    def joined(self, message: str, items: Sequence[str]) -> str:
        """Join items with a message that has `$first` and `$rest`."""
        if len(items) < 2:
            return "".join(items)
        return self.say(message, first=items[0], rest=self.joined(message, items[1:]))


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


@cache
def catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise InvalidData("language", f"one of {', '.join(languages())}, not {language!r}")
    return Catalogue(language)


def add_locales(folder: Traversable) -> None:
    """Add the catalogues in a folder, which has a folder per language. Rulesets outside this package need it.

    Languages that are missing there fall back to English.
    """
    _FURTHER.append(folder)
    catalogue.cache_clear()


def remove_locales(folder: Traversable) -> None:
    _FURTHER.remove(folder)
    catalogue.cache_clear()


def _translated(locales: Traversable, language: str) -> Traversable:
    return locales / (language if (locales / language).is_dir() else "en")


def key(name: str) -> str:
    """Convert the name of an effect, event or block to the form used in message ids."""
    return name.lower().replace("_", "-")


def player_named(words: Catalogue, names: Sequence[str], seat: int) -> str:
    """Return the player's name, or a number if it is not known."""
    return names[seat] if seat < len(names) else words.say("player", number=seat + 1)
