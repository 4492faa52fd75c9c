"""Worker processes that end when the process that started them is gone."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Make this worker end as soon as its parent does, however that happens."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
