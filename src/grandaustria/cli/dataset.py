"""Data sets on the command line."""

from __future__ import annotations

from pathlib import Path

from grandaustria.bots.bot import try_bots
from grandaustria.cli.progress import with_progress
from grandaustria.envs.dataset import Wanted, missing_files, read_sizes, write_dataset
from grandaustria.words.catalogue import catalogue


def run(folder: Path, wanted: Wanted, jobs: int, language: str) -> None:
    words = catalogue(language)
    try_bots(wanted.bots)
    sizes = wanted.sizes()
    missing = sum(sizes[file] for file in missing_files(folder, wanted))
    for _ in with_progress(write_dataset(folder, wanted, jobs), missing, words):
        pass
    found = read_sizes(folder)
    print(
        words.say(
            "dataset-summary",
            games=str(found.games),
            episodes=str(found.episodes),
            decisions=str(found.decisions),
            size=f"{found.bytes / 1e6:.1f}",
        )
    )
