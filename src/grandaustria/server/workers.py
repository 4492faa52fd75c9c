"""Worker processes, which keep computation out of the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from grandaustria.parallel.lifeline import end_with_parent

T = TypeVar("T")


class Worker(Protocol):
    """A worker that does one thing at a time; callers must wait for the end before they send more."""

    async def run(self, work: Callable[..., T], *arguments: Any) -> T: ...

    async def close(self) -> None:
        """Finish the work that has started."""


class ProcessWorker:
    """A process, started when it is first needed and replaced when it dies."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._executor: Executor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        try:
            return await self._try(work, *arguments)
        except BrokenProcessPool:  # it was killed: once more with a new one
            return await self._try(work, *arguments)

    async def _try(self, work: Callable[..., T], *arguments: Any) -> T:
        if self._executor is None:
            self._executor = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)
        except BrokenProcessPool:
            self._executor = None
            raise

    def _started(self) -> Executor:
        return ProcessPoolExecutor(1, get_context("spawn"), _start_work, (self._niceness,))

    async def close(self) -> None:
        if self._executor is not None:
            await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)


class ThreadWorker(ProcessWorker):
    """A thread instead of a process, for tests."""

    def _started(self) -> Executor:
        return ThreadPoolExecutor(1)


def _start_work(niceness: int) -> None:
    """Prepare a worker: give way to people's moves, and never outlive the server."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()
