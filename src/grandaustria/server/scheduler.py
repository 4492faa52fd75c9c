"""A fair scheduler: workers are shared among owners, so that nobody's work blocks everyone else's."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, TypeVar

from grandaustria.server.workers import Worker

T = TypeVar("T")

_MOST_REMEMBERED: Final = 10_000


class Priority(IntEnum):
    """The order in which kinds of work get workers."""

    BOT = 0
    HINT = 1
    REVIEW = 2


class QueueFull(Exception):
    """The queue is full."""


@dataclass(eq=False)
class _Job:
    owner: str
    topic: str
    priority: Priority
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: asyncio.Future[Any]


class Scheduler:
    """A queue for each owner, served in turn by whichever worker is idle.

    An owner never has all workers (unless there is only one), so that somebody else's work finds one idle or soon
    idle. Of the idle workers, work prefers the one that last did something on its topic, then the one that last worked
    for its owner: they may remember what helps.
    """

    def __init__(self, workers: Sequence[Worker], most_waiting: int) -> None:
        self._workers = workers
        self._most_waiting = most_waiting
        self._most_each = max(1, len(workers) - 1)
        self._queues: dict[Priority, OrderedDict[str, deque[_Job]]] = {each: OrderedDict() for each in Priority}
        self._busy: set[Worker] = set()
        self._running: Counter[str] = Counter()  # by owner
        self._last: OrderedDict[str, Worker] = OrderedDict()  # by topic and by owner
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return sum(len(jobs) for queue in self._queues.values() for jobs in queue.values())

    async def run(
        self, work: Callable[..., T], *arguments: Any, owner: str, topic: str | None = None, priority: Priority
    ) -> T:
        """Wait for a worker and return its result. Cancelling before the work starts removes it from the queue.

        Raises QueueFull if it would have to wait and too much waits already.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(owner, topic or owner, priority, work, arguments, done)
        self._queues[priority].setdefault(owner, deque()).append(job)
        self._serve()
        try:
            if self.waiting > self._most_waiting and self._is_waiting(job):
                raise QueueFull
            return await done
        finally:
            if self._is_waiting(job):
                self._remove(job)

    async def close(self) -> None:
        """Finish the work that has started, and cancel the rest."""
        for queue in self._queues.values():
            for job in [job for jobs in queue.values() for job in jobs]:
                job.done.cancel()
            queue.clear()
        await asyncio.gather(*(worker.close() for worker in self._workers))
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _is_waiting(self, job: _Job) -> bool:
        return job in self._queues[job.priority].get(job.owner, ())

    def _remove(self, job: _Job) -> None:
        queue = self._queues[job.priority]
        queue[job.owner].remove(job)
        if not queue[job.owner]:
            del queue[job.owner]

    def _serve(self) -> None:
        while idle := [worker for worker in self._workers if worker not in self._busy]:
            job = self._next()
            if job is None:
                return
            task = asyncio.create_task(self._do(job, self._assigned(job, idle)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Job | None:
        """Take the first job of the next owner, who then goes to the end of the line."""
        for _, queue in sorted(self._queues.items()):
            for owner, jobs in queue.items():
                if self._running[owner] < self._most_each:
                    job = jobs[0]
                    self._remove(job)
                    if owner in queue:
                        queue.move_to_end(owner)
                    return job
        return None

    def _assigned(self, job: _Job, idle: list[Worker]) -> Worker:
        known = (self._last.get(key) for key in (job.topic, job.owner))
        worker = next((each for each in known if each in idle), idle[0])
        self._busy.add(worker)
        self._running[job.owner] += 1
        for key in (job.topic, job.owner):
            self._last[key] = worker
            self._last.move_to_end(key)
        while len(self._last) > _MOST_REMEMBERED:
            self._last.popitem(last=False)
        return worker

    async def _do(self, job: _Job, worker: Worker) -> None:
        try:
            result = await worker.run(job.work, *job.arguments)
        except asyncio.CancelledError:  # the server stops
            job.done.cancel()
            raise
        except Exception as problem:
            if not job.done.done():
                job.done.set_exception(problem)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            self._busy.discard(worker)
            self._running -= Counter((job.owner,))  # forgets owners without work
            self._serve()
