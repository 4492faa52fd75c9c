"""Apply a function to many items: in one process, in several, or on a Ray cluster."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from contextvars import ContextVar
from multiprocessing import active_children
from typing import Final, TypeVar

from grandaustria.errors import InvalidData
from grandaustria.parallel.batches import AHEAD, do_all
from grandaustria.parallel.lifeline import end_with_parent

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
    jobs = min(jobs, max(len(items), 1), MOST_JOBS)
    yield from _in_processes(work, items, jobs, max(1, min(at_once, len(items) // (4 * jobs))))


def _in_processes(work: Callable[[Item], Done], items: Sequence[Item], jobs: int, at_once: int) -> Iterator[Done]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_start_work)
    waiting: deque[Future[list[Done]]] = deque()
    try:
        for start in range(0, len(items), at_once):
            if len(waiting) == AHEAD * jobs:
                yield from waiting.popleft().result()
            waiting.append(pool.submit(do_all, work, items[start : start + at_once]))
        while waiting:
            yield from waiting.popleft().result()
    except BaseException as error:
        for worker in set(active_children()) - others:
            worker.kill()  # one that has just started might not heed anything less
        pool.shutdown(wait=False)
        if isinstance(error, BrokenProcessPool):
            raise InvalidData("jobs", "a worker process was killed, perhaps for want of memory") from None
        raise
    pool.shutdown()


def _start_work() -> None:
    """Prepare a worker: its parent decides when it ends, and takes it along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
