"""Games on a Ray cluster are the same games."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray
from typer.testing import CliRunner

from grandaustria import InvalidData, Options
from grandaustria.cli.app import app
from grandaustria.data.simulation import simulate
from grandaustria.parallel.jobs import in_order, working_on
from grandaustria.training import generations
from grandaustria.training.generations import Training
from tests.training.quick_fit import quick_fit

pytestmark = pytest.mark.filterwarnings("default")  # what Ray says about itself


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """One with two workers, on this machine."""
    ray.init(num_cpus=2, include_dashboard=False, configure_logging=False, log_to_driver=False)
    yield "local"
    ray.shutdown()


def doubled(number: int) -> int:
    return 2 * number


def dies_once(folder: Path, number: int) -> int:
    """Takes its whole process with it, the first time it comes to 7."""
    mark = folder / "died"
    if number == 7 and not mark.exists():
        mark.touch()
        os._exit(1)
    return 2 * number


def test_what_is_done_comes_in_order(cluster: str) -> None:
    with working_on(cluster):
        assert list(in_order(doubled, range(100), jobs=1, at_once=7)) == [2 * number for number in range(100)]
        assert list(in_order(doubled, (), jobs=1)) == []


def test_games_are_the_same_as_with_jobs(cluster: str) -> None:
    options = Options(players=3)
    with working_on(cluster):
        there = list(simulate(options, games=6, seed=3)), list(simulate(options, games=2, seed=3, bots=("gentle",)))
    assert there == (
        list(simulate(options, games=6, seed=3, jobs=2)),
        list(simulate(options, games=2, seed=3, bots=("gentle",))),
    )


def test_a_lost_workers_share_is_done_again(cluster: str, tmp_path: Path) -> None:
    with working_on(cluster):
        found = list(in_order(partial(dies_once, tmp_path), range(20), jobs=1, at_once=3))
    assert (tmp_path / "died").exists()
    assert found == [2 * number for number in range(20)]


def test_the_commands_take_an_address(cluster: str) -> None:
    words = ["arena", "random", "gentle", "--games", "2", "--json", "-"]
    there = CliRunner().invoke(app, [*words, "--ray", cluster])
    here = CliRunner().invoke(app, words)
    assert there.exit_code == 0, there.output
    assert games(there.stdout) == games(here.stdout)


def games(report: str) -> list[tuple[int, list[int]]]:
    return [(game["seed"], game["scores"]) for game in json.loads(report)["games"]]


def test_a_training_makes_the_same_model(cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "fit", quick_fit)
    monkeypatch.setattr(generations, "require_torch", lambda: None)
    here, there = (Training(tmp_path / name, seed=4, generations=1, games=2, jobs=1) for name in ("here", "there"))
    assert list(here.run(lambda *_: None)) == [0]
    with working_on(cluster):
        assert list(there.run(lambda *_: None)) == [0]
    assert here.model_file(0).read_bytes() == there.model_file(0).read_bytes()


@pytest.mark.parametrize("error", [ConnectionError, OSError, AssertionError, ray.exceptions.RaySystemError])
def test_an_address_without_a_cluster_is_named(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise error("nobody\nanswers")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(InvalidData, match=r"no cluster at 'ray://nowhere' \(.*nobody answers\)"):
        working_on("ray://nowhere").__enter__()


def test_where_nothing_listens_ray_is_not_even_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would try for minutes."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda *_, **__: pytest.fail("Ray was asked"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(InvalidData, match=rf"no cluster at '127.0.0.1:{port}' \(.*refused"):
        working_on(f"127.0.0.1:{port}").__enter__()
