"""Stepping many games stays as fast as it is said to be; measured against the yardstick, not the clock."""

from __future__ import annotations

import pytest

from benchmarks.environments import SIZE, vector
from benchmarks.measure import timed
from benchmarks.yardstick import TURNS, yardstick
from grandaustria import COMPILED


@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted here")
def test_a_step_of_a_row_costs_no_more_than_1500_turns_of_the_yardstick() -> None:
    """It takes about 600: at 283 million turns a second that is 470,000 steps."""
    work = vector(2)
    spin = yardstick()
    costs = []
    for _ in range(5):
        took, _, steps = timed(work, 0.2)
        spun, times, _ = timed(lambda: spin(TURNS), 0.1)
        costs.append(took / steps / (spun / times / TURNS))
    assert min(costs) < 1500
    assert steps % SIZE == 0
