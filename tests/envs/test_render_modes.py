"""Environments show the table as text, as SVG and as pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import pytest
from gymnasium.vector import SyncVectorEnv

from grandaustria import InvalidData
from grandaustria.drawing.rendering import MODES, render
from grandaustria.envs import grandaustria_v0
from grandaustria.envs.gym import GrandAustriaEnv
from grandaustria.envs.gym_vector import GrandAustriaVectorEnv


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


@pytest.mark.parametrize("mode", MODES)
def test_many_games_are_shown_as_gymnasiums_own_vectorisation_shows_them(mode: str) -> None:
    arguments: dict[str, Any] = {"players": 3, "seat": 2, "render_mode": mode}
    ours = GrandAustriaVectorEnv(2, **arguments)
    theirs = SyncVectorEnv([lambda: GrandAustriaEnv(**arguments)] * 2)
    assert ours.render_mode == theirs.render_mode
    assert ours.metadata == theirs.metadata
    for envs in (ours, theirs):
        _, infos = envs.reset(seed=3)
        envs.step(infos["action_mask"].argmax(axis=1))
    shown, expected = ours.render(), theirs.render()
    assert shown is not None
    assert all(same(*pair) for pair in zip(shown, expected, strict=True))


@pytest.mark.parametrize("make", [grandaustria_v0.env, GrandAustriaEnv, GrandAustriaVectorEnv])
def test_a_mode_that_does_not_exist_is_refused_at_once(make: Callable[..., Any]) -> None:
    with pytest.raises(InvalidData, match="render_mode: one of ansi, svg, rgb_array, not 'human'"):
        make(render_mode="human")
    with pytest.raises(InvalidData, match="illegal: end or raise, not 'ignore'"):
        make(illegal="ignore")


def test_without_a_mode_nothing_is_shown() -> None:
    env = GrandAustriaEnv()
    env.reset(seed=1)
    assert env.render() is None
    assert GrandAustriaVectorEnv(2).render() is None


def test_gymnasium_collects_frames() -> None:
    env = gymnasium.wrappers.RenderCollection(GrandAustriaEnv(render_mode="rgb_array"))
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    frames: Any = env.render()
    assert {frame.shape for frame in frames} == {(765, 1090, 3)}
    assert len(frames) == 2
