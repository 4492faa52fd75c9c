"""All attacks, in the order in which they are made."""

from __future__ import annotations

from benchmarks.attacks import connections, crowding, damage, database, deceit, growth
from benchmarks.attacks.scene import ATTACKS

__all__ = ["ATTACKS", "connections", "crowding", "damage", "database", "deceit", "growth"]
