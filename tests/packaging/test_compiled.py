"""The compiled rules play like the interpreted ones, and several times faster."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks.measure import SEED, drive, timed
from benchmarks.yardstick import TURNS, yardstick
from grandaustria import COMPILED, Options
from grandaustria.chance import seeded
from grandaustria.playout import playout
from tests.packaging.fingerprint import fingerprint

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not COMPILED, reason="the rules run interpreted here")


def interpreted(*arguments: str) -> str:
    """What a module prints when it runs with the interpreted rules."""
    command = [str(ROOT / ".venv/bin/python"), "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def test_compiled_and_interpreted_rules_play_identical_games(whole: bool) -> None:
    games = 2000 if whole else 200
    assert fingerprint(games) == interpreted("tests.packaging.fingerprint", str(games))


def answers_per_second() -> float:
    """Of positions driven from Python; the best of a few tries, since other work may disturb any of them."""
    fresh = Options(players=2).new_state()
    chance = seeded(SEED)
    rates = []
    for _ in range(5):
        took, _, answers = timed(lambda: drive(fresh.copy(), chance), 0.3)
        rates.append(answers / took)
    return max(rates)


def test_compiled_rules_are_several_times_as_fast_as_interpreted_ones() -> None:
    slow = float(interpreted("tests.packaging.test_compiled"))
    assert answers_per_second() / slow > 8


def test_a_random_answer_inside_compiled_code_costs_no_more_than_a_hundred_turns_of_the_yardstick() -> None:
    fresh = Options(players=2).new_state()
    chance = seeded(SEED)
    spin = yardstick()

    def cost() -> float:
        took, _, answers = timed(lambda: playout(fresh.copy(), chance), 0.1)
        spun, times, _ = timed(lambda: spin(TURNS), 0.05)
        return took / answers / (spun / times / TURNS)

    # Other work can only make an answer look dearer, so one good round is enough.
    assert any(cost() < 100 for _ in range(60))


if __name__ == "__main__":
    print(answers_per_second())
