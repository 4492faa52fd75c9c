"""Apply a function to many items: in one process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

MOST_JOBS: Final = 61  # Windows allows no more processes in a pool

Item = TypeVar("Item")
Done = TypeVar("Done")

_ON_CLUSTER: Final = ContextVar("on_cluster", default=False)


@contextmanager
def working_on(cluster: str | None) -> Iterator[None]:
    """While this is active, `in_order` uses the Ray cluster at this address, if one is given."""
    if cluster is None:
        yield
        return
    from grandaustria.parallel.cluster import connected

    with connected(cluster):
        before = _ON_CLUSTER.set(True)
        try:
            yield
        finally:
            _ON_CLUSTER.reset(before)


def in_order(work: Callable[[Item], Done], items: Sequence[Item], jobs: int, at_once: int = 1) -> Iterator[Done]:
    """Yield the results in the order of the items. A process gets up to `at_once` items at a time."""
    if _ON_CLUSTER.get():
        from grandaustria.parallel.cluster import on_ray

        yield from on_ray(work, items, at_once)
        return
    if jobs == 1:
        yield from map(work, items)
        return
    pool = ProcessPoolExecutor(min(jobs, max(len(items), 1), MOST_JOBS))
    try:
        yield from pool.map(work, items, chunksize=max(1, min(at_once, len(items) // (4 * jobs))))
    finally:
        pool.shutdown(cancel_futures=True)
