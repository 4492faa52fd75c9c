"""Waiting for what must happen sooner or later. Nothing here takes longer than a moment on a quiet machine."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final, TypeVar

PATIENCE: Final = 120.0  # seconds, for a machine that is busy with other things

T = TypeVar("T")


def wait_until(condition: Callable[[], T]) -> T:
    """Ask until the answer is true, and return it."""
    end = monotonic() + PATIENCE
    while not (answer := condition()):
        assert monotonic() < end, "it did not happen"
        sleep(0.02)
    return answer
