"""The examples for researchers run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from examples import open_spiel_mcts

EXAMPLES = sorted(Path(open_spiel_mcts.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_explain_themselves(example: Path) -> None:
    """Or name in one line what has to be installed."""
    command = [sys.executable, str(example), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        assert done.stdout.startswith(f"usage: {example.name}")
    else:
        (line,) = done.stderr.splitlines()
        assert "is missing: pip install" in line


def test_open_spiels_own_search_plays_the_game() -> None:
    mine, other = open_spiel_mcts.play(seed=1, simulations=3)
    assert -100 < mine < 300
    assert -100 < other < 300


def test_masked_ppo_learns_a_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where sb3-contrib is installed, which is not among what the other tests need."""
    pytest.importorskip("sb3_contrib")
    from examples import ppo

    monkeypatch.setattr("sys.argv", ["ppo.py", "--steps", "4096", "--games", "5", "--folder", str(tmp_path)])
    ppo.main()
    assert (tmp_path / "curve.csv").read_text().startswith("steps,seconds,won")
    assert (tmp_path / "policy.zip").exists()
