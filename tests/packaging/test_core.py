"""The game, its bots and the command line need few packages. What the extras bring is named when it is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from grandaustria.extras import EXTRAS
from hatch_build import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BLOCKED = f"import sys; sys.modules.update(dict.fromkeys({list(EXTRAS)}))"  # importing None fails
COMMANDS = {
    "": "the server: not installed; pip install 'grandaustria[server]'",
    "serve": "the server: not installed; pip install 'grandaustria[server]'",
    "cleanup": "the server: not installed; pip install 'grandaustria[server]'",
    "openapi": "the server: not installed; pip install 'grandaustria[server]'",
    "arena expert random": "numpy: not installed; pip install 'grandaustria[train]'",
    "train nowhere": "numpy: not installed; pip install 'grandaustria[train]'",
    "benchmark random": "numpy: not installed; pip install 'grandaustria[train]'",
    "dataset nowhere": "numpy: not installed; pip install 'grandaustria[train]'",
    "simulate --ray local": "ray: not installed; pip install 'grandaustria[ray]'",
    "simulate --records x.jsonl.zst": "zstandard: not installed; pip install 'grandaustria[data]'",
    "export x.jsonl x.parquet": "pyarrow: not installed; pip install 'grandaustria[data]'",
    "simulate --games 2 --json -": "",
    "arena random gentle --games 2 --json -": "",
    "cards guests": "",
}
RUN_ALL = f"""
import json
from typer.testing import CliRunner
from grandaustria.cli.app import app

def told(words):
    result = CliRunner().invoke(app, words.split())
    return result.stderr if result.exit_code in (0, 2) else repr(result.exception)

print(json.dumps({{words: told(words) for words in {list(COMMANDS)}}}))
"""


def run(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def brought_by(requirement: Requirement) -> set[str]:
    """The packages that are installed with one, itself included."""
    found, waiting = set[str](), [requirement]
    while waiting:
        needed = waiting.pop()
        name = canonicalize_name(needed.name)
        if name in found or (needed.marker is not None and not needed.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += map(Requirement, requires(name) or ())
    return found


def test_the_core_brings_few_packages_and_none_of_the_servers() -> None:
    core = set[str]().union(*(brought_by(Requirement(text)) for text in PROJECT["dependencies"]))
    extras = {canonicalize_name(Requirement(text).name) for texts in extras_of().values() for text in texts}
    assert "rich" in core
    assert len(core) <= 12
    assert not core & (extras | {"click", "pydantic-core", "starlette"})


def extras_of() -> dict[str, list[str]]:
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    return extras


def test_the_extras_that_are_named_exist() -> None:
    assert set(EXTRAS.values()) <= extras_of().keys()


def test_importing_the_game_imports_little_else() -> None:
    code = "import sys, grandaustria; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = set(run(code, ROOT).split()) - sys.stdlib_module_names
    names = {name for name in loaded if not name.startswith("_")}
    assert {name for name in names if not name.endswith("__mypyc")} <= {
        *("grandaustria", "librt", "mypy_extensions", "typing_extensions"),
        *("compiled_first", "sitecustomize"),
    }


def test_commands_work_or_say_in_one_line_what_is_missing(tmp_path: Path) -> None:
    told = json.loads(run(BLOCKED + RUN_ALL, tmp_path))
    assert told == {words: line and f"grandaustria: {line}\n" for words, line in COMMANDS.items()}
    assert list(tmp_path.iterdir()) == []
