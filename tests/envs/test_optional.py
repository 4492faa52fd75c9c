"""The game needs none of the packages that the environments are for."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = ("gymnasium", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray", "zstandard")
BLOCKED = f"import sys; sys.modules.update(dict.fromkeys({WITHOUT}))"  # importing None fails


def run(*commands: str) -> subprocess.CompletedProcess[str]:
    code = "\n".join([BLOCKED, *commands])
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_command_line_plays_and_simulates_without_them() -> None:
    done = run("import sys", "sys.argv = ['grandaustria', 'simulate', '--games', '2']", "import grandaustria.__main__")
    assert done.returncode == 0, done.stderr
    assert "2" in done.stdout


def test_bots_and_the_server_are_there_without_them() -> None:
    done = run(
        "from grandaustria.arena.match import play_match",
        "from grandaustria import Options",
        "play_match(Options(), ('random', 'gentle'), 1, 60.0)",
        "import grandaustria.server.app",
    )
    assert done.returncode == 0, done.stderr


def test_many_games_on_arrays_need_none_of_them() -> None:
    done = run(
        "from grandaustria.envs.vector import VectorEnv",
        "games = VectorEnv(2)",
        "games.reset(1)",
        "games.step(games.sample())",
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["gym", "grandaustria_v0", "open_spiel"])
def test_the_environments_say_what_is_missing(module: str) -> None:
    done = run(f"import grandaustria.envs.{module}")
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
