"""What the documents and the notebooks show as Python runs. This takes minutes, so it belongs to `make test-all`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grandaustria import COMPILED
from tests.documents.blocks import WITH_PYTHON, blocks, name
from tools.notebooks import GALLERY, read, run

RUN_ELSEWHERE = {"first-bot.md", "library.md", "research.md"}  # every day, by tests that also look at what they print
BEFORE = {  # what a page takes for granted
    "data.md": """
import subprocess, sys
made = [sys.executable, "-m", "grandaustria", "dataset", "games", "--bots", "gentle", "--games", "4"]
subprocess.run(made, check=True)
""",
    "review.md": """
from grandaustria import Options
from grandaustria.data.simulation import record_game
record = record_game(Options(), ("gentle", "gentle"), 1)[1].record
""",
}
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # more wait for each other on a busy machine
SMALLER = {"range(20)": "range(2)", "games=100": "games=10"}  # where the rules run interpreted


@pytest.fixture(autouse=True)
def only_in_the_whole_run(whole: bool) -> None:
    if not whole:
        pytest.skip("only with --whole")


@pytest.mark.parametrize("document", [page for page in WITH_PYTHON if page.name not in RUN_ELSEWHERE], ids=name)
def test_every_block_runs(document: Path, tmp_path: Path) -> None:
    """In a process of its own for each page, which may declare rulesets."""
    code = BEFORE.get(document.name, "") + "\n".join(blocks(document))
    for large, small in () if COMPILED else SMALLER.items():
        code = code.replace(large, small)
    environment = os.environ | ONE_THREAD
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("notebook", sorted(GALLERY.glob("*.ipynb")), ids=name)
def test_every_notebook_still_shows_what_it_shows(notebook: Path) -> None:
    """`make notebooks` brings it up to date."""
    code = [cell for cell in read(notebook) if cell["cell_type"] == "code"]
    assert run(code, notebook.name) == [cell["outputs"] for cell in code]
