"""Puzzles found in games of bots, with a progress bar."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grandaustria.analysis.collecting import Collection
from grandaustria.bots.bot import try_bots
from grandaustria.files import check_target
from grandaustria.words.catalogue import catalogue


def run(collection: Collection, jobs: int, language: str) -> None:
    words = catalogue(language)
    try_bots(collection.search.bots)
    check_target(collection.file)
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    found = 0
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words.say("puzzles-looking"), total=collection.count)
        for puzzles in collection.run(jobs):
            found = len(puzzles)
            bar.update(task, completed=found)
    Console(highlight=False).print(words.say("puzzles-done", puzzles=found, file=str(collection.file)), soft_wrap=True)
