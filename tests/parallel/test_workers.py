"""Worker processes end with the process that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from grandaustria import InvalidData
from grandaustria.parallel.jobs import in_order
from tests.waiting import PATIENCE, wait_until

_TRIES = 4

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:  # made and removed to see that a file can be written
        return False


def _errors_after(run: subprocess.Popen[str], how: signal.Signals) -> str:
    """Send the signal until it is heard: Python loses one that comes while it forks."""
    for _ in range(_TRIES):
        run.send_signal(how)
        with suppress(subprocess.TimeoutExpired):
            return run.communicate(timeout=PATIENCE / _TRIES)[1]
    return pytest.fail("the run goes on")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL], ids=lambda how: how.name)
def test_workers_end_with_the_run(how: signal.Signals, tmp_path: Path) -> None:
    words = ["simulate", "--games", "1000000", "--jobs", "2", "--records", "games.jsonl"]
    # The tests may be a background job, and those ignore SIGINT.
    command = ["env", "--default-signal=INT", sys.executable, "-m", "grandaustria", *words]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        try:
            wait_until(lambda: any(map(has_content, tmp_path.iterdir())))  # games come in
            workers = children(run.pid)
            assert len(workers) == 2
            errors = _errors_after(run, how)
        finally:
            run.kill()
    wait_until(lambda: not any(map(alive, workers)))
    if how is not signal.SIGKILL:
        assert (run.returncode, errors) == (128 + how, "")
        assert list(tmp_path.iterdir()) == []


def divided(number: int) -> float:
    return 1 / number


def dying(number: int) -> int:
    if number == 7:
        os._exit(1)
    return number


def test_an_error_comes_through() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(divided, [1, 0] * 50, jobs=2))


def test_a_worker_that_dies_is_told_in_one_line() -> None:
    with pytest.raises(InvalidData, match="jobs: a worker process was killed"):
        list(in_order(dying, range(50), jobs=2))


def test_results_come_in_order_however_they_are_handed_out() -> None:
    for at_once in (1, 7, 1000):
        assert list(in_order(abs, range(100), jobs=2, at_once=at_once)) == list(range(100))
    assert list(in_order(abs, (), jobs=2)) == []
