"""Work is handed out in batches of items."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

AHEAD: Final = 3  # batches in flight per processor, so that none waits for the next

Item = TypeVar("Item")
Done = TypeVar("Done")


def do_all(work: Callable[[Item], Done], items: Sequence[Item]) -> list[Done]:
    return [work(item) for item in items]
