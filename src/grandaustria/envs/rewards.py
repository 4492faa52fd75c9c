"""Rewards: a seat's rank, margin or points at the end, and optionally a potential on the way.

Potential-based shaping does not change which play is best (Ng, Harada and Russell, 1999). Whenever a seat is asked
again, it gets `discount * potential now - potential when it was asked last`. At the end the potential is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.errors import InvalidData
from grandaustria.rules.player import Player
from grandaustria.rules.state import State

KINDS: Final = ("rank", "margin", "points")
POINTS: Final = 100.0  # points that count as much as a win


class Rewards:
    """The rewards of a game.

    kind: "rank" (1 for the winner, -1 for the last, evenly spaced, equal ranks share), "margin" (points ahead of the
    best opponent, in hundreds) or "points" (the seat's own, in hundreds, which needs no opponent).
    shaping: the weight of the potential, which is the lead over the mean of the opponents, in hundreds, or for "points"
    the seat's own points. 0 turns it off.
    """

    def __init__(self, kind: str, shaping: float, discount: float) -> None:
        self.kind = kind
        self.by_rank = kind == "rank"
        self.alone = kind == "points"
        self.shaping: float = shaping
        self.discount: float = discount

    def __reduce__(self) -> tuple[object, ...]:
        return Rewards, (self.kind, self.shaping, self.discount)

    def final(self, s: State, p: Player) -> float:
        if self.alone:
            return float(p.points) / POINTS
        if self.by_rank:
            ahead: i64 = 0
            behind: i64 = 0
            for other in s.players:
                difference: i64 = s.ruleset.compare(p, other)
                if difference < 0:
                    ahead += 1
                elif difference > 0:
                    behind += 1
            return float(behind - ahead) / float(len(s.players) - 1)
        best: i64 = -10_000
        for other in s.players:
            if other is not p:
                best = max(best, other.points)
        return float(p.points - best) / POINTS

    def potential(self, s: State, p: Player) -> float:
        if self.alone:
            return self.shaping * float(p.points) / POINTS
        others: i64 = -p.points
        for other in s.players:
            others += other.points
        return self.shaping * (float(p.points) - float(others) / float(len(s.players) - 1)) / POINTS

    def begin(self, s: State, potentials: vec[float], first: i64) -> None:
        for p in s.players:
            potentials[first + p.seat] = self.potential(s, p)

    def ask(self, s: State, rewards: vec[float], potentials: vec[float], first: i64) -> None:
        """Reward the seat to act for what its position has gained since it was asked last."""
        if self.shaping != 0.0:
            seat: i64 = s.seat
            now: float = self.potential(s, s.players[seat])
            rewards[first + seat] = self.discount * now - potentials[first + seat]
            potentials[first + seat] = now

    def finish(self, s: State, rewards: vec[float], potentials: vec[float], first: i64) -> None:
        for p in s.players:
            rewards[first + p.seat] = self.final(s, p) - potentials[first + p.seat]


def rewards_named(kind: str, shaping: float, discount: float) -> Rewards:
    if kind not in KINDS:
        raise InvalidData("reward", f"one of {', '.join(KINDS)}, not {kind!r}")
    if not 0.0 < discount <= 1.0:
        raise InvalidData("discount", f"above 0 and at most 1, not {discount!r}")
    return Rewards(kind, shaping, discount)
