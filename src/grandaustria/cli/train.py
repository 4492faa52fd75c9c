"""Training with a progress bar and a learning curve."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grandaustria.files import write_whole
from grandaustria.training.curve import Point, curve, drawn
from grandaustria.training.generations import Training
from grandaustria.words.catalogue import Catalogue, catalogue


def run(training: Training, language: str) -> None:
    words = catalogue(language)
    console = Console(stderr=True)
    out = Console(highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words.say("train-playing", generation=0), total=training.games)

        def progress(generation: int | None, played: int, games: int) -> None:
            if generation is None:
                doing = words.say("train-calibrating")
            else:
                doing = words.say("train-playing", generation=generation)
            bar.update(task, description=doing, completed=played, total=games)

        for generation in training.run(progress):
            bar.update(task, description=words.say("train-measuring", generation=generation))
            for point in _curve(training, generation, words):
                out.print(
                    words.say(
                        "train-measured",
                        generation=generation,
                        opponent=point.opponent,
                        share=f"{point.share:.1%}",
                        low=f"{point.low:.1%}",
                        high=f"{point.high:.1%}",
                        points=f"{point.points:.1f}",
                    )
                )
        training.calibrate(progress)
    out.print(words.say("train-done", file=str(training.expert_file)))


def _curve(training: Training, generation: int, words: Catalogue) -> list[Point]:
    """Return the points of a generation, and draw the curve up to it."""
    points = curve(training.folder, generation, training.model_file(generation), training.jobs)
    picture = drawn(points, words.say("train-curve"))
    write_whole(training.folder / "curve.svg", picture)
    return [point for point in points if point.generation == generation]
