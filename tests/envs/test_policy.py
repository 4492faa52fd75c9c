"""What the learners among the examples share: the policy, its bots, and how they are measured. None needs PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from examples import puct
from examples.masked import make
from examples.measure import Curve, Result, measure
from examples.policy import Bot, Floats, Policy
from grandaustria import Game, Options
from grandaustria.arena.match import play_match
from grandaustria.bots import bot_named
from grandaustria.envs.lens import observe


def layers() -> dict[str, Floats]:
    """A small network that has learnt nothing."""
    random = np.random.default_rng(1)
    sizes = {"hidden.0": (8, 1744), "hidden.1": (8, 8), "policy": (350, 8), "value": (1, 8)}
    found = {f"{name}.weight": random.standard_normal(size).astype(np.float32) for name, size in sizes.items()}
    return found | {f"{name}.bias": np.zeros(size[0], np.float32) for name, size in sizes.items()}


@pytest.fixture
def file(tmp_path: Path) -> str:
    Policy(layers()).save(tmp_path / "policy.npz")
    return str(tmp_path / "policy.npz")


def positions(seed: int) -> list[Game]:
    """Every tenth decision of a game between gentle bots."""
    game = Game(Options(), seed=seed)
    bots = [bot_named("gentle")(seat) for seat in range(2)]
    found = []
    while game.seat is not None:
        if game.decisions % 10 == 0:
            found.append(game.copy())
        game.play(bots[game.seat].choose(game.lazy_view()))
    return found


def test_only_legal_actions_are_likely() -> None:
    for game in positions(seed=1):
        assert game.seat is not None
        seen = observe(game, game.seat)
        chances, values = Policy(layers()).evaluate(seen["observation"][None], seen["action_mask"][None])
        assert chances.sum() == pytest.approx(1)
        assert (chances[0][seen["action_mask"] == 0] == 0).all()
        assert values.shape == (1,)


def test_a_value_head_of_zeros_expects_the_points_of_now() -> None:
    nothing = Policy({**layers(), "value.weight": np.zeros((1, 8), np.float32)})
    found = set()
    for game in positions(seed=2):
        assert game.seat is not None
        seen = observe(game, game.seat)
        points = game.scores()[game.seat]
        _, values = nothing.evaluate(seen["observation"][None], seen["action_mask"][None])
        assert values[0] == pytest.approx(points / 100, abs=1e-6)
        found.add(points)
    assert len(found) > 5


def test_a_saved_policy_plays_as_before(file: str) -> None:
    game = Game(Options(), seed=3)
    seen = observe(game, 0)
    rows = seen["observation"][None], observe(game, 1)["action_mask"][None] | seen["action_mask"][None]
    assert (Policy.load(file).evaluate(*rows)[0] == Policy(layers()).evaluate(*rows)[0]).all()


def test_the_bot_chooses_what_the_policy_does(file: str) -> None:
    for game in positions(seed=4):
        assert game.seat is not None
        seen = observe(game, game.seat)
        action = Policy(layers())(seen["observation"][None], seen["action_mask"][None])[0]
        choice = game.state.ruleset.space.players_ids[action]
        assert Bot(file).choose(game.lazy_view()) == choice
        assert Bot(file).choose(game.view(game.seat)) == choice


@pytest.mark.parametrize("options", [Options(), Options(players=3), Options(mode="solo", level=1)], ids=str)
@pytest.mark.parametrize("bot", ["examples.policy:Bot:", "examples.puct:Bot:simulations=3,"])
def test_the_bots_play_at_every_table(bot: str, options: Options, file: str) -> None:
    names = (f"{bot}file={file}", *["random"] * (options.players - 1))
    result = play_match(options, names, 1, 60.0)
    assert result.forfeit is None
    assert play_match(options, names, 1, 60.0).scores == result.scores


def test_the_search_does_not_know_hidden_cards(file: str) -> None:
    for game in positions(seed=5)[::4]:
        chosen = {puct.Bot(file, 20, seed=1).choose(game.determinized(seed).lazy_view()) for seed in range(3)}
        assert len(chosen) == 1


class Final(Policy):
    """Expects nothing, and finds all actions equally likely."""

    def evaluate(self, observations: Floats, masks: Any) -> tuple[Floats, Floats]:
        return masks / masks.sum(axis=1, keepdims=True), np.zeros(len(masks), np.float32)


def test_a_policy_is_measured_on_both_seats() -> None:
    result = measure(Final(layers()), "random", games=20)
    assert result.games == 20
    assert 0 < result.won < 1
    against_itself = measure(Final(layers()), Final(layers()), games=10)
    assert against_itself.won == 0.5  # each deal is played from both seats
    assert against_itself.points == against_itself.opponent_points


@pytest.mark.parametrize(
    ("games", "won", "low", "high"), [(100, 0.5, 0.404, 0.596), (40, 0.0, 0.0, 0.088), (40, 1.0, 0.912, 1.0)]
)
def test_intervals_are_wilsons(games: int, won: float, low: float, high: float) -> None:
    assert Result(games, won, 0.0, 0.0).interval == pytest.approx((low, high), abs=0.0005)


def test_a_curve_is_a_table_and_a_picture(tmp_path: Path) -> None:
    curve = Curve(tmp_path / "new", ("random",), "steps")
    for steps in (0, 100):
        curve.add(steps, Final(layers()), 4, accuracy=0.5)
    header, *rows = (tmp_path / "new/curve.csv").read_text().splitlines()
    assert header.startswith("steps,core_seconds,accuracy,won_random,low_random,high_random,points_random")
    assert [row.split(",")[0] for row in rows] == ["0", "100"]
    drawn = ElementTree.parse(tmp_path / "new/curve.svg")
    assert len(drawn.findall(".//{*}polyline")) == 2


def test_the_mask_is_a_part_of_the_observation() -> None:
    env = make("random")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    seen, *_, info = env.step(int(seen["action_mask"].argmax()))
    assert (seen["action_mask"] == info["action_mask"]).all()
