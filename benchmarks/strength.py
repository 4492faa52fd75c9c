"""Plays a bot against the expert of e2583e4 (`benchmarks.old_expert`), and prints wins, scores and times.

    python -m benchmarks.strength [BOT] [--players 2 3 4] [--games 400] [--jobs 2] [--file build/strength.jsonl]

At a table of three or four, one such bot plays among old experts. Every game becomes a line of the file, and a run that
is started again goes on where the last one stopped. The old expert's time per decision is given without and with what
it costs to send it the view. Both sides run on the same cores.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.progress import track

from benchmarks.old_expert import OldExpert
from grandaustria import Options
from grandaustria.arena.fixtures import Fixture, fixtures
from grandaustria.arena.match import Forfeit, MatchResult, play_match
from grandaustria.arena.standings import standings
from grandaustria.bots.bot import try_bots
from grandaustria.parallel.jobs import in_order

OLD: Final = "benchmarks.old_expert:OldExpert"
PATIENCE: Final = 3600.0  # seconds per decision


def play(options: Options, fixture: Fixture) -> dict[str, Any]:
    """Play a game and return it as a line of the file."""
    before = OldExpert.thinking()
    match = asdict(play_match(options, fixture.bots, fixture.seed, PATIENCE))
    return {"players": options.players, "old_thinking": OldExpert.thinking() - before} | match


def match_of(line: dict[str, Any]) -> MatchResult:
    match = {name: value for name, value in line.items() if name not in ("players", "old_thinking")}
    match["bots"] = tuple(match["bots"])
    match["forfeit"] = match["forfeit"] and Forfeit(**match["forfeit"])
    return MatchResult(**match)


def lines_in(file: Path) -> list[dict[str, Any]]:
    """Return the whole lines of the file; one that was being written is cut off."""
    text = file.read_text() if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole)
    return [json.loads(line) for line in whole.splitlines()]


def played(bot: str, players: int, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Play what the file does not have yet, and return all games of this match."""
    games = fixtures([bot, OLD], players, wanted.games, wanted.seed)
    known = {(line["seed"], tuple(line["bots"])): line for line in lines_in(wanted.file)}
    missing = [game for game in games if (game.seed, game.bots) not in known]
    work = in_order(partial(play, Options(players=players)), missing, wanted.jobs)
    wanted.file.parent.mkdir(parents=True, exist_ok=True)
    with wanted.file.open("a") as out:
        for line in track(work, f"{players} players", len(missing), transient=True):
            out.write(json.dumps(line) + "\n")
            out.flush()
            known[line["seed"], tuple(line["bots"])] = line
    return [known[game.seed, game.bots] for game in games]


def row(bot: str, players: int, lines: Sequence[dict[str, Any]]) -> str:
    new, old = standings([bot, OLD], [match_of(line) for line in lines])
    assert new.scores is not None
    assert old.scores is not None
    low, high = new.interval
    wins = f"{100 * new.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    scores = f"{new.scores.mean:.1f} ({new.scores.error:.1f}) : {old.scores.mean:.1f} ({old.scores.error:.1f})"
    thinking = sum(line["old_thinking"] for line in lines)
    decisions = old.scores.decisions * old.games
    times = f"{1000 * new.timing.decision:.1f} : {1000 * thinking / decisions:.1f}"
    return f"| {players} | {len(lines)} | {wins} | {scores} | {times} | {1000 * old.timing.decision:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("build/strength.jsonl"))
    wanted = parser.parse_args()
    try_bots([wanted.bot, OLD])
    print(f"| players | games | {wanted.bot} wins | mean scores (standard error) | ms per decision | with sending |")
    print("|---|---|---|---|---|---|")
    for players in wanted.players:
        print(row(wanted.bot, players, played(wanted.bot, players, wanted)), flush=True)


if __name__ == "__main__":
    main()
