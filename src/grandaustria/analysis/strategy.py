"""Makes the tables of docs/strategy.md from games that `grandaustria.analysis.findings` has kept.

    python -m grandaustria.analysis.strategy build/findings/expert-*.jsonl.zst

Prints Markdown. All files count together, except that the last table is made for each file. Intervals are 95 %, from
the spread between players' games.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean

from grandaustria.analysis.markdown import shown, table
from grandaustria.analysis.plays import Play, plays
from grandaustria.cards.guests import GUESTS
from grandaustria.data.records import read_records
from grandaustria.words.catalogue import catalogue
from grandaustria.words.plain import plain

ROUNDS = range(1, 8)
SCORINGS = (3, 5, 7)
FEW = 100  # fewer games than this are left out


def guests(all_plays: list[Play]) -> None:
    print("### Guests\n")
    words = catalogue("en")
    lines = []
    for guest in GUESTS:
        took = [each for each in all_plays if guest.number in each.taken]
        early = [each for each in took if each.taken[guest.number] <= 2]
        if len(took) >= FEW:
            name = plain(words.say(f"guest-{guest.number}"))
            share = len(took) / len(all_plays)
            margins = [each.margin for each in took]
            first = shown([each.margin for each in early]) if len(early) >= FEW else "–"
            housed = [float(guest.number in each.housed) for each in took]
            lines.append((fmean(margins), [name, f"{share:.1%}", shown(housed, "%", 0), shown(margins), first]))
    order = sorted(lines, key=lambda line: -line[0])
    head = ("guest", "players who took it", "moved in", "lead", "lead if taken in rounds 1 or 2")
    table(head, [cells for _, cells in order])


def passing(all_plays: list[Play]) -> None:
    print("### Passing, and the dice\n")
    lines = []
    for during in ROUNDS:
        passes = [float(each.passes[during]) for each in all_plays]
        taken = Counter(value for each in all_plays for when, value, _ in each.dice if when == during)
        total = max(sum(taken.values()), 1)
        lines.append([str(during), shown(passes, "", 2), *(f"{taken[value] / total:.0%}" for value in range(1, 7))])
    table(("round", "passes per player", *(f"die {value}" for value in range(1, 7))), lines)


def actions(all_plays: list[Play]) -> None:
    print("### The six actions\n")
    lines = []
    for value in sorted({value for each in all_plays for _, value, _ in each.dice}):
        there = [float(dice) for each in all_plays for _, die, dice in each.dice if die == value]
        boosts = sum(each.boosts[value] for each in all_plays)
        lines.append(
            [str(value), f"{len(there) / len(all_plays):.1f}", shown(there, "", 2), f"{boosts / len(there):.0%}"]
        )
    table(("die", "taken per player and game", "dice on the space", "boosted"), lines)


def emperor(all_plays: list[Play]) -> None:
    print("### The emperor's track\n")
    lines = []
    for during in SCORINGS:
        spaces = [float(each.spaces[during]) for each in all_plays if during in each.spaces]
        rewarded = [float(each.rewards.get(during) == "rewarded") for each in all_plays]
        penalized = [float(each.rewards.get(during) == "penalized") for each in all_plays]
        lines.append([str(during), shown(spaces), shown(rewarded, "%", 0), shown(penalized, "%", 0)])
    table(("scoring after round", "space before it", "rewarded", "penalized"), lines)
    lines = []
    for low, high in ((0, 5), (6, 8), (9, 10), (11, 12), (13, 13)):
        cells = []
        for during in SCORINGS:
            here = [each.margin for each in all_plays if low <= each.spaces.get(during, -1) <= high]
            cells.append(f"{shown(here)} ({len(here) / len(all_plays):.0%})" if len(here) >= FEW else "–")
        lines.append([f"{low} to {high}" if low < high else str(low), *cells])
    table(("space before the scoring", *(f"after round {during}: lead" for during in SCORINGS)), lines)


def par(title: str, all_plays: list[Play]) -> None:
    print(f"### Where a player stands after each round: {title}\n")
    names = ("points", "krones", "emperor", "prepared", "occupied", "staff")
    lines = []
    for during in ROUNDS:
        claims = [float(sum(when <= during for when in each.claims)) for each in all_plays]
        means = [f"{fmean(each.par[during][name] for each in all_plays):.1f}" for name in names]
        lines.append([str(during), *means, f"{fmean(claims):.1f}"])
    head = ("points", "krones", "emperor", "rooms prepared", "rooms occupied", "staff played", "objectives claimed")
    table(("round", *head), lines)


def opening(all_plays: list[Play]) -> None:
    print("### Openings: the first die\n")
    first: dict[int, list[float]] = defaultdict(list)
    for each in all_plays:
        for value in {value for during, value, _ in each.dice if during == 1}:
            first[value].append(each.margin)
    lines = [[str(value), str(len(first[value])), shown(first[value])] for value in sorted(first)]
    table(("a die taken in round 1", "players", "lead"), lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    found = {file: [each for game in read_records(file) for each in plays(game)] for file in parser.parse_args().files}
    together = [each for some in found.values() for each in some]
    print(f"{len(together)} players' games\n")
    guests(together)
    passing(together)
    actions(together)
    emperor(together)
    opening(together)
    for file, some in found.items():
        par(file.name, some)


if __name__ == "__main__":
    main()
