"""Lets a bot play the benchmark's games against copies of itself, to see whether its intervals are true.

    python -m benchmarks.itself careful --players 3 --blocks 25 --seed 8000000

An equal wins its share. Blocks have as many deals as an event of the benchmark, and deals of their own. If intervals
are true, the misses of the blocks, in standard errors, have a variance near 1, and one in twenty is beyond 1.96. Luck
is left in the results, which saves the time to measure it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean, pvariance
from typing import Final, NamedTuple

from grandaustria import Options
from grandaustria.arena.benchmark import Wanted, games_of, play_wanted
from grandaustria.arena.protocol import NEWEST, PROTOCOLS, Event, Opponent, Protocol
from grandaustria.arena.ratings import Z95, standard_error
from grandaustria.parallel.jobs import in_order

DEALS: Final = 40  # in a block, as at tables of three

Block = list[list[float]]  # the bot's share of the win in each game of each deal


class Miss(NamedTuple):
    """How far some deals are from the share of an equal."""

    wins: float
    error: float
    errors: float  # the distance, in standard errors


def against_itself(bot: str, players: int, deals: int, seed: int) -> Protocol:
    event = Event(f"{players}-itself", Options(players=players), "itself", deals)
    return replace(PROTOCOLS[NEWEST], opponents={"itself": Opponent(bot)}, events=(event,), seed=seed, seconds=3600)


def block_of(bot: str, players: int, deals: int, seed: int) -> Block:
    protocol = against_itself(bot, players, deals, seed)
    won = [_won(bot, protocol, wanted) for wanted in games_of(protocol)]
    return [won[first : first + players] for first in range(0, len(won), players)]


def _won(bot: str, protocol: Protocol, wanted: Wanted) -> float:
    _, match = play_wanted(bot, protocol, wanted)
    return 1 / len(match.winners) if wanted.seat in match.winners else 0.0


def miss_of(deals: Sequence[Sequence[float]], share: float) -> Miss:
    wins, error = fmean(map(fmean, deals)), standard_error(deals)
    return Miss(wins, error, (wins - share) / error if error else 0.0)


def told(blocks: Sequence[Block], players: int) -> str:
    deals = [deal for block in blocks for deal in block]
    all_of_them = miss_of(deals, 1 / players)
    misses = [miss_of(block, 1 / players).errors for block in blocks]
    won = Counter(round(sum(deal)) for deal in deals)
    return (
        f"{len(deals)} deals: {100 * all_of_them.wins:.2f} % ({100 * all_of_them.error:.2f}), "
        f"{all_of_them.errors:+.2f} standard errors\n"
        f"{len(blocks)} blocks: mean {fmean(misses):+.2f}, variance {pvariance(misses):.2f}, "
        f"{100 * fmean(abs(miss) > Z95 for miss in misses):.1f} % beyond {Z95:.2f}\n"
        f"games won on a deal: {', '.join(f'{n}: {won[n]}' for n in range(players + 1))}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--blocks", type=int, default=25)
    parser.add_argument("--deals", type=int, default=DEALS, help="in a block")
    parser.add_argument("--seed", type=int, default=1, help="of the first block; the next one has the next seed")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    play = partial(block_of, wanted.bot, wanted.players, wanted.deals)
    print(told(list(in_order(play, range(wanted.seed, wanted.seed + wanted.blocks), wanted.jobs)), wanted.players))


if __name__ == "__main__":
    main()
