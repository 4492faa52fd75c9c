"""Bots, hints, environments and the command line in the game against Leopold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from typer.testing import CliRunner

import grandaustria.envs
from grandaustria import Game, Options
from grandaustria.arena.match import play_match
from grandaustria.bots.bot import bot_named
from grandaustria.bots.driver import play_out
from grandaustria.bots.suggest import suggest
from grandaustria.cli.app import app
from grandaustria.drawing.in_words import in_words
from grandaustria.envs.describe import describe, layout_hash
from grandaustria.envs.lens import Lens
from grandaustria.envs.vector import VectorEnv
from grandaustria.errors import InvalidData
from grandaustria.words.seats import names_at
from tests.random_games import SOLO_OPTIONS, decisions
from tests.solo.positions import his

assert grandaustria.envs.__name__  # importing it registers the environments


def played(bot: str, level: int, seed: int) -> Game:
    game = Game(Options(mode="solo", level=level), seed)
    play_out(game, [bot_named(bot)(seed)])
    return game


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("bot", ["random", "gentle", "greedy"])
def test_bots_play_alone_to_the_end(bot: str, level: int) -> None:
    game = played(bot, level, seed=level)
    assert game.seat is None
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("bot", ["planner:width=4,ends=2", "expert:width=4,looked_at=4,ends=2,worlds=1,next_width=1"])
def test_bots_that_look_ahead_play_alone_too(bot: str) -> None:
    assert played(bot, 2, seed=1).scores()[0] > 40


def test_greedy_plays_sensibly() -> None:
    assert sum(played("greedy", 1, seed).scores()[0] for seed in range(5)) / 5 > 50


def test_hints() -> None:
    game = Game(Options(mode="solo", level=2), seed=4)
    for _ in range(12):
        suggestions = suggest(game.view(0), ms=1)
        assert {each.choice for each in suggestions} <= set(game.choices())
        game.play(suggestions[0].choice)


def test_a_match_counts_leopold_as_a_bot_who_wins_unless_he_is_beaten() -> None:
    results = [play_match(Options(mode="solo", level=1), ("greedy",), seed, 60) for seed in range(6)]
    assert {result.bots for result in results} == {("greedy", "leopold")}
    for result in results:
        assert result.winners == ([0] if result.scores[0] > result.scores[1] else [1])
        assert result.decisions[1] == 0


# Environments


def test_the_observation_of_the_printed_game_has_no_automa() -> None:
    assert not [each for each in describe() if "leopold" in each.name]
    assert layout_hash() != layout_hash(Options(mode="solo").ruleset)


@pytest.mark.parametrize("options", SOLO_OPTIONS[::5], ids=lambda o: f"{o.level}-{o.hotel}-{o.promos}")
def test_the_observation_shows_his_cards_markers_and_level(options: Options) -> None:
    ruleset = options.ruleset
    lens = Lens(ruleset)
    places = {each.name: slice(each.start, each.stop) for each in describe(ruleset)}
    for game in decisions(options, seed=4):
        seen = lens.observation(game.state, 0)
        automa = his(game)["automa"]
        used = [number - 193 for number in automa["used"]]
        assert np.flatnonzero(seen[places["leopold level"]]).tolist() == [automa["level"] - 1]
        assert np.flatnonzero(seen[places["leopold used"]]).tolist() == sorted(used)
        assert np.flatnonzero(seen[places["leopold card"]]).tolist() == used[-1:]
        markers = {**{k: 4 - v for k, v in automa["countdown"].items()}, **dict.fromkeys(his(game)["claims"], 3)}
        shown = [3 * "ABC".index(letter) + where - 1 for letter, where in markers.items()]
        assert np.flatnonzero(seen[places["leopold markers"]]).tolist() == sorted(shown)
        assert np.abs(seen).max() <= 1


@pytest.mark.parametrize("arguments", [{"players": 1}, {"mode": "solo", "level": 3}], ids=["players=1", "mode=solo"])
def test_gymnasium_is_a_task_for_one_agent(arguments: dict[str, Any]) -> None:
    env: Any = gymnasium.make("grandaustria/GrandAustria-v0", **arguments).unwrapped
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    rng = np.random.default_rng(1)
    ended = False
    while not ended:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, ended, _, info = env.step(action)
    assert reward == -1.0
    assert info["winners"] == []
    assert len(info["scores"]) == 2


def test_gymnasiums_vector_environment() -> None:
    envs: Any = gymnasium.make_vec("grandaustria/GrandAustria-v0", num_envs=3, players=1, level=2)
    _, info = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(200):
        actions = [int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in info["action_mask"]]
        _, _, _, _, info = envs.step(np.array(actions))


def test_many_games_on_arrays() -> None:
    env = VectorEnv(4, mode="solo", level=2)
    env.reset(1)
    ended = 0
    for _ in range(400):
        env.step(env.sample())
        ended += int(env.ended.sum())
        assert set(env.seats.tolist()) == {0}
    assert ended > 0
    with pytest.raises(InvalidData, match="either options"):
        VectorEnv(1, Options(), mode="solo")


def test_pettingzoo_has_one_agent() -> None:
    from grandaustria.envs import grandaustria_v0

    env = grandaustria_v0.env(players=1, level=2)
    env.reset(seed=2)
    assert env.possible_agents == ["player_0"]
    rng = np.random.default_rng(1)
    while env.agents:
        seen, reward, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    assert reward in (1.0, -1.0)


def test_open_spiel_has_a_game_for_one() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import grandaustria.envs.open_spiel

    assert grandaustria.envs.open_spiel.SOLO_TYPE
    game = pyspiel.load_game("grand_austria_solo(level=2,hotel=day)")
    assert game.num_players() == 1
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    while not state.is_terminal():
        if state.is_chance_node():
            action = int(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            action = int(rng.choice(state.legal_actions()))
            assert len(state.observation_tensor(0)) == Lens(Options(mode="solo", level=2).ruleset).length
        state.apply_action(action)
    assert state.returns() in ([1.0], [-1.0])


# The command line


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output


def test_demo_tells_each_of_his_steps() -> None:
    told = output("demo", "--solo", "2", "--seed", "3")
    for words in ("Alone against Leopold, level 2", "Leopold, turn 1", "turns up card", "to III", "Leopold sets 5"):
        assert words in told


def test_simulate_and_arena() -> None:
    assert "Leopold" in output("simulate", "--solo", "1", "--games", "3")
    report = json.loads(output("simulate", "--solo", "3", "--games", "3", "--bots", "greedy", "--json", "-"))
    assert report["options"]["level"] == 3
    assert len(report["summary"]["seats"]) == 2
    arena = json.loads(output("arena", "greedy", "gentle", "--solo", "2", "--games", "4", "--json", "-"))
    assert [each["bot"] for each in arena["bots"]] == ["greedy", "gentle", "leopold"]
    assert [each["games"] for each in arena["bots"]] == [2, 2, 4]


def test_the_command_line_refuses_what_does_not_fit() -> None:
    for arguments in (["--solo", "4"], ["--solo", "1", "--players", "2"], ["--solo", "1", "--staff", "draft"]):
        result = CliRunner().invoke(app, ["demo", *arguments])
        assert result.exit_code == 2


def test_leopolds_cards_are_listed() -> None:
    cards = output("cards", "leopold")
    assert "212" in cards
    assert "uncover a staff card (level 3)" in cards


def test_a_position_in_words_names_him() -> None:
    game = Game(Options(mode="solo"), seed=1)
    assert "Leopold" in in_words(game.view(0))
    assert "Leopold" in game.svg(0)
    assert names_at(game.options, "uk", ["Anna"]) == ["Anna", "Леопольд"]


def test_play_opens_at_the_address_of_a_game_against_leopold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("grandaustria.cli.play.run", lambda *given: given[4]("http://127.0.0.1:8000"))
    assert "open at http://127.0.0.1:8000/?solo=3\n" in output("play", "--no-browser", "--solo", "3")


def test_recorded_games_are_exported(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    records = str(tmp_path / "games.jsonl")
    output("simulate", "--solo", "2", "--games", "2", "--bots", "random", "--records", records)
    for rows in ("games", "seats", "decisions"):
        output("export", records, str(tmp_path / f"{rows}.parquet"), "--rows", rows)
    text = str(tmp_path / "games.txt")
    output("export", records, text)
    output("export", text, str(tmp_path / "again.parquet"))
