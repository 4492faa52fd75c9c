"""A game printed as a story, with the scores by source at its end, or drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grandaustria.cli.given import Given
from grandaustria.codec.line import VERSION as POSITION
from grandaustria.errors import InvalidData
from grandaustria.files import write_whole
from grandaustria.game import Game
from grandaustria.notation import read_games
from grandaustria.options import Options
from grandaustria.words.ask import ask
from grandaustria.words.catalogue import Catalogue, catalogue, key
from grandaustria.words.plain import plain
from grandaustria.words.seats import names_at
from grandaustria.words.story import Chapter, story

_SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold green", "bold yellow")


def games_in(given: Given) -> Iterator[Game]:
    """Yield the games of a text for people, or the game of a record or of a position in one line."""
    if given.text.lstrip().startswith("[Format "):
        for found in read_games(given.text):
            yield found.game
    elif given.text.startswith(POSITION):
        yield Game.from_position(given.text.strip(), seed=0)
    else:
        yield Game.replay(given.json())


def draw(games: list[Game], file: Path, language: str) -> None:
    if len(games) != 1:
        raise InvalidData("--svg", f"draws one game, not {len(games)}")
    write_whole(file, games[0].svg(language=language))


def print_story(game: Game, language: str) -> None:
    words = catalogue(language)
    console = Console(highlight=False)
    console.print(Text(words.say("story-title"), style="bold"))
    console.print(Text(_subtitle(game, words)))
    names = names_at(game.options, language)
    for chapter in story(game.events(), game.scores(), language, names):
        _print_chapter(console, chapter)
    console.print()
    if game.seat is not None:
        line = ask(game.view(game.seat), language)
        console.print(Text(words.say("story-unfinished", player=names[game.seat], ask=line)))
        console.print()
    console.print(breakdown_table(game, words, names))
    if game.seat is None:
        console.print(Text(_victory(game, words, names), style="bold"))


def _subtitle(game: Game, words: Catalogue) -> str:
    options = game.options
    if options.alone:
        text = words.say(
            "story-alone",
            level=options.level or 0,
            hotel=options.hotel if isinstance(options.hotel, str) else "chosen",
            promos="yes" if options.promos else "no",
        )
    else:
        text = _agreed(options, words)
    seed = game.record().get("seed")
    return text if seed is None else words.say("story-seed", options=text, seed=str(seed))


def _agreed(options: Options, words: Catalogue) -> str:
    return words.say(
        "story-options",
        players=options.players,
        hotel=options.hotel if isinstance(options.hotel, str) else "chosen",
        staff=options.staff,
        edition=options.edition,
        promos="yes" if options.promos else "no",
    )


def _print_chapter(console: Console, chapter: Chapter) -> None:
    console.print()
    if chapter.kind == "turn":
        style = _SEAT_STYLES[chapter.seat] if chapter.seat is not None else "bold"
        console.print(Text(chapter.title, style=style))
    else:
        console.rule(Text(chapter.title, style="bold"), align="left", style="dim")
    for line in chapter.lines:
        wrapped = fill(plain(line), console.width, initial_indent=" · ", subsequent_indent="   ")
        console.print(Text(wrapped), soft_wrap=True)


def breakdown_table(game: Game, words: Catalogue, names: Sequence[str]) -> Table:
    """Return the points by source and player, leaving out sources that gave nobody points."""
    table = Table(show_footer=True)
    breakdown = game.breakdown()
    table.add_column(words.say("table-source"), words.say("table-total"))
    for seat, total in enumerate(game.scores()):
        table.add_column(names[seat], str(total), justify="right")
    for source in dict.fromkeys(source for of_player in breakdown for source in of_player):
        points = [of_player.get(source, 0) for of_player in breakdown]
        if any(points):
            table.add_row(words.say(f"source-{key(source)}"), *(str(n) if n else "" for n in points))
    return table


def _victory(game: Game, words: Catalogue, names: Sequence[str]) -> str:
    if game.options.alone:
        points, his = game.scores()
        outcome = "won" if game.winners() else "tied" if points == his else "lost"
        return words.say(f"story-alone-{outcome}", player=names[0], points=points, his=his)
    winners = [names[seat] for seat in game.winners()]
    best = max(game.scores())
    if len(winners) > 1:
        return words.say("story-shared-victory", players=words.joined("list-and", winners), points=best)
    message = "story-tied-winner" if game.scores().count(best) > 1 else "story-winner"
    return words.say(message, player=winners[0], points=best)
