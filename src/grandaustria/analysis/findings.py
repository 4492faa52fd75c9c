"""Makes the tables of docs/findings.md from many games of a bot against itself.

    python -m grandaustria.analysis.findings BOT [--games 400 300 240] [--jobs 2] [--folder build/findings]

The games are kept in the folder, one file per number of players. Those that are already there are not played again.
Prints Markdown. Intervals are 95 %, from the spread between games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.progress import track

from grandaustria import Options
from grandaustria.analysis.markdown import shown, table
from grandaustria.cards.objectives import OBJECTIVES
from grandaustria.cards.staff import STAFF
from grandaustria.data.parquet import Row, seats
from grandaustria.data.records import read_records, writing
from grandaustria.data.simulation import recorded
from grandaustria.rules.events import SOURCES
from grandaustria.words.catalogue import catalogue
from grandaustria.words.plain import plain

PLAYERS = (2, 3, 4)


def played(bot: str, players: int, games: int, jobs: int, folder: Path) -> list[Row]:
    """Return the rows of all seats of this many games."""
    path = folder / f"{bot.replace(':', '-')}-{players}-{games}.jsonl.zst"
    if not path.exists():
        found = recorded(Options(players=players), games, seed=players, jobs=jobs, bots=(bot,))
        with writing(path) as file:
            for _, game in track(found, f"{players} players", games, transient=True, console=Console(stderr=True)):
                file.add(game)
    return [row for game in read_records(path) for row in seats(game)]


def places(rows: dict[int, list[Row]]) -> None:
    print("## By place in the turn order of the first round\n")
    lines = []
    for players, of_players in rows.items():
        for place in range(1, players + 1):
            here = [row for row in of_players if row["place"] == place]
            won, score, margin = ([row[name] for row in here] for name in ("won", "score", "margin"))
            lines.append([f"{players} players, {place}.", shown(won, "%"), shown(score), shown(margin)])
    table(("", "games won", "points", "lead"), lines)


def points(rows: dict[int, list[Row]]) -> None:
    print("## Where the points come from\n")
    lines = [
        [source.replace("_", " "), *(shown([row[f"points_{source}"] for row in of]) for of in rows.values())]
        for source in SOURCES
    ]
    lines.append(["total", *(shown([row["score"] for row in of]) for of in rows.values())])
    table(("points per player from", *(f"{players} players" for players in rows)), lines)


def by_card_dealt(rows: Iterable[Row]) -> dict[int, list[Row]]:
    """Return the seats that were dealt each staff card in their opening hand."""
    dealt: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        for card in row["opening_hand"]:
            dealt[card].append(row)
    return dealt


def staff(rows: dict[int, list[Row]]) -> None:
    print("## What a staff card in the opening hand is worth\n")
    words = catalogue("en")
    to = by_card_dealt(row for of_players in rows.values() for row in of_players)
    dealt = {card: [float(row["margin"]) for row in some] for card, some in to.items()}
    used = {card: [float(card in row["staff_played"]) for row in some] for card, some in to.items()}
    costs = {card.number: card.cost for card in STAFF}
    order = sorted(dealt, key=lambda card: -fmean(dealt[card]))
    lines = [
        [
            plain(f"{card} {words.say(f'staff-{card}')}"),
            str(costs[card]),
            shown(dealt[card]),
            shown(used[card], "%", 0),
            str(len(dealt[card])),
        ]
        for card in order
    ]
    table(("card", "cost", "lead", "played", "times dealt"), lines)


def objectives(rows: dict[int, list[Row]]) -> None:
    print("## Objectives\n")
    words = catalogue("en")
    lines = []
    for objective in OBJECTIVES:
        cells = [f"{objective.letter} {objective.number} {words.say(f'objective-{objective.number}')}"]
        for of_players in rows.values():
            claimed = []
            for row in of_players:
                if objective.number in row["objectives"]:
                    at = row["claimed"].index(objective.number) if objective.number in row["claimed"] else None
                    claimed.append(0.0 if at is None else float((15, 10, 5)[row["claimed_as"][at] - 1]))
            share = [float(value > 0) for value in claimed]
            cells.append(f"{shown(share, '%', 0)}; {shown(claimed)}")
        lines.append(cells)
    table(("objective", *(f"{players} players: claimed; points" for players in rows)), lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument(
        "--games",
        type=int,
        nargs="+",
        default=[4000],
        help="with 2, 3 and 4 players; the last number serves the rest",
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/findings"))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    games = zip_longest(PLAYERS, wanted.games[: len(PLAYERS)], fillvalue=wanted.games[-1])
    rows = {n: played(wanted.bot, n, number, wanted.jobs, wanted.folder) for n, number in games}
    places(rows)
    points(rows)
    staff(rows)
    objectives(rows)


if __name__ == "__main__":
    main()
