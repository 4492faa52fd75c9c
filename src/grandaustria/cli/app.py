"""The commands and options of `grandaustria`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from grandaustria.cli.given import OneLineErrors, content, options_of, plain_errors
from grandaustria.cli.parameters import (
    EditionName,
    Games,
    Hotel,
    Jobs,
    JsonFile,
    Kind,
    Language,
    Players,
    Promos,
    Ray,
    Seed,
    Solo,
    StaffMode,
    Version,
)
from grandaustria.cli.puzzles_app import app as puzzles_app
from grandaustria.cli.research_app import app as research_app
from grandaustria.cli.server_app import app as server_app
from grandaustria.cli.server_app import play
from grandaustria.errors import InvalidData
from grandaustria.files import check_target, write_whole
from grandaustria.options import Options
from grandaustria.parallel.jobs import working_on

app = typer.Typer(
    name="grandaustria",
    cls=OneLineErrors,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    _: Version = False,
) -> None:
    """Grand Austria Hotel, the board game. Without a command, open it in your browser.

    Examples:

    `grandaustria` opens the game in your browser

    `grandaustria demo` lets bots play a game and tells the story

    `grandaustria cards guests` lists the guests with their orders and rewards

    `grandaustria simulate --games 500 --players 3` plays many games and sums them up

    `grandaustria COMMAND --help` explains a command
    """
    if context.invoked_subcommand is None:
        play()


@app.command()
def simulate(
    players: Players = None,
    solo: Solo = None,
    games: Games = 100,
    seed: Seed = 1,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,…", help="Bots by seat. If there are more seats, the list repeats."),
    ] = None,
    json_file: JsonFile = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Write every game to a file. .jsonl.zst and .jsonl.gz are compressed."),
    ] = None,
    language: Language = "en",
) -> None:
    """Play many games and summarize them. Without `--bots`, choices are random.

    Examples:

    `grandaustria simulate --games 500 --players 3 --seed 7`

    `grandaustria simulate --hotel day --staff draft --edition first`

    `grandaustria simulate --hotel C,A --json games.json`

    `grandaustria simulate --solo 2 --bots greedy`

    `grandaustria simulate --games 100000 --jobs 2`

    `grandaustria simulate --bots random,mymodule:MyBot`

    `grandaustria simulate --games 1000 --records games.jsonl.gz`
    """
    from grandaustria.bots.bot import split_names
    from grandaustria.cli.simulate import run

    with plain_errors(), working_on(ray):
        names = split_names(bots) if bots is not None else []
        options = options_of(players, hotel, staff, edition, promos, solo)
        run(options, games, seed, jobs, json_file, language, names, records)


@app.command()
def export(
    records: Annotated[Path, typer.Argument(help="A file written by `simulate --records`, or games as text (.txt).")],
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write: .parquet or .txt.")],
    rows: Annotated[str, typer.Option(metavar="KIND", help="One row per what: games, seats or decisions.")] = "games",
) -> None:
    """Export recorded games to Parquet, for pandas, polars and similar tools, or as text to read.

    Examples:

    `grandaustria export games.jsonl.gz seats.parquet --rows seats`

    `grandaustria export games.jsonl games.txt`
    """
    from grandaustria.data.parquet import write_parquet
    from grandaustria.data.records import read_records
    from grandaustria.data.texts import ENDING, read_texts, write_texts
    from grandaustria.files import check_target

    with plain_errors():
        check_target(target, ".parquet", ENDING)
        games = read_texts(records) if records.suffix == ENDING else read_records(records)
        typer.echo(write_texts(games, target) if target.suffix == ENDING else write_parquet(games, rows, target))


@app.command()
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT…",
            help="A built-in bot or module:Class, with parameters as in BOT:depth=3,style=bold.",
        ),
    ],
    players: Players = None,
    solo: Solo = None,
    games: Games = 100,
    seed: Seed = 1,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds-per-decision", min=0.001, metavar="X", help="A bot that takes longer forfeits the game."
        ),
    ] = 60,
    json_file: JsonFile = None,
    chart_file: Annotated[
        Path | None, typer.Option("--chart", metavar="FILE.svg", help="Draw scores and win shares.")
    ] = None,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Also take the luck of dice and draws out of the results.")
    ] = False,
    language: Language = "en",
) -> None:
    """Let bots play against each other and compare them.

    Every deal is played in all seatings. With fewer bots than seats, the last one takes the remaining seats. With more
    bots than seats, all combinations play. `grandaustria bots` lists the bots.

    Examples:

    `grandaustria arena random mymodule:MyBot --games 400 --jobs 2`

    `grandaustria arena mymodule:MyBot random --players 4`: one against three

    `grandaustria arena random --players 3 --json scores.json --chart scores.svg`: against itself

    `grandaustria arena expert mymodule:MyBot --games 400 --adjusted`: with narrower intervals

    `grandaustria arena greedy gentle --solo 2`: each alone against Leopold, on the same deals
    """
    from grandaustria.cli.arena import run

    with plain_errors(), working_on(ray):
        options = options_of(players, hotel, staff, edition, promos, solo)
        run(bots, options, games, seed, jobs, seconds, json_file, chart_file, adjusted, language)


@app.command()
def bots(language: Language = "en") -> None:
    """List the bots and how they think.

    Examples:

    `grandaustria bots`
    """
    from grandaustria.cli.arena import print_bots

    with plain_errors():
        print_bots(language)


@app.command()
def train(
    folder: Annotated[Path, typer.Argument(help="Folder for games and models. A run found there continues.")],
    seed: Seed = 1,
    generations: Annotated[int, typer.Option(min=1, metavar="N", help="Number of generations.")] = 5,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games of self-play per generation.")] = 6000,
    jobs: Jobs = 1,
    ray: Ray = None,
    language: Language = "en",
) -> None:
    """Train the expert from scratch, by self-play.

    You can interrupt it at any time; the same command continues where it stopped. After each generation the new
    model plays against other bots; in the end, the forecasts of the last one are calibrated. The folder holds a model
    per generation, the learning curve, `curve.svg`, and the calibrated model, `expert.npz`. PyTorch is needed: `pip
    install 'grandaustria[torch]'`.

    Examples:

    `grandaustria train folder --jobs 2` makes the weights that ship with the game

    `grandaustria arena expert:weights=folder/expert.npz planner --games 400`
    """
    with plain_errors(), working_on(ray):
        from grandaustria.cli.train import run
        from grandaustria.training.generations import Training

        run(Training(folder, seed, generations, games, jobs), language)


@app.command()
def demo(
    players: Players = None,
    solo: Solo = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Random seed. Omit it for a different game every time.")
    ] = None,
    hotel: Hotel = "night",
    staff: StaffMode = "standard",
    edition: EditionName = "current",
    promos: Promos = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Also write the game to a file: .txt or JSON.")
    ] = None,
    language: Language = "en",
) -> None:
    """Let bots play one game and tell the story.

    Examples:

    `grandaustria demo --players 4 --seed 3`

    `grandaustria demo --solo 2`

    `grandaustria demo --record game.json`, then `grandaustria show game.json`
    """
    from grandaustria.cli.demo import played_by_bots
    from grandaustria.cli.show import print_story
    from grandaustria.notation import AnnotatedGame, write_game

    with plain_errors():
        if record is not None:
            check_target(record)
        game = played_by_bots(options_of(players, hotel, staff, edition, promos, solo), seed)
        print_story(game, language)
        if record is not None:
            text = write_game(AnnotatedGame(game)) if record.suffix == ".txt" else json.dumps(game.record()) + "\n"
            write_whole(record, text)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A game or a position. - reads standard input.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE.svg", help="Draw the table instead, as a spectator sees it.")
    ] = None,
    decision: Annotated[
        int | None,
        typer.Option(metavar="N", help="Stop after this many decisions of players. Default: all.", show_default=False),
    ] = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game as a story, or draw it.

    A record is the output of `Game.record()` as JSON, or games as text. A position in one line works too.

    Examples:

    `grandaustria show game.json`

    `grandaustria show - < game.json`

    `grandaustria show game.json --svg table.svg --decision 100`
    """
    from grandaustria.cli.show import draw, games_in, print_story

    with plain_errors():
        if svg is not None:
            check_target(svg, ".svg")
        games = games_in(content(file))
        shown = games if decision is None else (game.rewound(decision) for game in games)
        if svg is not None:
            draw(list(shown), svg, language)
            return
        for game in shown:
            print_story(game, language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game. - reads standard input.")],
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0,
            metavar="X",
            help="How long to look. More time narrows it. Default: until it is sure.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Random seed of the review.")] = 0,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the whole review as JSON. - prints only the JSON."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a review that `--json` wrote.", show_default=False)
    ] = None,
    language: Language = "en",
) -> None:
    """Find out where a finished game was decided: points given away, luck, and the better turns.

    Examples:

    `grandaustria review game.json`

    `grandaustria review game.json --seconds 10 --json review.json`

    `grandaustria review game.json --resume review.json --json review.json`
    """
    from grandaustria.cli.review import run
    from grandaustria.cli.show import games_in

    with plain_errors():
        if json_file is not None and str(json_file) != "-":
            check_target(json_file)
        games = list(games_in(content(file)))
        if len(games) != 1:
            raise InvalidData(str(file), f"a review is of one game, not of {len(games)}")
        run(games[0].record(), content(resume) if resume is not None else None, seed, seconds, json_file, language)


@app.command()
def cards(
    kind: Annotated[Kind | None, typer.Argument(help="What to list. Default: everything.", show_default=False)] = None,
    edition: EditionName = "current",
    language: Language = "en",
) -> None:
    """List guests, staff, objectives, emperor tiles, hotels and Leopold's cards.

    Examples:

    `grandaustria cards guests`

    `grandaustria cards staff --edition first`
    """
    from grandaustria.cli.cards import print_cards

    with plain_errors():
        Options(edition=edition)
        print_cards([kind.value] if kind is not None else [each.value for each in Kind], edition, language)


app.add_typer(research_app)
app.add_typer(puzzles_app)
app.add_typer(server_app)
