"""The same work for many items, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

MOST_JOBS: Final = 61  # more processes are not to be had on Windows

Item = TypeVar("Item")
Done = TypeVar("Done")


def in_order(work: Callable[[Item], Done], items: Sequence[Item], jobs: int, at_once: int = 1) -> Iterator[Done]:
    """What becomes of the items, in their order; each process is handed up to `at_once` of them together."""
    if jobs == 1:
        yield from map(work, items)
        return
    pool = ProcessPoolExecutor(min(jobs, max(len(items), 1), MOST_JOBS))
    try:
        yield from pool.map(work, items, chunksize=max(1, min(at_once, len(items) // (4 * jobs))))
    finally:
        pool.shutdown(cancel_futures=True)
