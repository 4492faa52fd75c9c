"""All attacks, in the order in which they run."""

from __future__ import annotations

from benchmarks.attacks import connections, crowding, daily, damage, database, deceit, growth, loading
from benchmarks.attacks.scene import ATTACKS

__all__ = ["ATTACKS", "connections", "crowding", "daily", "damage", "database", "deceit", "growth", "loading"]
