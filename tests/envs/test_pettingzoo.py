"""The PettingZoo environment passes PettingZoo's own tests."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import BaseWrapper, wrappers

from grandaustria import COMPILED, Game, IllegalChoice, Options
from grandaustria.envs import grandaustria_v0

# Said of every observation that is a dictionary with a mask in it, unless the environment is PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
CYCLES = 300 if COMPILED else 60
PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_api(players: int) -> None:
    api_test(grandaustria_v0.env(players=players), num_cycles=CYCLES)
    api_test(grandaustria_v0.raw_env(players=players, staff="draft", hotel="day", shaping=0.3), num_cycles=CYCLES)


@pytest.mark.parametrize("players", PLAYERS)
def test_seeds(players: int) -> None:
    seed_test(lambda: grandaustria_v0.env(players=players), num_cycles=CYCLES)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs five seconds; here the clock runs faster."""
    seconds = iter(range(10_000))
    monkeypatch.setattr("time.time", lambda: next(seconds) / 4)
    for players in PLAYERS:
        performance_benchmark(grandaustria_v0.env(players=players))
    assert capsys.readouterr().out.count("Finished performance benchmark") == 3


def random_action(seen: Mapping[str, Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_the_game_of_its_seed_and_ends_with_its_ranks(players: int) -> None:
    env = grandaustria_v0.env(players=players)
    env.reset(seed=11)
    game = Game(Options(players=players), seed=11)
    chance = np.random.default_rng(1)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            assert info["scores"] == game.scores()
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        assert reward == 0
        assert agent == f"player_{game.seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == game.choices()
        action = random_action(seen, chance)
        game.play(action)
        env.step(action)
    assert not env.agents
    assert sum(rewards.values()) == pytest.approx(0)
    best = max(rewards.values())
    assert [seat for seat in range(players) if rewards[f"player_{seat}"] == best] == game.winners()


def test_resets_without_a_seed_follow_from_the_last_seed() -> None:
    def games() -> list[int]:
        env = grandaustria_v0.raw_env()
        env.reset(seed=3)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.playing.game.record()["seed"])
        return found

    assert games() == games()
    assert len(set(games())) == 3


def illegal_action(env: BaseWrapper) -> int:
    seen, *_ = env.last()
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


def usual_wrappers() -> Any:
    made = wrappers.TerminateIllegalWrapper(grandaustria_v0.raw_env(), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def test_it_passes_in_the_usual_wrappers_too() -> None:
    api_test(usual_wrappers(), num_cycles=CYCLES)


@pytest.mark.parametrize("make", [grandaustria_v0.env, usual_wrappers])
def test_an_illegal_action_ends_the_game_for_the_usual_reward(make: Any) -> None:
    env = make()
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(illegal_action(env))
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        env.step(None)
    assert rewards == {agent: -1.0 if agent == offender else 0.0 for agent in ("player_0", "player_1")}
    env.reset(seed=1)
    api_test(env, num_cycles=20)


@pytest.mark.parametrize("action", [350, -1, 10**30])
def test_a_number_that_is_no_action_is_illegal(action: int) -> None:
    env = grandaustria_v0.env()
    env.reset(seed=1)
    env.step(action)
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", [None, 3.5, "1"])
def test_what_is_no_whole_number_is_an_error_that_says_so(action: Any) -> None:
    env = grandaustria_v0.env()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"player_\d has to choose an action, a whole number, not"):
        env.step(action)


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        grandaustria_v0.env().step(0)


def test_environments_share_what_takes_long_to_make_but_not_their_random_numbers() -> None:
    one: Any
    two: Any
    one, two = (grandaustria_v0.env().observation_spaces["player_0"]["observation"] for _ in range(2))
    assert one.low is two.low
    one.seed(1)
    two.seed(1)
    assert (one.sample() == two.sample()).all()


def test_the_raw_environment_refuses_an_illegal_action_and_goes_on() -> None:
    env = grandaustria_v0.raw_env()
    env.reset(seed=1)
    before = env.playing.game.snapshot()
    agent = env.agent_selection
    with pytest.raises(IllegalChoice):
        env.step(illegal_action(env))
    assert env.playing.game.snapshot() == before
    assert env.agent_selection == agent
    env.step(random_action(env.observe(agent), np.random.default_rng(1)))


def test_it_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(grandaustria_v0.raw_env(players=3, reward="margin")))
    env.reset(seed=1)
    assert env.num_agents == 3
