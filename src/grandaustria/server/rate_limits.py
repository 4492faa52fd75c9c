"""Rate limits per address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_MOST_REMEMBERED: Final = 10_000


class TokenBucket:
    """Allows each address `per_second` units of work on average and bursts of up to `burst`."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = burst
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}  # how much is used up, and when that was so

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Charge the work and return 0, or return the seconds until it may go ahead."""
        now = self._now()
        used, then = self._used.pop(who, (0.0, now))
        used = max(0.0, used - (now - then) * self._per_second)
        cost = min(cost, self._burst)
        allowed = used + cost <= self._burst
        self._used[who] = (used + cost if allowed else used, now)
        if len(self._used) > _MOST_REMEMBERED:
            del self._used[next(iter(self._used))]  # whoever was quiet longest
        return 0.0 if allowed else (used + cost - self._burst) / self._per_second


class Slots:
    """Things open at the same time: at most `each` per address and `in_all` together."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._taken: dict[str, int] = {}
        self._sum = 0

    def take(self, who: str) -> bool:
        if self._sum >= self._in_all or self._taken.get(who, 0) >= self._each:
            return False
        self._taken[who] = self._taken.get(who, 0) + 1
        self._sum += 1
        return True

    def give_back(self, who: str) -> None:
        self._sum -= 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
