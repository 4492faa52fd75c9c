"""Apply a function to many items on a Ray cluster. All its machines need `grandaustria[ray]`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any, Final, TypeVar

from grandaustria.errors import InvalidData
from grandaustria.extras import needing
from grandaustria.parallel.batches import AHEAD, do_all

Item = TypeVar("Item")
Done = TypeVar("Done")

PATIENCE: Final = 10.0  # seconds to connect to a cluster's machine
TRIES: Final = 5  # attempts at a batch whose worker was lost


@contextmanager
def connected(address: str) -> Iterator[None]:
    """Connect: `local` starts a cluster on this machine, `auto` joins its cluster, anything else is an address."""
    ray = _ray()
    if ray.is_initialized():  # by whoever called this, whose cluster it is
        yield
        return
    try:
        _knock(address)
        ray.init(None if address == "local" else address, configure_logging=False, log_to_driver=False)
    except Exception as error:  # whatever keeps Ray from starting
        why = " ".join(str(error).split()) or type(error).__name__
        raise InvalidData("ray", f"no cluster at {address!r:.60} ({why:.200})") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError if nothing listens at an address like `host:6379`, where Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def on_ray(work: Callable[[Item], Done], items: Sequence[Item], at_once: int) -> Iterator[Done]:
    """Yield the results in the order of the items. If a worker is lost, its batch is repeated, with the same result."""
    ray = _ray()
    share = ray.remote(max_retries=TRIES)(do_all)
    handed = ray.put(work)
    starts = iter(range(0, len(items), at_once))
    waiting: deque[Any] = deque()
    while True:
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1) - len(waiting)
        for start in islice(starts, room):
            waiting.append(share.remote(handed, list(items[start : start + at_once])))
        if not waiting:
            return
        yield from ray.get(waiting.popleft())


def _ray() -> Any:
    with needing():
        return import_module("ray")
