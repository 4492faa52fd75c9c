"""A progress bar on stderr, if it is a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from grandaustria.words.catalogue import Catalogue

Item = TypeVar("Item")


def with_progress(games: Iterable[Item], total: int, words: Catalogue) -> Iterable[Item]:
    console = Console(stderr=True)
    if not console.is_terminal:
        return games
    return track(games, words.say("simulate-progress"), total=total, console=console, transient=True)
