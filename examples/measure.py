"""Measures a policy against bots, and keeps a learning curve as a table and as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Final, NamedTuple

import gymnasium
import numpy as np

from grandaustria.arena.ratings import wilson
from grandaustria.envs.opponents import Opponent, Policy

NAME: Final = "grandaustria.envs:grandaustria/GrandAustria-v0"
COLOURS: Final = ("#9a3324", "#1f5673", "#4f7a28", "#8a6d1d")


class Result(NamedTuple):
    """Games of two against one opponent."""

    games: int
    won: float  # the share; a shared win counts half
    points: float
    opponent_points: float

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share of games won."""
        return wilson(self.won * self.games, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won:.1%} won ({low:.1%}–{high:.1%}), {self.points:.1f} : {self.opponent_points:.1f} points"


def measure(policy: Policy, opponent: Opponent, games: int, seed: int = 1_000_000) -> Result:
    """Play each of `games / 2` deals from both seats."""
    rewards, scores = [], []
    for seat in (0, 1):
        envs = gymnasium.make_vec(NAME, num_envs=games // 2, bots=(opponent,), seat=seat, autoreset_mode="SameStep")
        seen, infos = envs.reset(seed=seed)
        playing = np.ones(envs.num_envs, np.bool_)
        while playing.any():
            seen, reward, ended, _, infos = envs.step(policy(seen, infos["action_mask"]))
            for k in np.flatnonzero(ended & playing):
                rewards.append(reward[k])
                own = infos["final_info"]["scores"][k]
                scores.append([own[seat], own[1 - seat]])
            playing &= ~ended
    points = np.mean(scores, axis=0)
    return Result(len(rewards), (1 + float(np.mean(rewards))) / 2, float(points[0]), float(points[1]))


class Curve:
    """Measures a policy from time to time. Writes `curve.csv` and `curve.svg` after each time."""

    def __init__(self, folder: Path, opponents: Sequence[str], unit: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._opponents, self._unit = folder, opponents, unit
        self._rows: list[dict[str, float]] = []
        self._started = process_time()

    @contextmanager
    def pausing(self) -> Iterator[None]:
        """Stop the clock: measuring is not learning."""
        paused = process_time()
        yield
        self._started += process_time() - paused

    def add(self, steps: int, policy: Policy, games: int, **more: float) -> None:
        """Measure the policy after this many steps."""
        row = {self._unit: steps, "core_seconds": process_time() - self._started, **more}
        noted = "".join(f", {name} {value:.3f}" for name, value in more.items())
        print(f"{steps:,} {self._unit}, {row['core_seconds']:,.0f} core seconds{noted}")
        with self.pausing():
            for opponent in self._opponents:
                result = measure(policy, opponent, games)
                print(f"  against {opponent}: {result}", flush=True)
                low, high = result.interval
                row |= {f"won_{opponent}": result.won, f"low_{opponent}": low, f"high_{opponent}": high}
                row |= {f"points_{opponent}": result.points, f"opponent_points_{opponent}": result.opponent_points}
        self._rows.append(row)
        self._write()

    def _write(self) -> None:
        lines = [",".join(self._rows[0])] + [",".join(f"{each:.6g}" for each in row.values()) for row in self._rows]
        (self._folder / "curve.csv").write_text("\n".join(lines) + "\n")
        (self._folder / "curve.svg").write_text(draw(self._rows, self._opponents, self._unit))


def draw(rows: Sequence[Mapping[str, float]], opponents: Sequence[str], unit: str) -> str:
    """Draw the games won against each opponent with their intervals, and the mean of the own points, as SVG."""
    last, minutes = max(rows[-1][unit], 1), rows[-1]["core_seconds"] / 60
    points = [mean(row[f"points_{opponent}"] for opponent in opponents) for row in rows]
    top = 20 * ceil(max(60.0, *points) / 20)

    def words(x: float, y: float, text: str, anchor: str, colour: str = "#444") -> str:
        return f'<text x="{x:g}" y="{y:g}" fill="{colour}" text-anchor="{anchor}">{text}</text>'

    def places(heights: Iterable[float]) -> list[str]:
        return [f"{60 + 480 * row[unit] / last:.1f},{220 - 180 * y:.1f}" for row, y in zip(rows, heights, strict=True)]

    def line(heights: Iterable[float], colour: str, style: str = "") -> str:
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2"{style} points="{" ".join(places(heights))}"/>'

    drawing = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260" font-family="sans-serif" font-size="12">',
        '<rect width="600" height="260" fill="#fff"/><path d="M60 40V220H540V40" fill="none" stroke="#999"/>',
        '<path d="M60 130H540" stroke="#ccc"/>',
        *(words(52, 224 - 1.8 * share, f"{share} %", "end") for share in (0, 50, 100)),
        words(548, 44, str(top), "start") + words(548, 224, "0", "start"),
        words(60, 14, "games won, with 95 % intervals", "start") + words(540, 14, "dashed: own points", "end"),
        words(60, 242, "0", "middle") + words(540, 242, f"{last:,.0f} {unit}, {minutes:.0f} core minutes", "end"),
        line([max(each, 0) / top for each in points], "#777", ' stroke-dasharray="2 3"'),
    ]
    for k, (opponent, colour) in enumerate(zip(opponents, COLOURS, strict=False)):
        low, high = (places(row[f"{end}_{opponent}"] for row in rows) for end in ("low", "high"))
        drawing.append(f'<polygon fill="{colour}" opacity="0.15" points="{" ".join(low + high[::-1])}"/>')
        drawing.append(line((row[f"won_{opponent}"] for row in rows), colour))
        drawing.append(words(60 + 120 * k, 32, f"against {opponent}", "start", colour))
    return "\n".join([*drawing, "</svg>"]) + "\n"
