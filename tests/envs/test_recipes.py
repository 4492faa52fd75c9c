"""Every learner among the examples learns a little. `make recipes` has what they need; elsewhere they are skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from hatch_build import ROOT

NEEDED = ("ray.rllib", "sb3_contrib", "torch", "torchrl")


def missing() -> list[str]:
    return [name for name in NEEDED if find_spec(name.partition(".")[0]) is None]


pytestmark = pytest.mark.skipif(bool(missing()), reason="make recipes runs it")


def run(*command: object) -> str:
    environment = os.environ | {"OMP_NUM_THREADS": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    words = [sys.executable, "-m", *map(str, command)]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("recipe", ["rllib_ppo", "torchrl_ppo"])
def test_a_recipe(recipe: str) -> None:
    assert "points per game" in run(f"examples.{recipe}", "--steps", 4096)


def test_masked_ppo(tmp_path: Path) -> None:
    run("examples.ppo", "--steps", 4096, "--games", 4, "--folder", tmp_path)
    assert (tmp_path / "curve.csv").read_text().startswith("steps,core_seconds,won_random")
    assert (tmp_path / "policy.zip").exists()


def test_imitation_then_ppo_then_search(tmp_path: Path) -> None:
    """Each starts from what the one before has learnt."""
    few = ("--measured-games", 2, "--final-games", 2)
    run("grandaustria", "dataset", tmp_path / "games", "--games", 25)
    run("examples.imitation", tmp_path / "games", "--epochs", 2, "--hidden", 32, *few, "--folder", tmp_path / "clone")
    start = tmp_path / "clone/policy.npz"
    learning = ("--steps", 2048, "--games", 16, "--rollout", 64, *few)
    run("examples.cleanrl_ppo", "--start", start, *learning, "--folder", tmp_path / "ppo")
    for folder in ("clone", "ppo"):
        assert (tmp_path / folder / "curve.svg").exists()
    learnt = tmp_path / "ppo/policy.npz"
    told = run("grandaustria", "arena", f"examples.puct:Bot:file={learnt},simulations=4", "random", "--games", 2)
    assert "2 games" in told
