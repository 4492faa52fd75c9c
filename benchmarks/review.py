"""Measures reviews: how exact, how quick, and whether they find what they should. docs/review.md has the figures.

    python -m benchmarks.review deviation --games 4 --seeds 4
    python -m benchmarks.review time --games 10
    python -m benchmarks.review share --games 4
    python -m benchmarks.review levels --games 20
    python -m benchmarks.review blunders --games 20
    python -m benchmarks.review unexplained --games 200
    python -m benchmarks.review slips --games 100
    python -m benchmarks.review reasons --games 10

Prints Markdown. Times are seconds of one processor. Games are played by `--bots`, `--players` each, and differ with
`--seed`. `unexplained` and `slips` use `--jobs` processes.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time

import numpy as np

from grandaustria import Game, Options
from grandaustria.analysis.markdown import interval, table
from grandaustria.analysis.review.course import Course, Turn
from grandaustria.analysis.review.forecast import NetworkForecaster
from grandaustria.analysis.review.review import Review
from grandaustria.analysis.review.sources import Comparison
from grandaustria.analysis.review.types import SeatReview
from grandaustria.analysis.review.ways import ways_to_play
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.bots.bot import bot_named, split_names
from grandaustria.bots.driver import play_out
from grandaustria.bots.ladder import LADDER
from grandaustria.chance import game_seeds, seeded
from grandaustria.parallel.jobs import in_order
from grandaustria.search.worlds import Imagined

LONGER = 10  # times
BLUNDER = 8.0  # points, at least


def played(wanted: argparse.Namespace, bots: str | None = None) -> Iterator[Game]:
    for item in enumerate(game_seeds(wanted.games, wanted.seed)):
        yield played_game(bots if bots is not None else wanted.bots, wanted.players, item)


def played_game(bots: str, players: int, item: tuple[int, int]) -> Game:
    """Play a game, given its number and seed. One player has Leopold as opponent."""
    number, seed = item
    names = split_names(bots)
    game = Game(Options(mode="solo", level=2) if players == 1 else Options(players=players), seed)
    seats = [names[(seat + number) % len(names)] for seat in range(players)]
    play_out(game, [bot_named(name)(seed % 1_000_003 + seat) for seat, name in enumerate(seats)])
    return game


def seats_of(bots: str, players: int, item: tuple[int, int]) -> list[SeatReview]:
    """Return what a review finds for every seat of a game."""
    return reviewed(played_game(bots, players, item))[0].to_json(work=False)["seats"]


def seats_in(wanted: argparse.Namespace, bots: str) -> list[SeatReview]:
    """Return what reviews find for every hotelier in all games."""
    items = list(enumerate(game_seeds(wanted.games, wanted.seed)))
    found = in_order(partial(seats_of, bots, wanted.players), items, wanted.jobs)
    return [seat for seats in found for seat in seats if not seat["automa"]]


def reviewed(game: Game, seed: int = 0, reasons: bool = False) -> tuple[Review, float]:
    """Return a complete review, and the seconds that it took."""
    started = process_time()
    review = Review(game.record(), seed, reasons=reasons)
    review.run()
    return review, process_time() - started


def deviation(wanted: argparse.Namespace) -> None:
    """The standard deviation of points given away by a turn over seeds."""
    spread: list[float] = []
    for game in played(wanted):
        found = [[look.given_away for look in reviewed(game, seed)[0].looks] for seed in range(wanted.seeds)]
        spread += [stdev(values) for values in zip(*found, strict=True)]
    rms = sqrt(fmean(value**2 for value in spread))
    row = [str(len(spread)), f"{rms:.2f}", f"{median(spread):.2f}", f"{float(np.quantile(spread, 0.9)):.2f}"]
    table(("turns", "rms", "median", "90 %"), [row])


def time(wanted: argparse.Namespace) -> None:
    """How long a complete review takes, with and without reasons."""
    rows = []
    for reasons in (False, True):
        seconds = [reviewed(game, 0, reasons)[1] for game in played(wanted)]
        rows.append(["with reasons" if reasons else "without reasons", f"{fmean(seconds):.1f}", f"{max(seconds):.1f}"])
    table(("review", "seconds", "longest"), rows)


def share(wanted: argparse.Namespace) -> None:
    """How much of the points given away that a longer review finds, turn by turn."""
    found = known = 0.0
    for game in played(wanted):
        review, seconds = reviewed(game)
        before = [look.given_away for look in review.looks]
        longer = Review(game.record(), 1, reasons=False)
        started = process_time()
        while process_time() - started < LONGER * seconds and longer.step(beyond=True) is not None:
            pass
        after = [look.given_away for look in longer.looks]
        found += sum(min(a, b) for a, b in zip(before, after, strict=True))
        known += sum(after)
        print(f"{sum(before):.1f} of {sum(after):.1f} in all; turn by turn {found / known:.0%} so far", flush=True)


def levels(wanted: argparse.Namespace) -> None:
    """Points given away per turn by bots of each level, against themselves."""
    rows = []
    for bot in LADDER:
        turns: list[float] = []
        passes: list[float] = []
        by_game: list[float] = []
        for game in played(wanted, bot):
            looks = reviewed(game)[0].looks
            own = [look.given_away for look in looks if look.turn.kind == "turn"]
            turns += own
            by_game.append(fmean(own))
            passes += [look.given_away for look in looks if look.turn.kind == "pass"]
        mean, margin = interval(by_game)
        row = [bot, f"{mean:.2f} ± {margin:.2f}", f"{len(passes) / wanted.games:.1f}"]
        rows.append([*row, f"{fmean(passes):.1f}" if passes else "–"])
        print(" | ".join(rows[-1]), flush=True)
    table(("bot", "given away per turn", "passes per game", "given away per pass"), rows)


def blunders(wanted: argparse.Namespace) -> None:
    """Whether a planted blunder is named as the costliest or second costliest turn of its seat, and of the game."""
    chance = seeded(wanted.seed)
    of_seat = of_game = planted = 0
    for game in played(wanted):
        spoilt = _spoilt(game, chance.below(1 << 30), split_names(wanted.bots)[0])
        if spoilt is None:
            continue
        planted += 1
        worse, decision = spoilt
        looks = reviewed(worse)[0].looks
        order = sorted(looks, key=lambda look: -look.given_away)
        turn = next(look.turn for look in looks if look.turn.decision == decision)
        of_game += turn in [look.turn for look in order[:2]]
        of_seat += turn in [look.turn for look in order if look.turn.seat == turn.seat][:2]
        print(f"{of_seat} of {planted} for the seat, {of_game} for the game", flush=True)


def _spoilt(game: Game, seed: int, bot: str) -> tuple[Game, int] | None:
    """Return the game with one turn replaced by one that is much worse, played on by bots, and where that is."""
    chance = seeded(seed)
    course = Course(game)
    forecaster = NetworkForecaster(course.start.ruleset)
    turns = [turn for turn in course.turns if turn.kind == "turn" and not turn.extra]
    for _ in range(40):
        turn = turns[chance.below(len(turns))]
        worse = _worse(turn, forecaster, chance.below(1 << 30))
        if worse is not None:
            twin = game.rewound(turn.decision)
            for choice in worse:
                if twin.seat != turn.seat or choice not in twin.choices():
                    break
                twin.play(choice)
            else:
                play_out(twin, [bot_named(bot)(seed + seat) for seat in range(game.options.players)])
                return twin, turn.decision
    return None


def _worse(turn: Turn, forecaster: NetworkForecaster, seed: int) -> list[int] | None:
    """Return the asked choices of a way to play that is surely `BLUNDER` points or more behind the best way."""
    ways = ways_to_play(turn, forecaster, Imagined(turn.state, seed), 160, 400).found
    chance = seeded(seed)
    tried = [ways[0], *(ways[chance.below(len(ways))] for _ in range(6))]
    worlds = [Imagined(turn.state, chance.below(1 << 30)) for _ in range(24)]
    points = Worlds(forecaster).forecast([way.choices for way in tried], worlds).points[:, turn.seat]
    means = points.reshape(len(worlds), len(tried)).mean(axis=0)
    for k in range(1, len(tried)):
        if means[0] - means[k] > BLUNDER + 1:
            s = turn.state.copy()
            asked = []
            for choice in tried[k].choices:
                if s.seat != turn.seat or choice not in s.choices():
                    return None  # after another draw
                if s.must_ask(s.choices()):
                    asked.append(choice)
                s.play(choice)
            return asked
    return None


def unexplained(wanted: argparse.Namespace) -> None:
    """The parts of a seat's result on average, and the size of what is not explained. Luck must be nothing."""
    seats = seats_in(wanted, wanted.bots)
    parts: dict[str, list[float]] = {
        "result": [float(seat["result"]) for seat in seats],
        "an expert's game": [seat["expert_game"] for seat in seats],
        "luck": [seat["luck"] for seat in seats],
        "given away": [seat["given_away"] for seat in seats],
        "the others' turns": [seat["others"] for seat in seats],
        "not explained": [seat["unexplained"] for seat in seats],
        "its size": [abs(seat["unexplained"]) for seat in seats],
    }
    rows = [[name, "{:.1f} ± {:.1f}".format(*interval(values))] for name, values in parts.items()]
    table((f"{len(seats)} seats", "points"), rows)


