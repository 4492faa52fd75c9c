"""Plays a bot against another, by default the expert of e2583e4 (`benchmarks.old_expert`): wins, scores and times.

    python -m benchmarks.strength [BOT] [--against BOT] [--players 2 3 4] [--games 400] [--jobs 2] [--file FILE]

At a table of three or four, one such bot plays among others. Every deal is played from every seat. Beside the share of
wins stands the one without the luck of dice and draws, and the variance of that one as a part of the variance of as
many games on different deals, luck included. Every game becomes a line of the file, and a run that is started again
goes on where the last one stopped. The file knows bots by their names only: name another one after a change of a bot or
of the weights. Both sides run on the same cores. The old expert's time per decision is without what it costs to send it
the view.
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
from grandaustria.arena.adjusted import WINS, GameLuck, estimates, luck_in
from grandaustria.arena.fixtures import Fixture, fixtures
from grandaustria.arena.match import Forfeit, MatchResult, play_game, result_of
from grandaustria.arena.standings import standings
from grandaustria.bots.bot import try_bots
from grandaustria.parallel.jobs import in_order

OLD: Final = "benchmarks.old_expert:OldExpert"
PATIENCE: Final = 3600.0  # seconds per decision
CONFIDENCE: Final = 1.96  # standard errors


def play(options: Options, fixture: Fixture) -> dict[str, Any]:
    """Play a game and return it as a line of the file."""
    old = OLD in fixture.bots
    before = OldExpert.thinking() if old else 0.0
    game, spent, forfeit = play_game(options, fixture.bots, fixture.seed, PATIENCE)
    thinking = OldExpert.thinking() - before if old else 0.0
    match = result_of(fixture.bots, fixture.seed, game, spent, forfeit)
    return {"players": options.players, "old_thinking": thinking, "luck": luck_in(game)._asdict()} | asdict(match)


def match_of(line: dict[str, Any]) -> tuple[MatchResult, GameLuck]:
    match = {name: value for name, value in line.items() if name not in ("players", "old_thinking", "luck")}
    match["bots"] = tuple(match["bots"])
    match["forfeit"] = match["forfeit"] and Forfeit(**match["forfeit"])
    return MatchResult(**match), GameLuck(**line["luck"])


def lines_in(file: Path) -> list[dict[str, Any]]:
    """Return the whole lines of the file; one that was being written is cut off."""
    text = file.read_text() if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole)
    return [json.loads(line) for line in whole.splitlines()]


def played(players: int, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Play what the file does not have yet, and return all games of this match."""
    games = fixtures([wanted.bot, wanted.against], players, wanted.games, wanted.seed)
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


def row(bot: str, against: str, players: int, lines: Sequence[dict[str, Any]]) -> str:
    matches = [match_of(line) for line in lines]
    new, old = standings([bot, against], [match for match, _ in matches])
    assert new.scores is not None
    assert old.scores is not None
    low, high = new.interval
    wins = f"{100 * new.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    adjusted = estimates(bot, matches)[WINS]
    share = f"{100 * adjusted.adjusted:.1f} % ± {100 * CONFIDENCE * adjusted.error:.1f}"
    scores = f"{new.scores.mean:.1f} ({new.scores.error:.1f}) : {old.scores.mean:.1f} ({old.scores.error:.1f})"
    decision = old.timing.decision
    if against == OLD:
        decision = sum(line["old_thinking"] for line in lines) / (old.scores.decisions * old.games)
    times = f"{1000 * new.timing.decision:.1f} : {1000 * decision:.1f}"
    turn = f"{1000 * new.timing.turn:.0f}"
    return f"| {players} | {len(lines)} | {wins} | {share} | {adjusted.ratio:.2f} | {scores} | {times} | {turn} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--against", default=OLD)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("build/strength.jsonl"))
    wanted = parser.parse_args()
    try_bots([wanted.bot, wanted.against])
    print("| players | games | wins | without luck | variance | scores (standard error) | ms per decision | turn p95 |")
    print("|---|---|---|---|---|---|---|---|")
    for players in wanted.players:
        print(row(wanted.bot, wanted.against, players, played(players, wanted)), flush=True)


if __name__ == "__main__":
    main()
