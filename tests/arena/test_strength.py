"""Matches against the expert of an old build, as far as they can be tested without building that first."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import old_expert, strength
from grandaustria import Options
from grandaustria.arena.fixtures import Fixture
from grandaustria.arena.match import Forfeit, play_match
from tests.waiting import wait_until

QUICK = f"{strength.OLD}:width=1,ends=1"

needs_old_build = pytest.mark.skipif(
    not old_expert.BUILT.exists(), reason="python -m benchmarks.strength --games 2 builds the old expert"
)


def wanted(file: Path, games: int) -> argparse.Namespace:
    return argparse.Namespace(bot="random", against="gentle", file=file, games=games, seed=1, jobs=1)


def test_a_game_survives_being_a_line_of_the_file() -> None:
    line = strength.play(Options(), Fixture(5, ("random", "random")))
    match, luck = strength.match_of(json.loads(json.dumps(line)))
    assert match.scores == play_match(Options(), ("random", "random"), seed=5, allowed=60).scores
    assert luck == strength.match_of(line)[1]
    assert sum(luck.chances["dice"]) == pytest.approx(0, abs=1e-6)


def test_a_forfeit_survives_it_too() -> None:
    line = strength.play(Options(), Fixture(5, ("random", "tests.bots.faulty_bots:Raises")))
    match, _ = strength.match_of(json.loads(json.dumps(line)))
    assert isinstance(match.forfeit, Forfeit)
    assert match == strength.match_of(line)[0]


def test_a_line_that_was_being_written_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert strength.lines_in(file) == []
    file.write_text('{"seed": 1}\n{"se')
    assert strength.lines_in(file) == [{"seed": 1}]
    assert file.read_text() == '{"seed": 1}\n'


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = strength.played(2, wanted(file, 2))
    again = strength.played(2, wanted(file, 4))
    assert [strength.match_of(game) for game in again[:2]] == [strength.match_of(game) for game in first]
    assert len(file.read_text().splitlines()) == 4


def test_a_row_has_wins_with_and_without_luck(tmp_path: Path) -> None:
    row = strength.row("random", "gentle", 2, strength.played(2, wanted(tmp_path / "games.jsonl", 4)))
    players, games, raw, adjusted, *_ = row.strip("| ").split(" | ")
    assert (players, games) == ("2", "4")
    assert raw.startswith("0.0 %")
    assert "±" in adjusted


@needs_old_build
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_old_expert_plays_at_every_table(players: int) -> None:
    bots = (QUICK, *["random"] * (players - 1))
    before = old_expert.OldExpert.thinking()
    match = play_match(Options(players=players, hotel="day", staff="draft"), bots, seed=3, allowed=600)
    assert match.forfeit is None
    assert match.winners == [0]
    assert 0 < old_expert.OldExpert.thinking() - before < match.seconds[0]


@needs_old_build
def test_its_process_ends_with_the_one_that_started_it() -> None:
    script = "from benchmarks.old_expert import OldExpert; bot = OldExpert(); print(bot._process._process.pid)"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=600)
    process = Path("/proc", ended.stdout.strip())
    wait_until(lambda: not process.exists())