def slips(wanted: argparse.Namespace) -> None:
    """What experts give away, less what they gain by the slips of the others, for `analysis/review/slips.py`."""
    seats = seats_in(wanted, "expert")
    print("{:.1f} ± {:.1f}".format(*interval([seat["given_away"] - seat["others"] for seat in seats])))


def reasons(wanted: argparse.Namespace) -> None:
    """How many of the worst turns get a reason, and how many of the sources named have the same sign in fresh games."""
    turns = given = contradicted = named = agreed = 0
    for game in played(wanted):
        review, _ = reviewed(game, 0, reasons=True)
        worlds = Worlds(review.forecaster)
        for look in review.to_explain():
            compared = review.comparisons[look.turn.number]
            turns += 1
            given += bool(compared.named())
            contradicted += compared.contradicts
            if compared.named():
                fresh = Comparison(compared.best)
                while not fresh.done:
                    fresh.play_more(look.turn, worlds, 1)
                named += 1
                agreed += fresh.all.total > 0 and fresh.by_source[compared.named()[0]].total > 0
        print(f"{given} of {turns} with a reason, {agreed} of {named} agree, {contradicted} contradicted", flush=True)


MEASURES: dict[str, Callable[[argparse.Namespace], None]] = {
    each.__name__: each for each in (deviation, time, share, levels, blunders, unexplained, slips, reasons)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    MEASURES[wanted.measure](wanted)


if __name__ == "__main__":
    main()
