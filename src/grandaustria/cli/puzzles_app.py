"""The command that finds puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import options_of, plain_errors
from grandaustria.cli.parameters import Games, Hotel, Jobs, Language, Players, Ray, Seed
from grandaustria.parallel.jobs import working_on

app = typer.Typer()


@app.command()
def puzzles(
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write, for `serve --puzzles`.")],
    count: Annotated[int, typer.Option("--count", "-c", min=1, metavar="N", help="Number of puzzles.")] = 30,
    seed: Seed = 1,
    games: Games = 1000,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,…", help="Bots by seat. If there are more seats, the list repeats.")
    ] = "expert",
    players: Players = None,
    hotel: Hotel = "night",
    jobs: Jobs = 1,
    ray: Ray = None,
    language: Language = "en",
) -> None:
    """Find puzzles: positions of bots' games in which one kind of turn is clearly the best.

    The second-best kind of turn is surely 2 points or more behind, when the position is looked at once and when it is
    looked at again with ten times the effort. A puzzle's difficulty counts the bots that miss it: 1 is found by all, 5
    by none of them, not even by the expert. One game gives two puzzles at most, and `--games` ends the search even if
    fewer were found.

    The same seed gives the same file. If you interrupt the search, the same command continues where it stopped; what
    was found is kept in OUT.part.

    Examples:

    `grandaustria puzzles puzzles.json --count 30`

    `grandaustria puzzles puzzles.json --count 365 --seed 7 --jobs 8`, then `grandaustria serve --puzzles puzzles.json`

    `grandaustria puzzles easy.json --bots greedy,planner --players 3`
    """
    with plain_errors(), working_on(ray):
        from grandaustria.analysis.collecting import Collection
        from grandaustria.analysis.finding import Search
        from grandaustria.bots.bot import split_names
        from grandaustria.cli.puzzles import run
        from grandaustria.data.simulation import seated

        options = options_of(players, hotel, "standard", "current", None)
        search = Search(options, seated(split_names(bots), options), seed)
        run(Collection(search, count, games, target), jobs, language)
