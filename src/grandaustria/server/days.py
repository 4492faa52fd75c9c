"""Days, which begin and end at midnight UTC, and what a server's secret makes of them."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta

from grandaustria.chance import KeyedNature


def day_of(at: float) -> str:
    """Return the day of a moment, as in 2026-11-17."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Return the moment when the day is over."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def is_closed(day: str | None, now: float) -> bool:
    """Return whether a game is a deal of the day whose day is not over."""
    return day is not None and now < end_of(day)


def key_of(secret: bytes, purpose: str) -> bytes:
    """Derive a key. Nobody can compute it from the keys for other purposes, such as those of earlier days."""
    return hmac.digest(secret, purpose.encode(), "sha256")


def nature_of(secret: bytes, day: str) -> KeyedNature:
    """Return the dice and cards of the day's deal."""
    return KeyedNature(key_of(secret, f"deal {day}"))
