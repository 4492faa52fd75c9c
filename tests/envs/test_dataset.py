"""Data sets: what a learner would have seen, written once, and read as it was written."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grandaustria import InvalidData, Options
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.dataset import ABOUT, Wanted, name_of, read_dataset, read_sizes, write_dataset
from grandaustria.envs.episodes import Episode, rotated
from hatch_build import ROOT
from tests.arena.test_arena import output, problem

pytest.importorskip("pyarrow")

PAGE = ROOT / "docs/data.md"
TWO = Wanted(Options(), ("random", "gentle"), games=3, seed=4, games_per_file=2)
KINDS = [
    TWO,
    Wanted(Options(players=3, staff="draft", hotel="day"), ("random",), games=1, seed=2, games_per_file=5),
    Wanted(Options(mode="solo", level=2), (), games=1, seed=3, games_per_file=5),
]


def written(folder: Path, wanted: Wanted, jobs: int = 1) -> list[Episode]:
    return [episode for game in write_dataset(folder, wanted, jobs) for episode in game]


def arrays(episode: Episode) -> dict[str, Any]:
    return {name: value for name, value in vars(episode).items() if isinstance(value, np.ndarray)}


def same(one: Episode, other: Episode) -> bool:
    others = arrays(other)
    plain = [{name: each for name, each in vars(e).items() if name not in others} for e in (one, other)]
    equal = (np.array_equal(value, others[name]) for name, value in arrays(one).items())
    return plain[0] == plain[1] and all(equal)


@pytest.mark.parametrize("wanted", KINDS, ids=["two", "three", "solo"])
def test_an_episode_is_what_an_environment_shows(wanted: Wanted, tmp_path: Path) -> None:
    written(tmp_path, wanted)
    options = wanted.options
    episodes = [episode for episode in read_dataset(tmp_path) if episode.game == 0]
    arguments: dict[str, Any] = {
        "players": options.players,
        "staff": options.staff,
        "hotel": options.hotel,
        "level": options.level,
    }
    env = grandaustria_v0.raw_env(**arguments)
    env.reset(seed=episodes[0].seed)
    steps = [0 for _ in episodes]
    for agent in env.agent_iter():
        seat = env.possible_agents.index(agent)
        episode, step = episodes[seat], steps[seat]
        seen, reward, over, _, _ = env.last()
        assert np.array_equal(seen["observation"], episode.observations[step])
        assert np.array_equal(seen["action_mask"], episode.action_masks[step])
        if over:
            assert reward == episode.rewards[-1]
            assert step == len(episode.actions)
        else:
            assert episode.action_masks[step][episode.actions[step]] == 1
            assert episode.terminations[step] == (step == len(episode.actions) - 1)
        env.step(None if over else int(episode.actions[step]))
        steps[seat] += 1
    assert steps == [len(episode.observations) for episode in episodes]


def test_what_is_read_is_what_was_written(tmp_path: Path) -> None:
    before = written(tmp_path, TWO)
    after = list(read_dataset(tmp_path))
    assert all(map(same, before, after))
    assert [(each.game, each.seat) for each in after] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert [each.bots for each in after[::2]] == [["random", "gentle"], ["gentle", "random"], ["random", "gentle"]]
    for each in after:
        assert each.observations.dtype == np.float32
        assert not each.truncations.any()
        assert each.total == each.rewards[-1] == (1 if each.won else -1)
        assert (each.expert_chances >= 0).all()
        assert (each.expert_chances <= 1).all()
        assert len(each.expert_points) == len(each.actions) == len(each.observations) - 1


def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        written(tmp_path / str(jobs), TWO, jobs)
    for name in (ABOUT, name_of(0), name_of(1)):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_a_run_goes_on_and_grows(tmp_path: Path) -> None:
    whole = written(tmp_path, TWO)
    assert written(tmp_path, TWO) == []
    (tmp_path / name_of(0)).unlink()
    assert [episode.game for episode in written(tmp_path, TWO)] == [0, 0, 1, 1]
    more = written(tmp_path, replace(TWO, games=5))
    assert [episode.game for episode in more] == [2, 2, 3, 3, 4, 4]
    assert all(map(same, whole, read_dataset(tmp_path)))
    sizes = read_sizes(tmp_path)
    assert (sizes.games, sizes.episodes) == (5, 10)
    assert sizes.decisions == sum(len(episode.actions) for episode in read_dataset(tmp_path))


def test_another_data_set_is_left_alone(tmp_path: Path) -> None:
    written(tmp_path, TWO)
    for other, why in (
        (replace(TWO, seed=5), "another seed"),
        (replace(TWO, bots=("random",), options=Options(players=3)), "another options and bots"),
        (replace(TWO, games=2), "has 3 games, more than 2"),
    ):
        with pytest.raises(InvalidData, match=why):
            written(tmp_path, other)


def test_bots_change_seats() -> None:
    assert [rotated(("a", "b"), 3, game) for game in range(2)] == [("a", "b", "a"), ("b", "a", "b")]


def test_the_command_sums_up_and_says_what_is_wrong(tmp_path: Path) -> None:
    words = ("dataset", str(tmp_path / "games"), "--bots", "random", "--games", "2")
    assert output(*words).startswith("Games: 2, episodes: 4, decisions: ")
    assert output(*words).startswith("Games: 2, episodes: 4, decisions: ")
    assert "another seed" in problem(*words, "--seed", "2")
    assert "bot: one of random" in problem("dataset", str(tmp_path / "nothing"), "--bots", "nobody")
    assert not (tmp_path / "nothing").exists()
    assert json.loads((tmp_path / "games" / ABOUT).read_text())["bots"] == ["random"]


def test_every_block_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "games", TWO)
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert len(blocks) >= 2
