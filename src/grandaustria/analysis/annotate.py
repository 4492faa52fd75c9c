"""Tells a game turn by turn, with the expert's expectation after each, for the annotated games in docs/strategy.md.

    python -m grandaustria.analysis.annotate expert --players 2 --seed 7

Prints Markdown. Expectations are the network's for the true position, hands included, right after the turn.
"""

from __future__ import annotations

import argparse

from grandaustria import Game, Options
from grandaustria.analysis.expectation import expected
from grandaustria.bots.bot import Bot, bot_named
from grandaustria.bots.driver import play_on
from grandaustria.chance import game_seeds
from grandaustria.words.plain import plain
from grandaustria.words.tell import tell

TOLD = ("guest_taken", "die_taken", "boosted", "staff_played", "moved_in", "group_full", "objective_claimed", "passed")
NAMES = ["Anna", "Ben", "Clara", "David"]


def turns(game: Game, bots: list[Bot]) -> list[tuple[int, int, list[str], list[float]]]:
    """Play a game. Return round, seat, what was done and the expectation after each turn."""
    found: list[tuple[int, int, list[str], list[float]]] = []
    lines: list[str] = []
    told = 0
    during = 0
    for _ in play_on(game, dict(enumerate(bots))):
        for event in game.events(told):
            if event["event"] == "round_started":
                during = event["round"]
                lines = lines if found else []  # the deal is not a turn
            if "seat" in event and event["event"] in TOLD:
                line = plain(tell(event, "en", NAMES)).replace(" free of charge", "")
                lines.append(line.removeprefix(f"{NAMES[event['seat']]} "))
            if event["event"] in ("turn_ended", "passed"):
                found.append((during, event["seat"], lines, expected(game)))
                lines = []
        told = game.events_told
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = Game(Options(players=wanted.players), wanted.seed)
    bots = [bot_named(wanted.bot)(seed) for seed in game_seeds(wanted.players, -1 - wanted.seed)]
    names = NAMES[: wanted.players]
    played = turns(game, bots)
    print("| round | who | turn |", " | ".join(f"{name} expects" for name in names), "|")
    print("|---|---|---|" + "---:|" * len(names))
    for during, seat, lines, scores in played:
        estimates = " | ".join(f"{score:.0f}" for score in scores)
        print(f"| {during} | {NAMES[seat]} | {'; '.join(lines) or '–'} | {estimates} |")
    print()
    print("| points from |", " | ".join(names), "|")
    print("|---|" + "---:|" * len(names))
    sources = game.breakdown()
    for source in dict.fromkeys(source for of in sources for source in of):
        print(f"| {source.replace('_', ' ')} |", " | ".join(str(of.get(source, 0)) for of in sources), "|")
    print("| **total** |", " | ".join(str(score) for score in game.scores()), "|")


if __name__ == "__main__":
    main()
