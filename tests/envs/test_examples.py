"""The examples for researchers run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import grandaustria
from examples import open_spiel_mcts
from grandaustria import Options
from grandaustria.data.records import writing
from grandaustria.data.simulation import recorded

PAGE = Path(__file__).parents[2] / "docs/research.md"
FOLDER = Path(open_spiel_mcts.__file__).parent
EXAMPLES = [path for path in sorted(FOLDER.glob("*.py")) if "__main__" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_explain_themselves(example: Path) -> None:
    """Or name in one line what has to be installed."""
    command = [sys.executable, "-m", f"examples.{example.stem}", "--help"]
    done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        assert done.stdout.startswith("usage: ")
    else:
        (line,) = done.stderr.splitlines()
        assert "is missing: pip install" in line


def test_every_block_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself, with fewer games and steps."""
    monkeypatch.chdir(tmp_path)
    with writing(tmp_path / "games.jsonl.zst") as file:
        for _, game in recorded(Options(), 2, seed=1):
            file.add(game)
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for block in blocks:
        smaller = block.replace("256", "8").replace("range(1000)", "range(20)")
        exec(compile(smaller, str(PAGE), "exec"), {})
    assert blocks


@pytest.mark.parametrize("start", re.findall(r"\| `[^`|]+` \| `(.+)` \|", PAGE.read_text(encoding="utf-8")))
def test_every_way_to_start_works(start: str) -> None:
    names: dict[str, Any] = {"gymnasium": gymnasium, "pyspiel": pyspiel, "grandaustria": grandaustria}
    exec(start.replace("256", "8"), names)


def test_open_spiels_own_search_plays_the_game() -> None:
    mine, other = open_spiel_mcts.play(seed=1, simulations=3)
    assert -100 < mine < 300
    assert -100 < other < 300
