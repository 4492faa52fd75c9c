"""Environments show the table as text, as SVG and as pixels."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

from grandaustria.drawing.rendering import MODES, render
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.gym import GrandAustriaEnv


def same(one: Any, two: Any) -> bool:
    return bool((one == two).all()) if hasattr(one, "all") else bool(one == two)


@pytest.mark.parametrize("mode", MODES)
def test_a_learner_sees_what_its_seat_may_see(mode: str) -> None:
    env = GrandAustriaEnv(seat=1, render_mode=mode)
    env.reset(seed=1)
    assert same(env.render(), render(env._playing.game, mode, 1))
    assert mode in env.metadata["render_modes"]


@pytest.mark.parametrize("mode", MODES)
def test_agents_are_shown_to_a_spectator(mode: str) -> None:
    env = grandaustria_v0.env(players=3, render_mode=mode)
    env.reset(seed=1)
    assert same(env.render(), render(env.playing.game, mode))
    assert mode in env.metadata["render_modes"]


def test_without_a_mode_nothing_is_shown() -> None:
    env = GrandAustriaEnv()
    env.reset(seed=1)
    assert env.render() is None


def test_gymnasium_collects_frames() -> None:
    env = gymnasium.wrappers.RenderCollection(GrandAustriaEnv(render_mode="rgb_array"))
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    frames: Any = env.render()
    assert {frame.shape for frame in frames} == {(765, 1090, 3)}
    assert len(frames) == 2
