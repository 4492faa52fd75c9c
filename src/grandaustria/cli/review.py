"""The review of a finished game in the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from grandaustria.analysis.review.lines import steps
from grandaustria.analysis.review.review import Review
from grandaustria.analysis.review.types import ReviewJson, TurnReview
from grandaustria.cli.given import Given
from grandaustria.codec.types import Record
from grandaustria.errors import InvalidData
from grandaustria.files import write_whole
from grandaustria.words.catalogue import Catalogue, catalogue
from grandaustria.words.plain import plain
from grandaustria.words.review import level, why
from grandaustria.words.seats import names_at

MINUS: Final = "\N{MINUS SIGN}"


def run(
    record: Record, resumed: Given | None, seed: int, seconds: float | None, json_file: Path | None, language: str
) -> None:
    """Review the game and print how it was won, or write the whole as JSON."""
    words = catalogue(language)
    review = Review(record, seed) if resumed is None else Review.continued(record, _saved(resumed))
    _look(review, seconds, words)
    document = review.to_json()
    if json_file is not None:
        text = json.dumps(document) + "\n"
        if str(json_file) == "-":
            print(text, end="")
            return
        write_whole(json_file, text)
    print_review(review, document, language)


def _saved(given: Given) -> ReviewJson:
    document = given.json()
    if not isinstance(document, dict):
        raise InvalidData(given.name, "not a review")
    return document  # type: ignore[return-value]  # it is checked when it is continued


def _look(review: Review, seconds: float | None, words: Catalogue) -> None:
    console = Console(stderr=True)
    if not console.is_terminal:
        review.run(seconds)
        return
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as progress:
        looking, explaining = words.say("review-looking"), words.say("review-explaining")
        bar = progress.add_task(looking, total=len(review.looks))
        for _ in review.steps(seconds):
            looked = sum(look.looks > 0 for look in review.looks)
            progress.update(bar, completed=looked, description=explaining if review.comparisons else looking)


def print_review(review: Review, document: ReviewJson, language: str) -> None:
    """Print how each seat came to its result, the mistakes, and the good finds."""
    words = catalogue(language)
    console = Console(highlight=False)
    names = names_at(review.options, language)
    console.print(Text(words.say("review-title"), style="bold"))
    console.print(_seats(document, names, words, language))
    mistakes = [number for seat in document["seats"] for number in seat["mistakes"]]
    finds = [number for seat in document["seats"] for number in seat["good_finds"]]
    if mistakes:
        order = sorted(mistakes, key=lambda number: -document["turns"][number]["given_away"])
        console.print(_turns("review-mistakes", review, document, order, names, words, language))
    else:
        console.print(Text(words.say("review-no-mistakes")))
    if finds:
        console.print(_turns("review-good-finds", review, document, finds, names, words, language))
    progress = document["progress"]
    if progress["turns"] < progress["of"]:
        console.print(Text(words.say("review-unfinished", turns=progress["turns"], of=progress["of"])))


def _seats(document: ReviewJson, names: Sequence[str], words: Catalogue, language: str) -> Table:
    grid = Table()
    grid.add_column(words.say("table-player"))
    parts = ("expert_game", "luck", "given_away", "others", "unexplained", "result")
    for name in (*parts, "without_luck"):
        grid.add_column(words.say(f"review-{name.replace('_', '-')}"), justify="right")
    grid.add_column(words.say("review-played-like"))
    for seat in document["seats"]:
        whole = seat["whole"]
        cells = [
            str(whole["expert_game"]),
            signed(whole["luck"]),
            str(whole["given_away"]),
            signed(whole["others"]),
            signed(whole["unexplained"]),
            str(whole["result"]),
            f"{seat['without_luck']:.0f}",
        ]
        grid.add_row(names[seat["seat"]], *cells, level(seat["level"], language) if seat["level"] else "–")
    return grid


def signed(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else f"+{points}"


def _turns(
    title: str,
    review: Review,
    document: ReviewJson,
    numbers: Sequence[int],
    names: Sequence[str],
    words: Catalogue,
    language: str,
) -> Table:
    grid = Table(title=words.say(title), title_justify="left", show_lines=True)
    for name in ("review-round", "review-turn", "table-player", "review-given-away", "review-played", "review-better"):
        grid.add_column(words.say(name))
    for number in numbers:
        turn = document["turns"][number]
        place = [str(turn["round"]), str(turn["turn"] or "–"), names[turn["seat"]]]
        lost = f"{turn['given_away']:.1f} ± {turn['error']:.1f}" if turn["best"] is not None else "–"
        grid.add_row(*place, lost, *_lines(review, turn, language, names))
    return grid


def _lines(review: Review, turn: TurnReview, language: str, names: Sequence[str]) -> tuple[str, str]:
    state = review.course.turns[turn["number"]].state
    told = [
        plain("; ".join(steps(state, line["answers"], turn["seat"], language, names))) if line is not None else "–"
        for line in (turn["played"], turn["best"])
    ]
    reason = plain(why(turn["why"], language)) if turn["why"] is not None else ""
    return told[0], f"{told[1]}\n{reason}".strip()
